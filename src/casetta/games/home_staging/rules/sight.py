"""What a seat may see, what it can only guess, and when others see what it did."""

from ....kernel.luck import UNFAIR, draw, forget_luck, next_word, use_fast_luck
from ....kernel.rule import rule
from ....kernel.state import OPEN, SEATS, UNKNOWN
from . import grid, layout
from .closing import begin_closing, inside_rows, redraw_pieces, reopen_room, settle
from .decisions import by_lot
from .openings import take_back_openings
from .pieces import ALL, pieces_of
from .setup import play, twin_of
from .versions import FIRST, version


@rule
def hide(state, seat):
    """Blank, in place, whatever `seat` may not see; NOBODY is a spectator.

    Rulebook, setup: nobody knows which of the two cards of a number lies face down.
    What others draw is shown when everybody is ready with the step, not before.
    """
    forget_luck(state)
    for card in range(state[layout.CARDS]):
        if state[layout.TURN_OF + card] == 0:
            state[layout.LETTER + card] = UNKNOWN
    for other in range(state[SEATS]):
        if other != seat:
            hide_step(state, other)


@rule
def hide_step(state, seat):
    """Take back what a seat did in this step; whether it is ready may be known.

    So may that it crossed out its bulb, though not for which piece (ruling H-36); in version 1
    that was told at the end of the step.
    """
    if not layout.DRAW <= state[layout.PHASE] <= layout.FINISH:
        return
    moved = state[layout.FRONT_DOOR + seat] != state[layout.SHOWN_FRONT_DOOR + seat]
    if state[layout.PHASE] == layout.DRAW:
        if version(state) == FIRST and state[layout.IDEA + seat] == state[layout.TURN]:
            state[layout.IDEA + seat] = 0
        if not state[layout.DONE] >> seat & 1:
            state[layout.DECIDED + seat] = 0
        if state[layout.PIECES + seat] != state[layout.SHOWN + seat]:
            redraw_pieces(state, seat, state[layout.SHOWN + seat])
            moved = True
    elif state[layout.PHASE] == layout.CLOSE and pieces_of(state, seat, state[layout.ROOM], ALL):
        if is_closed(state, seat):
            reopen_room(state, seat, state[layout.ROOM])
            moved = True
        begin_closing(state, seat, state[layout.ROOM])
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
    for card in range(state[layout.CARDS]):
        if state[layout.LETTER + card] == UNKNOWN:
            twin = twin_of(state, card)
            known = twin != card and state[layout.LETTER + twin] != UNKNOWN
            state[layout.LETTER + card] = (
                1 - state[layout.LETTER + twin] if known else draw(state, 2)
            )
    if state[layout.PHASE] == layout.CLOSE:
        for seat in range(state[SEATS]):
            guess_closing(state, seat)


@rule
def guess_closing(state, seat):
    """Close the room of a seat that is ready with it, though nobody has seen how."""
    hidden = state[layout.DONE] >> seat & 1 and pieces_of(state, seat, state[layout.ROOM], ALL)
    if not hidden or is_closed(state, seat):
        return
    state[layout.DONE] &= ~(1 << seat)
    while not state[layout.DONE] >> seat & 1:
        move = by_lot(state, seat, next_word(state))
        if move != UNFAIR:
            play(state, seat, move)


@rule
def is_closed(state, seat):
    """Whether the current room of a seat has its walls already."""
    return grid.meet(
        state, inside_rows(seat, state[layout.ROOM]), state, layout.CLOSED + layout.SIDE * seat
    )


# Steps: what all do at the same time. Tables ask for them, rules do not.

PHASES = 8
OWN_FIELDS = [
    (start, length // layout.MOST_SEATS)
    for start, length in layout.LAYOUT.fields.values()
    if layout.DECIDED <= start < layout.FACTS
]
"""Where the fields of the seats begin, and how many words of each belong to one seat."""


def step(state):
    """The number of the step in which several seats draw, close or finish; else OPEN.

    Every turn has at most one step of each of these kinds.
    """
    if state[SEATS] == 1 or not layout.DRAW <= state[layout.PHASE] <= layout.FINISH:
        return OPEN
    return int(PHASES * state[layout.TURN] + state[layout.PHASE])


def show_own(view, state, seat):
    """Copy what a seat has drawn into the view of a spectator: no viewer sees anything else."""
    for start, words in OWN_FIELDS:
        own = slice(start + words * seat, start + words * (seat + 1))
        view[own] = state[own]


def uncovers(before, after):
    """Whether a card was turned over, or all were ready and showed what they had drawn.

    Nothing else is ever hidden: the cards are shuffled once, before the first round.
    """
    return before[layout.TURN] != after[layout.TURN] or step(before) not in (OPEN, step(after))
