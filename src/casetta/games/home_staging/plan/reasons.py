"""Why not: for a piece, a closing, the front door, a window, with the squares at fault.

Screens ask here while a player draws; the answers come from the functions that
decide what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casetta.contract.game import State

from ..content.furniture import neighbour
from ..rules import closing, pieces
from ..rules.closing import inside_rows
from ..rules.grid import beyond, far_side, has_edge, has_square, side_of, square_of
from ..rules.layout import BACKS, CARD, EDGES, LETTER, NONE, PILLARS, SIDE
from ..rules.openings import FRONT_DOOR_CODES, WINDOW_CODES, why_not_front_door, why_not_window
from .squares import Square, from_rows, is_on_sheet, of_pairs, pair_names, pairs, to_rows
from .stamps import stamp_of


class Reason(NamedTuple):
    """A code of the rules, and the squares that break the rule."""

    code: str
    squares: list[Square]

    @property
    def message(self) -> str:
        return self.code.replace("_", "-")

    @property
    def where(self) -> str:
        return " ".join(pair_names(self.squares))


def empty_ghost() -> list[int]:
    """A ghost that covers nothing yet."""
    return [0] * pieces.GHOST_SIZE


def why_not_piece(
    state: State, seat: int, option: int, transform: int, square: int
) -> Reason | None:
    """Why the first or second option of this turn's card may not be drawn there; None if it may."""
    ghost, card = empty_ghost(), state[CARD]
    place = pieces.option_place(state, card, option)
    pieces.lay_ghost(state, ghost, place, transform, square)
    stamp = stamp_of(state, card, 2 * state[LETTER + card] + option, transform)
    return why_not_ghost(state, seat, ghost, *stamp.squares_on(square))


def why_not_ghost(
    state: State,
    seat: int,
    ghost: list[int],
    body: Iterable[Square] = (),
    dots: Iterable[Square] = (),
) -> Reason | None:
    """The first condition that a laid drawing breaks, with the squares; None if it breaks none.

    `body` and `dots` tell those beyond the sheet, which a ghost cannot hold.
    """
    code = int(pieces.why_not_place(state, seat, ghost))
    if not code:
        return None
    rows = [0] * SIDE
    for row in range(ghost[pieces.GHOST_TOP], ghost[pieces.GHOST_BOTTOM]):
        rows[row] = pieces.clashes(state, seat, ghost, row)[code] & 0xFFFF
    out = filter(is_out, {pieces.OUTSIDE: body, pieces.CIRCULATION_OUTSIDE: dots}.get(code, ()))
    return Reason(pieces.PLACEMENT_CODES[code], [*pairs(from_rows(rows)), *out])


def is_out(square: Square) -> bool:
    return not is_on_sheet(*square)


def why_not_room(
    state: State, seat: int, room: int, squares: Iterable[Square], door: int | None
) -> Reason | None:
    """Why these squares may not become a room with this door; None if they may."""
    squares = list(squares)
    if out := [square for square in squares if is_out(square)]:
        return Reason(closing.CLOSING_CODES[closing.IN_CLOSED_ROOM], out)
    trial = list(state)
    start = inside_rows(seat, room)
    trial[start : start + SIDE] = to_rows(of_pairs(squares))
    code = int(closing.why_not_close(trial, seat, room, NONE if door is None else door))
    if not code:
        return None
    if code < closing.NO_DOOR:
        at = pairs(from_rows(closing.offending_squares(trial, seat, room, start, code)))
    elif door is None:
        at = squares_for_door(trial, seat, start)
    else:
        at = squares_at_door(trial, seat, door, code)
    return Reason(closing.CLOSING_CODES[code], at)


def squares_for_door(state: State, seat: int, start: int) -> list[Square]:
    """The squares of a room that could have its door."""
    rows, ground = [0] * SIDE, closing.ground_for_doors(state, seat)
    for side in range(4):
        for row in range(SIDE):
            rows[row] |= int(closing.doors_in_row(state, seat, start, ground, side, row))
    return pairs(from_rows(rows))


def squares_at_door(state: State, seat: int, door: int, code: int) -> list[Square]:
    """What keeps a door from an edge: the room beyond, a pillar, furniture against the wall."""
    inner, side = divmod(square_of(door), SIDE), int(side_of(door))
    outer = neighbour(inner, side)
    if code in (closing.DOOR_TO_ROOM, closing.DOOR_NOT_TO_HUB):
        return [outer]
    if code == closing.DOOR_NOT_ON_BOUNDARY:
        return [inner] if is_out(outer) else [inner, outer]
    if code != closing.DOOR_BLOCKED:
        return [inner]
    if has_square(state, PILLARS, beyond(door)):
        return [outer]
    backs = BACKS + EDGES * seat
    sides = ((inner, door), (outer, int(far_side(door))))
    return [square for square, edge in sides if has_edge(state, backs, edge)]


def why_not_front(state: State, seat: int, edge: int) -> Reason | None:
    """Why an edge may not be the front door; None if it may."""
    code = why_not_front_door(state, seat, edge)
    return Reason(FRONT_DOOR_CODES[code], [divmod(square_of(edge), SIDE)]) if code else None


def why_no_window(state: State, seat: int, edge: int) -> Reason | None:
    """Why an edge may not be a window; None if it may."""
    code = why_not_window(state, seat, edge)
    return Reason(WINDOW_CODES[code], [divmod(square_of(edge), SIDE)]) if code else None
