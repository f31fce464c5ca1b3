"""Hints: legal moves, best first, from the view alone; and how they are asked for at a table."""

from random import Random

import pytest

from casetta import games
from casetta.bots.hints import rank
from casetta.contract.levels import Budget
from casetta.table.table import Table
from tests.playing import first_asked


@pytest.mark.parametrize("name", games.names())
def test_hints_are_legal_moves_best_first(name):
    game = games.load(name)
    table = Table.deal(game, 2, seed=3)
    for _ in range(3):
        seat = first_asked(game, table.state)
        found = rank(game, table.view(seat), seat, Random(1), Budget(simulations=4)).candidates

        legal = table.listed(seat)
        assert found
        assert all(candidate.move in legal for candidate in found)
        assert all(0 <= candidate.chance <= 1 for candidate in found)
        if not any(candidate.visits != found[0].visits for candidate in found):
            assert [each.points for each in found] == sorted(
                (each.points for each in found), reverse=True
            )
        table.play(seat, game.text.write(found[0].move))
