"""A table of Home Staging as plain code sees it: phase, rooms, cards, and the house they are for.

`Position` reads a state; nothing outside `rules`, `bonuses`, `content` and `plan` needs to know
where in a state something stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from casetta.contract.game import State
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import ROOM_CARDS
from ..rules import layout
from ..rules.layout import EDGES, SIDE
from ..rules.layout import LAYOUT as LAYOUT
from ..rules.layout import MOST_BONUSES as MOST_BONUSES
from ..rules.layout import MOST_CARDS as MOST_CARDS
from ..rules.layout import MOST_ROOMS as MOST_ROOMS
from ..rules.layout import MOST_SEATS as MOST_SEATS
from ..rules.layout import MOST_TOKENS as MOST_TOKENS
from ..rules.layout import NONE as NONE
from ..rules.openings import on_wrong_side, sees, why_not_window
from ..rules.versions import SCENARIO_MASK, version
from .squares import Sides, Squares, by_sides, edges_of, from_rows

FEATURES = 3
"""What windows may look at: trees, lakes, roads."""


class Phase(IntEnum):
    """The phases of a game, in the rulebook's order."""

    CHOOSE_ROOM = 0
    CHOOSE_CARD = 1
    ASSIGN = 2
    DRAW = 3
    CLOSE = 4
    FINISH = 5
    OVER = 6


class Card:
    """A furniture card in the row of its room."""

    def __init__(self, state: State, index: int) -> None:
        self.index = index
        self.number = int(state[layout.CARD_NUMBER + index])
        """Its furniture number."""
        self.room = int(state[layout.CARD_ROOM + index])
        self.tokens = int(state[layout.CARD_TOKENS + index])
        letter = int(state[layout.LETTER + index])
        self.letter = None if letter == UNKNOWN else letter
        """Which of the two cards of its number it is, 0 or 1; None where nobody may know."""
        self.turn = int(state[layout.TURN_OF + index])
        """The turn in which it was turned over, from 1; 0 face down."""
        self.is_face_down = self.turn == 0
        self.first = or_none(state[layout.FIRST + index])
        """How many tokens were assigned to its first option; None before that."""


class Bonus(NamedTuple):
    """A bonus rule as a state holds it (see bonuses/kind.py), and `at` where it stands there."""

    kind: int
    points: int
    max: int
    min: int
    rooms: int
    detail: int
    a: int
    b: int
    at: int

    @property
    def room(self) -> int:
        """The one room that it speaks of."""
        return (self.rooms & -self.rooms).bit_length() - 1

    def paid(self, hits: int) -> dict[str, Any]:
        """What is told of hits that pay one by one, up to so many points."""
        return {"have": hits, "points": self.points, "most": self.max}


class House:
    """What a scenario says, as far as a plan is concerned; it never changes in a game."""

    def __init__(self, facts: tuple[int, ...]) -> None:
        state = LAYOUT.blank()
        state[layout.FACTS :] = facts
        state[layout.MOST_WINDOWS] = state[layout.FRONT_DOOR] = NONE
        rooms, cards = range(state[layout.ROOMS]), range(state[layout.CARDS])
        self.floor = from_rows(state, layout.FLOOR)
        self.pillars = from_rows(state, layout.PILLARS)
        self.marks = from_rows(state, layout.MARKS), from_rows(state, layout.MARKS + SIDE)
        """Mosaic and pipes."""
        kept = state[layout.KEEP_FREE]
        self.kept_free = 0 if kept == NONE else self.marks[kept]
        """Squares that a special rule keeps free of furniture."""
        self.grounds = tuple(from_rows(state, layout.GROUND + SIDE * each) for each in range(4))
        """What lies outside: trees, lakes, roads, courtyards."""
        self.outer = sides_in(state, layout.OUTER)
        """Outer walls."""
        edges = self.outer_edges = edges_of(self.outer)
        self.fronts = by_sides(edge for edge in edges if not on_wrong_side(state, edge))
        """Where a special rule allows the front door."""
        self.panes = by_sides(edge for edge in edges if not why_not_window(state, 0, edge))
        """Where a special rule allows windows."""
        self.views = tuple(
            by_sides(edge for edge in edges if sees(state, edge, ground))
            for ground in range(FEATURES)
        )
        """For each feature the windows that would look at it."""
        self.hub = state[layout.HUB]
        """The room in the corridor's place; NONE where there is a corridor."""
        self.must_hold = tuple(
            tuple(
                self.marks[mark] for mark in range(2) if state[layout.MUST_HOLD + mark] >> room & 1
            )
            for room in rooms
        )
        """For each room the sets of which it must hold a square."""
        self.cards = tuple(
            tuple(card for card in cards if state[layout.CARD_ROOM + card] == room)
            for room in rooms
        )
        """The cards of each room."""
        self.tokens = tuple(state[layout.CARD_TOKENS + card] for card in cards)
        """The tokens of each card."""
        words = [(*state[at : at + layout.BONUS_SIZE], at) for at in bonus_places()]
        self.bonuses = tuple(Bonus(*each) for each in words if each[0] != NONE)
        self.most_windows = facts[layout.MOST_WINDOWS - layout.FACTS]
        self.front_side_is_told = state[layout.FRONT_SIDE] != NONE
        """Whether a special rule says which side the front door faces."""

    def front_squares(self, backs: Sequence[Squares]) -> Squares:
        """The squares where the front door may be: no furniture leans on that outer wall."""
        fronts = self.fronts
        north, south = fronts[0] & ~backs[0], fronts[2] & ~backs[2]
        return north | south | fronts[1] & ~backs[1] | fronts[3] & ~backs[3]


