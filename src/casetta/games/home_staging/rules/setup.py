"""Home Staging, in the order of the rulebook: setup, rounds, turns, closing, the end.

All seats draw, close and finish at the same time; a step ends when everybody is
ready. What the decisions are is told in decisions.py.
"""

from ....kernel.luck import draw, set_luck
from ....kernel.rule import clear_words, copy_words, rule
from ....kernel.state import LUCK_SIZE, SEATS
from ..content.library import FACTS_OF, FACTS_SIZE, own_scenario
from .decisions import (
    CARD_MOVE,
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    MIRRORED,
    MODES,
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
    everybody,
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
    STATE_SIZE,
    TURN,
    TURN_OF,
    WINDOWS,
)
from .openings import set_front_door, show_openings
from .pieces import ALL, piece_word, pieces_of
from .plan import add_piece, begin_closing, begin_plan, close_room, inside_rows, settle
from .rows import edge_bit, edge_row, mark_square

# Setup


@rule
def deal(state, seats, options, luck):
    """Set the table for a built-in scenario (rulebook: setup). `options`: scenario."""
    set_table(state, seats, options[0], FACTS_OF, FACTS_SIZE * options[0], luck)


def deal_scenario(content, state, seats, options, luck):
    """Set the table for an own scenario, which stands in place of the option; no rule."""
    scenario = own_scenario(content)
    set_table(state, seats, scenario.number, scenario.facts, 0, luck)


@rule
def set_table(state, seats, scenario, facts, start, luck):
    """Lay out the cards of a scenario, and copy its plan to all; its facts begin at `start`."""
    set_luck(state, luck)
    clear_words(state, LUCK_SIZE, STATE_SIZE - LUCK_SIZE)
    state[SEATS] = seats
    state[SCENARIO] = scenario
    copy_words(state, FACTS, facts, start, FACTS_SIZE)
    state[ROOM] = state[CARD] = NONE
    for card in range(MOST_CARDS):
        state[FIRST + card] = NONE
    for card in range(state[CARDS]):
        state[LETTER + card] = draw(state, 2)
        twin = twin_of(state, card)
        if twin < card:
            state[LETTER + card] = 1 - state[LETTER + twin]
    for seat in range(seats):
        begin_plan(state, seat)
        settle(state, seat)


@rule
def twin_of(state, card):
    """The other card of the same number, itself if there is none: each number has two cards."""
    for other in range(state[CARDS]):
        if other != card and state[CARD_NUMBER + other] == state[CARD_NUMBER + card]:
            return other
    return card


# Moves


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
        state[FIRST + state[CARD]] = (move - TOKENS_MOVE) // SPLITS  # the others for the second
        state[PHASE] = DRAW
    elif phase == DRAW:
        draw_or_decline(state, seat, move)
    elif phase == CLOSE:
        close_or_grow(state, seat, move)
    else:
        finish(state, seat, move)


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
    add_piece(state, seat, piece_word(state[CARD], option, transform, square))
    if mode >= MIRRORED:
        state[IDEA + seat] = state[TURN]


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
        if pieces_of(state, seat, state[ROOM], ALL):
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
        return
    change_openings(state, seat, move)
    if move >= WINDOW_MOVE:
        state[LAST_WINDOW + seat] = max(state[LAST_WINDOW + seat], move - WINDOW_MOVE)


@rule
def change_openings(state, seat, move):
    """Draw or move the front door, or draw a window; what is there is taken away instead."""
    if move >= WINDOW_MOVE:
        edge = move - WINDOW_MOVE
        state[WINDOWS + EDGES * seat + edge_row(edge)] ^= edge_bit(edge)
        return
    is_there = state[FRONT_DOOR + seat] == move - FRONT_MOVE
    set_front_door(state, seat, NONE if is_there else move - FRONT_MOVE)
    settle(state, seat)
