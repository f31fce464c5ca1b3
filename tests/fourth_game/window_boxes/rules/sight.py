"""What a seat may see, and what it can only guess; whether all cards are there."""

from ....kernel.luck import forget_luck, use_fast_luck
from ....kernel.rule import rule
from ....kernel.state import SEATS, UNKNOWN
from .layout import (
    BOXES,
    CARDS,
    DEALT,
    DECK,
    DECK_SIZE,
    FLOWERS,
    GONE,
    HANDS,
    POTS,
)
from .turn import shuffle, waiting


@rule
def hide(state, seat):
    """Blank the deck and the hands of others until the end (ruling W-2)."""
    forget_luck(state)
    if waiting(state) == 0:
        return
    for place in range(DECK + state[DEALT], DECK + state[DECK_SIZE]):
        state[place] = UNKNOWN
    for other in range(state[SEATS]):
        if other != seat:
            for flower in range(FLOWERS):
                state[HANDS + FLOWERS * other + flower] = UNKNOWN


@rule
def guess(state, seed):
    """Shuffle the cards that nobody sees; deal them to the hidden hands and into the deck."""
    use_fast_luck(state, seed)
    start = DECK + state[DEALT]
    if state[DEALT] == state[DECK_SIZE] and not is_hand_hidden(state):
        return
    if state[DEALT] < state[DECK_SIZE] and state[start] != UNKNOWN:
        return
    first = DECK + state[DEALT] - hidden_cards(state)
    lay_unseen(state, first)
    shuffle(state, first, DECK + state[DECK_SIZE] - first)
    for seat in range(state[SEATS]):
        if state[HANDS + FLOWERS * seat] == UNKNOWN:
            take_hand(state, seat, first)
            first += held(state, seat)


@rule
def is_hand_hidden(state):
    """Whether the hand of any seat is hidden."""
    for seat in range(state[SEATS]):
        if state[HANDS + FLOWERS * seat] == UNKNOWN:
            return True
    return False


@rule
def drawn_by(state, seat):
    """How many cards a seat was dealt and drew so far."""
    full_rounds = state[DEALT] // state[SEATS]
    return full_rounds + (1 if seat < state[DEALT] % state[SEATS] else 0)


@rule
def held(state, seat):
    """How many cards a seat holds, which everybody can count."""
    planted = 0
    for pot in range(POTS):
        if state[BOXES + POTS * seat + pot] != GONE:
            planted += 1
    return drawn_by(state, seat) - planted


@rule
def hidden_cards(state):
    """How many cards the hidden hands hold."""
    found = 0
    for seat in range(state[SEATS]):
        if state[HANDS + FLOWERS * seat] == UNKNOWN:
            found += held(state, seat)
    return found


@rule
def lay_unseen(state, place):
    """Write all cards that lie in no box and in no open hand, one after the other."""
    for flower in range(FLOWERS):
        for _ in range(state[CARDS + flower] - seen(state, flower)):
            state[place] = flower + 1
            place += 1


@rule
def seen(state, flower):
    """How many cards of a flower lie in boxes and open hands."""
    found = 0
    for seat in range(state[SEATS]):
        if state[HANDS + FLOWERS * seat] != UNKNOWN:
            found += state[HANDS + FLOWERS * seat + flower]
        for pot in range(POTS):
            if state[BOXES + POTS * seat + pot] == flower + 1:
                found += 1
    return found


@rule
def take_hand(state, seat, place):
    """A hidden hand becomes the cards that lie from a place on."""
    count = held(state, seat)
    for flower in range(FLOWERS):
        state[HANDS + FLOWERS * seat + flower] = 0
    for card in range(place, place + count):
        state[HANDS + FLOWERS * seat + state[card] - 1] += 1
        state[card] = GONE


@rule
def is_whole(state, out):
    """Whether deck, hands and boxes hold every card once; `out` is not needed."""
    for flower in range(FLOWERS):
        cards = seen(state, flower)
        for place in range(DECK + state[DEALT], DECK + state[DECK_SIZE]):
            if state[place] == flower + 1:
                cards += 1
        if cards != state[CARDS + flower]:
            return False
    return True