house_with = lru_cache(maxsize=8)(House)
"""The house with these facts."""


def bonus_places() -> range:
    """Where the bonus rules stand in a state."""
    size = layout.BONUS_SIZE
    return range(layout.BONUS, layout.BONUS + layout.MOST_BONUSES * size, size)


def sides_in(state: State, start: int) -> Sides:
    """The edges that stand in the 64 rows from `start` on."""
    if not any(state[start : start + EDGES]):
        return 0, 0, 0, 0
    return tuple(from_rows(state, start + SIDE * side) for side in range(4))


Value = TypeVar("Value", covariant=True)


class Word(Generic[Value]):
    """An attribute that is a word of the state; where it has one for each seat, the seat's."""

    def __init__(self, field: int, kind: Callable[[int], Value], *, of_seat: bool = False) -> None:
        self.field, self.kind, self.of_seat = field, kind, of_seat

    def __get__(self, position: Position, owner: type) -> Value:
        return self.kind(position.state[self.field + (position.seat if self.of_seat else 0)])


def or_none(word: int) -> int | None:
    """A word of a state; None where it says that there is nothing."""
    return None if word == NONE else int(word)


class Position:
    """A table, read-only and lazy; make another one after a move.

    `state` is for calls of rules alone. Rooms and cards are numbers in the order of the
    scenario, `room` and `card` are those at hand or None.
    """

    seat = 0
    seats = Word(SEATS, int)
    scenario = Word(layout.SCENARIO, lambda word: int(word) & SCENARIO_MASK)
    """The number of the scenario: see content/library.py."""
    phase = Word(layout.PHASE, Phase)
    """What is decided now."""
    active = Word(layout.ACTIVE, int)
    """The active seat."""
    turn = Word(layout.TURN, int)
    """How many cards were turned over so far."""
    room = Word(layout.ROOM, or_none)
    """The current room; None between rounds."""
    hub = Word(layout.HUB, or_none)
    """The room that takes the corridor's place; None where there is a corridor."""
    room_count = Word(layout.ROOMS, int)
    is_drawn_by_hand = Word(layout.FREE_HAND, bool)
    """Whether this is a plan on real paper, told in a question; it may go on in any way."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def version(self) -> int:
        """The version of the rules that the table follows."""
        return int(version(self.state))

    @property
    def card(self) -> Card | None:
        """The card of this turn; None before one is turned over."""
        card = or_none(self.state[layout.CARD])
        return None if card is None else self.cards[card]

    def is_ready(self, seat: int) -> bool:
        return bool(self.state[layout.DONE] >> seat & 1)

    @cached_property
    def house(self) -> House:
        return house_with(tuple(self.state[layout.FACTS : LAYOUT.size]))

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        return tuple(Card(self.state, card) for card in range(self.state[layout.CARDS]))

    def cards_of(self, room: int) -> list[Card]:
        return [card for card in self.cards if card.room == room]

    @property
    def face_down(self) -> list[Card]:
        """The cards of the current room that may still be turned over."""
        return [card for card in self.cards if card.room == self.room and card.is_face_down]

    @cached_property
    def room_names(self) -> Sequence[str]:
        """The room card of each room, such as `bath`."""
        cards = (self.state[layout.ROOM_CARD + room] for room in range(self.state[layout.ROOMS]))
        return [ROOM_CARDS[card] for card in cards]

    def is_opened(self, room: int) -> bool:
        return bool(self.state[layout.ROUND_OF + room])

    @property
    def opened_rooms(self) -> list[int]:
        """The rooms in the order in which they were opened."""
        rooms = [room for room in range(self.room_count) if self.is_opened(room)]
        return sorted(rooms, key=lambda room: self.state[layout.ROUND_OF + room])


def letter_of(state: State, card: int) -> int:
    """Which of the two cards of its number a card is, where that is known."""
    return int(state[layout.LETTER + card])
