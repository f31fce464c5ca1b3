"""Positions to think about: random games, somewhere in the middle or near the end."""

from random import Random

from casetta.kernel.game import Game, State
from casetta.kernel.luck import fast_luck


def random_game(game: Game, seats: int, seed: int, options: dict | None = None) -> list[State]:
    """All positions of a random game, the one without a waiting seat last."""
    dice, state = Random(seed), game.blank()
    game.deal(state, seats, game.option_numbers(game.complete(options or {})), fast_luck(seed))
    positions: list[State] = [list(state)]
    while game.waiting(state):
        seat = asked(game, state)
        game.play(state, seat, game.nth(state, seat, dice.randrange(game.count(state, seat))))
        positions.append(list(state))
    return positions


def asked(game: Game, state: State) -> int:
    """The seat that moves."""
    return game.waiting(state).bit_length() - 1


def middle(game: Game, seats: int, seed: int) -> State:
    """A position in the middle of a random game."""
    positions = random_game(game, seats, seed)
    return positions[len(positions) // 2]
