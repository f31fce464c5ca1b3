"""How near a shelf is to a common goal: how many tiles it still needs at least.

The answers are for an evaluation: they look at one pattern after the other as if no
other tiles had to be dropped on the way. FAR means that it can no longer be reached.
"""

from ....kernel.bits import contains, neighbours
from ....kernel.rule import first, rule, size
from ..content.cards import COLUMNS, KINDS, ROWS, Goal
from .goals import CORNERS, DIAGONALS, STAIRCASES, types_in_columns, types_in_rows
from .layout import ITALIAN
from .shelf import COLUMN, FULL, RIGHT, ROW, UP

FAR = 30
"""More tiles than any goal can need."""


@rule
def tiles_missing(goal, state, shelf, filled, groups, edition):
    """How many tiles the shelf needs at least for a goal.

    `groups`: how many groups have one tile, two, three, four or more; eight bits each.
    """
    if goal == Goal.SIX_GROUPS_OF_TWO:
        return 6 - min(6, (groups >> 8 & 255) + (groups >> 16 & 255) + (groups >> 24))
    if goal == Goal.FOUR_GROUPS_OF_FOUR:
        return missing_in_fours(groups)
    if goal == Goal.FOUR_CORNERS:
        return missing_in_lines(state, shelf, filled, CORNERS)
    if goal == Goal.TWO_SQUARES:
        return missing_in_squares(state, shelf, filled, edition)
    if goal == Goal.THREE_COLUMNS_MAX_THREE_TYPES:
        return missing_in_columns(state, shelf, filled, 3)
    if goal == Goal.EIGHT_OF_A_TYPE:
        return missing_of_a_type(state, shelf)
    if goal == Goal.DIAGONAL:
        return missing_in_diagonals(state, shelf, filled)
    if goal == Goal.FOUR_ROWS_MAX_THREE_TYPES:
        return missing_in_rows(state, shelf, filled, 4)
    if goal == Goal.TWO_COLUMNS_ALL_DIFFERENT:
        return missing_in_columns(state, shelf, filled, 2)
    if goal == Goal.TWO_ROWS_ALL_DIFFERENT:
        return missing_in_rows(state, shelf, filled, 2)
    if goal == Goal.X_SHAPE:
        return missing_in_crosses(state, shelf, filled)
    return missing_in_stairs(filled)


@rule
def missing_in_fours(groups):
    """What the four largest groups need to have four tiles each."""
    wanted, missing = 4, 0
    for tiles in range(4, 0, -1):
        found = min(wanted, groups >> 8 * (tiles - 1) & 255)
        missing += found * (4 - tiles)
        wanted -= found
    return missing + 4 * wanted


@rule
def missing_in_lines(state, shelf, filled, cells):
    """What these cells need to hold one type."""
    least = FAR
    for kind in range(KINDS):
        tiles = state[shelf + kind] & cells
        if tiles == filled & cells:
            least = min(least, size(cells) - size(tiles))
    return least


@rule
def missing_in_diagonals(state, shelf, filled):
    """What the best of the four diagonals needs."""
    least = FAR
    for line in range(4):
        least = min(least, missing_in_lines(state, shelf, filled, DIAGONALS[line]))
    return least


@rule
def missing_of_a_type(state, shelf):
    """What the most frequent type needs to have eight tiles."""
    most = 0
    for kind in range(KINDS):
        most = max(most, size(state[shelf + kind]))
    return 8 - min(most, 8)


@rule
def missing_in_stairs(filled):
    """What the nearest staircase needs; no column may be too high already."""
    least = FAR
    for stairs in range(4):
        if contains(STAIRCASES[stairs], filled):
            least = min(least, size(STAIRCASES[stairs]) - size(filled))
    return least


# Columns and rows


