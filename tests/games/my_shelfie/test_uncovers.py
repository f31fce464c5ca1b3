"""What a turn uncovers, asked of the game and found by looking at all views."""

from random import Random

import pytest

from casetta.games.my_shelfie import GAME
from casetta.table.table import Table
from tests.changed import replace_fast
from tests.playing import first_asked

LOOKING = replace_fast(GAME, uncovers=None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_knows_what_all_views_would_show(seats):
    chance, answers = Random(seats), []
    table = Table.deal(GAME, seats, seed=seats)
    while not table.is_over:
        before = list(table.state)
        seat = first_asked(GAME, table.state)
        table.play(seat, chance.choice(table.legal(seat)))
        answers.append(GAME.reveals(before, table.state))
        assert answers[-1] == LOOKING.reveals(before, table.state)

    assert answers[-1]
    assert not all(answers)
