"""What all seats do at the same time, and when it is shown (rulebook: drawing, closing, finishing).

A plain file: tables ask it, not the rules.
"""

from __future__ import annotations

from casetta.kernel.game import OPEN, State
from casetta.kernel.state import SEATS

from .layout import DRAW, FINISH, PHASE, TURN

PHASES = 8


def step(state: State) -> int:
    """The number of the step in which several seats draw, close or finish; else OPEN.

    Every turn has at most one step of each of these kinds.
    """
    if state[SEATS] == 1 or not DRAW <= state[PHASE] <= FINISH:
        return OPEN
    return int(PHASES * state[TURN] + state[PHASE])


def uncovers(before: State, after: State) -> bool:
    """Whether a card was turned over, or all were ready and showed what they had drawn.

    Nothing else is ever hidden: the cards are shuffled once, before the first round.
    """
    if before[TURN] != after[TURN]:
        return True
    return step(before) not in (OPEN, step(after))
