"""Bonus rules about ways and where they lead: two things apart, corridor, front door, marks.

near, far, touching; corridor, front_door, holds_mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.rule import array_rule, first, rule
from ..plan.facts import Fact, fact
from ..plan.squares import SIDE_NAMES, Square, joined, numbers, one, pairs
from ..rules import grid, layout, walking
from ..rules.layout import NONE, SIDE
from .kind import MARK_NAMES, Kind, Model
from .pieces import is_unknown_piece, squares_of_pieces
from .windows import behind

if TYPE_CHECKING:
    from casetta.contract.game import State

    from ..plan.drawn import DrawnPlan, Hope
    from ..plan.position import Bonus

NEAR, FAR, TOUCHING = range(11, 14)
CORRIDOR, FRONT_DOOR_FACES = 24, 25
HOLDS_MARK = 27


@rule
def pair_hits(state: State, seat: int, bonus: int, kind: int, rooms: int, pieces: int) -> Any:
    """Whether a kind of this family holds, over all pairs of two different objects."""
    a, b = state[bonus + layout.A], state[bonus + layout.B]
    nearest = walking.nearest_pair(state, seat, a, b, rooms, pieces)
    if kind == TOUCHING:
        return nearest == 0
    if kind == NEAR:
        return nearest <= state[bonus + layout.MAX]
    return nearest != walking.NONE_THERE and nearest >= state[bonus + layout.MIN]


@array_rule
def way_hits(state: State, seat: int, bonus: int, kind: int, rooms: int) -> Any:
    """Whether a kind of this family holds."""
    if kind == FRONT_DOOR_FACES:
        faces = grid.side_of(state[layout.FRONT_DOOR + seat]) == state[bonus + layout.DETAIL]
        return rooms != 0 and faces
    if kind == CORRIDOR:
        squares = grid.squares_in(walking.corridor(state, seat), 0)
        return 0 < squares <= state[bonus + layout.MAX]
    mark, wanted = state[bonus + layout.DETAIL], marks_wanted(state, bonus)
    asked = state[bonus + layout.ROOMS_OF]
    if asked:
        return walking.marked_squares(state, seat, first(asked), mark) >= wanted
    return walking.opens_rightly(state, seat) and marked_in_corridor(state, seat, mark) >= wanted


@rule
def marks_wanted(state: State, bonus: int) -> Any:
    """How many squares with its mark a bonus wants: all of them unless told."""
    if state[bonus + layout.MIN] != NONE:
        return state[bonus + layout.MIN]
    return grid.squares_in(state, layout.MARKS + SIDE * state[bonus + layout.DETAIL])


@array_rule
def marked_in_corridor(state: State, seat: int, mark: int) -> Any:
    """How many squares of the corridor carry a mark."""
    return grid.common_squares(walking.corridor(state, seat), 0, state, layout.MARKS + SIDE * mark)


# Progress


def distance_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """The smallest distance of the two things: of at most so much, or of at least so much."""
    need = bonus.max if bonus.kind == NEAR else bonus.min
    have, at = nearest_now(plan, bonus), where_both(plan, bonus)
    if have == walking.NONE_THERE:
        return missing(plan, bonus)
    if have == walking.FAR_AWAY:
        return fact("no_way", at, need=need)
    code = "distance_at_most" if bonus.kind == NEAR else "distance_at_least"
    return fact(code, at, have=have, need=need)


def nearest_now(plan: DrawnPlan, bonus: Bonus) -> int:
    """How far the nearest two of the things are apart that count."""
    rooms, pieces = plan.bonus_rooms, plan.bonus_pieces
    return plan.apply(walking.nearest_pair, bonus.a, bonus.b, rooms, pieces)


def objects(plan: DrawnPlan, selector: int) -> list[int]:
    """What a selector speaks of, as pieces or edges."""
    known = plan.bonus_rooms, plan.bonus_pieces
    found = [plan.apply(walking.next_object, selector, *known, NONE)]
    while found[-1] != NONE:
        found.append(plan.apply(walking.next_object, selector, *known, found[-1]))
    return found[:-1]


def where(plan: DrawnPlan, selector: int) -> list[Square]:
    """The squares of what a selector speaks of; of a place the inner one."""
    found = objects(plan, selector)
    if selector & 15 < layout.DOOR_OF:
        return squares_of_pieces(plan, sum(1 << piece for piece in found))
    return behind(found)


def where_both(plan: DrawnPlan, bonus: Bonus) -> list[Square]:
    """The squares of both things."""
    return where(plan, bonus.a) + where(plan, bonus.b)


def missing(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Which of two objects is not there, or does not count."""
    which = "both" if objects(plan, bonus.a) == objects(plan, bonus.b) == [] else "single"
    return fact("pair_missing", where_both(plan, bonus), which=which)


def touching_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Whether two selected pieces share an edge without a wall."""
    nearest = nearest_now(plan, bonus)
    if nearest == walking.NONE_THERE:
        return missing(plan, bonus)
    return fact("not_touching" if nearest else "touching", where_both(plan, bonus))


def corridor_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Squares of the corridor, of at most so many."""
    at, need = pairs(plan.corridor), bonus.max
    return fact("corridor", at, have=len(at), need=need) if at else fact("no_corridor", need=need)


