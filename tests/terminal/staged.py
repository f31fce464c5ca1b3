"""Positions of Home Staging that the tests of its terminal share."""

from __future__ import annotations

from casetta.games.home_staging.rules.layout import CARDS, CLOSE, DRAW, LETTER
from tests.terminal.home_staging import (
    drawing,
    phase_of,
)

SOFA = ["room living", "card 1", "tokens 1 0"]


def with_sofa_b(stage):
    """First Keys with sofa card b turned over and its token on the sofa bed (squares of 2 x 3)."""
    for seed in range(20):
        session = drawing(stage, "first-keys", SOFA, seed=seed)
        card = next(card for card in range(session.table.state[CARDS]))
        if session.table.state[LETTER + card] == 1:
            return session
    raise AssertionError("no such deal")


# Closing


def closing_session(stage):
    """First Keys with one sofa in the corner at e5, ready to be closed."""
    session = with_sofa_b(stage)
    session.make(0, "01b1 r0 e5")
    while phase_of(session) != CLOSE:
        phase = phase_of(session)
        decline = "decline decline" if "19" in str(session.table.events[-2:]) else "decline"
        session.make(0, decline if phase == DRAW else session.table.legal(0)[0])
    return session
