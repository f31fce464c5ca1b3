"""How many legal moves there are, and the n-th of them, for games that only list them."""

from ..kernel.rule import array_rule, zeros
from .game import MOST_LEGAL, moves


@array_rule
def count(state, seat):
    """How many legal moves a seat has."""
    return moves(state, seat, zeros(MOST_LEGAL))


@array_rule
def nth(state, seat, n):
    """The n-th legal move of a seat, in the order of `moves`."""
    out = zeros(MOST_LEGAL)
    moves(state, seat, out)
    return out[n]
