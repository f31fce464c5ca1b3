"""Setup and turns (RULES.md: Setup, Your turn, End of the game)."""

from ....kernel.luck import draw, set_luck
from ....kernel.rule import clear_words, rule, table
from ....kernel.state import SEATS
from ..content.flowers import CARD_NUMBERS, CARD_POINTS
from .layout import (
    BEES,
    BOXES,
    CARDS,
    DEALT,
    DECK,
    DECK_SIZE,
    EMPTY,
    FLOWERS,
    GONE,
    HAND_SIZE,
    HANDS,
    LAYOUT,
    POINTS,
    POTS,
    TURNS,
)

OUR_POINTS = table(CARD_POINTS)
OUR_CARDS = table(CARD_NUMBERS)
STATE_SIZE = LAYOUT.size


@rule
def deal(state, seats, options, luck):
    """Set the table with the cards of the box."""
    lay_out(state, seats, options, luck)
    for flower in range(FLOWERS):
        state[POINTS + flower] = OUR_POINTS[flower]
        state[CARDS + flower] = OUR_CARDS[flower]
    shuffle_and_deal(state)


@rule
def lay_out(state, seats, options, luck):
    """An empty table for so many seats."""
    set_luck(state, luck)
    clear_words(state, SEATS, STATE_SIZE - SEATS)
    state[SEATS] = seats
    state[BEES] = options[0]


@rule
def shuffle_and_deal(state):
    """Shuffle all cards into the deck, then deal three to every seat."""
    place = DECK
    for flower in range(FLOWERS):
        for _ in range(state[CARDS + flower]):
            state[place] = flower + 1
            place += 1
    state[DECK_SIZE] = place - DECK
    shuffle(state, DECK, state[DECK_SIZE])
    for _ in range(HAND_SIZE):
        for seat in range(state[SEATS]):
            draw_card(state, seat)


@rule
def shuffle(state, start, length):
    """Bring so many words into a random order, each as likely as any other."""
    for left in range(length, 1, -1):
        chosen = start + draw(state, left)
        last = start + left - 1
        state[chosen], state[last] = state[last], state[chosen]


@rule
def draw_card(state, seat):
    """The top card of the deck goes to the hand of a seat."""
    card = DECK + state[DEALT]
    state[HANDS + FLOWERS * seat + state[card] - 1] += 1
    state[card] = GONE
    state[DEALT] += 1


@rule
def turns_in_all(state):
    """One turn for every pot of every seat."""
    return POTS * state[SEATS]


@rule
def waiting(state):
    """The seat whose turn it is, as a bit; 0 when every pot is planted."""
    if state[TURNS] == turns_in_all(state):
        return 0
    return 1 << state[TURNS] % state[SEATS]


@rule
def moves(state, seat, out):
    """Any flower of the hand into any empty pot (RULES.md: Your turn, ruling W-1)."""
    found = 0
    for flower in range(FLOWERS):
        if state[HANDS + FLOWERS * seat + flower] == 0:
            continue
        for pot in range(POTS):
            if state[BOXES + POTS * seat + pot] == EMPTY:
                out[found] = POTS * flower + pot
                found += 1
    return found


@rule
def play(state, seat, move):
    """Plant a card, then draw one if the deck is not empty."""
    flower = move // POTS
    state[HANDS + FLOWERS * seat + flower] -= 1
    state[BOXES + POTS * seat + move % POTS] = flower + 1
    if state[DEALT] < state[DECK_SIZE]:
        draw_card(state, seat)
    state[TURNS] += 1
