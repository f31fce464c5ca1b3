"""The squares that the front door of a plan may open onto."""

from __future__ import annotations

from casetta.contract.game import State

from ..plan.masks import mask_of, places, square_of
from ..rules.layout import OUTER, PILLARS, SIDE
from ..rules.openings import on_wrong_side


def exit_squares(state: State) -> int:
    """All squares behind an outer wall that may have the front door, as a set."""
    found = 0
    for side in range(4):
        for place in places(mask_of(state, OUTER + SIDE * side) & ~mask_of(state, PILLARS)):
            if not on_wrong_side(state, 4 * square_of(place) + side):
                found |= 1 << place
    return found
