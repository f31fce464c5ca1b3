"""A turn: tools, a column, and laying what was taken (rulebook: turn, tools, placing cards).

The room card and a decor token or scaffolding may be laid in either order.
"""

from ....kernel.rule import hot_rule, rule, size, table
from ..content import kinds
from ..content.kinds import FIRST_DECOR, FIRST_OWNED, SCAFFOLDING_CARD, Owned
from . import house as board
from . import layout, piles
from .house import CARDS, DECOR, FACE_UP, FILLED, NIBBLE, RIGHT, SCAFFOLD, SPACES, fits, open_spaces
from .layout import DISCARDS, DISPLAY, HAND_RESOURCE, HAND_ROOM, LAY_DOWN, LAY_UP, WAY, WAY_BITS
from .piles import clear_column, put, resource_in, room_in, use_up

DRILLER = int(Owned.DRILL)
MIXER = int(Owned.CONCRETE_MIXER)
SCAFFOLDING = int(Owned.SCAFFOLDING)

PAIR_FIRST = table(a for a, _ in layout.PAIRS)
PAIR_SECOND = table(b for _, b in layout.PAIRS)
PAIR_COLUMNS = table(1 << a | 1 << b for a, b in layout.PAIRS)


@hot_rule
def tool_options(state, house):
    """Add the options of the tools beside the house; return how many they are."""
    if board.owned(state, house, SCAFFOLDING):
        state[layout.OPTIONS] |= scaffold_spaces(state[house + SPACES], 1) << layout.LAY_SCAFFOLD
    if board.owned(state, house, MIXER):
        state[layout.OPTIONS + 2] |= mixer_pairs(state[layout.SHOWN]) << layout.MIX % layout.LIST
    if board.owned(state, house, DRILLER):
        targets = 0
        for column in range(layout.LAST):
            targets |= drill_targets(state, house, column) << column
        last = drill_targets(state, house, layout.LAST)
        state[layout.OPTIONS + 1] = targets
        state[layout.OPTIONS + 2] |= last << layout.DRILL_LAST % layout.LIST
    return size(state[layout.OPTIONS + 1]) + size(state[layout.OPTIONS + 2])


SCAFFOLDINGS = board.OWNED_MOST << board.OWNED_BITS * SCAFFOLDING
"""The bits of the scaffoldings beside a house."""
ALL_TOOLS = (1 << board.OWNED_BITS * kinds.TOOLS) - 1
"""The bits of the four tools beside a house."""


@rule
def mixer_pairs(shown):
    """The pairs of columns that both still hold a room card (rulebook: concrete mixer)."""
    pairs = 0
    for pair in range(10):
        if shown & PAIR_COLUMNS[pair] == PAIR_COLUMNS[pair]:
            pairs |= 1 << layout.APART * pair
    return pairs


@hot_rule
def drill_targets(state, house, column):
    """The own face-up cards that the room card of a column may replace (rulebook: drill)."""
    if state[layout.SHOWN] >> column & 1 == 0:
        return 0
    return board.face_up(state, house) & fits(state, house, room_in(state[DISPLAY], column))


@rule
def use_tool(state, house, move):
    """Use a drill or a concrete mixer."""
    spend_turn(state)
    number, bit = (move & layout.IN_LIST) >> WAY_BITS, move & WAY
    if move < layout.DRILL_LAST:
        drill(state, house, bit, number)
    elif bit == 0:
        drill(state, house, layout.LAST, number)
    else:
        mix(state, house, PAIR_FIRST[number], PAIR_SECOND[number])


@rule
def spend_turn(state):
    """With a jackhammer the turn of this round comes first, tools and all (ruling D-66)."""
    if state[layout.STAGE] == layout.HAMMERING:
        state[layout.SKIPPED] |= 1 << state[layout.TURN]


@rule
def drill(state, house, column, space):
    """Exchange a room card of the display with an own one; a token on it is lost (ruling D-65)."""
    use_up(state, house, DRILLER)
    lose_token(state, house, space)
    coming, leaving = room_in(state[DISPLAY], column), board.card_on(state, house, space)
    state[house + CARDS] = board.set_nibble(state[house + CARDS], space, coming)
    state[DISPLAY] ^= (coming ^ leaving) << piles.COLUMN_STEP * column


