"""What bonus rules give: each kind is told in the file of its family (ruling H-25).

`rooms` and `pieces` are the reachable ones, as bits: nothing else counts, for
negative kinds either. A rug is a piece here.
"""

from ....kernel.rule import rule, table
from ..rules.layout import NONE
from .kind import KIND, MAX, POINTS, ROOMS_OF
from .pairs import pair_hits
from .pieces import piece_hits
from .reading import FAMILIES, KINDS
from .rooms import room_hits
from .ways import way_hits
from .windows import window_hits

PIECES, WINDOWS, PAIRS, ROOMS, WAYS = range(len(FAMILIES))
FAMILY_OF = table(
    number for kind in KINDS for number, family in enumerate(FAMILIES) if kind in family
)
"""The family of each kind."""
PAYS_EACH = table(int(kind.pays_each) for kind in KINDS)
"""1 for each kind that pays for each hit."""


@rule
def bonus_points(state, seat, bonus, rooms, pieces):
    """What a bonus rule gives: `points` if it holds, or for each hit up to `max`."""
    kind, points = state[bonus + KIND], state[bonus + POINTS]
    if kind == NONE:
        return 0
    hits = bonus_hits(state, seat, bonus, rooms, pieces)
    if PAYS_EACH[kind]:
        return min(state[bonus + MAX], points * hits)
    return points if hits else 0


@rule
def bonus_hits(state, seat, bonus, rooms, pieces):
    """How often the condition of a bonus rule holds; its rooms must all be reachable."""
    kind = state[bonus + KIND]
    if state[bonus + ROOMS_OF] & ~rooms:
        return 0
    family = FAMILY_OF[kind]
    if family == PIECES:
        return piece_hits(state, seat, bonus, kind, pieces)
    if family == WINDOWS:
        return window_hits(state, seat, bonus, kind, rooms, pieces)
    if family == PAIRS:
        return pair_hits(state, seat, bonus, kind, rooms, pieces)
    if family == WAYS:
        return way_hits(state, seat, bonus, kind, rooms)
    return room_hits(state, seat, bonus, kind, rooms)
