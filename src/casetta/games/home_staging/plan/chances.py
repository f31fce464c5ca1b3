"""What a seat may still hope for: tokens to come, rooms and pieces that are not lost.

Everything here errs on the side of hope: what is called lost is lost for certain.
Of cards that lie face down both are possible, so nothing hidden is given away.
A plan told in a question may go on in any way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..bonuses.reading import PIECE_NUMBER
from ..rules.laid import FACTS_OF, TAGS_OF
from ..rules.layout import (
    CARD,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    DECIDED,
    DONE,
    EDGES,
    FINISH,
    FREE_HAND,
    FRONT_DOOR,
    LETTER,
    NONE,
    OPTION,
    OPTION_SIZE,
    OVER,
    PHASE,
    ROOMS,
    SIDE,
    TURN_OF,
    WINDOWS,
)
from ..rules.openings import why_not_window
from ..rules.plan import inside_rows
from ..rules.rows import has_square
from ..text.drawing import is_closed
from .facts import Fact
from .look import Look

MANY = 1 << 20
"""In a question nobody knows how many tokens are to come."""


class Hope(NamedTuple):
    """The rooms and pieces that count now or may still come to count, as bits."""

    rooms: int
    pieces: int


def is_settled(look: Look) -> bool:
    """Whether the seat can change nothing any more."""
    state = look.state
    if state[FREE_HAND]:
        return False
    ready = state[PHASE] == FINISH and state[DONE] >> look.seat & 1
    return bool(state[PHASE] == OVER or ready)


def hope_of(look: Look, room_facts: list[list[Fact]], piece_facts: list[list[Fact]]) -> Hope:
    """What is not lost; `room_facts` and `piece_facts` say what is against each of them."""
    if is_settled(look):
        return Hope(look.rooms, look.pieces)
    return Hope(_not_final(room_facts), _not_final(piece_facts))


def _not_final(found: list[list[Fact]]) -> int:
    return sum(1 << n for n, each in enumerate(found) if not any(fact.final for fact in each))


# Tokens to come


def to_come(look: Look) -> Iterator[tuple[int, int]]:
    """The cards whose tokens a seat has yet to draw, with how many of them."""
    state = look.state
    for card in range(state[CARDS]):
        tokens = state[CARD_TOKENS + card]
        if card == state[CARD]:
            tokens -= state[DECIDED + look.seat]
        elif state[TURN_OF + card]:
            tokens = 0
        if tokens:
            yield card, tokens


def options_of(look: Look, card: int) -> list[int]:
    """Where the options stand that a card may turn out to have."""
    state = look.state
    letters = (state[LETTER + card],) if state[TURN_OF + card] else (0, 1)
    return [
        OPTION + OPTION_SIZE * (4 * card + 2 * letter + option)
        for letter in letters
        for option in range(2)
    ]


def furniture_to_come(look: Look, room: int) -> int:
    """How many tokens of a room may still become furniture."""
    state = look.state
    if state[FREE_HAND]:
        return MANY
    return sum(
        tokens
        for card, tokens in to_come(look)
        if state[CARD_ROOM + card] == room
        and any(not state[at + FACTS_OF] >> 16 & 1 for at in options_of(look, card))
    )


def tokens_to_come(look: Look, room: int) -> int:
    """How many tokens of a room are to come."""
    state = look.state
    if state[FREE_HAND]:
        return MANY
    return sum(tokens for card, tokens in to_come(look) if state[CARD_ROOM + card] == room)


def selected_to_come(look: Look, selector: int) -> int:
    """How many pieces to come a selector may speak of."""
    if look.state[FREE_HAND]:
        return MANY
    return sum(tokens for card, tokens in to_come(look) if _may_select(look, card, selector))


def _may_select(look: Look, card: int, selector: int) -> bool:
    state = look.state
    room, value = (selector >> 16) - 1, selector >> 4 & 0xFFF
    if room not in (NONE, state[CARD_ROOM + card]):
        return False
    if selector & 15 == PIECE_NUMBER:
        return bool(state[CARD_NUMBER + card] == value)
    return any(state[at + TAGS_OF] >> value & 1 for at in options_of(look, card))


def seats_to_come(look: Look, room: int) -> int:
    """How many people could sit on pieces to come in a room."""
    state = look.state
    if state[FREE_HAND]:
        return MANY
    return sum(
        tokens * max(state[at + FACTS_OF] >> 17 for at in options_of(look, card))
        for card, tokens in to_come(look)
        if state[CARD_ROOM + card] == room
    )


# Windows to come


def window_places(look: Look, start: int) -> list[int]:
    """The edges around some squares where the scenario allows a window, others taken away."""
    state, seat = list(look.state), look.seat
    state[FRONT_DOOR + seat] = NONE
    for row in range(WINDOWS + EDGES * seat, WINDOWS + EDGES * seat + EDGES):
        state[row] = 0
    return [
        edge
        for edge in range(4 * SIDE * SIDE)
        if has_square(state, start, edge >> 2) and not why_not_window(state, seat, edge)
    ]


def closed_rooms(look: Look, rooms: int) -> list[int]:
    """Those of some rooms that have their walls."""
    return [
        room
        for room in range(look.state[ROOMS])
        if rooms >> room & 1 and is_closed(look.state, look.seat, room)
    ]


def places_of_room(look: Look, room: int) -> list[int]:
    """Where a closed room may have windows."""
    return window_places(look, inside_rows(look.seat, room))
