"""The tokens a question is about, and every way to draw the piece of one of them.

A column is one legal drawing, as the engine lists it: option, turn, mirror, square. No two
columns of a room can disturb each other but by the squares they lie on, so the
columns are listed once, on the plan as it is before any of them is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casetta.contract.game import State

from ..plan.changes import about_to_draw
from ..plan.squares import Squares
from ..plan.stamps import Stamp, stamp_of
from ..rules.decisions import DECLINE, MIRRORED, MODES, OTHER, PLACE_MOVE, SQUARES
from ..rules.setup import count, moves

SEAT = 0
"""Questions are about a table with one seat: see question.py."""


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
    """One way to draw the piece of a token."""

    hand: int
    option: int
    move: int
    body: Squares
    dots: Squares
    backs: tuple[int, ...]
    """The edges where it stands against a wall."""
    number: int
    stamp: Stamp

    @property
    def value(self) -> int:
        """The points of the piece if it can be reached."""
        return self.stamp.value

    @property
    def rug(self) -> bool:
        """Whether it is a rug."""
        return self.stamp.rug

    @property
    def seats(self) -> int:
        """How many people can sit on it."""
        return self.stamp.seats

    @property
    def tags(self) -> int:
        """Its tags, as bits."""
        return self.stamp.tags

    @property
    def uses_idea(self) -> bool:
        """Whether it takes the Bright Idea."""
        return mode_of(self.move) >= MIRRORED

    @property
    def squares(self) -> Squares:
        """All squares of the drawing."""
        return self.body | self.dots


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
    first = hand.tokens if option == 0 else 0
    trial = about_to_draw(state, SEAT, hand.card, hand.letter, first)
    legal = [0] * count(trial, SEAT)
    moves(trial, SEAT, legal)
    for move in legal:
        if move != DECLINE and hand.allows(mode_of(move)):
            yield _column(trial, number, hand, option, int(move))


def _column(state: State, number: int, hand: Hand, option: int, move: int) -> Column:
    rest, square = divmod(move - PLACE_MOVE, SQUARES)
    furniture, mode = divmod(rest, MODES)
    transform = mode - OTHER if mode >= OTHER else mode
    stamp = stamp_of(state, hand.card, furniture % 4, transform)
    body, dots = stamp.at(square)
    return Column(
        hand=number,
        option=option,
        move=move,
        body=body,
        dots=dots,
        backs=tuple(stamp.backs_on(square)),
        number=furniture // 4 + 1,
        stamp=stamp,
    )
