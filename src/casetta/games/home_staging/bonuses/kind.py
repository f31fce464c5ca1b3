"""What a kind of bonus rule is, and what bonus rules speak of.

A family of kinds has one file: pieces.py, windows.py, rooms.py, ways.py. There each kind
has its fields, its condition (a rule, which lives twice), how its progress is told, when it is
lost, the solver's constraint and its sentence. In a state a bonus is eight words: kind, points,
max, min, rooms as bits, `detail` (a side, a feature or a mark), and what `a` and `b` speak of.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..content.furniture import NUMBERS, TAGS
from ..rules.layout import DOOR_OF as DOOR_OF
from ..rules.layout import NONE, PIECE_NUMBER, PIECE_TAG
from ..rules.layout import THE_FRONT_DOOR as THE_FRONT_DOOR
from ..rules.layout import WINDOW_OF as WINDOW_OF

if TYPE_CHECKING:
    from ..plan.drawn import DrawnPlan, Hope
    from ..plan.facts import Fact
    from ..plan.position import Bonus, House
    from ..plan.squares import Sides, Squares

MARK_NAMES = ("mosaic", "pipe")
GROUND_NAMES = ("tree", "lake", "road", "courtyard")
Model = Any
"""The solver's model of one room: `Model` of solver/model.py."""
RoomAtHand = Any
"""The room at hand, as small as can be, for the planner: `RoomToBe` of planner/planner.py."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One kind of bonus rule."""

    name: str
    number: int
    """What a state calls it; it never changes."""
    fields: tuple[str, ...]
    """What it says beside its points; a question mark follows what may be left out."""
    example: Mapping[str, Any]
    """These fields for the home that the rules show (`examples.py`)."""
    progress: Callable[[DrawnPlan, Bonus], Fact]
    """How far it has come."""
    is_lost: Callable[[DrawnPlan, Bonus, Hope], bool] = lambda plan, bonus, hope: False
    """Whether it will certainly never hold, though its rooms can be reached."""
    constrain: Callable[[Model, Bonus, Any], object] | None = None
    """Let a variable of the solver's model be true only where it holds; None: not one room's."""
    hits: Callable[[Model, Bonus], Any] | None = None
    """For a kind that pays for each hit: how many the solver's model has."""
    pays_each: bool = False
    """Whether it pays for each hit, up to `max`."""
    asks_no_room: bool = False
    """Whether the solver knows it though it names no room."""
    needs_bound: bool = False
    """Whether it must say `min` or `max`."""
    asks_beside: str = ""
    """What a question about a plan on paper must tell beside it: `tokens` or `cards`."""
    may_name_places: bool = False
    """Whether `a` and `b` may be doors, windows and the front door."""
    most_rooms: int = 2
    """How many `rooms` it may name."""
    larger: Callable[[RoomAtHand, Bonus], Iterable[Squares]] = lambda room, bonus: ()
    """The rooms that the planner tries beside the smallest one."""
    panes: Callable[[House, Bonus], Sides] | None = None
    """The edges of which it wants one in each of its rooms to be a window."""
    wants_piece_at_window: bool = False
    wants_no_window: bool = False
    asks_for_front_door: bool = False
    """Whether it matters where the front door is."""
    is_impossible: Callable[[DrawnPlan, Bonus], bool] = lambda plan, bonus: False
    """Whether it speaks of something that the scenario does not have."""
    sentence: Callable[[Mapping[str, Any]], str] | None = None
    """The end of the id of its sentence, from its fields; None for its name."""

    def told_as(self, bonus: Mapping[str, Any]) -> str:
        """The end of the id of the sentence of a bonus."""
        return self.sentence(bonus) if self.sentence else self.name.replace("_", "-")


# Selectors


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
    if head == "piece" and re.fullmatch("[0-9]{1,9}", value) and 1 <= int(value) <= NUMBERS:
        return PIECE_NUMBER | int(value) << 4 | where
    tag = names.tag(value) if head == "tag" and value else NONE
    return NONE if tag == NONE else PIECE_TAG | tag << 4 | where
