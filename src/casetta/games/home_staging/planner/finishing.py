"""What bonus rules make of a sketch: larger rooms, windows, the front door; and its points."""

from __future__ import annotations

from collections.abc import Iterator

from casetta.contract.game import State

from ..bonuses.kind import DETAIL, KIND, MIN, POINTS, ROOMS_OF, THE_FRONT_DOOR, A, B
from ..bonuses.rooms import (
    PER_RECTANGULAR,
    RECTANGULAR,
    ROOM_SIZE,
    SAME_SIZE,
    SQUARE,
    SYMMETRIC,
    TOUCHES_SIDE,
)
from ..bonuses.ways import CORRIDOR, FRONT_DOOR_FACES, HOLDS_MARK
from ..bonuses.windows import ALL_ROOMS_WINDOW, AT_WINDOW, NO_WINDOW, PER_VIEW, VIEW, WINDOW
from ..plan.changes import in_ink
from ..plan.closings import worth_by_front_door
from ..plan.plan import Plan
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
    square_at,
    upside_down,
    with_nearest,
)
from ..rules.objects import is_selected
from ..rules.openings import set_window
from ..rules.scoring import points
from .placing import before_door, corridor_part, has_front
from .sketch import Sketch

FRONT_DOORS_TRIED = 4
"""Where a bonus rule asks for the front door, so many are tried when a game is played on."""


def score(sketch: Sketch, world: State) -> int:
    """The points of a sketch with a good front door and the windows that are asked for."""
    state = in_ink(sketch, world)
    windows = windows_for(sketch, state)
    for edge in windows:
        set_window(state, 0, edge)
    edges = front_doors(sketch, windows)
    if not edges:
        return int(points(state, 0))
    tried = FRONT_DOORS_TRIED if asks_for_front(sketch) else 1
    some = edges[:: -(-len(edges) // tried)]
    return max(worth_by_front_door(state, 0, some).values())


# The front door


def front_doors(sketch: Sketch, windows: list[int]) -> list[int]:
    """The edges where the front door leads to all doors, or to most; no window is there."""
    part, house = corridor_part(sketch, 0), sketch.house
    return [edge for edge in edges_on(part, house.fronts, sketch.backs) if edge not in windows]


def edges_on(squares: Squares, sides: Sides, backs: list[int]) -> list[int]:
    """The edges of some squares on these sides, where no furniture leans."""
    return [
        4 * square_at(place) + side
        for side in range(4)
        for place in places(squares & sides[side] & ~backs[side])
    ]


def asks_for_front(sketch: Sketch) -> bool:
    """Whether a bonus rule asks where the front door is."""
    return any(
        bonus[KIND] == FRONT_DOOR_FACES or THE_FRONT_DOOR in (bonus[A], bonus[B])
        for bonus in sketch.house.bonuses
    )


# Windows


def windows_for(sketch: Sketch, state: State) -> list[int]:
    """A window for each thing that a bonus rule asks of windows; `state` is the sketch in ink."""
    house = sketch.house
    found: list[int] = []
    for bonus in sorted(house.bonuses, key=lambda each: -each[POINTS]):
        for edges in wanted_windows(sketch, state, bonus):
            if edges and not set(edges) & set(found):
                found.append(edges[0])
    return found if house.most_windows == NONE else found[: house.most_windows]


def wanted_windows(sketch: Sketch, state: State, bonus: tuple[int, ...]) -> list[list[int]]:
    """Edges of which a bonus rule wants one to be a window; a list for each such wish."""
    house, kind, detail = sketch.house, bonus[KIND], bonus[DETAIL]
    if kind == AT_WINDOW:
        return [edges_on(bodies(sketch, state, bonus[A]), house.panes, NO_BACKS)]
    if kind not in (PER_VIEW, VIEW, ALL_ROOMS_WINDOW, WINDOW):
        return []
    sides = house.panes
    if kind == WINDOW and detail != NONE:
        sides = only(sides, detail)
    rooms = light_rooms(sketch) & (bonus[ROOMS_OF] or ~0)
    found = []
    for room, squares in enumerate(sketch.inside):
        if rooms >> room & 1:
            edges = edges_on(squares, sides, NO_BACKS)
            if kind in (PER_VIEW, VIEW):
                seen = house.views[detail]
                edges = [edge for edge in edges if edge in edges_on(squares, seen, NO_BACKS)]
            found.append(edges)
    return found


NO_BACKS = [0, 0, 0, 0]
"""Furniture may stand before windows (ruling H-18)."""


def only(sides: Sides, side: int) -> Sides:
    """One side of four."""
    kept = [sides[each] if each == side else 0 for each in range(4)]
    return kept[0], kept[1], kept[2], kept[3]


def light_rooms(sketch: Sketch) -> int:
    """The rooms that no bonus rule wants without windows, as bits."""
    dark = 0
    for bonus in sketch.house.bonuses:
        if bonus[KIND] == NO_WINDOW:
            dark |= bonus[ROOMS_OF]
    return ~dark


def bodies(sketch: Sketch, state: State, selector: int) -> Squares:
    """The squares of the pieces that a selector speaks of, in rooms that may have windows."""
    light, squares = light_rooms(sketch), 0
    for piece in Plan(state, 0).pieces:
        if is_selected(state, 0, piece.index, selector):
            squares |= piece.body
    for room, inside in enumerate(sketch.inside):
        if not light >> room & 1:
            squares &= ~inside
    return squares


# Larger rooms


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
