"""Pieces that a question draws free hand, or takes from the catalogue."""

from __future__ import annotations

from typing import NamedTuple

from casetta.contract.fields import Fields

from ..bonuses.kind import Names
from ..content.drawings import Shape, moved, neighbour, transformed
from ..content.furniture import CATALOGUE, NUMBERS, OPTION_NAMES
from ..plan.reasons import empty_ghost
from ..plan.squares import rows_of
from ..rules.layout import NONE
from ..rules.placing import GHOST_BACKS, GHOST_BODY, GHOST_BOTTOM, GHOST_DOTS, GHOST_OUT, GHOST_RUG
from .reading import read_sides, read_square, read_squares

MOST_TAGS = 64
"""Tags of one piece."""


class Hand(NamedTuple):
    """A piece of a question."""

    id: str
    room: int
    number: int
    tags: int
    seats: int
    shape: Shape


def read_shape(fields: Fields) -> Shape:
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
        fields.fault("missing-field", fields.place("cells"))
    return shape


def _from_catalogue(fields: Fields) -> Shape:
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


def _read_backs(fields: Fields, shape: Shape) -> frozenset[tuple[tuple[int, int], int]]:
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
            fields.fault("wrong-edge", where)
    return frozenset(backs)


def read_hand(fields: Fields, names: Names) -> Hand:
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
        fields.fault("missing-field", fields.place("room"))
    return Hand(
        id=str(fields.values.get("id", "")),
        room=names.rooms.index(room) if room in names.rooms else NONE,
        number=number,
        tags=sum(1 << names.tag(tag) for tag in set(tags)),
        seats=fields.number("seats", 0, 99, absent=shape.seats),
        shape=shape,
    )


def hand_words(hand: Hand) -> list[int]:
    """A piece as it stands behind a state: see laid.py."""
    facts = [hand.room, hand.number, hand.tags, hand.seats, int(hand.shape.rug)]
    return [*facts, *rows_of(hand.shape.body), *rows_of(hand.shape.dots)]


def ghost_of(shape: Shape) -> list[int]:
    """A shape laid over a plan, to be asked about."""
    ghost = empty_ghost()
    ghost[GHOST_RUG] = int(shape.rug)
    ghost[GHOST_BOTTOM] = 16
    for start, squares, code in ((GHOST_BODY, shape.body, 1), (GHOST_DOTS, shape.dots, 2)):
        ghost[start : start + 16] = rows_of(squares)
        if any(not (0 <= row < 16 and 0 <= column < 16) for row, column in squares):
            ghost[GHOST_OUT] |= 1 << code
    for side in range(4):
        start = GHOST_BACKS + 16 * side
        ghost[start : start + 16] = rows_of(square for square, at in shape.backs if at == side)
    return ghost


def parts_of(shape: Shape) -> int:
    """In how many parts, joined by sides, a drawing lies."""
    left, parts = set(shape.squares), 0
    while left:
        parts += 1
        edge = [left.pop()]
        while edge:
            square = edge.pop()
            near = {neighbour(square, side) for side in range(4)} & left
            left -= near
            edge.extend(near)
    return parts
