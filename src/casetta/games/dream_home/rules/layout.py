"""The fields of a state of Dream Home, and the numbers of the moves."""

from ....kernel.rule import rule
from ....kernel.state import Layout
from ..content.kinds import COLUMNS, KINDS, ROOF_KEYS, ROUNDS, TOKENS, TYPES

MOST_SEATS = 4

LAYOUT = Layout()

# The options in the order of the game's option list; 0 is always the standard rule.
EDITION = LAYOUT.field("edition")
"""0 standard, 1 Italian, 2 English, 3 Polish; the rules look only at the single options. Those that
version 2 brought are the bits above, so that states stay as long as they were."""
EDITION_BITS, LATER_OPTIONS = 2, 3
HAMMER_IS_TURN, SCAFFOLDING_ANY_TIME, GIVEN_AWAY_LEAVES = (1 << EDITION_BITS + n for n in range(3))
"""Set: a jackhammer is the turn of its owner, who may use tools with it; a scaffolding that waits
may be laid at any moment of a turn; what a supplier gives away leaves the game."""
SIMPLIFIED = LAYOUT.field("simplified")
"""1: with 2 and 3 players no column is discarded."""
DECOR_FORCED = LAYOUT.field("decor_forced")
"""1: a token that fits cannot be declined."""
FACE_DOWN_FORCED = LAYOUT.field("face_down_forced")
"""1: face down only where no open space takes the card face up."""
DRAFT_DISCARD_REMOVED = LAYOUT.field("draft_discard_removed")
"""1: the column discarded with 2 and 3 players leaves the game."""
SCAFFOLDING_MAY_WAIT = LAYOUT.field("scaffolding_may_wait")
"""1: a scaffolding may lie beside the house until it is used."""
HANDYMAN_IGNORES_TOKENS = LAYOUT.field("handyman_ignores_tokens")
"""1: for the handyman tokens finish no room."""
DECORATED_STAY_APART = LAYOUT.field("decorated_stay_apart")
"""1: no card may join two decorated rooms, interior designer or not."""
OUTSIDE_UNCOUNTED = LAYOUT.field("outside_uncounted")
"""1: the interior designer raises only the tokens inside the house."""
HELPERS_STACK = LAYOUT.field("helpers_stack")
"""1: two architects or two interior designers count twice."""
CHILDREN_BREAK_TIES = LAYOUT.field("children_break_ties")
"""1: as in the English rulebook; where no card's children are known, ties stay shared."""
ANNEX_ORTHOGONAL = LAYOUT.field("annex_orthogonal")
"""1: next to an annex means above and below as well."""
OPTION_FIELDS = LAYOUT.size - EDITION


@rule
def write_options(state, numbers):
    """Keep the options of a game, given by the index of each value in the order of their list."""
    for option in range(OPTION_FIELDS):
        state[EDITION + option] = numbers[option]
    for later in range(LATER_OPTIONS):
        state[EDITION] |= numbers[OPTION_FIELDS + later] << EDITION_BITS + later


def keep_version(state, version):
    """Let a fresh deal follow a version of the rules: the first knew no options but the fields."""
    if version == 1:
        state[EDITION] &= (1 << EDITION_BITS) - 1


def option_numbers(state):
    """The options of a game, by the index of each value in the order of their list."""
    fields = list(state[EDITION : EDITION + OPTION_FIELDS])
    later = [fields[0] >> EDITION_BITS + number & 1 for number in range(LATER_OPTIONS)]
    return [fields[0] & (1 << EDITION_BITS) - 1, *fields[1:], *later]


# Where the game is.
STAGE = LAYOUT.field("stage")
"""The part of the round or of the end, see the stages below."""
TURN = LAYOUT.field("turn")
"""The seat that is asked."""
ROUND = LAYOUT.field("round")
"""From 0 to 11."""
FIRST = LAYOUT.field("first")
"""The seat that held the marker when the round, or the end of the game, began."""
MARKER = LAYOUT.field("marker")
"""The seat that holds the first-player marker."""
SKIPPED = LAYOUT.field("skipped")
"""Bit mask of the seats without a turn in this round: they used a jackhammer, or tools with it."""
HAND_ROOM = LAYOUT.field("hand_room")
"""The type of the room card in the hand of the seat that is asked, plus 1; 0 for none."""
HAND_RESOURCE = LAYOUT.field("hand_resource")
"""The decor or scaffolding card in that hand; 0 for none."""

