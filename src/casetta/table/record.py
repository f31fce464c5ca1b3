"""Records: a game played, as one JSON document that can be replayed and checked.

docs/record.md describes the format with a worked example.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.reader import SPACE, is_number, read_json
from casetta.kernel.state import digest

from . import fairness
from .history import BrokenLog, History
from .log import Entry, canonical
from .standing import LONGEST_PLAYER, PERSON
from .table import Table

FORMAT = 1
FIELDS = frozenset(
    ("format", "game", "version", "options", "seats", "setup", "events", "digests", "result")
)
OPTIONAL_FIELDS = frozenset(("seed", "log", "fairness"))
BETWEEN_TOKENS = re.compile(rf'("(?:[^"\\]|\\.)*")|[{SPACE}]+')
"""A text, which is kept, or the space outside of texts."""


class BrokenRecord(Wrong):
    """A record that cannot be trusted, with the number of the first event that does not fit.

    Event 0 is the deal.
    """

    def __init__(self, code: str, event: int, **values: str | int) -> None:
        super().__init__(code, f"event {event}", event=event, **values)
        self.event = event


def export(table: Table, names: Sequence[str]) -> dict[str, Any]:
    """The record of a table so far; `names` says who sits on each seat."""
    record = {
        "format": FORMAT,
        "game": table.game.name,
        "version": table.game.version_of(table.setup),
        "options": table.setup["options"],
        "seats": list(names),
        "setup": table.setup,
        "events": [{"seat": event.seat, "move": event.move} for event in table.events],
        "digests": table.digests,
        "result": table.result() if table.is_over else None,
    }
    return record if table.seed is None else {**record, "seed": table.seed}


def export_history(
    history: History, names: Sequence[str], proof: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The record of a finished game with its whole log, and how its shuffle came about.

    Such a record tells all that was hidden, so there is none while the game runs.
    """
    history.table.demand_over()
    record = export(history.table, names)
    record["log"] = [entry.to_dict() for entry in history.entries]
    return record if proof is None else {**record, "fairness": dict(proof)}


def as_bytes(record: Mapping[str, Any]) -> bytes:
    """The canonical bytes: the same game gives the same file."""
    return canonical(record) + b"\n"


def from_bytes(content: bytes) -> dict[str, Any]:
    """The JSON document of a record file."""
    record, rest = _first_document(content)
    if rest:
        raise BrokenRecord("record-not-json", 0)
    return record


def _first_document(content: bytes) -> tuple[dict[str, Any], str]:
    """The JSON document that a file begins with, and what follows it."""
    try:
        record, rest = read_json(content)
    except Wrong as wrong:
        raise BrokenRecord("record-not-json", 0) from wrong
    if not isinstance(record, dict):
        raise BrokenRecord("record-not-json", 0)
    try:
        canonical(record)
    except (UnicodeError, RecursionError) as error:  # half letters and endless nests
        raise BrokenRecord("record-altered", 0) from error
    return record, rest


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that was played again."""

    whole: Table
    """The last position."""
    at: int
    """The number of the event that was asked for."""
    before: Table | None
    """The position before that event; None at the deal."""
    after: Table | None

    @property
    def position(self) -> Table:
        """The position after that event; refused if the record has no such event."""
        if self.after is None:
            raise Wrong("no-such-event", event=self.at, last=self.whole.version)
        return self.after


def replay(record: Mapping[str, Any]) -> Table:
    """Play a record again, checking every digest."""
    return replay_at(record).whole


def replay_at(record: Mapping[str, Any], at: int | None = None) -> Replay:
    """The same, and the position after an event on the way; the last one if none is given."""
    game = _game_of(record)
    events, digests = record.get("events"), record.get("digests")
    if not isinstance(events, list) or not isinstance(digests, list):
        raise BrokenRecord("record-altered", 0)
    table = _deal_of(game, record, digests)
    at = len(events) if at is None else at
    found = {0: table.copy()} if at in (0, 1) else {}
    for number, event in enumerate(events, 1):
        _play(table, number, event)
        if digests[number : number + 1] != [digest(table.state)]:
            raise BrokenRecord("record-digest", number)
        if number in (at - 1, at):
            found[number] = table.copy()
    result = table.result() if table.is_over else None
    if not _same(record.get("result"), result) or len(digests) != table.version + 1:
        raise BrokenRecord("record-altered", table.version)
    return Replay(table, at, found.get(at - 1), found.get(at))


def _game_of(record: Mapping[str, Any]) -> Game:
    """The game of a record that this program can replay."""
    if not _same(record.get("format"), FORMAT):
        raise BrokenRecord("record-format", 0, format=str(record.get("format")), known=FORMAT)
    game = games.load(str(record.get("game")))
    version = record.get("version")
    if not is_number(version) or version < 1:
        raise BrokenRecord("record-altered", 0)
    if version > game.version:
        raise BrokenRecord("record-newer", 0, version=version, known=game.version)
    return game


def _deal_of(game: Game, record: Mapping[str, Any], digests: list[Any]) -> Table:
    """The table as it was dealt."""
    setup = record.get("setup")
    if not isinstance(setup, dict):
        raise BrokenRecord("record-altered", 0)
    try:
        table = Table(game, setup, record.get("seed"))
    except Wrong as wrong:
        raise BrokenRecord("record-altered", 0) from wrong
    told, names = [record.get("options"), setup], record.get("seats")
    seats_fit = isinstance(names, list) and len(names) == table.seats
    is_version = game.versions is None or record["version"] == game.version_of(table.setup)
    if not _same(told, [table.setup["options"], table.setup]) or not (seats_fit and is_version):
        raise BrokenRecord("record-altered", 0)
    seed_fits = "seed" not in record or (
        is_number(record["seed"]) and table.is_dealt_by(seed=record["seed"])
    )
    if digests[:1] != [digest(table.state)] or not seed_fits:
        raise BrokenRecord("record-digest", 0)
    return table


def _same(told: Any, known: Any) -> bool:
    """Whether two documents are the same to the letter; Python takes true for 1, and 1.0 too."""
    return bool(told == known) and canonical(told) == canonical(known)


def _play(table: Table, number: int, event: Any) -> None:
    if not isinstance(event, dict) or set(event) != {"seat", "move"}:
        raise BrokenRecord("record-altered", number)
    seat, move = event["seat"], event["move"]
    if not is_number(seat) or not isinstance(move, str):
        raise BrokenRecord("record-altered", number)
    try:
        table.play(seat, move)
    except Wrong as wrong:
        raise BrokenRecord("record-illegal", number) from wrong


# With everything that proves it


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found in order."""

    record: Mapping[str, Any]
    table: Table
    """The last position."""
    entries: int | None
    """How many entries the log has; None without a log."""

    @property
    def proof(self) -> Mapping[str, Any] | None:
        """How the shuffle came about, where it is proved that nobody chose it."""
        return self.record.get("fairness")

    @property
    def is_fair(self) -> bool:
        return self.proof is not None


