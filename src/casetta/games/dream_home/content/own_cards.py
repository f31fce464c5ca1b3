"""Games with the cards of somebody's own box: see `read_cards`."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.game import Drawing, Own, State
from casetta.contract.toml_reader import Page

from ..rules.decisions import deal_cards
from ..rules.decks import resource_deck, room_deck
from ..rules.origins import own_words
from .cards import Cards, cards_of, read_cards


def deal_own(
    cards: Cards, state: State, seats: int, options: Sequence[int], luck: Sequence[int]
) -> None:
    """Set the table with own cards; everything else is `deal`. The drawing then tells them."""
    facts, rooms, resources = own_words(cards), room_deck(cards), resource_deck(cards)
    deal_cards(state, seats, options, luck, facts, rooms, resources)


def told_cards(drawing: Drawing) -> Cards | None:
    """The own cards that stand in a drawing; raises the first thing that is wrong with them."""
    if "cards" not in drawing:
        return None
    page = Page(drawing["cards"])
    cards = cards_of(page)
    if page.wrongs:
        raise page.wrongs[0]
    return cards


OWN = Own(read_cards, deal_own, told_cards)