# What may be decided now: it follows from the rest, and is kept because every move asks for it.
OPTIONS = LAYOUT.field("options", 12)
"""One bit for each option: the lists of moves, see below."""
MORE = LAYOUT.field("more")
"""How many options stand in other lists than the first."""

# The table: see piles.py.
SHOWN = LAYOUT.field("shown")
"""The columns of the display that still hold their cards."""
DISPLAY = LAYOUT.field("display")
"""The cards of the display in one word."""
DECKS = LAYOUT.field("decks", ROUNDS)
"""For each round the cards that will be dealt, in one word; 0 once dealt, UNKNOWN when hidden."""
TOKENS_LEFT = LAYOUT.field("tokens_left")
"""Bit mask of the decor tokens that lie beside the board."""
PILE_SIZE = (KINDS + 7) // 8
DISCARDS = LAYOUT.field("discards", PILE_SIZE)
REMOVED = LAYOUT.field("removed", PILE_SIZE)
"""Cards that left the game."""

# The houses: see house.py.
HOUSE_SIZE = 7
HOUSES = LAYOUT.field("houses", MOST_SEATS * HOUSE_SIZE)

# What is printed on the cards this game is played with.
BOX = LAYOUT.field("box", PILE_SIZE)
"""How many copies of each card there are, as a pile."""
ROOM_FACTS = LAYOUT.field("room_facts", TYPES)
"""For each type 8 bits each: points with 1, 2, 3 cards, points beside the partner, partner + 1,
hidden children + 1. The bits above tell where own cards are known from: see content/own.py; the
two from MOST on, in questions about an owner's box alone, how many cards make a full room."""
DECOR_FACTS = LAYOUT.field("decor_facts", TOKENS)
"""For each token its points and its room: 8 bits each."""
FACT_BITS, FACT = 8, 255
BESIDE_POINTS, PARTNER, CHILDREN = 3 * FACT_BITS, 4 * FACT_BITS, 5 * FACT_BITS
"""Where these facts begin in the word of a type of room; the points by size come before."""
MOST = 61
"""Where the size of a room begins in the same word; 0 is that of the rules."""
DECOR_ROOM = FACT_BITS
"""Where the room begins in the word of a token."""

# Stages: the parts of a round, then those of the end of the game. After HAMMERING and TAKING comes
# the stage of the same seat in which it lays what it took.
DISCARDING, HAMMERING, HAMMERED, TAKING, TAKEN, ROOFING, FINISHING, OVER = range(8)


# Moves. A move is a number: 64 times the number of its list plus its bit there. What a state offers
# are the bits of its lists. List 0 has nearly everything: four bits for each space (`room`,
# `room down`, `token`, `scaffold`) and the columns to take.

LIST = 64
"""From list to list among the numbers."""
IN_LIST = LIST - 1
"""The bits of a move that tell its place in its list."""
WAY_BITS, WAY = 2, 3
"""The lowest of them tell which of four: what to do with a space, a column, a type, a space."""
APART = 1 << WAY_BITS
"""From one space, column or kind to the next."""
LISTS = 12
N_MOVES = LIST * LISTS

# List 0: what the hand and a turn may do.
LAY_UP, LAY_DOWN, LAY_TOKEN, LAY_SCAFFOLD = range(4)
"""The four bits of a space."""
DECLINE, LAY_OUTSIDE, KEEP_SCAFFOLDING = 22, 23, 46
"""Bits of the two numbers that are no space."""
TAKE = 56
"""Column 0; the others follow."""

# Lists 1 and 2: tools.
DRILL = LIST
"""By space, four bits for the columns 0 to 3."""
DRILL_LAST = 2 * LIST
"""The last column, by space."""
MIX = 2 * LIST + 1
"""By pair of columns, four bits apart."""
PAIRS = tuple((a, b) for a in range(COLUMNS) for b in range(a + 1, COLUMNS))
LAST = COLUMNS - 1

# List 3: points of few options, all four bits apart.
KEEP, HAMMER, DISCARD, ROOF = range(3 * LIST, 3 * LIST + 4)
"""By space, by column, by column, by kind of roof."""
PASS = ROOF + APART * len(ROOF_KEYS)
DONE = PASS + APART

# Lists 4 to 11: the finish.
SUPPLY = 4 * LIST
"""Four types of room to a list: by space, four bits for the types."""
SWAP = 8 * LIST
"""Four spaces to a list: by the second space, four bits for the first."""

BEGIN, GO_ON = N_MOVES, N_MOVES + 1
"""No moves: the table is set; there is nothing to decide."""
