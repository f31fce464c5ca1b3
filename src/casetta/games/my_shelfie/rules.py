"""My Shelfie, in the order of the rulebook: setup, turn, end of the turn, refill, end.

A move is a number: a pick (which tiles, in which order they fall) and a column
of the shelf. Picks are numbered shape by shape: one tile; two side by side; two
one below the other; three side by side; three in a column.
"""

from itertools import permutations

from ...kernel.bits import without_lowest
from ...kernel.luck import draw, set_luck
from ...kernel.rule import first, nth_bit, rule, size, table
from ...kernel.state import LUCK_SIZE, NOBODY, SEATS
from .cards import COLUMNS, GOALS, KINDS, PERSONAL_CARDS, STACKS, TILES_OF_A_KIND
from .goals import FEWEST_TILES, goal_holds
from .layout import (
    BAG,
    COMMON,
    COMMON_CARDS,
    EDITION,
    END_TOKEN,
    FIRST_GAME,
    ITALIAN,
    LAYOUT,
    MOST_SEATS,
    NO_CARD,
    PERSONAL,
    TOKENS,
    TURN,
)
from .room import (
    CELL_NUMBERS,
    CELLS,
    DOWN,
    RIGHT,
    USED,
    cell_at,
    fill_from_bag,
    kind_on,
    none_side_by_side,
    remove_tiles,
    return_to_bag,
    tiles_in,
    with_a_free_side,
)
from .shelf import FULL, filled_cells, landing_cell, open_columns, shelf_of

STATE_SIZE = LAYOUT.size

SHAPES = ((0, 1), (RIGHT, 2), (DOWN, 2), (RIGHT, 3), (DOWN, 3))
"""Step from tile to tile and number of tiles of each shape of a pick."""
SHAPE_TILES = table(tiles for _, tiles in SHAPES)
ORDERS = table((0, 1, 2, 6))
"""In how many orders 1, 2 or 3 tiles may fall; equal tiles or not (ruling S-8)."""


def _picks():
    """Every pick as cells in falling order, and the number of the first pick of each line."""
    usable = {cell_at(row, column) for row, column in CELLS}
    picks, first_pick = [], []
    for step, tiles in SHAPES:
        for start in range(CELL_NUMBERS):
            line = [start + step * tile for tile in range(tiles)]
            first_pick.append(len(picks) if usable.issuperset(line) else -1)
            if usable.issuperset(line):
                picks.extend(permutations(line))
    return picks, first_pick


PICKS, _FIRST_PICK = _picks()
FIRST_PICK = table(_FIRST_PICK)
"""For each shape and lowest cell the number of the first order of that line."""
PICK_TILES = table(len(pick) for pick in PICKS)
PICK_CELLS = table(cell for pick in PICKS for cell in (*pick, 0, 0)[:3])
"""The cells of each pick in falling order, three places each."""
N_MOVES = len(PICKS) * COLUMNS

STACK = table(
    STACKS[seats][height] if seats in STACKS and height < seats else 0
    for seats in range(MOST_SEATS + 1)
    for height in range(MOST_SEATS)
)
"""For each number of players the scoring tokens of a card, the top one first."""


# Setup


@rule
def deal(state, seats, options, luck):
    """Set the table (rulebook: setup). `options`: edition, first game."""
    set_luck(state, luck)
    for word in range(LUCK_SIZE, STATE_SIZE):
        state[word] = 0
    state[SEATS] = seats
    state[EDITION] = options[0]
    state[FIRST_GAME] = options[1]
    state[END_TOKEN] = NOBODY
    for kind in range(KINDS):
        state[BAG + kind] = TILES_OF_A_KIND
    draw_different(state, COMMON, 1 if state[FIRST_GAME] else COMMON_CARDS, GOALS)
    if state[FIRST_GAME]:
        state[COMMON + 1] = NO_CARD
    draw_different(state, PERSONAL, seats, PERSONAL_CARDS)
    fill_from_bag(state, USED[seats])


@rule
def draw_different(state, field, number, cards):
    """Draw so many different cards from 0 to cards - 1 into consecutive fields."""
    drawn = 0
    for place in range(number):
        card = draw(state, cards)
        while drawn >> card & 1:
            card = draw(state, cards)
        drawn |= 1 << card
        state[field + place] = card


# The turn


@rule
def waiting(state):
    """The seat whose turn it is, as a bit; 0 at the end."""
    return 0 if is_over(state) else 1 << state[TURN]


@rule
def lines_of(shape, free):
    """The lowest cells of all lines of a shape whose tiles are free.

    Rulebook, turn: 1 to 3 tiles in a straight line without gaps, each with a
    free side before the turn begins (ruling S-2).
    """
    if shape == 0:
        return free
    if shape == 1:
        return free & free >> RIGHT
    if shape == 2:
        return free & free >> DOWN
    if shape == 3:
        return free & free >> RIGHT & free >> 2 * RIGHT
    return free & free >> DOWN & free >> 2 * DOWN


