"""Closed rooms as shapes: size, rectangle, square, mirror, common walls."""

from ....kernel.rule import array_rule, first, rule, size
from .layout import COVERED, DOTS, EDGES, OUTER, PILLARS, RUGS, SIDE, WALLS
from .plan import inside_rows
from .rows import EAST, SOUTH, no_squares, rows_with_squares, same_squares, squares_in


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


@array_rule
def is_symmetric(state, start):
    """Whether a mirror, left and right or up and down, leaves the squares of a room as they are."""
    columns, rows = columns_of(state, start), rows_with_squares(state, start)
    if columns == 0:
        return False
    upright, lying = no_squares(), no_squares()
    top, left = first(rows), first(columns)
    height, width = length(rows), length(columns)
    for row in range(height):
        here = state[start + top + row]
        lying[top + height - 1 - row] = here
        for column in range(width):
            if here >> (left + column) & 1:
                upright[top + row] |= 1 << left + width - 1 - column
    return same_squares(state, start, upright) or same_squares(state, start, lying)


@rule
def share_a_wall(state, seat, one, other):
    """Whether some wall edge lies between two rooms."""
    walls = WALLS + EDGES * seat
    here, there = inside_rows(seat, one), inside_rows(seat, other)
    for row in range(SIDE):
        a, b = state[here + row], state[there + row]
        if (a & b >> 1 | b & a >> 1) & state[walls + SIDE * EAST + row]:
            return True
        if row < SIDE - 1:
            below = a & state[there + row + 1] | b & state[here + row + 1]
            if below & state[walls + SIDE * SOUTH + row]:
                return True
    return False


@rule
def has_outer_wall(state, start, side):
    """Whether some square of a room has an outer wall on a side."""
    for row in range(SIDE):
        if state[start + row] & state[OUTER + SIDE * side + row]:
            return True
    return False


@rule
def blank_squares(state, seat, start):
    """How many squares of a room are neither covered nor circulation nor rug nor pillar."""
    found = 0
    for row in range(SIDE):
        at = SIDE * seat + row
        used = state[COVERED + at] | state[RUGS + at] | state[DOTS + at] | state[PILLARS + row]
        found += size(state[start + row] & ~used)
    return found
