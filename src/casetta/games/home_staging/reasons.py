"""Why not: for a piece, a closing, the front door, a window, with the squares at fault.

Screens ask here while a player draws; the answers come from the functions that
decide what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casetta.kernel.game import State

from .closing import (
    CLOSING_CODES,
    NO_DOOR,
    offending_squares,
    why_not_close,
)
from .laid import option_place
from .layout import CARD, NONE, SIDE
from .openings import FRONT_DOOR_CODES, WINDOW_CODES, why_not_front_door, why_not_window
from .placing import (
    GHOST_BOTTOM,
    GHOST_SIZE,
    GHOST_TOP,
    PLACEMENT_CODES,
    clashes,
    lay_ghost,
    why_not_place,
)
from .plan import inside_rows
from .rows import square_of
from .squares import Square, rows_of, squares_of


class Reason(NamedTuple):
    """A code of the rules page, and the squares that break the rule."""

    code: str
    squares: list[Square]


def empty_ghost() -> list[int]:
    """A ghost that covers nothing yet."""
    return [0] * GHOST_SIZE


def why_not_piece(
    state: State, seat: int, option: int, transform: int, square: int
) -> Reason | None:
    """Why the first or second option of this turn's card may not be drawn there; None if it may."""
    ghost = empty_ghost()
    lay_ghost(state, ghost, option_place(state, state[CARD], option), transform, square)
    return why_not_ghost(state, seat, ghost)


def why_not_ghost(state: State, seat: int, ghost: list[int]) -> Reason | None:
    """The first condition that a laid drawing breaks, with the squares; None if it breaks none."""
    code = why_not_place(state, seat, ghost)
    if not code:
        return None
    rows = [0] * SIDE
    for row in range(ghost[GHOST_TOP], ghost[GHOST_BOTTOM]):
        rows[row] = clashes(state, seat, ghost, row)[code] & 0xFFFF
    return Reason(PLACEMENT_CODES[code], squares_of(rows))


def why_not_room(
    state: State, seat: int, room: int, squares: Iterable[Square], door: int | None
) -> Reason | None:
    """Why these squares may not become a room with this door; None if they may."""
    trial = list(state)
    start = inside_rows(seat, room)
    trial[start : start + SIDE] = rows_of(squares)
    code = why_not_close(trial, seat, room, NONE if door is None else door)
    if not code:
        return None
    if code < NO_DOOR:
        return Reason(
            CLOSING_CODES[code], squares_of(offending_squares(trial, seat, room, start, code))
        )
    return Reason(CLOSING_CODES[code], [] if door is None else [divmod(square_of(door), SIDE)])


def why_not_front(state: State, seat: int, edge: int) -> Reason | None:
    """Why an edge may not be the front door; None if it may."""
    code = why_not_front_door(state, seat, edge)
    return Reason(FRONT_DOOR_CODES[code], [divmod(square_of(edge), SIDE)]) if code else None


def why_no_window(state: State, seat: int, edge: int) -> Reason | None:
    """Why an edge may not be a window; None if it may."""
    code = why_not_window(state, seat, edge)
    return Reason(WINDOW_CODES[code], [divmod(square_of(edge), SIDE)]) if code else None
