"""The twelve common goals: one function for each kind of pattern.

Each answers whether a shelf shows the pattern. `shelf` is where the shelf begins
in the state. A group is a largest set of tiles of one type that touch by sides.
"""

from ....kernel.bits import contains, grow, lowest, neighbours, with_two_neighbours, without_lowest
from ....kernel.rule import rule, size, table
from ..content.cards import COLUMNS, KINDS, ROWS, Goal
from .layout import BOTTOM, ITALIAN, LEFT, RIGHT, ROW, UP, cells_mask, filled_cells

FEWEST_TILES = table((12, 16, 12, 8, 18, 8, 15, 20, 12, 10, 8, 15))
"""Each goal needs at least so many tiles on the shelf."""
CORNERS = table((cells_mask([(0, 0), (0, 4), (5, 0), (5, 4)]),))
"""The corners of the whole shelf, as the only pattern (ruling S-30)."""
LOWEST_TWO_ROWS = ROW[4] | ROW[5]
LOWEST_FOUR_ROWS = ROW[2] | ROW[3] | LOWEST_TWO_ROWS
NEEDED_CELLS = table((0, 0, CORNERS[0], 0, 0, 0, 0, LOWEST_FOUR_ROWS, 0, LOWEST_TWO_ROWS, 0, 0))
"""Each goal needs tiles on these cells."""
DIAGONALS = table(
    cells_mask((top + step, step if rightwards else 4 - step) for step in range(5))
    for top in (0, 1)
    for rightwards in (True, False)
)
"""The four diagonals of five cells (ruling S-19)."""


def _staircase(first_height, step):
    heights = [first_height + step * column for column in range(COLUMNS)]
    return cells_mask(
        (ROWS - 1 - level, column)
        for column, height in enumerate(heights)
        for level in range(height)
    )


STAIRCASES = table((_staircase(1, 1), _staircase(2, 1), _staircase(5, -1), _staircase(6, -1)))
"""The filled cells of the four staircases (ruling S-20)."""


@rule
def may_hold(goal, filled):
    """Whether the tiles of a shelf are enough for a goal; if not, nobody need look closer."""
    return size(filled) >= FEWEST_TILES[goal] and contains(filled, NEEDED_CELLS[goal])


@rule
def goal_holds(goal, state, shelf, edition):
    """Whether a shelf shows the pattern of a common goal card."""
    if goal == Goal.SIX_GROUPS_OF_TWO:
        return six_groups_of_two(state, shelf)
    if goal == Goal.FOUR_GROUPS_OF_FOUR:
        return four_groups_of_four(state, shelf)
    if goal == Goal.FOUR_CORNERS:
        return shows_one_type(state, shelf, CORNERS)
    if goal == Goal.TWO_SQUARES:
        return two_squares(state, shelf, edition)
    if goal == Goal.THREE_COLUMNS_MAX_THREE_TYPES:
        return three_columns_max_three_types(state, shelf)
    if goal == Goal.EIGHT_OF_A_TYPE:
        return eight_of_a_type(state, shelf)
    if goal == Goal.DIAGONAL:
        return shows_one_type(state, shelf, DIAGONALS)
    if goal == Goal.FOUR_ROWS_MAX_THREE_TYPES:
        return four_rows_max_three_types(state, shelf)
    if goal == Goal.TWO_COLUMNS_ALL_DIFFERENT:
        return two_columns_all_different(state, shelf)
    if goal == Goal.TWO_ROWS_ALL_DIFFERENT:
        return two_rows_all_different(state, shelf)
    if goal == Goal.X_SHAPE:
        return x_shape(state, shelf)
    return staircase(state, shelf)


@rule
def six_groups_of_two(state, shelf):
    """Six separate groups of at least two tiles; a group is never split (ruling S-12).

    If no group encloses a hole, there are as many as tiles less contacts plus
    squares (Euler); each hole means one more.
    """
    groups, holes = 0, False
    for kind in range(KINDS):
        tiles = with_a_like_neighbour(state[shelf + kind])
        groups += size(tiles) - contacts(tiles) + size(lower_left_corners(tiles))
        holes |= may_enclose_a_hole(tiles)
    if groups < 6 and holes:
        groups = groups_of(state, shelf, 2)
    return groups >= 6


@rule
def contacts(cells):
    """How many pairs of these cells share a side."""
    return size(cells & cells >> UP) + size(cells & cells >> RIGHT)


@rule
def may_enclose_a_hole(cells):
    """Whether these cells are enough to go round a hole: eight, and twice three in a row."""
    threes = cells & cells >> RIGHT & cells >> 2 * RIGHT
    return size(cells) >= 8 and without_lowest(threes) != 0


@rule
def four_groups_of_four(state, shelf):
    """Four separate groups of at least four tiles, of any shape (ruling S-13).

    First a bound: only tiles in groups of three or more help. Such a group has a tile
    with two neighbours, and every tile of it is one or touches one.
    """
    most = 0
    for kind in range(KINDS):
        inner = with_two_neighbours(state[shelf + kind], UP, RIGHT)
        most += size(state[shelf + kind] & (inner | neighbours(inner, UP, RIGHT))) // 4
    return most >= 4 and groups_of(state, shelf, 4) >= 4


