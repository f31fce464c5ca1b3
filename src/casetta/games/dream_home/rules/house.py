"""A house as bit masks (rulebook: the house board, rules A, B and C).

    upper floor   U0 U1 U2 U3 U4      spaces  0 to  4
    lower floor   L0 L1 L2 L3 L4      spaces  6 to 10
    basement               B0 B1      spaces 12 and 13

A space has four bits, so that a house is a few words: the types of its cards, what
else lies on each space, the tokens. A set of spaces has the lowest of the four bits
of each. The numbers 5 and 11 stay empty, so that a step to the right is a shift by
four bits and never leaves the floor.
"""

from ....kernel.rule import hot_rule, rule, table
from ..content.kinds import MOST_CARDS, ROOM_CLASS, Owned
from .layout import DECORATED_STAY_APART, HOUSE_SIZE, HOUSES, MOST, ROOM_FACTS

# The words of a house.
CARDS = 0
"""The type of the room card on each space; 0 on free spaces."""
SPACES = 1
"""What lies on each space: see below."""
DECOR = 2
"""The token on each space: its number plus 1."""
OUTSIDE = 3
"""Bit mask of the tokens beside the house."""
BESIDE = 4
"""How many of each tool and helper lie beside the house: six bits each."""
ROOFS = 5
"""How many of each kind of roof lie in the pile: seven bits each; 0 when hidden."""
ROOF_HEIGHT = 6
"""How many cards the roof pile has."""

UP_BIT, SCAFFOLD_BIT, FRESH_BIT = 1, 2, 3
FILLED, FACE_UP, SCAFFOLD, FRESH = 1, 1 << UP_BIT, 1 << SCAFFOLD_BIT, 1 << FRESH_BIT
"""The four bits of a space in SPACES: a room card; face up; a scaffolding; laid in this turn."""
OWNED_BITS, OWNED_MOST = 6, 63
"""Of each tool and helper in BESIDE, and the most they can count."""
ROOF_BITS, ROOF_MOST = 7, 127
"""Of each kind of roof in ROOFS, and the most they can count."""
NIBBLE = 15

RIGHT = 4
"""From a space to the next one on its right, in bits."""
TO_SPACE = 2
"""The number of a bit, shifted by so much, is the number of its space."""
ONE_FLOOR = 24
"""From an upper space to the lower space under it."""
TO_BASEMENT = 12
"""From a lower space to the basement space under it."""

SPACE_NAMES = tuple(
    [f"u{column}" for column in range(5)]
    + [""]
    + [f"l{column}" for column in range(5)]
    + ["", "b0", "b1"]
)
"""The names of the spaces by their number."""
PLACES = len(SPACE_NAMES)
SPACE_NUMBERS = tuple(number for number, name in enumerate(SPACE_NAMES) if name)


def spaces_named(*names):
    """The set of these spaces."""
    return sum(1 << RIGHT * SPACE_NAMES.index(name) for name in names)


ALL = spaces_named(*(name for name in SPACE_NAMES if name))
EVERY = sum(1 << RIGHT * number for number in range(PLACES))
"""One bit for each number of a space, the two empty ones included."""
UPPER = spaces_named("u0", "u1", "u2", "u3", "u4")
LOWER = UPPER << ONE_FLOOR
BASEMENT = spaces_named("b0", "b1")
OVER_BASEMENT = spaces_named("l3", "l4")
ON_GROUND = ALL & ~UPPER & ~OVER_BASEMENT
"""The spaces that need no support: L0, L1, L2, B0, B1 (ruling D-1)."""

SIZES = 4
"""How large a room of a type may be: 0 as the rules say, else 1 to 3 (see layout.MOST)."""
SIZED_BITS = 4
"""Below them in the number of a type with its size: the type itself."""
FLOORS = table(BASEMENT if part == "basement" else UPPER | LOWER for part in ROOM_CLASS * SIZES)
"""Where a card of each type may lie face up (rulebook: rule B)."""
AT_MOST_ONE = table(-1 if (told or most) < 2 else 0 for told in range(SIZES) for most in MOST_CARDS)
AT_MOST_TWO = table(-1 if (told or most) < 3 else 0 for told in range(SIZES) for most in MOST_CARDS)
"""All bits for the types whose rooms have at most one card, at most two."""
DESIGNER = int(Owned.INTERIOR_DESIGNER)
DESIGNERS = OWNED_MOST << OWNED_BITS * DESIGNER
"""The bits of the interior designers in BESIDE."""


@rule
def house_of(seat):
    """Where the house of a seat begins in the state."""
    return HOUSES + HOUSE_SIZE * (seat & 3)


@rule
def owned(state, house, card):
    """How many of a tool or helper lie beside a house."""
    return state[house + BESIDE] >> OWNED_BITS * card & OWNED_MOST


@rule
def face_up(state, house):
    """The spaces with a face-up room card."""
    return state[house + SPACES] >> UP_BIT & ALL


@rule
def card_on(state, house, space):
    """The type of the room card on a space."""
    return state[house + CARDS] >> RIGHT * space & NIBBLE


@rule
def token_on(state, house, space):
    """The number of the token on a space, or -1."""
    return (state[house + DECOR] >> RIGHT * space & NIBBLE) - 1


