"""Bonus rules about corridor, front door and marked squares: corridor, front_door, holds_mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.rule import array_rule, first, rule, size
from ..plan.facts import Fact, fact
from ..plan.squares import SIDE_NAMES, Squares, from_rows, joined, numbers, one, pairs
from ..rules.layout import FRONT_DOOR, MARKS, NONE, SIDE
from ..rules.rows import side_of, squares_in
from ..rules.walking import corridor, marked_squares, opens_rightly
from .kind import DETAIL, MARK_NAMES, MAX, MIN, ROOMS_OF, Kind, room_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from casetta.contract.game import State

    from ..plan.position import Bonus
    from .protocols import HopeLike, ModelLike, PlanLike, RoomLike

CORRIDOR, FRONT_DOOR_FACES = 24, 25
HOLDS_MARK = 27


@array_rule
def way_hits(state: State, seat: int, bonus: int, kind: int, rooms: int) -> Any:
    """Whether a kind of this family holds."""
    if kind == FRONT_DOOR_FACES:
        faces = side_of(state[FRONT_DOOR + seat]) == state[bonus + DETAIL]
        return rooms != 0 and faces
    if kind == CORRIDOR:
        squares = squares_in(corridor(state, seat), 0)
        return 0 < squares <= state[bonus + MAX]
    mark, wanted = state[bonus + DETAIL], marks_wanted(state, bonus)
    if state[bonus + ROOMS_OF]:
        return marked_squares(state, seat, first(state[bonus + ROOMS_OF]), mark) >= wanted
    return opens_rightly(state, seat) and marked_in_corridor(state, seat, mark) >= wanted


@rule
def marks_wanted(state: State, bonus: int) -> Any:
    """How many squares with its mark a bonus wants: all of them unless told."""
    if state[bonus + MIN] != NONE:
        return state[bonus + MIN]
    return squares_in(state, MARKS + SIDE * state[bonus + DETAIL])


@array_rule
def marked_in_corridor(state: State, seat: int, mark: int) -> Any:
    """How many squares of the corridor carry a mark."""
    rows = corridor(state, seat)
    found = 0
    for row in range(SIDE):
        found += size(rows[row] & state[MARKS + SIDE * mark + row])
    return found


# Progress


def corridor_so_far(plan: PlanLike, bonus: int) -> Fact:
    """Squares of the corridor, of at most so many."""
    at = pairs(from_rows(corridor(plan.state, plan.seat)))
    need = plan.state[bonus + MAX]
    return fact("corridor", at, have=len(at), need=need) if at else fact("no_corridor", need=need)


def front_door_so_far(plan: PlanLike, bonus: int) -> Fact:
    """Where the front door faces, and where it should."""
    edge, need = plan.front_door, SIDE_NAMES[plan.state[bonus + DETAIL]]
    if edge is None:
        return fact("front_door_missing", need=need)
    return fact("front_door_faces", pairs(one(edge >> 2)), have=SIDE_NAMES[edge & 3], need=need)


def marks_so_far(plan: PlanLike, bonus: int) -> Fact:
    """Marked squares in the room or the corridor, of so many."""
    mark, need = plan.state[bonus + DETAIL], int(marks_wanted(plan.state, bonus))
    if plan.state[bonus + ROOMS_OF]:
        squares = plan.rooms[room_of(plan, bonus)].squares
    else:
        squares = from_rows(corridor(plan.state, plan.seat))
    at = pairs(squares & plan.house.marks[mark])
    return fact("marked_squares", at, have=len(at), need=need, mark=MARK_NAMES[mark])


# Lost


def has_hub(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """This scenario has no corridor."""
    return plan.hub is not None


def leads_nowhere(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """There is no room left to lead to."""
    return hope.rooms == 0


def lacks_marks(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """The room is closed without the squares, or they lie in closed rooms."""
    asked = plan.state[bonus + ROOMS_OF]
    if asked:
        return hope.all_closed(asked) and not hope.may_hold(bonus)
    if plan.hub is not None:
        return True
    free = plan.house.marks[plan.state[bonus + DETAIL]] & ~plan.closed
    return free.bit_count() < int(marks_wanted(plan.state, bonus))


def is_unmarked(plan: PlanLike, bonus: int) -> bool:
    """Whether the scenario has no such mark."""
    return not plan.house.marks[plan.state[bonus + DETAIL]]


# The solver


def constrain_front_door(model: ModelLike, at: int, holds: Any) -> None:
    """The front door faces a side and leads to a room."""
    front = model.front
    facing = [edge for edge in front if side_of(edge) == model.state[at + DETAIL]]
    model.targets.fronts.update(facing)
    model.cp.add(sum(front[edge] for edge in facing) >= holds)
    model.cp.add(sum(model.reachable.values()) >= holds)


def constrain_marks(model: ModelLike, at: int, holds: Any) -> None:
    """The room holds so many squares with a mark."""
    marked, room = model.plan.house.marks[model.state[at + DETAIL]], model.room
    here = sum(room[square] for square in numbers(marked) if square in room)
    model.require(here >= int(marks_wanted(model.state, at)), holds)


# The planner


def with_marks(room: RoomLike, bonus: Bonus) -> Iterable[Squares]:
    """The room with all squares that have the mark."""
    marks = room.sketch.house.marks[bonus[DETAIL]]
    return [joined(room.squares | marks, room.area)] if bonus[ROOMS_OF] else []


def all_but_corridor(room: RoomLike, bonus: Bonus) -> Iterable[Squares]:
    """The last room takes all that is left, but for a short corridor."""
    return [room.all_but_corridor()] if room.sketch.is_last else []


def mark_sentence(bonus: Any) -> str:
    """All squares with the mark, or some of them."""
    return "holds-mark-min" if "min" in bonus else "holds-mark"


KINDS = (
    Kind(
        name="corridor", number=CORRIDOR, fields=("max",), progress=corridor_so_far,
        is_lost=has_hub, larger=all_but_corridor,
    ),
    Kind(
        name="front_door", number=FRONT_DOOR_FACES, fields=("side",), progress=front_door_so_far,
        is_lost=leads_nowhere, constrain=constrain_front_door, asks_no_room=True,
        asks_for_front_door=True,
    ),
    Kind(
        name="holds_mark", number=HOLDS_MARK, fields=("room?", "mark", "min?"),
        progress=marks_so_far, is_lost=lacks_marks, constrain=constrain_marks,
        is_impossible=is_unmarked, sentence=mark_sentence, larger=with_marks,
    ),
)  # fmt: skip
