"""Moves as people type them: `c2 c3 >1`, `C2,C3 1`, `c2c3>1`; and why one is not allowed."""

from __future__ import annotations

import re
import unicodedata

from casetta.contract.errors import Wrong
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.cards import COLUMNS, ROWS
from ..rules.room import USED, tiles_in, with_a_free_side
from ..rules.shelf import COLUMN, filled_cells, shelf_of
from ..rules.turn import PICKS
from .notation import CELL_NAMES

CELLS_BY_NAME: dict[str, int] = {name: cell for cell, name in CELL_NAMES.items()}
LINES = {tuple(sorted(pick)) for pick in PICKS}
"""All sets of cells that lie in a straight line without gaps, one to three of them."""
MOST_TILES = 3
TYPED = re.compile(r"((?:[a-z]\d[ ,;+]*)+)(?:-?>|→|:)? *(\d*)")


def spell(view: State, seat: int, text: str) -> str:
    """The move that a person meant, spelled as records spell it."""
    names, column = read_typed(text)
    cells = [cell_named(view, name) for name in names]
    check_tiles(view, cells)
    check_column(view, seat, len(cells), column)
    return " ".join([*names, f">{column}"])


def read_typed(text: str) -> tuple[list[str], int]:
    """The names of the cells and the column that a text spells."""
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    typed = TYPED.fullmatch(plain)
    if not typed:
        raise Wrong("turn-unreadable")
    names = re.findall(r"[a-z]\d", typed[1])
    if not typed[2]:
        raise Wrong("turn-no-column", tiles=" ".join(names))
    return names, int(typed[2])


def cells_named(view: State, text: str) -> list[int]:
    """The cells that a text names, without a column."""
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    if not re.fullmatch(r"(?:[a-z]\d[ ,;+]*)+", plain):
        raise Wrong("turn-unreadable")
    return [cell_named(view, name) for name in re.findall(r"[a-z]\d", plain)]


def cell_named(view: State, name: str) -> int:
    """The cell of that name; there must be a tile that may be taken."""
    cell = CELLS_BY_NAME.get(name)
    if cell is None or not USED[view[SEATS]] >> cell & 1:
        raise Wrong("turn-no-cell", cell=name)
    if not tiles_in(view) >> cell & 1:
        raise Wrong("turn-empty-cell", cell=name)
    if not with_a_free_side(tiles_in(view)) >> cell & 1:
        raise Wrong("turn-not-free", cell=name)
    return cell


def check_tiles(view: State, cells: list[int]) -> None:
    """One to three different tiles in a straight line without gaps (rulebook: turn)."""
    if len(set(cells)) != len(cells):
        raise Wrong("turn-tile-twice")
    if len(cells) > MOST_TILES:
        raise Wrong("turn-too-many-tiles", most=MOST_TILES)
    if tuple(sorted(cells)) not in LINES:
        raise Wrong("turn-not-in-a-line")


def check_column(view: State, seat: int, tiles: int, column: int) -> None:
    """One column of the shelf with room for all tiles (rulebook: turn)."""
    if not 1 <= column <= COLUMNS:
        raise Wrong("turn-no-such-column", columns=COLUMNS)
    left = room_in(view, seat, column - 1)
    if left < tiles:
        raise Wrong("turn-no-room", column=column, room=left, tiles=tiles)


def room_in(view: State, seat: int, column: int) -> int:
    """How many tiles a column of a shelf still takes."""
    tiles = filled_cells(view, shelf_of(seat)) & COLUMN[column]
    return int(ROWS - tiles.bit_count())
