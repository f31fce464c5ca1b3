"""Proposals for a player who closes a room or looks for a place for the front door.

A room gets the squares of its pieces and as few others as make all of its circulation
hang together; its door serves most pieces and leads to most other doors.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casetta.contract.game import State

from ..content.drawings import neighbour
from ..rules.closing import why_not_door
from ..rules.laid import dots_row, room_of_piece
from ..rules.layout import (
    BACKS,
    CLOSED,
    COVERED,
    DOOR,
    EDGES,
    FLOOR,
    FRONT_DOOR,
    HUB,
    MARKS,
    MOST_ROOMS,
    MUST_HOLD,
    NONE,
    OUTER,
    PIECES,
    PILLARS,
    RESERVED,
    ROOM,
    SIDE,
)
from ..rules.openings import on_wrong_side, set_front_door, why_not_front_door
from ..rules.plan import free_floor, inside_rows, squares_of_room
from ..rules.rows import beyond, has_edge, square_of
from ..rules.scoring import points, value
from .squares import Square, rows_of, squares_of

Squares = set[Square]


class Closing(NamedTuple):
    """The squares of a room and its door; None for no door."""

    squares: Squares
    door: int | None


def propose_closing(state: State, seat: int) -> Closing:
    """How the current room might be closed."""
    squares = needed_squares(state, seat)
    return Closing(squares, propose_door(state, seat, squares))


# The squares


def needed_squares(state: State, seat: int) -> Squares:
    """The squares of the room's pieces, and the ways that join them."""
    own = set(squares_of(squares_of_room(state, seat, state[ROOM])))
    free = set(squares_of(free_floor(state, seat)))
    walk = free - _squares(state, COVERED + SIDE * seat) - _squares(state, PILLARS)
    ways = joined(own & walk, walk)
    if state[ROOM] == state[HUB]:
        ways = with_entrance(state, seat, ways, walk)
    squares = joined(own | ways, free)
    for mark in range(2):
        marked = _squares(state, MARKS + SIDE * mark)
        if state[MUST_HOLD + mark] >> state[ROOM] & 1 and not squares & marked:
            squares |= set(way(squares, marked & free, free))
    return part_of(own, squares)


def with_entrance(state: State, seat: int, ways: Squares, walk: Squares) -> Squares:
    """The ways of the hub, joined with all doors and with a place for the front door."""
    whole = joined(ways | squares_before_doors(state, seat) & walk, walk)
    fronts = front_squares(state, seat) & walk
    return whole if whole & fronts else whole | set(way(whole, fronts, walk))


def joined(squares: Squares, within: Squares) -> Squares:
    """A set with the ways that make it hang together, as far as there are any."""
    found = set(squares)
    part = part_of(found, found)
    lost: Squares = set()
    while rest := found - part - lost:
        between = way(part, rest, within | found)
        if between:
            found |= set(between)
            part = part_of(part, found)
        else:
            lost |= part_of(rest, found)
    return found


def part_of(start: Squares, within: Squares) -> Squares:
    """All squares that hang together with the first one of some squares."""
    part = {min(start)} if start else set()
    edge = list(part)
    while edge:
        near = beside(edge.pop()) & within - part
        part |= near
        edge.extend(near)
    return part


def beside(square: Square) -> Squares:
    """The four neighbours of a square."""
    return {neighbour(square, side) for side in range(4)}


def way(start: Squares, goal: Squares, within: Squares) -> list[Square]:
    """A shortest way from one set to another, its goal included; empty without one."""
    origin: dict[Square, Square] = {}
    edge = sorted(start)
    while edge:
        later = []
        for square in edge:
            for near in sorted(beside(square) & within - start - origin.keys()):
                origin[near] = square
                if near in goal:
                    return _back(origin, near)
                later.append(near)
        edge = later
    return []


def _back(origin: dict[Square, Square], square: Square) -> list[Square]:
    found = []
    while square in origin:
        found.append(square)
        square = origin[square]
    return found


def _squares(state: State, start: int) -> Squares:
    return set(squares_of(state, start))


def squares_before_doors(state: State, seat: int) -> Squares:
    """The squares before the doors of closed rooms, and the one behind the front door."""
    doors = [state[DOOR + MOST_ROOMS * seat + room] for room in range(MOST_ROOMS)]
    found = [divmod(int(beyond(door)), SIDE) for door in doors if door != NONE]
    if state[FRONT_DOOR + seat] != NONE:
        found.append(divmod(int(square_of(state[FRONT_DOOR + seat])), SIDE))
    return set(found)


