"""Law: what a seat cannot see does not change what its bot does."""

from random import Random

import pytest

from casetta import games
from casetta.bots import bot, names
from casetta.contract.game import Game
from casetta.contract.levels import Budget
from tests.playing import first_asked, positions

GAMES = games.every()
FEW = Budget(simulations=12)
"""A fixed number: with a clock two thoughts would not be the same."""
EVERY_BOT = [
    pytest.param(game, name, id=f"{game.name}-{name}") for game in GAMES for name in names(game)
]


def other_world(game: Game, state, seat: int, seed: int):
    """The same for the eyes of a seat, with everything else shuffled."""
    world = game.view(state, seat)
    game.rules.guess(world, seed)
    return world


def choice(game: Game, name: str, state, seat: int) -> int:
    """What a bot does, always with the same dice."""
    return bot(name, game, FEW)(game, game.view(state, seat), seat, Random(5))


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_shuffling_what_a_seat_cannot_see_leaves_its_move_unchanged(game: Game, name: str) -> None:
    every = positions(game, max(game.seats[:2]), seed=3)[:-1]

    for number in (0, len(every) // 2, -1):
        state = every[number]
        seat = first_asked(game, state)
        worlds = [other_world(game, state, seat, seed) for seed in (1, 2)]
        choices = {choice(game, name, world, seat) for world in (state, *worlds)}
        assert len(choices) == 1
        assert choices <= set(game.legal(state, seat))


def test_the_other_worlds_are_other_ones():
    """Otherwise the law would say nothing."""
    game = games.load("my-shelfie")
    state = positions(game, 3, seed=3)[10]
    seat = first_asked(game, state)
    worlds = [other_world(game, state, seat, seed) for seed in (1, 2)]

    assert worlds[0] != worlds[1]
    assert game.view(worlds[0], seat) == game.view(worlds[1], seat) == game.view(state, seat)
