"""The numbered decisions of a game, and which of them a seat may make now.

docs/rulings/home-staging-decisions.md tells them in words. The legal ones are kept in
*lines*: one mask for each row of whatever is chosen from, so that counting them
and finding the n-th needs no list. Sixteen lines are a *part*: one way to turn a piece,
one side of the squares.
"""

from ....kernel.bits import without_lowest
from ....kernel.luck import UNFAIR, is_fair, share
from ....kernel.rule import array_rule, first, nth_bit, rule, size, table, write_bits, zeros
from ....kernel.state import SEATS
from ..content.furniture import NUMBERS, OPTIONS, ROOM_CARDS
from . import grid, layout
from .closing import find_doors, find_growth, inside_rows, is_connected
from .layout import EDGES, NONE, SIDE
from .openings import why_not_front_door, why_not_window
from .pieces import FACTS_OF, find_places, free_for_body, free_for_dots, option_place

SQUARES = SIDE * SIDE
MODES = 12
"""How a piece is drawn: turned 0 to 3 times, mirrored and turned, the other option turned."""
MIRRORED, OTHER = 4, 8
SPLITS = layout.MOST_TOKENS + 1

ROOM_MOVE = 0
"""Open a room: + room card."""
CARD_MOVE = ROOM_MOVE + len(ROOM_CARDS)
"""Turn a card over: + number - 1."""
TOKENS_MOVE = CARD_MOVE + NUMBERS
"""Assign the tokens: + SPLITS * tokens on the first option + tokens on the second."""
DECLINE = TOKENS_MOVE + SPLITS * SPLITS
GROW_MOVE = DECLINE + 1
"""Add a square to the room that is being closed: + square."""
DOOR_MOVE = GROW_MOVE + SQUARES
"""Close the room with this door: + edge seen from inside."""
SEALED = DOOR_MOVE + 4 * SQUARES
"""Close the room without a door."""
FRONT_MOVE = SEALED + 1
"""Draw the front door: + edge seen from inside."""
WINDOW_MOVE = FRONT_MOVE + 4 * SQUARES
"""Draw a window: + edge seen from inside."""
READY = WINDOW_MOVE + 4 * SQUARES
"""Finish the plan."""
PLACE_MOVE = READY + 1
"""Draw a piece: + ((option * MODES) + mode) * SQUARES + square of the origin."""
N_MOVES = PLACE_MOVE + OPTIONS * MODES * SQUARES

LONE_DECISIONS = table((NONE, NONE, NONE, DECLINE, SEALED, READY, NONE))
"""For each phase the decision that stands beside those in rows: do without, seal, finish."""
PARTS = table((2, 2, 2, 1 + MODES, 6, 9, 1))
"""How many parts of 16 lines the decisions of each phase fill; the first holds the lone one."""
LONE_LINE = 0
MOST_LEGAL = 1 + MODES * SQUARES
"""No seat has more decisions at a time: doing without, or a drawing in any way on any square."""


# Who decides


@rule
def waiting(state):
    """The seats that may decide now: the active one, or all that are not ready with the step."""
    if state[layout.PHASE] == layout.OVER:
        return 0
    if state[layout.PHASE] <= layout.ASSIGN:
        return 1 << state[layout.ACTIVE]
    return everybody(state) & ~state[layout.DONE]


@rule
def everybody(state):
    """All seats, as bits."""
    return (1 << state[SEATS]) - 1


# What may be decided, in lines


@array_rule
def legal_lines(state, seat):
    """The legal decisions of a seat as masks, line by line (see `first_decision`)."""
    phase = state[layout.PHASE]
    lines = zeros(SIDE * PARTS[phase])
    if phase == layout.CHOOSE_ROOM:
        lines[SIDE] = rooms_to_open(state)
    elif phase == layout.CHOOSE_CARD:
        lines[SIDE] = cards_to_turn(state)
    elif phase == layout.ASSIGN:
        lines[SIDE] = (2 << state[layout.CARD_TOKENS + state[layout.CARD]]) - 1
    elif phase == layout.DRAW:
        fill_drawings(state, seat, lines)
    elif phase == layout.CLOSE:
        fill_closings(state, seat, lines)
    elif phase == layout.FINISH:
        fill_openings(state, seat, lines)
    return lines


@rule
def rooms_to_open(state):
    """The face-down room cards, as bits; a scenario may name the first one (docs/scenarios.md)."""
    cards = opened = 0
    for room in range(state[layout.ROOMS]):
        opened |= state[layout.ROUND_OF + room]
        if state[layout.ROUND_OF + room] == 0:
            cards |= 1 << state[layout.ROOM_CARD + room]
    if opened == 0 and state[layout.FIRST_ROOM] != NONE:
        return 1 << state[layout.ROOM_CARD + state[layout.FIRST_ROOM]]
    return cards


@rule
def cards_to_turn(state):
    """The numbers of the face-down cards in the row of the current room, as bits."""
    numbers = 0
    for card in range(state[layout.CARDS]):
        is_here = state[layout.CARD_ROOM + card] == state[layout.ROOM]
        if is_here and state[layout.TURN_OF + card] == 0:
            numbers |= 1 << state[layout.CARD_NUMBER + card] - 1
    return numbers


@rule
def option_now(state, seat):
    """The option of the token that a seat decides on: those of the first option come first."""
    return 0 if state[layout.DECIDED + seat] < state[layout.FIRST + state[layout.CARD]] else 1


