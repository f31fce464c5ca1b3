"""Whether all 108 cards and ten tokens are there, each in one place."""

from ....kernel.rule import rule
from ....kernel.state import SEATS
from ..content.kinds import (
    COLUMNS,
    FIRST_OWNED,
    FIRST_ROOF,
    HELPERS,
    ROUNDS,
    SCAFFOLDING_CARD,
    TOKENS,
    TOOLS,
)
from ..content.kinds import ROOFS as ROOF_KINDS
from .house import (
    BESIDE,
    CARDS,
    DECOR,
    FILLED,
    NIBBLE,
    OUTSIDE,
    PLACES,
    RIGHT,
    ROOFS,
    SCAFFOLD,
    SPACES,
    house_of,
)
from .layout import (
    BOX,
    DECKS,
    DISCARDS,
    DISPLAY,
    HAND_RESOURCE,
    HAND_ROOM,
    PILE_SIZE,
    REMOVED,
    ROUND,
    SHOWN,
    TOKENS_LEFT,
)
from .piles import ALL_COLUMNS, BEFORE_ROOFS, put, resource_in, room_in


@rule
def is_whole(state, out):
    """Whether what lies anywhere is what the box holds; `out` is for counting."""
    for word in range(PILE_SIZE):
        out[word] = state[DISCARDS + word] + state[REMOVED + word]
    count_round(out, state[DISPLAY], state[SHOWN])
    for later in range(state[ROUND] + 1, ROUNDS):
        count_round(out, state[DECKS + later], ALL_COLUMNS)
    if state[HAND_ROOM]:
        put(out, 0, state[HAND_ROOM] - 1)
    if state[HAND_RESOURCE]:
        put(out, 0, state[HAND_RESOURCE])
    for seat in range(state[SEATS]):
        count_house(state, house_of(seat), out)
    for word in range(PILE_SIZE):
        if out[word] != state[BOX + word]:
            return False
    return tokens_are_whole(state)


@rule
def count_round(out, word, columns):
    """The cards of some columns of a round."""
    for column in range(COLUMNS):
        if columns >> column & 1:
            put(out, 0, room_in(word, column))
            if column:
                put(out, 0, BEFORE_ROOFS + resource_in(word, column))


@rule
def count_house(state, house, out):
    """The cards in, beside and on top of a house."""
    for space in range(PLACES):
        here = state[house + SPACES] >> RIGHT * space
        if here & FILLED:
            put(out, 0, state[house + CARDS] >> RIGHT * space & NIBBLE)
        if here & SCAFFOLD:
            put(out, 0, SCAFFOLDING_CARD)
    for card in range(TOOLS + HELPERS):
        for _ in range(state[house + BESIDE] >> 6 * card & 63):
            put(out, 0, FIRST_OWNED + card)
    for kind in range(ROOF_KINDS):
        for _ in range(state[house + ROOFS] >> 7 * kind & 127):
            put(out, 0, FIRST_ROOF + kind)


@rule
def tokens_are_whole(state):
    """Whether each token lies in exactly one place."""
    found = state[TOKENS_LEFT]
    for seat in range(state[SEATS]):
        house = house_of(seat)
        if found & state[house + OUTSIDE]:
            return False
        found |= state[house + OUTSIDE]
        for space in range(PLACES):
            token = state[house + DECOR] >> RIGHT * space & NIBBLE
            if token:
                if found >> token - 1 & 1:
                    return False
                found |= 1 << token - 1
    return found == (1 << TOKENS) - 1
