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
from ..rules.layout import BAG, COMMON, COMMON_CARDS, END_TOKEN, NO_CARD, PERSONAL, TURN
from ..rules.room import cell_at, tiles_in, with_a_free_side
from ..rules.turn import is_over, tokens_taken
from .box import tokens_of
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
    heading = cell_row([(letter, FAINT) for letter in "abcdefghi"], step)
    rows: list[Row] = [[(f"  {margin_of_room(step)}", FAINT), *heading]]
    for row, line in enumerate(draw_room(state)):
        cells = [_room_cell(row, column, sign, state[SEATS]) for column, sign in enumerate(line)]
        shut = [_is_enclosed(row, column, sign, free) for column, sign in enumerate(line)]
        spans = [
            (sign, f"{style} {ENCLOSED}" if is_shut else style)
            for (sign, style), is_shut in zip(cells, shut, strict=True)
        ]
        rows.append([(f"{row + 1} {margin_of_room(step)}", FAINT), *cell_row(spans, step)])
    return rows


def margin_of_room(step: int) -> str:
    """What stands between the number of a row and its first cell."""
    return " " * (step == NARROW)


def _room_cell(row: int, column: int, sign: str, seats: int) -> Span:
    """A tile on its colour, a cell without a tile, or nothing where no tile can lie."""
    if sign != ".":
        return sign, STYLES[sign]
    dots = ROOM_CELLS[row][column]
    return EMPTY if dots != "." and int(dots) <= seats else " ", FAINT


def _is_enclosed(row: int, column: int, sign: str, free: int) -> bool:
    return sign != "." and not free >> cell_at(row, column) & 1


# The plain picture


def picture(state: State, viewer: int) -> str:
    """The table as `viewer` sees it; the state must be hidden for that seat."""
    shelves = [shelf_lines(state, seat, viewer) for seat in range(state[SEATS])]
    room = map(plain, room_rows(state, NARROW))
    table = ["   ".join(row).rstrip() for row in zip(room, *shelves, strict=True)]
    return "\n".join([*table, *goal_lines(state), bag_line(state)])


def plain(row: Row) -> str:
    """A row without its colours."""
    return "".join(text for text, _ in row)


def shelf_lines(state: State, seat: int, viewer: int) -> list[str]:
    """A shelf with its owner above, column numbers and cards below, ten lines."""
    turn = "*" if not is_over(state) and state[TURN] == seat else " "
    you = "=" if seat == viewer else " "
    rows = [[(sign, sign, EMPTY) for sign in line] for line in draw_shelf(state, seat)]
    lines = [
        f"{turn}{seat + 1}{you}",
        *(plain(shelf_row(row, NARROW)) for row in rows),
        plain(column_numbers(NARROW)),
        token_text(state, seat),
        card_text(state, seat),
    ]
    return [line.ljust(shelf_width(NARROW)) for line in lines]


def token_text(state: State, seat: int) -> str:
    """The tokens of a seat, such as `8 4 +1`."""
    tokens = [str(token) for token in tokens_of(state, seat) if token]
    return " ".join([*tokens, "+1"] if state[END_TOKEN] == seat else tokens)


def card_text(state: State, seat: int) -> str:
    """The personal card of a seat, such as `#7`; `#?` when hidden."""
    card = state[PERSONAL + seat]
    return "#?" if card == UNKNOWN else f"#{card + 1}"


def goal_lines(state: State) -> list[str]:
    """Each common goal with what is left of its tokens, the top one first."""
    lines = []
    for card in range(COMMON_CARDS):
        goal = state[COMMON + card]
        if goal != NO_CARD:
            left = STACKS[state[SEATS]][tokens_taken(state, card) :]
            lines.append(f"{GOAL_KEYS[goal]}: {' '.join(map(str, left)) or '-'}")
    return lines


def bag_line(state: State) -> str:
    """What is left in the bag, and the end-game token while nobody has it."""
    tiles = " ".join(f"{letter}{state[BAG + kind]}" for kind, letter in enumerate(LETTERS))
    return f"bag {tiles}" + ("  +1" if state[END_TOKEN] == NOBODY else "")
