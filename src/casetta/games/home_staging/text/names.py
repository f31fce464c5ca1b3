"""What things are called: the scenario, its rooms, cards and furniture, as phrases.

The names of an own scenario travel with the phrase, in all four languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from casetta.contract.text import Phrase
from casetta.words import LANGUAGES

from ..content.furniture import LETTERS, option_name
from ..content.library import Scenario
from ..content.scenario import text_in
from ..plan.plan import Piece, Plan
from ..plan.position import Card


class Names:
    """The names of one scenario."""

    def __init__(self, scenario: Scenario, *, is_own: bool) -> None:
        self.content: Mapping[str, Any] = scenario.content
        self.id = "" if is_own else scenario.id

    def title(self) -> Phrase:
        """The name of the scenario."""
        if self.id:
            return Phrase(f"scenario-{self.id}-title")
        return own_text(self.content.get("title", self.content["id"]))

    def room(self, card: str) -> Phrase:
        """A room by its card."""
        if self.id:
            return Phrase(f"scenario-{self.id}-room-{card}")
        return self._named(self.content["room"], "card", card) or Phrase(f"room-{card}")

    def number(self, number: int) -> Phrase:
        """The back of a card."""
        return self._own("number", "n", number) or Phrase(f"number-{number}")

    def card(self, card: Card) -> Phrase:
        """The back of a card, with its tokens where there are several."""
        back = self.number(card.number)
        if card.tokens == 1:
            return back
        return Phrase("turn-card-tokens", {"card": back, "tokens": card.tokens})

    def furniture(self, option: str) -> Phrase:
        """An option such as 09b1."""
        return self._own("option", "id", option) or Phrase(f"furniture-{option}")

    def option(self, card: Card, option: int) -> Phrase:
        """The first or second option of a card that was turned over."""
        return self.furniture(option_text(card, option))

    def piece(self, piece: Piece) -> Phrase:
        """A piece on a plan."""
        return self.furniture(option_name(piece.option))

    def _own(self, table: str, key: str, value: object) -> Phrase | None:
        return self._named(self.content.get("furniture", {}).get(table, []), key, value)

    def _named(self, entries: Iterable[Any], key: str, value: object) -> Phrase | None:
        """The name that an own scenario gives to one of some entries."""
        for entry in entries:
            if entry[key] == value and "name" in entry:
                return own_text(entry["name"])
        return None


def own_text(text: Any) -> Phrase:
    """A text that an own scenario brings, in some of the four languages."""
    return Phrase("own-text", {language: text_in(text, language) for language in LANGUAGES})


def names_at(plan: Plan) -> Names:
    """The names at the table of a plan."""
    return Names(plan.home, is_own=plan.is_own)


def option_text(card: Card, option: int) -> str:
    """The first or second option of a card that was turned over, such as 09b1."""
    assert card.letter is not None
    return f"{card.number:02}{LETTERS[card.letter]}{option + 1}"


def room_at(plan: Plan, room: int | None) -> Phrase:
    """A room of a table by its number in the scenario."""
    assert room is not None
    return names_at(plan).room(plan.room_names[room])
