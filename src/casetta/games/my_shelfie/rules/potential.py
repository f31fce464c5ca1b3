"""What a seat of My Shelfie may expect at the end, in thousandths of a point.

Groups are worth what groups of their size became, with so much room around them; a cell
of the personal goal counts by how often it is filled in time; a common goal by how often
shelves that need as many tiles reach it. The numbers stand in potential.toml.
"""

import math
from pathlib import Path

from ....contract.levels import WeightFile
from ....kernel.bits import grow, lowest, neighbours
from ....kernel.luck import FAST
from ....kernel.rule import rule, size
from ....kernel.state import SEATS
from ..content.cards import GOALS, KINDS, ROWS
from .layout import COMMON, COMMON_CARDS, EDITION, MOST_SEATS, NO_CARD, PERSONAL, TOKENS
from .nearness import cells_below, tiles_missing
from .scoring import PERSONAL_CELL, PERSONAL_POINTS, token_points
from .shelf import BOTTOM, FULL, RIGHT, UP, filled_cells, shelf_of
from .turn import STACK, tokens_taken

POINT = 1000
PARTS = ("tokens", "personal", "groups")
"""The parts of the sheet that are foreseen one by one."""

SPANS, SIZES, ROOMY = 6, 8, 4
"""How many spans of tiles to come, sizes of groups and numbers of free cells are told apart."""
FULL_SHELF = 30

_FILE = WeightFile(Path(__file__).parents[1] / "content" / "potential.toml")
TO_COME = _FILE.row("to_come", SPANS)
GROUPS = _FILE.row("groups", SPANS * SIZES * ROOMY)
COLUMNS_OPEN = _FILE.row("columns_open", SPANS * 3)
PERSONAL_CHANCE = _FILE.row("personal_chance", SPANS * ROWS)
GOAL_CHANCE = _FILE.row("goal_chance", GOALS * 4)
OTHERS_FIRST = _FILE.row("others_first", 1)
SPREAD = _FILE.row("spread", 2)
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
        total += weights[row + tiles - 1] * size(~filled >> ROWS - tiles & BOTTOM)
    return total


# The personal goal


@rule
def personal_potential(state, seat, filled, left, weights):
    """Points for as many cells as will match, about; a hidden card counts nothing."""
    card, shelf = state[PERSONAL + seat], shelf_of(seat)
    if card < 0:
        return 0
    row = PERSONAL_CHANCE + ROWS * span_of(left)
    matches = 0
    for kind in range(KINDS):
        cell = PERSONAL_CELL[KINDS * card + kind]
        if state[shelf + kind] & cell:
            matches += POINT
        elif not filled & cell:
            matches += weights[row + cells_below(filled, cell)]
    whole = min(matches // POINT, KINDS - 1)
    rise = PERSONAL_POINTS[whole + 1] - PERSONAL_POINTS[whole]
    return POINT * PERSONAL_POINTS[whole] + rise * (matches - POINT * whole)


# Common goals


@rule
def token_potential(state, seat, filled, sizes, left, weights):
    """The tokens taken, and those that may still be taken."""
    total = POINT * token_points(state, seat)
    for card in range(COMMON_CARDS):
        goal = state[COMMON + card]
        if goal != NO_CARD and not state[TOKENS + COMMON_CARDS * seat + card]:
            missing = tiles_missing(goal, state, shelf_of(seat), filled, sizes, state[EDITION])
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
    top = STACK[MOST_SEATS * seats + taken]
    below = STACK[MOST_SEATS * seats + taken + 1] if taken + 1 < seats else 0
    slower = min(POINT, weights[OTHERS_FIRST] * missing * (seats - 1 - taken))
    return top * POINT - (top - below) * slower
