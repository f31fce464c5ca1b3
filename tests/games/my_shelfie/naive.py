"""A second, plain reading of the rules of My Shelfie, to judge the engine by.

Written from the rulebook alone, with lists and sets, and slow on purpose. A shelf is
6 strings of 5 letters and a board 9 strings of 9, top row first, `.` where no tile lies.
Nothing here checks its input: shelves obey gravity and boards fit their players.
"""

import itertools

EMPTY = "."
TYPES = "CBGFTP"

PLAYERS_NEEDED = (
    "...34....",
    "...224...",
    "..32223..",
    ".42222223",
    "422222224",
    "32222224.",
    "..32223..",
    "...422...",
    "....43...",
)
"""How many players it takes for a cell of the living room to be used."""

PERSONAL_CARDS = {
    1: {"C": (1, 4), "B": (2, 3), "G": (3, 1), "F": (0, 2), "T": (5, 2), "P": (0, 0)},
    2: {"C": (2, 0), "B": (3, 4), "G": (2, 2), "F": (5, 4), "T": (4, 3), "P": (1, 1)},
    3: {"C": (3, 1), "B": (5, 0), "G": (1, 3), "F": (1, 0), "T": (3, 4), "P": (2, 2)},
    4: {"C": (4, 2), "B": (4, 1), "G": (0, 4), "F": (2, 2), "T": (2, 0), "P": (3, 3)},
    5: {"C": (5, 3), "B": (3, 2), "G": (5, 0), "F": (3, 1), "T": (1, 1), "P": (4, 4)},
    6: {"C": (0, 4), "B": (2, 3), "G": (4, 1), "F": (4, 3), "T": (0, 2), "P": (5, 0)},
    7: {"C": (0, 0), "B": (5, 2), "G": (4, 4), "F": (1, 3), "T": (3, 0), "P": (2, 1)},
    8: {"C": (1, 1), "B": (4, 3), "G": (5, 3), "F": (0, 4), "T": (2, 2), "P": (3, 0)},
    9: {"C": (2, 2), "B": (3, 4), "G": (0, 2), "F": (5, 0), "T": (4, 1), "P": (4, 4)},
    10: {"C": (3, 3), "B": (2, 0), "G": (1, 1), "F": (4, 1), "T": (0, 4), "P": (5, 3)},
    11: {"C": (4, 4), "B": (1, 1), "G": (2, 0), "F": (3, 2), "T": (5, 3), "P": (0, 2)},
    12: {"C": (5, 0), "B": (0, 2), "G": (4, 4), "F": (2, 2), "T": (3, 3), "P": (1, 1)},
}
PERSONAL_POINTS = (0, 1, 2, 4, 6, 9, 12)


def tiles(area):
    """Return the letter of every tile on a shelf or board, by its cell."""
    return {
        (row, column): letter
        for row, line in enumerate(area)
        for column, letter in enumerate(line)
        if letter != EMPTY
    }


def neighbours(cell):
    """Return the four cells that share a side with this one, on the area or not."""
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def group_of(cell, lying):
    """Return the cells of the maximal group of one type that holds this cell."""
    group = {cell}
    waiting = [cell]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near not in group and lying.get(near) == lying[cell]:
                group.add(near)
                waiting.append(near)
    return group


def groups(shelf):
    """Return every maximal group as (type, set of cells), single tiles too."""
    lying = tiles(shelf)
    found: list = []
    for cell in lying:
        if not any(cell in group for _, group in found):
            found.append((lying[cell], group_of(cell, lying)))
    return found


def columns(shelf):
    """Return the five columns as strings, each from the top down."""
    return ["".join(row[column] for row in shelf) for column in range(5)]


def lines_all_different(lines):
    """Return the full lines in which no type appears twice."""
    return [line for line in lines if EMPTY not in line and len(set(line)) == len(line)]


def lines_of_few_types(lines):
    """Return the full lines with one, two or three types."""
    return [line for line in lines if EMPTY not in line and len(set(line)) <= 3]


def groups_of_at_least(size, shelf):
    """Return the groups with this many tiles or more."""
    return [cells for _, cells in groups(shelf) if len(cells) >= size]


