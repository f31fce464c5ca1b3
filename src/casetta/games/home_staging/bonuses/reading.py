"""Bonus rules of a scenario file as the words that a state holds.

A bonus is kind, points, max, min, rooms, detail, a, b: rooms as bits, `detail` a
side, a feature or a mark, `a` and `b` what distances and counts speak of.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....contract.toml_reader import Entry
from ..content.drawings import SIDES
from ..content.furniture import NUMBERS, TAGS
from ..rules.layout import NONE

MARK_NAMES = ("mosaic", "pipe")
GROUND_NAMES = ("tree", "lake", "road", "courtyard")
MOST = 999
MOST_DIGITS = 9

FIELDS = {
    "room_complete": ("room",),
    "all_cards_used": (),
    "count": ("what", "min"),
    "per_count": ("what", "max"),
    "seats": ("room", "min"),
    "window": ("room", "side?"),
    "all_rooms_window": (),
    "no_window": ("room",),
    "view": ("room", "of"),
    "per_view": ("of", "max"),
    "at_window": ("what",),
    "near": ("a", "b", "max"),
    "far": ("a", "b", "min"),
    "touching": ("a", "b"),
    "room_size": ("room", "min?", "max?"),
    "same_size": ("rooms",),
    "rectangular": ("room",),
    "square": ("room",),
    "per_rectangular": ("max",),
    "symmetric": ("room",),
    "rooms_touch": ("rooms",),
    "rooms_apart": ("rooms",),
    "touches_side": ("room", "side"),
    "avoids_side": ("room", "side"),
    "corridor": ("max",),
    "front_door": ("side",),
    "no_waste": ("room", "max"),
    "holds_mark": ("room?", "mark", "min?"),
}
"""The fields of each kind (FORMAT: bonus rules); a question mark marks what may lack."""
BONUS_FIELDS = ("room", "rooms", "what", "a", "b", "side", "of", "mark", "min", "max")
"""All of these fields."""
KINDS = tuple(FIELDS)
WITH_PLACES = ("near", "far")
"""The kinds whose a and b may also be doors, windows and the front door."""
PIECE_NUMBER, PIECE_TAG, DOOR_OF, WINDOW_OF, THE_FRONT_DOOR = range(5)
"""What a selector speaks of."""


class Names:
    """The names that a scenario or a question may use; `tags` grows where any tag may be used."""

    def __init__(self, rooms: Sequence[str], tags: list[str] | None = None) -> None:
        self.rooms = list(rooms)
        self.free = tags is not None
        self.tags = list(TAGS) if tags is None else tags

    def tag(self, name: str) -> int:
        """The number of a tag, NONE for an unknown one."""
        if name not in self.tags and self.free:
            self.tags.append(name)
        return self.tags.index(name) if name in self.tags else NONE


def bonus_words(entry: Entry, names: Names) -> list[int]:
    """One bonus rule; what it lacks or has too much is noted on its page."""
    kind = entry.word("kind", KINDS)
    fields = {field.rstrip("?"): field.endswith("?") for field in FIELDS[kind]}
    for field in BONUS_FIELDS:
        if entry.has(field) and field not in fields:
            entry.fault("bonus-extra-field", field, kind=kind)
    wanted = {field for field, may_lack in fields.items() if not may_lack or entry.has(field)}
    if kind == "room_size" and not wanted & {"min", "max"}:
        entry.fault("bonus-no-bounds", "kind")
    return [
        KINDS.index(kind),
        entry.whole("points", -MOST, MOST),
        entry.whole("max", 0, MOST) if "max" in wanted else NONE,
        entry.whole("min", 0, MOST) if "min" in wanted else NONE,
        _rooms(entry, names, wanted),
        _detail(entry, wanted),
        _object(entry, "what" if "what" in wanted else "a", names, wanted, kind),
        _object(entry, "b", names, wanted, kind),
    ]


def _rooms(entry: Entry, names: Names, wanted: set[str]) -> int:
    """The rooms a bonus speaks of, as bits."""
    if "room" in wanted:
        return 1 << names.rooms.index(entry.word("room", names.rooms)) if names.rooms else 0
    if "rooms" not in wanted:
        return 0
    rooms = entry.words("rooms", names.rooms)
    if len(set(rooms)) < 2 or (entry.values["kind"] != "same_size" and len(rooms) != 2):
        entry.fault("bonus-rooms", "rooms")
    return sum(1 << names.rooms.index(room) for room in set(rooms))


def _detail(entry: Entry, wanted: set[str]) -> int:
    if "side" in wanted:
        return SIDES.index(entry.word("side", tuple(SIDES)))
    if "of" in wanted:
        return GROUND_NAMES.index(entry.word("of", GROUND_NAMES[:3]))
    if "mark" in wanted:
        return MARK_NAMES.index(entry.word("mark", MARK_NAMES))
    return NONE


def _object(entry: Entry, key: str, names: Names, wanted: set[str], kind: str) -> int:
    """What a distance or a count speaks of: kind, value and room + 1 in one word."""
    if key not in wanted:
        return NONE
    text = entry.word(key)
    found = object_word(text, names)
    is_place = found != NONE and found & 15 >= DOOR_OF
    if found == NONE or (is_place and kind not in WITH_PLACES):
        entry.fault("bonus-selector", key, text=text)
    return found


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a few digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def object_word(text: str, names: Names) -> int:
    """A selector such as `piece:7@bath`, `tag:seat`, `door:bath`, `front_door`; else NONE."""
    if text == "front_door":
        return THE_FRONT_DOOR
    head, _, rest = text.partition(":")
    value, at, room = rest.partition("@")
    if head in ("door", "window") and value in names.rooms and not at:
        place = DOOR_OF if head == "door" else WINDOW_OF
        return place | names.rooms.index(value) + 1 << 16
    if at and room not in names.rooms:
        return NONE
    where = names.rooms.index(room) + 1 << 16 if at else 0
    if head == "piece" and is_number(value) and 1 <= int(value) <= NUMBERS:
        return PIECE_NUMBER | int(value) << 4 | where
    tag = names.tag(value) if head == "tag" and value else NONE
    return NONE if tag == NONE else PIECE_TAG | tag << 4 | where
