"""Counting sequences of moves, written once for all games: see `lives.bound`."""

from ..kernel.rule import first, rule
from .game import count, nth, play, waiting


@rule
def perft(states, depth):
    """How many sequences of `depth` moves begin in the position `states[depth]`.

    The positions below it are for working. Where several seats may move, the
    lowest one does. The last move of a sequence is counted, not made; a game that
    ends earlier gives none.
    """
    state = states[depth]
    seats = waiting(state)
    if depth == 0 or seats == 0:
        return 1 if depth == 0 else 0
    seat = first(seats)
    found = count(state, seat)
    if depth == 1:
        return found
    after = states[depth - 1]
    total = 0
    for n in range(found):
        for word in range(len(state)):
            after[word] = state[word]
        play(after, seat, nth(after, seat, n))
        total += perft(states, depth - 1)
    return total
