"""What is printed on the cards of Dream Home, read from cards.toml at start.

`read_cards` reads the same from a file of the owner of a box. Rules take nothing from
here: the facts and the cards of a game lie in its state, so that every game is played
with the cards it was dealt from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ....contract.errors import Wrongs
from ....contract.reader import Objects, Reader, content_reader, file_reader, own_reader
from . import kinds
from .kinds import COLOUR_KEYS, DECOR_KEYS, FIRST_ROOF, MOST_CARDS, OWNED_KEYS, ROOM_KEYS, TOOLS

SOURCES = ("rulebook", "reviews", "reconstructed", "box")
"""The last one is for owners who looked into theirs."""
MOST_POINTS = 99
"""Of one room or token."""
MOST_CHILDREN = 99
"""Hidden in the picture of one card."""
KEYS_OF = {
    "room": (
        "key", "class", "most", "points", "beside", "beside_points", "source", "copies",
        "copies_source", "children", "sign", "colour",
    ),
    "roof": ("colour", "plain", "window", "source", "copies_source"),
    "decor": ("key", "room", "points", "source"),
    "tool": ("key", "copies", "source", "copies_source"),
    "helper": ("key", "copies", "source", "copies_source"),
}  # fmt: skip
"""What may stand in an entry of each table."""


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
    children: tuple[int | None, ...]
    """Hidden in the picture of each card of a type of room; None where nobody counted."""
    sources: tuple[str, ...]
    copies_sources: tuple[str, ...]


def read_cards(file: Path) -> tuple[Cards, Wrongs]:
    """The cards of a file, and all that is wrong with it; use them only if nothing is."""
    reader = file_reader(file)
    return cards_of(content_reader({}) if reader.wrongs else reader), reader.wrongs


def cards_of(reader: Reader) -> Cards:
    """The cards that a file describes; what is wrong with it is noted there."""
    reader.only(tuple(KEYS_OF))
    rooms = reader.objects_by("room", "key", ROOM_KEYS, KEYS_OF["room"])
    roofs = reader.objects_by("roof", "colour", COLOUR_KEYS, KEYS_OF["roof"])
    decor = reader.objects_by("decor", "key", DECOR_KEYS, KEYS_OF["decor"])
    owned = read_owned(reader)
    each = [*rooms, *(roof for roof in roofs for _ in range(2)), *decor, *owned]
    partners = [read_partner(entry, ROOM_KEYS) for entry in rooms]
    cards = Cards(
        copies=read_copies(rooms, roofs, owned),
        room_points=tuple(read_points(entry, room) for room, entry in enumerate(rooms)),
        partners=tuple(None if key is None else ROOM_KEYS.index(key) for key, _ in partners),
        beside_points=tuple(points for _, points in partners),
        decor_rooms=tuple(
            kinds.PLACE_KEYS.index(entry.word("room", kinds.PLACE_KEYS)) for entry in decor
        ),
        decor_points=tuple(entry.number("points", 0, MOST_POINTS) for entry in decor),
        children=read_children(rooms),
        sources=tuple(entry.word("source", SOURCES) for entry in each),
        copies_sources=tuple(
            entry.word("copies_source", SOURCES, absent=SOURCES[0]) for entry in each
        ),
    )
    check_sums(reader, sum(cards.copies[:FIRST_ROOF]), sum(cards.copies[FIRST_ROOF:]))
    return cards


def read_owned(reader: Reader) -> Objects:
    """The entries of the tools, then those of the helpers."""
    tools = reader.objects_by("tool", "key", OWNED_KEYS[:TOOLS], KEYS_OF["tool"])
    return tools + reader.objects_by("helper", "key", OWNED_KEYS[TOOLS:], KEYS_OF["helper"])


def read_copies(rooms: Objects, roofs: Objects, owned: Objects) -> tuple[int, ...]:
    """How many copies there are of each kind; every piece of decor is there once."""
    return (
        *(entry.number("copies", 0, kinds.ROOM_CARDS) for entry in rooms),
        *(roof.number(key, 0, kinds.RESOURCE_CARDS) for roof in roofs for key in ROOF_COPIES),
        *(1,) * kinds.TOKENS,
        *(entry.number("copies", 0, kinds.RESOURCE_CARDS) for entry in owned),
    )


def read_points(entry: Reader, room: int) -> tuple[int, ...]:
    """Points by size; class and size must be those of the rules."""
    most = MOST_CARDS[room]
    entry.word("class", (kinds.ROOM_CLASS[room],))
    entry.number("most", most, most)
    return (*entry.numbers("points", most, 0, MOST_POINTS), 0, 0)[:3]


def read_partner(entry: Reader, keys: Sequence[str]) -> tuple[str | None, int]:
    """The room that raises this one, and to what."""
    if not entry.has("beside"):
        if entry.has("beside_points"):
            entry.fault("missing-field", "beside")
        return None, 0
    partner = entry.word("beside", keys)
    return partner, entry.number("beside_points", 0, MOST_POINTS)


def read_children(rooms: Objects) -> tuple[int | None, ...]:
    """The children of all rooms, or of none: half a count breaks no tie (ruling D-74)."""
    if not any(entry.has("children") for entry in rooms):
        return (None,) * len(rooms)
    return tuple(children_of(entry) for entry in rooms)


def children_of(entry: Reader) -> int:
    """The children of an entry: in play the cards of a type are alike (ruling D-74)."""
    counts = entry.values.get("children")
    if not isinstance(counts, list):
        return entry.number("children", 0, MOST_CHILDREN)
    if any(each != counts[0] for each in counts):
        entry.fault("own-children-list", "children")
        return 0
    copies = entry.number("copies", 0, kinds.ROOM_CARDS)
    return (entry.numbers("children", copies, 0, MOST_CHILDREN) or [0])[0]


def check_sums(reader: Reader, rooms: int, resources: int) -> None:
    """Both decks must last exactly twelve rounds."""
    for code, cards, needed in (
        ("own-rooms", rooms, kinds.ROOM_CARDS),
        ("own-resources", resources, kinds.RESOURCE_CARDS),
    ):
        if cards != needed:
            reader.fault(code, cards=cards, needed=needed)


ROOF_COPIES = ("plain", "window")
FILE = Path(__file__).parent / "cards.toml"
_FILE = own_reader(FILE)
CARDS = cards_of(_FILE)
_ROOMS = _FILE.objects_by("room", "key", ROOM_KEYS)
SIGNS = "".join(entry.word("sign") for entry in _ROOMS)
"""One letter for each type of room, for pictures in characters."""
COLOURS = tuple(entry.word("colour") for entry in _ROOMS)
