"""`casetta export` and `import`, finished games as records, and `check`: is all of it sound?"""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong
from casetta.contract.files import cannot_write, replacing
from casetta.contract.shown import hidden, print_json, print_text, shown_json
from casetta.table import fairness, record
from casetta.table.history import History
from casetta.table.log import Entry
from casetta.table.record import BrokenRecord, Verified
from casetta.table.standing import PERSON
from casetta.words import Words

from . import store as stores
from .backup import foreign_parts, readable_database_in
from .database import connect_reading, integrity_faults, reading_engine
from .schema import read_history, read_ids
from .sqlite import SqliteStore
from .store import DamagedTable, NotWritten, Store, StoredTable

DONE, DAMAGED = 0, 1
ALL = "all"
TABLE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
Line = tuple[str, bytes]
"""Where a record stands, and the record."""


def export(folder: Path, which: str, to: Path | None, words: Words) -> int:
    """Write the record of a finished table, or of all of them; damaged ones are named."""
    with _reading(readable_database_in(folder)) as engine:
        if which == ALL:
            return _export_all(engine, to, words)
        content = _content(engine, which)
        with _output(to) as out:
            out.write(content)
        return DONE


@contextmanager
def _reading(file: Path) -> Iterator[Engine]:
    engine = reading_engine(file)
    try:
        yield engine
    finally:
        engine.dispose()


def _export_all(engine: Engine, to: Path | None, words: Words) -> int:
    with engine.begin() as connection:
        ids = read_ids(connection, ["finished"])
    status = DONE
    with _output(to) as out:
        for id in ids:
            try:
                out.write(_content(engine, id))
            except Wrong as wrong:
                told = words("check-damaged", table=id, reason=words.wrong(wrong))
                print_text(told, is_error=True)
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
    return record.export_history(history, stored.names, proof, stored.first_player)


@contextmanager
def _output(to: Path | None) -> Iterator[BinaryIO]:
    """Standard output, or a new file that is whole at the end or not there.

    A terminal gets records with escapes in place of what would steer it: to read, not to keep.
    """
    if to is None and sys.stdout.isatty():
        lines = BytesIO()
        yield lines
        print_text(shown_json(lines.getvalue().decode().removesuffix("\n")))
        return
    if to is None:
        yield sys.stdout.buffer
        return
    if to.exists():
        raise Wrong("file-exists", file=str(to))
    try:
        with replacing(to) as part, part.open("xb") as out:
            yield out
    except OSError as error:
        raise cannot_write(to, error) from error


# Import


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
        found = record.verify_bytes(content)
        for names in hidden(found.record):
            raise Wrong("hidden-sign", " ".join(map(str, names)))
        links = await _add(store, found, _name(found))
    except NotWritten:
        raise
    except Wrong as wrong:
        told = words("import-refused", place=place, reason=words.wrong(wrong))
        print_text(told, is_error=True)
        return False
    print_text(words("import-done" if links else "import-known", table=_name(found)))
    for role, link in links.items():
        print_text("  " + words(f"import-{role}", **{role: link}))
    return True


def _name(found: Verified) -> str:
    """The name of a table; a record that tells none is named after its content."""
    if found.proof is None:
        return f"record-{hashlib.sha256(record.as_bytes(found.record)).hexdigest()[:20]}"
    return str(found.proof["table"])


async def _add(store: Store, found: Verified, id: str) -> dict[str, str]:
    """Add a game that was played to its end unless it is there, and return the links to it.

    Refused if another has its name.
    """
    found.table.demand_over()
    if not TABLE_NAME.fullmatch(id):
        raise BrokenRecord("fairness-form", 0)
    if await store.load_table(id) is not None:
        if not await _is_there(store, found, id):
            raise Wrong("table-there", table=id)
        return {}
    tokens = {role: stores.new_token() for role in ("host", "spectator")}
    secret = bytes.fromhex(found.proof["secret"]) if found.proof else fairness.new_secret()
    game, version, setup = found.table.game.name, found.record["version"], found.table.setup
    table = StoredTable(id, game, version, _about(found), "finished", setup=setup, secret=secret)
    links = [(stores.token_hash(token), role, None) for role, token in tokens.items()]
    await store.add_table(table, entries=_log(found), links=links)
    return {role: stores.page_of(id, token) for role, token in tokens.items()}


