"""What a seat of Dream Home may expect at the end, in thousandths of a point.

A room that may grow counts by how often such rooms grew: it needs a free space beside it
and cards of its type that nobody has seen yet, all of which will be dealt. Free spaces,
functionality, roof pile, tools and helpers count by what they brought. The numbers stand
in potential.toml. A room card in the hand counts as if it were laid where it is worth most.
"""

from pathlib import Path

from ....contract.levels import WeightFile
from ....kernel.bits import without_lowest
from ....kernel.rule import first, hot_rule, rule, size, table
from ....kernel.state import SEATS
from ..content.kinds import FIRST_DECOR, HELPERS, MOST_CARDS, OUTSIDE, SCAFFOLDING_CARD, TOOLS
from . import house as board
from . import layout, piles, scoring
from .house import ALL, BASEMENT, CARDS, LOWER, NIBBLE, RIGHT, SPACES, house_of, of_type
from .layout import BESIDE_POINTS, FACT, FACT_BITS, HAND_ROOM, PARTNER, ROOM_FACTS, TURN
from .piles import IN_WORD, PILE_BITS, TO_WORD
from .scoring import next_to, raise_by

POINT = 1000
SPANS, COPIES, HEIGHTS = 5, 8, 7
"""How many spans of cards to come, numbers of unseen cards and heights of a roof pile there are."""

_FILE = WeightFile(Path(__file__).parents[1] / "content" / "potential.toml")
TO_COME = _FILE.row("to_come", 13)
FREEDOM = _FILE.row("freedom", SPANS * 3)
GROWTH = _FILE.row("growth", SPANS * COPIES)
BOTH_ENDS = _FILE.row("both_ends", SPANS)
TWO_BATHROOMS = _FILE.row("two_bathrooms", SPANS * 3)
THREE_ROOMS = _FILE.row("three_rooms", SPANS * 4)
ROOF = _FILE.row("roof", SPANS * HEIGHTS)
OWNED = _FILE.row("owned", SPANS * (TOOLS + HELPERS))
MARKER_WORTH = _FILE.row("marker", SPANS)
SPREAD = _FILE.row("spread", 2)
MOST_CARDS_OF = table(MOST_CARDS)
PAIR = 255
"""The eight bits of two spaces side by side."""


def in_piles(kind, word):
    """One card of a type in a word of a pile; type 0 is also that of free spaces, so not here."""
    return 1 << PILE_BITS * (kind & IN_WORD) if kind and kind >> TO_WORD == word else 0


PAIRS_LOW, PAIRS_HIGH = (
    table(in_piles(pair & NIBBLE, word) + in_piles(pair >> RIGHT, word) for pair in range(PAIR + 1))
    for word in range(2)
)
"""Two cards as what they add to the two words of a pile."""
ROWS_OF_WEIGHTS = _FILE.rows
WEIGHTS = _FILE.numbers


@rule
def potential(state, seat, weights):
    """The points that a seat may expect at the end."""
    house = house_of(seat)
    cards, things = state[house + CARDS], state[house + SPACES]
    total = decor_potential(state, seat) + roof_potential(state, house, weights)
    total += beside_potential(state, seat, weights)
    unseen = unseen_rooms(state)
    if state[HAND_ROOM] and state[TURN] == seat:
        return total + hand_potential(state, unseen, house, state[HAND_ROOM] - 1, weights)
    return total + house_potential(state, unseen, house, cards, things, weights)


@rule
def part_potentials(state, seat, weights, out):
    """Write what a seat may expect for rooms, decor, functionality and roof; return how many.

    Tools, helpers and a card in the hand count with the rooms.
    """
    house = house_of(seat)
    cards, things = state[house + CARDS], state[house + SPACES]
    out[1] = decor_potential(state, seat)
    out[2] = function_potential(state, house, cards, things, weights)
    out[3] = roof_potential(state, house, weights)
    out[0] = potential(state, seat, weights) - out[1] - out[2] - out[3]
    return 4


@rule
def epoch(state):
    """A number that changes whenever chance has shown something: the cards of a round."""
    return state[layout.ROUND]


