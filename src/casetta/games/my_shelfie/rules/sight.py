"""What a seat may see, what it can only guess, and whether all 132 tiles are there."""

from ....kernel.luck import DRAWN, FAST, draw, forget_luck, use_fast_luck
from ....kernel.rule import rule, size
from ....kernel.state import SEATS, UNKNOWN
from ..content.cards import KINDS, PERSONAL_CARDS, TILES_OF_A_KIND
from .layout import BAG, PERSONAL, filled_cells, shelf_of
from .room import cells_of
from .turn import is_over


@rule
def hide(state, seat):
    """Blank, in place, whatever `seat` may not see; NOBODY is a spectator.

    Rulebook, setup: a personal goal is shown to its owner alone until the game
    ends. Nobody knows the luck that fills the room. What the bag holds is no
    secret: it is what lies nowhere else (ruling S-21).
    """
    forget_luck(state)
    if is_over(state):
        return
    for other in range(state[SEATS]):
        if other != seat:
            state[PERSONAL + other] = UNKNOWN


@rule
def uncovers(before, after):
    """Whether a turn showed somebody something: tiles came from the bag, or the game ended."""
    return before[DRAWN] != after[DRAWN] or before[FAST] != after[FAST] or is_over(after)


@rule
def guess(state, seed):
    """Fill the blanks with something possible: personal cards that nobody has been seen to hold."""
    use_fast_luck(state, seed)
    seen = 0
    for seat in range(state[SEATS]):
        if state[PERSONAL + seat] != UNKNOWN:
            seen |= 1 << state[PERSONAL + seat]
    for seat in range(state[SEATS]):
        if state[PERSONAL + seat] == UNKNOWN:
            card = draw(state, PERSONAL_CARDS)
            while seen >> card & 1:
                card = draw(state, PERSONAL_CARDS)
            state[PERSONAL + seat] = card
            seen |= 1 << card


@rule
def is_whole(state, out):
    """Whether bag, living room and shelves hold every tile once, and no cell two.

    `out` is not needed.
    """
    for kind in range(KINDS):
        if state[BAG + kind] + tiles_outside(state, kind) != TILES_OF_A_KIND:
            return False
    for seat in range(state[SEATS]):
        tiles = 0
        for kind in range(KINDS):
            tiles += size(state[shelf_of(seat) + kind])
        if tiles != size(filled_cells(state, shelf_of(seat))):
            return False
    return True


@rule
def tiles_outside(state, kind):
    """How many tiles of a kind lie in the living room and on the shelves."""
    tiles = size(cells_of(state, kind))
    for seat in range(state[SEATS]):
        tiles += size(state[shelf_of(seat) + kind])
    return tiles
