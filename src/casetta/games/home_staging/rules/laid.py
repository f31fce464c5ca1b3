"""Pieces on a plan: which option, turned how, where.

A piece is one word: its card, which of the card's four options, how it is turned,
and the square of its origin, the top left of its drawing. Its squares follow from
the drawing in the scenario's part of the state.

Questions about a plan on real paper may hold pieces of any shape. They stand free
hand behind the state, with their squares row by row; FREE_HAND says where.
"""

from ....kernel.bits import without_lowest
from ....kernel.rule import first, remembered_rule, rule
from .layout import (
    CARD_NUMBER,
    CARD_ROOM,
    FREE_HAND,
    LETTER,
    MOST_TOKENS,
    OPTION,
    OPTION_SIZE,
    PIECE,
    SIDE,
)

BODY, DOTS_OF, BACKS_OF, TAGS_OF, FACTS_OF = 0, 1, 2, 6, 7
"""Where an option keeps its body, its dots, its backs side by side, its tags, its facts."""
TRANSFORMS = 8
"""Four quarter turns, then the same mirrored."""
HAND_ROOM, HAND_NUMBER, HAND_TAGS, HAND_SEATS, HAND_RUG, HAND_BODY, HAND_DOTS = 0, 1, 2, 3, 4, 5, 21
HAND_SIZE = 37
"""A free-hand piece: room, number, tags, seats, rug, 16 rows of body, 16 rows of dots."""


@rule
def piece_word(card, option, transform, square):
    """A piece as one word; `option` is 0 to 3 for a1, a2, b1, b2."""
    return ((4 * card + option) * TRANSFORMS + transform) * 256 + square


@rule
def card_of(word):
    """The card of a piece."""
    return word >> 13


@rule
def option_of(word):
    """Where the drawing of a piece stands in the state."""
    return OPTION + OPTION_SIZE * (word >> 11)


@rule
def transform_of(word):
    """How a piece is turned."""
    return word >> 8 & 7


@rule
def option_place(state, card, option):
    """Where the first or second option of a card that was turned over stands in the state."""
    return OPTION + OPTION_SIZE * (4 * card + 2 * state[LETTER + card] + option)


# Drawings


@rule
def height_of(facts, transform):
    """The rows of a drawing as it is turned."""
    return facts >> 4 & 15 if transform & 1 else facts & 15


@remembered_rule
def turned(word, facts, transform):
    """A word of a drawing, mirrored if so wanted, then turned clockwise by quarters."""
    height, width = facts & 15, facts >> 4 & 15
    found = 0
    while word:
        row, column = first(word) >> 3, first(word) & 7
        if transform & 4:
            column = width - 1 - column
        if transform & 3 == 1:
            row, column = column, height - 1 - row
        elif transform & 3 == 2:
            row, column = height - 1 - row, width - 1 - column
        elif transform & 3 == 3:
            row, column = width - 1 - column, row
        found |= 1 << 8 * row + column
        word = without_lowest(word)
    return found


@rule
def drawn(state, place, part, transform):
    """The body or the dots of an option as it is turned."""
    return turned(state[place + part], state[place + FACTS_OF], transform)


@rule
def backs_drawn(state, place, side, transform):
    """The squares of an option whose side must lie on a wall, as it is turned."""
    before = side - transform & 3
    if transform & 4:
        before = -before & 3
    return turned(state[place + BACKS_OF + before], state[place + FACTS_OF], transform)


@rule
def row_of_drawing(word, row):
    """One row of a drawing; 0 above and below it."""
    return word >> 8 * row & 255 if 0 <= row < 8 else 0


@rule
def add_drawing(rows, start, drawing, square):
    """Add a drawing with its top left at a square to the set that begins at `start`."""
    row, left = start + (square >> 4), square & 15
    while drawing:
        rows[row] |= (drawing & 255) << left
        drawing >>= 8
        row += 1


# Pieces of a seat


@rule
def piece_at(state, seat, piece):
    """The word of a piece."""
    return state[PIECE + MOST_TOKENS * seat + piece]


@rule
def by_hand(state, piece):
    """Where a free-hand piece stands."""
    return state[FREE_HAND] + HAND_SIZE * piece


@rule
def part_row(state, seat, piece, part, row):
    """The squares of a piece's body or dots in a row of the plan."""
    if state[FREE_HAND]:
        start = HAND_BODY if part == BODY else HAND_DOTS
        return state[by_hand(state, piece) + start + row]
    word = piece_at(state, seat, piece)
    drawing = drawn(state, option_of(word), part, transform_of(word))
    return row_of_drawing(drawing, row - (word >> 4 & 15)) << (word & 15)


@rule
def body_row(state, seat, piece, row):
    """The covered or rug squares of a piece in a row of the plan."""
    return part_row(state, seat, piece, BODY, row)


@rule
def dots_row(state, seat, piece, row):
    """The circulation squares of a piece in a row of the plan."""
    return part_row(state, seat, piece, DOTS_OF, row)


@rule
def add_part(state, seat, piece, part, rows):
    """Add the squares of a piece's body or dots to a set."""
    if state[FREE_HAND]:
        for row in range(SIDE):
            rows[row] |= part_row(state, seat, piece, part, row)
        return
    word = piece_at(state, seat, piece)
    drawing = drawn(state, option_of(word), part, transform_of(word))
    add_drawing(rows, 0, drawing, word & 255)


@rule
def top_row(state, seat, piece):
    """The first row of the plan that a piece may touch."""
    return 0 if state[FREE_HAND] else piece_at(state, seat, piece) >> 4 & 15


@rule
def bottom_row(state, seat, piece):
    """The row below the last one that a piece may touch."""
    if state[FREE_HAND]:
        return SIDE
    word = piece_at(state, seat, piece)
    return (word >> 4 & 15) + height_of(state[option_of(word) + FACTS_OF], transform_of(word))


@rule
def room_of_piece(state, seat, piece):
    """The room a piece was drawn for."""
    if state[FREE_HAND]:
        return state[by_hand(state, piece) + HAND_ROOM]
    return state[CARD_ROOM + card_of(piece_at(state, seat, piece))]


@rule
def number_of_piece(state, seat, piece):
    """The furniture number of a piece."""
    if state[FREE_HAND]:
        return state[by_hand(state, piece) + HAND_NUMBER]
    return state[CARD_NUMBER + card_of(piece_at(state, seat, piece))]


@rule
def tags_of_piece(state, seat, piece):
    """The tags of a piece, as bits."""
    if state[FREE_HAND]:
        return state[by_hand(state, piece) + HAND_TAGS]
    return state[option_of(piece_at(state, seat, piece)) + TAGS_OF]


@rule
def seats_of_piece(state, seat, piece):
    """How many people can sit on a piece."""
    if state[FREE_HAND]:
        return state[by_hand(state, piece) + HAND_SEATS]
    return state[option_of(piece_at(state, seat, piece)) + FACTS_OF] >> 17


@rule
def is_rug(state, seat, piece):
    """Whether a piece is a rug."""
    if state[FREE_HAND]:
        return state[by_hand(state, piece) + HAND_RUG]
    return state[option_of(piece_at(state, seat, piece)) + FACTS_OF] >> 16 & 1
