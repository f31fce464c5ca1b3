"""Squares for people: sets as names, few rectangles, closings as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from casetta.contract.game import State

from ..rules.layout import ROOM, SIDE
from ..rules.plan import squares_of_room
from ..text.notation import SQUARE_NAMES, SQUARE_NUMBERS, edge_name

Rows = Sequence[int]
Square = tuple[int, int]
"""(row, column) from 0 at the top left."""
REMEMBERED = 1024
"""Sets whose rectangles are remembered: a table tells closed rooms again and again."""


def squares_of(rows: Rows, start: int = 0) -> list[Square]:
    """(row, column) of the squares of a set, row by row."""
    return [(row, column) for row in range(SIDE) for column in _bits(rows[start + row])]


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
    return list(rectangles_of(tuple(rows_of(squares))))


@lru_cache(REMEMBERED)
def rectangles_of(rows: tuple[int, ...]) -> tuple[str, ...]:
    """The same for a set in rows."""
    left, found = list(rows), []
    while any(left):
        row, column, height, width = largest_rectangle(left)
        for each in range(row, row + height):
            left[each] &= ~((1 << width) - 1 << column)
        found.append(rectangle_name((row, column), (row + height - 1, column + width - 1)))
    return tuple(found)


def largest_rectangle(rows: Rows) -> tuple[int, int, int, int]:
    """The largest rectangle of a set: row and column of its corner, height and width.

    Of several the one that begins first, and of those with one corner the lowest.
    """
    best, most = (0, 0, 0, 0), 0
    for row in range(SIDE):
        for column in _bits(rows[row]):
            height, common = 0, -1
            while row + height < SIDE and (common := common & rows[row + height] >> column) & 1:
                height += 1
                width = (~common & common + 1).bit_length() - 1
                if height * width > most:
                    best, most = (row, column, height, width), height * width
    return best


def _bits(row: int) -> list[int]:
    return [column for column in range(SIDE) if row >> column & 1] if row else []


def read_rectangle(text: str) -> list[Square] | None:
    """The squares that `c4` or `c4:e6` stands for; None when it stands for nothing."""
    corners = text.split(":")
    if len(corners) > 2 or not all(corner in SQUARE_NUMBERS for corner in corners):
        return None
    first, last = (divmod(SQUARE_NUMBERS[corner], SIDE) for corner in (corners[0], corners[-1]))
    return _filled(first, last)


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
