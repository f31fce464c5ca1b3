"""The score sheet of My Shelfie: every point with the tiles it comes from."""

from __future__ import annotations

from casetta.contract.game import State
from casetta.contract.text import Award, Line, Sheet, alone_with_most
from casetta.kernel.bits import grow, lowest
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content import cards
from ..content.cards import COLUMNS, GOAL_WORDS, KINDS, LETTERS, ROWS, Card
from ..rules.layout import COMMON, END_TOKEN, NO_CARD, PERSONAL, RIGHT, UP, shelf_cell, shelf_of
from ..rules.scoring import group_points_of_a_type
from .box import tokens_of
from .drawing import draw_shelf


def sheet(state: State, seat: int, drawn: Card | None = None) -> Sheet:
    """A seat's score line by line, in the order in which the rulebook adds it up.

    `drawn` is a personal card that is none of the box.
    """
    personal = personal_lines(state, seat, drawn)
    return Sheet((*token_lines(state, seat), *personal, *group_lines(state, seat)))


def token_lines(state: State, seat: int) -> list[Line]:
    """A line for each scoring token and one for the end-game token.

    On a score pad the goal of a token is not known.
    """
    lines = []
    for card, token in enumerate(tokens_of(state, seat)):
        goal = state[COMMON + card]
        if token:
            rule = "pad-token-line" if goal == NO_CARD else f"goal-{GOAL_WORDS[goal]}"
            lines.append(Line("tokens", rule, token))
    if state[END_TOKEN] == seat:
        lines.append(Line("end-token", "sheet-end-token", cards.END_TOKEN_POINTS))
    return lines


def personal_lines(state: State, seat: int, drawn: Card | None = None) -> list[Line]:
    """One line for the personal goal, if the card is known."""
    number = state[PERSONAL + seat]
    if drawn is None and number == UNKNOWN:
        return []
    rule = "sheet-personal" if drawn is None else "pad-personal-line"
    card = cards.PERSONAL_GOALS[number] if drawn is None else drawn
    tiles = draw_shelf(state, seat)
    cells = [(row, column) for row, column, letter in card if tiles[row][column] == letter]
    values = {"card": number + 1 if drawn is None else 0, "matches": len(cells)}
    names = tuple(map(cell_name, cells))
    return [Line("personal", rule, cards.PERSONAL_POINTS[len(cells)], names, values)]


def group_lines(state: State, seat: int) -> list[Line]:
    """A line for each group that scores: kind by kind, larger groups first."""
    lines = []
    for points, letter, cells in scoring_groups(state, seat):
        values: dict[str, str | int] = {"kind": letter, "size": len(cells)}
        lines.append(Line("groups", "sheet-group", points, tuple(map(cell_name, cells)), values))
    return sorted(lines, key=lambda line: -line.points)


def scoring_groups(state: State, seat: int) -> list[tuple[int, str, list[tuple[int, int]]]]:
    """Points, letter and cells of each group that scores."""
    groups = []
    for kind in range(KINDS):
        left = state[shelf_of(seat) + kind]
        while left:
            group = grow(lowest(left), left, UP, RIGHT)
            left &= ~group
            points = group_points_of_a_type(group)
            if points:
                groups.append((points, LETTERS[kind], cells_in(group)))
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


# What was remarkable about the shelves of a game that is over


def awards(state: State) -> list[Award]:
    """The largest group, the first full shelf, the personal goal that came out best."""
    found, seats = [], range(state[SEATS])
    groups = [
        max(scoring_groups(state, seat), key=lambda group: len(group[2]), default=(0, "", []))
        for seat in seats
    ]
    largest = alone_with_most([len(cells) for _, _, cells in groups])
    if largest is not None:
        _, letter, cells = groups[largest]
        found.append(Award(largest, "award-largest-group", {"letter": letter, "size": len(cells)}))
    if state[END_TOKEN] != NOBODY:
        found.append(Award(state[END_TOKEN], "award-first-full"))
    lines = [personal_lines(state, seat) for seat in seats]
    matches = [sum(len(line.cells) for line in own) for own in lines]
    best = alone_with_most(matches)
    if best is not None:
        found.append(Award(best, "award-goal", {"matches": matches[best]}))
    return found