def holds_a_square(cells):
    """Say whether four of these cells form a 2x2 block."""
    return any(
        {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= cells
        for row, column in cells
    )


def two_squares(shelf, edition):
    """Say whether two groups hold a square each; of one type in the Italian rules."""
    types = [letter for letter, cells in groups(shelf) if holds_a_square(cells)]
    if edition == "it":
        return any(types.count(letter) >= 2 for letter in TYPES)
    return len(types) >= 2


def one_type(shelf, cells):
    """Say whether all these cells hold tiles, and of one type."""
    found = {shelf[row][column] for row, column in cells}
    return len(found) == 1 and EMPTY not in found


def x_shape(shelf):
    """Say whether the corners and the centre of some 3x3 area are of one type."""
    shape = [(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)]
    return any(
        one_type(shelf, [(top + row, left + column) for row, column in shape])
        for top in range(4)
        for left in range(3)
    )


def diagonal(shelf):
    """Say whether one of the four diagonals of five cells is of one type."""
    return any(
        one_type(shelf, [(top + step, step) for step in range(5)])
        or one_type(shelf, [(top + step, 4 - step) for step in range(5)])
        for top in (0, 1)
    )


def staircase(shelf):
    """Say whether five columns, none empty, rise or fall by one at every step."""
    heights = [len(column) - column.count(EMPTY) for column in columns(shelf)]
    steps = {right - left for left, right in itertools.pairwise(heights)}
    return 0 not in heights and steps in ({1}, {-1})


def goal_holds(key, shelf, edition="en"):
    """Say whether the shelf shows the pattern of this common goal."""
    if key == "two_squares":
        return two_squares(shelf, edition)
    return {
        "two_columns_all_different": lambda: len(lines_all_different(columns(shelf))) >= 2,
        "four_groups_of_four": lambda: len(groups_of_at_least(4, shelf)) >= 4,
        "six_groups_of_two": lambda: len(groups_of_at_least(2, shelf)) >= 6,
        "three_columns_max_three_types": lambda: len(lines_of_few_types(columns(shelf))) >= 3,
        "two_rows_all_different": lambda: len(lines_all_different(shelf)) >= 2,
        "four_rows_max_three_types": lambda: len(lines_of_few_types(shelf)) >= 4,
        "four_corners": lambda: one_type(shelf, [(0, 0), (0, 4), (5, 0), (5, 4)]),
        "eight_of_a_type": lambda: any("".join(shelf).count(letter) >= 8 for letter in TYPES),
        "x_shape": lambda: x_shape(shelf),
        "diagonal": lambda: diagonal(shelf),
        "staircase": lambda: staircase(shelf),
    }[key]()


def group_points(size):
    """Return the points for one group of this many tiles."""
    return {1: 0, 2: 0, 3: 2, 4: 3, 5: 5}.get(size, 8)


def adjacency_points(shelf):
    """Return the points of all groups together."""
    return sum(group_points(len(cells)) for _, cells in groups(shelf))


def personal_matches(shelf, card):
    """Return how many cells of a card, given by number, hold the type it shows."""
    lying = tiles(shelf)
    return sum(lying.get(cell) == letter for letter, cell in PERSONAL_CARDS[card].items())


def personal_points(shelf, card):
    """Return the points of a personal card, given by number."""
    return PERSONAL_POINTS[personal_matches(shelf, card)]


def used_cells(players):
    """Return the cells of the living room used with this many players."""
    needed = {cell: int(number) for cell, number in tiles(PLAYERS_NEEDED).items()}
    return {cell for cell, number in needed.items() if number <= players}


def takes(players, board, room):
    """Return, sorted, every set of tiles that may be taken into a gap of `room` cells."""
    lying = {cell for cell in tiles(board) if cell in used_cells(players)}
    free = {cell for cell in lying if any(near not in lying for near in neighbours(cell))}
    found: list = []
    for row, column in free:
        for length in range(1, min(room, 3) + 1):
            across = [[row, column + step] for step in range(length)]
            down = [[row + step, column] for step in range(length)]
            for line in [across] if length == 1 else [across, down]:
                if all((r, c) in free for r, c in line):
                    found.append(line)
    return sorted(found)


def refill(board):
    """Say whether no two tiles lie side by side, so that the living room is refilled."""
    lying = tiles(board)
    return not any(near in lying for cell in lying for near in neighbours(cell))
