"""All kinds of bonus rules, and bonus rules of a scenario file as the words that a state holds."""

from __future__ import annotations

from ....contract.reader import Reader
from ..content.furniture import SIDES
from ..rules.layout import NONE
from . import pairs, pieces, rooms, ways, windows
from .kind import DOOR_OF, GROUND_NAMES, MARK_NAMES, Kind, Names, object_word

FAMILIES = (pieces.KINDS, windows.KINDS, pairs.KINDS, rooms.KINDS, ways.KINDS)
KINDS = tuple(
    sorted((kind for family in FAMILIES for kind in family), key=lambda kind: kind.number)
)
"""Every kind, at the place of its number."""
KIND_NAMES = tuple(kind.name for kind in KINDS)
BONUS_FIELDS = ("room", "rooms", "what", "a", "b", "side", "of", "mark", "min", "max")
"""All that a bonus may say beside its kind and its points."""
MOST = 999

assert [kind.number for kind in KINDS] == list(range(len(KINDS)))


def kind_named(name: str) -> Kind:
    """The kind of a name."""
    return KINDS[KIND_NAMES.index(name)]


def bonus_words(entry: Reader, names: Names) -> list[int]:
    """One bonus rule; what it lacks or has too much is noted on its page."""
    kind = kind_named(entry.word("kind", KIND_NAMES))
    fields = {field.rstrip("?"): field.endswith("?") for field in kind.fields}
    for field in BONUS_FIELDS:
        if entry.has(field) and field not in fields:
            entry.fault("bonus-extra-field", field, kind=kind.name)
    wanted = {field for field, may_lack in fields.items() if not may_lack or entry.has(field)}
    if kind.needs_bound and not wanted & {"min", "max"}:
        entry.fault("bonus-no-bounds", "kind")
    return [
        kind.number,
        entry.number("points", -MOST, MOST),
        entry.number("max", 0, MOST) if "max" in wanted else NONE,
        entry.number("min", 0, MOST) if "min" in wanted else NONE,
        _rooms(entry, names, wanted, kind),
        _detail(entry, wanted),
        _object(entry, "what" if "what" in wanted else "a", names, wanted, kind),
        _object(entry, "b", names, wanted, kind),
    ]


def _rooms(entry: Reader, names: Names, wanted: set[str], kind: Kind) -> int:
    """The rooms a bonus speaks of, as bits."""
    if "room" in wanted:
        return 1 << names.rooms.index(entry.word("room", names.rooms)) if names.rooms else 0
    if "rooms" not in wanted:
        return 0
    rooms = entry.words("rooms", names.rooms)
    if len(set(rooms)) < 2 or len(rooms) > kind.most_rooms:
        entry.fault("bonus-rooms", "rooms")
    return sum(1 << names.rooms.index(room) for room in set(rooms))


def _detail(entry: Reader, wanted: set[str]) -> int:
    if "side" in wanted:
        return SIDES.index(entry.word("side", tuple(SIDES)))
    if "of" in wanted:
        return GROUND_NAMES.index(entry.word("of", GROUND_NAMES[:3]))
    if "mark" in wanted:
        return MARK_NAMES.index(entry.word("mark", MARK_NAMES))
    return NONE


def _object(entry: Reader, key: str, names: Names, wanted: set[str], kind: Kind) -> int:
    """What a distance or a count speaks of: kind, value and room + 1 in one word."""
    if key not in wanted:
        return NONE
    text = entry.word(key)
    found = object_word(text, names)
    is_place = found != NONE and found & 15 >= DOOR_OF
    if found == NONE or (is_place and not kind.may_name_places):
        entry.fault("bonus-selector", key, text=text)
    return found