def front_door_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Where the front door faces, and where it should."""
    edge, need = plan.front_door, SIDE_NAMES[bonus.detail]
    if edge is None:
        return fact("front_door_missing", need=need)
    return fact("front_door_faces", pairs(one(edge >> 2)), have=SIDE_NAMES[edge & 3], need=need)


def marks_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Marked squares in the room or the corridor, of so many."""
    squares = plan.rooms[bonus.room].squares if bonus.rooms else plan.corridor
    at, need = pairs(squares & plan.house.marks[bonus.detail]), marks_wanted(plan.state, bonus.at)
    return fact("marked_squares", at, have=len(at), need=need, mark=MARK_NAMES[bonus.detail])


# Lost


def is_too_far(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """Both objects stand, and are too far apart; ways only ever become longer."""
    if not both_stand(plan, bonus, hope):
        return False
    return not plan.apply(pair_hits, bonus.at, bonus.kind, hope.rooms, hope.pieces)


def has_no_pair(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """There will never be two such objects."""
    pair = plan.apply(walking.nearest_pair, bonus.a, bonus.b, hope.rooms, hope.pieces)
    return both_stand(plan, bonus, hope) and pair == walking.NONE_THERE


def both_stand(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """Whether neither of the two can still come or move."""
    if plan.is_drawn_by_hand or doors_to_hub(plan, hope):
        return False
    return all(stands(selector, hope) for selector in (bonus.a, bonus.b))


def doors_to_hub(plan: DrawnPlan, hope: Hope) -> bool:
    """Whether a door may still be opened into a closed hub, and so a shorter way."""
    if plan.hub is None or not plan.rooms[plan.hub].is_closed:
        return False
    return not hope.all_closed(hope.rooms)


def stands(selector: int, hope: Hope) -> bool:
    """Whether nothing more can come that a selector speaks of, and nothing of it can move."""
    kind, room = selector & 15, (selector >> 16) - 1
    if kind in (layout.WINDOW_OF, layout.THE_FRONT_DOOR):
        return False
    if kind == layout.DOOR_OF:
        return hope.plan.rooms[room].is_closed or not hope.rooms >> room & 1
    return hope.selected_to_come(selector) == 0


def lacks_marks(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """The room is closed without the squares, or they lie in closed rooms."""
    if bonus.rooms:
        held = plan.apply(way_hits, bonus.at, HOLDS_MARK, hope.rooms)
        return hope.all_closed(bonus.rooms) and not held
    if plan.hub is not None:
        return True
    free = plan.house.marks[bonus.detail] & ~plan.closed
    return free.bit_count() < int(marks_wanted(plan.state, bonus.at))


# The solver and the planner


def constrain_front_door(model: Model, bonus: Bonus, holds: Any) -> None:
    """The front door faces a side and leads to a room."""
    front = model.front
    facing = [edge for edge in front if grid.side_of(edge) == bonus.detail]
    model.wanted_fronts.update(facing)
    model.cp.add(sum(front[edge] for edge in facing) >= holds)
    model.cp.add(sum(model.reachable.values()) >= holds)


def constrain_marks(model: Model, bonus: Bonus, holds: Any) -> None:
    """The room holds so many squares with a mark."""
    marked, room = model.plan.house.marks[bonus.detail], model.room
    here = sum(room[square] for square in numbers(marked) if square in room)
    model.require(here >= int(marks_wanted(model.state, bonus.at)), holds)


PAIRS = (
    Kind(
        name="near", number=NEAR, fields=("a", "b", "max"), progress=distance_so_far,
        example={"a": "door:living", "b": "door:kitchen", "max": 3},
        is_lost=is_too_far, may_name_places=True, is_impossible=is_unknown_piece,
    ),
    Kind(
        name="far", number=FAR, fields=("a", "b", "min"), progress=distance_so_far,
        example={"a": "piece:14", "b": "piece:12", "min": 6},
        is_lost=has_no_pair, may_name_places=True, is_impossible=is_unknown_piece,
    ),
    Kind(
        name="touching", number=TOUCHING, fields=("a", "b"), progress=touching_so_far,
        example={"a": "tag:plant", "b": "tag:seat"},
        is_lost=is_too_far, is_impossible=is_unknown_piece,
    ),
)  # fmt: skip
KINDS = (
    Kind(
        name="corridor", number=CORRIDOR, fields=("max",), progress=corridor_so_far,
        example={"max": 20},
        is_lost=lambda plan, bonus, hope: plan.hub is not None,
        larger=lambda room, bonus: [] if room.sketch.rooms else [room.all_but_corridor()],
    ),
    Kind(
        name="front_door", number=FRONT_DOOR_FACES, fields=("side",), progress=front_door_so_far,
        example={"side": "N"},
        is_lost=lambda plan, bonus, hope: hope.rooms == 0, constrain=constrain_front_door,
        asks_no_room=True, asks_for_front_door=True,
    ),
    Kind(
        name="holds_mark", number=HOLDS_MARK, fields=("room?", "mark", "min?"),
        example={"room": "living", "mark": "mosaic"},
        progress=marks_so_far, is_lost=lacks_marks, constrain=constrain_marks,
        is_impossible=lambda plan, bonus: not plan.house.marks[bonus.detail],
        sentence=lambda bonus: "holds-mark-min" if "min" in bonus else "holds-mark",
        larger=lambda room, bonus: [
            joined(room.squares | room.sketch.house.marks[bonus.detail], room.area)
        ] if bonus.rooms else [],
    ),
)  # fmt: skip
