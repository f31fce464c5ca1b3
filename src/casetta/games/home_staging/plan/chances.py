"""What a seat may still hope for: tokens to come, rooms and pieces that are not lost.

Everything here errs on the side of hope: what is called lost is lost for certain.
Of cards that lie face down both are possible, so nothing hidden is given away.
A plan told in a question may go on in any way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ..bonuses.kind import bits, selects
from ..bonuses.rules import bonus_hits
from ..rules.layout import EDGES, FRONT_DOOR, NONE, OPTION, OPTION_SIZE, WINDOWS
from ..rules.openings import why_not_window
from ..rules.pieces import FACTS_OF, TAGS_OF
from ..rules.walking import selected
from .facts import Fact
from .plan import Plan
from .position import Card
from .squares import edges_of, one

MANY = 1 << 20
"""In a question nobody knows how many tokens are to come."""


class Hope:
    """The rooms and pieces of a plan that count now or may still come to count, as bits."""

    def __init__(self, plan: Plan, rooms: int, pieces: int) -> None:
        self.plan, self.rooms, self.pieces = plan, rooms, pieces

    def may_hold(self, bonus: int) -> bool:
        """Whether a bonus holds if all that is not lost counts."""
        plan = self.plan
        return bool(bonus_hits(plan.state, plan.seat, bonus, self.rooms, self.pieces))

    # Walls

    def is_closed(self, room: int) -> bool:
        """Whether a room has its walls."""
        return self.plan.rooms[room].is_closed

    def all_closed(self, rooms: int) -> bool:
        """Whether all of some rooms have their walls."""
        return all(self.is_closed(room) for room in bits(rooms))

    @cached_property
    def _panes(self) -> list[int]:
        """The edges where the scenario allows a window, all others taken away."""
        state, seat = list(self.plan.state), self.plan.seat
        state[FRONT_DOOR + seat] = NONE
        state[WINDOWS + EDGES * seat : WINDOWS + EDGES * (seat + 1)] = [0] * EDGES
        edges = edges_of(self.plan.house.outer)
        return [edge for edge in edges if not why_not_window(state, seat, edge)]

    def window_places(self, room: int | None = None) -> list[int]:
        """Where a closed room, or the whole floor, may have windows."""
        plan = self.plan
        squares = plan.floor if room is None else plan.rooms[room].squares
        return [edge for edge in self._panes if squares & one(edge >> 2)]

    # Tokens to come

    @cached_property
    def cards_to_come(self) -> list[tuple[Card, int]]:
        """The cards whose tokens the seat has yet to draw, with how many of them."""
        plan = self.plan
        found = []
        for card in plan.cards:
            tokens = card.tokens if card.is_face_down else 0
            if plan.card is not None and card.index == plan.card.index:
                tokens = card.tokens - plan.decided
            if tokens:
                found.append((card, tokens))
        return found

    def tokens_to_come(self, room: int) -> int:
        """How many tokens of a room are to come."""
        if self.plan.is_drawn_by_hand:
            return MANY
        return sum(tokens for card, tokens in self.cards_to_come if card.room == room)

    def furniture_to_come(self, room: int) -> int:
        """How many tokens of a room may still become furniture."""
        return self._sum(room, lambda facts: int(not facts >> 16 & 1))

    def seats_to_come(self, room: int) -> int:
        """How many people could sit on pieces to come in a room."""
        return self._sum(room, lambda facts: facts >> 17)

    def _sum(self, room: int, most: Callable[[int], int]) -> int:
        """For each token to come the most that one of its options gives."""
        if self.plan.is_drawn_by_hand:
            return MANY
        return sum(
            tokens * max(most(self.plan.state[at + FACTS_OF]) for at in self._options(card))
            for card, tokens in self.cards_to_come
            if card.room == room
        )

    def selected_to_come(self, selector: int) -> int:
        """How many pieces to come a selector may speak of."""
        if self.plan.is_drawn_by_hand:
            return MANY
        return sum(
            tokens for card, tokens in self.cards_to_come if self._may_select(card, selector)
        )

    def _may_select(self, card: Card, selector: int) -> bool:
        tags = 0
        for at in self._options(card):
            tags |= self.plan.state[at + TAGS_OF]
        return selects(selector, card.room, card.number, tags)

    def most_selected(self, selector: int) -> int:
        """The most pieces that a selector may ever speak of."""
        drawn = int(selected(self.plan.state, self.plan.seat, selector, self.pieces))
        return drawn.bit_count() + self.selected_to_come(selector)

    def _options(self, card: Card) -> list[int]:
        """Where the options stand that a card may turn out to have."""
        known = card.letter is not None and not card.is_face_down
        letters = (card.letter or 0,) if known else (0, 1)
        first = OPTION + OPTION_SIZE * 4 * card.index
        return [first + OPTION_SIZE * (2 * letter + option)
                for letter in letters for option in range(2)]  # fmt: skip


def hope_of(plan: Plan, room_facts: list[list[Fact]], piece_facts: list[list[Fact]]) -> Hope:
    """What is not lost; `room_facts` and `piece_facts` say what is against each of them."""
    if plan.is_finished:
        return Hope(plan, plan.reachable_rooms, plan.reachable_pieces)
    return Hope(plan, _not_final(room_facts), _not_final(piece_facts))


def _not_final(found: list[list[Fact]]) -> int:
    return sum(1 << n for n, each in enumerate(found) if not any(fact.final for fact in each))
