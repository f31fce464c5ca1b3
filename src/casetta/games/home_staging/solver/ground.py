"""The plan as the model sees it: where the room may lie, where one walks, what is there already.

Four cases of where a way may begin. With a corridor it begins on any floor outside the
rooms. While a hub is not built, the free floor stands in for it. Once it is built, ways lead
through its squares alone. In the hub itself they begin behind its own front door.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from casetta.contract.game import State

from ..rules.closing import other_rooms_row
from ..rules.laid import BODY, DOTS_OF, bottom_row, is_rug, part_row, room_of_piece, top_row
from ..rules.layout import (
    AREA,
    BACKS,
    CLOSED,
    EDGES,
    FLOOR,
    FRONT_DOOR,
    HUB,
    NONE,
    OUTER,
    PIECES,
    PILLARS,
    ROOM,
    ROOMS,
    ROUND_OF,
    SIDE,
    WALLS,
    WINDOWS,
)
from ..rules.openings import on_wrong_side
from ..rules.plan import door_of, inside_rows
from ..rules.rows import beyond, far_side, has_edge, has_square, no_squares, spread, square_of
from ..rules.scoring import penalty, value
from ..rules.walking import holds_its_marks, is_served, walkable
from .hands import SEAT

SQUARES = range(SIDE * SIDE)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A piece that is there already."""

    piece: int
    body: tuple[int, ...]
    dots: tuple[int, ...]
    rug: bool
    value: int


@dataclass(frozen=True, slots=True)
class Earlier:
    """A closed room: the square before its door, and what it holds for who gets there."""

    room: int
    before_door: int
    pieces: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Ground:
    """What the model knows of a plan; squares and edges by their numbers."""

    area: frozenset[int]
    """Where the room may lie."""
    passable: frozenset[int]
    """Where one walks outside the room."""
    inside: frozenset[int]
    """Where one walks within the room."""
    roots: tuple[int, ...]
    """The edges that may be the front door."""
    ways: tuple[tuple[int, int], ...]
    """Neighbours outside the room, no wall in between; the first is the smaller one."""
    steps: tuple[tuple[int, int], ...]
    """The same within the room."""
    joints: tuple[tuple[int, int], ...]
    """The same within the room, walked on or not."""
    doors: tuple[int, ...]
    """The edges that may be the door, seen from the room."""
    drawn: tuple[Drawn, ...]
    hub: tuple[Drawn, ...]
    """The pieces of a hub that is built."""
    earlier: tuple[Earlier, ...]
    empty_rooms: int
    """How many rooms before this one were left without a piece."""
    is_hub: bool


def survey(state: State) -> Ground:
    """The plan of a position whose current room is in question."""
    area = squares_in(state, AREA)
    passable = _passable(state)
    inside = frozenset(area & squares_in(walkable(state, SEAT), 0))
    return Ground(
        area=area,
        passable=passable,
        inside=inside,
        roots=_roots(state, inside if state[HUB] == state[ROOM] else passable),
        ways=_pairs(state, passable),
        steps=_pairs(state, inside),
        joints=_pairs(state, area),
        doors=() if state[HUB] == state[ROOM] else tuple(_doors(state, area)),
        drawn=tuple(_drawn(state, state[ROOM])),
        hub=tuple(_hub(state)),
        earlier=tuple(_earlier(state)),
        empty_rooms=sum(_is_empty(state, room) for room in range(state[ROOMS])),
        is_hub=state[HUB] == state[ROOM],
    )


def squares_in(rows: State, start: int) -> frozenset[int]:
    """The squares of a set that stands in rows."""
    return frozenset(square for square in SQUARES if has_square(rows, start, square))


def hub_is_built(state: State) -> bool:
    """Whether there is a hub, and it has its walls."""
    return state[HUB] != NONE and bool(_closed(state) & _room(state, state[HUB]))


def hub_may_come(state: State) -> bool:
    """Whether there is to be a hub that is not built, and not being built."""
    return state[HUB] not in (NONE, state[ROOM]) and state[ROUND_OF + state[HUB]] == 0


def _closed(state: State) -> frozenset[int]:
    return squares_in(state, CLOSED + SIDE * SEAT)


def _room(state: State, room: int) -> frozenset[int]:
    return squares_in(state, inside_rows(SEAT, room))


def _is_empty(state: State, room: int) -> bool:
    """Whether a room was opened before this one and left without a piece."""
    is_past = room != state[ROOM] and state[ROUND_OF + room] != 0
    return is_past and penalty(state, SEAT, room) != 0


