"""Tiles on the screen: letters on their colours."""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.face import Row, Span

from ..content.cards import COLUMNS, LETTERS
from ..text.picture import EMPTY, STYLES

FAINT = "dim"
GHOST = "italic"
ENCLOSED = "not bold dim"
"""Added to the style of a tile that may not be taken now."""
WIDE, NARROW = 3, 2
"""Characters from cell to cell of a shelf; narrow cells have a blank between them."""

Cell = tuple[str, str, str]
"""A cell of a shelf: what lies there, what lay there before, and what the owner wants there."""


def shelf_width(step: int) -> int:
    """The width of a shelf whose cells have this step."""
    return step * COLUMNS - (step == NARROW)


def shelf_row(cells: Iterable[Cell], step: int) -> Row:
    """A row of a shelf, cell by cell."""
    spans: list[Span] = []
    for cell in cells:
        spans.extend(shelf_cell(cell, step))
    return spans[:-1] if step == NARROW else spans


def shelf_cell(cell: Cell, step: int) -> list[Span]:
    """A tile on its colour, a new one in brackets, or what is wanted there."""
    lies, lay, wanted = cell
    text, style = (lies, STYLES[lies]) if lies != "." else (wanted, ghost_style(wanted))
    if step == NARROW:
        return [(text, style), (" ", "")]
    return [(f" {text} " if lies == lay else f"[{text}]", style)]


def ghost_style(wanted: str) -> str:
    """How an empty cell is drawn."""
    return FAINT if wanted == EMPTY else GHOST


def column_numbers(step: int) -> Row:
    """The numbers below the columns of a shelf."""
    numbers = (" " * (step - 1)).join(str(column + 1) for column in range(COLUMNS))
    return [(margin(step) + numbers, FAINT)]


def margin(step: int) -> str:
    """What stands left of the first letter of a shelf."""
    return " " * (step == WIDE)


def tile_spans(kinds: Iterable[int]) -> list[Span]:
    """Tiles side by side, a blank between two."""
    spans: list[Span] = []
    for kind in kinds:
        spans += [(LETTERS[kind], STYLES[LETTERS[kind]]), (" ", "")]
    return spans[:-1]
