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
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    MIRRORED,
    MODES,
    MOST_LEGAL,
    N_MOVES,
    OTHER,
    PLACE_MOVE,
    READY,
    ROOM_MOVE,
    SEALED,
    SPLITS,
    SQUARES,
    TOKENS_MOVE,
    WINDOW_MOVE,
    cards_to_turn,
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
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DECIDED,
    DONE,
    DRAW,
    EDGES,
    FACTS,
    FINISH,
    FIRST,
    FRONT_DOOR,
    IDEA,
    LAST_WINDOW,
    LETTER,
    MOST_CARDS,
    NONE,
    OVER,
    PHASE,
    PIECES,
    ROOM,
    ROOM_CARD,
    ROOMS,
    ROUND_OF,
    SCENARIO,
    SHOWN,
    SIDE,
    STATE_SIZE,
    TURN,
    TURN_OF,
    WINDOWS,
)
from .openings import set_front_door, set_window, show_openings, take_window
from .pieces import add_piece, option_of, piece_word
from .plan import (
    begin_closing,
    begin_plan,
    close_room,
    find_area,
    inside_rows,
    mark_square,
    pieces_in_room,
    settle,
)
from .rows import has_edge

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


@rule
def everybody(state):
    """All seats, as bits."""
    return (1 << state[SEATS]) - 1


# Rounds and turns


@rule
def open_room(state, room_card):
    """The active seat turns over a room card; a new round begins (rulebook: rounds)."""
    opened = 0
    for room in range(state[ROOMS]):
        opened += state[ROUND_OF + room] != 0
        if state[ROOM_CARD + room] == room_card:
            state[ROOM] = room
    state[ROUND_OF + state[ROOM]] = opened + 1
    for seat in range(state[SEATS]):
        settle(state, seat)
    state[PHASE] = CHOOSE_CARD


@rule
def turn_over(state, number):
    """The active seat turns over a furniture card of the current room (rulebook: turns)."""
    for card in range(state[CARDS]):
        if state[CARD_ROOM + card] == state[ROOM] and state[CARD_NUMBER + card] == number:
            state[CARD] = card
    state[TURN] += 1
    state[TURN_OF + state[CARD]] = state[TURN]
    state[PHASE] = ASSIGN


@rule
def assign(state, tokens):
    """The active seat assigns so many tokens to the first option, the others to the second."""
    state[FIRST + state[CARD]] = tokens
    state[PHASE] = DRAW


@rule
def draw_or_decline(state, seat, move):
    """A seat draws the piece of its next token, or does without it (rulebook: drawing)."""
    if move != DECLINE:
        place_piece(state, seat, move - PLACE_MOVE)
    state[DECIDED + seat] += 1
    if state[DECIDED + seat] == state[CARD_TOKENS + state[CARD]]:
        state[DONE] |= 1 << seat
    if state[DONE] == everybody(state):
        end_turn(state)


@rule
def place_piece(state, seat, drawing):
    """Draw a piece; mirrored or the other option, it uses up the Bright Idea."""
    square = drawing % SQUARES
    mode = drawing // SQUARES % MODES
    option = drawing // SQUARES // MODES % 4
    transform = mode if mode < OTHER else mode - OTHER
    word = piece_word(state[CARD], option, transform, square)
    add_piece(state, seat, word, option_of(word), transform)
    if mode >= MIRRORED:
        state[IDEA + seat] = state[TURN]
    if pieces_in_room(state, seat, state[ROOM]) == 1:
        find_area(state, seat)


@rule
def end_turn(state):
    """Everybody is ready: the seat to the left becomes active (rulebook: turns)."""
    begin_step(state)
    state[CARD] = NONE
    state[ACTIVE] = (state[ACTIVE] + 1) % state[SEATS]
    if cards_to_turn(state):
        state[PHASE] = CHOOSE_CARD
    else:
        begin_end_of_round(state)


@rule
def begin_step(state):
    """Nobody is ready, and what was drawn is known to all."""
    state[DONE] = 0
    for seat in range(state[SEATS]):
        state[DECIDED + seat] = 0
        state[SHOWN + seat] = state[PIECES + seat]
        show_openings(state, seat)


# The end of a round


@rule
def begin_end_of_round(state):
    """All cards of the room are done: whoever drew something for it closes it (ruling H-28)."""
    state[PHASE] = CLOSE
    for seat in range(state[SEATS]):
        if pieces_in_room(state, seat, state[ROOM]):
            begin_closing(state, seat, state[ROOM])
        else:
            state[DONE] |= 1 << seat
    end_round_when_ready(state)


@rule
def close_or_grow(state, seat, move):
    """A seat adds a square to the room, or closes it (rulebook: closing a room)."""
    room = state[ROOM]
    if move < DOOR_MOVE:
        mark_square(state, inside_rows(seat, room), move - GROW_MOVE)
        return
    close_room(state, seat, room, NONE if move == SEALED else move - DOOR_MOVE)
    settle(state, seat)
    state[DONE] |= 1 << seat
    end_round_when_ready(state)


@rule
def end_round_when_ready(state):
    """After the last closing of a round the next room is opened, or the plans are finished."""
    if state[DONE] != everybody(state):
        return
    begin_step(state)
    state[ROOM] = NONE
    state[PHASE] = FINISH
    for room in range(state[ROOMS]):
        if state[ROUND_OF + room] == 0:
            state[PHASE] = CHOOSE_ROOM
    for seat in range(state[SEATS]):
        settle(state, seat)


@rule
def finish(state, seat, move):
    """A seat draws its front door, a window, or is ready (rulebook: windows and front door)."""
    if move == READY:
        state[DONE] |= 1 << seat
        if state[DONE] == everybody(state):
            state[PHASE] = OVER
    else:
        change_openings(state, seat, move)
        if move >= WINDOW_MOVE:
            state[LAST_WINDOW + seat] = max(state[LAST_WINDOW + seat], move - WINDOW_MOVE)


@rule
def change_window(state, seat, edge):
    """Draw a window, or take away the one that is there."""
    if has_edge(state, WINDOWS + EDGES * seat, edge):
        take_window(state, seat, edge)
    else:
        set_window(state, seat, edge)


@rule
def change_openings(state, seat, move):
    """Draw or move the front door, or draw a window; what is there is taken away instead."""
    if move >= WINDOW_MOVE:
        change_window(state, seat, move - WINDOW_MOVE)
        return
    is_there = state[FRONT_DOOR + seat] == move - FRONT_MOVE
    set_front_door(state, seat, NONE if is_there else move - FRONT_MOVE)
    settle(state, seat)
