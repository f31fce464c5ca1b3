"""A turn: tools, then a column (rulebook: turn, tools; decision D3)."""

from ....kernel.rule import hot_rule, rule, size, table
from ..content.kinds import (
    FIRST_DECOR,
    FIRST_OWNED,
    FIRST_ROOF,
    KINDS,
    ROUNDS,
    SCAFFOLDING_CARD,
    Owned,
)
from .hand import lose_token, scaffold_spaces
from .house import (
    BESIDE,
    CARDS,
    ROOF_HEIGHT,
    ROOFS,
    SPACES,
    card_on,
    face_up,
    fits,
    owned,
    set_nibble,
)
from .layout import (
    DISCARDS,
    DISPLAY,
    HAND_RESOURCE,
    HAND_ROOM,
    MARKER,
    OPTIONS,
    ROUND,
    SHOWN,
    STAGE,
    TAKEN,
)
from .moves import DRILL_LAST, LAST, LAY_SCAFFOLD, LIST, MIX, PAIRS
from .piles import BEFORE_ROOFS, COLUMN_STEP, clear_column, put, resource_in, room_in, use_up

DRILLER = int(Owned.DRILL)
MIXER = int(Owned.CONCRETE_MIXER)
SCAFFOLDING = int(Owned.SCAFFOLDING)

PAIR_FIRST = table(a for a, _ in PAIRS)
PAIR_SECOND = table(b for _, b in PAIRS)
PAIR_COLUMNS = table(1 << a | 1 << b for a, b in PAIRS)


@hot_rule
def tool_options(state, house):
    """Add the options of the tools beside the house; return how many they are."""
    if owned(state, house, SCAFFOLDING):
        state[OPTIONS] |= scaffold_spaces(state[house + SPACES], 1) << LAY_SCAFFOLD
    if owned(state, house, MIXER):
        state[OPTIONS + 2] |= mixer_pairs(state[SHOWN]) << MIX % LIST
    if owned(state, house, DRILLER):
        targets = 0
        for column in range(LAST):
            targets |= drill_targets(state, house, column) << column
        state[OPTIONS + 1] = targets
        state[OPTIONS + 2] |= drill_targets(state, house, LAST) << DRILL_LAST % LIST
    return size(state[OPTIONS + 1]) + size(state[OPTIONS + 2])


ALL_TOOLS = (1 << 24) - 1
"""The bits of the four tools beside a house."""


@rule
def mixer_pairs(shown):
    """The pairs of columns that both still hold a room card (rulebook: concrete mixer)."""
    pairs = 0
    for pair in range(10):
        if shown & PAIR_COLUMNS[pair] == PAIR_COLUMNS[pair]:
            pairs |= 1 << 4 * pair
    return pairs


@hot_rule
def drill_targets(state, house, column):
    """The own face-up cards that the room card of a column may replace (rulebook: drill)."""
    if state[SHOWN] >> column & 1 == 0:
        return 0
    return face_up(state, house) & fits(state, house, room_in(state[DISPLAY], column))


@rule
def use_tool(state, house, move):
    """Use a drill or a concrete mixer."""
    number, bit = (move & 63) >> 2, move & 3
    if move < DRILL_LAST:
        drill(state, house, bit, number)
    elif bit == 0:
        drill(state, house, LAST, number)
    else:
        mix(state, house, PAIR_FIRST[number], PAIR_SECOND[number])


@rule
def drill(state, house, column, space):
    """Exchange a room card of the display with an own one; a token on it is lost (ruling D-65)."""
    use_up(state, house, DRILLER)
    lose_token(state, house, space)
    coming, leaving = room_in(state[DISPLAY], column), card_on(state, house, space)
    state[house + CARDS] = set_nibble(state[house + CARDS], space, coming)
    state[DISPLAY] ^= (coming ^ leaving) << COLUMN_STEP * column


@rule
def mix(state, house, one, other):
    """Exchange two room cards of the display (rulings D-33, D-34)."""
    use_up(state, house, MIXER)
    difference = room_in(state[DISPLAY], one) ^ room_in(state[DISPLAY], other)
    state[DISPLAY] ^= difference << COLUMN_STEP * one | difference << COLUMN_STEP * other


@hot_rule
def take_column(state, seat, house, column):
    """Take a room card with its resource card, or with the marker (rulebook: turn)."""
    state[STAGE] = TAKEN
    state[HAND_ROOM] = room_in(state[DISPLAY], column) + 1
    state[MARKER] = state[MARKER] if column else seat
    receive(state, house, resource_in(state[DISPLAY], column))
    clear_column(state, column)


# What a resource card does at once, by its number on the display.
CARD_NUMBERS = range(BEFORE_ROOFS, KINDS)
ROOF_GAIN = table(
    1 << 7 * (card - FIRST_ROOF) if FIRST_ROOF <= card < FIRST_DECOR else 0 for card in CARD_NUMBERS
)
BESIDE_GAIN = table(
    1 << 6 * (card - FIRST_OWNED) if card >= FIRST_OWNED and card != SCAFFOLDING_CARD else 0
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
    state[house + ROOFS] += ROOF_GAIN[resource]
    state[house + ROOF_HEIGHT] += ROOF_GAIN[resource] != 0
    state[house + BESIDE] += BESIDE_GAIN[resource]
    state[HAND_RESOURCE] = TO_HAND[resource]
    if state[ROUND] == ROUNDS - 1 and state[HAND_RESOURCE] == SCAFFOLDING_CARD:
        put(state, DISCARDS, SCAFFOLDING_CARD)
        state[HAND_RESOURCE] = 0
