"""Whether all 132 tiles are there, each in one place."""

from ....kernel.rule import rule, size
from ....kernel.state import SEATS
from ..content.cards import KINDS, TILES_OF_A_KIND
from .layout import BAG
from .room import cells_of
from .shelf import filled_cells, shelf_of


@rule
def is_whole(state, out):
    """Whether bag, living room and shelves hold every tile once; `out` is not needed."""
    for kind in range(KINDS):
        tiles = state[BAG + kind] + size(cells_of(state, kind))
        for seat in range(state[SEATS]):
            tiles += size(state[shelf_of(seat) + kind])
        if tiles != TILES_OF_A_KIND:
            return False
    return nothing_overlaps(state)


@rule
def nothing_overlaps(state):
    """Whether no cell of a shelf holds two tiles."""
    for seat in range(state[SEATS]):
        tiles = 0
        for kind in range(KINDS):
            tiles += size(state[shelf_of(seat) + kind])
        if tiles != size(filled_cells(state, shelf_of(seat))):
            return False
    return True
