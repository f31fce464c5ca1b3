"""A move by lot is the one that `count` and `nth` tell, in every game."""

from random import Random

import pytest

from casetta import games
from casetta.commands.develop import laws
from casetta.kernel.luck import UNFAIR, WORD, is_fair, share


@pytest.mark.parametrize("name", games.names())
def test_a_move_by_lot_is_the_one_that_a_fair_word_stands_for(name):
    """Of three or more moves the word 0 would favour the first, unless they are a power of two."""
    game, dice, unfair = games.load(name), Random(1), 0
    by_lot = game.rules.by_lot

    for step in laws.RandomGame(game, laws.Case(game.seats[0], {}, 1)).steps:
        choices = game.rules.count(step.state, step.seat)
        word = dice.randrange(WORD + 1)
        move = game.rules.nth(step.state, step.seat, share(word, choices))
        assert is_fair(word, choices)
        assert by_lot(step.state, step.seat, word) == move
        if not is_fair(0, choices):
            assert by_lot(step.state, step.seat, 0) == UNFAIR
            unfair += 1
    assert unfair
