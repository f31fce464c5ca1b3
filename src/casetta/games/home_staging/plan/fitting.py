"""Where a drawing may lie among what is drawn already, in sets of squares.

The rules decide (rules/placing.py); planner and solver, which think about plans that no state
holds, ask here, and a test lets both agree everywhere.
"""

from __future__ import annotations

from typing import NamedTuple

from .squares import Squares


def free_for_body(free: Squares, rugs: Squares, dots: Squares, *, rug: bool) -> Squares:
    """Of uncovered squares those that a body may lie on: no rug, and only a rug on circulation."""
    return free & ~rugs if rug else free & ~(rugs | dots)


class Drawn(NamedTuple):
    """What lies on a plan."""

    covered: Squares = 0
    rugs: Squares = 0
    dots: Squares = 0

    def takes(self, body: Squares, dots: Squares, *, rug: bool) -> bool:
        """Whether a piece lies on nothing that it must not lie on."""
        free = ~self.covered
        return not (body & ~free_for_body(free, self.rugs, self.dots, rug=rug) or dots & ~free)

    def with_piece(self, body: Squares, dots: Squares, *, rug: bool) -> Drawn:
        """The same with a piece more."""
        covered, rugs = (0, body) if rug else (body, 0)
        return Drawn(self.covered | covered, self.rugs | rugs, self.dots | dots)
