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

    for made in laws.RandomGame(game, laws.Case(game.seats[0], {}, 1)).moves:
        choices = game.rules.count(made.state, made.seat)
        word = dice.randrange(WORD + 1)
        move = game.rules.nth(made.state, made.seat, share(word, choices))
        assert is_fair(word, choices)
        assert by_lot(made.state, made.seat, word) == move
        if not is_fair(0, choices):
            assert by_lot(made.state, made.seat, 0) == UNFAIR
            unfair += 1
    assert unfair