@array_rule
def fill_drawings(state, seat, lines):
    """Every different legal drawing of the token at hand (ruling H-24 for the Bright Idea)."""
    lines[LONE_LINE] = 1
    option = option_now(state, seat)
    for_dots = free_for_dots(state, seat)
    for other in range(1 if state[layout.IDEA + seat] else 2):
        place = option_place(state, state[layout.CARD], option ^ other)
        facts = state[place + FACTS_OF]
        for_body = free_for_body(state, seat, facts >> 16 & 1)
        for transform in range(4 if other or state[layout.IDEA + seat] else 8):
            if facts >> 8 + transform & 1:
                line = SIDE * (1 + OTHER * other + transform)
                find_places(state, seat, place, transform, for_body, for_dots, lines, line)


@array_rule
def fill_closings(state, seat, lines):
    """Squares to add; and once the room is connected, edges for the door (ruling H-9).

    The hub is closed without a door, and so is a room where no edge is left for one.
    """
    start = inside_rows(seat, state[layout.ROOM])
    find_growth(state, seat, start, lines, SIDE)
    if is_connected(state, seat, start):
        is_hub = state[layout.ROOM] == state[layout.HUB]
        if is_hub or not find_doors(state, seat, start, lines, 2 * SIDE):
            lines[LONE_LINE] = 1


@rule
def fill_openings(state, seat, lines):
    """The front door first, if any, then windows in the order of their edges."""
    lines[LONE_LINE] = 1
    last = state[layout.LAST_WINDOW + seat]
    doorless = last == NONE and state[layout.FRONT_DOOR + seat] == NONE
    for side in range(4):
        for row in range(SIDE):
            left = state[layout.OUTER + SIDE * side + row]
            line = SIDE * (1 + side) + row
            while left:
                edge = 4 * (16 * row + first(left)) + side
                bit = left & -left
                if doorless and why_not_front_door(state, seat, edge) == 0:
                    lines[line] |= bit
                if edge > last and may_become_window(state, seat, edge):
                    lines[EDGES + line] |= bit
                left = without_lowest(left)


@rule
def may_become_window(state, seat, edge):
    """Whether there is no window yet, and one may be drawn."""
    if grid.has_edge(state, layout.WINDOWS + EDGES * seat, edge):
        return False
    return why_not_window(state, seat, edge) == 0


@rule
def may_also(state, seat, move):
    """Whether a seat may change front door or windows beside its decisions (ruling H-15).

    At any time while it draws, closes or finishes: set or move the front door, take it
    away by naming it again, draw a window or take one away. Such changes are never listed.
    """
    is_time = layout.DRAW <= state[layout.PHASE] <= layout.FINISH
    if not is_time or not FRONT_MOVE <= move < READY:
        return False
    if move >= WINDOW_MOVE:
        edge = move - WINDOW_MOVE
        is_window = grid.has_edge(state, layout.WINDOWS + EDGES * seat, edge)
        return is_window != 0 or why_not_window(state, seat, edge) == 0
    edge = move - FRONT_MOVE
    return edge == state[layout.FRONT_DOOR + seat] or why_not_front_door(state, seat, edge) == 0


@rule
def decisions_in(lines):
    """How many decisions some lines hold."""
    found = 0
    for line in lines:
        found += size(line)
    return found


@rule
def nth_decision(state, seat, lines, n):
    """The number of the n-th decision in some lines; NONE if there are not so many."""
    for line, mask in enumerate(lines):
        here = size(mask)
        if n < here:
            part, square = line // SIDE, SIDE * (line % SIDE) + nth_bit(mask, n)
            return first_decision(state, seat, part) + decision_step(state, part) * square
        n -= here
    return NONE


@rule
def first_decision(state, seat, part):
    """The number of the first decision of a part, be it legal or not."""
    phase = state[layout.PHASE]
    if part == 0:
        return LONE_DECISIONS[phase]
    if phase == layout.DRAW:
        return drawing_move(state, seat, part - 1, 0)
    if phase == layout.CLOSE:
        return GROW_MOVE if part == 1 else DOOR_MOVE + part - 2
    if phase == layout.FINISH:
        return FRONT_MOVE + part - 1 if part < 5 else WINDOW_MOVE + part - 5
    if phase == layout.ASSIGN:
        return TOKENS_MOVE + state[layout.CARD_TOKENS + state[layout.CARD]]
    return ROOM_MOVE if phase == layout.CHOOSE_ROOM else CARD_MOVE


@rule
def decision_step(state, part):
    """How far two neighbouring decisions of a part are from each other.

    There are four edges to a square; a token more for one option is one less for the other.
    """
    phase = state[layout.PHASE]
    if phase == layout.ASSIGN:
        return SPLITS - 1
    return 4 if phase == layout.FINISH or (phase == layout.CLOSE and part > 1) else 1


@rule
def drawing_move(state, seat, mode, square):
    """The number of a drawing of the token at hand."""
    card = state[layout.CARD]
    option = option_now(state, seat) ^ (mode >= OTHER)
    number = 4 * (state[layout.CARD_NUMBER + card] - 1) + 2 * state[layout.LETTER + card] + option
    return PLACE_MOVE + (number * MODES + mode) * SQUARES + square


# Legal moves


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
