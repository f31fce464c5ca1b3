"""My Shelfie, in the order of the rulebook: setup, turn, end of the turn, refill, end.

A move is a number: a pick (which tiles, in which order they fall) and a column
of the shelf. Picks are numbered shape by shape: one tile; two side by side; two
one below the other; three side by side; three in a column.
"""

from itertools import permutations

from ....kernel.bits import without_lowest
from ....kernel.luck import draw, set_luck
from ....kernel.rule import first, hot_rule, nth_bit, rule, size, table
from ....kernel.state import LUCK_SIZE, NOBODY, SEATS
from ..content.cards import COLUMNS, GOALS, KINDS, PERSONAL_CARDS, STACKS, TILES_OF_A_KIND
from . import layout, room
from .goals import goal_holds, may_hold
from .layout import COMMON_CARDS, END_TOKEN, TOKENS, TURN, filled_cells, open_columns, shelf_of
from .room import CELL_NUMBERS, DOWN, RIGHT, kind_on, tiles_in, with_a_free_side

STATE_SIZE = layout.LAYOUT.size

SHAPES = ((0, 1), (RIGHT, 2), (DOWN, 2), (RIGHT, 3), (DOWN, 3))
"""Step from tile to tile and number of tiles of each shape of a pick."""
SHAPE_TILES = table(tiles for _, tiles in SHAPES)
STEP = table(step for step, _ in SHAPES)
"""How far it is from the first tile of each shape to the second."""
REACH = table(step * (tiles - 1) for step, tiles in SHAPES)
"""How far it is from the first tile of each shape to the last."""
ORDERS = table((0, 1, 2, 6))
"""In how many orders 1, 2 or 3 tiles may fall; equal tiles or not (ruling S-8)."""


def _picks():
    """Every pick as cells in falling order, and the number of the first pick of each line."""
    usable = {room.cell_at(row, column) for row, column in room.CELLS}
    picks: list[tuple[int, ...]] = []
    first_pick = []
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
PICK_CELLS = table(cell for pick in PICKS for cell in (*pick, pick[0], pick[0])[:3])
"""The cells of each pick in falling order, three places each; of no meaning past the last tile."""
PICK_MASK = table(sum(1 << cell for cell in pick) for pick in PICKS)
"""The same cells as a mask."""
FIRST_MOVE = table(COLUMNS * pick for pick in FIRST_PICK)
"""For each shape and lowest cell the number of the first move with that line."""
N_MOVES = len(PICKS) * COLUMNS

COLUMN_SETS = 1 << COLUMNS
MOST_WAYS = ORDERS[3] * COLUMNS


def _ways(orders, columns):
    """Which moves with one line drop it into these columns, as numbers from its first move on."""
    open_now = [column for column in range(COLUMNS) if columns >> column & 1]
    ways = [COLUMNS * order + column for order in range(orders) for column in open_now]
    return ways + [0] * (MOST_WAYS - len(ways))


WAYS = table(
    way for orders in ORDERS for columns in range(COLUMN_SETS) for way in _ways(orders, columns)
)
"""The ways to drop 0, 1, 2 or 3 tiles, for each set of open columns; MOST_WAYS places each."""

