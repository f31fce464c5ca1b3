"""A bookshelf as bit masks: one mask for each kind of tile.

A cell has the number 7 * column + height, where height 0 is the bottom. Number
6 of each column stays empty and keeps the columns apart, so that a step up is 1
and a step right is 7 everywhere, and a tile dropped into a column lands where
adding the column's bottom bit carries to.
"""

from ....kernel.bits import neighbours, with_two_neighbours
from ....kernel.rule import rule, table
from ..content.cards import COLUMNS, KINDS, ROWS
from .layout import SHELVES

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


@rule
def with_a_like_neighbour(cells):
    """Those of these cells, all of one type, that touch another one of them."""
    return cells & neighbours(cells, UP, RIGHT)


@rule
def in_threes(cells):
    """Those of these cells, all of one type, that belong to groups of three or more.

    Such a group has a tile with two neighbours, and every tile of it is one or
    touches one.
    """
    inner = with_two_neighbours(cells, UP, RIGHT)
    return cells & (inner | neighbours(inner, UP, RIGHT))


@rule
def columns_with(cells):
    """The columns that hold any of these cells, each as its bottom cell."""
    halves = cells | cells >> 3 * UP
    return (halves | halves >> UP | halves >> 2 * UP) & BOTTOM


@rule
def rows_with(cells):
    """The rows that hold any of these cells, each as its leftmost cell."""
    pairs = cells | cells >> RIGHT
    return (pairs | pairs >> 2 * RIGHT | cells >> 4 * RIGHT) & LEFT


@rule
def full_columns(filled):
    """The full columns, each as its bottom cell: those whose top cell is filled."""
    return filled >> ROWS - 1 & BOTTOM


@rule
def full_rows(filled):
    """The full rows, each as its leftmost cell."""
    pairs = filled & filled >> RIGHT
    return pairs & pairs >> 2 * RIGHT & filled >> 4 * RIGHT & LEFT
