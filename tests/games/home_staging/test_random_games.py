"""Random games over all scenarios: they end, nobody is ever stuck, nothing is lost."""

from random import Random

import pytest

from casetta.contract.compiled import as_state, compiled, fresh_state
from casetta.games import home_staging
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.rules.layout import OVER, PHASE
from casetta.kernel.luck import fast_luck
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
