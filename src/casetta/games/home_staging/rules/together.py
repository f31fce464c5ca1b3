"""What all seats do at the same time, and when it is shown (rulebook: drawing, closing, finishing).

A plain file: tables ask it, not the rules.
"""

from __future__ import annotations

from casetta.contract.game import OPEN, State
from casetta.kernel.state import SEATS

from .layout import DECIDED, DRAW, FACTS, FINISH, LAYOUT, MOST_SEATS, PHASE, TURN

PHASES = 8
OWN_FIELDS = [
    (start, length // MOST_SEATS)
    for start, length in LAYOUT.fields.values()
    if DECIDED <= start < FACTS
]
"""Where the fields of the seats begin, and how many words of each belong to one seat."""


def step(state: State) -> int:
    """The number of the step in which several seats draw, close or finish; else OPEN.

    Every turn has at most one step of each of these kinds.
    """
    if state[SEATS] == 1 or not DRAW <= state[PHASE] <= FINISH:
        return OPEN
    return int(PHASES * state[TURN] + state[PHASE])


def show_own(view: State, state: State, seat: int) -> None:
    """Copy what a seat has drawn into the view of a spectator: no viewer sees anything else."""
    for start, words in OWN_FIELDS:
        own = slice(start + words * seat, start + words * (seat + 1))
        view[own] = state[own]


def uncovers(before: State, after: State) -> bool:
    """Whether a card was turned over, or all were ready and showed what they had drawn.

    Nothing else is ever hidden: the cards are shuffled once, before the first round.
    """
    if before[TURN] != after[TURN]:
        return True
    return step(before) not in (OPEN, step(after))
