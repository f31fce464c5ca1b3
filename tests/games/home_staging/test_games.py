"""Random games: they end, nobody is stuck, nothing is lost, and nothing shows too early."""

from random import Random

import pytest

from casetta.contract.compiled import as_state, compiled, fresh_state
from casetta.contract.game import OPEN
from casetta.games import home_staging
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.position import sides_in
from casetta.games.home_staging.plan.squares import edges_of
from casetta.games.home_staging.rules.decisions import FRONT_MOVE, WINDOW_MOVE
from casetta.games.home_staging.rules.layout import DECIDED, DONE, MOST_SEATS, OUTER, OVER, PHASE
from casetta.kernel.luck import fast_luck
from casetta.kernel.state import NOBODY
from tests.games.home_staging.played import dealt
from tests.long import in_parts

GAME = home_staging.GAME
GAMES = 1_000
"""In each part."""
LOOKS = 40
"""Every so many decisions the box is counted."""


@pytest.mark.parametrize("number", range(len(NAMES)))
@in_parts("random-games", full=10)
def test_random_games_end_with_everything_in_its_place(number, part):
    """The compiled life, one to four seats, whoever waits decides in any order."""
    fast, state = compiled(GAME), fresh_state(compiled(GAME))
    options = as_state(fast, [number])
    for seed in range(GAMES * part + number, GAMES * (part + 1), len(NAMES)):
        dice = Random(seed)
        fast.rules.deal(
            state, dice.choice((1, 1, 1, 2, 3, 4)), options, as_state(fast, fast_luck(seed))
        )
        decisions = 0
        while waiting := int(fast.rules.waiting(state)):
            seat = dice.choice([seat for seat in range(6) if waiting >> seat & 1])
            choices = fast.rules.count(state, seat)
            assert choices > 0
            fast.rules.play(state, seat, fast.rules.nth(state, seat, dice.randrange(choices)))
            decisions += 1
            if decisions % LOOKS == 0:
                assert GAME.text.pieces(state.tolist()) == GAME.box

        assert state[PHASE] == OVER
        assert decisions <= GAME.rules.longest
        assert GAME.text.pieces(state.tolist()) == GAME.box


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
        if step != OPEN and step == GAME.rules.step(state):
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
