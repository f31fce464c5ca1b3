"""All kinds of bonus rules: how a scenario file tells one, and what it gives (ruling H-25).

Each kind is told in the file of its family. `rooms` and `pieces` are the reachable ones, as bits:
nothing else counts, for negative kinds either. A rug is a piece here.
"""

from __future__ import annotations

from ....contract.reader import Reader
from ....kernel.rule import rule, table
from ..content.furniture import SIDES
from ..rules import layout
from ..rules.layout import NONE
from . import pieces, rooms, ways, windows
from .kind import GROUND_NAMES, MARK_NAMES, Kind, Names, object_word
from .pieces import piece_hits
from .rooms import room_hits
from .ways import pair_hits, way_hits
from .windows import window_hits

FAMILIES = (pieces.KINDS, windows.KINDS, ways.PAIRS, rooms.KINDS, ways.KINDS)
PIECES, WINDOWS, PAIRS, ROOMS, WAYS = range(len(FAMILIES))
FAMILY_NAMES = ("pieces", "windows", "ways", "rooms", "ways")
"""How the rules group the kinds for readers."""
KINDS = tuple(
    sorted((kind for family in FAMILIES for kind in family), key=lambda kind: kind.number)
)
"""Every kind, at the place of its number."""
KIND_NAMES = tuple(kind.name for kind in KINDS)
BONUS_FIELDS = ("room", "rooms", "what", "a", "b", "side", "of", "mark", "min", "max")
"""All that a bonus may say beside its kind and its points."""
MOST = 999

FAMILY_OF = table(
    number for kind in KINDS for number, family in enumerate(FAMILIES) if kind in family
)
"""The family of each kind."""
PAYS_EACH = table(int(kind.pays_each) for kind in KINDS)
"""1 for each kind that pays for each hit."""

assert [kind.number for kind in KINDS] == list(range(len(KINDS)))


def kind_named(name: str) -> Kind:
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
    is_place = found != NONE and found & 15 >= layout.DOOR_OF
    if found == NONE or (is_place and not kind.may_name_places):
        entry.fault("bonus-selector", key, text=text)
    return found


@rule
def bonus_points(state, seat, bonus, rooms, pieces):
    """What a bonus rule gives: `points` if it holds, or for each hit up to `max`."""
    kind, points = state[bonus + layout.KIND], state[bonus + layout.POINTS]
    if kind == NONE:
        return 0
    hits = bonus_hits(state, seat, bonus, rooms, pieces)
    if PAYS_EACH[kind]:
        return min(state[bonus + layout.MAX], points * hits)
    return points if hits else 0


@rule
def bonus_hits(state, seat, bonus, rooms, pieces):
    """How often the condition of a bonus rule holds; its rooms must all be reachable."""
    kind = state[bonus + layout.KIND]
    if state[bonus + layout.ROOMS_OF] & ~rooms:
        return 0
    family = FAMILY_OF[kind]
    if family == PIECES:
        return piece_hits(state, seat, bonus, kind, pieces)
    if family == WINDOWS:
        return window_hits(state, seat, bonus, kind, rooms, pieces)
    if family == PAIRS:
        return pair_hits(state, seat, bonus, kind, rooms, pieces)
    if family == WAYS:
        return way_hits(state, seat, bonus, kind, rooms)
    return room_hits(state, seat, bonus, kind, rooms)
