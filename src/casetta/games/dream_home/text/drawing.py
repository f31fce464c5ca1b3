"""Positions as drawings: what a record calls its setup, and what people type or draw.

A whole drawing spells everything, so that `setup(drawing(state))` is the state:

    {"seats": 2, "options": {"edition": "standard", ...}, "round": 1, "stage": "discard",
     "turn": 0, "first": 0, "marker": 0, "skipped": [], "hand": {"room": null, "resource": null},
     "display": [{"room": "kitchen"}, {"room": "study", "resource": "roof red"}, null, ...],
     "houses": [{"upper": [...], "lower": [...], "basement": [...], "outside": ["tree_house"],
                 "beside": ["drill"], "roofs": ["roof red window"], "roof_height": 1}, ...],
     "discards": {"kitchen": 2}, "removed": {}, "rooms": [...], "resources": [...],
     "luck": {"key": "64 hexadecimal digits", "drawn": 24, "fast": 0}}

`rooms` and `resources` are the decks in the order of dealing, `roofs` a pile; null is
what is not known. What is absent is none, but for the decks: without them, the cards
that lie nowhere else make the decks, in the order of the card file, and what is then
still left has left the game. Own cards stand under `cards`, like a card file, and their
SHA-256 under `cards_digest`.
"""

from __future__ import annotations

from typing import Any

from casetta.contract.game import State
from casetta.contract.reader import digest_of, write_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.editions import OPTIONS
from ..content.kinds import (
    COLOUR_KEYS,
    COLUMNS,
    DECOR_KEYS,
    FIRST_DECOR,
    FIRST_OWNED,
    FIRST_ROOF,
    KEYS,
    KINDS,
    MOST_CARDS,
    OWNED_KEYS,
    PLACE_KEYS,
    ROOM_CLASS,
    ROOM_KEYS,
    ROUNDS,
    TOKENS,
    TOOLS,
    TYPES,
)
from ..content.own import origin_of
from ..rules.house import house_of
from ..rules.layout import (
    BESIDE_POINTS,
    BOX,
    CHILDREN,
    DECKS,
    DECOR_FACTS,
    DECOR_ROOM,
    DISCARDS,
    DISPLAY,
    EDITION,
    FACT,
    FACT_BITS,
    FIRST,
    HAND_RESOURCE,
    HAND_ROOM,
    MARKER,
    PARTNER,
    REMOVED,
    ROOM_FACTS,
    ROUND,
    SHOWN,
    SKIPPED,
    STAGE,
    TURN,
)
from ..rules.piles import BEFORE_ROOFS, FACTS, number_in, resource_in, room_in
from .houses import draw_house
from .setup import STAGES, setup

__all__ = ["drawing", "setup"]


def drawing(state: State) -> dict[str, Any]:
    """A position as a drawing."""
    seats = range(state[SEATS])
    drawn = {
        "seats": state[SEATS],
        "options": draw_options(state),
        "round": min(state[ROUND] + 1, ROUNDS),
        "stage": STAGES[state[STAGE]],
        "turn": state[TURN],
        "first": state[FIRST],
        "marker": state[MARKER],
        "skipped": [seat for seat in seats if state[SKIPPED] >> seat & 1],
        "hand": draw_hand(state),
        "display": [draw_column(state, column) for column in range(COLUMNS)],
        "houses": [draw_house(state, house_of(seat)) for seat in seats],
        "discards": draw_pile(state, DISCARDS),
        "removed": draw_pile(state, REMOVED),
        **draw_decks(state),
        "luck": write_luck(state),
    }
    own = list(state[BOX : BOX + len(FACTS)]) != list(FACTS)
    if not own:
        return drawn
    cards = draw_cards(state)
    return {**drawn, "cards": cards, "cards_digest": digest_of(cards)}


def draw_options(state: State) -> dict[str, Any]:
    """Every option with its value."""
    return {
        option.name: option.values[state[EDITION + number]] for number, option in enumerate(OPTIONS)
    }


