"""Rooms larger than they must be, because a bonus rule asks for a shape or a size."""

from __future__ import annotations

from collections.abc import Iterator

from ..bonuses.kind import DETAIL, KIND, MIN, ROOMS_OF
from ..bonuses.rooms import (
    PER_RECTANGULAR,
    RECTANGULAR,
    ROOM_SIZE,
    SAME_SIZE,
    SQUARE,
    SYMMETRIC,
    TOUCHES_SIDE,
)
from ..bonuses.ways import CORRIDOR, HOLDS_MARK
from ..bonuses.windows import ALL_ROOMS_WINDOW, PER_VIEW, VIEW, WINDOW
from ..plan.position import NONE, Bonus
from ..plan.squares import (
    Sides,
    Squares,
    around,
    box,
    extent,
    grown,
    joined,
    left_right,
    places,
    rectangle,
    sides_on,
    upside_down,
    with_nearest,
)
from .placing import before_door, corridor_part, has_front
from .sketch import Sketch


def larger(sketch: Sketch, squares: Squares, door: int) -> list[Squares]:
    """Sets of squares, each of which serves a bonus that the smallest room may not earn."""
    area = sketch.area()
    found: list[int] = []
    for bonus in sketch.house.bonuses:
        asked = bonus[ROOMS_OF]
        if not asked or asked >> sketch.room & 1:
            found += [each for each in _shapes(sketch, squares, door, bonus) if not each & ~area]
    return [each for each in dict.fromkeys(found) if each != squares]


def _shapes(sketch: Sketch, squares: Squares, door: int, bonus: Bonus) -> Iterator[Squares]:
    """What a bonus rule would like the room to be."""
    kind, area, house = bonus[KIND], sketch.area(), sketch.house
    if kind in (RECTANGULAR, PER_RECTANGULAR):
        yield box(squares)
    elif kind == SQUARE:
        yield from square_boxes(squares)
    elif kind == SYMMETRIC:
        yield squares | upside_down(squares)
        yield squares | left_right(squares)
        yield box(squares)
    elif kind == HOLDS_MARK and bonus[ROOMS_OF]:
        yield joined(squares | house.marks[bonus[DETAIL]], area)
    elif kind in (ROOM_SIZE, SAME_SIZE):
        for size in _sizes(sketch, bonus):
            yield sized(sketch, squares, size)
    elif kind == CORRIDOR and sketch.is_last:
        yield all_but_corridor(sketch, squares, door)
    elif kind in (WINDOW, TOUCHES_SIDE, VIEW, PER_VIEW, ALL_ROOMS_WINDOW):
        walls = _walls_wanted(sketch, bonus)
        if not squares & walls:
            yield with_nearest(squares, walls, area)


def _walls_wanted(sketch: Sketch, bonus: Bonus) -> int:
    """The squares where a room has the wall or window that a bonus rule wants."""
    house, detail = sketch.house, bonus[DETAIL]
    if bonus[KIND] == TOUCHES_SIDE:
        return house.outer[detail]
    if bonus[KIND] in (VIEW, PER_VIEW):
        return on_any_side(house.panes, house.views[detail])
    if bonus[KIND] == WINDOW and detail != NONE:
        return house.panes[detail]
    return on_any_side(house.panes, house.panes)


def on_any_side(sides: Sides, others: Sides) -> int:
    """The squares that have something on the same side in both."""
    return sum_of(one & other for one, other in zip(sides, others, strict=True))


def sum_of(sets: Iterator[int]) -> int:
    """All squares of some sets."""
    whole = 0
    for squares in sets:
        whole |= squares
    return whole


def _sizes(sketch: Sketch, bonus: Bonus) -> list[int]:
    """How many squares a bonus rule wants."""
    if bonus[KIND] == ROOM_SIZE:
        return [bonus[MIN]]
    return [
        squares.bit_count()
        for room, squares in enumerate(sketch.inside)
        if bonus[ROOMS_OF] >> room & 1 and squares
    ]


# Shapes and sizes


def square_boxes(squares: Squares) -> list[int]:
    """The smallest squares around a set: its rectangle made longer to one side or the other."""
    top, bottom, left, right = extent(squares)
    more = (bottom - top) - (right - left)
    high, wide = max(0, -more), max(0, more)
    found = (
        rectangle(top, bottom + high, left, right + wide),
        rectangle(top - high, bottom, left - wide, right),
    )
    return [each for each in found if each]


def sized(sketch: Sketch, squares: Squares, size: int) -> int:
    """A set made larger square by square, first where few sides lie open."""
    free = sketch.area() & ~sketch.house.pillars
    while squares.bit_count() < size:
        edge = around(squares) & free & ~squares
        if not edge:
            break
        rest = free & ~squares
        options = [1 << place for place in places(edge)]
        squares |= min(options, key=lambda square: (sides_on(square, rest), square))
    return squares


def all_but_corridor(sketch: Sketch, squares: Squares, door: int) -> int:
    """All that is left, but for a way between the doors and to a front door."""
    part = corridor_part(sketch, squares)
    corridor = joined((sketch.reserved | before_door(door)) & part, part)
    if not has_front(sketch, corridor):
        fronts = sum_of(
            front & ~back for front, back in zip(sketch.house.fronts, sketch.backs, strict=True)
        )
        corridor = with_nearest(corridor, fronts, part)
    return grown(squares, sketch.area() & ~corridor)
