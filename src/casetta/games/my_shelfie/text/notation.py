"""Moves as text: `c2 c3 >1`.

The tiles in the order in which they fall (the first lies lowest), each by the
column a to i and the row 1 to 9 of the living room, counted from the top; then
the column 1 to 5 of the shelf.
"""

from __future__ import annotations

from functools import cache

from casetta.contract.errors import Wrong

from ..content.cards import COLUMNS
from ..rules.room import CELLS, cell_at
from ..rules.turn import N_MOVES, PICKS

CELL_NAMES = {cell_at(row, column): f"{'abcdefghi'[column]}{row + 1}" for row, column in CELLS}


@cache
def write(move: int) -> str:
    """A move as short text."""
    pick, column = divmod(move, COLUMNS)
    tiles = " ".join(CELL_NAMES[cell] for cell in PICKS[pick])
    return f"{tiles} >{column + 1}"


def read(text: str) -> tuple[int, ...]:
    """The move that a text spells."""
    move = _moves_by_text().get(text)
    if move is None:
        raise Wrong("unreadable-move")
    return (move,)


@cache
def all_texts() -> list[str]:
    """Every move there can be, as text."""
    return list(map(write, range(N_MOVES)))


@cache
def _moves_by_text() -> dict[str, int]:
    return {text: move for move, text in enumerate(all_texts())}
