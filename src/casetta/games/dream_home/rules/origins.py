"""Where own cards are known from, kept in a state so that a record tells it (ruling D-78).

The facts of the rooms leave the upper bits of their words free. There each entry of a
card file has four bits: two for the source of its facts, two for that of its copies; 0 is
the own box. The cards of the program have 0 everywhere, because a game with them tells
no cards.
"""

from __future__ import annotations

from casetta.contract.game import State

from ..content.cards import CARDS, Cards
from ..content.kinds import FIRST_DECOR, FIRST_OWNED, FIRST_ROOF, KINDS, TYPES
from .decks import FACTS, fact_words
from .layout import PILE_SIZE, ROOM_FACTS

CODES = ("box", "rulebook", "reviews", "reconstructed")
"""The sources by their two bits."""
ENTRIES = (
    *range(FIRST_ROOF),
    *range(FIRST_ROOF, FIRST_DECOR, 2),
    *range(FIRST_DECOR, KINDS),
)
"""The card, or the first of two, of every entry."""
FIRST_BIT, WIDTH = 48, 4
"""Where the first sixteen entries begin in the words of the rooms; the others follow above."""
CONFIRMED = 1 << 60
"""In the first word: all is as we print it, but known from elsewhere."""


def own_words(cards: Cards) -> list[int]:
    """What a state keeps of own cards: their facts, and where these are known from."""
    words: list[int] = fact_words(cards)
    if cards == CARDS:
        return words
    if words == list(FACTS):
        words[PILE_SIZE] |= CONFIRMED
    for entry, card in enumerate(ENTRIES):
        words[PILE_SIZE + entry % TYPES] |= code_of(cards, card) << first_bit(entry)
    return words


def code_of(cards: Cards, card: int) -> int:
    """Both sources of an entry; the copies of decor have none, for there is one of each."""
    has_copies = not FIRST_DECOR <= card < FIRST_OWNED
    copies = CODES.index(cards.copies_sources[card]) if has_copies else 0
    return CODES.index(cards.sources[card]) | copies << 2


def origin_of(state: State, card: int) -> tuple[str, str]:
    """Where the facts of a card are known from, and the number of its copies."""
    entry = ENTRIES.index(card)
    code = state[ROOM_FACTS + entry % TYPES] >> first_bit(entry)
    return CODES[code & 3], CODES[code >> 2 & 3]


def first_bit(entry: int) -> int:
    """Where the four bits of an entry begin in their word."""
    return FIRST_BIT + WIDTH * (entry // TYPES)
