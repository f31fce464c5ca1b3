"""What lies in the box of Home Staging, where it lies now, and the catalogue of furniture."""

from __future__ import annotations

from typing import Any

from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.contract.text import Listing

from ..content.furniture import CATALOGUE, NUMBERS, ROOM_CARDS, Furniture, option_name
from ..plan.plan import Plan
from ..plan.position import MOST_TOKENS, Card, Position
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
    position = Position(state)
    rooms = position.room_names
    known = [(card.number, card.letter) for card in position.cards if card.letter is not None]
    plans = [Plan(state, seat) for seat in range(position.seats)]
    return {
        "room cards": len(ROOM_CARDS) - len(rooms) + len(set(rooms)),
        "furniture cards": 2 * NUMBERS - len(known) + len(set(known)),
        "tokens": MOST_TOKENS - sum(map(_is_wrongly_assigned, position.cards)),
        "pieces without a token": sum(map(_pieces_too_many, plans)),
        "squares drawn by nothing": sum(map(_misdrawn, plans)),
    }


def _is_wrongly_assigned(card: Card) -> bool:
    """Whether tokens of a card are on none of its options, though they were assigned."""
    return card.first is not None and not 0 <= card.first <= card.tokens


def _pieces_too_many(plan: Plan) -> int:
    """How many pieces have no token of their card."""
    cards = [piece.card for piece in plan.pieces]
    return sum(max(0, cards.count(card.index) - card.tokens) for card in plan.cards)


def _misdrawn(plan: Plan) -> int:
    """How many squares do not show what the pieces cover."""
    again = list(plan.state)
    redraw_pieces(again, plan.seat, len(plan.pieces))
    other = Plan(again, plan.seat)
    pairs = ((plan.covered, other.covered), (plan.rugs, other.rugs), (plan.dots, other.dots))
    return sum((one ^ another).bit_count() for one, another in pairs)


# `casetta cards home-staging`


def listings(own: Any, say: Say) -> list[Listing]:
    """The four options of each number; own furniture is told by its scenario."""
    return [
        Listing(
            say(f"number-{number}"),
            ("option", "card", "points", "circulation", "seats"),
            [option_row(option, CATALOGUE[option], say) for option in options_of(number)],
        )
        for number in range(1, NUMBERS + 1)
    ]


def options_of(number: int) -> range:
    """The options of a number."""
    return range(4 * number - 4, 4 * number)


def option_row(option: int, furniture: Furniture, say: Say) -> tuple[str, ...]:
    """One option: its name, what it is called, its points, circulation squares and seats."""
    shape = furniture.shape
    name = option_name(option)
    points = 0 if shape.rug else len(shape.body)
    return (
        name,
        say(f"furniture-{name}"),
        str(points),
        str(len(shape.dots)),
        str(shape.seats or ""),
    )
