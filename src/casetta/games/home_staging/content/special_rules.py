"""Special rules of a scenario file (FORMAT: special rules)."""

from __future__ import annotations

from ....contract.toml_reader import Entry, Page
from ..bonuses.kind import MARK_NAMES
from ..rules.layout import (
    BLIND_SIDES,
    COURTYARD_WINDOWS,
    FIRST_ROOM,
    FRONT_SIDE,
    HUB,
    KEEP_FREE,
    MOST_WINDOWS,
    MUST_HOLD,
    NONE,
)
from .drawings import SIDES
from .scenario_pages import check_known, check_text

FIELDS = {
    "no_corridor": ("hub",),
    "columns": (),
    "keep_free": ("mark",),
    "blind_sides": ("sides",),
    "windows_only": ("ground",),
    "front_door_side": ("side",),
    "max_windows": ("max",),
    "first_room": ("room",),
    "must_hold": ("rooms", "mark"),
}
"""The fields of each special rule."""
RULES = tuple(FIELDS)


def read_rules(state: list[int], page: Page, rooms: list[str]) -> None:
    """Write all special rules."""
    for entry in page.entries("rule") if rooms else []:
        read_rule(state, entry, rooms)
        kind = entry.values.get("kind")
        check_known(entry, ("kind", "text", *FIELDS.get(str(kind), ())))
        check_text(entry, "text")


def no_rules(state: list[int]) -> None:
    """A scenario without special rules."""
    for field in (HUB, KEEP_FREE, FRONT_SIDE, MOST_WINDOWS, FIRST_ROOM):
        state[field] = NONE


def read_rule(state: list[int], entry: Entry, rooms: list[str]) -> None:
    """Write one special rule (FORMAT: special rules)."""
    kind = entry.word("kind", RULES)
    if kind == "no_corridor":
        state[HUB] = rooms.index(entry.word("hub", rooms)) if rooms else NONE
    elif kind == "keep_free":
        state[KEEP_FREE] = MARK_NAMES.index(entry.word("mark", MARK_NAMES))
    elif kind == "blind_sides":
        sides = set(entry.words("sides", tuple(SIDES)))
        state[BLIND_SIDES] |= sum(1 << SIDES.index(side) for side in sides)
    elif kind == "windows_only":
        entry.word("ground", ("courtyard",))
        state[COURTYARD_WINDOWS] = 1
    elif kind == "front_door_side":
        state[FRONT_SIDE] = SIDES.index(entry.word("side", tuple(SIDES)))
    elif kind == "max_windows":
        state[MOST_WINDOWS] = entry.whole("max", 0, 999)
    elif kind == "first_room":
        state[FIRST_ROOM] = rooms.index(entry.word("room", rooms)) if rooms else NONE
    elif kind == "must_hold":
        mark = MARK_NAMES.index(entry.word("mark", MARK_NAMES))
        for room in sorted(set(entry.words("rooms", rooms))):
            state[MUST_HOLD + mark] |= 1 << rooms.index(room)
