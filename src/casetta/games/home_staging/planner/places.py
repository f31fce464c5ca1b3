"""Where a piece may be drawn, and where it is drawn well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..plan.squares import SHEET_AND_GAPS, around, places, sides_on
from ..plan.stamps import Stamp
from .sketch import Sketch

POINT = 0.9
"""What a point is worth, in squares."""
OPEN_SIDE = 0.45
"""What it costs that a side of a piece lies open to the rest of the floor."""
GAP = 1.5
"""What it costs that a piece does not touch the others of its room."""


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


def touching(fit: int, stamp: Stamp, squares: int) -> int:
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
