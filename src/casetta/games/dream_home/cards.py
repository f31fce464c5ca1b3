"""What is printed on the cards of Dream Home, read from cards.toml at start.

`read_cards` reads the same from a file of the owner of a box. Rules take nothing from
here: the facts and the cards of a game lie in its state, so that every game is played
with the cards it was dealt from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ...kernel.cards import BrokenCards, CardFile, Entry
from .kinds import (
    COLOUR_KEYS,
    DECOR_KEYS,
    FIRST_ROOF,
    MOST_CARDS,
    OWNED_KEYS,
    PLACE_KEYS,
    RESOURCE_CARDS,
    ROOM_CARDS,
    ROOM_CLASS,
    ROOM_KEYS,
    TOKENS,
    TOOLS,
)

SOURCES = ("rulebook", "reviews", "reconstructed", "box")
"""The last one is for owners who looked into theirs."""
MOST_POINTS = 99
"""Of one room or token."""

Value = TypeVar("Value")


@dataclass(frozen=True)
class Cards:
    """What a card file says, by the number of the kind, of the type or of the token."""

    copies: tuple[int, ...]
    room_points: tuple[tuple[int, ...], ...]
    """For a room of 1, 2 and 3 cards; 0 where there is no such room."""
    partners: tuple[int | None, ...]
    """The type of room that raises a room next to it, and ..."""
    beside_points: tuple[int, ...]
    """... what it then scores."""
    decor_rooms: tuple[int, ...]
    """A type of room, ANY_ROOM or OUTSIDE."""
    decor_points: tuple[int, ...]
    sources: tuple[str, ...]
    copies_sources: tuple[str, ...]


def read_cards(file: Path) -> tuple[Cards, list[BrokenCards]]:
    """The cards of a file, and all that is wrong with it; use them only if nothing is."""
    return cards_from(CardFile(file).tables, file)


def cards_from(tables: Mapping[str, Any], file: Path) -> tuple[Cards, list[BrokenCards]]:
    """The cards that these tables describe, and all that is wrong; `file` is named in that."""
    reader = _Reader(file, tables)
    rooms = reader.entries("room", ROOM_KEYS)
    roofs = reader.entries("roof", COLOUR_KEYS, "colour")
    decor = reader.entries("decor", DECOR_KEYS)
    owned = reader.entries("tool", OWNED_KEYS[:TOOLS])
    owned += reader.entries("helper", OWNED_KEYS[TOOLS:])
    each = [*rooms, *(roof for roof in roofs for _ in range(2)), *decor, *owned]
    partners = [reader.partner(entry) for entry in rooms]
    cards = Cards(
        copies=reader.copies(rooms, roofs, owned),
        room_points=tuple(reader.room_points(entry, room) for room, entry in enumerate(rooms)),
        partners=tuple(partner for partner, _ in partners),
        beside_points=tuple(points for _, points in partners),
        decor_rooms=tuple(
            PLACE_KEYS.index(reader.choice(entry, "room", PLACE_KEYS)) for entry in decor
        ),
        decor_points=tuple(reader.number(entry, "points", MOST_POINTS) for entry in decor),
        sources=tuple(reader.choice(entry, "source", SOURCES) for entry in each),
        copies_sources=tuple(reader.copies_source(entry) for entry in each),
    )
    reader.check_sums(cards)
    return cards, reader.broken


class _Reader:
    """Reads entry by entry and collects every fault instead of stopping at the first."""

    def __init__(self, file: Path, tables: Mapping[str, Any]) -> None:
        self.file = file
        self.tables = tables
        self.broken: list[BrokenCards] = []

    def entries(self, name: str, keys: Sequence[str], called: str = "key") -> list[Entry]:
        """The entries of one table in the order of their keys, each exactly once."""
        values = self.tables.get(name)
        rows = [row for row in values if isinstance(row, dict)] if isinstance(values, list) else []
        found: dict[str, Entry] = {}
        for row in rows:
            key = str(row.get(called))
            if key not in keys or key in found:
                reason = "stands twice" if key in found else "is not known"
                self.fault(f"{name} {key}", f"{called}: {key} {reason}")
            found.setdefault(key, Entry(self.file, f"{name} {key}", row))
        for key in keys:
            if key not in found:
                self.fault(f"{name} {key}", "the entry is missing")
        return [found.get(key) or Entry(self.file, f"{name} {key}", {}) for key in keys]

    def copies(self, rooms: list[Entry], roofs: list[Entry], owned: list[Entry]) -> tuple[int, ...]:
        """How many copies there are of each kind; every piece of decor is there once."""
        return (
            *(self.number(entry, "copies", ROOM_CARDS) for entry in rooms),
            *(self.number(roof, key, RESOURCE_CARDS) for roof in roofs for key in ROOF_COPIES),
            *(1,) * TOKENS,
            *(self.number(entry, "copies", RESOURCE_CARDS) for entry in owned),
        )

    def room_points(self, entry: Entry, room: int) -> tuple[int, ...]:
        """Points by size; class and size must be those of the rules."""
        self.choice(entry, "class", (ROOM_CLASS[room],))
        most = MOST_CARDS[room]
        self.value(entry, lambda: entry.number("most", most, most), most)
        none = (0,) * most
        points = self.value(entry, lambda: entry.numbers("points", most, 0, MOST_POINTS), none)
        return (*points, 0, 0)[:3]

    def partner(self, entry: Entry) -> tuple[int | None, int]:
        """The room that raises this one, and to what."""
        if "beside" not in entry.values:
            return None, 0
        partner = ROOM_KEYS.index(self.choice(entry, "beside", ROOM_KEYS))
        return partner, self.number(entry, "beside_points", MOST_POINTS)

    def copies_source(self, entry: Entry) -> str:
        """Where the number of copies comes from; that of decor goes without saying."""
        if "copies_source" not in entry.values:
            return SOURCES[0]
        return self.choice(entry, "copies_source", SOURCES)

    def check_sums(self, cards: Cards) -> None:
        """Both decks must last exactly twelve rounds."""
        rooms, resources = cards.copies[:FIRST_ROOF], cards.copies[FIRST_ROOF:]
        for name, deck, cards_needed in (
            ("room", rooms, ROOM_CARDS),
            ("roof, decor, tool and helper", resources, RESOURCE_CARDS),
        ):
            if sum(deck) != cards_needed:
                self.fault(name, f"copies: they make {sum(deck)} cards, not {cards_needed}")

    def choice(self, entry: Entry, key: str, choices: Sequence[str]) -> str:
        """One of some words."""
        word = self.value(entry, lambda: entry.text(key), choices[0])
        if word in choices:
            return word
        self.fault(entry.name, f"{key}: {word} is not {' or '.join(choices)}")
        return choices[0]

    def number(self, entry: Entry, key: str, highest: int) -> int:
        """A whole number from 0."""
        return self.value(entry, lambda: entry.number(key, 0, highest), 0)

    def value(self, entry: Entry, read: Callable[[], Value], otherwise: Value) -> Value:
        """What `read` answers; what is broken is noted, unless the whole entry is missing."""
        try:
            return read()
        except BrokenCards as broken:
            if entry.values:
                self.broken.append(broken)
            return otherwise

    def fault(self, entry: str, reason: str) -> None:
        """Note what is wrong with an entry."""
        self.broken.append(BrokenCards(self.file, entry, reason))


ROOF_COPIES = ("plain", "window")
FILE = Path(__file__).parent / "cards.toml"
CARDS, _BROKEN = read_cards(FILE)
for _first in _BROKEN:
    raise _first

_ROOMS = {
    row["key"]: Entry(FILE, f"room {row['key']}", row) for row in CardFile(FILE).tables["room"]
}
SIGNS = "".join(_ROOMS[key].text("sign", 1) for key in ROOM_KEYS)
"""One letter for each type of room, for pictures in characters."""
COLOURS = tuple(_ROOMS[key].text("colour", 7) for key in ROOM_KEYS)
