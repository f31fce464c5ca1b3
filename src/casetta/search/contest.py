"""Two sets of weights against each other over paired deals, for games that have a potential."""

from ..kernel.luck import use_fast_luck
from ..kernel.rule import first, rule
from .foresight import quick_move
from .game import deal, outcome, play, waiting

MARGIN, AHEAD = 0, 1
"""What is told of a deal: points ahead of the best other, and how often it is placed before
another, in millionths; alike counts half."""
ALL = 1 << 30
"""Every move is looked at."""


@rule
def contest(state, options, spare, out, one, other, seats, deals, seed, found):
    """Play so many deals, `one` on each seat in turn, `other` on all others; write each deal."""
    for number in range(deals):
        row = 2 * number
        found[row + MARGIN] = 0
        found[row + AHEAD] = 0
        for own in range(seats):
            use_fast_luck(state, seed + number)
            deal(state, seats, options, state)
            play_out(state, spare, own, one, other)
            outcome(state, out)
            found[row + MARGIN] += margin_of(own, seats, out)
            found[row + AHEAD] += ahead_of_others(own, seats, out)


@rule
def play_out(state, spare, own, one, other):
    """Every seat makes the move that promises most by its weights, to the end."""
    seats = waiting(state)
    while seats:
        seat = first(seats)
        weights = one if seat == own else other
        play(state, seat, quick_move(state, seat, spare, weights, ALL))
        seats = waiting(state)


@rule
def margin_of(own, seats, out):
    """How far a seat is ahead of the best of the others."""
    best, found = 0, False
    for seat in range(seats):
        if seat != own and (not found or out[seat] > best):
            best, found = out[seat], True
    return out[own] - best


@rule
def ahead_of_others(own, seats, out):
    """How many of the others a seat is placed before, in millionths of all of them."""
    halves = 0
    for seat in range(seats):
        if seat != own:
            halves += out[seats + own] < out[seats + seat]
            halves += out[seats + own] <= out[seats + seat]
    return 500_000 * halves // (seats - 1)
