"""How one walks from the front door to a piece, square by square."""

from __future__ import annotations

from collections.abc import Mapping

from casetta.contract.game import State

from ..rules.laid import dots_row
from ..rules.layout import EDGES, FRONT_DOOR, NONE, SIDE, WALLS
from ..rules.rows import beyond, edge_at, has_edge, has_square, square_of
from ..rules.walking import opens_rightly, walkable
from ..text.notation import SQUARE_NAMES


def steps_in(state: State, seat: int) -> Mapping[int, int]:
    """For every square that can be walked to, the one before it; the first leads to itself."""
    if state[FRONT_DOOR + seat] == NONE or not opens_rightly(state, seat):
        return {}
    start, free = int(square_of(state[FRONT_DOOR + seat])), walkable(state, seat)
    if not has_square(free, 0, start):
        return {}
    before, edge = {start: start}, [start]
    for square in edge:
        for side in range(4):
            step = int(edge_at(square, side))
            near = int(beyond(step))
            is_wall = has_edge(state, WALLS + EDGES * seat, step)
            if near >= 0 and near not in before and not is_wall and has_square(free, 0, near):
                before[near] = square
                edge.append(near)
    return before


def way_to(state: State, seat: int, piece: int, before: Mapping[int, int]) -> list[str]:
    """The way from the front door to the circulation of a piece; empty without one."""
    near = [square for square in before if is_dot(state, seat, piece, square)]
    if not near:
        return []
    way = [near[0]]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return [SQUARE_NAMES[square] for square in reversed(way)]


def is_dot(state: State, seat: int, piece: int, square: int) -> bool:
    """Whether a square is circulation of a piece."""
    return bool(dots_row(state, seat, piece, square // SIDE) >> square % SIDE & 1)
