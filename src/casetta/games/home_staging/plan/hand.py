"""Squares, edges and pieces that a question draws free hand, or takes from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from casetta.contract.reader import Reader

from ..bonuses.kind import Names
from ..content.furniture import (
    CATALOGUE,
    NUMBERS,
    OPTION_NAMES,
    STEPS,
    Shape,
    Square,
    moved,
    transformed,
)
from ..rules.pieces import GHOST_BACKS, GHOST_BODY, GHOST_BOTTOM, GHOST_DOTS, GHOST_OUT, GHOST_RUG
from .reasons import empty_ghost
from .squares import SIDE, of_pairs, to_rows

MOST_TAGS = 64
"""Tags of one piece."""
Edge = tuple[int | None, int | None]
"""An edge as its first and as its second square see it; None for a square beyond the sheet."""
FARTHEST = 99


def read_squares(fields: Reader, key: str) -> list[Square]:
    """A list of squares [row, column]; they may lie beyond the sheet."""
    squares = []
    for index, told in enumerate(fields.list(key)):
        square = read_square(fields, told, f"{fields.place(key)} [{index}]")
        if square is not None:
            squares.append(square)
    return squares


def read_square(fields: Reader, told: Any, where: str) -> Square | None:
    """One square [row, column]."""
    if not isinstance(told, list) or len(told) != 2:
        fields.fault_at(where, "wrong-square")
        return None
    row, column = (fields.checked_number(each, where, -FARTHEST, FARTHEST) for each in told)
    return row, column


def read_sides(fields: Reader, told: Any, where: str) -> tuple[Square, Square, int] | None:
    """An edge [[r, c], [r2, c2]]: two squares that share a side, and which one the first sees."""
    if not isinstance(told, list) or len(told) != 2:
        fields.fault_at(where, "wrong-edge")
        return None
    one, other = (read_square(fields, each, where) for each in told)
    if one is None or other is None:
        return None
    step = (other[0] - one[0], other[1] - one[1])
    if step not in STEPS:
        fields.fault_at(where, "wrong-edge")
        return None
    return one, other, STEPS.index(step)


def read_edge(fields: Reader, told: Any, key: str) -> Edge | None:
    """One edge as its two squares see it."""
    found = read_sides(fields, told, fields.place(key))
    if found is None:
        return None
    one, other, side = found
    return _seen(one, side), _seen(other, side ^ 2)


def read_edges(fields: Reader, key: str) -> list[Edge]:
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


# Pieces


class Hand(NamedTuple):
    """A piece of a question."""

    id: str
    room: int | None
    number: int
    tags: int
    seats: int
    shape: Shape


def read_shape(fields: Reader) -> Shape:
    """What a piece covers: told, or taken from the catalogue where it is not told."""
    known = _from_catalogue(fields)
    body = frozenset(read_squares(fields, "cells")) if fields.has("cells") else known.body
    dots = known.dots
    if fields.has("circulation"):
        dots = frozenset(read_squares(fields, "circulation"))
    rug = fields.flag("rug", absent=known.rug)
    shape = Shape(body, dots, known.backs, known.seats, rug)
    if fields.has("wall_edges"):
        shape = shape._replace(backs=_read_backs(fields, shape))
    if not body:
        fields.fault("missing-field", "cells")
    return shape


def _from_catalogue(fields: Reader) -> Shape:
    """The drawing of the option that a piece names, turned and moved as told."""
    nothing = Shape(frozenset(), frozenset(), frozenset(), 0, False)
    if not isinstance(fields.values.get("option"), str):
        fields.has("option")
        return nothing
    option = CATALOGUE[OPTION_NAMES[fields.choice("option", tuple(OPTION_NAMES))]]
    turns = fields.number("quarter_turns_clockwise", 0, 3, absent=0)
    shape = transformed(option.shape, fields.flag("mirror"), turns)
    if not fields.has("origin"):
        return nothing._replace(seats=shape.seats, rug=shape.rug)
    origin = read_square(fields, fields.values["origin"], fields.place("origin"))
    return moved(shape, *(origin or (0, 0)))


def _read_backs(fields: Reader, shape: Shape) -> frozenset[tuple[tuple[int, int], int]]:
    """The sides of covered squares that must lie on a wall."""
    backs = set()
    for index, told in enumerate(fields.list("wall_edges")):
        where = f"{fields.place('wall_edges')} [{index}]"
        found = read_sides(fields, told, where)
        if found is None:
            continue
        one, other, side = found
        if one in shape.body:
            backs.add((one, side))
        elif other in shape.body:
            backs.add((other, side ^ 2))
        else:
            fields.fault_at(where, "wrong-edge")
    return frozenset(backs)


def read_hand(fields: Reader, names: Names) -> Hand:
    """One piece of a question."""
    shape = read_shape(fields)
    named = fields.values.get("option")
    option = OPTION_NAMES.get(named) if isinstance(named, str) else None
    number = fields.number(
        "number", 1, NUMBERS, absent=option // 4 + 1 if option is not None else 0
    )
    tags = list(CATALOGUE[option].tags) if option is not None else []
    tags = [str(tag) for tag in fields.list("tags", MOST_TAGS)] if fields.has("tags") else tags
    fields.has("id")
    room = fields.values.get("room")
    if not fields.has("room") or room not in names.rooms:
        fields.fault("missing-field", "room")
    return Hand(
        id=str(fields.values.get("id", "")),
        room=names.rooms.index(room) if room in names.rooms else None,
        number=number,
        tags=sum(1 << names.tag(tag) for tag in set(tags)),
        seats=fields.number("seats", 0, 99, absent=shape.seats),
        shape=shape,
    )


def ghost_of(shape: Shape) -> list[int]:
    """A shape laid over a plan, to be asked about."""
    ghost = empty_ghost()
    ghost[GHOST_RUG] = int(shape.rug)
    ghost[GHOST_BOTTOM] = 16
    for start, squares, code in ((GHOST_BODY, shape.body, 1), (GHOST_DOTS, shape.dots, 2)):
        ghost[start : start + 16] = to_rows(of_pairs(squares))
        if any(not (0 <= row < 16 and 0 <= column < 16) for row, column in squares):
            ghost[GHOST_OUT] |= 1 << code
    for side in range(4):
        start = GHOST_BACKS + 16 * side
        ghost[start : start + 16] = to_rows(
            of_pairs(square for square, at in shape.backs if at == side)
        )
    return ghost
