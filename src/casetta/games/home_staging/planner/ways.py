"""What leads through a plan: the corridor to be, doors, a place for the front door."""

from __future__ import annotations

from ..plan.squares import around, grown, one, parts, places, square_at, stepped, waves
from ..rules.layout import NONE
from .sketch import Sketch

OPEN_SIDE = 0.6
"""What it costs that the square before a door lies open on a side."""
FAR = 20
"""A door that is not on a way to the others."""


def corridor_part(sketch: Sketch, taken: int) -> int:
    """The squares outside rooms that can become corridor when some more are taken.

    The part with most doors; without doors the largest that may have a front door.
    """
    left = sketch.ways_out() & ~taken
    doors = sketch.reserved & left
    if doors:
        part = grown(doors & -doors, left)
        if not doors & ~part:
            return part
    return max(parts(left), key=lambda part: _promise(sketch, part), default=0)


def _promise(sketch: Sketch, part: int) -> tuple[int, bool, int]:
    doors = (part & sketch.reserved).bit_count()
    return doors, has_front(sketch, part), part.bit_count()


def has_front(sketch: Sketch, part: int) -> bool:
    """Whether a front door may be in an outer wall of these squares."""
    fronts = sketch.house.fronts
    return any(part & fronts[side] & ~sketch.backs[side] for side in range(4))


def inner_part(sketch: Sketch, squares: int) -> int:
    """Where one walks in the room that these squares become: around its circulation."""
    walk = squares & ~(sketch.house.pillars | sketch.covered)
    start = sketch.own_dots or walk
    return grown(start & -start, walk)


def doors_of(sketch: Sketch, squares: int) -> list[int]:
    """The doors that lead from where one walks to the corridor; failing that, any legal ones."""
    outer = corridor_part(sketch, squares)
    return (
        edges_between(sketch, inner_part(sketch, squares), outer)
        or edges_between(sketch, squares & ~sketch.covered, outer)
        or edges_between(sketch, squares, sketch.not_in_rooms() & ~squares)
    )


def edges_between(sketch: Sketch, inner: int, outer: int) -> list[int]:
    """The edges between two sets that may be doors: no furniture leans on them (ruling H-17)."""
    found = []
    for side in range(4):
        leaning = sketch.backs[side] | stepped(sketch.backs[side ^ 2], side ^ 2)
        for place in places(inner & stepped(outer, side ^ 2) & ~leaning):
            found.append(4 * square_at(place) + side)
    return found


def ranked_doors(sketch: Sketch, squares: int) -> list[int]:
    """The doors of a room, the most promising first: near other doors, little in the way."""
    left = sketch.ways_out() & ~squares
    far = waves(sketch.reserved & left, left)

    def cost(edge: int) -> float:
        square = before_door(edge)
        if square & sketch.reserved:
            return 0.0
        away = next((n for n, wave in enumerate(far) if wave & square), FAR if far else 0)
        return 1 + away + OPEN_SIDE * (around(square) & left & ~sketch.reserved).bit_count()

    return sorted(doors_of(sketch, squares), key=cost)


def before_door(edge: int) -> int:
    """The square before a door, as a set; nothing for NONE."""
    return 0 if edge == NONE else stepped(one(edge >> 2), edge & 3)
