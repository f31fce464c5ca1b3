"""Home Staging, in the order of the rulebook: setup, rounds, turns, closing, the end.

All seats draw, close and finish at the same time; a step ends when everybody is
ready. What the decisions are is told in decisions.py.
"""

from ....kernel.luck import draw, set_luck
from ....kernel.rule import clear_words, copy_words, rule
from ....kernel.state import LUCK_SIZE, SEATS
from ..content.library import FACTS_OF, FACTS_SIZE, own_scenario
from . import decisions, grid, layout
from .closing import add_piece, begin_closing, begin_plan, close_room, inside_rows, settle
from .decisions import cards_to_turn, everybody
from .layout import EDGES, NONE
from .openings import set_front_door, show_openings
from .pieces import ALL, piece_word, pieces_of
from .versions import TODAY, keep_version

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
    clear_words(state, LUCK_SIZE, layout.STATE_SIZE - LUCK_SIZE)
    state[SEATS] = seats
    state[layout.SCENARIO] = scenario
    keep_version(state, TODAY)
    copy_words(state, layout.FACTS, facts, start, FACTS_SIZE)
    state[layout.ROOM] = state[layout.CARD] = NONE
    for card in range(layout.MOST_CARDS):
        state[layout.FIRST + card] = NONE
    for card in range(state[layout.CARDS]):
        state[layout.LETTER + card] = draw(state, 2)
        twin = twin_of(state, card)
        if twin < card:
            state[layout.LETTER + card] = 1 - state[layout.LETTER + twin]
    for seat in range(seats):
        begin_plan(state, seat)
        settle(state, seat)


@rule
def twin_of(state, card):
    """The other card of the same number, itself if there is none: each number has two cards."""
    for other in range(state[layout.CARDS]):
        if other != card and state[layout.CARD_NUMBER + other] == state[layout.CARD_NUMBER + card]:
            return other
    return card


@rule
def play(state, seat, move):
    """Make one legal move."""
    phase = state[layout.PHASE]
    if decisions.FRONT_MOVE <= move < decisions.READY and phase != layout.FINISH:
        change_openings(state, seat, move)
    elif phase == layout.CHOOSE_ROOM:
        open_room(state, move - decisions.ROOM_MOVE)
    elif phase == layout.CHOOSE_CARD:
        turn_over(state, move - decisions.CARD_MOVE + 1)
    elif phase == layout.ASSIGN:
        first = (move - decisions.TOKENS_MOVE) // decisions.SPLITS
        state[layout.FIRST + state[layout.CARD]] = first  # the others for the second
        state[layout.PHASE] = layout.DRAW
    elif phase == layout.DRAW:
        draw_or_decline(state, seat, move)
    elif phase == layout.CLOSE:
        close_or_grow(state, seat, move)
    else:
        finish(state, seat, move)


# Rounds and turns


@rule
def open_room(state, room_card):
    """The active seat turns over a room card; a new round begins (rulebook: rounds)."""
    opened = 0
    for room in range(state[layout.ROOMS]):
        opened += state[layout.ROUND_OF + room] != 0
        if state[layout.ROOM_CARD + room] == room_card:
            state[layout.ROOM] = room
    state[layout.ROUND_OF + state[layout.ROOM]] = opened + 1
    for seat in range(state[SEATS]):
        settle(state, seat)
    state[layout.PHASE] = layout.CHOOSE_CARD


@rule
def turn_over(state, number):
    """The active seat turns over a furniture card of the current room (rulebook: turns)."""
    for card in range(state[layout.CARDS]):
        is_here = state[layout.CARD_ROOM + card] == state[layout.ROOM]
        if is_here and state[layout.CARD_NUMBER + card] == number:
            state[layout.CARD] = card
    state[layout.TURN] += 1
    state[layout.TURN_OF + state[layout.CARD]] = state[layout.TURN]
    state[layout.PHASE] = layout.ASSIGN


@rule
def draw_or_decline(state, seat, move):
    """A seat draws the piece of its next token, or does without it (rulebook: drawing)."""
    if move != decisions.DECLINE:
        place_piece(state, seat, move - decisions.PLACE_MOVE)
    state[layout.DECIDED + seat] += 1
    if state[layout.DECIDED + seat] == state[layout.CARD_TOKENS + state[layout.CARD]]:
        state[layout.DONE] |= 1 << seat
    if state[layout.DONE] == everybody(state):
        end_turn(state)


