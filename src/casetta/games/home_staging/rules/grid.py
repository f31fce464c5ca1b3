"""Squares of a plan in rows, and edges by the square that sees them.

A set of squares is 16 words, one for each row; bit 0 is column A. A rule that needs
a set of its own copies 16 words of the state. An edge is 4 * square + side, a square
16 * row + column, sides are north, east, south, west.
"""

from ....kernel.bits import lowest, without_lowest
from ....kernel.rule import array_rule, first, rule, size, table, zeros
from .layout import EDGES, SIDE, WALLS

FULL = 0xFFFF
"""All squares of a row."""
ROW_STEP = table((-1, 0, 1, 0))
COLUMN_STEP = table((0, 1, 0, -1))
NORTH, EAST, SOUTH, WEST = range(4)


@rule
def square_of(edge):
    """The square an edge is seen from."""
    return edge >> 2


@rule
def side_of(edge):
    """The side an edge lies on, as its square sees it."""
    return edge & 3


@rule
def beyond(edge):
    """The square on the far side of an edge, -1 outside the sheet."""
    row = (edge >> 6) + ROW_STEP[edge & 3]
    column = (edge >> 2 & 15) + COLUMN_STEP[edge & 3]
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return -1
    return 16 * row + column


@rule
def far_side(edge):
    """The same edge as the square beyond sees it; there must be one."""
    return 4 * beyond(edge) + (edge + 2 & 3)


@rule
def edge_row(edge):
    """Which of the 64 rows of edges holds this one."""
    return SIDE * (edge & 3) + (edge >> 6)


@rule
def edge_bit(edge):
    """The bit of an edge in its row."""
    return 1 << (edge >> 2 & 15)


@rule
def has_square(rows, start, square):
    """Whether a square belongs to the 16 rows that begin at `start`."""
    return rows[start + (square >> 4)] >> (square & 15) & 1


@rule
def has_edge(rows, start, edge):
    """Whether an edge belongs to the 64 rows that begin at `start`."""
    return rows[start + edge_row(edge)] >> (edge >> 2 & 15) & 1


@rule
def mark_edge(rows, start, edge):
    """Add an edge to the 64 rows that begin at `start`."""
    rows[start + edge_row(edge)] |= edge_bit(edge)


@rule
def mark_square(rows, start, square):
    """Add a square to the set that begins at `start`."""
    rows[start + (square >> 4)] |= 1 << (square & 15)


@array_rule
def no_squares():
    """An empty set of squares, to work with."""
    return zeros(SIDE)


@array_rule
def without(state, start, one, other):
    """The set of a state that begins at `start`, without those that begin at two other places."""
    rows = state[start : start + SIDE].copy()
    for row in range(SIDE):
        rows[row] &= ~(state[one + row] | state[other + row])
    return rows


@rule
def rows_with_squares(rows, start):
    """The rows in which a set has squares, as bits."""
    found = 0
    for row in range(SIDE):
        if rows[start + row]:
            found |= 1 << row
    return found


@rule
def squares_in(rows, start):
    """How many squares a set has."""
    found = 0
    for row in range(start, start + SIDE):
        found += size(rows[row])
    return found


@rule
def meet(rows, start, others, at):
    """Whether two sets, that begin at `start` and `at`, have a square in common."""
    for row in range(SIDE):
        if rows[start + row] & others[at + row]:
            return True
    return False


@rule
def common_squares(rows, start, others, at):
    """How many squares two sets have in common."""
    found = 0
    for row in range(SIDE):
        found += size(rows[start + row] & others[at + row])
    return found


@rule
def add_beside(state, seat, rows, start, out, at):
    """Add to the set at `at` all squares one step from that at `start`; walls stop that."""
    north = WALLS + EDGES * seat
    east, south, west = north + SIDE * EAST, north + SIDE * SOUTH, north + SIDE * WEST
    for row in range(SIDE):
        here = rows[start + row]
        if here:
            out[at + row] |= (here & ~state[east + row]) << 1 | (here & ~state[west + row]) >> 1
            if row > 0:
                out[at + row - 1] |= here & ~state[north + row]
            if row < SIDE - 1:
                out[at + row + 1] |= here & ~state[south + row]


@rule
def spread_along_row(squares, free, east, west):
    """Squares of a row with all free ones of it that can be walked to; walls stop that."""
    to_east, to_west = free & ~east, free & ~west
    before, squares = 0, squares & free
    while squares != before:
        before = squares
        squares |= ((squares & to_east) << 1 | (squares & to_west) >> 1) & free
    return squares


@rule
def spread(state, seat, rows, within, waiting):
    """Let a set grow to all squares of `within` that can be walked to; walls stop it.

    `waiting` are the rows that have squares, as bits. What such a row hands on to the next
    ones makes them rows to look at.
    """
    north = WALLS + EDGES * seat
    east, south, west = north + SIDE * EAST, north + SIDE * SOUTH, north + SIDE * WEST
    while waiting:
        row = first(waiting)
        waiting = without_lowest(waiting)
        here = spread_along_row(rows[row], within[row], state[east + row], state[west + row])
        rows[row] = here
        if row > 0:
            above = here & ~state[north + row] & within[row - 1]
            if above & ~rows[row - 1]:
                rows[row - 1] |= above
                waiting |= 1 << row - 1
        if row < SIDE - 1:
            below = here & ~state[south + row] & within[row + 1]
            if below & ~rows[row + 1]:
                rows[row + 1] |= below
                waiting |= 2 << row


@array_rule
def first_part(state, seat, rows, within):
    """The squares of `within` that can be walked to from the first square of a set."""
    part = no_squares()
    row = 0
    while row < SIDE and rows[row] == 0:
        row += 1
    if row < SIDE:
        part[row] = lowest(rows[row])
        spread(state, seat, part, within, 1 << row)
    return part


# Shapes


@rule
def columns_of(state, start):
    """The columns that a room has squares in, as bits."""
    columns = 0
    for row in range(SIDE):
        columns |= state[start + row]
    return columns


@rule
def length(bits):
    """From the first to the last bit, both included."""
    found = 0
    bits >>= first(bits)
    while bits:
        found += 1
        bits >>= 1
    return found


@rule
def is_rectangular(state, start):
    """Whether the squares of a room fill their bounding box."""
    columns, rows = columns_of(state, start), rows_with_squares(state, start)
    if columns == 0:
        return False
    return squares_in(state, start) == length(columns) * length(rows)


@rule
def is_square(state, start):
    """Whether a room is rectangular, and as high as wide."""
    if not is_rectangular(state, start):
        return False
    return length(columns_of(state, start)) == length(rows_with_squares(state, start))


@rule
def is_symmetric(state, start):
    """Whether a mirror, left and right or up and down, leaves the squares of a room as they are."""
    columns, rows = columns_of(state, start), rows_with_squares(state, start)
    if columns == 0:
        return False
    top, left, height, width = start + first(rows), first(columns), length(rows), length(columns)
    upright = lying = True
    for row in range(height):
        here = state[top + row] >> left
        lying = lying and here == state[top + height - 1 - row] >> left
        for column in range(width):
            upright = upright and here >> column & 1 == here >> width - 1 - column & 1
    return upright or lying
