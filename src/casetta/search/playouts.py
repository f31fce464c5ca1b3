"""Random games, written once for all games: bound to each game's rules.

Every legal move is as likely as any other. Where several seats may move, the
lowest one moves first; their moves commute, so it does not matter.
"""

from ..kernel.luck import UNFAIR, draw, next_word, use_fast_luck
from ..kernel.rule import first, rule
from .game import by_lot, deal, moves, outcome, part_points, play, waiting


@rule
def playout(state):
    """Play random moves to the end, each by lot; return how many.

    A word that would not be fair is followed by another.
    """
    turns = 0
    seats = waiting(state)
    while seats:
        seat = first(seats)
        move = by_lot(state, seat, next_word(state))
        if move != UNFAIR:
            play(state, seat, move)
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
    seat. `out` is for working: it has a place for each move.
    """
    for game in range(games):
        use_fast_luck(state, seed + game)
        deal(state, seats, options, state)
        tally[0] += listed_playout(state, out) if listed else playout(state)
        outcome(state, out)
        for seat in range(seats):
            tally[1 + seat] += out[seats + seat] == 1
            tally[1 + seats + seat] += out[seat]


@rule
def add_parts(state, options, out, sums, seats, games, seed, listed):
    """Deal and play so many random games; `sums` gains the points of all seats, part by part."""
    for game in range(games):
        use_fast_luck(state, seed + game)
        deal(state, seats, options, state)
        if listed:
            listed_playout(state, out)
        else:
            playout(state)
        for seat in range(seats):
            for part in range(part_points(state, seat, out)):
                sums[part] += out[part]
