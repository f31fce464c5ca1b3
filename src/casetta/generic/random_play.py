"""Random games, written once for all games: `lives.generic` binds it to a game's rules.

Every legal move is as likely as any other. Where several seats may move, the
lowest one moves first; their moves commute, so it does not matter.
"""

from ...kernel.luck import draw, use_fast_luck
from ...kernel.rule import first, rule
from .rules import count, deal, moves, nth, play, waiting
from .scoring import outcome


@rule
def playout(state):
    """Play random moves to the end, chosen by count and nth; return how many."""
    turns = 0
    seats = waiting(state)
    while seats:
        seat = first(seats)
        play(state, seat, nth(state, seat, draw(state, count(state, seat))))
        turns += 1
        seats = waiting(state)
    return turns


@rule
def listed_playout(state, out):
    """Play random moves to the end, chosen from whole lists of moves; return how many."""
    turns = 0
    seats = waiting(state)
    while seats:
        seat = first(seats)
        found = moves(state, seat, out)
        play(state, seat, out[draw(state, found)])
        turns += 1
        seats = waiting(state)
    return turns


@rule
def many_playouts(state, options, out, tally, seats, games, seed, listed):
    """Deal and play so many random games and add them up.

    `tally` gains the turns, then the wins of each seat, then the points of each
    seat; its last 2 * seats places are for working.
    """
    ends = tally[1 + 2 * seats :]
    for game in range(games):
        use_fast_luck(state, seed + game)
        deal(state, seats, options, state)
        tally[0] += listed_playout(state, out) if listed else playout(state)
        outcome(state, ends)
        for seat in range(seats):
            tally[1 + seat] += ends[seats + seat] == 1
            tally[1 + seats + seat] += ends[seat]
