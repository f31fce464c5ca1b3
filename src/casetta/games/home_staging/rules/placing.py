"""Placing a piece: where it fits, and why not (rulebook: drawing furniture).

`find_places` answers for whole rows of origins at once; `why_not_place` answers
for one drawing, laid as a ghost over the plan, with the first condition it breaks.
Both look at the same rows; a test lets them agree everywhere.
"""

from ....kernel.bits import without_lowest
from ....kernel.rule import array_rule, first, remembered_rule, rule
from .laid import BODY, DOTS_OF, FACTS_OF, add_drawing, backs_drawn, drawn, height_of
from .layout import (
    AREA,
    BACKS,
    CLOSED,
    COVERED,
    DOTS,
    EDGES,
    FLOOR,
    KEEP_FREE,
    MARKS,
    MOST_TOKENS,
    PIECE,
    PIECES,
    PILLARS,
    RESERVED,
    RUGS,
    SIDE,
    WALLS,
)
from .rows import EAST, FULL, NORTH, SOUTH, WEST

PLACEMENT_CODES = (
    "", "outside", "circulation_outside", "in_closed_room", "obstacle", "keep_free", "blocks_door",
    "overlap_piece", "overlap_rug", "covers_circulation", "circulation_on_piece",
    "wall_through_piece", "no_wall", "other_area",
)  # fmt: skip
"""Why a piece may not be placed, in the order of the conditions; 0 means that it may."""
OUTSIDE, CIRCULATION_OUTSIDE = 1, 2
CONDITIONS = len(PLACEMENT_CODES)

GHOST_RUG, GHOST_TOP, GHOST_BOTTOM, GHOST_OUT, GHOST_BODY, GHOST_DOTS = 0, 1, 2, 3, 4, 20
GHOST_BACKS = 36
GHOST_SIZE = GHOST_BACKS + EDGES
"""A ghost: rug, first row, row below the last, what sticks out, body, dots, backs by sides."""


# Where a piece fits


@array_rule
def free_for_body(state, seat, rug):
    """The squares that a body may lie on (conditions 1 and 3 to 8, 10, 13)."""
    rows = free_for_dots(state, seat)
    for row in range(SIDE):
        taken = state[RUGS + SIDE * seat + row] | kept_free(state, row)
        if not rug:
            taken |= state[DOTS + SIDE * seat + row]
        rows[row] &= ~taken
    return rows


@rule
def kept_free(state, row):
    """The squares of a row that a special rule keeps free (docs/scenarios.md)."""
    return state[MARKS + SIDE * state[KEEP_FREE] + row] if state[KEEP_FREE] >= 0 else 0


@array_rule
def free_for_dots(state, seat):
    """The squares that circulation may lie on (conditions 2 to 4, 6, 9, 13)."""
    rows = state[AREA + SIDE * seat : AREA + SIDE * seat + SIDE].copy()
    for row in range(SIDE):
        rows[row] &= ~(state[PILLARS + row] | state[COVERED + SIDE * seat + row])
    return rows


@remembered_rule
def columns_from(squares, drawn_row):
    """The columns from which one row of a drawing lies on `squares`."""
    fit = FULL
    while drawn_row and fit:
        fit &= squares >> first(drawn_row)
        drawn_row = without_lowest(drawn_row)
    return fit


@rule
def keep_columns(lines, start, rows, ground, at, drawing):
    """Keep the columns of some lines from which all squares of a drawing lie on the ground."""
    while drawing:
        drawn_row = drawing & 255
        for row in range(rows):
            fit = lines[start + row]
            if fit:
                lines[start + row] = fit & columns_from(ground[at + row], drawn_row)
        drawing >>= 8
        at += 1


@rule
def find_places(state, seat, place, transform, for_body, for_dots, lines, start):
    """Write into empty lines, row by row, the columns where the origin of an option may lie.

    No wall stands between two squares of the free floor, so none can run through
    a piece that fits (condition 11).
    """
    body = drawn(state, place, BODY, transform)
    top = first(body) >> 3
    rows = SIDE + 1 - height_of(state[place + FACTS_OF], transform)
    for row in range(rows):
        if for_body[top + row]:
            lines[start + row] = FULL
    keep_columns(lines, start, rows, for_body, 0, body)
    keep_columns(lines, start, rows, for_dots, 0, drawn(state, place, DOTS_OF, transform))
    for side in range(4):
        walls = WALLS + EDGES * seat + SIDE * side
        backs = backs_drawn(state, place, side, transform)
        keep_columns(lines, start, rows, state, walls, backs)


# Why a piece may not be placed


