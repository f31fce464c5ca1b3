"""How tests let games go on: whoever is asked first moves, by lot or as a test decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from casetta.contract.game import Game, State
from casetta.kernel.luck import fast_luck
from casetta.kernel.state import SEATS
from casetta.table.table import Table


def asked(game: Game, state: State) -> list[int]:
    return [seat for seat in range(state[SEATS]) if game.rules.waiting(state) >> seat & 1]


def first_asked(game: Game, state: State) -> int:
    return asked(game, state)[0]


def play_by_lot(game: Game, state: State, seat: int, dice: Random) -> int:
    """Let a seat make any legal move; the move."""
    move = game.rules.nth(state, seat, dice.randrange(game.rules.count(state, seat)))
    game.rules.play(state, seat, move)
    return move


def random_game(game: Game, state: State, dice: Random) -> Iterator[State]:
    """Every position of a game that goes on by lot, in the same list, to the last."""
    while game.rules.waiting(state):
        yield state
        play_by_lot(game, state, first_asked(game, state), dice)
    yield state


def play_to_the_end(table: Table, choose: Callable[[int], str]) -> Table:
    """Let whoever is asked first do what a test says, until it is over; the table."""
    while not table.is_over:
        seat = first_asked(table.game, table.state)
        table.play(seat, choose(seat))
    return table


def positions(game: Game, seats: int, seed: int, options: dict | None = None) -> list[State]:
    """All positions of a random game, the one without a waiting seat last."""
    state = game.dealt(seats, options or {}, fast_luck(seed))
    return [list(each) for each in random_game(game, state, Random(seed))]


def middle(game: Game, seats: int, seed: int) -> State:
    every = positions(game, seats, seed)
    return every[len(every) // 2]