@rule
def spread(state, weights):
    """How far off such expectations are, in thousandths of a point: less towards the end."""
    return weights[SPREAD] + weights[SPREAD + 1] * (12 - state[layout.ROUND])


@rule
def span_of(left):
    """The number of the span in which so many free spaces lie."""
    return (left + 2) // 3


# The hand


@rule
def hand_potential(state, unseen, house, kind, weights):
    """What house and room card are worth together if the card is laid where it is worth most.

    Face down it is thought of only in the basement, or when it fits nowhere.
    """
    cards, things = state[house + CARDS], state[house + SPACES]
    spaces = board.open_spaces(things)
    up = spaces & board.fits(state, house, kind)
    down = spaces & BASEMENT if up else spaces
    best, options = 0, up << layout.LAY_UP | down << layout.LAY_DOWN
    while options:
        bit = first(options) & ~layout.WAY
        card = board.FILLED if first(options) & layout.LAY_DOWN else board.FILLED | board.FACE_UP
        laid = things & ~(NIBBLE << bit) | card << bit
        worth = house_potential(state, unseen, house, cards | kind << bit, laid, weights)
        best = max(best, worth)
        options = without_lowest(options)
    return best


@rule
def house_potential(state, unseen, house, cards, things, weights):
    """Rooms and functionality of a house with these cards and things on its spaces."""
    rooms = rooms_potential(state, unseen, house, cards, things, weights)
    return rooms + function_potential(state, house, cards, things, weights)


# Rooms


@hot_rule
def rooms_potential(state, unseen, house, cards, things, weights):
    """Every room as it is and as it may become, and what the free spaces may bring."""
    up = things >> board.UP_BIT & ALL
    free = ALL & ~things
    left = size(free)
    span = span_of(left)
    links = of_type(cards ^ cards >> RIGHT, 0) & up & up >> RIGHT
    closed = closed_rooms(state, house, links)
    total = POINT * raise_by(state, house, scoring.ARCHITECT) * size(things & ALL & ~up)
    starts = up & ~(links << RIGHT)
    while starts:
        start = starts & -starts
        second = start & links
        third = second << RIGHT & links
        tiles = 1 + (second != 0) + (third != 0)
        last = start << RIGHT * (tiles - 1)
        beside = start >> RIGHT & free
        after = last << RIGHT & free
        if start & closed:
            beside, after = 0, 0
        total += room_potential(
            state, unseen, start, tiles, cards, up, beside, after, span, weights
        )
        starts ^= start
    return total + weights[TO_COME + left] + freedom(things, free, span, weights)


@hot_rule
def closed_rooms(state, house, links):
    """The spaces of rooms that a token has finished."""
    if state[house + board.DECOR] == 0 or state[house + board.BESIDE] & board.DESIGNERS:
        return 0
    return board.spread(board.marked(state[house + board.DECOR]), links)


@hot_rule
def room_potential(state, unseen, start, tiles, cards, up, beside, after, span, weights):
    """Points of a room, and what it may gain; `beside`, `after`: free spaces at its ends."""
    kind = cards >> first(start) & NIBBLE
    facts = state[ROOM_FACTS + kind]
    partner = facts >> PARTNER & FACT
    if partner:
        return annex_potential(state, unseen, start, cards, up, facts, span, weights)
    points = POINT * (facts >> FACT_BITS * (tiles - 1) & FACT)
    if tiles < MOST_CARDS_OF[kind] and beside | after:
        gain = (facts >> FACT_BITS * tiles & FACT) - (facts >> FACT_BITS * (tiles - 1) & FACT)
        chance = growth(unseen, kind, span, weights)
        if beside and after:
            chance = chance * weights[BOTH_ENDS + span] // POINT
        points += gain * chance
    return points


