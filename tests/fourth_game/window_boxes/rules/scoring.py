"""Points (RULES.md: Scoring)."""

from ....kernel.rule import rule
from ....kernel.state import SEATS
from .layout import BEES, BOXES, EMPTY, FLOWERS, POINTS, POTS

PAIR_POINTS = 2
BEE_POINTS = 4


@rule
def flower_points(state, seat):
    """The printed points of all flowers in a box."""
    found = 0
    for pot in range(POTS):
        flower = state[BOXES + POTS * seat + pot]
        if flower != EMPTY:
            found += state[POINTS + flower - 1]
    return found


@rule
def is_pair(state, seat, pot):
    """Whether a pot and the one to its right hold the same flower (ruling W-4)."""
    here = BOXES + POTS * seat + pot
    return pot + 1 < POTS and state[here] != EMPTY and state[here] == state[here + 1]


@rule
def pairs(state, seat):
    """Neighbouring pots with the same flower."""
    found = 0
    for pot in range(POTS):
        if is_pair(state, seat, pot):
            found += 1
    return found


@rule
def different_flowers(state, seat):
    """How many of the five flowers a box has."""
    seen = 0
    found = 0
    for pot in range(POTS):
        flower = state[BOXES + POTS * seat + pot]
        if flower != EMPTY and not seen >> flower & 1:
            seen |= 1 << flower
            found += 1
    return found


@rule
def bee_points(state, seat):
    """4 for all five flowers, where bees fly."""
    if state[BEES] and different_flowers(state, seat) == FLOWERS:
        return BEE_POINTS
    return 0


@rule
def points(state, seat):
    """All points of a seat."""
    return flower_points(state, seat) + PAIR_POINTS * pairs(state, seat) + bee_points(state, seat)


@rule
def outcome(state, out):
    """Points, then places; a tie is broken by different flowers."""
    seats = state[SEATS]
    for seat in range(seats):
        out[seat] = points(state, seat)
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if is_ahead(state, out, other, seat):
                place += 1
        out[seats + seat] = place


@rule
def is_ahead(state, out, one, other):
    """Whether one seat is placed before another."""
    if out[one] != out[other]:
        return out[one] > out[other]
    return different_flowers(state, one) > different_flowers(state, other)
