"""Random games, looked at step by step."""

import pytest

from casetta import games
from casetta.commands.develop.laws import watch
from casetta.contract.compiled import bound
from casetta.kernel.luck import fast_luck
from tests.long import in_parts

WATCHED = {"my-shelfie": 2_000, "dream-home": 10_000, "home-staging": 1_000}
"""Games of each in a part; Dream Home's million is `casetta selfcheck --games 1000000`."""


@pytest.mark.parametrize("name", games.names())
@in_parts("soak", full=10)
def test_nobody_is_ever_stuck_and_nothing_is_ever_lost(name, part):
    game = games.load(name)
    results = list(watch(game, WATCHED[name], seed=3 + part))

    assert sum(played for played, _ in results) == WATCHED[name]
    assert [line for _, found in results for line in found] == []


def dealt(game):
    """A fresh deal for two."""
    return game.dealt(2, {}, fast_luck(1))


@pytest.mark.parametrize("name", games.names())
def test_a_game_without_end_is_noticed(name):
    game = games.load(name)
    soak = bound("playouts", game)

    assert soak.watched_playout(dealt(game), [0] * game.rules.n_moves, 3) == soak.ENDLESS


@pytest.mark.parametrize(
    ("name", "field"), [("my-shelfie", "bag"), ("dream-home", "tokens_left"), ("dream-home", "box")]
)
def test_a_lost_piece_is_noticed(name, field):
    game = games.load(name)
    soak = bound("playouts", game)
    state = dealt(game)
    state[game.rules.layout.fields[field][0]] -= 1

    assert soak.watched_playout(state, [0] * game.rules.n_moves, game.rules.longest) == soak.LOST
