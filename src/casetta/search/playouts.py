"""Random games and counts of moves, written once for all games.

Every legal move is as likely as any other. Where several seats may move, the
lowest one moves first; their moves commute, so it does not matter.
"""

from ..kernel.luck import UNFAIR, draw, next_word, use_fast_luck
from ..kernel.rule import first, rule
from .game import (
    by_lot,
    count,
    deal,
    is_whole,
    moves,
    nth,
    outcome,
    part_points,
    play,
    waiting,
)


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


# Counting sequences of moves


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


# Random games with every step looked at: nobody is stuck, nothing is lost, the end comes

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
