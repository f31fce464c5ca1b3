"""The legal moves as texts, for everybody who is told them: what a line gives is written once."""

from __future__ import annotations

from functools import cache

from casetta.contract.game import State
from casetta.kernel.bits import without_lowest

from ..rules.room import CELL_NUMBERS, tiles_in, with_a_free_side
from ..rules.shelf import filled_cells, open_columns, shelf_of
from ..rules.turn import FIRST_MOVE, SHAPE_TILES, SHAPES, WAYS, first_way, lines_of, ways_to_drop
from .notation import all_texts


def texts(state: State, seat: int) -> list[str]:
    """What `moves` lists, in the same order."""
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    found: list[str] = []
    for shape in range(len(SHAPES)):
        known = _texts_of_lines(shape, open_columns(filled, SHAPE_TILES[shape]))
        lines = lines_of(shape, free)
        while lines:
            rest = without_lowest(lines)
            found += known[lines ^ rest]
            lines = rest
    return found


@cache
def _texts_of_lines(shape: int, columns: int) -> dict[int, list[str]]:
    """The moves that drop tiles into one of these columns, by the lowest cell of their line."""
    tiles = SHAPE_TILES[shape]
    ways, start = ways_to_drop(tiles, columns), first_way(tiles, columns)
    lines = enumerate(FIRST_MOVE[CELL_NUMBERS * shape : CELL_NUMBERS * (shape + 1)])
    return {
        1 << cell: [all_texts()[move + way] for way in WAYS[start : start + ways]]
        for cell, move in lines
        if move >= 0
    }
