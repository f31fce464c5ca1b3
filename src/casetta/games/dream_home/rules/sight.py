"""What a seat may see, what it can only guess, and whether all is there."""

from ....kernel.bits import without_lowest
from ....kernel.luck import draw, forget_luck, use_fast_luck
from ....kernel.rule import first, rule, size
from ....kernel.state import SEATS, UNKNOWN
from ..content import kinds
from ..content.kinds import COLUMNS, FIRST_OWNED, FIRST_ROOF, ROUNDS, TOKENS
from ..content.kinds import ROOFS as ROOF_KINDS
from . import house as board
from . import layout, piles
from .decisions import is_over
from .house import ROOF_BITS, ROOFS, SPACES, card_on, house_of, owned
from .layout import BOX, DECKS, DISPLAY, PILE_SIZE, ROUND
from .piles import BEFORE_ROOFS, number_in, resource_in, room_in, take_from


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
    take_seen_cards_out(state, state, BOX)
    guess_roofs(state)
    guess_decks(state)
    for word in range(PILE_SIZE):
        state[BOX + word] = box[word]


# Taking cards out of the box that lie elsewhere: `pile` is where the box begins in `out`


@rule
def take_seen_cards_out(state, out, pile):
    """Take every card that lies open somewhere out of the box."""
    for word in range(PILE_SIZE):
        out[pile + word] -= state[layout.DISCARDS + word] + state[layout.REMOVED + word]
    take_round_out(out, pile, state[DISPLAY], state[layout.SHOWN])
    if state[layout.HAND_ROOM]:
        take_from(out, pile, state[layout.HAND_ROOM] - 1)
    if state[layout.HAND_RESOURCE]:
        take_from(out, pile, state[layout.HAND_RESOURCE])
    for seat in range(state[SEATS]):
        take_house_out(state, house_of(seat), out, pile)


@rule
def take_round_out(out, pile, word, columns):
    """Take the cards of some columns of a round out of the box."""
    for column in range(COLUMNS):
        if columns >> column & 1:
            take_from(out, pile, room_in(word, column))
            if column:
                take_from(out, pile, BEFORE_ROOFS + resource_in(word, column))


@rule
def take_house_out(state, house, out, pile):
    """Take the cards in and beside a house out of the box, all but the roofs."""
    left = state[house + SPACES] & board.ALL
    while left:
        take_from(out, pile, card_on(state, house, first(left) >> board.TO_SPACE))
        left = without_lowest(left)
    left = state[house + SPACES] >> board.SCAFFOLD_BIT & board.ALL
    while left:
        take_from(out, pile, kinds.SCAFFOLDING_CARD)
        left = without_lowest(left)
    for card in range(kinds.TOOLS + kinds.HELPERS):
        for _ in range(owned(state, house, card)):
            take_from(out, pile, FIRST_OWNED + card)


@rule
def take_hidden_cards_out(state, out, pile):
    """Take the roof piles and the decks out of the box."""
    for seat in range(state[SEATS]):
        for kind in range(ROOF_KINDS):
            for _ in range(state[house_of(seat) + ROOFS] >> ROOF_BITS * kind & board.ROOF_MOST):
                take_from(out, pile, FIRST_ROOF + kind)
    for later in range(state[ROUND] + 1, ROUNDS):
        take_round_out(out, pile, state[DECKS + later], piles.ALL_COLUMNS)


# Guessing


@rule
def guess_roofs(state):
    """Fill the roof piles to their heights."""
    unseen = 0
    for kind in range(ROOF_KINDS):
        unseen += number_in(state, BOX, FIRST_ROOF + kind)
    for seat in range(state[SEATS]):
        house = house_of(seat)
        state[house + ROOFS] = 0
        for _ in range(state[house + board.ROOF_HEIGHT]):
            roof = draw_card(state, FIRST_ROOF, unseen) - FIRST_ROOF
            state[house + ROOFS] += 1 << ROOF_BITS * roof
            unseen -= 1


@rule
def guess_decks(state):
    """Shuffle what is left in the box into the rounds to come."""
    for later in range(state[ROUND] + 1, ROUNDS):
        rounds = ROUNDS - later
        word = 0
        for column in range(COLUMNS):
            unseen = COLUMNS * rounds - column
            word |= draw_card(state, 0, unseen) << piles.COLUMN_STEP * column
        for column in range(1, COLUMNS):
            unseen = (COLUMNS - 1) * rounds - column + 1
            card = draw_card(state, FIRST_ROOF, unseen) - BEFORE_ROOFS
            word |= card << piles.FIRST_RESOURCE + piles.RESOURCE_STEP * column
        state[DECKS + later] = word


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


# Whether all is there


@rule
def is_whole(state, out):
    """Whether all 108 cards and ten tokens lie somewhere, each in one place."""
    for word in range(PILE_SIZE):
        out[word] = state[BOX + word]
    take_seen_cards_out(state, out, 0)
    take_hidden_cards_out(state, out, 0)
    for word in range(PILE_SIZE):
        if out[word] != 0:
            return False
    return tokens_are_whole(state)


@rule
def tokens_are_whole(state):
    """Whether each token lies in exactly one place."""
    found, places = state[layout.TOKENS_LEFT], size(state[layout.TOKENS_LEFT])
    for seat in range(state[SEATS]):
        house = house_of(seat)
        found |= state[house + board.OUTSIDE]
        places += size(state[house + board.OUTSIDE])
        for space in range(board.PLACES):
            token = board.token_on(state, house, space)
            if token >= 0:
                found |= 1 << token
                places += 1
    return found == (1 << TOKENS) - 1 and places == TOKENS
