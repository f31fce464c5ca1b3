"""Where a piece may be drawn, and where it is drawn well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .house import Stamp
from .masks import around, places, sides_on
from .sketch import Sketch

POINT = 0.9
"""What a point is worth, in squares."""
OPEN_SIDE = 0.45
"""What it costs that a side of a piece lies open to the rest of the floor."""
GAP, WIDE_GAP = 1.5, 5.0
"""What it costs that a piece stands one square from the others of its room, or farther."""


class Place(NamedTuple):
    """A piece drawn somewhere, and how good that looks."""

    worth: float
    stamp: Stamp
    place: int
    """The bit of its origin."""


def fits(sketch: Sketch, stamp: Stamp, area: int) -> int:
    """All origins where a piece may be drawn (page 1.5); never before a door that leads here."""
    free = area & ~(sketch.house.pillars | sketch.covered)
    for_body = free & ~(sketch.rugs | sketch.house.kept_free)
    if not stamp.rug:
        for_body &= ~(sketch.dots | sketch.reserved)
    fit = ~0
    for at in stamp.body_at:
        fit &= for_body >> at
    for at in stamp.dots_at:
        fit &= free >> at
    for side, backs in enumerate(stamp.backs_at):
        for at in backs:
            fit &= sketch.walls[side] >> at
    return fit


def ranked(sketch: Sketch, stamps: Sequence[Stamp]) -> list[Place]:
    """All places of a piece that is turned in some ways, the most promising first."""
    return sorted(_all_places(sketch, stamps), key=lambda place: -place.worth)


def _all_places(sketch: Sketch, stamps: Sequence[Stamp]) -> Iterator[Place]:
    """Cheap is what takes few new squares, leans on something, and stays with its room."""
    area, claim = sketch.area(), sketch.claim
    rest = sketch.unclosed & ~(sketch.house.pillars | claim)
    beside = around(claim)
    near = around(beside) | beside
    for stamp in stamps:
        drawing = stamp.body | stamp.dots
        for place in places(fits(sketch, stamp, area)):
            squares = drawing << place
            new = squares & ~claim
            cost = new.bit_count() + OPEN_SIDE * sides_on(new, rest & ~new)
            if claim and not squares & beside:
                cost += GAP if squares & near else WIDE_GAP
            yield Place(POINT * stamp.value - cost, stamp, place)
