"""What a seat has taken and must now lay (rulebook: placing cards; decisions D4 and D5).

The room card and a decor token or scaffolding may be laid in either order.
"""

from ....kernel.rule import hot_rule, rule, size
from ..content.kinds import FIRST_DECOR, SCAFFOLDING_CARD, Owned
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from .house import (
    ALL,
    BESIDE,
    CARDS,
    DECOR,
    FACE_UP,
    FILLED,
    FRESH,
    NIBBLE,
    OUTSIDE,
    PLACES,
    RIGHT,
    SCAFFOLD,
    SPACES,
    crowded_tokens,
    fits,
    free_spaces,
    open_spaces,
    supported_spaces,
    token_on,
    token_spaces,
)
from .layout import (
    DECOR_FACTS,
    DECOR_FORCED,
    DISCARDS,
    FACE_DOWN_FORCED,
    HAND_RESOURCE,
    HAND_ROOM,
    SCAFFOLDING_MAY_WAIT,
    TOKENS_LEFT,
)
from .moves import DECLINE, KEEP_SCAFFOLDING, LAY_DOWN, LAY_OUTSIDE, LAY_SCAFFOLD, LAY_TOKEN, LAY_UP
from .piles import put


@hot_rule
def hand_options(state, house):
    """Everything that may be done with the cards in the hand."""
    options = 0
    if state[HAND_ROOM]:
        options = room_options(state, house)
    if state[HAND_RESOURCE]:
        options |= resource_options(state, house)
    return options


@hot_rule
def resource_options(state, house):
    """What may be done with the token or scaffolding in the hand."""
    if state[HAND_RESOURCE] != SCAFFOLDING_CARD:
        return token_options(state, house, state[HAND_RESOURCE] - FIRST_DECOR)
    where = scaffold_spaces(state[house + SPACES], state[HAND_ROOM])
    return where << LAY_SCAFFOLD | state[SCAFFOLDING_MAY_WAIT] << KEEP_SCAFFOLDING


@hot_rule
def room_options(state, house):
    """Face up where the card fits, face down on any open space (rulebook: empty rooms)."""
    kind = state[HAND_ROOM] - 1
    where = open_spaces(state[house + SPACES])
    up = where & fits(state, house, kind)
    down = 0 if state[FACE_DOWN_FORCED] and up else where
    return up << LAY_UP | down << LAY_DOWN


@rule
def token_options(state, house, token):
    """A fitting room without a token, or outside; or to decline it (rulebook: decor)."""
    options = 0 if state[DECOR_FORCED] else 1 << DECLINE
    place = state[DECOR_FACTS + token] >> 8
    if place == OUTSIDE_THE_HOUSE:
        return options | 1 << LAY_OUTSIDE
    return options | token_spaces(state, house, place) << LAY_TOKEN


@rule
def scaffold_spaces(things, room_to_come):
    """Free supported spaces without scaffolding (rulebook: scaffolding).

    A room card still to come in this turn must find a place (ruling D-35).
    """
    free = free_spaces(things)
    if room_to_come and size(free & ~(things >> 3)) < 2:
        return 0
    return free & supported_spaces(things) & ~(things >> 2)


@hot_rule
def lay_resource(state, house, move):
    """Carry out an option of the token or scaffolding in the hand."""
    if move == DECLINE:
        discard_resource(state)
    elif move == LAY_OUTSIDE:
        lay_outside(state, house)
    elif move == KEEP_SCAFFOLDING:
        state[house + BESIDE] += 1 << 6 * SCAFFOLDING
        state[HAND_RESOURCE] = 0
    elif move & 3 == LAY_TOKEN:
        lay_token(state, house, move >> 2)
    else:
        lay_scaffold(state, house, move >> 2)


SCAFFOLDING = int(Owned.SCAFFOLDING)


@hot_rule
def lay_room(state, house, move):
    """Lay the room card of the hand; a scaffolding under it is discarded."""
    bit = move & ~3
    if state[house + SPACES] >> bit & SCAFFOLD:
        put(state, DISCARDS, SCAFFOLDING_CARD)
    things = FILLED if move & 3 == LAY_DOWN else FILLED | FACE_UP
    state[house + SPACES] = state[house + SPACES] & ~(NIBBLE << bit) | things << bit
    state[house + CARDS] |= state[HAND_ROOM] - 1 << bit
    state[HAND_ROOM] = 0


@rule
def lay_token(state, house, space):
    """Lay the token of the hand on a card; its own card is discarded."""
    token = state[HAND_RESOURCE] - FIRST_DECOR
    state[house + DECOR] |= token + 1 << RIGHT * space
    state[TOKENS_LEFT] &= ~(1 << token)
    discard_resource(state)


@rule
def lay_outside(state, house):
    """Lay the token of the hand beside the house (ruling D-20)."""
    token = state[HAND_RESOURCE] - FIRST_DECOR
    state[house + OUTSIDE] |= 1 << token
    state[TOKENS_LEFT] &= ~(1 << token)
    discard_resource(state)


@rule
def lay_scaffold(state, house, space):
    """Lay a scaffolding from the hand, or one that lay beside the house (ruling D-64).

    No room card of this turn may cover it.
    """
    state[house + SPACES] |= (SCAFFOLD | FRESH) << RIGHT * space
    if state[HAND_RESOURCE]:
        state[HAND_RESOURCE] = 0
    else:
        state[house + BESIDE] -= 1 << 6 * SCAFFOLDING


@rule
def discard_resource(state):
    """Discard the decor or scaffolding card of the hand."""
    put(state, DISCARDS, state[HAND_RESOURCE])
    state[HAND_RESOURCE] = 0


@rule
def no_longer_fresh(state, house):
    """The turn is over: its scaffoldings may be built over from now on."""
    state[house + SPACES] &= ~(ALL * FRESH)


@rule
def lose_token(state, house, space):
    """The token of a card that leaves the house goes back beside the board, for good."""
    token = token_on(state, house, space)
    if token >= 0:
        state[TOKENS_LEFT] |= 1 << token
        state[house + DECOR] &= ~(NIBBLE << RIGHT * space)


@rule
def keep_one_token(state, house, space):
    """Of the tokens in a crowded room only the one on `space` stays (rulings D-47, D-63)."""
    crowd = crowded_tokens(state, house)
    for other in range(PLACES):
        if other != space and crowd >> RIGHT * other & 1:
            lose_token(state, house, other)
