"""Home Staging, in the order of the rulebook: setup, rounds, turns, closing, the end.

All seats draw, close and finish at the same time; a step ends when everybody is
ready. What the decisions are is told in decisions.py.
"""

from ....kernel.luck import UNFAIR, draw, is_fair, set_luck, share
from ....kernel.rule import array_rule, clear_words, copy_words, rule, write_bits
from ....kernel.state import LUCK_SIZE, SEATS
from ..content.library import FACTS_OF, FACTS_SIZE
from .decisions import (
    CARD_MOVE,
    FRONT_MOVE,
    MOST_LEGAL,
    N_MOVES,
    READY,
    ROOM_MOVE,
    SPLITS,
    TOKENS_MOVE,
    decision_step,
    decisions_in,
    first_decision,
    legal_lines,
    nth_decision,
)
from .layout import (
    ACTIVE,
    ASSIGN,
    CARD,
    CARD_NUMBER,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DONE,
    DRAW,
    FACTS,
    FINISH,
    FIRST,
    LETTER,
    MOST_CARDS,
    NONE,
    OVER,
    PHASE,
    ROOM,
    SCENARIO,
    SIDE,
    STATE_SIZE,
)
from .plan import begin_plan, settle
from .turns import (
    assign,
    change_openings,
    close_or_grow,
    draw_or_decline,
    everybody,
    finish,
    open_room,
    turn_over,
)

__all__ = ["MOST_LEGAL", "N_MOVES", "by_lot", "count", "deal", "moves", "nth", "play", "waiting"]


# Setup


@rule
def deal(state, seats, options, luck):
    """Set the table for a built-in scenario (rulebook: setup). `options`: scenario."""
    set_luck(state, luck)
    clear_words(state, LUCK_SIZE, STATE_SIZE - LUCK_SIZE)
    state[SEATS] = seats
    state[SCENARIO] = options[0]
    copy_words(state, FACTS, FACTS_OF, FACTS_SIZE * options[0], FACTS_SIZE)
    set_table(state)


@rule
def set_table(state):
    """Lay out the cards of the scenario in the state, and copy its plan to all seats."""
    state[ROOM] = state[CARD] = NONE
    for card in range(MOST_CARDS):
        state[FIRST + card] = NONE
    for card in range(state[CARDS]):
        state[LETTER + card] = draw(state, 2)
        twin = twin_of(state, card)
        if twin < card:
            state[LETTER + card] = 1 - state[LETTER + twin]
    for seat in range(state[SEATS]):
        begin_plan(state, seat)
        settle(state, seat)


@rule
def twin_of(state, card):
    """The other card of the same number, itself if there is none: each number has two cards."""
    for other in range(state[CARDS]):
        if other != card and state[CARD_NUMBER + other] == state[CARD_NUMBER + card]:
            return other
    return card


# Who decides, and what


@rule
def waiting(state):
    """The seats that may decide now: the active one, or all that are not ready with the step."""
    if state[PHASE] == OVER:
        return 0
    if state[PHASE] <= ASSIGN:
        return 1 << state[ACTIVE]
    return everybody(state) & ~state[DONE]


@array_rule
def moves(state, seat, out):
    """Write the legal moves of `seat` into `out`; return how many."""
    found, part, start, step = 0, NONE, 0, 0
    for line, mask in enumerate(legal_lines(state, seat)):
        if mask:
            if line // SIDE != part:
                part = line // SIDE
                start, step = first_decision(state, seat, part), decision_step(state, part)
            found = write_bits(mask, start + step * SIDE * (line % SIDE), step, out, found)
    return found


@array_rule
def count(state, seat):
    """How many legal moves `seat` has."""
    return decisions_in(legal_lines(state, seat))


@array_rule
def nth(state, seat, n):
    """The n-th legal move of `seat`, in the order of `moves`."""
    return nth_decision(state, seat, legal_lines(state, seat), n)


@array_rule
def by_lot(state, seat, word):
    """The legal move of `seat` that a random word stands for, or UNFAIR."""
    lines = legal_lines(state, seat)
    choices = decisions_in(lines)
    if not is_fair(word, choices):
        return UNFAIR
    return nth_decision(state, seat, lines, share(word, choices))


@rule
def play(state, seat, move):
    """Make one legal move."""
    phase = state[PHASE]
    if FRONT_MOVE <= move < READY and phase != FINISH:
        change_openings(state, seat, move)
    elif phase == CHOOSE_ROOM:
        open_room(state, move - ROOM_MOVE)
    elif phase == CHOOSE_CARD:
        turn_over(state, move - CARD_MOVE + 1)
    elif phase == ASSIGN:
        assign(state, (move - TOKENS_MOVE) // SPLITS)
    elif phase == DRAW:
        draw_or_decline(state, seat, move)
    elif phase == CLOSE:
        close_or_grow(state, seat, move)
    else:
        finish(state, seat, move)
