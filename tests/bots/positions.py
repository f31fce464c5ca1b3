"""Positions to think about: random games, somewhere in the middle or near the end."""

from random import Random

from casetta.contract.game import Game, State
from casetta.kernel.luck import fast_luck
from tests import playing


def random_game(game: Game, seats: int, seed: int, options: dict | None = None) -> list[State]:
    """All positions of a random game, the one without a waiting seat last."""
    state = game.dealt(seats, options or {}, fast_luck(seed))
    return [list(each) for each in playing.random_game(game, state, Random(seed))]


def middle(game: Game, seats: int, seed: int) -> State:
    """A position in the middle of a random game."""
    positions = random_game(game, seats, seed)
    return positions[len(positions) // 2]
