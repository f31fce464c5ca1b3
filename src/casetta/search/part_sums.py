"""What random games score in each part of the sheet, for games that name such parts."""

from ..kernel.luck import use_fast_luck
from ..kernel.rule import rule
from .game import deal, part_points
from .playouts import listed_playout, playout


@rule
def add_parts(state, options, out, sums, seats, games, seed, listed):
    """Deal and play so many random games; `sums` gains the points of all seats, part by part."""
    for game in range(games):
        use_fast_luck(state, seed + game)
        deal(state, seats, options, state)
        if listed:
            listed_playout(state, out)
        else:
            playout(state)
        for seat in range(seats):
            for part in range(part_points(state, seat, out)):
                sums[part] += out[part]