@rule
def moves(state, seat, out):
    """Write the legal moves of `seat` into `out`; return how many.

    Rulebook, turn: all tiles taken go into one column that has room for them, in
    any order.
    """
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    found = 0
    for shape in range(5):
        lines = lines_of(shape, free)
        tiles = SHAPE_TILES[shape]
        columns = open_columns(filled, tiles)
        while lines:
            pick = FIRST_PICK[CELL_NUMBERS * shape + first(lines)]
            for order in range(pick, pick + ORDERS[tiles]):
                left = columns
                while left:
                    out[found] = COLUMNS * order + column_of(first(left))
                    found += 1
                    left = without_lowest(left)
            lines = without_lowest(lines)
    return found


@rule
def column_of(top_cell):
    """The column of a shelf cell."""
    return top_cell // 7


@rule
def count(state, seat):
    """How many legal moves `seat` has."""
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    found = 0
    for shape in range(5):
        tiles = SHAPE_TILES[shape]
        found += size(lines_of(shape, free)) * ORDERS[tiles] * size(open_columns(filled, tiles))
    return found


@rule
def nth(state, seat, n):
    """The n-th legal move of `seat`, in the order of `moves`."""
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    for shape in range(5):
        lines = lines_of(shape, free)
        tiles = SHAPE_TILES[shape]
        columns = open_columns(filled, tiles)
        each = ORDERS[tiles] * size(columns)
        if n < size(lines) * each:
            return nth_of_shape(shape, lines, columns, n)
        n -= size(lines) * each
    return -1


@rule
def nth_of_shape(shape, lines, columns, n):
    """The n-th move among those of one shape: line by line, order by order, column by column."""
    open_now = size(columns)
    each = ORDERS[SHAPE_TILES[shape]] * open_now
    line = n // each
    rest = n - line * each
    order = rest // open_now
    pick = FIRST_PICK[CELL_NUMBERS * shape + nth_bit(lines, line)] + order
    return COLUMNS * pick + column_of(nth_bit(columns, rest - order * open_now))


@rule
def play(state, seat, move):
    """Make one legal move: take, drop, and end the turn."""
    take_and_drop(state, shelf_of(seat), move // COLUMNS, move % COLUMNS)
    take_scoring_tokens(state, seat)
    take_end_token(state, seat)
    state[TURN] = (seat + 1) % state[SEATS]
    if not is_over(state):
        refill(state)


@rule
def take_and_drop(state, shelf, pick, column):
    """Take the tiles of a pick and drop them into a column; the first one lies lowest."""
    filled = filled_cells(state, shelf)
    taken = 0
    for tile in range(3 * pick, 3 * pick + PICK_TILES[pick]):
        cell = PICK_CELLS[tile]
        lands = landing_cell(filled, column)
        state[shelf + kind_on(state, cell)] |= lands
        filled |= lands
        taken |= 1 << cell
    remove_tiles(state, taken)


# The end of the turn


@rule
def take_scoring_tokens(state, seat):
    """Take the top token of each common card whose pattern the shelf shows (ruling S-5).

    Rulebook, common goals: once for each card and player.
    """
    tiles = size(filled_cells(state, shelf_of(seat)))
    for card in range(COMMON_CARDS):
        goal = state[COMMON + card]
        token = TOKENS + COMMON_CARDS * seat + card
        if goal == NO_CARD or state[token] or tiles < FEWEST_TILES[goal]:
            continue
        if goal_holds(goal, state, shelf_of(seat), state[EDITION]):
            state[token] = STACK[MOST_SEATS * state[SEATS] + tokens_taken(state, card)]


@rule
def tokens_taken(state, card):
    """How many seats have taken a token of a common card."""
    taken = 0
    for seat in range(state[SEATS]):
        taken += state[TOKENS + COMMON_CARDS * seat + card] != 0
    return taken


@rule
def take_end_token(state, seat):
    """The first to fill all cells of the shelf takes the end-game token (rulebook: game end)."""
    if state[END_TOKEN] == NOBODY and filled_cells(state, shelf_of(seat)) == FULL:
        state[END_TOKEN] = seat


@rule
def is_over(state):
    """Whether the round in which a shelf became full has ended (rulebook: game end; ruling S-10)."""
    return state[END_TOKEN] != NOBODY and state[TURN] == 0


# Refilling the living room


@rule
def refill(state):
    """Fill the living room again when no two tiles lie side by side (rulings S-6, S-7).

    English: what is left goes back into the bag first. Italian: it stays.
    """
    if none_side_by_side(tiles_in(state)):
        if state[EDITION] != ITALIAN:
            return_to_bag(state)
        fill_from_bag(state, USED[state[SEATS]] & ~tiles_in(state))
