"""The living room as bit masks.

A cell has the number 5 * row + 6 * column - 18. The 45 cells then fit into 53
bits, a step down is 5 and a step right is 6, and no step from the edge of the
room lands on another cell: neighbours are plain shifts (a test proves it).

What lies on the cells is kept in three masks: bit by bit, the number of the kind
plus one, so that 0 is an empty cell.
"""

from ....kernel.bits import without_lowest
from ....kernel.luck import draw
from ....kernel.rule import first, rule, size, table
from ..content.cards import KINDS, ROOM_CELLS, ROOM_SIDE
from .layout import BAG, ROOM

DOWN = 5
RIGHT = 6
CELL_NUMBERS = 53


def cell_at(row, column):
    """The number of a cell of the living room."""
    return DOWN * row + RIGHT * column - 18


CELLS = tuple(
    (row, column)
    for row in range(ROOM_SIDE)
    for column in range(ROOM_SIDE)
    if ROOM_CELLS[row][column] != "."
)
"""(row, column) of the 45 cells, row by row."""


def _used_by(seats):
    return sum(1 << cell_at(r, c) for r, c in CELLS if int(ROOM_CELLS[r][c]) <= seats)


USED = table((0, 0, _used_by(2), _used_by(3), _used_by(4)))
"""The cells in use with so many players (rulebook: setup, dots)."""


@rule
def tiles_in(state):
    """The cells that hold a tile."""
    return state[ROOM] | state[ROOM + 1] | state[ROOM + 2]


@rule
def kind_on(state, cell):
    """The kind of the tile on a cell; -1 if there is none."""
    ones = state[ROOM] >> cell & 1
    twos = state[ROOM + 1] >> cell & 1
    fours = state[ROOM + 2] >> cell & 1
    return ones + 2 * twos + 4 * fours - 1


@rule
def remove_tiles(state, cells):
    """Take the tiles of these cells away."""
    state[ROOM] &= ~cells
    state[ROOM + 1] &= ~cells
    state[ROOM + 2] &= ~cells


@rule
def with_a_free_side(tiles):
    """The tiles of which at least one side touches no tile (rulebook: turn; ruling S-3)."""
    enclosed = tiles << DOWN & tiles >> DOWN & tiles << RIGHT & tiles >> RIGHT
    return tiles & ~enclosed


@rule
def none_side_by_side(tiles):
    """Whether no two tiles share a side (rulebook: refilling the living room)."""
    return tiles & (tiles >> DOWN | tiles >> RIGHT) == 0


@rule
def cells_of(state, kind):
    """The cells that hold a tile of one kind."""
    ones = state[ROOM] if kind + 1 & 1 else ~state[ROOM]
    twos = state[ROOM + 1] if kind + 1 & 2 else ~state[ROOM + 1]
    fours = state[ROOM + 2] if kind + 1 & 4 else ~state[ROOM + 2]
    return ones & twos & fours


@rule
def fill_from_bag(state, cells):
    """Draw a tile from the bag for each of these empty cells, from the lowest number up.

    With fewer tiles than cells, each set of cells is as likely to stay empty as
    any other, and the filling is done once (ruling S-9).
    """
    sums, tiles = sums_of_bag(state)
    open_cells = size(cells)
    ones, twos, fours = 0, 0, 0
    while cells:
        if tiles >= open_cells or draw(state, open_cells) < tiles:
            passed = kinds_passed(sums, draw(state, tiles))
            sums -= ~passed >> 9 & EACH_KIND
            sign = 1 + size(passed)
            cell = first(cells)
            ones |= (sign & 1) << cell
            twos |= (sign >> 1 & 1) << cell
            fours |= (sign >> 2) << cell
            tiles -= 1
        open_cells -= 1
        cells = without_lowest(cells)
    state[ROOM] |= ones
    state[ROOM + 1] |= twos
    state[ROOM + 2] |= fours
    set_bag(state, sums)


# While tiles are drawn, the bag is one number: ten bits for each kind say how many
# tiles are of that kind or an earlier one.
EACH_KIND = sum(1 << 10 * kind for kind in range(KINDS))


@rule
def sums_of_bag(state):
    """The bag as one number of running sums, and how many tiles it holds."""
    sums, tiles = 0, 0
    for kind in range(KINDS):
        tiles += state[BAG + kind]
        sums |= tiles << 10 * kind
    return sums, tiles


@rule
def set_bag(state, sums):
    """The bag from its running sums."""
    before = 0
    for kind in range(KINDS):
        tiles = sums >> 10 * kind & 1023
        state[BAG + kind] = tiles - before
        before = tiles


@rule
def kinds_passed(sums, number):
    """The top bit of each kind's ten that the tile of that number in the bag comes after."""
    return (number * EACH_KIND | EACH_KIND << 9) - sums & EACH_KIND << 9
