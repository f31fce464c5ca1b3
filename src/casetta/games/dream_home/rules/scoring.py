"""Points: rooms, decor, functionality, roof (rulebook: scoring)."""

from ....kernel.bits import without_lowest
from ....kernel.rule import first, rule, size
from ....kernel.state import SEATS
from ..content.kinds import Owned, Room
from . import house as board
from . import layout
from .house import ALL, CARDS, RIGHT, UPPER, cards_of, face_up, house_of, owned
from .layout import DECOR_FACTS, FACT, FACT_BITS, ROOM_FACTS

ARCHITECT = int(Owned.ARCHITECT)
BATHROOM, KITCHEN, BEDROOM = int(Room.BATHROOM), int(Room.KITCHEN), int(Room.BEDROOM)

PARTS = ("rooms", "decor", "functionality", "roof")
"""Of a score."""
BONUS = 3
"""For each functionality bonus."""
ROOF_CARDS, UNIFORM_ROOF, MIXED_ROOF, WINDOW = 4, 8, 3, 1
CHILDREN_BITS = 12
"""So many hold all children of a house."""


@rule
def points(state, seat):
    """A seat's total now; roofs that are hidden count nothing."""
    house = house_of(seat)
    return (
        room_points(state, house)
        + decor_points(state, house)
        + functionality_points(state, house)
        + roof_points(state, house)
    )


@rule
def part_points(state, seat, out):
    """Write a seat's points for rooms, decor, functionality and roof; return how many parts."""
    house = house_of(seat)
    out[0] = room_points(state, house)
    out[1] = decor_points(state, house)
    out[2] = functionality_points(state, house)
    out[3] = roof_points(state, house)
    return 4


@rule
def raise_by(state, house, helper):
    """How much an architect or interior designer adds: 1, however many one has (ruling D-72)."""
    helpers = owned(state, house, helper)
    return helpers if state[layout.HELPERS_STACK] else min(helpers, 1)


@rule
def room_points(state, house):
    """Every room by type and size, annexes by their neighbour, empty rooms for the architect."""
    up, links = face_up(state, house), board.joined(state, house)
    total = raise_by(state, house, ARCHITECT) * size(state[house + board.SPACES] & ALL & ~up)
    left = up & ~(links << RIGHT)
    while left:
        total += points_of_room(state, house, left & -left, links)
        left = without_lowest(left)
    return total


@rule
def points_of_room(state, house, start, links):
    """Points of the room whose leftmost card lies on the space `start`."""
    kind = state[house + CARDS] >> first(start) & board.NIBBLE
    facts = state[ROOM_FACTS + kind]
    if is_beside_partner(state, house, start, facts):
        return facts >> layout.BESIDE_POINTS & FACT
    second = start & links
    third = second << RIGHT & links
    return facts >> FACT_BITS * ((second != 0) + (third != 0)) & FACT


@rule
def is_beside_partner(state, house, start, facts):
    """Whether the room that begins on the space `start` is raised by its neighbour."""
    partner = facts >> layout.PARTNER & FACT
    if not partner:
        return False
    return next_to(state, start) & cards_of(state, house, partner - 1) != 0


@rule
def next_to(state, space):
    """The spaces next to an annex (ruling D-62): left and right, above and below by option."""
    near = space << RIGHT | space >> RIGHT
    if state[layout.ANNEX_ORTHOGONAL]:
        near |= (space & UPPER) << board.ONE_FLOOR | space >> board.ONE_FLOOR & UPPER
        near |= (space & board.OVER_BASEMENT) << board.TO_BASEMENT
        near |= space >> board.TO_BASEMENT & board.OVER_BASEMENT
    return near & ALL


@rule
def decor_points(state, house):
    """Every token, and one more for each with an interior designer."""
    total, word = 0, state[house + board.DECOR]
    more = raise_by(state, house, board.DESIGNER)
    while word:
        space = first(word) >> board.TO_SPACE
        total += more + (state[DECOR_FACTS + (word >> RIGHT * space & board.NIBBLE) - 1] & FACT)
        word &= ~(board.NIBBLE << RIGHT * space)
    outside = state[house + board.OUTSIDE]
    if state[layout.OUTSIDE_UNCOUNTED]:
        more = 0
    while outside:
        total += more + (state[DECOR_FACTS + first(outside)] & FACT)
        outside = without_lowest(outside)
    return total


@rule
def functionality_points(state, house):
    """A bathroom on each floor; bathroom, kitchen and bedroom (rulings D-52 to D-54)."""
    baths = cards_of(state, house, BATHROOM)
    bonuses = 1 if baths & UPPER and baths & board.LOWER else 0
    if baths and cards_of(state, house, KITCHEN) and cards_of(state, house, BEDROOM):
        bonuses += 1
    return bonuses * (BONUS + raise_by(state, house, ARCHITECT))


@rule
def roof_points(state, house):
    """The best four roofs: of one colour 8, else 3; each window 1 (rulings D-49 to D-51)."""
    cards, windows, uniform = 0, 0, 0
    roofs = state[house + board.ROOFS]
    for colour in range(4):
        plain = roofs >> 2 * board.ROOF_BITS * colour & board.ROOF_MOST
        glass = roofs >> 2 * board.ROOF_BITS * colour + board.ROOF_BITS & board.ROOF_MOST
        cards += plain + glass
        windows += glass
        if plain + glass >= ROOF_CARDS:
            uniform = max(uniform, UNIFORM_ROOF + WINDOW * min(glass, ROOF_CARDS))
    if cards < ROOF_CARDS:
        return 0
    return max(uniform, MIXED_ROOF + WINDOW * min(windows, ROOF_CARDS))


@rule
def hidden_children(state, house):
    """How many children the pictures of the face-up rooms hide; 0 where nobody counted."""
    up, total = face_up(state, house), 0
    while up:
        kind = state[house + CARDS] >> first(up) & board.NIBBLE
        total += max((state[ROOM_FACTS + kind] >> layout.CHILDREN & FACT) - 1, 0)
        up = without_lowest(up)
    return total


@rule
def outcome(state, out):
    """Write the points of each seat, then the place of each seat, 1 for the winners.

    Equal totals share a place (ruling D-57), unless the children tell them apart
    (ruling D-74).
    """
    seats = state[SEATS]
    for seat in range(seats):
        out[seat] = points(state, seat) << CHILDREN_BITS
        if state[layout.CHILDREN_BREAK_TIES]:
            out[seat] += hidden_children(state, house_of(seat))
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += out[other] > out[seat]
        out[seats + seat] = 1 + ahead
    for seat in range(seats):
        out[seat] >>= CHILDREN_BITS
