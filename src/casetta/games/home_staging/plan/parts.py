"""Pieces and rooms of a plan."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.pieces import transform_of
from .squares import Squares


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that a seat has drawn; sets of squares are `Squares`."""

    index: int
    """Which of the pieces of the seat it is, in the order of drawing."""
    room: int
    number: int
    """Its furniture number."""
    body: Squares
    """Covered squares, or those of a rug."""
    dots: Squares
    """Circulation."""
    rug: bool
    points: int
    """What it scores if it counts: its squares; 0 for a rug."""
    seats: int
    tags: int
    word: int
    """Card, option, turn and origin in one word; 0 where the plan is drawn by hand."""

    @property
    def squares(self) -> Squares:
        """All squares of the drawing."""
        return self.body | self.dots

    @property
    def card(self) -> int:
        """The card it comes from."""
        return self.word >> 13

    @property
    def option(self) -> int:
        """0 to 131, in the order 01a1, 01a2, 01b1 …"""
        return 4 * (self.number - 1) + (self.word >> 11 & 3)

    @property
    def transform(self) -> int:
        """Quarter turns clockwise, 4 more for mirrored."""
        return int(transform_of(self.word))

    @property
    def origin(self) -> int:
        """The square of the top left of its drawing."""
        return self.word & 255


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the plan, in the order of the scenario."""

    index: int
    name: str
    """Its room card, such as `bath`."""
    squares: Squares
    """Its squares, also while it is being closed; none before."""
    is_closed: bool
    door: int | None
    """Its door seen from inside."""
    own: Squares
    """All squares of its pieces, circulation included."""
    pieces: tuple[int, ...]

    @property
    def stage(self) -> str:
        """`closed`, `begun` with pieces but no walls, or `none`."""
        if self.is_closed:
            return "closed"
        return "begun" if self.pieces else "none"
