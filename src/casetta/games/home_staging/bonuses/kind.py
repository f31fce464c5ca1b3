"""What a kind of bonus rule is, and what bonus rules speak of.

A family of kinds has one file: pieces.py, windows.py, pairs.py, rooms.py, ways.py. There each kind
has its fields, its condition (a rule, which lives twice), how its progress is told, when it is
lost, the solver's constraint and its sentence. In a state a bonus is eight words: kind, points,
max, min, rooms as bits, `detail` (a side, a feature or a mark), and what `a` and `b` speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..content.furniture import NUMBERS, TAGS
from ..rules.layout import NONE

if TYPE_CHECKING:
    from ..plan.facts import Fact
    from ..plan.position import Bonus, House
    from ..plan.squares import Sides, Squares
    from .protocols import HopeLike, ModelLike, PlanLike, RoomLike

KIND, POINTS, MAX, MIN, ROOMS_OF, DETAIL, A, B = range(8)
"""Where a bonus keeps what it says."""
MARK_NAMES = ("mosaic", "pipe")
GROUND_NAMES = ("tree", "lake", "road", "courtyard")
PIECE_NUMBER, PIECE_TAG, DOOR_OF, WINDOW_OF, THE_FRONT_DOOR = range(5)
"""What a selector speaks of."""
MOST_DIGITS = 9


def may_always_hold(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """A kind that is lost with its rooms alone."""
    return False


def is_always_possible(plan: PlanLike, bonus: int) -> bool:
    """A kind that speaks of nothing that a scenario may lack."""
    return False


def no_other_room(room: RoomLike, bonus: Bonus) -> Iterable[Squares]:
    """A kind for which the smallest room is as good as any."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One kind of bonus rule."""

    name: str
    number: int
    """What a state calls it; it never changes."""
    fields: tuple[str, ...]
    """What it says beside its points; a question mark marks what may lack."""
    progress: Callable[[PlanLike, int], Fact]
    """How far it has come; the number is where the bonus stands in the state."""
    is_lost: Callable[[PlanLike, int, HopeLike], bool] = may_always_hold
    """Whether it will certainly never hold, though its rooms can be reached."""
    constrain: Callable[[ModelLike, int, Any], None] | None = None
    """Let a variable of the solver's model be true only where it holds; None: not one room's."""
    hits: Callable[[ModelLike, int], Any] | None = None
    """For a kind that pays for each hit: how many the solver's model has."""
    pays_each: bool = False
    """Whether it pays for each hit, up to `max`."""
    asks_no_room: bool = False
    """Whether the solver knows it though it names no room."""
    needs_bound: bool = False
    """Whether it must say `min` or `max`."""
    may_name_places: bool = False
    """Whether `a` and `b` may be doors, windows and the front door."""
    most_rooms: int = 2
    """How many `rooms` it may name."""
    larger: Callable[[RoomLike, Bonus], Iterable[Squares]] = no_other_room
    """The rooms that the planner tries beside the smallest one."""
    panes: Callable[[House, Bonus], Sides] | None = None
    """The edges of which it wants one in each of its rooms to be a window."""
    wants_piece_at_window: bool = False
    wants_no_window: bool = False
    asks_for_front_door: bool = False
    """Whether it matters where the front door is."""
    is_impossible: Callable[[PlanLike, int], bool] = is_always_possible
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


def selects(selector: int, room: int, number: int, tags: int) -> bool:
    """Whether a selector of pieces speaks of one with this room, number and tags."""
    asked, value = (selector >> 16) - 1, selector >> 4 & 0xFFF
    if asked not in (NONE, room):
        return False
    if selector & 15 == PIECE_NUMBER:
        return number == value
    return selector & 15 == PIECE_TAG and bool(tags >> value & 1)


# For all families


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a set of rooms or pieces."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def room_of(plan: PlanLike, bonus: int) -> int:
    """The one room that a bonus speaks of."""
    rooms = plan.state[bonus + ROOMS_OF]
    return int((rooms & -rooms).bit_length()) - 1


def each_hit(plan: PlanLike, bonus: int, have: int) -> dict[str, Any]:
    """What is told of hits that pay one by one, up to so many points."""
    return {"have": have, "points": plan.state[bonus + POINTS], "most": plan.state[bonus + MAX]}
