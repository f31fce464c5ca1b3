"""Which squares a room gets, and whether the plan still works with it."""

from __future__ import annotations

from typing import NamedTuple

from ..plan.squares import around, grown, way
from ..rules.layout import NONE
from .places import Place
from .sketch import Sketch
from .ways import corridor_part, edges_between, has_front, inner_part, ranked_doors

CUT_OFF = 0.8
"""What a square costs that is cut off from the corridor."""
SPOILT = -1.0
"""Not a cost: something can no longer be reached."""


class Closing(NamedTuple):
    """The squares of a room and its door; `door` is an edge, NONE for none."""

    squares: int
    door: int


def needed(sketch: Sketch, begun: int = 0) -> int:
    """The fewest squares, more or less, with which everything in the room can be walked to."""
    free = sketch.area()
    squares = sketch.claim | begun
    walk = free & ~(sketch.house.pillars | sketch.covered)
    squares |= joined(squares & walk or _entrance(sketch, squares, walk), walk)
    squares = joined(squares, free)
    for marks in sketch.house.must_hold[sketch.room]:
        if not squares & marks:
            squares |= with_nearest(squares, marks, free)
    return squares


def _entrance(sketch: Sketch, squares: int, walk: int) -> int:
    """A free square beside pieces without circulation, if possible on the corridor."""
    beside = around(squares) & walk
    beside = beside & corridor_part(sketch, squares) or beside
    return beside & -beside


def joined(squares: int, within: int) -> int:
    """A set with the ways that make it hang together, as far as there are any."""
    part = grown(squares & -squares, squares)
    while rest := squares & ~part:
        between = way(part, rest, within)
        if between < 0:
            break
        squares |= between
        part = grown(part, squares)
    return squares


def with_nearest(squares: int, wanted: int, free: int) -> int:
    """A set with the way to the nearest of the wanted squares, that one included."""
    between = way(squares, wanted & free, free)
    if between < 0:
        return squares
    squares |= between
    found = around(squares) & wanted & free & ~squares
    return squares | found & -found


def cost_of_room(sketch: Sketch, squares: int) -> float:
    """What a room costs beyond the squares of its pieces; SPOILT if the plan stops working."""
    house = sketch.house
    part = corridor_part(sketch, squares)
    inner = inner_part(sketch, squares)
    if not has_front(sketch, part) or (sketch.reserved & ~part and house.hub == NONE):
        return SPOILT
    if sketch.own_dots & ~inner or not edges_between(sketch, inner, part):
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


def plain_closing(sketch: Sketch, begun: int = 0) -> Closing:
    """The room closed as small as can be."""
    squares = needed(sketch, begun)
    if sketch.is_hub:
        return Closing(hub_squares(sketch, squares), NONE)
    doors = ranked_doors(sketch, squares)
    return Closing(squares, doors[0] if doors else NONE)


def hub_squares(sketch: Sketch, squares: int) -> int:
    """The hub takes whatever leads to the doors of other rooms; the last room takes all."""
    area = sketch.area()
    if sketch.is_last:
        return area
    walk = area & ~(sketch.house.pillars | sketch.covered)
    return joined(squares | sketch.reserved & area, walk | squares)
