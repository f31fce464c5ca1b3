"""What bonus rules make of a sketch: larger rooms, windows, the front door; and its points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from casetta.contract.game import State

from ..bonuses.kind import KIND, POINTS, ROOMS_OF, THE_FRONT_DOOR, A, B
from ..bonuses.rules import KINDS
from ..plan.changes import in_ink
from ..plan.plan import Plan, worth_by_front_door
from ..plan.position import NONE, Bonus
from ..plan.squares import (
    Sides,
    Squares,
    around,
    grown,
    joined,
    places,
    sides_on,
    square_at,
    union,
    with_nearest,
)
from ..rules.openings import set_window
from ..rules.scoring import points
from ..rules.walking import is_selected
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
        KINDS[bonus[KIND]].asks_for_front_door or THE_FRONT_DOOR in (bonus[A], bonus[B])
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


def wanted_windows(sketch: Sketch, state: State, bonus: Bonus) -> list[list[int]]:
    """Edges of which a bonus rule wants one to be a window; a list for each that it wants."""
    house, kind = sketch.house, KINDS[bonus[KIND]]
    if kind.wants_piece_at_window:
        return [edges_on(bodies(sketch, state, bonus[A]), house.panes, NO_BACKS)]
    if kind.panes is None:
        return []
    sides, rooms = kind.panes(house, bonus), light_rooms(sketch) & (bonus[ROOMS_OF] or ~0)
    return [
        edges_on(squares, sides, NO_BACKS)
        for room, squares in enumerate(sketch.inside)
        if rooms >> room & 1
    ]


NO_BACKS = [0, 0, 0, 0]
"""Furniture may stand before windows (ruling H-18)."""


def light_rooms(sketch: Sketch) -> int:
    """The rooms that no bonus rule wants without windows, as bits."""
    dark = 0
    for bonus in sketch.house.bonuses:
        if KINDS[bonus[KIND]].wants_no_window:
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


@dataclass(frozen=True, slots=True)
class RoomToBe:
    """The room at hand as small as can be, and how it may grow for a bonus."""

    sketch: Sketch
    squares: Squares
    door: int
    area: Squares
    """Where it may lie."""

    def reaching(self, walls: Squares) -> list[Squares]:
        """The room with one of some squares, if it has none of them."""
        return [] if self.squares & walls else [with_nearest(self.squares, walls, self.area)]

    def sized(self, size: int) -> Squares:
        """The room made larger square by square, first where few sides lie open."""
        squares, free = self.squares, self.area & ~self.sketch.house.pillars
        while squares.bit_count() < size:
            edge = around(squares) & free & ~squares
            if not edge:
                break
            rest = free & ~squares
            options = [1 << place for place in places(edge)]
            squares |= min(options, key=lambda square: (sides_on(square, rest), square))
        return squares

    def all_but_corridor(self) -> Squares:
        """All that is left, but for a way between the doors and to a front door."""
        sketch = self.sketch
        part = corridor_part(sketch, self.squares)
        corridor = joined((sketch.reserved | before_door(self.door)) & part, part)
        if not has_front(sketch, corridor):
            both = zip(sketch.house.fronts, sketch.backs, strict=True)
            corridor = with_nearest(corridor, union(front & ~back for front, back in both), part)
        return grown(self.squares, self.area & ~corridor)


def larger(sketch: Sketch, squares: Squares, door: int) -> list[Squares]:
    """Sets of squares, each of which serves a bonus that the smallest room may not earn."""
    room = RoomToBe(sketch, squares, door, sketch.area())
    found: list[Squares] = []
    for bonus in sketch.house.bonuses:
        asked = bonus[ROOMS_OF]
        if not asked or asked >> sketch.room & 1:
            found += [each for each in shapes_for(room, bonus) if not each & ~room.area]
    return [each for each in dict.fromkeys(found) if each != squares]


def shapes_for(room: RoomToBe, bonus: Bonus) -> Iterable[Squares]:
    """What a bonus rule would like the room to be."""
    kind = KINDS[bonus[KIND]]
    if kind.panes is not None:
        return room.reaching(union(kind.panes(room.sketch.house, bonus)))
    return kind.larger(room, bonus)
