"""How far a shelf is with common goals, for whoever looks at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from casetta.contract.game import State
from casetta.kernel.bits import grow, lowest

from ..content.cards import GOAL_KEYS, KINDS, Goal
from ..rules.goals import goal_holds
from ..rules.layout import EDITION
from ..rules.nearness import FAR, tiles_missing
from ..rules.shelf import RIGHT, UP, filled_cells, shelf_of


def progress(state: State, seat: int, goals: Sequence[str]) -> list[dict[str, Any]]:
    """For each goal whether it is shown and about how many tiles are missing; None is too late."""
    return [{"goal": goal, **_progress(state, shelf_of(seat), goal)} for goal in goals]


def _progress(state: State, shelf: int, goal: str) -> Mapping[str, Any]:
    """One goal; a pair that no single tile begins needs two tiles."""
    number, edition = GOAL_KEYS.index(goal), state[EDITION]
    if goal_holds(number, state, shelf, edition):
        return {"holds": True, "missing": 0}
    filled, groups = filled_cells(state, shelf), _groups_by_size(state, shelf)
    missing = tiles_missing(number, state, shelf, filled, groups, edition)
    if number == Goal.SIX_GROUPS_OF_TWO:
        missing += max(0, missing - (groups & 255))
    return {"holds": False, "missing": max(1, missing) if missing < FAR else None}


def _groups_by_size(state: State, shelf: int) -> int:
    """How many groups have one tile, two, three, four or more; eight bits each."""
    sizes = 0
    for kind in range(KINDS):
        cells = state[shelf + kind]
        while cells:
            group = grow(lowest(cells), cells, UP, RIGHT)
            cells &= ~group
            sizes += 1 << 8 * (min(group.bit_count(), 4) - 1)
    return sizes