@rule
def missing_in_columns(state, shelf, filled, wanted):
    """What the best columns need to be full: two of six types, or three of at most three."""
    ones, twos, fours = types_in_columns(state, shelf)
    fits = 0
    for column in range(COLUMNS):
        bottom = RIGHT * column
        types = (ones >> bottom & 1) + 2 * (twos >> bottom & 1) + 4 * (fours >> bottom & 1)
        tiles = size(filled & COLUMN[column])
        if types <= 3 if wanted == 3 else types == tiles:
            fits += 1 << 4 * (ROWS - tiles)
    return least_sum(fits, wanted)


@rule
def missing_in_rows(state, shelf, filled, wanted):
    """What the best rows need to be full: two of five types, or four of at most three."""
    ones, twos, fours = types_in_rows(state, shelf)
    fits = 0
    for row in range(ROWS):
        left = ROWS - 1 - row
        types = (ones >> left & 1) + 2 * (twos >> left & 1) + 4 * (fours >> left & 1)
        tiles = size(filled & ROW[row])
        if types <= 3 if wanted == 4 else types == tiles:
            fits += 1 << 4 * (COLUMNS - tiles)
    return least_sum(fits, wanted)


@rule
def least_sum(fits, wanted):
    """The sum of the smallest numbers; `fits`: how often each number is there, four bits each."""
    total = 0
    for number in range(ROWS + 1):
        found = min(wanted, fits >> 4 * number & 15)
        total += found * number
        wanted -= found
    return total if wanted == 0 else FAR


# Squares and crosses


@rule
def missing_in_squares(state, shelf, filled, edition):
    """What the best two squares need; in the Italian edition both are of one type."""
    best, second, of_one_type = 0, 0, 0
    for kind in range(KINDS):
        cells = state[shelf + kind]
        may = cells | FULL & ~filled
        one, where = best_square(cells, may)
        square = where | where << UP | where << RIGHT | where << UP + RIGHT
        may &= ~(square | neighbours(square & cells, UP, RIGHT))
        two, _ = best_square(cells, may)
        of_one_type = max(of_one_type, one + two)
        second = max(second, min(best, one), two)
        best = max(best, one)
    return 8 - (of_one_type if edition == ITALIAN else best + second)


@rule
def best_square(cells, may):
    """How many tiles the best square has among cells that may still be filled, and where."""
    pairs = may & may >> UP
    squares = pairs & pairs >> RIGHT
    low, high = cells ^ cells >> UP, cells & cells >> UP
    ones, carried = low ^ low >> RIGHT, low & low >> RIGHT
    twos = high ^ high >> RIGHT ^ carried
    fours = high & high >> RIGHT
    return most_tiles(squares, ones, twos, fours)


@rule
def most_tiles(places, ones, twos, fours):
    """The largest of the numbers at these places, given bit by bit, and a place that has it."""
    most = 0
    for bit in (fours, twos, ones):
        most *= 2
        if places & bit:
            places &= bit
            most += 1
    return most, places & -places


@rule
def missing_in_crosses(state, shelf, filled):
    """What the best X needs; its cells are counted at its lower left one."""
    least = FAR
    for kind in range(KINDS):
        cells = state[shelf + kind]
        may = cells | FULL & ~filled
        sides = may & may >> 2 * UP
        places = sides & sides >> 2 * RIGHT & may >> UP + RIGHT
        low, high = cells ^ cells >> 2 * UP, cells & cells >> 2 * UP
        ones, carried = low ^ low >> 2 * RIGHT, low & low >> 2 * RIGHT
        twos, fours = high ^ high >> 2 * RIGHT ^ carried, high & high >> 2 * RIGHT
        middle = cells >> UP + RIGHT
        fours ^= twos & ones & middle
        twos ^= ones & middle
        ones ^= middle
        tiles, where = most_tiles(places, ones, twos, fours)
        if where:
            least = min(least, 5 - tiles)
    return least


@rule
def cells_below(filled, cell):
    """How many empty cells lie below a cell, given as a mask, in its column."""
    column = first(cell) // RIGHT
    return size(COLUMN[column] & ~filled & cell - 1)