@rule
def set_nibble(word, space, value):
    """The word with other four bits for one space."""
    return word & ~(NIBBLE << RIGHT * space) | value << RIGHT * space


@rule
def marked(word):
    """The spaces whose four bits are not all 0."""
    word |= word >> 2
    word |= word >> 1
    return word & ALL


@hot_rule
def of_type(cards, kind):
    """The spaces whose four bits say `kind`."""
    return ALL & ~marked(cards ^ EVERY * kind)


@rule
def decorated(state, house):
    """The spaces on which a token lies."""
    return marked(state[house + DECOR])


@rule
def free_spaces(things):
    """The spaces without a room card; a scaffolding leaves a space free. `things`: see SPACES."""
    return ALL & ~things


@rule
def supported_spaces(things):
    """The spaces that stand on the ground or on something (rulebook: rule A).

    Something is a room face up, an empty room or a scaffolding (ruling D-3).
    """
    something = (things | things >> SCAFFOLD_BIT) & ALL
    return ON_GROUND | something >> ONE_FLOOR & UPPER | something >> TO_BASEMENT & OVER_BASEMENT


@hot_rule
def open_spaces(things):
    """The spaces that take a room card: free, supported, no scaffolding of this turn on them."""
    return free_spaces(things) & supported_spaces(things) & ~(things >> FRESH_BIT)


@hot_rule
def fits(state, house, kind):
    """The spaces where a card of this type may lie face up (rulebook: rules B and C).

    Free or not: whatever lies on the space itself, and its token, is ignored. With an
    interior designer tokens finish no room.
    """
    same = cards_of(state, house, kind)
    return (
        FLOORS[kind] & ~overfull(same, sized(state, kind)) & ~closed_by_tokens(state, house, same)
    )


@hot_rule
def cards_of(state, house, kind):
    """The spaces with a face-up card of this type."""
    return of_type(state[house + CARDS], kind) & state[house + SPACES] >> UP_BIT


@hot_rule
def sized(state, kind):
    """A type with the size of its rooms: where the tables above tell of it."""
    return state[ROOM_FACTS + kind] >> MOST << SIZED_BITS | kind


@hot_rule
def overfull(same, kind):
    """The spaces where one more card would make a room of this type too large.

    `kind` is the type with its size, `same` are the spaces with cards of the type. A card
    may join the rooms on its left and right (rulings D-11, D-12).
    """
    left, right = same << RIGHT, same >> RIGHT
    two_left, two_right = left & left << RIGHT, right & right >> RIGHT
    three = two_left & same << 3 * RIGHT | two_right & same >> 3 * RIGHT
    three |= two_left & right | left & two_right
    two = two_left | two_right | left & right
    return three | two & AT_MOST_TWO[kind] | (left | right) & AT_MOST_ONE[kind]


@hot_rule
def closed_by_tokens(state, house, same):
    """The spaces that tokens close to a card of the type of `same` (rulings D-13 to D-15)."""
    tokens = same & decorated(state, house)
    if tokens == 0:
        return 0
    closing = 0 if owned(state, house, DESIGNER) else tokens
    return beside_decorated(same, closing, tokens if state[DECORATED_STAY_APART] else 0)


@rule
def beside_decorated(same, closing, apart):
    """The spaces beside a room of the type that is closed by a token, and those between two
    rooms whose tokens keep them apart.
    """
    left, right = same << RIGHT, same >> RIGHT
    closed = from_left(same & closing, left) | from_right(same & closing, right)
    return closed | from_left(same & apart, left) & from_right(same & apart, right)


@rule
def from_left(tokens, left):
    """The spaces whose room on the left has one of these tokens; `left`: those that have one."""
    return tokens << RIGHT | tokens << 2 * RIGHT & left


@rule
def from_right(tokens, right):
    """The spaces whose room on the right has one of these tokens."""
    return tokens >> RIGHT | tokens >> 2 * RIGHT & right


@rule
def joined(state, house):
    """The spaces whose card belongs to one room with the card on the right."""
    cards, up = state[house + CARDS], state[house + SPACES] >> UP_BIT & ALL
    return of_type(cards ^ cards >> RIGHT, 0) & up & up >> RIGHT


@rule
def spread(spaces, links):
    """All spaces of the rooms that contain one of these; rooms have at most three cards."""
    spaces |= (spaces & links) << RIGHT | spaces >> RIGHT & links
    return spaces | (spaces & links) << RIGHT | spaces >> RIGHT & links


@rule
def crowded_tokens(state, house):
    """The tokens of the first room that has more than one, or 0."""
    tokens, links = decorated(state, house), joined(state, house)
    if tokens & tokens - 1 == 0:
        return 0
    crowd = tokens & tokens >> RIGHT & links
    crowd |= tokens & tokens >> 2 * RIGHT & links & links >> RIGHT
    return tokens & spread(crowd & -crowd, links)


@rule
def token_spaces(state, house, place):
    """The spaces of all face-up rooms without a token that suit one (rulebook: decor).

    `place`: a type of room, or ANY_ROOM. Every card of a wide room is a space of
    its own; a full room may still take a token (ruling D-18).
    """
    up = state[house + SPACES] >> UP_BIT & ALL
    suiting = up if place >= 16 else up & of_type(state[house + CARDS], place)
    return suiting & ~spread(decorated(state, house), joined(state, house))