@hot_rule
def annex_potential(state, unseen, start, cards, up, facts, span, weights):
    """An annex beside its partner, or with room for it."""
    near, partner = next_to(state, start), (facts >> PARTNER & FACT) - 1
    if near & of_type(cards, partner) & up:
        return POINT * (facts >> BESIDE_POINTS & FACT)
    points = POINT * (facts & FACT)
    if near & ~up:
        gain = (facts >> BESIDE_POINTS & FACT) - (facts & FACT)
        points += gain * growth(unseen, partner, span, weights)
    return points


@hot_rule
def growth(unseen, kind, span, weights):
    """How likely one more card of a type comes to a room, in thousandths."""
    copies = unseen[kind >> TO_WORD] >> PILE_BITS * (kind & IN_WORD) & piles.PILE_MOST
    return weights[GROWTH + COPIES * span + min(copies, COPIES - 1)]


@rule
def unseen_rooms(state):
    """How many cards of each type of room are still to come, as the two words of a pile."""
    low = state[layout.BOX] - state[layout.DISCARDS] - state[layout.REMOVED]
    high = state[layout.BOX + 1] - state[layout.DISCARDS + 1] - state[layout.REMOVED + 1]
    for seat in range(state[SEATS]):
        house = house_of(seat)
        cards = state[house + CARDS]
        low -= size(of_type(cards, 0) & state[house + SPACES])
        while cards:
            low -= PAIRS_LOW[cards & PAIR]
            high -= PAIRS_HIGH[cards & PAIR]
            cards >>= 2 * RIGHT
    return low, high


@hot_rule
def freedom(things, free, span, weights):
    """What it is worth that spaces are open: on the floors, in the basement, over it."""
    row = FREEDOM + 3 * span
    total = weights[row] * min(size(board.open_spaces(things) & ~BASEMENT), 5)
    return total + weights[row + 1] * size(free & BASEMENT) + weights[row + 2] * size(free & LOWER)


# Decor, functionality, roof


@rule
def decor_potential(state, seat):
    """The tokens laid, and one in the hand that may be laid."""
    house = house_of(seat)
    total = POINT * scoring.decor_points(state, house)
    card = state[layout.HAND_RESOURCE]
    if card and card != SCAFFOLDING_CARD and state[TURN] == seat:
        facts = state[layout.DECOR_FACTS + card - FIRST_DECOR]
        place = facts >> layout.DECOR_ROOM
        if place == OUTSIDE or board.token_spaces(state, house, place):
            total += POINT * (facts & FACT)
    return total


@hot_rule
def function_potential(state, house, cards, things, weights):
    """The two bonuses by how many rooms they still need."""
    up = things >> board.UP_BIT & ALL
    span = span_of(size(ALL & ~things))
    baths = of_type(cards, scoring.BATHROOM) & up
    kitchen = of_type(cards, scoring.KITCHEN) & up != 0
    bedroom = of_type(cards, scoring.BEDROOM) & up != 0
    one = 2 - (baths & board.UPPER != 0) - (baths & LOWER != 0)
    other = 3 - (baths != 0) - kitchen - bedroom
    chance = weights[TWO_BATHROOMS + 3 * span + one] + weights[THREE_ROOMS + 4 * span + other]
    return chance * (scoring.BONUS + raise_by(state, house, scoring.ARCHITECT))


@rule
def roof_potential(state, house, weights):
    """What roof piles of this height became; after the last round what lies there."""
    if state[layout.STAGE] >= layout.ROOFING:
        return POINT * scoring.roof_points(state, house)
    span = span_of(size(ALL & ~state[house + SPACES]))
    return weights[ROOF + HEIGHTS * span + min(state[house + board.ROOF_HEIGHT], HEIGHTS - 1)]


@rule
def beside_potential(state, seat, weights):
    """What tools, helpers, a scaffolding in the hand and the marker are worth."""
    house = house_of(seat)
    span = span_of(size(ALL & ~state[house + SPACES]))
    total, row = 0, OWNED + (TOOLS + HELPERS) * span
    beside, card = state[house + board.BESIDE], 0
    while beside:
        total += weights[row + card] * (beside & board.OWNED_MOST)
        beside >>= board.OWNED_BITS
        card += 1
    if state[layout.MARKER] == seat:
        total += weights[MARKER_WORTH + span]
    return total
