"""`casetta import`: takes finished games from records, one to a line."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from casetta.contract.errors import Wrong
from casetta.store.epochs import new_epoch
from casetta.store.errors import NotWritten
from casetta.store.store import Store
from casetta.store.tokens import new_token, page_of, token_hash
from casetta.table import fairness, record
from casetta.table.history import History
from casetta.table.log import Entry
from casetta.table.record import BrokenRecord
from casetta.table.standing import PERSON
from casetta.table.table import Table
from casetta.words import Words

from .data_folder import DAMAGED, DONE
from .export import record_of

Line = tuple[str, bytes]
"""Where a record stands, and the record."""

TABLE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


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
    store = await Store.open(folder)
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
    if not found.table.is_over:
        raise Wrong("not-finished")
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
        body = {"move": event.move}
        history.accept(history.prepare("move", event.seat, body, f"event-{number}"))
    return list(history.entries)
