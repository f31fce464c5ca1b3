"""The four levels of Home Staging: the planner with more or less thought, and with slips.

Whoever slips decides anything that is allowed; closings and openings are done with care
at every level, for a room that is closed badly is worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from casetta.contract.game import Game, State
from casetta.contract.levels import BEAVER, OWL, SNAIL, SWALLOW

from ..planner.planner import MOST_TRIALS, choose
from ..rules.decisions import count, nth
from ..rules.layout import CLOSE, PHASE

FEW_TRIALS = 1
"""Every decision that comes to mind is tried out once."""


def decide(slips: float, trials: int, _: Game, view: State, seat: int, dice: Random) -> int:
    """A decision of somebody who slips that often and tries out so many games in the mind."""
    if view[PHASE] < CLOSE and dice.random() < slips:
        return int(nth(view, seat, dice.randrange(count(view, seat))))
    return choose(view, seat, dice, most_trials=trials)


LEVELS: dict[str, Callable[[Game, State, int, Random], int]] = {
    SNAIL: partial(decide, 0.4, FEW_TRIALS),
    SWALLOW: partial(decide, 0.16, FEW_TRIALS),
    BEAVER: partial(decide, 0.04, FEW_TRIALS),
    OWL: partial(decide, 0, MOST_TRIALS),
}
