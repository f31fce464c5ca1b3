"""Squares for people: sets as names, few rectangles, closings as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from casetta.kernel.game import State

from .layout import ROOM, SIDE
from .notation import SQUARE_NAMES, edge_name
from .plan import squares_of_room

Rows = Sequence[int]
Square = tuple[int, int]
"""(row, column) from 0 at the top left."""


def squares_of(rows: Rows, start: int = 0) -> list[Square]:
    """(row, column) of the squares of a set, row by row."""
    return [
        (row, column)
        for row in range(SIDE)
        for column in range(SIDE)
        if rows[start + row] >> column & 1
    ]


def rows_of(squares: Iterable[Square]) -> list[int]:
    """A set in rows; squares beyond the sheet are left out."""
    rows = [0] * SIDE
    for row, column in squares:
        if 0 <= row < SIDE and 0 <= column < SIDE:
            rows[row] |= 1 << column
    return rows


def name(square: Square) -> str:
    """A square as people say it, such as c4."""
    return SQUARE_NAMES[16 * square[0] + square[1]]


def names(squares: Iterable[Square]) -> tuple[str, ...]:
    """Squares as people say them; those beyond the sheet have no name."""
    return tuple(name(at) for at in squares if all(0 <= each < SIDE for each in at))


def rectangle_name(corner: Square, other: Square) -> str:
    """A rectangle by two corners, a single square by itself."""
    return name(corner) if corner == other else f"{name(corner)}:{name(other)}"


def rectangles(squares: Iterable[Square]) -> list[str]:
    """A set of squares as few rectangles: always the largest one that is left."""
    left = set(squares)
    found = []
    while left:
        corner, other = max(
            (largest_from(square, left, 1, 1) for square in sorted(left)),
            key=lambda both: _size(*both),
        )
        left -= set(_filled(corner, other))
        found.append(rectangle_name(corner, other))
    return found


def read_rectangle(text: str) -> list[Square] | None:
    """The squares that `c4` or `c4:e6` stands for; None when it stands for nothing."""
    corners = text.split(":")
    known = dict(zip(SQUARE_NAMES, range(SIDE * SIDE), strict=True))
    if len(corners) > 2 or not all(corner in known for corner in corners):
        return None
    return _filled(divmod(known[corners[0]], SIDE), divmod(known[corners[-1]], SIDE))


def largest_from(square: Square, left: set[Square], down: int, right: int) -> tuple[Square, Square]:
    """The largest rectangle of free squares with a corner here, in one of four directions."""
    row, column = square
    best, width, height = (square, square), SIDE, 0
    while (row + down * height, column) in left and width:
        reach = 0
        while reach < width and (row + down * height, column + right * reach) in left:
            reach += 1
        width = reach
        other = (row + down * height, column + right * (width - 1))
        if _size(square, other) > _size(*best):
            best = (square, other)
        height += 1
    return best


def closing_text(state: State, seat: int, squares: Iterable[Square], door: int | None) -> str:
    """A closing as one event: what is added to the pieces' own squares, then the door."""
    own = set(squares_of(squares_of_room(state, seat, state[ROOM])))
    left = set(squares) - own
    words = []
    while left:
        corner, other = _next_rectangle(own, left)
        added = set(_filled(corner, other))
        own |= added
        left -= added
        words.append(rectangle_name(corner, other))
    grown = ["grow", *words] if words else []
    return " ".join([*grown, "sealed" if door is None else f"door {edge_name(door)}"])


def _next_rectangle(own: set[Square], left: set[Square]) -> tuple[Square, Square]:
    """The largest rectangle that begins beside the squares so far."""
    corners = sorted(square for square in left if _beside(square) & own) or sorted(left)
    return max(
        (
            largest_from(corner, left, down, right)
            for corner in corners
            for down in (1, -1)
            for right in (1, -1)
        ),
        key=lambda both: _size(*both),
    )


def _beside(square: Square) -> set[Square]:
    row, column = square
    return {(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)}


def _size(corner: Square, other: Square) -> int:
    return (abs(corner[0] - other[0]) + 1) * (abs(corner[1] - other[1]) + 1)


def _filled(corner: Square, other: Square) -> list[Square]:
    rows, columns = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
    return [
        (row, column)
        for row in range(rows[0], rows[1] + 1)
        for column in range(columns[0], columns[1] + 1)
    ]
