"""What a seat of My Shelfie may expect at the end, in thousandths of a point.

Groups are worth what groups of their size became, with so much room around them; a cell
of the personal goal counts by how often it is filled in time; a common goal by how often
shelves that need as many tiles reach it. The numbers stand in potential.toml.
"""

import math
from itertools import product
from pathlib import Path

from ....contract.levels import WeightFile
from ....kernel.bits import contains, grow, lowest, neighbours
from ....kernel.luck import FAST
from ....kernel.rule import first, rule, size, table
from ....kernel.state import SEATS
from ..content.cards import COLUMNS, GOALS, KINDS, ROWS, Goal
from . import layout
from .goals import CORNERS, DIAGONALS, STAIRCASES, types_in_columns, types_in_rows
from .layout import COLUMN, FULL, RIGHT, UP, filled_cells, open_columns, shelf_of
from .scoring import PERSONAL_CELL, PERSONAL_POINTS, token_points
from .turn import STACK, tokens_taken

POINT = 1000
PARTS = ("tokens", "personal", "groups")
"""The parts of the sheet that are foreseen one by one."""

SPANS, SIZES, ROOMY = 6, 8, 4
"""How many spans of tiles to come, sizes of groups and numbers of free cells are told apart."""
FULL_SHELF = 30
FAR = 30
"""More tiles than any goal can need: it can no longer be reached."""

_FILE = WeightFile(Path(__file__).parents[1] / "content" / "potential.toml")
TO_COME = _FILE.row("to_come", SPANS)
GROUPS = _FILE.row("groups", SPANS * SIZES * ROOMY)
COLUMNS_OPEN = _FILE.row("columns_open", SPANS * 3)
PERSONAL_CHANCE = _FILE.row("personal_chance", SPANS * ROWS)
GOAL_CHANCE = _FILE.row("goal_chance", GOALS * 4)
OTHERS_FIRST = _FILE.row("others_first", 1)
SPREAD = _FILE.row("spread", 2)
CROSSES = table(
    layout.cells_mask([(top + 1, left + 1), *product((top, top + 2), (left, left + 2))])
    for top in range(ROWS - 2)
    for left in range(COLUMNS - 2)
)
"""The cells of each X."""
ROWS_OF_WEIGHTS = _FILE.rows
WEIGHTS = _FILE.numbers


@rule
def potential(state, seat, weights):
    """The points that a seat may expect at the end."""
    shelf = shelf_of(seat)
    filled = filled_cells(state, shelf)
    left = tiles_to_come(state, filled)
    groups, sizes = group_potential(state, shelf, filled, left, weights)
    personal = personal_potential(state, seat, filled, left, weights)
    return groups + personal + token_potential(state, seat, filled, sizes, left, weights)


@rule
def part_potentials(state, seat, weights, out):
    """Write what a seat may expect part by part; return how many parts there are."""
    shelf = shelf_of(seat)
    filled = filled_cells(state, shelf)
    left = tiles_to_come(state, filled)
    out[2], sizes = group_potential(state, shelf, filled, left, weights)
    out[0] = token_potential(state, seat, filled, sizes, left, weights)
    out[1] = personal_potential(state, seat, filled, left, weights)
    return 3


@rule
def epoch(state):
    """A number that changes whenever chance has shown something: tiles came from the bag."""
    return state[FAST]


@rule
def spread(state, weights):
    """How far off such expectations are, in thousandths of a point: less towards the end."""
    left = FULL_SHELF - fullest(state)
    return weights[SPREAD] + weights[SPREAD + 1] * left


@rule
def fullest(state):
    """How many tiles lie on the fullest shelf."""
    most = 0
    for seat in range(state[SEATS]):
        most = max(most, size(filled_cells(state, shelf_of(seat))))
    return most


@rule
def tiles_to_come(state, filled):
    """How many tiles this shelf will still get, about: the fullest one ends the game."""
    return min(FULL_SHELF - size(filled), FULL_SHELF + 1 - fullest(state))