def verify_bytes(content: bytes) -> Verified:
    """Check a record file to the last byte: first what it tells, then how it is written."""
    record, rest = _first_document(content)
    found = verify(record)
    if as_bytes(record) != content:
        raise BrokenRecord("record-not-canonical", 0, what=_deviation(content, record, rest))
    return found


def _deviation(content: bytes, record: Mapping[str, Any], rest: str) -> str:
    """The first thing in which a file differs from the canonical bytes of its record."""
    if rest:
        return "more"
    if content + b"\n" == as_bytes(record):
        return "newline"
    text = content.decode("utf-8")
    if BETWEEN_TOKENS.sub(r"\1", text) != text.removesuffix("\n"):
        return "spaces"
    orders: list[list[str]] = []
    json.loads(text, object_pairs_hook=lambda pairs: orders.append([key for key, _ in pairs]))
    return "spelling" if all(keys == sorted(set(keys)) for keys in orders) else "keys"


def verify(record: Mapping[str, Any]) -> Verified:
    """Check all that a record tells: game, log and shuffle."""
    table = replay(record)
    if not FIELDS <= set(record) <= FIELDS | OPTIONAL_FIELDS:
        raise BrokenRecord("record-altered", 0)
    if not all(map(_is_name, record["seats"])):
        raise BrokenRecord("record-altered", 0)
    entries = _check_log(table, record["log"]) if "log" in record else None
    if "fairness" in record:
        try:
            fairness.check(table, record["fairness"])
        except Wrong as wrong:
            raise BrokenRecord(wrong.code, 0) from wrong
    return Verified(record, table, entries)


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and 1 <= len(name) <= LONGEST_PLAYER and name.isprintable()


def _check_log(table: Table, log: Any) -> int:
    """Go through the log and find the events of the record in what still counts at its end."""
    if not isinstance(log, list):
        raise BrokenRecord("record-log", 1)
    entries = [_entry_of(number, told) for number, told in enumerate(log, 1)]
    try:
        history = History.restore(table.game, table.setup, [PERSON] * table.seats, entries)
    except BrokenLog as broken:
        raise BrokenRecord("record-log", broken.version) from broken
    logged = [(event.seat, event.move) for event in history.table.events]
    events = [(event.seat, event.move) for event in table.events]
    for number, (one, other) in enumerate(zip_longest(logged, events), 1):
        if one != other:
            raise BrokenRecord("record-altered", number)
    return len(entries)


def _entry_of(number: int, told: Any) -> Entry:
    try:
        entry = Entry(**told)
    except TypeError as error:
        raise BrokenRecord("record-log", number) from error
    whole = (type(entry.version), type(entry.kind), type(entry.seat), type(entry.id))
    if whole != (int, str, int, str) or not isinstance(entry.body, dict):
        raise BrokenRecord("record-log", number)
    return entry
