"""Random games with every step looked at: nobody is stuck, nothing is lost, the end comes."""

from ..kernel.luck import draw, use_fast_luck
from ..kernel.rule import first, rule
from .game import count, deal, is_whole, nth, play, waiting

FINE, STUCK, LOST, ENDLESS = 0, 1, 2, 3
"""How a game went."""


@rule
def watched_playout(state, out, longest):
    """Play random moves to the end; tell how it went."""
    for _ in range(longest + 1):
        if not is_whole(state, out):
            return LOST
        seats = waiting(state)
        if seats == 0:
            return FINE
        seat = first(seats)
        choices = count(state, seat)
        if choices == 0:
            return STUCK
        play(state, seat, nth(state, seat, draw(state, choices)))
    return ENDLESS


@rule
def watch_games(state, options, out, seats, games, seed, longest):
    """Deal and play so many games; the number of the first that went wrong, times 4, and how.

    FINE when all went well. `out` is for working: it has a place for each move.
    """
    for game in range(games):
        use_fast_luck(state, seed + game)
        deal(state, seats, options, state)
        went = watched_playout(state, out, longest)
        if went != FINE:
            return 4 * (seed + game) + went
    return FINE