def draw_hand(state: State) -> dict[str, str | None]:
    """The room card and the decor or scaffolding card in the hand of the seat that is asked."""
    room, resource = state[HAND_ROOM], state[HAND_RESOURCE]
    return {
        "room": ROOM_KEYS[room - 1] if room else None,
        "resource": KEYS[resource] if resource else None,
    }


def draw_column(state: State, column: int) -> dict[str, str] | None:
    """The cards of a column of the display; None once they are gone."""
    if not state[SHOWN] >> column & 1:
        return None
    cards = {"room": ROOM_KEYS[room_in(state[DISPLAY], column)]}
    resource = resource_in(state[DISPLAY], column)
    return {**cards, "resource": KEYS[BEFORE_ROOFS + resource]} if column else cards


def draw_pile(state: State, pile: int) -> dict[str, int]:
    """How many cards of each kind lie in a pile."""
    numbers = {KEYS[card]: number_in(state, pile, card) for card in range(KINDS)}
    return {key: number for key, number in numbers.items() if number}


def draw_decks(state: State) -> dict[str, list[str] | None]:
    """Both decks in the order in which they will be dealt; None when they are hidden."""
    words = state[DECKS : DECKS + ROUNDS][state[ROUND] + 1 :]
    if UNKNOWN in words:
        return {"rooms": None, "resources": None}
    rooms = [room_in(word, column) for word in words for column in range(COLUMNS)]
    cards = [resource_in(word, column) for word in words for column in range(1, COLUMNS)]
    return {
        "rooms": [ROOM_KEYS[room] for room in rooms],
        "resources": [KEYS[BEFORE_ROOFS + card] for card in cards],
    }


def draw_cards(state: State) -> dict[str, list[dict[str, Any]]]:
    """The cards of a game that is played with own ones, as a card file."""
    copies = [number_in(state, BOX, card) for card in range(KINDS)]
    owned_rows = [
        {"key": key, "copies": copies[card], **draw_origin(state, card)}
        for card, key in enumerate(OWNED_KEYS, FIRST_OWNED)
    ]
    return {
        "room": [
            {**draw_room_facts(state, kind), "copies": copies[kind], **draw_origin(state, kind)}
            for kind in range(TYPES)
        ],
        "roof": [
            {
                "colour": key,
                "plain": copies[card],
                "window": copies[card + 1],
                **draw_origin(state, card),
            }
            for key, card in zip(COLOUR_KEYS, range(FIRST_ROOF, FIRST_DECOR, 2), strict=True)
        ],
        "decor": [draw_decor_facts(state, token) for token in range(TOKENS)],
        "tool": owned_rows[:TOOLS],
        "helper": owned_rows[TOOLS:],
    }


def draw_room_facts(state: State, kind: int) -> dict[str, Any]:
    """What is printed on the cards of a type of room."""
    facts = state[ROOM_FACTS + kind]
    drawn: dict[str, Any] = {
        "key": ROOM_KEYS[kind],
        "class": ROOM_CLASS[kind],
        "most": MOST_CARDS[kind],
        "points": [facts >> FACT_BITS * size & FACT for size in range(MOST_CARDS[kind])],
    }
    partner, children = facts >> PARTNER & FACT, facts >> CHILDREN & FACT
    if partner:
        drawn |= {"beside": ROOM_KEYS[partner - 1], "beside_points": facts >> BESIDE_POINTS & FACT}
    return {**drawn, "children": children - 1} if children else drawn


def draw_decor_facts(state: State, token: int) -> dict[str, Any]:
    """What is printed on a piece of decor."""
    facts = state[DECOR_FACTS + token]
    source, _ = origin_of(state, FIRST_DECOR + token)
    return {
        "key": DECOR_KEYS[token],
        "room": PLACE_KEYS[facts >> DECOR_ROOM],
        "points": facts & FACT,
        "source": source,
    }


def draw_origin(state: State, card: int) -> dict[str, str]:
    """Where the facts of a card are known from, and the number of its copies."""
    return dict(zip(("source", "copies_source"), origin_of(state, card), strict=True))
