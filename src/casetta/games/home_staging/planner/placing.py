"""Where pieces, rooms and doors of a sketch go well, and whether the plan still works then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..plan.plan import door_edges, room_around
from ..plan.position import NONE
from ..plan.squares import (
    SHEET_AND_GAPS,
    Squares,
    around,
    grown,
    joined,
    one,
    parts,
    places,
    sides_on,
    stepped,
    waves,
)
from ..plan.stamps import Stamp, free_for_body
from .sketch import Sketch

POINT = 0.9
"""What a point is worth, in squares."""
OPEN_SIDE = 0.45
"""What it costs that a side of a piece lies open to the rest of the floor."""
GAP = 1.5
"""What it costs that a piece does not touch the others of its room."""
OPEN_DOORSTEP = 0.6
"""What it costs that the square before a door lies open on a side."""
FAR = 20
"""A door that is not on a way to the others."""
CUT_OFF = 0.8
"""What a square costs that is cut off from the corridor."""
SPOILT = -1.0
"""Not a cost: something can no longer be reached."""


class Place(NamedTuple):
    """A piece drawn somewhere, and how good that looks."""

    worth: float
    stamp: Stamp
    place: int
    """The bit of its origin."""


def fits(sketch: Sketch, stamp: Stamp, area: Squares) -> int:
    """All origins where a piece may be drawn; never before a door that leads here."""
    free = area & ~(sketch.house.pillars | sketch.covered)
    for_body = free_for_body(free, sketch.rugs, sketch.dots, rug=stamp.rug)
    for_body &= ~(sketch.house.kept_free if stamp.rug else sketch.house.kept_free | sketch.reserved)
    fit = ~0
    for at in stamp.body_at:
        fit &= for_body >> at
    for at in stamp.dots_at:
        fit &= free >> at
    for side, backs in enumerate(stamp.backs_at):
        for at in backs:
            fit &= sketch.walls[side] >> at
    return fit


def touching(fit: Squares, stamp: Stamp, squares: Squares) -> int:
    """Those origins from which a piece has one of some squares."""
    found = 0
    for at in (*stamp.body_at, *stamp.dots_at):
        found |= squares >> at
    return fit & found


def ranked(sketch: Sketch, stamps: Sequence[Stamp]) -> list[Place]:
    """The places of a piece that is turned in some ways, the most promising first.

    Cheap is what takes few new squares, leans on something, and stays with its room.
    """
    area, claim = sketch.area(), sketch.claim
    rest = sketch.unclosed & ~(sketch.house.pillars | claim)
    beside = around(claim)
    near = around(beside) | beside if claim else around(~rest & SHEET_AND_GAPS)
    fitting = [(stamp, fits(sketch, stamp, area)) for stamp in stamps]
    close = [(stamp, touching(fit, stamp, near)) for stamp, fit in fitting]
    found = []
    for stamp, fit in close if any(fit for _, fit in close) else fitting:
        drawing = stamp.body | stamp.dots
        for place in places(fit):
            squares = drawing << place
            new = squares & ~claim
            cost = new.bit_count() + OPEN_SIDE * sides_on(new, rest & ~new)
            if claim and not squares & beside:
                cost += GAP
            found.append(Place(POINT * stamp.value - cost, stamp, place))
    return sorted(found, key=lambda place: -place.worth)


# The corridor and doors


def corridor_part(sketch: Sketch, taken: Squares) -> Squares:
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


def _promise(sketch: Sketch, part: Squares) -> tuple[int, bool, int]:
    doors = (part & sketch.reserved).bit_count()
    return doors, has_front(sketch, part), part.bit_count()


def has_front(sketch: Sketch, part: Squares) -> bool:
    """Whether a front door may be in an outer wall of these squares."""
    fronts = sketch.house.fronts
    return any(part & fronts[side] & ~sketch.backs[side] for side in range(4))


def inner_part(sketch: Sketch, squares: Squares) -> Squares:
    """Where one walks in the room that these squares become: around its circulation."""
    walk = squares & ~(sketch.house.pillars | sketch.covered)
    start = sketch.own_dots or walk
    return grown(start & -start, walk)


def doors_of(sketch: Sketch, squares: Squares) -> list[int]:
    """The doors that lead from where one walks to the corridor; failing that, any legal ones."""
    outer = corridor_part(sketch, squares)
    return (
        door_edges(inner_part(sketch, squares), outer, sketch.backs)
        or door_edges(squares & ~sketch.covered, outer, sketch.backs)
        or door_edges(squares, sketch.not_in_rooms() & ~squares, sketch.backs)
    )


def ranked_doors(sketch: Sketch, squares: Squares) -> list[int]:
    """The doors of a room, the most promising first: near other doors, little in the way."""
    left = sketch.ways_out() & ~squares
    far = waves(sketch.reserved & left, left)

    def cost(edge: int) -> float:
        square = before_door(edge)
        if square & sketch.reserved:
            return 0.0
        away = next((n for n, wave in enumerate(far) if wave & square), FAR if far else 0)
        return 1 + away + OPEN_DOORSTEP * (around(square) & left & ~sketch.reserved).bit_count()

    return sorted(doors_of(sketch, squares), key=cost)


def before_door(edge: int) -> Squares:
    """The square before a door, as a set; nothing for NONE."""
    return 0 if edge == NONE else stepped(one(edge >> 2), edge & 3)


# Rooms


class Closing(NamedTuple):
    """The squares of a room and its door; `door` is an edge, NONE for none."""

    squares: Squares
    door: int


def needed(sketch: Sketch, begun: Squares = 0) -> Squares:
    """The fewest squares, more or less, with which everything in the room can be walked to."""
    free, own = sketch.area(), sketch.claim | begun
    walk = free & ~(sketch.house.pillars | sketch.covered)
    dots = own & walk or _entrance(sketch, own, walk)
    return room_around(own, dots, walk, free, sketch.house.must_hold[sketch.room])


def _entrance(sketch: Sketch, squares: Squares, walk: Squares) -> Squares:
    """A free square beside pieces without circulation, if possible on the corridor."""
    beside = around(squares) & walk
    beside = beside & corridor_part(sketch, squares) or beside
    return beside & -beside


def cost_of_room(sketch: Sketch, squares: Squares) -> float:
    """What a room costs beyond the squares of its pieces; SPOILT if the plan stops working."""
    house = sketch.house
    part = corridor_part(sketch, squares)
    inner = inner_part(sketch, squares)
    if not has_front(sketch, part) or (sketch.reserved & ~part and house.hub == NONE):
        return SPOILT
    if sketch.own_dots & ~inner or not door_edges(inner, part, sketch.backs):
        return SPOILT
    cut_off = sketch.unclosed & ~(house.pillars | squares | part)
    return (squares & ~sketch.claim).bit_count() + CUT_OFF * cut_off.bit_count()


def cost_of_hub(sketch: Sketch) -> float:
    """The same for the hub: all doors and all circulation lie on one way."""
    walk = sketch.unclosed & ~(sketch.house.pillars | sketch.covered)
    start = sketch.reserved & walk or sketch.own_dots or walk
    part = grown(start & -start, walk)
    if (sketch.reserved | sketch.own_dots) & ~part or not has_front(sketch, part):
        return SPOILT
    return CUT_OFF * (walk & ~part).bit_count()


def with_cost(sketch: Sketch, card: int, place: Place) -> Place | None:
    """A place with the cost of the room as it would be then; None if it spoils the plan."""
    after = sketch.copy()
    after.draw(card, place.stamp, place.place)
    cost = cost_of_hub(after) if after.is_hub else cost_of_room(after, needed(after))
    return None if cost == SPOILT else place._replace(worth=place.worth - cost)


def plain_closing(sketch: Sketch, begun: Squares = 0) -> Closing:
    """The room closed as small as can be."""
    squares = needed(sketch, begun)
    if sketch.is_hub:
        return Closing(hub_squares(sketch, squares), NONE)
    doors = ranked_doors(sketch, squares)
    return Closing(squares, doors[0] if doors else NONE)


def hub_squares(sketch: Sketch, squares: Squares) -> Squares:
    """The hub takes whatever leads to the doors of other rooms; the last room takes all."""
    area = sketch.area()
    if sketch.is_last:
        return area
    walk = area & ~(sketch.house.pillars | sketch.covered)
    return joined(squares | sketch.reserved & area, walk | squares)
