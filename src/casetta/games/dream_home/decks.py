"""The two decks: what the cards are, and how they are shuffled (rulebook: setup; C2)."""

from ...kernel.luck import WORD, next_word
from ...kernel.rule import hot_rule, nth_bit, rule, table
from .cards import CARDS
from .kinds import COLUMNS, FIRST_ROOF, RESOURCE_CARDS, ROOM_CARDS, ROUNDS
from .layout import DECKS, PILE_SIZE
from .piles import COLUMN_STEP, FIRST_RESOURCE, RESOURCE_STEP


def pile_words(copies):
    """So many copies of each card, as a pile."""
    words = [0] * PILE_SIZE
    for card, number in enumerate(copies):
        words[card >> 3] += number << 7 * (card & 7)
    return words


def fact_words(cards):
    """What a state keeps of its cards: the box, the facts of the rooms, those of the tokens."""
    words = pile_words(cards.copies)
    for points, partner, beside in zip(cards.room_points, cards.partners, cards.beside_points):
        facts = (*points, beside, 0 if partner is None else partner + 1)
        words.append(sum(value << 8 * place for place, value in enumerate(facts)))
    words.extend(p | room << 8 for p, room in zip(cards.decor_points, cards.decor_rooms))
    return words


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
        word = 0
        places = draw_places(state, ROOM_CARDS - COLUMNS * later, COLUMNS)
        for column in range(COLUMNS):
            card = nth_bit(rooms_left, places >> 8 * column & 255)
            rooms_left ^= 1 << card
            word |= rooms[card] << COLUMN_STEP * column
        places = draw_places(state, RESOURCE_CARDS - (COLUMNS - 1) * later, COLUMNS - 1)
        for column in range(1, COLUMNS):
            card = nth_bit(resources_left, places & 255)
            places >>= 8
            resources_left ^= 1 << card
            word |= resources[card] << FIRST_RESOURCE + RESOURCE_STEP * column
        state[DECKS + later] = word


@hot_rule
def draw_places(state, cards, number):
    """Places below cards, cards - 1 and so on, eight bits each, all from one random word.

    A word times the first number, divided by 2**32; what is left over times the
    second; and so on. The few words that would favour some answers are thrown
    away (Brackett-Rozinsky and Lemire 2024).
    """
    while True:
        left = next_word(state)
        places, ways = 0, 1
        for place in range(number):
            product = left * (cards - place)
            places |= (product >> 32) << 8 * place
            left = product & WORD
            ways *= cards - place
        if left >= ways or left >= (WORD + 1) % ways:
            return places
