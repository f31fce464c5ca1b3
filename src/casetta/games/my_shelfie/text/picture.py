"""The table in characters: rows of spans for the terminal, plain lines for logs and golden games.

Plain pictures are language-free: letters for tiles, numbers for seats, keys for goals. A cell of
a shelf or of the living room is drawn in one place, wide or narrow.
"""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.face import Row, Span
from casetta.contract.game import State
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content.cards import COLOURS, COLUMNS, GOAL_KEYS, LETTERS, ROOM_CELLS, STACKS
from ..rules.layout import BAG, END_TOKEN, PERSONAL, TURN
from ..rules.room import cell_at, tiles_in, with_a_free_side
from ..rules.turn import is_over, tokens_taken
from .box import goals_on_table, tokens_of
from .drawing import draw_room, draw_shelf

EMPTY = "·"
DARK, LIGHT = "#2A1710", "#FFFBF2"
DARK_ON = "BG"
"""Tiles light enough for dark letters."""
STYLES = {
    letter: f"bold {DARK if letter in DARK_ON else LIGHT} on {colour}"
    for letter, colour in zip(LETTERS, COLOURS, strict=True)
}
FAINT, GHOST = "dim", "italic"
ENCLOSED = "not bold dim"
"""Added to the style of a tile that may not be taken now."""
WIDE, NARROW = 3, 2
"""Characters from cell to cell; narrow cells have a blank between them."""

Cell = tuple[str, str, str]
"""A cell of a shelf: what lies there, what lay there before, and what the owner wants there."""


# Cells


def margin(step: int) -> str:
    """What stands left of the first letter of a row of cells."""
    return " " * (step == WIDE)


def shelf_width(step: int) -> int:
    """The width of a shelf whose cells have this step."""
    return step * COLUMNS - (step == NARROW)


def cell_row(cells: Iterable[Span], step: int) -> list[Span]:
    """Signs side by side, each in the middle of its cell."""
    if step == WIDE:
        return [(text if len(text) == WIDE else f" {text} ", style) for text, style in cells]
    spans = [span for cell in cells for span in (cell, (" ", ""))]
    return spans[:-1]


def shelf_row(cells: Iterable[Cell], step: int) -> list[Span]:
    """A row of a shelf, cell by cell."""
    return cell_row([shelf_cell(cell, step) for cell in cells], step)


def shelf_cell(cell: Cell, step: int) -> Span:
    """A tile on its colour, a new one in brackets, or what is wanted there."""
    lies, lay, wanted = cell
    if lies == ".":
        return wanted, FAINT if wanted == EMPTY else GHOST
    is_new = lies != lay and step == WIDE
    return f"[{lies}]" if is_new else lies, STYLES[lies]


def column_numbers(step: int) -> Row:
    """The numbers below the columns of a shelf."""
    numbers = (" " * (step - 1)).join(str(column + 1) for column in range(COLUMNS))
    return [(margin(step) + numbers, FAINT)]


def tile_spans(letters: Iterable[str]) -> list[Span]:
    """Tiles side by side, a blank between two."""
    return cell_row([(letter, STYLES[letter]) for letter in letters], NARROW)


def room_rows(state: State, step: int) -> list[Row]:
    """The living room with its coordinates, tiles that are not free fainter: ten rows."""
    free = with_a_free_side(tiles_in(state))
    margin = " " * (step == NARROW)
    heading = cell_row([(letter, FAINT) for letter in "abcdefghi"], step)
    rows: list[Row] = [[(f"  {margin}", FAINT), *heading]]
    for row, line in enumerate(draw_room(state)):
        cells = [_room_cell(state, row, column, sign, free) for column, sign in enumerate(line)]
        rows.append([(f"{row + 1} {margin}", FAINT), *cell_row(cells, step)])
    return rows


def _room_cell(state: State, row: int, column: int, sign: str, free: int) -> Span:
    """A tile on its colour, a cell without a tile, or nothing where no tile can lie."""
    if sign != ".":
        is_free = free >> cell_at(row, column) & 1
        return sign, STYLES[sign] if is_free else f"{STYLES[sign]} {ENCLOSED}"
    dots = ROOM_CELLS[row][column]
    return EMPTY if dots != "." and int(dots) <= state[SEATS] else " ", FAINT


# The plain picture


def picture(state: State, viewer: int) -> str:
    """The table as `viewer` sees it; the state must be hidden for that seat."""
    shelves = [shelf_lines(state, seat, viewer) for seat in range(state[SEATS])]
    room = map(plain, room_rows(state, NARROW))
    table = ["   ".join(row).rstrip() for row in zip(room, *shelves, strict=True)]
    goals = [f"{GOAL_KEYS[goal]}: {left or '-'}" for goal, left in goals_left(state)]
    tiles = " ".join(f"{letter}{state[BAG + kind]}" for kind, letter in enumerate(LETTERS))
    bag = f"bag {tiles}" + ("  +1" if state[END_TOKEN] == NOBODY else "")
    return "\n".join([*table, *goals, bag])


def plain(row: Row) -> str:
    """A row without its colours."""
    return "".join(text for text, _ in row)


def shelf_lines(state: State, seat: int, viewer: int) -> list[str]:
    """A shelf with its owner above, column numbers and cards below, ten lines."""
    turn = "*" if not is_over(state) and state[TURN] == seat else " "
    you = "=" if seat == viewer else " "
    rows = [[(sign, sign, EMPTY) for sign in line] for line in draw_shelf(state, seat)]
    card = state[PERSONAL + seat]
    lines = [
        f"{turn}{seat + 1}{you}",
        *(plain(shelf_row(row, NARROW)) for row in rows),
        plain(column_numbers(NARROW)),
        token_text(state, seat),
        "#?" if card == UNKNOWN else f"#{card + 1}",
    ]
    return [line.ljust(shelf_width(NARROW)) for line in lines]


def token_text(state: State, seat: int) -> str:
    """The tokens of a seat, such as `8 4 +1`."""
    tokens = [str(token) for token in tokens_of(state, seat) if token]
    return " ".join([*tokens, "+1"] if state[END_TOKEN] == seat else tokens)


def goals_left(state: State) -> list[tuple[int, str]]:
    """Each common goal with what is left of its tokens, the top one first."""
    return [
        (goal, " ".join(map(str, STACKS[state[SEATS]][tokens_taken(state, card) :])))
        for card, goal in enumerate(goals_on_table(state))
    ]
