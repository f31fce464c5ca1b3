"""Parts of the floor that hang together, and which of them a door could serve."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.game import State

from ..content.drawings import neighbour
from ..rules.layout import CLOSED, FLOOR, FRONT_DOOR, HUB, NONE, PILLARS, ROOM, SIDE
from ..rules.plan import free_floor, inside_rows, reserve, squares_of_room
from ..rules.rows import spread
from ..rules.walking import walkable
from .squares import Square, squares_of

Rows = Sequence[int]


def parts_of(state: State, seat: int, squares: Rows, within: Rows) -> list[list[int]]:
    """The connected parts of `within` that hold some of the squares, the largest first.

    A square that is not in `within` is a part of its own.
    """
    left = [int(row) for row in squares]
    parts = []
    while any(left):
        part = [0] * SIDE
        row = next(row for row in range(SIDE) if left[row])
        part[row] = left[row] & -left[row]
        if part[row] & within[row]:
            spread(state, seat, part, within)
        parts.append([int(word) for word in part])
        left = [word & ~taken for word, taken in zip(left, part, strict=True)]
    return sorted(parts, key=lambda part: -sum(word.bit_count() for word in part))


def free_for_room(state: State, seat: int, room: int) -> list[int]:
    """The squares that can be walked on and may still become part of an open room.

    The front door may be moved (ruling H-15), so its square is among them.
    """
    trial = list(state)
    trial[FRONT_DOOR + seat], trial[ROOM] = NONE, room
    reserve(trial, seat)
    return [int(a & b) for a, b in zip(free_floor(trial, seat), walkable(state, seat), strict=True)]


def door_is_possible(state: State, seat: int, room: int, part: Rows) -> bool:
    """Whether the open room could have a door beside a part of its floor.

    Certain only when it says no: all around are furniture, pillars, other rooms and
    squares that the room needs itself. The hub is entered by the front door.
    """
    if room == state[HUB]:
        return True
    own = set(squares_of(squares_of_room(state, seat, room)))
    inside = set(squares_of(part))
    if inside - own:
        return True
    around = {neighbour(square, side) for square in inside for side in range(4)}
    return any(_leads_on(state, seat, square) for square in around - own)


def _leads_on(state: State, seat: int, square: Square) -> bool:
    """Whether a door may lead to a square: floor, no pillar, in no room but the hub."""
    row, column = square
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return False
    taken = state[CLOSED + SIDE * seat + row]
    if state[HUB] != NONE:
        taken &= ~state[inside_rows(seat, state[HUB]) + row]
    free = state[FLOOR + row] & ~state[PILLARS + row] & ~taken
    return bool(free >> column & 1)
