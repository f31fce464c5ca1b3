"""The fields of a state of My Shelfie, and a bookshelf as bit masks: one for each kind of tile.

A cell of a shelf has the number 7 * column + height, where height 0 is the bottom. Number
6 of each column stays empty and keeps the columns apart, so that a step up is 1
and a step right is 7 everywhere, and a tile dropped into a column lands where
adding the column's bottom bit carries to.
"""

from ....kernel.rule import rule, table
from ....kernel.state import Layout
from ..content.cards import COLUMNS, KINDS, ROWS

MOST_SEATS = 4
COMMON_CARDS = 2

LAYOUT = Layout()
EDITION = LAYOUT.field("edition")
"""0 the English rulebook, 1 the Italian one."""
FIRST_GAME = LAYOUT.field("first_game")
"""1 in the variant with one common goal."""
TURN = LAYOUT.field("turn")
"""The seat whose turn it is."""
END_TOKEN = LAYOUT.field("end_token")
"""The seat that took the end-game token, or NOBODY."""
COMMON = LAYOUT.field("common", COMMON_CARDS)
"""The common goal cards on the table; NO_CARD where there is none."""
PERSONAL = LAYOUT.field("personal", MOST_SEATS)
"""The personal goal card of each seat, from 0; UNKNOWN when hidden."""
TOKENS = LAYOUT.field("tokens", MOST_SEATS * COMMON_CARDS)
"""Points on the token that a seat took from a common card, or 0: seat by seat."""
BAG = LAYOUT.field("bag", KINDS)
"""How many tiles of each kind are in the bag."""
ROOM = LAYOUT.field("room", 3)
"""The living room: see room.py."""
SHELVES = LAYOUT.field("shelves", MOST_SEATS * KINDS)
"""For each seat one mask for each kind: see below."""

NO_CARD = -1
"""In place of the second common goal, in the first-game variant."""
ITALIAN = 1


# A shelf


UP = 1
RIGHT = 7


def shelf_cell(row, column):
    """The number of a shelf cell; row 0 is the top one, as people draw it."""
    return RIGHT * column + (ROWS - 1 - row)


def cells_mask(cells):
    """The mask of these (row, column) cells."""
    return sum(1 << shelf_cell(row, column) for row, column in cells)


FULL = cells_mask((row, column) for row in range(ROWS) for column in range(COLUMNS))
COLUMN = table(cells_mask((row, column) for row in range(ROWS)) for column in range(COLUMNS))
ROW = table(cells_mask((row, column) for column in range(COLUMNS)) for row in range(ROWS))
"""The cells of each row, the top one first."""
BOTTOM = ROW[ROWS - 1]
LEFT = COLUMN[0]
GATHER = sum(1 << 24 - 6 * column for column in range(COLUMNS))


@rule
def shelf_of(seat):
    """Where the shelf of a seat begins in the state."""
    return SHELVES + KINDS * seat


@rule
def filled_cells(state, shelf):
    """The cells of a shelf that hold a tile."""
    filled = state[shelf]
    for kind in range(1, KINDS):
        filled |= state[shelf + kind]
    return filled


@rule
def open_columns(filled, tiles):
    """The columns that have room for so many tiles (1, 2 or 3), each as its bottom cell.

    A column has room for n tiles when its n-th row from the top is empty.
    """
    return ~filled >> ROWS - tiles & BOTTOM


@rule
def columns_number(columns):
    """A number from 0 to 31 for a set of columns, given as their bottom cells.

    The bits 0, 7, 14, 21, 28 become the bits 0 to 4: GATHER moves column 0 by 24
    places and each further one by 6 places less.
    """
    return columns * GATHER >> 24 & 31


@rule
def landing_cell(filled, column):
    """The mask of the cell where a tile dropped into a column comes to lie."""
    bottom = 1 << RIGHT * column
    return filled + bottom & ~filled & COLUMN[column]
