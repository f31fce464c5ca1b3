"""`casetta export` and `import`: finished games as records, one to a line."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Engine

from casetta.contract.errors import Wrong
from casetta.table import fairness, record
from casetta.table.history import History
from casetta.table.log import Entry
from casetta.table.record import BrokenRecord
from casetta.table.standing import PERSON
from casetta.table.table import Table
from casetta.words import Words

from .database import cannot_write, reading_engine
from .errors import NotWritten
from .migrate import readable_database_in
from .schema import read_history, read_ids
from .sqlite import SqliteStore
from .store import Store, StoredTable, new_epoch, new_token, page_of, token_hash

DONE, DAMAGED = 0, 1
ALL = "all"
TABLE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
Line = tuple[str, bytes]
"""Where a record stands, and the record."""


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
        raise cannot_write(to, error) from error
    finally:
        part.unlink(missing_ok=True)


# Import


@dataclass(frozen=True)
class Found:
    """A record that proved to be sound."""

    content: bytes
    record: dict[str, Any]
    table: Table

    @property
    def proof(self) -> dict[str, Any] | None:
        """How the shuffle came about, if the record tells."""
        return self.record.get("fairness")

    @property
    def id(self) -> str:
        """The name of its table; a record that tells none is named after its content."""
        if self.proof is None:
            return f"record-{hashlib.sha256(self.content).hexdigest()[:20]}"
        return str(self.proof["table"])


def import_records(folder: Path, files: list[Path], words: Words) -> int:
    """Take finished games into the data folder, and name those that cannot be trusted."""
    lines = [line for file in files for line in _lines(file)]
    return asyncio.run(_import_all(folder, lines, words))


def _lines(file: Path) -> Iterator[Line]:
    """The lines of a file; a line ends at a newline and nowhere else."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    for number, line in enumerate(content.removesuffix(b"\n").split(b"\n"), 1):
        yield f"{file}:{number}", line + b"\n"


async def _import_all(folder: Path, lines: list[Line], words: Words) -> int:
    store = await SqliteStore.open(folder)
    try:
        outcomes = [await _import_one(store, line, words) for line in lines]
    finally:
        await store.close()
    return DONE if all(outcomes) else DAMAGED


async def _import_one(store: Store, line: Line, words: Words) -> bool:
    """Take in one game and say so, or say why not."""
    place, content = line
    try:
        found = _sound(content)
        links = await _add(store, found)
    except NotWritten:
        raise
    except Wrong as wrong:
        told = words("import-refused", place=place, reason=words.wrong(wrong))
        print(told, file=sys.stderr)
        return False
    print(words("import-done" if links else "import-known", table=found.id))
    for role, link in links.items():
        print("  " + words(f"import-{role}", **{role: link}))
    return True


def _sound(content: bytes) -> Found:
    """A record that tells nothing but what happened, in a game played to its end."""
    verified = record.verify_bytes(content)
    found = Found(content, record.from_bytes(content), verified.table)
    found.table.demand_over()
    if not TABLE_NAME.fullmatch(found.id):
        raise BrokenRecord("fairness-form", 0)
    return found


async def _add(store: Store, found: Found) -> dict[str, str]:
    """Add a table unless it is there, and return its links; refused if another has its name."""
    if await store.load_table(found.id) is not None:
        if not await _is_there(store, found):
            raise Wrong("table-there", table=found.id)
        return {}
    tokens = {role: new_token() for role in ("host", "spectator")}
    secret = bytes.fromhex(found.proof["secret"]) if found.proof else fairness.new_secret()
    await store.add_table(
        found.id,
        found.table.game.name,
        found.record["version"],
        _about(found),
        status="finished",
        setup=found.table.setup,
        secret=secret,
        entries=_log(found),
        links=[(token_hash(token), role, None) for role, token in tokens.items()],
    )
    return {role: page_of(found.id, token) for role, token in tokens.items()}


async def _is_there(store: Store, found: Found) -> bool:
    """Whether the stored table tells the same; one without a proof is named after what it tells."""
    stored, history = await store.load_history(found.id)
    if history is None or not history.over:
        return False
    return found.proof is None or record.as_bytes(record_of(stored, history)) == found.content


def _about(found: Found) -> dict[str, Any]:
    """What a server wants to know about a table; without a proof the deal came from outside."""
    return {
        "places": [{"player": PERSON, "name": str(name)} for name in found.record["seats"]],
        "options": found.record["options"],
        "policy": {},
        "epoch": new_epoch(),
        "entropy": found.proof["entropy"] if found.proof else {},
        "setup": None if found.proof else found.table.setup,
    }


def _log(found: Found) -> list[Entry]:
    """The log of the record, or that which its events make."""
    if "log" in found.record:
        return [Entry(**told) for told in found.record["log"]]
    history = History(found.table.game, found.table.setup, [PERSON] * found.table.seats)
    for number, event in enumerate(found.table.events, 1):
        history.play(event.seat, event.move, f"event-{number}")
    return list(history.entries)
