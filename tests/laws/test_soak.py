"""Long runs of random games, looked at step by step; a tenth of them here, all with --long."""

import os

import pytest

from casetta import games
from casetta.kernel.lives import bound
from casetta.kernel.luck import fast_luck
from casetta.selfcheck import watch

WATCHED = {"my-shelfie": 20_000, "dream-home": 100_000, "home-staging": 10_000}
"""Games of each with --long; Dream Home's million is `casetta selfcheck --games 1000000`."""
SHARE = 1 if os.environ.get("CASETTA_LONG") else 10


@pytest.mark.parametrize("name", games.names())
def test_nobody_is_ever_stuck_and_nothing_is_ever_lost(name):
    game = games.load(name)
    results = list(watch(game, WATCHED[name] // SHARE, seed=3))

    assert sum(played for played, _ in results) == WATCHED[name] // SHARE
    assert [line for _, found in results for line in found] == []


def dealt(game):
    """A fresh deal for two."""
    state = game.blank()
    game.deal(state, 2, game.option_numbers(game.complete({})), fast_luck(1))
    return state


@pytest.mark.parametrize("name", games.names())
def test_a_game_without_end_is_noticed(name):
    game = games.load(name)
    soak = bound("soak", game)

    assert soak.watched_playout(dealt(game), [0] * game.n_moves, 3) == soak.ENDLESS


@pytest.mark.parametrize(
    ("name", "field"), [("my-shelfie", "bag"), ("dream-home", "tokens_left"), ("dream-home", "box")]
)
def test_a_lost_piece_is_noticed(name, field):
    game = games.load(name)
    soak = bound("soak", game)
    state = dealt(game)
    state[game.layout.fields[field][0]] -= 1

    assert soak.watched_playout(state, [0] * game.n_moves, game.longest) == soak.LOST
