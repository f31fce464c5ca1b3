"""Squares of a plan in rows, and edges by the square that sees them.

A set of squares is 16 words, one for each row; bit 0 is column A. A rule that needs
a set of its own copies 16 words of the state. An edge is 4 * square + side, a square
16 * row + column, sides are north, east, south, west.
"""

from ...kernel.rule import array_rule, first, rule, size, table
from .layout import COVERED, EDGES, FLOOR, SIDE, WALLS

FULL = 0xFFFF
"""All squares of a row."""
ROW_STEP = table((-1, 0, 1, 0))
COLUMN_STEP = table((0, 1, 0, -1))
NORTH, EAST, SOUTH, WEST = range(4)


@rule
def edge_at(square, side):
    """The edge on that side of a square."""
    return 4 * square + side


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


@array_rule
def no_squares(state):
    """An empty set of squares, to work with."""
    rows = state[FLOOR : FLOOR + SIDE].copy()
    for row in range(SIDE):
        rows[row] = 0
    return rows


@rule
def squares_in(rows, start):
    """How many squares a set has."""
    found = 0
    for row in range(start, start + SIDE):
        found += size(rows[row])
    return found


@rule
def any_square(rows, start):
    """The first square of a set, -1 of an empty one."""
    for row in range(SIDE):
        if rows[start + row]:
            return 16 * row + first(rows[start + row])
    return -1


@rule
def same_squares(rows, start, others):
    """Whether two sets are the same; `others` begins at 0."""
    for row in range(SIDE):
        if rows[start + row] != others[row]:
            return False
    return True


@rule
def reached_in_row(state, walls, rows, within, row):
    """The squares of a row that touch the set, in this row, the one above and the one below."""
    reached = rows[row]
    if row > 0:
        reached |= rows[row - 1] & ~state[walls + SIDE * SOUTH + row - 1]
    if row < SIDE - 1:
        reached |= rows[row + 1] & ~state[walls + SIDE * NORTH + row + 1]
    reached &= within[row]
    if reached == 0:
        return 0
    east = ~state[walls + SIDE * EAST + row]
    west = ~state[walls + SIDE * WEST + row]
    before = 0
    while reached != before:
        before = reached
        reached |= ((reached & east) << 1 | (reached & west) >> 1) & within[row]
    return reached


@rule
def spread(state, seat, rows, within):
    """Let a set grow to all squares of `within` that can be walked to; walls stop it.

    Sweeps down and up until nothing is added.
    """
    walls = WALLS + EDGES * seat
    changed = True
    while changed:
        changed = False
        for step in range(2 * SIDE):
            row = step if step < SIDE else 2 * SIDE - 1 - step
            reached = reached_in_row(state, walls, rows, within, row)
            if reached != rows[row]:
                rows[row] = reached
                changed = True


@array_rule
def touching(state, seat, start, within):
    """The squares of `within` that share a side without a wall with a set of the state."""
    walls = WALLS + EDGES * seat
    found = no_squares(state)
    for row in range(SIDE):
        here = state[start + row]
        found[row] |= (here & ~state[walls + SIDE * EAST + row]) << 1
        found[row] |= (here & ~state[walls + SIDE * WEST + row]) >> 1
        if row > 0:
            found[row - 1] |= here & ~state[walls + SIDE * NORTH + row]
        if row < SIDE - 1:
            found[row + 1] |= here & ~state[walls + SIDE * SOUTH + row]
    for row in range(SIDE):
        found[row] &= within[row] & ~state[start + row]
    return found


@rule
def covered_rows(seat):
    """Where the covered squares of a seat begin."""
    return COVERED + SIDE * seat