def _passable(state: State) -> frozenset[int]:
    """Where one walks outside the room."""
    free = squares_in(walkable(state, SEAT), 0)
    if state[HUB] == NONE or hub_may_come(state):
        return free - _closed(state)
    if state[HUB] != state[ROOM] and hub_is_built(state):
        return free & _room(state, state[HUB])
    return frozenset()


def _roots(state: State, squares: Iterable[int]) -> tuple[int, ...]:
    """The front door if there is one, else all edges where one may be drawn."""
    drawn = state[FRONT_DOOR + SEAT]
    edges = [4 * square + side for square in sorted(squares) for side in range(4)]
    if drawn != NONE:
        return tuple(edge for edge in edges if edge == drawn)
    return tuple(
        edge
        for edge in edges
        if has_edge(state, OUTER, edge)
        and not on_wrong_side(state, edge)
        and not has_edge(state, WINDOWS + EDGES * SEAT, edge)
    )


def _pairs(state: State, squares: frozenset[int]) -> tuple[tuple[int, int], ...]:
    """Neighbours among some squares without a wall in between."""
    return tuple(
        (square, beyond(edge))
        for square in sorted(squares)
        for edge in (4 * square + 1, 4 * square + 2)
        if beyond(edge) in squares and not has_edge(state, WALLS + EDGES * SEAT, edge)
    )


def _doors(state: State, area: frozenset[int]) -> Iterable[int]:
    """The edges of the area that may be a door, if the room ends there (page 1.6)."""
    open_floor = squares_in(state, FLOOR) - squares_in(state, PILLARS)
    rooms = squares_in([other_rooms_row(state, SEAT, row) for row in range(SIDE)], 0)
    backs = BACKS + EDGES * SEAT
    for square in sorted(area):
        for edge in range(4 * square, 4 * square + 4):
            if beyond(edge) not in open_floor - rooms:
                continue
            if not has_edge(state, backs, edge) and not has_edge(state, backs, far_side(edge)):
                yield edge


def _drawn(state: State, room: int) -> Iterable[Drawn]:
    """The pieces that a room has already."""
    for piece in range(state[PIECES + SEAT]):
        if room_of_piece(state, SEAT, piece) == room:
            yield Drawn(
                piece=piece,
                body=_squares_of_piece(state, piece, BODY),
                dots=_squares_of_piece(state, piece, DOTS_OF),
                rug=bool(is_rug(state, SEAT, piece)),
                value=int(value(state, SEAT, piece)),
            )


def _hub(state: State) -> Iterable[Drawn]:
    """The pieces of the hub, if it is another room and built."""
    if state[HUB] == state[ROOM] or not hub_is_built(state):
        return ()
    return _drawn(state, state[HUB]) if holds_its_marks(state, SEAT, state[HUB]) else ()


def _squares_of_piece(state: State, piece: int, part: int) -> tuple[int, ...]:
    """The squares of a piece's body or dots."""
    rows = [0] * SIDE
    for row in range(top_row(state, SEAT, piece), bottom_row(state, SEAT, piece)):
        rows[row] = part_row(state, SEAT, piece, part, row)
    return tuple(sorted(squares_in(rows, 0)))


def _earlier(state: State) -> Iterable[Earlier]:
    """The closed rooms that somebody can enter, with what they find there."""
    for room in range(state[ROOMS]):
        door = door_of(state, SEAT, room)
        if room == state[ROOM] or door == NONE or not _room(state, room) & _closed(state):
            continue
        if has_square(walkable(state, SEAT), 0, square_of(door)) and holds_its_marks(
            state, SEAT, room
        ):
            yield _seen_from_door(state, room, door)


def _seen_from_door(state: State, room: int, door: int) -> Earlier:
    """A closed room as it is for somebody who stands in its door."""
    free, reached = walkable(state, SEAT), no_squares()
    start = inside_rows(SEAT, room)
    within = [free[row] & state[start + row] for row in range(SIDE)]
    reached[square_of(door) >> 4] = 1 << (square_of(door) & 15)
    spread(state, SEAT, reached, within)
    pieces = tuple(
        piece
        for piece in range(state[PIECES + SEAT])
        if room_of_piece(state, SEAT, piece) == room and is_served(state, SEAT, piece, reached)
    )
    return Earlier(
        room, int(beyond(door)), pieces, sum(value(state, SEAT, piece) for piece in pieces)
    )
