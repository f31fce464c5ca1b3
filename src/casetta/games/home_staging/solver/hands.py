"""The tokens a question is about, and every way to draw the piece of one of them.

A column is one legal drawing, as the engine lists it: option, turn, mirror, square. No two
columns of a room can disturb each other but by the squares they lie on, so the
columns are listed once, on the plan as it is before any of them is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casetta.contract.game import State

from ..rules.decisions import MIRRORED, MODES, OTHER, PLACE_MOVE, SQUARES, decision_at, legal_lines
from ..rules.laid import BODY, DOTS_OF, FACTS_OF, TAGS_OF, backs_drawn, drawn
from ..rules.layout import (
    CARD,
    CARD_NUMBER,
    DECIDED,
    DRAW,
    FIRST,
    LETTER,
    OPTION,
    OPTION_SIZE,
    PHASE,
    SIDE,
)

SEAT = 0
"""Questions are about a table with one seat: see position.py."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The tokens of one card: how many there are, and how many may lie on each option."""

    card: int
    letter: int
    tokens: int
    limits: tuple[int, int]
    may_use_idea: bool

    @property
    def is_assigned(self) -> bool:
        """Whether it is settled which tokens lie on which option."""
        return sum(self.limits) == self.tokens

    def allows(self, mode: int) -> bool:
        """Whether a piece may be drawn like this; the other option only where it is not free."""
        return mode < MIRRORED or (self.may_use_idea and (mode < OTHER or self.is_assigned))


@dataclass(frozen=True, slots=True)
class Column:
    """One way to draw the piece of a token; squares and edges by their numbers."""

    hand: int
    option: int
    move: int
    body: tuple[int, ...]
    dots: tuple[int, ...]
    backs: tuple[int, ...]
    rug: bool
    seats: int
    number: int
    tags: int

    @property
    def value(self) -> int:
        """The points of the piece if it can be reached."""
        return 0 if self.rug else len(self.body)

    @property
    def uses_idea(self) -> bool:
        """Whether it takes the Bright Idea."""
        return mode_of(self.move) >= MIRRORED

    @property
    def squares(self) -> tuple[int, ...]:
        """All squares of the drawing."""
        return (*self.body, *self.dots)


def mode_of(move: int) -> int:
    """How a move draws: turned, mirrored and turned, the other option turned."""
    return (move - PLACE_MOVE) // SQUARES % MODES


def columns_of(state: State, hands: list[Hand]) -> list[Column]:
    """Every way to draw a piece of these tokens on the plan as it is."""
    return [
        column
        for number, hand in enumerate(hands)
        for option in (0, 1)
        if hand.limits[option]
        for column in _columns(state, number, hand, option)
    ]


def _columns(state: State, number: int, hand: Hand, option: int) -> Iterator[Column]:
    trial = list(state)
    trial[PHASE], trial[CARD], trial[LETTER + hand.card] = DRAW, hand.card, hand.letter
    trial[FIRST + hand.card], trial[DECIDED] = (hand.tokens if option == 0 else 0), 0
    lines = legal_lines(trial, SEAT)
    for line in range(SIDE, len(lines)):
        for bit in range(16):
            if lines[line] >> bit & 1:
                move = decision_at(trial, SEAT, line, bit)
                if hand.allows(mode_of(move)):
                    yield _column(trial, number, hand, option, int(move))


def _column(state: State, number: int, hand: Hand, option: int, move: int) -> Column:
    mode, square = mode_of(move), (move - PLACE_MOVE) % SQUARES
    drawn_option = 2 * hand.letter + (option ^ (mode >= OTHER))
    place = OPTION + OPTION_SIZE * (4 * hand.card + drawn_option)
    transform = mode - OTHER if mode >= OTHER else mode
    facts = state[place + FACTS_OF]
    return Column(
        hand=number,
        option=option,
        move=move,
        body=_laid(drawn(state, place, BODY, transform), square),
        dots=_laid(drawn(state, place, DOTS_OF, transform), square),
        backs=tuple(
            4 * at + side
            for side in range(4)
            for at in _laid(backs_drawn(state, place, side, transform), square)
        ),
        rug=bool(facts >> 16 & 1),
        seats=facts >> 17,
        number=state[CARD_NUMBER + hand.card],
        tags=state[place + TAGS_OF],
    )


def _laid(word: int, origin: int) -> tuple[int, ...]:
    """The squares of a word of a drawing (a row in eight bits) that lies at an origin."""
    return tuple(origin + 16 * (bit >> 3) + (bit & 7) for bit in range(64) if word >> bit & 1)