@rule
def mix(state, house, one, other):
    """Exchange two room cards of the display (rulings D-33, D-34)."""
    use_up(state, house, MIXER)
    difference = room_in(state[DISPLAY], one) ^ room_in(state[DISPLAY], other)
    for column in (one, other):
        state[DISPLAY] ^= difference << piles.COLUMN_STEP * column


@hot_rule
def take_column(state, seat, house, column):
    """Take a room card with its resource card, or with the marker (rulebook: turn)."""
    state[layout.STAGE] = layout.TAKEN
    state[HAND_ROOM] = room_in(state[DISPLAY], column) + 1
    state[layout.MARKER] = state[layout.MARKER] if column else seat
    receive(state, house, resource_in(state[DISPLAY], column))
    clear_column(state, column)


# What a resource card does at once, by its number on the display.
CARD_NUMBERS = range(piles.BEFORE_ROOFS, kinds.KINDS)
ROOF_GAIN = table(
    1 << board.ROOF_BITS * (card - kinds.FIRST_ROOF)
    if kinds.FIRST_ROOF <= card < FIRST_DECOR
    else 0
    for card in CARD_NUMBERS
)
BESIDE_GAIN = table(
    1 << board.OWNED_BITS * (card - FIRST_OWNED)
    if card >= FIRST_OWNED and card != SCAFFOLDING_CARD
    else 0
    for card in CARD_NUMBERS
)
TO_HAND = table(
    card if FIRST_DECOR <= card < FIRST_OWNED or card == SCAFFOLDING_CARD else 0
    for card in CARD_NUMBERS
)


@hot_rule
def receive(state, house, resource):
    """Roofs go on the pile, tools and helpers beside the house, decor and scaffolding to the hand.

    A scaffolding taken in the last round is discarded (ruling D-38).
    """
    state[house + board.ROOFS] += ROOF_GAIN[resource]
    state[house + board.ROOF_HEIGHT] += ROOF_GAIN[resource] != 0
    state[house + board.BESIDE] += BESIDE_GAIN[resource]
    state[HAND_RESOURCE] = TO_HAND[resource]
    if state[layout.ROUND] == kinds.ROUNDS - 1 and state[HAND_RESOURCE] == SCAFFOLDING_CARD:
        put(state, DISCARDS, SCAFFOLDING_CARD)
        state[HAND_RESOURCE] = 0


# Laying what was taken


@hot_rule
def hand_options(state, house):
    """Everything that may be done with the cards in the hand."""
    options = room_options(state, house) if state[HAND_ROOM] else 0
    if state[HAND_RESOURCE]:
        options |= resource_options(state, house)
    if options and state[house + board.BESIDE] & SCAFFOLDINGS:
        options |= late_options(state, house)
    return options


@rule
def late_options(state, house):
    """The spaces for a scaffolding that waited, after a column was taken (ruling D-64).

    None outside a turn: with a jackhammer that is none, or where the turn was taken with one.
    """
    waits = state[layout.SCAFFOLDING_MAY_WAIT] and board.owned(state, house, SCAFFOLDING)
    if not waits or state[layout.EDITION] & layout.SCAFFOLDING_ANY_TIME == 0:
        return 0
    if state[layout.STAGE] == layout.HAMMERED:
        is_turn = state[layout.EDITION] & layout.HAMMER_IS_TURN
    else:
        is_turn = state[layout.SKIPPED] >> state[layout.TURN] & 1 == 0
    where = scaffold_spaces(state[house + SPACES], state[HAND_ROOM]) if is_turn else 0
    return where << layout.LAY_SCAFFOLD


@hot_rule
def resource_options(state, house):
    """What may be done with the scaffolding or token in the hand.

    A token lies in a fitting room without one, or outside; or it is declined (rulebook: decor).
    """
    if state[HAND_RESOURCE] == SCAFFOLDING_CARD:
        where = scaffold_spaces(state[house + SPACES], state[HAND_ROOM])
        may_wait = state[layout.SCAFFOLDING_MAY_WAIT]
        return where << layout.LAY_SCAFFOLD | may_wait << layout.KEEP_SCAFFOLDING
    options = 0 if state[layout.DECOR_FORCED] else 1 << layout.DECLINE
    place = state[layout.DECOR_FACTS + state[HAND_RESOURCE] - FIRST_DECOR] >> layout.DECOR_ROOM
    if place == kinds.OUTSIDE:
        return options | 1 << layout.LAY_OUTSIDE
    return options | board.token_spaces(state, house, place) << layout.LAY_TOKEN


