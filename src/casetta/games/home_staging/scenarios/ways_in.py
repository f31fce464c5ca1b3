"""The squares that the front door of a plan may open onto."""

from __future__ import annotations

from casetta.contract.game import State

from ..plan.squares import from_rows, places, square_at
from ..rules.layout import OUTER, PILLARS, SIDE
from ..rules.openings import on_wrong_side


def exit_squares(state: State) -> int:
    """All squares behind an outer wall that may have the front door, as a set."""
    found = 0
    for side in range(4):
        for place in places(from_rows(state, OUTER + SIDE * side) & ~from_rows(state, PILLARS)):
            if not on_wrong_side(state, 4 * square_at(place) + side):
                found |= 1 << place
    return found
