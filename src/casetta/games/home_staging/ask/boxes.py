"""What the box of Home Staging holds only so often: tokens on a card, one card of its two."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from casetta.contract.fields import Fields
from casetta.contract.game import State

from ..content.furniture import OPTION_NAMES
from ..content.library import BUILT_IN, NAMES
from ..rules.layout import (
    CARD_NUMBER,
    CARD_TOKENS,
    CARDS,
    LAYOUT,
    MOST_SEATS,
    MOST_TOKENS,
    STATE_SIZE,
)
from .small_questions import Answer, Question, with_warnings


class Drawn(NamedTuple):
    """A piece on somebody's plan: of which card of the row, and of which of the two cards."""

    card: int
    letter: str


def ask_box(question: Question) -> Answer:
    """Whether people drew more than the tokens say, or from cards that cannot both be there."""
    fields = Fields(question)
    state = scenario_state(fields)
    plans = [
        [read_piece(piece, state) for piece in person.objects("pieces", 2 * MOST_TOKENS)]
        for person in fields.objects("people", MOST_SEATS)
    ]
    warnings = fields.finish()
    return with_warnings({"facts": [*crowded(state, plans), *two_cards(state, plans)]}, warnings)


def scenario_state(fields: Fields) -> State:
    """A state that knows the cards of a built-in scenario."""
    state = LAYOUT.blank()
    facts = BUILT_IN[NAMES.index(fields.choice("scenario", NAMES))].facts
    state[STATE_SIZE - len(facts) :] = facts
    return state


def read_piece(piece: Fields, state: State) -> Drawn:
    """One piece, told by the place of its card in the scenario and by the name of its option."""
    card = piece.number("card", 0, state[CARDS] - 1)
    number = f"{state[CARD_NUMBER + card]:02}"
    names = [name for name in OPTION_NAMES if name.startswith(number)]
    return Drawn(card, piece.choice("option", names)[2])


def crowded(state: State, plans: list[list[Drawn]]) -> list[Answer]:
    """Cards of which somebody drew more pieces than there are tokens on them."""
    return [
        {"code": "too_many_pieces", "person": person, "card": card, "tokens": tokens}
        for person, plan in enumerate(plans)
        for card, pieces in sorted(Counter(piece.card for piece in plan).items())
        if pieces > (tokens := int(state[CARD_TOKENS + card]))
    ]


def two_cards(state: State, plans: list[list[Drawn]]) -> list[Answer]:
    """Cards that showed one thing to some and another thing to others: only one was turned over."""
    seen = {piece for plan in plans for piece in plan}
    letters = Counter(piece.card for piece in seen)
    return [
        {"code": "two_cards", "card": card} for card in range(state[CARDS]) if letters[card] > 1
    ]
