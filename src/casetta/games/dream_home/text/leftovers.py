"""Where the pieces are that a drawing does not tell: see drawing.py."""

from __future__ import annotations

from collections import Counter

from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.kernel.state import SEATS, UNKNOWN

from ..ask.box import too_often
from ..content.kinds import (
    COLUMNS,
    DECOR_KEYS,
    FIRST_DECOR,
    FIRST_ROOF,
    KEYS,
    KINDS,
    ROOF_KEYS,
    ROUNDS,
)
from ..rules.house import CARDS, RIGHT, ROOF_HEIGHT, ROOFS, house_of
from ..rules.layout import BOX, DECKS, DISCARDS, REMOVED, ROUND, TOKENS_LEFT
from ..rules.piles import BEFORE_ROOFS, COLUMN_STEP, FIRST_RESOURCE, RESOURCE_STEP, number_in, put
from .pieces import count_cards, count_tokens

Untold = list[tuple[int, int]]
"""Houses and spaces of cards that lie face down and were not told."""


def find_tokens(fields: Fields, state: State) -> None:
    """A token that lies nowhere is beside the board."""
    tokens = count_tokens(state)
    for token, key in enumerate(DECOR_KEYS):
        if tokens[token] > 1:
            fields.fault("token-twice", key)
        if not tokens[token]:
            state[TOKENS_LEFT] |= 1 << token


def find_cards(fields: Fields, state: State, untold: Untold) -> None:
    """Cards that lie nowhere: face down and untold, used up, in the decks, or out of the game."""
    cards = count_cards(state)
    cards[0] -= len(untold)
    left: Counter[int] = Counter()
    for card in range(KINDS):
        box = number_in(state, BOX, card)
        left[card] = box - cards[card]
        if left[card] < 0:
            fields.wrongs.append(too_often(card, cards[card], box, KEYS[card]))
    if fields.wrongs:
        return
    _lay_untold(fields, state, untold, left)
    _use_up_decor(fields, state, left)
    if not _hides_something(state):
        _fill_decks(fields, state, left)
        for card in left.elements():
            put(state, REMOVED, card)


def _lay_untold(fields: Fields, state: State, untold: Untold, left: Counter[int]) -> None:
    """Any room cards that are left lie face down where nobody told which."""
    rooms = [card for card in left.elements() if card < FIRST_ROOF]
    if len(rooms) < len(untold):
        fields.fault("too-few-cards", "houses")
    for (house, space), card in zip(untold, rooms, strict=False):
        state[house + CARDS] |= card << RIGHT * space
        left[card] -= 1


def _use_up_decor(fields: Fields, state: State, left: Counter[int]) -> None:
    """The card of a token that was laid is among the discards, or has left the game."""
    for token, key in enumerate(DECOR_KEYS):
        card = FIRST_DECOR + token
        if state[TOKENS_LEFT] >> token & 1:
            continue
        if left[card]:
            left[card] = 0
            put(state, DISCARDS, card)
        elif not number_in(state, DISCARDS, card) and not number_in(state, REMOVED, card):
            fields.fault("token-twice", key)


def _hides_something(state: State) -> bool:
    """Whether decks or roof piles are not known."""
    houses = [house_of(seat) for seat in range(state[SEATS])]
    return UNKNOWN in state[DECKS : DECKS + ROUNDS] or any(
        state[house + ROOF_HEIGHT] != _known_roofs(state, house) for house in houses
    )


def _known_roofs(state: State, house: int) -> int:
    return sum(state[house + ROOFS] >> 7 * kind & 127 for kind in range(len(ROOF_KEYS)))


def _fill_decks(fields: Fields, state: State, left: Counter[int]) -> None:
    """Decks that were not told: what is left, in the order of the card file."""
    later = range(state[ROUND] + 1, ROUNDS)
    if any(state[DECKS + number] for number in later):
        return
    for kinds, columns, start, step, less in (
        (range(FIRST_ROOF), range(COLUMNS), 0, COLUMN_STEP, 0),
        (range(FIRST_ROOF, KINDS), range(1, COLUMNS), FIRST_RESOURCE, RESOURCE_STEP, BEFORE_ROOFS),
    ):
        deck = [card for card in kinds for _ in range(left[card])]
        places = [(number, column) for number in later for column in columns]
        if len(deck) < len(places):
            fields.fault("too-few-cards", "display")
        for card, (number, column) in zip(deck, places, strict=False):
            state[DECKS + number] |= card - less << start + step * column
            left[card] -= 1