@rule
def groups_of(state, shelf, tiles):
    """How many groups of at least so many tiles (2 or more) there are, all types together."""
    found = 0
    for kind in range(KINDS):
        left = with_a_like_neighbour(state[shelf + kind])
        while left:
            group = grow(lowest(left), left, UP, RIGHT)
            found += size(group) >= tiles
            left &= ~group
    return found


@rule
def two_squares(state, shelf, edition):
    """Two separate groups that each contain a square of 2 by 2 tiles (rulings S-14 to S-16).

    A larger group counts once. In the Italian edition both are of one type.
    """
    found = 0
    for kind in range(KINDS):
        of_this_kind = groups_with_a_square(state[shelf + kind])
        if edition == ITALIAN:
            found = max(found, of_this_kind)
        else:
            found += of_this_kind
    return found >= 2


@rule
def groups_with_a_square(cells):
    """How many groups of these cells, all of one type, contain a square of 2 by 2."""
    found = 0
    corners = lower_left_corners(cells)
    while corners:
        cells &= ~grow(lowest(corners), cells, UP, RIGHT)
        corners = lower_left_corners(cells)
        found += 1
    return found


@rule
def lower_left_corners(cells):
    """The cells that are the lower left one of a square of 2 by 2."""
    pairs = cells & cells >> UP
    return pairs & pairs >> RIGHT


@rule
def types_in_columns(state, shelf):
    """How many types lie in each column: the columns whose number has a 1, a 2, a 4 in binary.

    A column stands as its bottom cell.
    """
    ones, twos, fours = 0, 0, 0
    for kind in range(KINDS):
        halves = state[shelf + kind] | state[shelf + kind] >> 3 * UP
        columns = (halves | halves >> UP | halves >> 2 * UP) & BOTTOM
        ones, twos, fours = one_more(ones, twos, fours, columns)
    return ones, twos, fours


@rule
def types_in_rows(state, shelf):
    """The same of the rows, each as its leftmost cell."""
    ones, twos, fours = 0, 0, 0
    for kind in range(KINDS):
        pairs = state[shelf + kind] | state[shelf + kind] >> RIGHT
        rows = (pairs | pairs >> 2 * RIGHT | state[shelf + kind] >> 4 * RIGHT) & LEFT
        ones, twos, fours = one_more(ones, twos, fours, rows)
    return ones, twos, fours


@rule
def one_more(ones, twos, fours, lines):
    """Add one to the numbers of these lines, all at once."""
    carried = ones & lines
    return ones ^ lines, twos ^ carried, fours ^ twos & carried


@rule
def three_columns_max_three_types(state, shelf):
    """Three full columns, or more, with at most three types each (ruling S-17)."""
    _, _, fours = types_in_columns(state, shelf)
    full = filled_cells(state, shelf) >> ROWS - 1 & BOTTOM
    return size(full & ~fours) >= 3


@rule
def four_rows_max_three_types(state, shelf):
    """Four full rows, or more, with at most three types each (ruling S-17)."""
    _, _, fours = types_in_rows(state, shelf)
    filled = filled_cells(state, shelf)
    pairs = filled & filled >> RIGHT
    full = pairs & pairs >> 2 * RIGHT & filled >> 4 * RIGHT & LEFT
    return size(full & ~fours) >= 4


@rule
def two_columns_all_different(state, shelf):
    """Two full columns, or more, with six types each."""
    _, twos, fours = types_in_columns(state, shelf)
    return size(fours & twos) >= 2


@rule
def two_rows_all_different(state, shelf):
    """Two full rows, or more, with five types each."""
    ones, _, fours = types_in_rows(state, shelf)
    return size(fours & ones) >= 2


@rule
def eight_of_a_type(state, shelf):
    """Eight tiles of one type, or more, wherever they lie."""
    for kind in range(KINDS):
        if size(state[shelf + kind]) >= 8:
            return True
    return False


@rule
def shows_one_type(state, shelf, patterns):
    """Whether the cells of one of these patterns hold one type."""
    for kind in range(KINDS):
        for pattern in range(len(patterns)):
            if contains(state[shelf + kind], patterns[pattern]):
                return True
    return False


@rule
def x_shape(state, shelf):
    """Five tiles of one type in an X; the cells between them do not matter (ruling S-18)."""
    for kind in range(KINDS):
        cells = state[shelf + kind]
        sides = cells & cells >> 2 * UP
        if sides & sides >> 2 * RIGHT & cells >> UP + RIGHT:
            return True
    return False


@rule
def staircase(state, shelf):
    """Five columns whose heights rise or fall by exactly one."""
    filled = filled_cells(state, shelf)
    for stairs in range(4):
        if filled == STAIRCASES[stairs]:
            return True
    return False


@rule
def with_a_like_neighbour(cells):
    """Those of these cells, all of one type, that touch another one of them."""
    return cells & neighbours(cells, UP, RIGHT)
