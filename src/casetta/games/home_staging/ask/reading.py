"""Squares and edges out of a JSON object."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from casetta.contract.fields import Fields

from ..content.drawings import STEPS, Square
from ..rules.layout import SIDE

Edge = tuple[int | None, int | None]
"""An edge as its first and as its second square see it; None for a square beyond the sheet."""
FARTHEST = 99


def read_squares(fields: Fields, key: str) -> list[Square]:
    """A list of squares [row, column]; they may lie beyond the sheet."""
    squares = []
    for index, told in enumerate(fields.list(key)):
        square = read_square(fields, told, f"{fields.place(key)} [{index}]")
        if square is not None:
            squares.append(square)
    return squares


def read_square(fields: Fields, told: Any, where: str) -> Square | None:
    """One square [row, column]."""
    if not isinstance(told, list) or len(told) != 2:
        fields.fault("wrong-square", where)
        return None
    row, column = (fields.checked_number(each, where, -FARTHEST, FARTHEST) for each in told)
    return row, column


def read_sides(fields: Fields, told: Any, where: str) -> tuple[Square, Square, int] | None:
    """An edge [[r, c], [r2, c2]]: two squares that share a side, and which one the first sees."""
    if not isinstance(told, list) or len(told) != 2:
        fields.fault("wrong-edge", where)
        return None
    one, other = (read_square(fields, each, where) for each in told)
    if one is None or other is None:
        return None
    step = (other[0] - one[0], other[1] - one[1])
    if step not in STEPS:
        fields.fault("wrong-edge", where)
        return None
    return one, other, STEPS.index(step)


def read_edge(fields: Fields, told: Any, key: str) -> Edge | None:
    """One edge as its two squares see it."""
    found = read_sides(fields, told, fields.place(key))
    if found is None:
        return None
    one, other, side = found
    return _seen(one, side), _seen(other, side ^ 2)


def read_edges(fields: Fields, key: str) -> list[Edge]:
    """A list of edges."""
    edges = []
    for index, told in enumerate(fields.list(key)):
        edge = read_edge(fields, told, f"{key} [{index}]")
        if edge is not None and edge != (None, None):
            edges.append(edge if edge[0] is not None else (edge[1], edge[0]))
    return edges


def inner_edge(edge: Edge | None, squares: Iterable[Square]) -> int | None:
    """An edge as the one of its squares sees it that is in a set; None if not exactly one is."""
    inside = {SIDE * row + column for row, column in squares}
    seen = [each for each in edge or () if each is not None and each >> 2 in inside]
    return seen[0] if len(seen) == 1 else None


def _seen(square: Square, side: int) -> int | None:
    row, column = square
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return None
    return 4 * (SIDE * row + column) + side
