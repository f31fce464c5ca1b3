"""The score sheet of My Shelfie: every point with the tiles it comes from."""

from __future__ import annotations

from casetta.contract.game import State
from casetta.contract.sheet import Line, Sheet
from casetta.kernel.bits import grow, lowest
from casetta.kernel.state import UNKNOWN

from ..content.cards import (
    COLUMNS,
    END_TOKEN_POINTS,
    GOAL_KEYS,
    GROUP_POINTS,
    KINDS,
    LETTERS,
    PERSONAL_CELLS,
    PERSONAL_POINTS,
    ROWS,
)
from ..rules.layout import COMMON, END_TOKEN, NO_CARD, PERSONAL
from ..rules.shelf import RIGHT, UP, shelf_cell, shelf_of
from .drawing import tokens_of

Card = list[tuple[int, tuple[int, int]]]
"""A personal card: kinds with their (row, column)."""
LARGEST = len(GROUP_POINTS) - 1


def sheet(state: State, seat: int) -> Sheet:
    """A seat's score line by line, in the order in which the rulebook adds it up."""
    return Sheet(
        (*token_lines(state, seat), *personal_lines(state, seat), *group_lines(state, seat))
    )


def token_lines(state: State, seat: int) -> list[Line]:
    """A line for each scoring token and one for the end-game token."""
    lines = []
    for card, token in enumerate(tokens_of(state, seat)):
        goal = state[COMMON + card]
        if token and goal != NO_CARD:
            lines.append(Line("tokens", f"goal-{GOAL_KEYS[goal].replace('_', '-')}", token))
    if state[END_TOKEN] == seat:
        lines.append(Line("end-token", "sheet-end-token", END_TOKEN_POINTS))
    return lines


def personal_lines(state: State, seat: int) -> list[Line]:
    """One line for the personal goal, if the card is known."""
    card = state[PERSONAL + seat]
    if card == UNKNOWN:
        return []
    cells = matching_cells(state, seat, list(enumerate(PERSONAL_CELLS[card])))
    points = PERSONAL_POINTS[len(cells)]
    values = {"card": card + 1, "matches": len(cells)}
    return [Line("personal", "sheet-personal", points, tuple(map(cell_name, cells)), values)]


def matching_cells(state: State, seat: int, card: Card) -> list[tuple[int, int]]:
    """The cells of a personal card that hold the tile it shows there."""
    shelf = shelf_of(seat)
    return [cell for kind, cell in card if state[shelf + kind] >> shelf_cell(*cell) & 1]


def group_lines(state: State, seat: int) -> list[Line]:
    """A line for each group that scores: kind by kind, larger groups first."""
    lines = []
    for letter, cells in scoring_groups(state, seat):
        points = group_worth(len(cells))
        values: dict[str, str | int] = {"kind": letter, "size": len(cells)}
        lines.append(Line("groups", "sheet-group", points, tuple(map(cell_name, cells)), values))
    return sorted(lines, key=lambda line: -line.points)


def group_worth(tiles: int) -> int:
    """Points for a group of so many tiles."""
    return GROUP_POINTS[min(tiles, LARGEST)]


def scoring_groups(state: State, seat: int) -> list[tuple[str, list[tuple[int, int]]]]:
    """The letter and the cells of each group that scores points."""
    groups = []
    for kind in range(KINDS):
        left = state[shelf_of(seat) + kind]
        while left:
            group = grow(lowest(left), left, UP, RIGHT)
            left &= ~group
            if group_worth(group.bit_count()):
                groups.append((LETTERS[kind], cells_in(group)))
    return groups


def cells_in(mask: int) -> list[tuple[int, int]]:
    """(row, column) of the cells of a mask, row by row from the top."""
    return [
        (row, column)
        for row in range(ROWS)
        for column in range(COLUMNS)
        if mask >> shelf_cell(row, column) & 1
    ]


def cell_name(cell: tuple[int, int]) -> str:
    """A shelf cell as people say it: column 1 to 5 and row 1 to 6 from the top."""
    row, column = cell
    return f"{column + 1}/{row + 1}"
