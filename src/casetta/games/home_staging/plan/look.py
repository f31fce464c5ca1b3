"""One look at the plan of a seat: what can be reached, as the score sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from casetta.contract.game import State

from ..rules.laid import body_row, dots_row
from ..rules.layout import ROOMS, SIDE
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from ..text.drawing import room_name
from .squares import Square

Rows = Sequence[int]


class Look(NamedTuple):
    """A plan with what can be reached on it."""

    state: State
    seat: int
    reached: Rows
    rooms: int
    """The reachable rooms, as bits."""
    pieces: int
    """The reachable pieces, as bits."""
    names: Sequence[str]
    """What the rooms are called."""


def look_at(state: State, seat: int, names: Sequence[str] | None = None) -> Look:
    """Look at a plan as it is now; a question brings its own names of rooms."""
    reached = reach(state, seat)
    rooms = int(reachable_rooms(state, seat, reached))
    pieces = int(reachable_pieces(state, seat, reached, rooms))
    if names is None:
        names = [room_name(state, room) for room in range(state[ROOMS])]
    return Look(state, seat, reached, rooms, pieces, names)


def as_square(square: int) -> Square:
    """(row, column) of the number of a square."""
    return divmod(square, SIDE)


def dots_of(look: Look, piece: int) -> list[int]:
    """The circulation squares of a piece, row by row."""
    return [int(dots_row(look.state, look.seat, piece, row)) for row in range(SIDE)]


def body_of(look: Look, piece: int) -> list[int]:
    """The covered or rug squares of a piece, row by row."""
    return [int(body_row(look.state, look.seat, piece, row)) for row in range(SIDE)]


def minus(rows: Rows, others: Rows) -> list[int]:
    """The squares of a set that are not in another."""
    return [int(row & ~other) for row, other in zip(rows, others, strict=True)]


def both(rows: Rows, others: Rows) -> list[int]:
    """The squares that two sets have in common."""
    return [int(row & other) for row, other in zip(rows, others, strict=True)]
