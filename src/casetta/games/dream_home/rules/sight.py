"""What a seat may see, and what it can only guess."""

from ....kernel.bits import without_lowest
from ....kernel.luck import draw, forget_luck, use_fast_luck
from ....kernel.rule import first, rule
from ....kernel.state import SEATS, UNKNOWN
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
from .decisions import is_over
from .house import (
    ALL,
    BESIDE,
    CARDS,
    DECOR,
    FILLED,
    NIBBLE,
    OUTSIDE,
    PLACES,
    RIGHT,
    ROOF_HEIGHT,
    ROOFS,
    SCAFFOLD,
    SPACES,
    card_on,
    house_of,
    owned,
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
from .piles import (
    ALL_COLUMNS,
    BEFORE_ROOFS,
    COLUMN_STEP,
    FIRST_RESOURCE,
    RESOURCE_STEP,
    number_in,
    put,
    resource_in,
    room_in,
    take_from,
)


@rule
def hide(state, seat):
    """Blank, in place, whatever `seat` may not see; NOBODY is a spectator.

    Rulebook, roofs: nobody looks into a roof pile until the end, its owner neither
    (ruling D-58); its height is no secret. Nobody knows the order of the decks.
    """
    forget_luck(state)
    if is_over(state):
        return
    for later in range(state[ROUND] + 1, ROUNDS):
        state[DECKS + later] = UNKNOWN
    for other in range(state[SEATS]):
        state[house_of(other) + ROOFS] = 0


@rule
def guess(state, seed):
    """Fill the blanks with something possible: roof piles and decks of cards not seen elsewhere.

    The box is emptied while this lasts: the cards that are seen are taken out
    first, then the hidden ones are dealt from what is left.
    """
    use_fast_luck(state, seed)
    if is_over(state):
        return
    box = state[BOX], state[BOX + 1], state[BOX + 2], state[BOX + 3], state[BOX + 4], state[BOX + 5]
    take_seen_cards_out(state)
    guess_roofs(state)
    guess_decks(state)
    for word in range(PILE_SIZE):
        state[BOX + word] = box[word]


@rule
def take_seen_cards_out(state):
    """Take every card that lies open somewhere out of the box."""
    for word in range(PILE_SIZE):
        state[BOX + word] -= state[DISCARDS + word] + state[REMOVED + word]
    for column in range(COLUMNS):
        if state[SHOWN] >> column & 1:
            take_from(state, BOX, room_in(state[DISPLAY], column))
            if column:
                take_from(state, BOX, BEFORE_ROOFS + resource_in(state[DISPLAY], column))
    if state[HAND_ROOM]:
        take_from(state, BOX, state[HAND_ROOM] - 1)
    if state[HAND_RESOURCE]:
        take_from(state, BOX, state[HAND_RESOURCE])
    for seat in range(state[SEATS]):
        take_house_out(state, house_of(seat))


@rule
def take_house_out(state, house):
    """Take the cards in and beside a house out of the box, all but the roofs."""
    left = state[house + SPACES] & ALL
    while left:
        take_from(state, BOX, card_on(state, house, first(left) >> 2))
        left = without_lowest(left)
    left = state[house + SPACES] >> 2 & ALL
    while left:
        take_from(state, BOX, SCAFFOLDING_CARD)
        left = without_lowest(left)
    for card in range(TOOLS + HELPERS):
        for _ in range(owned(state, house, card)):
            take_from(state, BOX, FIRST_OWNED + card)


@rule
def guess_roofs(state):
    """Fill the roof piles to their heights."""
    unseen = number_of(state, FIRST_ROOF, FIRST_ROOF + ROOF_KINDS)
    for seat in range(state[SEATS]):
        house = house_of(seat)
        state[house + ROOFS] = 0
        for _ in range(state[house + ROOF_HEIGHT]):
            roof = draw_card(state, FIRST_ROOF, unseen) - FIRST_ROOF
            state[house + ROOFS] += 1 << 7 * roof
            unseen -= 1


@rule
def guess_decks(state):
    """Shuffle what is left in the box into the rounds to come."""
    for later in range(state[ROUND] + 1, ROUNDS):
        rounds = ROUNDS - later
        word = 0
        for column in range(COLUMNS):
            unseen = COLUMNS * rounds - column
            word |= draw_card(state, 0, unseen) << COLUMN_STEP * column
        for column in range(1, COLUMNS):
            unseen = (COLUMNS - 1) * rounds - column + 1
            card = draw_card(state, FIRST_ROOF, unseen) - BEFORE_ROOFS
            word |= card << FIRST_RESOURCE + RESOURCE_STEP * column
        state[DECKS + later] = word


@rule
def number_of(state, start, end):
    """How many cards of these kinds are in the box."""
    found = 0
    for card in range(start, end):
        found += number_in(state, BOX, card)
    return found


@rule
def draw_card(state, start, cards):
    """Draw one of so many cards out of the box, counted from the kind `start`."""
    number = draw(state, cards)
    card = start
    while number >= number_in(state, BOX, card):
        number -= number_in(state, BOX, card)
        card += 1
    take_from(state, BOX, card)
    return card


# Whether all 108 cards and ten tokens are there, each in one place


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