async def _is_there(store: Store, found: Verified, id: str) -> bool:
    """Whether the stored table tells the same; one without a proof is named after what it tells."""
    stored, history = await store.load_history(id)
    if history is None or not history.over:
        return False
    if found.proof is None:
        return True
    return record.as_bytes(record_of(stored, history)) == record.as_bytes(found.record)


def _about(found: Verified) -> dict[str, Any]:
    """What a server wants to know about a table; without a proof the deal came from outside."""
    return {
        "places": [{"player": PERSON, "name": str(name)} for name in found.record["seats"]],
        "options": found.record["options"],
        "policy": {},
        "epoch": stores.new_epoch(),
        "entropy": found.proof["entropy"] if found.proof else {},
        "setup": None if found.proof else found.table.setup,
        "first_player": found.first,
    }


def _log(found: Verified) -> list[Entry]:
    """The log of the record, or that which its events make."""
    if "log" in found.record:
        return [Entry(**told) for told in found.record["log"]]
    history = History(found.table.game, found.table.setup, [PERSON] * found.table.seats)
    for number, event in enumerate(found.table.events, 1):
        history.play(event.seat, event.move, f"event-{number}")
    return list(history.entries)


# Check


def check(folder: Path, words: Words, *, as_json: bool) -> int:
    """Look through everything, also while a server runs, and name what is damaged."""
    tables, faults, damaged = _examined(readable_database_in(folder))
    is_sound = not faults and not damaged
    reasons = {id: words.wrong(wrong) for id, wrong in damaged.items()}
    if as_json:
        named = [
            {"table": id, "code": wrong.code, "message": reasons[id]}
            for id, wrong in damaged.items()
        ]
        found = {"ok": is_sound, "tables": tables, "faults": faults, "damaged": named}
        print_json(found)
        return DONE if is_sound else DAMAGED
    for fault in faults:
        print_text(words("check-fault", reason=fault))
    for id, reason in reasons.items():
        print_text(words("check-damaged", table=id, reason=reason))
    if is_sound:
        print_text(words("check-sound", tables=tables))
        return DONE
    print_text(words("check-broken", damaged=len(damaged), tables=tables))
    return DAMAGED


def _examined(file: Path) -> tuple[int, list[str], dict[str, Wrong]]:
    """How many tables there are, what SQLite says of the file, and what is wrong with a table."""
    faults, ids = _file_faults(file), []
    with _reading(file) as engine:
        try:
            with engine.begin() as connection:
                ids = read_ids(connection)
        except DBAPIError as error:
            faults.append(str(error.orig))
        found = {id: _damage(engine, id) for id in ids}
    return len(ids), faults, {id: wrong for id, wrong in found.items() if wrong}


def _file_faults(file: Path) -> list[str]:
    try:
        with closing(connect_reading(file)) as connection:
            astray = connection.execute("PRAGMA foreign_key_check").fetchall()
            faults = integrity_faults(connection)
    except sqlite3.Error as error:
        return [str(error)]
    faults += [f"{child}: {parent}?" for child, _, parent, _ in astray]
    return faults + [f"{part}?" for part in foreign_parts(file)]


def _damage(engine: Engine, id: str) -> Wrong | None:
    """What is wrong with a table; None if it is sound."""
    try:
        with engine.begin() as connection:
            stored, history = read_history(connection, id)
        if stored.status == "quarantined":
            return DamagedTable("put-aside", table=id, place=stored.damage or "?")
        if stored.status == "finished" and history is not None:
            record.verify(record_of(stored, history))
    except Wrong as wrong:
        return wrong
    except DBAPIError as error:
        return stores.damaged(id, str(error.orig))
    return None
