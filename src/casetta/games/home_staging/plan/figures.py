"""Live figures of a plan in progress, from the functions that score it.

What can be walked to; for every piece whether it counts and why not; for every room
the points that are safe and those in danger; for every bonus how far it has come.
All of it is plain: numbers, codes, squares (see facts.py), for any screen or program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from casetta.contract.game import State

from ..bonuses.kind import MARK_NAMES
from ..bonuses.pieces import cut_off
from ..bonuses.rules import KINDS
from ..rules.closing import free_floor, reserve
from ..rules.grid import beyond
from ..rules.layout import COVERED, FRONT_DOOR, MUST_HOLD, NONE, ROOM, SIDE
from .drawn import Hope, hope_of
from .facts import Fact, fact
from .plan import Piece, Plan
from .position import Bonus
from .squares import (
    Square,
    Squares,
    around,
    bits,
    from_rows,
    of_numbers,
    one,
    pairs,
    to_rows,
    union,
)

HOLDS, POSSIBLE, LOST = "holds", "open", "lost"
"""A bonus pays now, or may still do so, or certainly never will."""


class BonusNow(NamedTuple):
    """A bonus rule: what it pays now and at most, how far it has come, what it waits for."""

    number: int
    """Which of the scenario's bonus rules, from 0."""
    kind: str
    points: int
    most: int
    status: str
    progress: Fact
    needs: list[Fact]


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
    bonus: int
    total: int


def live(state: State, seat: int, names: Sequence[str] | None = None) -> Live:
    """All figures of the plan of a seat; a question brings its own names of rooms."""
    plan = Plan(state, seat, names)
    rooms = range(plan.room_count)
    everything = Hope(plan, 0, 0)
    of_rooms = [
        against_room(plan, room, may_begin=everything.tokens_to_come(room) > 0) for room in rooms
    ]
    pieces = [piece_now(plan, piece, of_rooms[piece.room]) for piece in plan.pieces]
    hope = hope_of(plan, of_rooms, [piece.against for piece in pieces])
    bonuses = [bonus_now(plan, *each, hope) for each in enumerate(plan.house.bonuses)]
    return Live(
        reach=pairs(plan.reached),
        may_reach=pairs(may_reach(plan)),
        entrance=entrance(plan),
        pieces=pieces,
        rooms=[room_now(plan, room, of_rooms[room], hope) for room in rooms],
        bonuses=bonuses,
        bonus=sum(bonus.points for bonus in bonuses),
        total=plan.points,
    )


def may_reach(plan: Plan) -> Squares:
    """The squares that can be walked to from some place for the front door."""
    if plan.opens_rightly:
        return plan.reached
    fronts = of_numbers(edge >> 2 for edge in plan.possible_front_doors())
    return plan.spread(fronts, plan.walkable)


# Bonuses


def bonus_now(plan: Plan, number: int, bonus: Bonus, hope: Hope) -> BonusNow:
    """One bonus rule: what it pays comes from the score."""
    kind, pays = KINDS[bonus.kind], plan.bonus_points[number]
    most = bonus.max if kind.pays_each else bonus.points
    status = HOLDS if pays else LOST if is_lost(plan, bonus, hope) else POSSIBLE
    needs = [] if pays and pays == most else needs_of(plan, bonus)
    return BonusNow(number, kind.name, pays, most, status, kind.progress(plan, bonus), needs)


def is_lost(plan: Plan, bonus: Bonus, hope: Hope) -> bool:
    """Whether a bonus that does not pay now never will: only where that is certain."""
    if plan.is_finished or bonus.rooms & ~hope.rooms:
        return True
    return KINDS[bonus.kind].is_lost(plan, bonus, hope)


def needs_of(plan: Plan, bonus: Bonus) -> list[Fact]:
    """What a bonus waits for: its rooms, furniture in them, its pieces that are cut off."""
    waits = bits(bonus.rooms & ~plan.bonus_rooms)
    rooms = [fact(room_awaited(plan, room), room=plan.room_names[room]) for room in waits]
    return [*rooms, *cut_off(plan, bonus)]


def room_awaited(plan: Plan, room: int) -> str:
    """Why a bonus does not count a room: nobody can walk in, or it has no furniture (H-34)."""
    return "bonus_room_empty" if plan.is_reachable(room) else "bonus_room"


