"""Piles of cards that are counted by kind, and the display of a round.

A pile has seven bits for each kind of card, eight kinds to a word. The display and
the decks keep the cards of one round in one word: four bits for the room card of
each column, from the lowest bit up, then five bits for each resource card.
"""

from ....kernel.luck import WORD, next_word
from ....kernel.rule import hot_rule, nth_bit, rule, size, table
from ..content.cards import CARDS
from ..content.kinds import COLUMNS, FIRST_OWNED, FIRST_ROOF, RESOURCE_CARDS, ROOM_CARDS, ROUNDS
from .house import BESIDE, OWNED_BITS
from .layout import DECKS, DECOR_ROOM, DISCARDS, DISPLAY, FACT_BITS, PILE_SIZE, SHOWN

COLUMN_STEP, RESOURCE_STEP = 4, 5
"""From a column to the next one, in bits, among the room cards and among the resource cards."""
ONE_ROOM, ONE_RESOURCE = 15, 31
"""The bits of one card."""
TO_WORD, IN_WORD = 3, 7
"""The upper bits of a kind of card tell its word in a pile, the lower three its place there."""
PILE_BITS, PILE_MOST = 7, 127
"""Of one kind in a pile, and the most cards they can count."""
ALL_COLUMNS = (1 << COLUMNS) - 1
FIRST_RESOURCE = COLUMN_STEP * COLUMNS
"""Where the resource cards begin; column 0 never has one."""
BEFORE_ROOFS = FIRST_ROOF - 1
"""A resource card less this is its number on the display, where 0 is no card."""


@rule
def put(state, pile, card):
    """Lay a card on a pile."""
    state[pile + (card >> TO_WORD)] += 1 << PILE_BITS * (card & IN_WORD)


@rule
def take_from(state, pile, card):
    """Take a card of that kind off a pile."""
    state[pile + (card >> TO_WORD)] -= 1 << PILE_BITS * (card & IN_WORD)


@rule
def number_in(state, pile, card):
    """How many cards of that kind lie in a pile."""
    return state[pile + (card >> TO_WORD)] >> PILE_BITS * (card & IN_WORD) & PILE_MOST


@rule
def use_up(state, house, card):
    """Discard a tool or helper that lay beside a house."""
    state[house + BESIDE] -= 1 << OWNED_BITS * card
    put(state, DISCARDS, FIRST_OWNED + card)


@rule
def room_in(display, column):
    """The type of the room card in a column."""
    return display >> COLUMN_STEP * column & ONE_ROOM


@rule
def resource_in(display, column):
    """The number of the resource card above a column; 0 above column 0."""
    return display >> FIRST_RESOURCE + RESOURCE_STEP * column & ONE_RESOURCE


@rule
def clear_column(state, column):
    """Nothing is left in a column."""
    gone = (
        ONE_ROOM << COLUMN_STEP * column | ONE_RESOURCE << FIRST_RESOURCE + RESOURCE_STEP * column
    )
    state[DISPLAY] &= ~gone
    state[SHOWN] &= ~(1 << column)


@rule
def put_away(state, pile, column):
    """Lay the cards of a column on a pile; to clear the column is up to the caller."""
    put(state, pile, room_in(state[DISPLAY], column))
    put_resource_away(state, pile, column)


@rule
def put_resource_away(state, pile, column):
    """Lay the resource card of a column on a pile; column 0 has none."""
    if column:
        put(state, pile, BEFORE_ROOFS + resource_in(state[DISPLAY], column))


# The two decks: what the cards are, and how they are shuffled (rulebook: setup)


def fact_words(cards):
    """What a state keeps of its cards: the box as a pile, the facts of rooms, those of tokens."""
    words = [0] * PILE_SIZE
    for card, number in enumerate(cards.copies):
        words[card >> TO_WORD] += number << PILE_BITS * (card & IN_WORD)
    rooms = zip(cards.room_points, cards.beside_points, cards.partners, cards.children)
    for points, beside, partner, children in rooms:
        numbers = [0 if number is None else number + 1 for number in (partner, children)]
        facts = (*points, beside, *numbers)
        words.append(sum(value << FACT_BITS * place for place, value in enumerate(facts)))
    tokens = zip(cards.decor_points, cards.decor_rooms)
    return words + [points | room << DECOR_ROOM for points, room in tokens]


def room_deck(cards):
    """The types of the room cards, one by one."""
    return [kind for kind in range(FIRST_ROOF) for _ in range(cards.copies[kind])]


def resource_deck(cards):
    """The resource cards, one by one, by their number on the display."""
    resources = enumerate(cards.copies[FIRST_ROOF:], 1)
    return [number for number, copies in resources for _ in range(copies)]


FACTS = table(fact_words(CARDS))
ROOM_DECK = table(room_deck(CARDS))
RESOURCE_DECK = table(resource_deck(CARDS))


@rule
def shuffle(state, rooms, resources):
    """Draw five room cards and four resource cards for each round, one by one."""
    rooms_left, resources_left = (1 << ROOM_CARDS) - 1, (1 << RESOURCE_CARDS) - 1
    for later in range(ROUNDS):
        word, rooms_left = draw_cards(state, rooms, rooms_left, COLUMNS, COLUMN_STEP)
        above, resources_left = draw_cards(
            state, resources, resources_left, COLUMNS - 1, RESOURCE_STEP
        )
        state[DECKS + later] = word | above << FIRST_RESOURCE + RESOURCE_STEP


@hot_rule
def draw_cards(state, deck, left, number, step):
    """Draw so many of the cards that are left, all from one random word; return them and the rest.

    A word times the number of cards left, divided by 2**32, is the place of the first
    card; what remains times one card less that of the second; and so on. The few words
    that would favour some cards are thrown away (Brackett-Rozinsky and Lemire 2024).
    """
    while True:
        chance = next_word(state)
        drawn, undrawn, ways = 0, left, 1
        for place in range(number):
            cards = size(left) - place
            product = chance * cards
            card = nth_bit(undrawn, product >> 32)
            undrawn ^= 1 << card
            drawn |= deck[card] << step * place
            chance = product & WORD
            ways *= cards
        if chance >= ways or chance >= (WORD + 1) % ways:
            return drawn, undrawn
