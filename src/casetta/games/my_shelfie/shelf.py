"""A bookshelf as bit masks: one mask for each kind of tile.

A cell has the number 7 * column + height, where height 0 is the bottom. Number
6 of each column stays empty and keeps the columns apart, so that a step up is 1
and a step right is 7 everywhere, and a tile dropped into a column lands where
adding the column's bottom bit carries to.
"""

from ...kernel.bits import neighbours
from ...kernel.rule import rule, table
from .cards import COLUMNS, KINDS, ROWS
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
    """The top cells of the columns that have room for so many tiles (1, 2 or 3).

    A column has room for n tiles when its n-th row from the top is empty.
    """
    return (~filled & ROW[tiles - 1]) << tiles - 1


@rule
def landing_cell(filled, column):
    """The mask of the cell where a tile dropped into a column comes to lie."""
    bottom = 1 << RIGHT * column
    return filled + bottom & ~filled & COLUMN[column]


@rule
def with_a_like_neighbour(cells):
    """Those of these cells, all of one type, that touch another one of them."""
    return cells & neighbours(cells, UP, RIGHT)
