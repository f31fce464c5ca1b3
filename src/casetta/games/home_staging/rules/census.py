"""Whether every piece has its token, and every drawn square its piece."""

from ....kernel.rule import rule, size
from ....kernel.state import SEATS
from .laid import BODY, card_of, drawn, option_of, piece_at, transform_of
from .layout import CARD_TOKENS, CARDS, COVERED, PIECES, RUGS, SIDE


@rule
def is_whole(state, out):
    """Whether pieces, tokens and covered squares agree on every plan; `out` is for counting."""
    for seat in range(state[SEATS]):
        for card in range(state[CARDS]):
            out[card] = 0
        squares = 0
        for piece in range(state[PIECES + seat]):
            word = piece_at(state, seat, piece)
            out[card_of(word)] += 1
            squares += size(drawn(state, option_of(word), BODY, transform_of(word)))
        for card in range(state[CARDS]):
            if out[card] > state[CARD_TOKENS + card]:
                return False
        if squares != covered_squares(state, seat):
            return False
    return True


@rule
def covered_squares(state, seat):
    """How many squares of a plan lie under furniture or rugs; both where they lie on each other."""
    squares = 0
    for row in range(SIDE * seat, SIDE * seat + SIDE):
        squares += size(state[COVERED + row]) + size(state[RUGS + row])
    return squares
