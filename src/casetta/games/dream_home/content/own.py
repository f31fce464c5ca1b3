"""Games with the cards of somebody's own box: see `read_cards`. A state and a record keep them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casetta.contract.game import Drawing, Own, State
from casetta.contract.reader import Reader, content_reader, digest_of

from ..rules import layout
from ..rules.decisions import deal_cards
from ..rules.layout import FACT, PILE_SIZE, ROOM_FACTS
from ..rules.piles import FACTS, fact_words, number_in, resource_deck, room_deck
from . import box, kinds
from .cards import CARDS, Cards, cards_of, read_cards
from .kinds import FIRST_DECOR, FIRST_OWNED, FIRST_ROOF, KINDS, TOOLS, TYPES


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
    reader = content_reader(drawing["cards"])
    cards = cards_of(reader)
    reader.check()
    return cards


OWN = Own(read_cards, deal_own, told_cards, asked=box.read_file)


# Where own cards are known from, kept in a state so that a record tells it (ruling D-78)


CODES = ("box", "rulebook", "reviews", "reconstructed")
"""The sources by their two bits."""
ENTRIES = (*range(FIRST_ROOF), *range(FIRST_ROOF, FIRST_DECOR, 2), *range(FIRST_DECOR, KINDS))
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
        code = CODES.index(cards.sources[card])
        if not FIRST_DECOR <= card < FIRST_OWNED:  # there is one of each piece of decor
            code |= CODES.index(cards.copies_sources[card]) << 2
        words[PILE_SIZE + entry % TYPES] |= code << first_bit(entry)
    return words


def read_words(fields: Reader) -> list[int]:
    """The same of the cards of a drawing: own ones, or those of the program."""
    if not fields.has("cards"):
        return list(FACTS)
    own = fields.values["cards"]
    reader = content_reader(own if isinstance(own, dict) else {})
    cards = cards_of(reader)
    if fields.values.get("cards_digest", digest_of(own)) != digest_of(own):
        reader.fault("own-digest")
    fields.wrongs.extend(reader.wrongs)
    return list(FACTS) if reader.wrongs else own_words(cards)


def draw_origin(state: State, card: int) -> dict[str, str]:
    """Where the facts of a card are known from, and the number of its copies."""
    entry = ENTRIES.index(card)
    code = state[ROOM_FACTS + entry % TYPES] >> first_bit(entry)
    return {"source": CODES[code & 3], "copies_source": CODES[code >> 2 & 3]}


def first_bit(entry: int) -> int:
    """Where the four bits of an entry begin in their word."""
    return FIRST_BIT + WIDTH * (entry // TYPES)


# The cards of a state that is played with own ones, as a card file


def cards_in(state: State) -> Cards:
    """The cards that a state is played with."""
    return cards_of(content_reader(draw_cards(state)))


def draw_cards(state: State) -> dict[str, list[dict[str, Any]]]:
    """What each table of a card file says."""
    copies = [number_in(state, layout.BOX, card) for card in range(KINDS)]
    roofs = zip(kinds.COLOUR_KEYS, range(FIRST_ROOF, FIRST_DECOR, 2), strict=True)
    owned = [
        {"key": key, "copies": copies[card], **draw_origin(state, card)}
        for card, key in enumerate(kinds.OWNED_KEYS, FIRST_OWNED)
    ]
    return {
        "room": [
            {**draw_room_facts(state, kind), "copies": copies[kind], **draw_origin(state, kind)}
            for kind in range(TYPES)
        ],
        "roof": [
            {"colour": key, "plain": copies[card], "window": copies[card + 1]}
            | draw_origin(state, card)
            for key, card in roofs
        ],
        "decor": [draw_decor_facts(state, token) for token in range(kinds.TOKENS)],
        "tool": owned[:TOOLS],
        "helper": owned[TOOLS:],
    }


def draw_room_facts(state: State, kind: int) -> dict[str, Any]:
    """What is printed on the cards of a type of room."""
    facts, most = state[ROOM_FACTS + kind], kinds.MOST_CARDS[kind]
    drawn: dict[str, Any] = {
        "key": kinds.ROOM_KEYS[kind],
        "class": kinds.ROOM_CLASS[kind],
        "most": most,
        "points": [facts >> layout.FACT_BITS * size & FACT for size in range(most)],
    }
    partner, children = facts >> layout.PARTNER & FACT, facts >> layout.CHILDREN & FACT
    if partner:
        drawn["beside"] = kinds.ROOM_KEYS[partner - 1]
        drawn["beside_points"] = facts >> layout.BESIDE_POINTS & FACT
    return {**drawn, "children": children - 1} if children else drawn


def draw_decor_facts(state: State, token: int) -> dict[str, Any]:
    """What is printed on a piece of decor."""
    facts = state[layout.DECOR_FACTS + token]
    return {
        "key": kinds.DECOR_KEYS[token],
        "room": kinds.PLACE_KEYS[facts >> layout.DECOR_ROOM],
        "points": facts & FACT,
        "source": draw_origin(state, FIRST_DECOR + token)["source"],
    }