@rule
def span_of(left):
    """The number of the span in which so many tiles to come lie."""
    return min(SPANS - 1, (left + 3) // 5)


# Groups


@rule
def group_potential(state, shelf, filled, left, weights):
    """What the groups may become, and how many have one, two, three, four or more tiles."""
    span = span_of(left)
    row = GROUPS + SIZES * ROOMY * span
    empty = FULL & ~filled
    total, sizes = weights[TO_COME + span] * left, 0
    for kind in range(KINDS):
        cells = state[shelf + kind]
        while cells:
            group = grow(lowest(cells), cells, UP, RIGHT)
            cells &= ~group
            tiles = size(group)
            room = min(size(neighbours(group, UP, RIGHT) & empty), ROOMY - 1)
            total += weights[row + ROOMY * (min(tiles, SIZES) - 1) + room]
            sizes += 1 << 8 * (min(tiles, 4) - 1)
    return total + column_potential(filled, span, weights), sizes


@rule
def column_potential(filled, span, weights):
    """What it is worth to have columns with room for one, two, three tiles."""
    row = COLUMNS_OPEN + 3 * span
    total = 0
    for tiles in range(1, 4):
        total += weights[row + tiles - 1] * size(open_columns(filled, tiles))
    return total


@rule
def personal_potential(state, seat, filled, left, weights):
    """Points for as many cells as will match, about; a hidden card counts nothing."""
    card, shelf = state[layout.PERSONAL + seat], shelf_of(seat)
    if card < 0:
        return 0
    row = PERSONAL_CHANCE + ROWS * span_of(left)
    matches = 0
    for kind in range(KINDS):
        cell = PERSONAL_CELL[KINDS * card + kind]
        if state[shelf + kind] & cell:
            matches += POINT
        elif not filled & cell:
            below = COLUMN[first(cell) // RIGHT] & cell - 1
            matches += weights[row + size(below & ~filled)]
    whole = min(matches // POINT, KINDS - 1)
    rise = PERSONAL_POINTS[whole + 1] - PERSONAL_POINTS[whole]
    return POINT * PERSONAL_POINTS[whole] + rise * (matches - POINT * whole)


# Common goals


@rule
def token_potential(state, seat, filled, sizes, left, weights):
    """The tokens taken, and those that may still be taken."""
    total = POINT * token_points(state, seat)
    for card in range(layout.COMMON_CARDS):
        goal = state[layout.COMMON + card]
        if goal != layout.NO_CARD and not state[layout.TOKENS + layout.COMMON_CARDS * seat + card]:
            edition = state[layout.EDITION]
            missing = tiles_missing(goal, state, shelf_of(seat), filled, sizes, edition)
            if missing <= left:
                chance = chance_of(goal, missing, left, weights)
                total += chance * token_worth(state, card, missing, weights) // POINT
    return total


@rule
def chance_of(goal, missing, left, weights):
    """How likely a goal is reached, in thousandths."""
    row = GOAL_CHANCE + 4 * goal
    slope = weights[row + 1] + weights[row + 3] * left
    likely = weights[row] + slope * missing + weights[row + 2] * left
    return int(POINT / (1 + math.exp(-likely / POINT)))


@rule
def token_worth(state, card, missing, weights):
    """What the token that will then lie on top is worth, about: others may be faster."""
    seats, taken = state[SEATS], tokens_taken(state, card)
    top = STACK[layout.MOST_SEATS * seats + taken]
    below = STACK[layout.MOST_SEATS * seats + taken + 1] if taken + 1 < seats else 0
    slower = min(POINT, weights[OTHERS_FIRST] * missing * (seats - 1 - taken))
    return top * POINT - (top - below) * slower


# How near a shelf is to a common goal. The answers are for an evaluation: they look at one pattern
# after the other as if no other tiles had to be dropped on the way.


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
        return missing_in_patterns(state, shelf, filled, CORNERS)
    if goal == Goal.TWO_SQUARES:
        return missing_in_squares(state, shelf, filled, edition)
    if goal == Goal.THREE_COLUMNS_MAX_THREE_TYPES:
        return missing_in_columns(state, shelf, filled, 3)
    if goal == Goal.EIGHT_OF_A_TYPE:
        return missing_of_a_type(state, shelf)
    if goal == Goal.DIAGONAL:
        return missing_in_patterns(state, shelf, filled, DIAGONALS)
    if goal == Goal.FOUR_ROWS_MAX_THREE_TYPES:
        return missing_in_rows(state, shelf, filled, 4)
    if goal == Goal.TWO_COLUMNS_ALL_DIFFERENT:
        return missing_in_columns(state, shelf, filled, 2)
    if goal == Goal.TWO_ROWS_ALL_DIFFERENT:
        return missing_in_rows(state, shelf, filled, 2)
    if goal == Goal.X_SHAPE:
        return missing_in_patterns(state, shelf, filled, CROSSES)
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
def missing_in_patterns(state, shelf, filled, patterns):
    """What the best of some patterns needs to hold one type."""
    least = FAR
    for pattern in range(len(patterns)):
        cells = patterns[pattern]
        for kind in range(KINDS):
            tiles = state[shelf + kind] & cells
            if tiles == filled & cells:
                least = min(least, size(cells) - size(tiles))
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
        tiles = size(filled & layout.ROW[row])
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


# Squares


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
    return 8 - (of_one_type if edition == layout.ITALIAN else best + second)


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
