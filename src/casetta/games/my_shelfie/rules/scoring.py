"""Points: tokens, personal goal, groups of tiles (rulebook: game end)."""

from ....kernel.bits import grow, lowest, with_two_neighbours
from ....kernel.rule import remembered_rule, rule, size, table
from ....kernel.state import SEATS
from ..content import cards
from ..content.cards import END_TOKEN_POINTS, KINDS
from .layout import COMMON_CARDS, END_TOKEN, PERSONAL, RIGHT, TOKENS, UP, shelf_cell, shelf_of

GROUP_POINTS = table(cards.GROUP_POINTS)
"""Points for a group of 0, 1, 2 ... tiles; the last serves all larger ones."""
LARGEST = len(GROUP_POINTS) - 1
PERSONAL_POINTS = table(cards.PERSONAL_POINTS)
"""Points for 0 to 6 tiles on the cells of the personal goal."""
PERSONAL_CELL = table(
    1 << shelf_cell(row, column) for card in cards.PERSONAL_GOALS for row, column, _ in card
)
"""For each card, kind by kind, the cell it shows."""


@rule
def points(state, seat):
    """A seat's total now; a personal goal that is hidden counts nothing."""
    shelf = shelf_of(seat)
    matches = personal_matches(state, shelf, state[PERSONAL + seat])
    total = token_points(state, seat) + PERSONAL_POINTS[matches]
    for kind in range(KINDS):
        total += group_points_of_a_type(state[shelf + kind])
    return total


@rule
def token_points(state, seat):
    """The scoring tokens a seat has taken, and the end-game token."""
    total = END_TOKEN_POINTS if state[END_TOKEN] == seat else 0
    for card in range(COMMON_CARDS):
        total += state[TOKENS + COMMON_CARDS * seat + card]
    return total


@rule
def personal_matches(state, shelf, card):
    """How many tiles lie where the personal goal card shows them; 0 without a card."""
    matches = 0
    if card >= 0:
        for kind in range(KINDS):
            matches += state[shelf + kind] & PERSONAL_CELL[KINDS * card + kind] != 0
    return matches


@remembered_rule
def group_points_of_a_type(cells):
    """Points for the groups among the cells of one type (rulebook: game end, adjacency).

    Tiles touch when they share a side. Two separate groups of one type score
    one by one, never together (ruling S-4). Groups of one or two score nothing.
    """
    total = 0
    left = with_two_neighbours(cells, UP, RIGHT)
    while left:
        group = grow(lowest(left), cells, UP, RIGHT)
        total += GROUP_POINTS[min(size(group), LARGEST)]
        left &= ~group
    return total


@rule
def outcome(state, out):
    """Write the points of each seat, then the place of each seat, 1 for the winner.

    Rulebook, game end: of tied players the one farther from the first player,
    clockwise, is ahead; no place is shared (ruling S-11).
    """
    seats = state[SEATS]
    for seat in range(seats):
        out[seat] = points(state, seat)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += out[other] > out[seat] or (out[other] == out[seat] and other > seat)
        out[seats + seat] = 1 + ahead