@rule
def place_piece(state, seat, drawing):
    """Draw a piece; mirrored or the other option, it uses up the Bright Idea."""
    square = drawing % decisions.SQUARES
    mode = drawing // decisions.SQUARES % decisions.MODES
    option = drawing // decisions.SQUARES // decisions.MODES % 4
    transform = mode if mode < decisions.OTHER else mode - decisions.OTHER
    add_piece(state, seat, piece_word(state[layout.CARD], option, transform, square))
    if mode >= decisions.MIRRORED:
        state[layout.IDEA + seat] = state[layout.TURN]


@rule
def end_turn(state):
    """Everybody is ready: the seat to the left becomes active (rulebook: turns)."""
    begin_step(state)
    state[layout.CARD] = NONE
    state[layout.ACTIVE] = (state[layout.ACTIVE] + 1) % state[SEATS]
    if cards_to_turn(state):
        state[layout.PHASE] = layout.CHOOSE_CARD
    else:
        begin_end_of_round(state)


@rule
def begin_step(state):
    """Nobody is ready, and what was drawn is known to all."""
    state[layout.DONE] = 0
    for seat in range(state[SEATS]):
        state[layout.DECIDED + seat] = 0
        state[layout.SHOWN + seat] = state[layout.PIECES + seat]
        show_openings(state, seat)


# The end of a round


@rule
def begin_end_of_round(state):
    """All cards of the room are done: whoever drew something for it closes it (ruling H-28)."""
    state[layout.PHASE] = layout.CLOSE
    for seat in range(state[SEATS]):
        if pieces_of(state, seat, state[layout.ROOM], ALL):
            begin_closing(state, seat, state[layout.ROOM])
        else:
            state[layout.DONE] |= 1 << seat
    end_round_when_ready(state)


@rule
def close_or_grow(state, seat, move):
    """A seat adds a square to the room, or closes it (rulebook: closing a room)."""
    room = state[layout.ROOM]
    if move < decisions.DOOR_MOVE:
        grid.mark_square(state, inside_rows(seat, room), move - decisions.GROW_MOVE)
        return
    close_room(state, seat, room, NONE if move == decisions.SEALED else move - decisions.DOOR_MOVE)
    settle(state, seat)
    state[layout.DONE] |= 1 << seat
    end_round_when_ready(state)


@rule
def end_round_when_ready(state):
    """After the last closing of a round the next room is opened, or the plans are finished."""
    if state[layout.DONE] != everybody(state):
        return
    begin_step(state)
    state[layout.ROOM] = NONE
    state[layout.PHASE] = layout.FINISH
    for room in range(state[layout.ROOMS]):
        if state[layout.ROUND_OF + room] == 0:
            state[layout.PHASE] = layout.CHOOSE_ROOM
    for seat in range(state[SEATS]):
        settle(state, seat)


@rule
def finish(state, seat, move):
    """A seat draws its front door, a window, or is ready (rulebook: windows and front door)."""
    if move == decisions.READY:
        state[layout.DONE] |= 1 << seat
        if state[layout.DONE] == everybody(state):
            state[layout.PHASE] = layout.OVER
        return
    change_openings(state, seat, move)
    if move >= decisions.WINDOW_MOVE:
        last = state[layout.LAST_WINDOW + seat]
        state[layout.LAST_WINDOW + seat] = max(last, move - decisions.WINDOW_MOVE)


@rule
def change_openings(state, seat, move):
    """Draw or move the front door, or draw a window; what is there is taken away instead."""
    if move >= decisions.WINDOW_MOVE:
        edge = move - decisions.WINDOW_MOVE
        state[layout.WINDOWS + EDGES * seat + grid.edge_row(edge)] ^= grid.edge_bit(edge)
        return
    is_there = state[layout.FRONT_DOOR + seat] == move - decisions.FRONT_MOVE
    set_front_door(state, seat, NONE if is_there else move - decisions.FRONT_MOVE)
    settle(state, seat)