@hot_rule
def room_options(state, house):
    """Face up where the card fits, face down on any open space (rulebook: empty rooms)."""
    kind = state[HAND_ROOM] - 1
    where = open_spaces(state[house + SPACES])
    up = where & fits(state, house, kind)
    down = 0 if state[layout.FACE_DOWN_FORCED] and up else where
    return up << LAY_UP | down << LAY_DOWN


@rule
def scaffold_spaces(things, room_to_come):
    """Free supported spaces without scaffolding (rulebook: scaffolding).

    A room card still to come in this turn must find a place (ruling D-35).
    """
    free = board.free_spaces(things)
    if room_to_come and size(free & ~(things >> board.FRESH_BIT)) < 2:
        return 0
    return free & board.supported_spaces(things) & ~(things >> board.SCAFFOLD_BIT)


@hot_rule
def lay_resource(state, house, move):
    """Carry out an option of the token or scaffolding in the hand."""
    token = state[HAND_RESOURCE] - FIRST_DECOR
    if move == layout.DECLINE:
        discard_resource(state)
    elif move == layout.LAY_OUTSIDE:
        lay_token(state, house + board.OUTSIDE, 1 << token)
    elif move == layout.KEEP_SCAFFOLDING:
        state[house + board.BESIDE] += 1 << board.OWNED_BITS * SCAFFOLDING
        state[HAND_RESOURCE] = 0
    elif move & WAY == layout.LAY_TOKEN:
        lay_token(state, house + DECOR, token + 1 << (move & ~WAY))
    else:
        lay_scaffold(state, house, move >> WAY_BITS)


@hot_rule
def lay_room(state, house, move):
    """Lay the room card of the hand; a scaffolding under it is discarded."""
    bit = move & ~WAY
    if state[house + SPACES] >> bit & SCAFFOLD:
        put(state, DISCARDS, SCAFFOLDING_CARD)
    things = FILLED if move & WAY == LAY_DOWN else FILLED | FACE_UP
    state[house + SPACES] = state[house + SPACES] & ~(NIBBLE << bit) | things << bit
    state[house + CARDS] |= state[HAND_ROOM] - 1 << bit
    state[HAND_ROOM] = 0


@rule
def lay_token(state, word, laid):
    """Lay the token of the hand on a card or beside the house (ruling D-20), as bits of a word.

    Its own card is discarded.
    """
    state[word] |= laid
    state[layout.TOKENS_LEFT] &= ~(1 << state[HAND_RESOURCE] - FIRST_DECOR)
    discard_resource(state)


@rule
def lay_scaffold(state, house, space):
    """Lay a scaffolding from the hand, or one that lay beside the house (ruling D-64).

    No room card of this turn may cover it.
    """
    spend_turn(state)
    state[house + SPACES] |= (SCAFFOLD | board.FRESH) << RIGHT * space
    if state[HAND_RESOURCE] == SCAFFOLDING_CARD:
        state[HAND_RESOURCE] = 0
    else:
        state[house + board.BESIDE] -= 1 << board.OWNED_BITS * SCAFFOLDING


@rule
def discard_resource(state):
    """Discard the decor or scaffolding card of the hand."""
    put(state, DISCARDS, state[HAND_RESOURCE])
    state[HAND_RESOURCE] = 0


@rule
def lose_token(state, house, space):
    """The token of a card that leaves the house goes back beside the board, for good."""
    token = board.token_on(state, house, space)
    if token >= 0:
        state[layout.TOKENS_LEFT] |= 1 << token
        state[house + DECOR] &= ~(NIBBLE << RIGHT * space)


@rule
def keep_one_token(state, house, space):
    """Of the tokens in a crowded room only the one on `space` stays (rulings D-47, D-63)."""
    crowd = board.crowded_tokens(state, house)
    for other in range(board.PLACES):
        if other != space and crowd >> RIGHT * other & 1:
            lose_token(state, house, other)
