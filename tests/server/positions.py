"""Positions to begin a table with."""

import random

from casetta import games
from casetta.table.table import Table


def near_the_end(name, seats=2, left=1, seed=3):
    """A position with so many moves left, as a drawing, and the moves: seat and text."""
    game, dice = games.load(name), random.Random(seed)
    table = Table.deal(game, seats, seed=seed)
    states, played = [list(table.state)], []
    while game.waiting(states[-1]):
        state = list(states[-1])
        seat = min(seat for seat in range(seats) if game.waiting(state) >> seat & 1)
        move = game.nth(state, seat, dice.randrange(game.count(state, seat)))
        game.play(state, seat, move)
        states.append(state)
        played.append((seat, game.write(move)))
    return game.drawing(states[-1 - left]), played[-left:]
