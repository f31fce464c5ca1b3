"""What a seat may see, and what it can only guess."""

from ....kernel.luck import UNFAIR, draw, forget_luck, next_word, use_fast_luck
from ....kernel.rule import rule
from ....kernel.state import SEATS, UNKNOWN
from .layout import (
    CARDS,
    CLOSE,
    CLOSED,
    DECIDED,
    DONE,
    DRAW,
    FINISH,
    FRONT_DOOR,
    IDEA,
    LETTER,
    PHASE,
    PIECES,
    ROOM,
    SHOWN,
    SHOWN_FRONT_DOOR,
    SIDE,
    TURN,
    TURN_OF,
)
from .openings import take_back_openings
from .plan import begin_closing, inside_rows, pieces_in_room, redraw_pieces, reopen_room, settle
from .setup import by_lot, play, twin_of


@rule
def hide(state, seat):
    """Blank, in place, whatever `seat` may not see; NOBODY is a spectator.

    Rulebook, setup: nobody knows which of the two cards of a number lies face down.
    What others draw is shown when everybody is ready with the step, not before.
    """
    forget_luck(state)
    for card in range(state[CARDS]):
        if state[TURN_OF + card] == 0:
            state[LETTER + card] = UNKNOWN
    for other in range(state[SEATS]):
        if other != seat:
            hide_step(state, other)


@rule
def hide_step(state, seat):
    """Take back what a seat did in this step; whether it is ready may be known."""
    if not DRAW <= state[PHASE] <= FINISH:
        return
    moved = state[FRONT_DOOR + seat] != state[SHOWN_FRONT_DOOR + seat]
    if state[PHASE] == DRAW:
        if state[IDEA + seat] == state[TURN]:
            state[IDEA + seat] = 0
        if not state[DONE] >> seat & 1:
            state[DECIDED + seat] = 0
        if state[PIECES + seat] != state[SHOWN + seat]:
            redraw_pieces(state, seat, state[SHOWN + seat])
            moved = True
    elif state[PHASE] == CLOSE and pieces_in_room(state, seat, state[ROOM]):
        if is_closed(state, seat):
            reopen_room(state, seat, state[ROOM])
            moved = True
        begin_closing(state, seat, state[ROOM])
    take_back_openings(state, seat)
    if moved:
        settle(state, seat)


@rule
def guess(state, seed):
    """Fill the blanks with something possible.

    Cards at random, of a number that lies in two rooms one each. Whoever is ready with
    a closing that is hidden has closed the room somehow; drawings that are hidden were
    declined, which is always possible.
    """
    use_fast_luck(state, seed)
    for card in range(state[CARDS]):
        if state[LETTER + card] == UNKNOWN:
            twin = twin_of(state, card)
            known = twin != card and state[LETTER + twin] != UNKNOWN
            state[LETTER + card] = 1 - state[LETTER + twin] if known else draw(state, 2)
    if state[PHASE] == CLOSE:
        for seat in range(state[SEATS]):
            guess_closing(state, seat)


@rule
def guess_closing(state, seat):
    """Close the room of a seat that is ready with it, though nobody has seen how."""
    hidden = state[DONE] >> seat & 1 and pieces_in_room(state, seat, state[ROOM])
    if not hidden or is_closed(state, seat):
        return
    state[DONE] &= ~(1 << seat)
    while not state[DONE] >> seat & 1:
        move = by_lot(state, seat, next_word(state))
        if move != UNFAIR:
            play(state, seat, move)


@rule
def is_closed(state, seat):
    """Whether the current room of a seat has its walls already."""
    start = inside_rows(seat, state[ROOM])
    for row in range(SIDE):
        if state[start + row] & state[CLOSED + SIDE * seat + row]:
            return True
    return False
