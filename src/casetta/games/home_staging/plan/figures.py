"""Live figures of a plan in progress, from the functions that score it.

What can be walked to; for every piece whether it counts and why not; for every room
the points that are safe and those in danger; for every bonus how far it has come.
All of it is plain: numbers, codes, squares (see facts.py), for any screen or program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from casetta.contract.game import State

from ..bonuses.live import BonusNow, bonuses_now
from ..rules.laid import room_of_piece
from ..rules.layout import FREE_HAND, PIECES, ROOMS, SIDE
from ..rules.openings import why_not_front_door
from ..rules.plan import pieces_in_room
from ..rules.rows import spread, square_of
from ..rules.scoring import penalty, points, room_points, value
from ..rules.walking import opens_rightly, walkable
from ..text.drawing import is_closed
from .access import against_piece, against_room, entrance
from .chances import furniture_to_come, hope_of
from .facts import Fact, fact
from .look import Look, dots_of, look_at, minus
from .parts import free_for_room, parts_of
from .squares import Square, squares_of


class PieceNow(NamedTuple):
    """A piece: what it would score, and all that keeps it from counting."""

    room: int
    points: int
    reachable: bool
    against: list[Fact]


class RoomNow(NamedTuple):
    """A room: points that count now, points drawn that do not, what an empty room costs."""

    name: str
    stage: str
    """`closed`, `begun` with pieces but no walls, or `none`."""
    reachable: bool
    safe: int
    danger: int
    penalty: int
    against: list[Fact]
    warnings: list[Fact]


class Live(NamedTuple):
    """A plan as it is now; `total` is what the score would be."""

    reach: list[Square]
    may_reach: list[Square]
    """What a front door could serve; the same as `reach` once there is one."""
    entrance: list[Fact]
    pieces: list[PieceNow]
    rooms: list[RoomNow]
    bonuses: list[BonusNow]
    safe: int
    danger: int
    penalty: int
    bonus: int
    total: int


def live(state: State, seat: int, names: Sequence[str] | None = None) -> Live:
    """All figures of the plan of a seat; a question brings its own names of rooms."""
    look = look_at(state, seat, names)
    of_rooms = [against_room(look, room) for room in range(state[ROOMS])]
    pieces = pieces_now(look, of_rooms)
    hope = hope_of(look, of_rooms, [piece.against for piece in pieces])
    rooms = [room_now(look, room, of_rooms[room], pieces) for room in range(state[ROOMS])]
    bonuses = bonuses_now(look, hope)
    return Live(
        reach=squares_of(look.reached),
        may_reach=squares_of(may_reach(look)),
        entrance=entrance(look),
        pieces=pieces,
        rooms=rooms,
        bonuses=bonuses,
        safe=sum(room.safe for room in rooms),
        danger=sum(room.danger for room in rooms),
        penalty=sum(room.penalty for room in rooms),
        bonus=sum(bonus.points for bonus in bonuses),
        total=int(points(state, seat)),
    )


def may_reach(look: Look) -> list[int]:
    """The squares that can be walked to from some place for the front door."""
    state, seat = look.state, look.seat
    if opens_rightly(state, seat):
        return list(look.reached)
    free, rows = walkable(state, seat), [0] * SIDE
    for edge in range(4 * SIDE * SIDE):
        row, column = divmod(square_of(edge), SIDE)
        if free[row] >> column & 1 and not why_not_front_door(state, seat, edge):
            rows[row] |= 1 << column
    spread(state, seat, rows, free)
    return rows


# Pieces and rooms


def pieces_now(look: Look, of_rooms: list[list[Fact]]) -> list[PieceNow]:
    """Every piece in the order of drawing."""
    state, seat = look.state, look.seat
    found = []
    for piece in range(state[PIECES + seat]):
        room = int(room_of_piece(state, seat, piece))
        against = against_piece(look, piece, of_rooms[room])
        reachable = bool(look.pieces >> piece & 1)
        found.append(PieceNow(room, int(value(state, seat, piece)), reachable, against))
    return found


def room_now(look: Look, room: int, against: list[Fact], pieces: list[PieceNow]) -> RoomNow:
    """One room of the scenario."""
    state, seat = look.state, look.seat
    drawn = sum(piece.points for piece in pieces if piece.room == room)
    safe = int(room_points(state, seat, room, look.pieces))
    stage = "begun" if pieces_in_room(state, seat, room) else "none"
    return RoomNow(
        name=look.names[room],
        stage="closed" if is_closed(state, seat, room) else stage,
        reachable=bool(look.rooms >> room & 1),
        safe=safe,
        danger=drawn - safe,
        penalty=int(penalty(state, seat, room)),
        against=against,
        warnings=[*empty_room(look, room), *room_in_parts(look, room)],
    )


def empty_room(look: Look, room: int) -> list[Fact]:
    """That a room has no furniture, and whether it can still get some (ruling H-21)."""
    lost = int(penalty(look.state, look.seat, room))
    if not lost:
        return []
    if look.state[FREE_HAND]:
        return [fact("empty_room", points=-lost)]
    tokens = furniture_to_come(look, room)
    if not tokens:
        return [fact("empty_room", final=True, points=-lost)]
    return [fact("empty_room_threatens", points=-lost, tokens=tokens)]


def room_in_parts(look: Look, room: int) -> list[Fact]:
    """That the circulation of an open room lies in parts of which its door serves only one."""
    state, seat = look.state, look.seat
    if is_closed(state, seat, room):
        return []
    own = [piece for piece in range(state[PIECES + seat])
           if room_of_piece(state, seat, piece) == room]  # fmt: skip
    dots = [0] * SIDE
    for piece in own:
        dots = [a | b for a, b in zip(dots, dots_of(look, piece), strict=True)]
    parts = parts_of(state, seat, dots, free_for_room(state, seat, room))
    if len(parts) < 2:
        return []
    apart = squares_of(minus(dots, parts[0]))
    return [fact("room_in_parts", apart, final=True, parts=len(parts))]