STACK = table(
    STACKS[seats][height] if seats in STACKS and height < seats else 0
    for seats in range(layout.MOST_SEATS + 1)
    for height in range(layout.MOST_SEATS)
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
    state[layout.EDITION] = options[0]
    state[layout.FIRST_GAME] = options[1]
    state[END_TOKEN] = NOBODY
    for kind in range(KINDS):
        state[layout.BAG + kind] = TILES_OF_A_KIND
    draw_different(state, layout.COMMON, 1 if state[layout.FIRST_GAME] else COMMON_CARDS, GOALS)
    if state[layout.FIRST_GAME]:
        state[layout.COMMON + 1] = layout.NO_CARD
    draw_different(state, layout.PERSONAL, seats, PERSONAL_CARDS)
    room.fill_from_bag(state, room.USED[seats])


@rule
def draw_different(state, field, number, cards):
    """Draw so many different cards from 0 to cards - 1 into consecutive fields."""
    drawn = 0
    while size(drawn) < number:
        card = draw(state, cards)
        if not drawn >> card & 1:
            state[field + size(drawn)] = card
            drawn |= 1 << card


# The turn


@hot_rule
def waiting(state):
    """The seat whose turn it is, as a bit; 0 at the end."""
    return 0 if is_over(state) else 1 << state[TURN]


@rule
def lines_of(shape, free):
    """The lowest cells of all lines of a shape whose tiles are free.

    Rulebook, turn: 1 to 3 tiles in a straight line without gaps, each with a
    free side before the turn begins (ruling S-2).
    """
    return free & free >> STEP[shape] & free >> REACH[shape]


@rule
def ways_to_drop(tiles, columns):
    """How many ways there are to drop so many tiles into one of these columns, in any order."""
    return ORDERS[tiles] * size(columns)


@rule
def first_way(tiles, columns):
    """Where the ways to drop so many tiles into one of these columns begin in WAYS."""
    return MOST_WAYS * (COLUMN_SETS * tiles + layout.columns_number(columns))


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
        tiles = SHAPE_TILES[shape]
        columns = open_columns(filled, tiles)
        ways, start = ways_to_drop(tiles, columns), first_way(tiles, columns)
        lines = lines_of(shape, free)
        while lines:
            move = FIRST_MOVE[CELL_NUMBERS * shape + first(lines)]
            for way in range(ways):
                out[found + way] = move + WAYS[start + way]
            found += ways
            lines = without_lowest(lines)
    return found


@hot_rule
def count(state, seat):
    """How many legal moves `seat` has."""
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    found = 0
    for shape in range(5):
        found += count_of_shape(shape, free, filled)
    return found


@hot_rule
def count_of_shape(shape, free, filled):
    """How many legal moves take tiles in this shape."""
    tiles = SHAPE_TILES[shape]
    return size(lines_of(shape, free)) * ways_to_drop(tiles, open_columns(filled, tiles))


@hot_rule
def nth(state, seat, n):
    """The n-th legal move of `seat`, in the order of `moves`.

    All shapes are counted, even after the right one: chance decides which it is,
    and a jump that the machine cannot foresee takes longer than the counting.
    """
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    shape, before, end = 0, 0, 0
    for earlier in range(4):
        end += count_of_shape(earlier, free, filled)
        if n >= end:
            shape, before = earlier + 1, end
    return nth_of_shape(shape, free, filled, n - before)


@hot_rule
def nth_of_shape(shape, free, filled, n):
    """The n-th move among those of one shape: line by line, way by way."""
    tiles = SHAPE_TILES[shape]
    columns = open_columns(filled, tiles)
    ways = ways_to_drop(tiles, columns)
    line = n // ways
    cell = nth_bit(lines_of(shape, free), line)
    way = first_way(tiles, columns) + n - line * ways
    return FIRST_MOVE[CELL_NUMBERS * shape + cell] + WAYS[way]


@hot_rule
def play(state, seat, move):
    """Make one legal move: take, drop, and end the turn."""
    filled = take_and_drop(state, shelf_of(seat), move // COLUMNS, move % COLUMNS)
    take_scoring_tokens(state, seat, filled)
    take_end_token(state, seat, filled)
    state[TURN] = seat + 1 if seat + 1 < state[SEATS] else 0
    if room.none_side_by_side(tiles_in(state)) and not is_over(state):
        refill(state)


@hot_rule
def take_and_drop(state, shelf, pick, column):
    """Take the tiles of a pick and drop them into a column; return the filled cells of the shelf.

    The first one lies lowest. There are always three steps, of which the last ones
    may let nothing fall: no jump that the machine would have to foresee.
    """
    filled = filled_cells(state, shelf)
    lands = layout.landing_cell(filled, column)
    for tile in range(3):
        falling = lands if tile < PICK_TILES[pick] else 0
        state[shelf + kind_on(state, PICK_CELLS[3 * pick + tile])] |= falling
        filled |= falling
        lands <<= layout.UP
    room.remove_tiles(state, PICK_MASK[pick])
    return filled


# The end of the turn


@hot_rule
def take_scoring_tokens(state, seat, filled):
    """Take the top token of each common card whose pattern the shelf shows (ruling S-5).

    Rulebook, common goals: once for each card and player. `filled`: the cells of
    the shelf that hold a tile.
    """
    for card in range(COMMON_CARDS):
        goal = state[layout.COMMON + card]
        token = TOKENS + COMMON_CARDS * seat + card
        if goal == layout.NO_CARD or state[token] or not may_hold(goal, filled):
            continue
        if goal_holds(goal, state, shelf_of(seat), state[layout.EDITION]):
            state[token] = STACK[layout.MOST_SEATS * state[SEATS] + tokens_taken(state, card)]


@rule
def tokens_taken(state, card):
    """How many seats have taken a token of a common card."""
    taken = 0
    for seat in range(layout.MOST_SEATS):
        taken += state[TOKENS + COMMON_CARDS * seat + card] != 0
    return taken


@rule
def take_end_token(state, seat, filled):
    """The first to fill all cells of the shelf takes the end-game token (rulebook: game end)."""
    if state[END_TOKEN] == NOBODY and filled == layout.FULL:
        state[END_TOKEN] = seat


@rule
def is_over(state):
    """Whether the round in which a shelf became full has ended (game end; ruling S-10)."""
    return state[END_TOKEN] != NOBODY and state[TURN] == 0


# Refilling the living room


@rule
def refill(state):
    """Fill the living room again; due when no two tiles lie side by side (rulings S-6, S-7).

    English: what is left goes back into the bag first. Italian: it stays.
    """
    if state[layout.EDITION] != layout.ITALIAN:
        for kind in range(KINDS):
            state[layout.BAG + kind] += size(room.cells_of(state, kind))
        room.remove_tiles(state, -1)
    room.fill_from_bag(state, room.USED[state[SEATS]] & ~tiles_in(state))
