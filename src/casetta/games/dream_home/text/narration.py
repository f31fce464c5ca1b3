"""A move in words: what a seat did, with the cards it is about."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.game import State
from casetta.contract.text import Phrase

from ..content.kinds import DECOR_KEYS, KEYS, ROOM_KEYS
from ..rules.house import SPACE_NAMES, card_on, house_of, token_on
from ..rules.layout import DISPLAY, HAND_RESOURCE, HAND_ROOM, ROUND, STAGE
from ..rules.piles import BEFORE_ROOFS, resource_in, room_in
from .notation import write

Values = dict[str, str | int]


def narrate(before: State, after: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """What a seat did, and whether a round began."""
    phrases = [phrase_of(before, seat, write(moves[0]))]
    if after[ROUND] != before[ROUND] and after[STAGE] <= before[STAGE]:
        phrases.append(Phrase("turn-new-round"))
    return phrases


def phrase_of(before: State, seat: int, text: str) -> Phrase:
    """The move that a text spells, with its cards, columns and spaces."""
    verb, *rest = text.split()
    places = [word.upper() for word in rest if word in SPACE_NAMES]
    numbers = [int(word) for word in rest if word.isdecimal()]
    values: Values = {"seat": seat}
    values |= dict(zip(("column", "other"), numbers, strict=False))
    values |= dict(zip(("space", "other"), places, strict=False))
    values |= cards_of_move(before, house_of(seat), verb, rest)
    return Phrase(message_of(verb, rest), values, tuple(places))


def message_of(verb: str, rest: list[str]) -> str:
    """The id of the sentence for a move."""
    match [verb, *rest]:
        case ["take", "0"]:
            return "move-take-marker"
        case ["room", _, "down"]:
            return "move-room-down"
        case ["token", "outside"]:
            return "move-token-outside"
        case ["scaffold", "keep"]:
            return "move-scaffold-keep"
    return f"move-{verb}"


def cards_of_move(state: State, house: int, verb: str, rest: list[str]) -> Values:
    """The names of the cards that a move is about."""
    match verb:
        case "take" | "discard" | "hammer":
            return column_cards(state, int(rest[0]))
        case "drill":
            return {**column_cards(state, int(rest[0])), "leaving": room_on(state, house, rest[1])}
        case "supply":
            return {"room": rest[1], "leaving": room_on(state, house, rest[0])}
        case "room":
            return {"room": ROOM_KEYS[state[HAND_ROOM] - 1]}
        case "token" | "decline":
            return {"card": card_word(state[HAND_RESOURCE])}
        case "keep":
            return {"card": DECOR_KEYS[token_on(state, house, SPACE_NAMES.index(rest[0]))]}
        case "roof":
            return {"card": "-".join([verb, *rest])}
    return {}


def column_cards(state: State, column: int) -> Values:
    """The cards of a column; `none` for no resource card."""
    resource = resource_in(state[DISPLAY], column)
    return {
        "room": ROOM_KEYS[room_in(state[DISPLAY], column)],
        "card": card_word(BEFORE_ROOFS + resource) if resource else "none",
    }


def room_on(state: State, house: int, space: str) -> str:
    """The room card on the space of that name."""
    return str(ROOM_KEYS[card_on(state, house, SPACE_NAMES.index(space))])


def card_word(card: int) -> str:
    """The name of a kind of card as sentences choose by it: `roof-red-window`."""
    return KEYS[card].replace(" ", "-")
