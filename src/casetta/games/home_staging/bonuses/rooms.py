"""Bonus rules about closed rooms: their size, their shape, their walls.

room_size, same_size, rectangular, square, per_rectangular, symmetric, rooms_touch, rooms_apart,
touches_side, avoids_side, no_waste.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.bits import without_lowest
from ....kernel.rule import first, rule, size
from ..plan.facts import Fact, fact
from ..plan.squares import (
    SIDE_NAMES,
    Squares,
    bits,
    box,
    extent,
    left_right,
    pairs,
    rectangle,
    sides_on,
    stepped,
    upside_down,
)
from ..rules import grid, layout
from ..rules.closing import blank_squares, inside_rows, share_a_wall
from ..rules.layout import NONE, SIDE
from .kind import Kind, Model, RoomAtHand

if TYPE_CHECKING:
    from collections.abc import Iterable

    from casetta.contract.game import State

    from ..plan.drawn import DrawnPlan, Hope
    from ..plan.position import Bonus

(
    ROOM_SIZE, SAME_SIZE, RECTANGULAR, SQUARE, PER_RECTANGULAR, SYMMETRIC, ROOMS_TOUCH, ROOMS_APART,
    TOUCHES_SIDE, AVOIDS_SIDE,
) = range(14, 24)  # fmt: skip
NO_WASTE = 26


@rule
def room_hits(state: State, seat: int, bonus: int, kind: int, rooms: int) -> Any:
    """How often a kind of this family holds for the reachable rooms."""
    if kind == PER_RECTANGULAR:
        return size(rectangular_rooms(state, seat, rooms))
    asked = state[bonus + layout.ROOMS_OF]
    if kind in (SAME_SIZE, ROOMS_TOUCH, ROOMS_APART):
        return several_hold(state, seat, kind, asked)
    return shape_holds(state, seat, bonus, kind, first(asked))


@rule
def rectangular_rooms(state: State, seat: int, rooms: int) -> Any:
    """Those of some rooms that are rectangular, as bits."""
    found = 0
    for room in range(state[layout.ROOMS]):
        if rooms >> room & 1 and grid.is_rectangular(state, inside_rows(seat, room)):
            found |= 1 << room
    return found


@rule
def several_hold(state: State, seat: int, kind: int, rooms: int) -> Any:
    """same_size, rooms_touch and rooms_apart."""
    one, rest = first(rooms), without_lowest(rooms)
    if kind != SAME_SIZE:
        together = share_a_wall(state, seat, one, first(rest))
        return together if kind == ROOMS_TOUCH else not together
    while rest:
        here, there = inside_rows(seat, one), inside_rows(seat, first(rest))
        if grid.squares_in(state, here) != grid.squares_in(state, there):
            return False
        rest = without_lowest(rest)
    return True


@rule
def shape_holds(state: State, seat: int, bonus: int, kind: int, room: int) -> Any:
    """room_size, rectangular, square, symmetric, touches_side, avoids_side and no_waste."""
    start = inside_rows(seat, room)
    if kind == ROOM_SIZE:
        squares, most = grid.squares_in(state, start), state[bonus + layout.MAX]
        return squares >= state[bonus + layout.MIN] and (most == NONE or squares <= most)
    if kind == RECTANGULAR:
        return grid.is_rectangular(state, start)
    if kind == SQUARE:
        return grid.is_square(state, start)
    if kind == SYMMETRIC:
        return grid.is_symmetric(state, start)
    if kind in (TOUCHES_SIDE, AVOIDS_SIDE):
        walls = layout.OUTER + SIDE * state[bonus + layout.DETAIL]
        return grid.meet(state, start, state, walls) == (kind == TOUCHES_SIDE)
    return blank_squares(state, seat, start) <= state[bonus + layout.MAX]


# Progress


def squares_of(plan: DrawnPlan, bonus: Bonus) -> Squares:
    """The squares of the one room that a bonus speaks of."""
    return plan.rooms[bonus.room].squares


def size_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Squares of the room, between two bounds."""
    least, most = max(0, bonus.min), bonus.max
    have = squares_of(plan, bonus).bit_count()
    if most == NONE:
        return fact("size_at_least", have=have, need=least)
    if least == 0:
        return fact("size_at_most", have=have, need=most)
    return fact("size_between", have=have, least=least, most=most)


