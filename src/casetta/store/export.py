"""`casetta export`: finished games as records, one to a line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Engine

from casetta.contract.errors import Wrong
from casetta.store.database import reading_engine
from casetta.store.queries import read_ids
from casetta.store.restore import read_history
from casetta.store.rows import StoredTable
from casetta.table import fairness, record
from casetta.table.history import History
from casetta.words import Words

from .data_folder import DAMAGED, DONE, readable_database_in

ALL = "all"


def export(folder: Path, which: str, to: Path | None, words: Words) -> int:
    """Write the record of a finished table, or of all of them; damaged ones are named."""
    engine = reading_engine(readable_database_in(folder))
    try:
        if which != ALL:
            return _export_one(engine, which, to)
        return _export_all(engine, to, words)
    finally:
        engine.dispose()


def _export_one(engine: Engine, id: str, to: Path | None) -> int:
    content = _content(engine, id)
    with _output(to) as out:
        out.write(content)
    return DONE


def _export_all(engine: Engine, to: Path | None, words: Words) -> int:
    with engine.begin() as connection:
        ids = read_ids(connection, "finished")
    status = DONE
    with _output(to) as out:
        for id in ids:
            try:
                out.write(_content(engine, id))
            except Wrong as wrong:
                told = words("check-damaged", table=id, reason=words.wrong(wrong))
                print(told, file=sys.stderr)
                status = DAMAGED
    return status


def _content(engine: Engine, id: str) -> bytes:
    """The record of a table, in canonical bytes."""
    with engine.begin() as connection:
        stored, history = read_history(connection, id)
    if history is None:
        raise Wrong("not-finished")
    return record.as_bytes(record_of(stored, history))


def record_of(stored: StoredTable, history: History) -> dict[str, Any]:
    """The record of a finished table; its shuffle is proved unless it was dealt elsewhere."""
    proof = None
    if stored.secret is not None and not stored.about.get("setup"):
        proof = fairness.proof(stored.id, stored.secret, stored.entropy)
    return record.export_history(history, stored.names, proof)


@contextmanager
def _output(to: Path | None) -> Iterator[BinaryIO]:
    """Standard output, or a new file that is whole at the end or not there."""
    if to is None:
        yield sys.stdout.buffer
        return
    if to.exists():
        raise Wrong("file-exists", file=str(to))
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(to)
    except OSError as error:
        raise Wrong("cannot-write", file=str(to), reason=error.strerror or "") from error
    finally:
        part.unlink(missing_ok=True)
