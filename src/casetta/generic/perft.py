"""Counting sequences of moves, written once for all games: see `lives.bound`."""

from ...kernel.rule import first, rule
from .rules import count, nth, play, waiting


@rule
def perft(state, depth):
    """How many sequences of `depth` moves begin in this position.

    Where several seats may move, the lowest one does. The last move of a
    sequence is counted, not made; a game that ends earlier gives none.
    """
    if depth == 0:
        return 1
    seats = waiting(state)
    if seats == 0:
        return 0
    seat = first(seats)
    found = count(state, seat)
    if depth == 1:
        return found
    total = 0
    for n in range(found):
        after = state.copy()
        play(after, seat, nth(after, seat, n))
        total += perft(after, depth - 1)
    return total
