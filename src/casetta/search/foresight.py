"""Moves by what they promise, written once for all games that have a potential.

`potential.py` of a game tells what a seat may expect at the end; the most promising move
is the one after which the seat that made it may expect most.
"""

from ..kernel.luck import draw, use_fast_luck
from ..kernel.rule import first, rule
from .game import count, deal, nth, outcome, play, potential, waiting
from .playouts import playout

NO_END = 1 << 30
"""More moves than any game has."""


@rule
def copy_state(source, target):
    """Make one state equal to another."""
    for word in range(len(source)):
        target[word] = source[word]


@rule
def make_move(state, seat, move):
    """Play a move: one piece of machine code that all callers share, for it is long."""
    play(state, seat, move)


@rule
def promise(state, seat, move, spare, weights):
    """What a seat may expect after a move; `spare` becomes the position after it."""
    copy_state(state, spare)
    make_move(spare, seat, move)
    return potential(spare, seat, weights)


@rule
def quick_move(state, seat, spare, weights, looks):
    """The most promising of so many moves; if there are more, chance says which are looked at."""
    choices = count(state, seat)
    best, most = 0, 0
    for look in range(min(choices, looks)):
        move = nth(state, seat, look if choices <= looks else draw(state, choices))
        worth = promise(state, seat, move, spare, weights)
        if look == 0 or worth > most:
            best, most = move, worth
    return best


@rule
def quick_play(state, spare, weights, looks, most):
    """Play so many quick moves, or to the end; return how many."""
    turns = 0
    seats = waiting(state)
    while seats and turns < most:
        seat = first(seats)
        make_move(state, seat, quick_move(state, seat, spare, weights, looks))
        turns += 1
        seats = waiting(state)
    return turns


@rule
def many_games(state, start, spare, weights, games, seed, looks):
    """Play so many games from one position to the end; return their turns.

    By quick moves; without any looks, by random ones.
    """
    turns = 0
    for game in range(games):
        copy_state(start, state)
        use_fast_luck(state, seed + game)
        turns += quick_play(state, spare, weights, looks, NO_END) if looks else playout(state)
    return turns


# Two sets of weights against each other over paired deals

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
