"""How far a shelf is from a common goal."""

from __future__ import annotations

from casetta.contract.game import State

from ..content.cards import Goal
from ..rules.goals import goal_holds
from ..rules.layout import EDITION, filled_cells
from ..rules.potential import FAR, WEIGHTS, group_potential, tiles_missing


def tiles_to_goal(state: State, shelf: int, goal: int) -> int | None:
    """How many tiles a shelf needs for a goal at least: 0 if it shows it, None out of reach.

    A pair that no single tile begins needs two tiles.
    """
    if goal_holds(goal, state, shelf, state[EDITION]):
        return 0
    filled = filled_cells(state, shelf)
    _, groups = group_potential(state, shelf, filled, 0, WEIGHTS)
    missing = int(tiles_missing(goal, state, shelf, filled, groups, state[EDITION]))
    if goal == Goal.SIX_GROUPS_OF_TWO:
        missing += max(0, missing - (groups & 255))
    return max(1, missing) if missing < FAR else None
