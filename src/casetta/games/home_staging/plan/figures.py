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
from .access import against_piece, against_room, entrance, free_for_room, parts_of
from .chances import Hope, hope_of
from .facts import Fact, fact
from .plan import Plan
from .squares import Square, Squares, of_numbers, pairs


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
    return live_figures(Plan(state, seat, names))


def live_figures(plan: Plan) -> Live:
    """All figures of a plan."""
    rooms = range(plan.room_count)
    everything = Hope(plan, 0, 0)
    of_rooms = [
        against_room(plan, room, may_begin=everything.tokens_to_come(room) > 0) for room in rooms
    ]
    pieces = pieces_now(plan, of_rooms)
    hope = hope_of(plan, of_rooms, [piece.against for piece in pieces])
    rooms_now = [room_now(plan, room, of_rooms[room], hope) for room in rooms]
    bonuses = bonuses_now(plan, hope)
    return Live(
        reach=pairs(plan.reached),
        may_reach=pairs(may_reach(plan)),
        entrance=entrance(plan),
        pieces=pieces,
        rooms=rooms_now,
        bonuses=bonuses,
        safe=sum(room.safe for room in rooms_now),
        danger=sum(room.danger for room in rooms_now),
        penalty=sum(room.penalty for room in rooms_now),
        bonus=sum(bonus.points for bonus in bonuses),
        total=plan.points,
    )


def may_reach(plan: Plan) -> Squares:
    """The squares that can be walked to from some place for the front door."""
    if plan.opens_rightly:
        return plan.reached
    fronts = of_numbers(edge >> 2 for edge in plan.possible_front_doors())
    return plan.spread(fronts, plan.walkable)


# Pieces and rooms


def pieces_now(plan: Plan, of_rooms: list[list[Fact]]) -> list[PieceNow]:
    """Every piece in the order of drawing."""
    return [
        PieceNow(
            piece.room,
            piece.points,
            plan.counts(piece.index),
            against_piece(plan, piece, of_rooms[piece.room]),
        )
        for piece in plan.pieces
    ]


def room_now(plan: Plan, room: int, against: list[Fact], hope: Hope) -> RoomNow:
    """One room of the scenario."""
    here, safe = plan.rooms[room], plan.room_points(room)
    drawn = sum(piece.points for piece in plan.pieces_of(room))
    return RoomNow(
        name=here.name,
        stage=here.stage,
        reachable=plan.is_reachable(room),
        safe=safe,
        danger=drawn - safe,
        penalty=plan.penalty(room),
        against=against,
        warnings=[*empty_room(plan, room, hope), *room_in_parts(plan, room)],
    )


def empty_room(plan: Plan, room: int, hope: Hope) -> list[Fact]:
    """That a room has no furniture, and whether it can still get some (ruling H-21)."""
    lost = plan.penalty(room)
    if not lost:
        return []
    if plan.is_drawn_by_hand:
        return [fact("empty_room", points=-lost)]
    tokens = hope.furniture_to_come(room)
    if not tokens:
        return [fact("empty_room", final=True, points=-lost)]
    return [fact("empty_room_threatens", points=-lost, tokens=tokens)]


def room_in_parts(plan: Plan, room: int) -> list[Fact]:
    """That the circulation of an open room lies in parts of which its door serves only one."""
    if plan.rooms[room].is_closed:
        return []
    dots = 0
    for piece in plan.pieces_of(room):
        dots |= piece.dots
    found = parts_of(plan, dots, free_for_room(plan, room))
    if len(found) < 2:
        return []
    apart = pairs(dots & ~found[0])
    return [fact("room_in_parts", apart, final=True, parts=len(found))]
