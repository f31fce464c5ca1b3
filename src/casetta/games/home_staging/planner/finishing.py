"""What bonus rules make of a sketch: larger rooms, windows, the front door; and its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casetta.contract.game import State

from ..bonuses.kind import THE_FRONT_DOOR
from ..bonuses.rules import KINDS
from ..plan.changes import in_ink
from ..plan.plan import Closing, Plan, worth_by_front_door
from ..plan.position import NONE, Bonus
from ..plan.squares import (
    Squares,
    around,
    grown,
    joined,
    numbers,
    places,
    sides_on,
    union,
    with_nearest,
)
from ..rules.openings import set_window
from ..rules.scoring import points
from ..rules.walking import selects
from .sketch import Sketch, before_door, corridor_part

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
    both = zip(sketch.house.fronts, sketch.backs, strict=True)
    edges = edges_on(corridor_part(sketch, 0), [front & ~back for front, back in both])
    return [edge for edge in edges if edge not in windows]


def edges_on(squares: Squares, sides: Sequence[Squares]) -> list[int]:
    """The edges of some squares on these sides, side by side."""
    return [4 * square + side for side in range(4) for square in numbers(squares & sides[side])]


def asks_for_front(sketch: Sketch) -> bool:
    """Whether a bonus rule asks where the front door is."""
    return any(
        KINDS[bonus.kind].asks_for_front_door or THE_FRONT_DOOR in (bonus.a, bonus.b)
        for bonus in sketch.house.bonuses
    )


# Windows; furniture may stand before them (ruling H-18)


def windows_for(sketch: Sketch, state: State) -> list[int]:
    """A window for each thing that a bonus rule asks of windows; `state` is the sketch in ink."""
    house = sketch.house
    found: list[int] = []
    for bonus in sorted(house.bonuses, key=lambda each: -each.points):
        for edges in wanted_windows(sketch, state, bonus):
            if edges and not set(edges) & set(found):
                found.append(edges[0])
    return found if house.most_windows == NONE else found[: house.most_windows]


def wanted_windows(sketch: Sketch, state: State, bonus: Bonus) -> list[list[int]]:
    """Edges of which a bonus rule wants one to be a window; a list for each that it wants."""
    house, kind = sketch.house, KINDS[bonus.kind]
    if kind.wants_piece_at_window:
        pieces = Plan(state, 0).pieces
        wanted = [p.body for p in pieces if selects(bonus.a, p.room, p.number, p.tags)]
        dark = [squares for room, squares in enumerate(sketch.inside) if is_dark(sketch, room)]
        return [edges_on(union(wanted) & ~union(dark), house.panes)]
    if kind.panes is None:
        return []
    sides, asked = kind.panes(house, bonus), bonus.rooms or ~0
    return [
        edges_on(squares, sides)
        for room, squares in enumerate(sketch.inside)
        if asked >> room & 1 and not is_dark(sketch, room)
    ]


def is_dark(sketch: Sketch, room: int) -> bool:
    """Whether a bonus rule wants a room without windows."""
    dark = (bonus for bonus in sketch.house.bonuses if KINDS[bonus.kind].wants_no_window)
    return any(bonus.rooms >> room & 1 for bonus in dark)


# Larger rooms


@dataclass(frozen=True, slots=True)
class RoomToBe:
    """The room at hand as small as can be, and how it may grow for a bonus."""

    sketch: Sketch
    squares: Squares
    door: int | None
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
        before = 0 if self.door is None else before_door(self.door)
        corridor = joined((sketch.reserved | before) & part, part)
        if not corridor & sketch.front_squares():
            corridor = with_nearest(corridor, sketch.front_squares(), part)
        return grown(self.squares, self.area & ~corridor)


def larger(sketch: Sketch, smallest: Closing) -> list[Squares]:
    """Sets of squares, each of which serves a bonus that the smallest room may not earn."""
    room = RoomToBe(sketch, *smallest, sketch.area())
    found: list[Squares] = []
    for bonus in sketch.house.bonuses:
        asked = bonus.rooms
        if not asked or asked >> sketch.room & 1:
            kind = KINDS[bonus.kind]
            shapes = kind.larger(room, bonus)
            if kind.panes is not None:
                shapes = room.reaching(union(kind.panes(sketch.house, bonus)))
            found += [each for each in shapes if not each & ~room.area]
    return [each for each in dict.fromkeys(found) if each != smallest.squares]
