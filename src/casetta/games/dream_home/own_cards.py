"""Games with the cards of somebody's own box: see `read_cards`."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.kernel.game import State

from .cards import Cards
from .decks import fact_words, resource_deck, room_deck
from .rules import deal_cards


def deal_own(
    cards: Cards, state: State, seats: int, options: Sequence[int], luck: Sequence[int]
) -> None:
    """Set the table with own cards; everything else is `deal`. The drawing then tells them."""
    facts, rooms, resources = fact_words(cards), room_deck(cards), resource_deck(cards)
    deal_cards(state, seats, options, luck, facts, rooms, resources)