def sizes_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """The smallest and the largest of the rooms."""
    sizes = [plan.rooms[room].squares.bit_count() for room in bits(bonus.rooms)]
    return fact("sizes", least=min(sizes), most=max(sizes))


def rectangle_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Squares that the room lacks to be a rectangle; of a square its rows and columns, too."""
    squares = squares_of(plan, bonus)
    gaps = pairs(box(squares) & ~squares)
    if bonus.kind == RECTANGULAR:
        if squares and not gaps:
            return fact("rectangle", pairs(squares))
        return fact("not_rectangle", gaps, missing=len(gaps))
    top, bottom, left, right = extent(squares) if squares else (0, -1, 0, -1)
    rows, columns = bottom - top + 1, right - left + 1
    return fact("rows_and_columns", gaps, rows=rows, columns=columns, missing=len(gaps))


def rectangles_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Rectangular rooms, each of which pays."""
    found = bits(plan.apply(rectangular_rooms, plan.bonus_rooms))
    at = [square for room in found for square in pairs(plan.rooms[room].squares)]
    return fact("each_rectangle", at, **bonus.paid(len(found)))


def mirrored_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Squares of the room without their mirror image, by the better of two mirrors."""
    squares = squares_of(plan, bonus)
    if not squares:
        return fact("not_symmetric", missing=0)
    images = upside_down(squares), left_right(squares)
    lonely = min((pairs(squares & ~image) for image in images), key=len)
    if not lonely:
        return fact("symmetric", pairs(squares))
    return fact("not_symmetric", lonely, missing=len(lonely))


def common_walls_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """How many edges two rooms share."""
    one, other = (plan.rooms[room].squares for room in bits(bonus.rooms))
    at = 0
    for side in range(4):
        at |= one & stepped(other, side) | other & stepped(one, side)
    return fact("common_walls", pairs(at), have=sides_on(one, other))


def side_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """How many squares of the room have an outer wall on a side."""
    at = pairs(squares_of(plan, bonus) & plan.house.outer[bonus.detail])
    return fact("squares_at_side", at, have=len(at), side=SIDE_NAMES[bonus.detail])


def blank_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Blank squares of the room, of at most so many."""
    have = plan.apply(blank_squares, inside_rows(plan.seat, bonus.room))
    return fact("blank_squares", have=have, need=bonus.max)


# Lost