# The door


def propose_door(state: State, seat: int, squares: Iterable[Square]) -> int | None:
    """The best door for these squares; None for the hub, and where there is none."""
    inside = set(squares)
    if state[ROOM] == state[HUB]:
        return None
    doors = possible_doors(state, seat, inside)
    if not doors:
        return None
    served = {door: points_served(state, seat, inside, door) for door in doors}
    rest = _squares(state, FLOOR) - _squares(state, CLOSED + SIDE * seat) - inside
    if state[HUB] != NONE:
        rest |= _squares(state, inside_rows(seat, state[HUB]))
    walk = rest - _squares(state, PILLARS) - _squares(state, COVERED + SIDE * seat)
    ways = parts_before(doors, walk)
    fronts = front_squares(state, seat)
    others = squares_before_doors(state, seat)
    reserved = _squares(state, RESERVED + SIDE * seat)

    def worth(door: int) -> tuple[int, ...]:
        part, before = ways[door], outer(door)
        has_front = bool(part & fronts) or state[HUB] != NONE
        open_sides = len(beside(before) & walk)
        return (
            served[door],
            has_front,
            len(part & others),
            before in reserved,
            len(part),
            -open_sides,
        )

    return max(doors, key=worth)


def parts_before(doors: Iterable[int], walk: Squares) -> dict[int, Squares]:
    """For each door the part of the floor that it leads to."""
    parts: list[Squares] = []
    found = {}
    for door in doors:
        known = [part for part in parts if outer(door) in part]
        found[door] = known[0] if known else part_of({outer(door)}, walk | {outer(door)})
        parts += [] if known else [found[door]]
    return found


def possible_doors(state: State, seat: int, squares: Squares) -> list[int]:
    """The edges that may be the door of these squares, as seen from inside."""
    trial = list(state)
    start = inside_rows(seat, state[ROOM])
    trial[start : start + SIDE] = rows_of(squares)
    edges = [
        4 * (SIDE * row + column) + side for row, column in sorted(squares) for side in range(4)
    ]
    return [edge for edge in edges if not why_not_door(trial, seat, start, edge)]


def outer(door: int) -> Square:
    """The square before a door."""
    return divmod(int(beyond(door)), SIDE)


def points_served(state: State, seat: int, squares: Squares, door: int) -> int:
    """The points of the room's pieces that can be walked to from a door."""
    blocked = _squares(state, COVERED + SIDE * seat) | _squares(state, PILLARS)
    inner = divmod(int(square_of(door)), SIDE)
    if inner in blocked:
        return -1
    reached = rows_of(part_of({inner}, squares - blocked))
    return sum(
        int(value(state, seat, piece))
        for piece in range(state[PIECES + seat])
        if room_of_piece(state, seat, piece) == state[ROOM]
        and not any(dots_row(state, seat, piece, row) & ~reached[row] for row in range(SIDE))
    )


# The front door


def outer_edges(state: State) -> list[int]:
    """The edges of all outer walls, as seen from inside."""
    return [edge for edge in range(4 * SIDE * SIDE) if has_edge(state, OUTER, edge)]


def front_squares(state: State, seat: int) -> Squares:
    """The squares with an outer wall that the scenario allows the front door in."""
    return {
        divmod(edge >> 2, SIDE)
        for edge in outer_edges(state)
        if not on_wrong_side(state, edge) and not has_edge(state, BACKS + EDGES * seat, edge)
    }


def front_doors(state: State, seat: int) -> list[int]:
    """The edges that may be the front door now."""
    return [edge for edge in outer_edges(state) if not why_not_front_door(state, seat, edge)]


def with_front_door(state: State, seat: int, edge: int) -> list[int]:
    """The plan with that front door."""
    trial = list(state)
    set_front_door(trial, seat, edge)
    return trial


def propose_front_door(state: State, seat: int) -> int | None:
    """The front door that brings most points; None where there is no place for one."""
    doors = front_doors(state, seat)
    worth = {door: int(points(with_front_door(state, seat, door), seat)) for door in doors}
    return max(doors, key=lambda door: worth[door]) if doors else None
