"""What viewers see while all seats draw, close and finish at the same time."""

from random import Random

import pytest

from casetta.contract.game import OPEN
from casetta.games import home_staging
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.position import sides_in
from casetta.games.home_staging.plan.squares import edges_of
from casetta.games.home_staging.rules.decisions import FRONT_MOVE, WINDOW_MOVE
from casetta.games.home_staging.rules.layout import DECIDED, DONE, MOST_SEATS, OUTER
from casetta.kernel.state import NOBODY
from tests.games.home_staging.played import dealt

GAME = home_staging.GAME
SEATS = 3


@pytest.mark.parametrize("scenario", NAMES)
def test_nothing_that_is_done_in_a_step_shows_before_its_end(scenario):
    """Rulebook, drawing: plans are open after each turn; front door and windows, too."""
    dice, state = Random(4), dealt(scenario, SEATS)
    compared = 0
    while waiting := GAME.rules.waiting(state):
        seat = dice.choice([each for each in range(SEATS) if waiting >> each & 1])
        before, step = seen(state), GAME.rules.step(state)
        GAME.rules.play(state, seat, some_move(state, seat, dice))
        if step not in (OPEN, GAME.rules.step(state)):
            continue
        if step != OPEN:
            assert seen(state) == before
            compared += 1

    assert compared > 50


def seen(state):
    """The view of a spectator, without who is ready."""
    view = GAME.view(state, NOBODY)
    view[DONE] = 0
    view[DECIDED : DECIDED + MOST_SEATS] = [0] * MOST_SEATS
    return view


def some_move(state, seat, dice):
    """Any legal move, now and then an opening that is changed beside it (ruling H-15)."""
    moves = GAME.legal(state, seat)
    if GAME.rules.step(state) != OPEN and dice.random() < 0.3:
        edges = edges_of(sides_in(state, OUTER))
        openings = [start + dice.choice(edges) for start in (FRONT_MOVE, WINDOW_MOVE)]
        moves = [move for move in openings if GAME.rules.also(state, seat, move)] or moves
    return dice.choice(moves)
