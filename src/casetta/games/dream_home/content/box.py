"""An owner's box as questions and score pads know it: wider than what a game can be played with.

Rooms and tokens may have names that casetta does not know, rooms any size up to three cards, and
the cards of one type different numbers of hidden children (ruling D-78). A state has places for
sixteen types of room and ten tokens: `Box.cast` gives those that a question names a place each.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ....contract.errors import Wrong, Wrongs, refuse
from ....contract.reader import Objects, Reader, content_reader, file_reader, own_reader
from ..rules.layout import MOST, PILE_SIZE
from ..rules.piles import fact_words
from . import kinds
from .cards import (
    FILE,
    KEYS_OF,
    MOST_CHILDREN,
    MOST_POINTS,
    ROOF_COPIES,
    SOURCES,
    Cards,
    check_sums,
    read_owned,
    read_partner,
)
from .kinds import COLOUR_KEYS, DECOR_KEYS, MOST_CARDS, ROOM_KEYS, Room

SORTS = ("normal", "special", "basement")
LARGEST = max(MOST_CARDS)
"""Cards in one room: a score has so many numbers."""
COUNTED = (Room.BATHROOM, Room.KITCHEN, Room.BEDROOM)
"""The types that bonuses look for; no other room may take their place."""
MOST_KEYS = 60
"""Types of room, or tokens, in one box: it has no more cards."""
MOST_REMEMBERED = 16


class RoomType(NamedTuple):
    """What is printed on the cards of a type of room."""

    sort: str
    points: tuple[int, ...]
    """For a room of 1, 2, 3 cards, as many as it may have."""
    beside: str | None
    beside_points: int
    children: tuple[int, ...] | None
    """Hidden in the picture of each copy; None where nobody counted."""


class Token(NamedTuple):
    """What is printed on a piece of decor."""

    room: str
    points: int


@dataclass(frozen=True, slots=True)
class Cast:
    """The rooms and tokens that a question names, by their numbers in a state."""

    room_keys: tuple[str, ...]
    decor_keys: tuple[str, ...]
    words: tuple[int, ...]
    """What a state holds of these cards."""
    rooms: tuple[str, ...] = ROOM_KEYS
    """All that the box has."""
    decor: tuple[str, ...] = DECOR_KEYS

    def room(self, key: str) -> int:
        """The type that stands for a room; 0 for what is no room."""
        return self.room_keys.index(key) if key in self.room_keys else 0

    def token(self, key: str) -> int:
        """The same of a token."""
        return self.decor_keys.index(key) if key in self.decor_keys else 0

    def most(self, kind: int) -> int:
        """How many cards make a full room of a type."""
        return self.words[PILE_SIZE + kind] >> MOST or MOST_CARDS[kind]


@dataclass(frozen=True, eq=False)
class Box:
    """What a card file says, by the keys of the file."""

    rooms: Mapping[str, RoomType]
    decor: Mapping[str, Token]
    copies: Mapping[str, int]
    """Of every kind of card, and of every token."""

    @cached_property
    def outside(self) -> tuple[str, ...]:
        """The tokens that lie beside a house."""
        return tuple(key for key, token in self.decor.items() if token.room == "outside")

    @cached_property
    def counts_children(self) -> bool:
        return any(room.children is not None for room in self.rooms.values())

    @cached_property
    def known(self) -> Cast:
        """The rooms and tokens that casetta knows, each in its own place."""
        return self._cast(ROOM_KEYS, DECOR_KEYS)

    def cast(self, rooms: Collection[str], decor: Collection[str]) -> Cast:
        """A place in a state for each of these rooms and tokens of the box."""
        if set(rooms) <= set(ROOM_KEYS) and set(decor) <= set(DECOR_KEYS):
            return self.known
        wanted = {self.decor[key].room for key in decor} & set(self.rooms)
        return self._cast(placed_rooms(self, {*rooms} | wanted), placed(DECOR_KEYS, decor))

    def _cast(self, room_keys: tuple[str, ...], decor_keys: tuple[str, ...]) -> Cast:
        types = [self.rooms.get(key, NO_ROOM) for key in room_keys]
        words: list[int] = fact_words(cards_in_places(self, room_keys, decor_keys))
        for kind, room in enumerate(types):
            if room.points and len(room.points) != MOST_CARDS[kind]:
                words[PILE_SIZE + kind] |= len(room.points) << MOST
        return Cast(room_keys, decor_keys, tuple(words), tuple(self.rooms), tuple(self.decor))

    def children_in(self, rooms: Iterable[str]) -> tuple[int, int] | None:
        """The fewest and the most children that face-up cards of these types may hide."""
        keys = list(rooms)
        if not self.counts_children:
            return None
        least = most = 0
        for key in set(keys):
            hidden, cards = sorted(self.rooms[key].children or ()), keys.count(key)
            least += sum(hidden[:cards])
            most += sum(hidden[max(len(hidden) - cards, 0) :])
        return least, most


NO_ROOM = RoomType("special", (), None, 0, None)
"""A type that a box does not have."""
NO_TOKEN = Token("any", 0)


def placed_rooms(box: Box, used: set[str]) -> tuple[str, ...]:
    """What stands for each type of a state: a room of another name in the place of one that the
    question does not name, on the floor of its own.
    """
    keys = list(ROOM_KEYS)
    for key in sorted(used - {*ROOM_KEYS}):
        is_low = box.rooms[key].sort == "basement"
        free = [
            kind
            for kind, known in enumerate(ROOM_KEYS)
            if keys[kind] == known and known not in used and kind not in COUNTED
            if (kinds.ROOM_CLASS[kind] == "basement") == is_low
        ]
        if not free:
            raise Wrong("own-too-many-rooms", "floors")
        keys[free[-1]] = key
    return tuple(keys)


def placed(known: tuple[str, ...], used: Collection[str]) -> tuple[str, ...]:
    """The same for tokens, which have no floor."""
    keys = list(known)
    for key in sorted(set(used) - set(known)):
        free = [number for number, each in enumerate(keys) if each not in used and each in known]
        if not free:
            raise Wrong("own-too-many-tokens", "floors")
        keys[free[-1]] = key
    return tuple(keys)


def cards_in_places(box: Box, room_keys: tuple[str, ...], decor_keys: tuple[str, ...]) -> Cards:
    """What lies in these places, as a game knows its cards."""
    types = [box.rooms.get(key, NO_ROOM) for key in room_keys]
    tokens = [box.decor.get(key, NO_TOKEN) for key in decor_keys]
    places = {key: number for number, key in enumerate((*room_keys, "any", "outside"))}
    counts = [room.children for room in types]
    same = all(each is not None and len(set(each)) == 1 for each in counts)
    return Cards(
        copies=(
            *(box.copies.get(key, 0) for key in room_keys),
            *(box.copies[key] for key in kinds.ROOF_KEYS),
            *(1,) * kinds.TOKENS,
            *(box.copies[key] for key in kinds.OWNED_KEYS),
        ),
        room_points=tuple((*room.points, 0, 0, 0)[:LARGEST] for room in types),
        partners=tuple(places.get(room.beside or "") for room in types),
        beside_points=tuple(room.beside_points for room in types),
        decor_rooms=tuple(places.get(token.room, kinds.ANY_ROOM) for token in tokens),
        decor_points=tuple(token.points for token in tokens),
        children=tuple(each[0] if same and each else None for each in counts),
        sources=(),
        copies_sources=(),
    )


# Reading


def read_file(file: Path) -> tuple[dict[str, Any], Wrongs]:
    """What questions bring of a card file, and all that is wrong with it."""
    reader = checked(file_reader(file))
    return {"cards": dict(reader.values)}, reader.wrongs


def checked(reader: Reader) -> Reader:
    """The same reader of a card file; all that is wrong with it is noted with its lines."""
    if not reader.wrongs:
        box_of(reader)
    return reader


def box_told(cards: Mapping[str, Any] | None) -> Box:
    """The box of a question; raises all that is wrong with it."""
    return PRINTED if cards is None else _box_told(json.dumps(cards, sort_keys=True))


@lru_cache(maxsize=MOST_REMEMBERED)
def _box_told(text: str) -> Box:
    """A pad asks often about the same box."""
    reader = content_reader(json.loads(text))
    box = box_of(reader)
    refuse(reader.wrongs)
    return box


def box_of(reader: Reader) -> Box:
    """The box that a file describes; what is wrong with it is noted there."""
    reader.only(tuple(KEYS_OF))
    rooms, decor = entries(reader, "room", ROOM_KEYS), entries(reader, "decor", DECOR_KEYS)
    roofs = reader.objects_by("roof", "colour", COLOUR_KEYS, KEYS_OF["roof"])
    owned = read_owned(reader)
    counted = any(entry.has("children") for entry in rooms.values())
    copies = {key: entry.number("copies", 0, kinds.ROOM_CARDS) for key, entry in rooms.items()}
    types = {
        key: read_type(entry, key, tuple(rooms), copies[key] if counted else None)
        for key, entry in rooms.items()
    }
    places = (*rooms, "any", "outside")
    tokens = {key: read_token(entry, places) for key, entry in decor.items()}
    others = read_resources(roofs, owned) | dict.fromkeys(decor, 1)
    for entry in (*rooms.values(), *roofs, *decor.values(), *owned):
        entry.word("source", SOURCES)
        entry.word("copies_source", SOURCES, absent=SOURCES[0])
    check_sums(reader, sum(copies.values()), sum(others.values()))
    return Box(types, tokens, copies | others)


def read_resources(roofs: Objects, owned: Objects) -> dict[str, int]:
    """How many copies there are of each roof, tool and helper."""
    most = kinds.RESOURCE_CARDS
    of_roofs = [roof.number(key, 0, most) for roof in roofs for key in ROOF_COPIES]
    others = [entry.number("copies", 0, most) for entry in owned]
    return dict(zip((*kinds.ROOF_KEYS, *kinds.OWNED_KEYS), of_roofs + others, strict=True))


def read_token(entry: Reader, places: tuple[str, ...]) -> Token:
    """A piece of decor; it lies in a room of the box, in any, or outside."""
    return Token(entry.word("room", places), entry.number("points", 0, MOST_POINTS))


def entries(reader: Reader, table: str, known: tuple[str, ...]) -> dict[str, Reader]:
    """The entries of a table by their keys, those that casetta knows first, in its order."""
    found: dict[str, Reader] = {}
    for entry in reader.objects(table, MOST_KEYS):
        entry.only(KEYS_OF[table])
        key = entry.word("key")
        if key in found:
            entry.fault("page-twice", "key", name=key)
        elif key and (not key.isidentifier() or key in RESERVED - {*known}):
            entry.fault("own-key", "key", name=key)
        elif key:
            found[key] = entry
    if not found and not reader.wrongs:
        reader.fault("page-not-entries", table)
    return {key: found[key] for key in (*known, *found) if key in found}


RESERVED = frozenset((*kinds.KEYS, *kinds.PLACE_KEYS, "empty", "scaffolding"))
"""Names that mean something else already."""


def read_type(entry: Reader, key: str, known: tuple[str, ...], copies: int | None) -> RoomType:
    """A type of room; with `copies`, the children of each of them."""
    if key in ROOM_KEYS:
        sort = entry.word("class", (kinds.ROOM_CLASS[ROOM_KEYS.index(key)],))
    else:
        sort = entry.word("class", SORTS)
    most = entry.number("most", 1, LARGEST)
    points = tuple(entry.numbers("points", most, 0, MOST_POINTS))
    beside, beside_points = read_partner(entry, known)
    children = None if copies is None else read_children(entry, copies)
    return RoomType(sort, points, beside, beside_points, children)


def read_children(entry: Reader, copies: int) -> tuple[int, ...]:
    """The children of each copy: a list, or one number for all."""
    if not isinstance(entry.values.get("children"), list):
        return (entry.number("children", 0, MOST_CHILDREN),) * copies
    if len(entry.values["children"]) != copies:
        entry.fault("own-children-copies", "children", copies=copies)
        return (0,) * copies
    return tuple(entry.numbers("children", copies, 0, MOST_CHILDREN))


PRINTED = box_of(own_reader(FILE))
"""The box as casetta knows it."""
