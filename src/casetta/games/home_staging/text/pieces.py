"""What lies in the box of Home Staging, and where it lies now."""

from __future__ import annotations

from casetta.contract.game import State
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import NUMBERS, ROOM_CARDS
from ..rules.laid import card_of, piece_at
from ..rules.layout import (
    CARD_NUMBER,
    CARD_TOKENS,
    CARDS,
    COVERED,
    DOTS,
    FIRST,
    LETTER,
    MOST_SEATS,
    MOST_TOKENS,
    NONE,
    PIECES,
    ROOM_CARD,
    ROOMS,
    RUGS,
    SIDE,
)
from ..rules.plan import redraw_pieces

BOX = {
    "room cards": len(ROOM_CARDS),
    "furniture cards": 2 * NUMBERS,
    "tokens": MOST_TOKENS,
    "pieces without a token": 0,
    "squares drawn by nothing": 0,
}


def pieces(state: State) -> dict[str, int]:
    """How many of each thing are somewhere: on the table or in the box.

    A card counts once however often it turns up, so a card dealt twice is missed in
    the sum. What is drawn belongs to a piece, and every piece to a token.
    """
    rooms = [state[ROOM_CARD + room] for room in range(state[ROOMS])]
    known = [
        (state[CARD_NUMBER + card], state[LETTER + card])
        for card in range(state[CARDS])
        if state[LETTER + card] != UNKNOWN
    ]
    seats = range(state[SEATS])
    return {
        "room cards": len(ROOM_CARDS) - len(rooms) + len(set(rooms)),
        "furniture cards": 2 * NUMBERS - len(known) + len(set(known)),
        "tokens": MOST_TOKENS - sum(_tokens_lost(state, card) for card in range(state[CARDS])),
        "pieces without a token": sum(_pieces_too_many(state, seat) for seat in seats),
        "squares drawn by nothing": _misdrawn(state),
    }


def _tokens_lost(state: State, card: int) -> int:
    """How many tokens of a card are on none of its options, though they were assigned."""
    first, tokens = state[FIRST + card], state[CARD_TOKENS + card]
    return 0 if first == NONE or 0 <= first <= tokens else 1


def _pieces_too_many(state: State, seat: int) -> int:
    """How many pieces of a seat have no token of their card."""
    cards = [card_of(piece_at(state, seat, piece)) for piece in range(state[PIECES + seat])]
    return sum(max(0, cards.count(card) - state[CARD_TOKENS + card]) for card in set(cards))


def _misdrawn(state: State) -> int:
    """How many rows of the plans do not show what their pieces cover."""
    again = list(state)
    for seat in range(state[SEATS]):
        redraw_pieces(again, seat, state[PIECES + seat])
    return sum(
        state[start + row] != again[start + row]
        for start in (COVERED, RUGS, DOTS)
        for row in range(MOST_SEATS * SIDE)
    )