# Pieces and rooms


def piece_now(plan: Plan, piece: Piece, of_room: list[Fact]) -> PieceNow:
    """One piece; `of_room` is what is against its room."""
    against = [*of_room, *against_circulation(plan, piece)]
    return PieceNow(piece.room, piece.points, plan.counts(piece.index), against)


def room_now(plan: Plan, room: int, against: list[Fact], hope: Hope) -> RoomNow:
    """One room of the scenario."""
    here, safe = plan.rooms[room], plan.room_points(room)
    drawn = sum(piece.points for piece in plan.pieces_of(room))
    warnings = [*empty_room(plan, room, hope), *empty_hub(plan, room), *room_in_parts(plan, room)]
    return RoomNow(
        name=here.name,
        stage=here.stage,
        reachable=plan.is_reachable(room),
        safe=safe,
        danger=drawn - safe,
        penalty=plan.penalty(room),
        against=against,
        warnings=warnings,
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


def empty_hub(plan: Plan, room: int) -> list[Fact]:
    """That without anything drawn for the hub no room can be reached (ruling H-37)."""
    if room != plan.hub:
        return []
    if plan.has_lost_hub:
        return [fact("hub_lost", final=True)]
    return [fact("hub_threatens")] if plan.may_lose_hub else []


def room_in_parts(plan: Plan, room: int) -> list[Fact]:
    """That the circulation of an open room lies in parts of which its door serves only one."""
    if plan.rooms[room].is_closed:
        return []
    dots = union(piece.dots for piece in plan.pieces_of(room))
    found = parts_of(plan, dots, free_for_room(plan, room))
    if len(found) < 2:
        return []
    apart = pairs(dots & ~found[0])
    return [fact("room_in_parts", apart, final=True, parts=len(found))]


def entrance(plan: Plan) -> list[Fact]:
    """Why nobody can walk in at all (ruling H-26)."""
    if plan.front_door is None:
        return [fact("no_front_door")]
    at = pairs(one(plan.front_door >> 2))
    if not plan.opens_rightly:
        waits = plan.hub is not None and not plan.rooms[plan.hub].is_closed
        return [fact("hub_not_closed" if waits else "front_door_in_room", at)]
    return [] if plan.reached else [fact("front_door_blocked", at)]


# Rooms


def against_room(plan: Plan, room: int, *, may_begin: bool) -> list[Fact]:
    """Why a room cannot be reached: what is amiss with it, then with the way to it.

    `may_begin` says whether tokens for it are still to come.
    """
    here = plan.rooms[room]
    if here.is_closed:
        found = against_closed_room(plan, room)
    elif here.pieces:
        found = [fact("room_not_closed", pairs(here.own))]
    else:
        return [fact("room_not_begun", final=not may_begin)]
    return [*found, *missing_marks(plan, room)]


def against_closed_room(plan: Plan, room: int) -> list[Fact]:
    """Why nobody can walk into a closed room."""
    here = plan.rooms[room]
    if room == plan.hub:
        return entrance(plan)
    if here.door is None:
        return [fact("room_without_door", pairs(here.squares), final=True)]
    inner = one(here.door >> 2)
    if not inner & plan.walkable:
        return [fact("door_blocked", pairs(inner), final=True), *entrance(plan)]
    if inner & plan.reached:
        return []
    return entrance(plan) or [door_cut_off(plan, here.door)]


def door_cut_off(plan: Plan, door: int) -> Fact:
    """No way leads from the front door to the door of a room."""
    inner = one(door >> 2)
    movable = [piece for piece in plan.pieces if not plan.rooms[piece.room].is_closed]
    blame = in_the_way(plan, movable, lambda trial: bool(trial.reached & inner))
    return fact("door_cut_off", pairs(one(int(beyond(door)))))._replace(pieces=blame)


def missing_marks(plan: Plan, room: int) -> list[Fact]:
    """The marks that a room must hold and does not."""
    here = plan.rooms[room]
    return [
        fact("mark_missing", pairs(plan.house.marks[mark]), final=here.is_closed, mark=name)
        for mark, name in enumerate(MARK_NAMES)
        if plan.state[MUST_HOLD + mark] >> room & 1 and not here.squares & plan.house.marks[mark]
    ]


# Pieces


def against_circulation(plan: Plan, piece: Piece) -> list[Fact]:
    """What is amiss with the circulation of a piece itself (rulings H-1, H-2)."""
    room, dots = plan.rooms[piece.room], piece.dots
    if not room.is_closed:
        return in_open_room(plan, piece)
    inside, is_hub = plan.walkable & room.squares, piece.room == plan.hub
    if plan.is_entered(piece.room):
        cut = dots & ~plan.reached
        final = not is_hub or len(parts_of(plan, dots, inside)) > 1
    elif is_hub:
        return split_circulation(plan, dots, inside)
    else:
        cut, final = dots & ~from_door(plan, room.door, inside), True
    if not cut:
        return []

    def serves(trial: Plan) -> bool:
        way = (
            trial.reached if is_hub else from_door(trial, room.door, trial.walkable & room.squares)
        )
        return not dots & ~way

    blame = in_the_way(plan, plan.pieces_of(piece.room), serves)
    cut_off = fact("circulation_cut_off", pairs(cut), final=final)
    return [cut_off._replace(pieces=blame)]


def from_door(plan: Plan, door: int | None, inside: Squares) -> Squares:
    """The squares of a closed room that can be walked to from its door."""
    if door is None or not one(door >> 2) & inside:
        return inside
    return plan.spread(one(door >> 2), inside)


def in_open_room(plan: Plan, piece: Piece) -> list[Fact]:
    """What is certain before the room has walls: its one door serves one part of the floor."""
    free, dots = free_for_room(plan, piece.room), piece.dots
    split = split_circulation(plan, dots, free)
    if split or not dots:
        return split
    part = parts_of(plan, dots, free)[0]
    if not door_is_possible(plan, piece.room, part):
        return [fact("circulation_enclosed", pairs(dots), final=True)]
    return []


def split_circulation(plan: Plan, dots: Squares, free: Squares) -> list[Fact]:
    """Circulation squares in several parts that no way will ever join."""
    found = parts_of(plan, dots, free)
    if len(found) < 2:
        return []
    return [fact("circulation_split", pairs(dots & ~found[0]), final=True, parts=len(found))]


# What stands in the way


def without(plan: Plan, piece: Piece) -> Plan:
    """The plan as if a piece did not cover anything."""
    trial, start = list(plan.state), COVERED + SIDE * plan.seat
    trial[start : start + SIDE] = to_rows(plan.covered & ~piece.body)
    return Plan(trial, plan.seat, plan.room_names)


def in_the_way(
    plan: Plan, pieces: Iterable[Piece], is_free: Callable[[Plan], bool]
) -> tuple[int, ...]:
    """Those of some pieces of furniture without each of which alone a way would be free."""
    furniture = [piece for piece in pieces if not piece.rug]
    return tuple(piece.index for piece in furniture if is_free(without(plan, piece)))


# Parts of the floor


def parts_of(plan: Plan, squares: Squares, within: Squares) -> list[Squares]:
    """The parts of `within`, walls between them, that hold some of the squares; the largest first.

    A square that is not in `within` is a part of its own.
    """
    found = []
    while squares:
        lowest = squares & -squares
        part = plan.spread(lowest, within) if lowest & within else lowest
        found.append(part)
        squares &= ~part
    return sorted(found, key=lambda part: -part.bit_count())


def free_for_room(plan: Plan, room: int) -> Squares:
    """The squares that can be walked on and may still become part of an open room.

    The front door may be moved (ruling H-15), so its square is among them.
    """
    trial = list(plan.state)
    trial[FRONT_DOOR + plan.seat], trial[ROOM] = NONE, room
    reserve(trial, plan.seat)
    return from_rows(free_floor(trial, plan.seat)) & plan.walkable


def door_is_possible(plan: Plan, room: int, part: Squares) -> bool:
    """Whether the open room could have a door beside a part of its floor.

    Certain only when it says no: all around are furniture, pillars, other rooms and
    squares that the room needs itself. The hub is entered by the front door.
    """
    own = plan.rooms[room].own
    if room == plan.hub:
        return True
    if plan.must_lead_to_hub:
        return bool(around(part) & plan.doorsteps)
    return bool(part & ~own or around(part) & ~own & plan.doorsteps)
