"""Rows of the database as values, and values as rows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Row

from ..table.log import Entry
from .errors import DamagedTable

_short = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

IN_JSON = ("about", "setup", "clock")
"""Columns of a table that hold JSON; decoded row by row, so that damage stays in its row."""

KINDS = {"game": str, "rules": int, "status": str, "secret": bytes | None}
"""What other columns hold; SQLite itself does not insist on it."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, without its log.

    `about` belongs to whoever runs the table. What the commands of the operator read of it
    is `places`, with `player` and `name` for each seat, and `entropy` by seat.
    """

    id: str
    game: str
    rules: int
    status: str
    about: dict[str, Any]
    made: float
    changed: float
    setup: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    secret: bytes | None = field(default=None, repr=False)
    damage: str | None = None

    @property
    def players(self) -> list[str]:
        """Who played each seat at the start: `person` or `bot:NAME`."""
        return [place["player"] for place in self._places]

    @property
    def names(self) -> list[str]:
        """What each seat is called in a record."""
        return [str(place.get("name") or place["player"]) for place in self._places]

    @property
    def entropy(self) -> dict[int, str]:
        """What each seat added to the shuffle."""
        given = self.about.get("entropy") or {}
        try:
            return {int(seat): str(words) for seat, words in given.items()}
        except (AttributeError, ValueError) as error:
            raise DamagedTable("damaged-place", table=self.id, place="about.entropy") from error

    @property
    def goes_on(self) -> bool:
        """Whether something may happen without people: a bot plays, a clock runs, or who knows."""
        try:
            clock = (self.about.get("policy") or {}).get("clock") or {}
            has_clock = clock.get("kind", "none") != "none"
            return has_clock or any(player.startswith("bot:") for player in self.players)
        except (AttributeError, DamagedTable):
            return True

    @property
    def _places(self) -> list[dict[str, Any]]:
        places = self.about.get("places")
        if not isinstance(places, list) or not all(_is_place(place) for place in places):
            raise DamagedTable("damaged-place", table=self.id, place="about.places")
        return places


@dataclass(frozen=True, slots=True)
class StoredLink:
    """What a link opens."""

    table_id: str
    role: str
    seat: int | None
    revoked: bool


NO_SEAT = -1
"""In place of a seat: whoever holds the table as its host or looks on."""


@dataclass(frozen=True, slots=True)
class StoredVisit:
    """What a browser holds at a table."""

    table_id: str
    role: str
    seat: int | None
    game: str
    status: str
    changed: float
    """When something last happened at the table."""


@dataclass(frozen=True, slots=True)
class StoredChat:
    """Something that was said."""

    number: int
    seat: int
    name: str
    text: str
    at: float


def table_of(row: Row[Any]) -> StoredTable:
    """A row as a table; raises DamagedTable if it cannot be read."""
    values = row._asdict()
    for name in IN_JSON:
        if values.get(name) is not None:
            values[name] = _object(values[name], str(row.id), name)
    for name, kind in KINDS.items():
        if name in values and not isinstance(values[name], kind):
            raise DamagedTable("damaged-place", table=str(row.id), place=name)
    return StoredTable(**values)


def entry_of(row: Row[Any]) -> Entry:
    """A row as an entry of a log; raises DamagedTable if it cannot be read."""
    body = _object(row.body, row.table_id, f"entry {row.version}")
    return Entry(row.version, row.kind, row.seat, body, row.client_id, row.hash)


def entry_row(table_id: str, entry: Entry, at: float) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": table_id,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": as_json(entry.body) if entry.kind != "move" else quick_json(entry.body),
        "client_id": entry.id,
        "at": at,
        "hash": entry.hash,
    }


def table_columns(columns: Mapping[str, Any]) -> dict[str, Any]:
    """Columns of a table with what is JSON as text."""
    return {
        name: as_json(value) if name in IN_JSON and value is not None else value
        for name, value in columns.items()
    }


def as_json(value: Mapping[str, Any] | Sequence[Any]) -> str:
    """A value as short text."""
    return _short(value)


def quick_json(value: Mapping[str, Any] | Sequence[Any]) -> str:
    """The same where nothing but texts and ordinary numbers occur: moves are many."""
    return msgspec.json.encode(value).decode()


def _object(text: Any, table: str, place: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise DamagedTable("damaged-place", table=table, place=place) from error
    if not isinstance(value, dict):
        raise DamagedTable("damaged-place", table=table, place=place)
    return value


def _is_place(place: Any) -> bool:
    return isinstance(place, dict) and isinstance(place.get("player"), str)
