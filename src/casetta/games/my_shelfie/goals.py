"""The twelve common goals: one function for each card.

Each answers whether a shelf shows the pattern. `shelf` is where the shelf begins
in the state. A group is a largest set of tiles of one type that touch by sides.
"""

from ...kernel.bits import contains, grow, lowest
from ...kernel.rule import rule, size, table
from .cards import COLUMNS, KINDS, ROWS, Goal
from .layout import ITALIAN
from .shelf import COLUMN, RIGHT, ROW, UP, cells_mask, filled_cells, with_a_like_neighbour

FEWEST_TILES = table((12, 16, 12, 8, 18, 8, 15, 20, 12, 10, 8, 15))
"""Each goal needs at least so many tiles on the shelf; with fewer nobody need look."""
CORNERS = cells_mask([(0, 0), (0, 4), (5, 0), (5, 4)])
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
def goal_holds(goal, state, shelf, edition):
    """Whether a shelf shows the pattern of a common goal card."""
    if goal == Goal.SIX_GROUPS_OF_TWO:
        return six_groups_of_two(state, shelf)
    if goal == Goal.FOUR_GROUPS_OF_FOUR:
        return four_groups_of_four(state, shelf)
    if goal == Goal.FOUR_CORNERS:
        return four_corners(state, shelf)
    if goal == Goal.TWO_SQUARES:
        return two_squares(state, shelf, edition)
    if goal == Goal.THREE_COLUMNS_MAX_THREE_TYPES:
        return three_columns_max_three_types(state, shelf)
    if goal == Goal.EIGHT_OF_A_TYPE:
        return eight_of_a_type(state, shelf)
    if goal == Goal.DIAGONAL:
        return diagonal(state, shelf)
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
    """Six separate groups of at least two tiles; a group is never split (ruling S-12)."""
    return has_groups(state, shelf, 6, 2)


@rule
def four_groups_of_four(state, shelf):
    """Four separate groups of at least four tiles, of any shape (ruling S-13)."""
    return has_groups(state, shelf, 4, 4)


@rule
def has_groups(state, shelf, groups, tiles):
    """Whether there are so many groups of at least so many tiles, all types together."""
    most = 0
    for kind in range(KINDS):
        most += size(with_a_like_neighbour(state[shelf + kind])) // tiles
    if most < groups:
        return False
    found = 0
    for kind in range(KINDS):
        found += groups_of(with_a_like_neighbour(state[shelf + kind]), tiles)
    return found >= groups


@rule
def groups_of(cells, tiles):
    """How many groups of at least so many tiles these cells, all of one type, form."""
    found = 0
    while cells:
        group = grow(lowest(cells), cells, UP, RIGHT)
        found += size(group) >= tiles
        cells &= ~group
    return found


@rule
def four_corners(state, shelf):
    """The four corners of the shelf hold one type."""
    for kind in range(KINDS):
        if contains(state[shelf + kind], CORNERS):
            return True
    return False


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
def types_in(state, shelf, line):
    """How many types lie on a row or column."""
    types = 0
    for kind in range(KINDS):
        types += state[shelf + kind] & line != 0
    return types


@rule
def full_columns(state, shelf, fewest_types, most_types):
    """How many full columns hold so many types (ruling S-17)."""
    filled = filled_cells(state, shelf)
    found = 0
    for column in range(COLUMNS):
        if contains(filled, COLUMN[column]):
            found += fewest_types <= types_in(state, shelf, COLUMN[column]) <= most_types
    return found


@rule
def full_rows(state, shelf, fewest_types, most_types):
    """How many full rows hold so many types (ruling S-17)."""
    filled = filled_cells(state, shelf)
    found = 0
    for row in range(ROWS):
        if contains(filled, ROW[row]):
            found += fewest_types <= types_in(state, shelf, ROW[row]) <= most_types
    return found


@rule
def three_columns_max_three_types(state, shelf):
    """Three full columns, or more, with at most three types each."""
    return full_columns(state, shelf, 1, 3) >= 3


@rule
def four_rows_max_three_types(state, shelf):
    """Four full rows, or more, with at most three types each."""
    return full_rows(state, shelf, 1, 3) >= 4


@rule
def two_columns_all_different(state, shelf):
    """Two full columns, or more, with six types each."""
    return full_columns(state, shelf, 6, 6) >= 2


@rule
def two_rows_all_different(state, shelf):
    """Two full rows, or more, with five types each."""
    return full_rows(state, shelf, 5, 5) >= 2


@rule
def eight_of_a_type(state, shelf):
    """Eight tiles of one type, or more, wherever they lie."""
    for kind in range(KINDS):
        if size(state[shelf + kind]) >= 8:
            return True
    return False


@rule
def diagonal(state, shelf):
    """Five tiles of one type on a diagonal."""
    for kind in range(KINDS):
        for line in range(4):
            if contains(state[shelf + kind], DIAGONALS[line]):
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