def is_decided(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """All its rooms are closed, and it does not hold even if all that is left counts."""
    holds = plan.apply(room_hits, bonus.at, bonus.kind, hope.rooms)
    return hope.all_closed(bonus.rooms) and not holds


# The solver and the planner


def constrain_size(model: Model, bonus: Bonus, holds: Any) -> None:
    model.require(model.squares() >= bonus.min, holds)
    if bonus.max != NONE:
        model.require(model.squares() <= bonus.max, holds)


def constrain_same_size(model: Model, bonus: Bonus, holds: Any) -> None:
    for room in model.others(bonus):
        model.require(model.squares() == model.plan.rooms[room].squares.bit_count(), holds)


def rectangle_hits(model: Model, bonus: Bonus) -> Any:
    """Rectangular rooms, this one and others."""
    here = model.here_if("rectangle", bonus)
    model.rectangle(here)
    return here + model.reached_others(
        lambda room: bool(grid.is_rectangular(model.state, inside_rows(model.seat, room)))
    )


def constrain_square(model: Model, bonus: Bonus, holds: Any) -> None:
    rows, columns = model.rectangle(holds)
    model.require(sum(rows) == sum(columns), holds)


def constrain_avoided_side(model: Model, bonus: Bonus, holds: Any) -> None:
    for room in model.along(bonus.detail):
        model.cp.add_implication(holds, ~room)


def as_square(room: RoomAtHand, bonus: Bonus) -> Iterable[Squares]:
    """The smallest squares around the room: its rectangle made longer to one side or the other."""
    top, bottom, left, right = extent(room.squares)
    more = (bottom - top) - (right - left)
    high, wide = max(0, -more), max(0, more)
    found = (
        rectangle(top, bottom + high, left, right + wide),
        rectangle(top - high, bottom, left - wide, right),
    )
    return [each for each in found if each]


def as_large_as_others(room: RoomAtHand, bonus: Bonus) -> Iterable[Squares]:
    """The room with as many squares as another has."""
    others = [room.sketch.inside[each] for each in bits(bonus.rooms)]
    return [room.sized(squares.bit_count()) for squares in others if squares]


def size_sentence(bonus: Any) -> str:
    """With both bounds, or which of them."""
    if "min" in bonus and "max" in bonus:
        return "room-size"
    return "room-size-min" if "min" in bonus else "room-size-max"


KINDS = (
    Kind(
        name="room_size", number=ROOM_SIZE, fields=("room", "min?", "max?"), progress=size_so_far,
        example={"room": "living", "min": 16, "max": 20},
        is_lost=is_decided, constrain=constrain_size, needs_bound=True, sentence=size_sentence,
        larger=lambda room, bonus: [room.sized(bonus.min)],
    ),
    Kind(
        name="same_size", number=SAME_SIZE, fields=("rooms",), progress=sizes_so_far,
        example={"rooms": ["living", "bed"]},
        is_lost=is_decided, constrain=constrain_same_size, most_rooms=99,
        larger=as_large_as_others,
    ),
    Kind(
        name="rectangular", number=RECTANGULAR, fields=("room",), progress=rectangle_so_far,
        example={"room": "living"},
        is_lost=is_decided, constrain=lambda model, bonus, holds: model.rectangle(holds),
        larger=lambda room, bonus: [box(room.squares)],
    ),
    Kind(
        name="square", number=SQUARE, fields=("room",), progress=rectangle_so_far,
        example={"room": "kitchen"},
        is_lost=is_decided, constrain=constrain_square, larger=as_square,
    ),
    Kind(
        name="per_rectangular", number=PER_RECTANGULAR, fields=("max",), progress=rectangles_so_far,
        example={"max": 6},
        is_lost=lambda plan, bonus, hope: (
            hope.all_closed(hope.rooms)
            and not rectangular_rooms(plan.state, plan.seat, hope.rooms)
        ),
        pays_each=True, hits=rectangle_hits, larger=lambda room, bonus: [box(room.squares)],
    ),
    Kind(
        name="symmetric", number=SYMMETRIC, fields=("room",), progress=mirrored_so_far,
        example={"room": "bed"},
        is_lost=is_decided,
        constrain=lambda model, bonus, holds: model.cp.add_bool_or([~holds, *model.mirrors()]),
        larger=lambda room, bonus: [
            room.squares | upside_down(room.squares), room.squares | left_right(room.squares),
            box(room.squares),
        ],
    ),
    Kind(
        name="rooms_touch", number=ROOMS_TOUCH, fields=("rooms",), progress=common_walls_so_far,
        example={"rooms": ["living", "bed"]},
        is_lost=is_decided,
        constrain=lambda model, bonus, holds: model.cp.add(
            sum(model.common_walls(model.others(bonus)[0])) >= holds
        ),
    ),
    Kind(
        name="rooms_apart", number=ROOMS_APART, fields=("rooms",), progress=common_walls_so_far,
        example={"rooms": ["kitchen", "bed"]},
        is_lost=is_decided,
        constrain=lambda model, bonus, holds: model.require(
            sum(model.common_walls(model.others(bonus)[0])) == 0, holds
        ),
    ),
    Kind(
        name="touches_side", number=TOUCHES_SIDE, fields=("room", "side"), progress=side_so_far,
        example={"room": "bed", "side": "E"},
        is_lost=is_decided,
        constrain=lambda model, bonus, holds: model.cp.add(sum(model.along(bonus.detail)) >= holds),
        larger=lambda room, bonus: room.reaching(room.sketch.house.outer[bonus.detail]),
    ),
    Kind(
        name="avoids_side", number=AVOIDS_SIDE, fields=("room", "side"), progress=side_so_far,
        example={"room": "bath", "side": "S"},
        is_lost=is_decided, constrain=constrain_avoided_side,
    ),
    Kind(
        name="no_waste", number=NO_WASTE, fields=("room", "max"), progress=blank_so_far,
        example={"room": "bed", "max": 4},
        is_lost=is_decided,
        constrain=lambda model, bonus, holds: model.require(
            sum(model.blank_squares()) <= bonus.max, holds
        ),
    ),
)  # fmt: skip