@rule
def lay_ghost(state, ghost, place, transform, square):
    """Lay an option over the plan, to be asked about; `ghost` is empty."""
    row, column = square >> 4, square & 15
    facts = state[place + FACTS_OF]
    ghost[GHOST_RUG] = facts >> 16 & 1
    ghost[GHOST_TOP] = row
    ghost[GHOST_BOTTOM] = min(SIDE, row + height_of(facts, transform))
    lay_part(ghost, GHOST_BODY, drawn(state, place, BODY, transform), row, column, OUTSIDE)
    dots = drawn(state, place, DOTS_OF, transform)
    lay_part(ghost, GHOST_DOTS, dots, row, column, CIRCULATION_OUTSIDE)
    for side in range(4):
        backs = backs_drawn(state, place, side, transform)
        lay_part(ghost, GHOST_BACKS + SIDE * side, backs, row, column, OUTSIDE)


@rule
def lay_part(ghost, start, word, top, left, code):
    """Lay the squares of one part; note those beyond the sheet."""
    row = top
    while word:
        squares = (word & 255) << left
        if row >= SIDE or squares > FULL:
            ghost[GHOST_OUT] |= 1 << code
        if row < SIDE:
            ghost[start + row] |= squares & FULL
        word >>= 8
        row += 1


@rule
def why_not_place(state, seat, ghost):
    """The first condition that a ghost breaks, 0 for none."""
    broken = ghost[GHOST_OUT]
    for row in range(ghost[GHOST_TOP], ghost[GHOST_BOTTOM]):
        clash = clashes(state, seat, ghost, row)
        for code in range(1, CONDITIONS):
            if clash[code]:
                broken |= 1 << code
    return first(broken) if broken else 0


@rule
def clashes(state, seat, ghost, row):
    """For each condition the squares of a row of the ghost that break it."""
    body, dots = ghost[GHOST_BODY + row], ghost[GHOST_DOTS + row]
    squares, at = body | dots, SIDE * seat + row
    indoors = ~state[FLOOR + row]
    covered = state[COVERED + at]
    return (
        0,
        body & indoors,
        dots & indoors,
        squares & state[CLOSED + at],
        squares & state[PILLARS + row],
        body & kept_free(state, row),
        squares & state[RESERVED + at],
        body & covered,
        body & state[RUGS + at],
        0 if ghost[GHOST_RUG] else body & state[DOTS + at],
        dots & covered,
        cut_by_walls(state, seat, ghost, row, squares),
        without_wall(state, seat, ghost, row),
        squares & ~state[AREA + at],
    )


@rule
def cut_by_walls(state, seat, ghost, row, squares):
    """The squares of a row that a wall cuts from their neighbour in the same drawing."""
    walls = WALLS + EDGES * seat + row
    above = below = 0
    if row > 0:
        above = ghost[GHOST_BODY + row - 1] | ghost[GHOST_DOTS + row - 1]
    if row < SIDE - 1:
        below = ghost[GHOST_BODY + row + 1] | ghost[GHOST_DOTS + row + 1]
    return squares & (
        above & state[walls + SIDE * NORTH]
        | below & state[walls + SIDE * SOUTH]
        | squares >> 1 & state[walls + SIDE * EAST]
        | squares << 1 & state[walls + SIDE * WEST]
    )


@rule
def without_wall(state, seat, ghost, row):
    """The squares of a row that should lean on a wall and do not."""
    walls = WALLS + EDGES * seat + row
    return (
        ghost[GHOST_BACKS + row] & ~state[walls]
        | ghost[GHOST_BACKS + SIDE + row] & ~state[walls + SIDE]
        | ghost[GHOST_BACKS + 2 * SIDE + row] & ~state[walls + 2 * SIDE]
        | ghost[GHOST_BACKS + 3 * SIDE + row] & ~state[walls + 3 * SIDE]
    )


# Drawing it


@rule
def add_piece(state, seat, word, place, transform):
    """Put a piece into the plan of a seat."""
    state[PIECE + MOST_TOKENS * seat + state[PIECES + seat]] = word
    state[PIECES + seat] += 1
    draw_piece(state, seat, place, transform, word & 255)


@rule
def draw_piece(state, seat, place, transform, square):
    """Mark the squares and backs of a piece on the plan."""
    on = RUGS if state[place + FACTS_OF] >> 16 & 1 else COVERED
    add_drawing(state, on + SIDE * seat, drawn(state, place, BODY, transform), square)
    add_drawing(state, DOTS + SIDE * seat, drawn(state, place, DOTS_OF, transform), square)
    for side in range(4):
        backs = backs_drawn(state, place, side, transform)
        add_drawing(state, BACKS + EDGES * seat + SIDE * side, backs, square)
