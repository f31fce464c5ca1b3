"""What the box of Dream Home holds only so often, whoever around the table has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.fields import Fields
from casetta.contract.game import State

from ..content.kinds import FIRST_DECOR, FIRST_ROOF, KEYS
from ..rules.layout import BOX, MOST_SEATS
from ..rules.piles import number_in
from ..text.pieces import told_cards
from .house import HOUSE, read_outside, read_roofs, told_house


def ask_box(question: Mapping[str, Any]) -> dict[str, Any]:
    """Whether people together have more than the box holds; their houses need not stand."""
    fields = Fields(question)
    cards: Counter[int] = Counter()
    box = None
    for person in fields.objects("people", MOST_SEATS):
        box, _ = told_house(person)
        again = read_outside(person, box)
        read_roofs(person, box)
        cards.update(cards_of(box, again))
    return {"warnings": [*fields.finish(), *(too_many(cards, box) if box else [])]}


def cards_of(state: State, again: Sequence[int] = ()) -> list[int]:
    """The cards that somebody told to have; `again` are tokens told more than once."""
    return [*told_cards(state, HOUSE), *(FIRST_DECOR + token for token in again)]


def too_many(cards: Mapping[int, int], state: State) -> Wrongs:
    """The cards of which there are more than in the box."""
    in_box = {card: number_in(state, BOX, card) for card in sorted(cards)}
    return [
        too_often(card, cards[card], most) for card, most in in_box.items() if cards[card] > most
    ]


def too_often(card: int, cards: int, box: int, where: str | None = None) -> Wrong:
    """That there are so many copies of a card, though the box holds fewer."""
    key = KEYS[card].replace(" ", "-")
    sort = "room" if card < FIRST_ROOF else "card"
    return Wrong("too-many-cards", where, sort=sort, room=key, card=key, cards=cards, box=box)
