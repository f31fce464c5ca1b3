"""Proposals: how to close the room at hand, where to put doors, what a plan is worth so far.

A room gets the squares of its pieces and as few others as make all of its circulation hang
together; its door serves most pieces and leads to most other doors. The rules count nothing
before there are walls and a front door. So that people see what their drawing brings, the
missing ones are added as proposed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from casetta.contract.game import State

from ..rules.layout import CLOSED, FLOOR, FRONT_DOOR, NONE, ROOM, SIDE
from ..rules.openings import set_front_door
from ..rules.plan import close_room, inside_rows, settle
from ..rules.rows import beyond
from ..rules.scoring import points
from .drawn import DrawnPlan
from .squares import (
    Squares,
    around,
    between_corners,
    corner_names,
    edge_name,
    from_rows,
    grown,
    joined,
    numbers,
    one,
    places,
    square_at,
    stepped,
    to_rows,
    with_nearest,
)


class Closing(NamedTuple):
    """The squares of a room and its door; None for no door."""

    squares: Squares
    door: int | None


# The squares of a room


def room_around(
    own: Squares,
    dots: Squares,
    walk: Squares,
    free: Squares,
    wanted: Iterable[Squares] = (),
    start: Squares = 0,
) -> Squares:
    """The fewest squares, more or less, that make a room of its pieces.

    `own` are the squares of the pieces, `dots` those that people must be able to walk to over
    `walk`; the room grows over `free` from `start`, else from its first square, and to the nearest
    square of each of the `wanted` sets.
    """
    ways = joined(dots, walk, over=own & walk)
    squares = joined(own | ways, free, start)
    for each in wanted:
        if not squares & each:
            squares = with_nearest(squares, each, free)
    return squares


def needed_squares(plan: DrawnPlan) -> Squares:
    """The squares of the pieces of the current room, and the ways that join them."""
    room = plan.current
    assert room is not None
    walk = plan.free & ~(plan.covered | plan.house.pillars)
    ways = joined(room.own & walk, walk)
    if room.index == plan.hub:
        ways = with_entrance(plan, ways, walk)
    wanted = plan.house.must_hold[room.index]
    squares = room_around(room.own, ways, walk, plan.free, wanted)
    return grown(room.own & -room.own, squares)


def with_entrance(plan: DrawnPlan, ways: Squares, walk: Squares) -> Squares:
    """The ways of the hub, joined with all doors and with a place for the front door."""
    whole = joined(ways | before_doors(plan) & walk, walk)
    fronts = front_squares(plan) & walk
    return whole if whole & fronts else with_nearest(whole, fronts, walk)


def before_doors(plan: DrawnPlan) -> Squares:
    """The squares before the doors of closed rooms, and the one behind the front door."""
    found = 0 if plan.front_door is None else one(plan.front_door >> 2)
    for door in plan.doors():
        found |= one(int(beyond(door)))
    return found


def front_squares(plan: DrawnPlan) -> Squares:
    """The squares with an outer wall that the scenario allows the front door in."""
    found = 0
    for fronts, backs in zip(plan.house.fronts, plan.backs, strict=True):
        found |= fronts & ~backs
    return found


# The door of a room


def door_edges(inner: Squares, outer: Squares, backs: Sequence[Squares]) -> list[int]:
    """The edges between two sets that may be doors: no furniture leans on them (ruling H-17)."""
    found = []
    for side in range(4):
        leaning = backs[side] | stepped(backs[side ^ 2], side ^ 2)
        for place in places(inner & stepped(outer, side ^ 2) & ~leaning):
            found.append(4 * square_at(place) + side)
    return found


def propose_door(plan: DrawnPlan, squares: Squares) -> int | None:
    """The best door for these squares; None for the hub, and where there is none."""
    if plan.room == plan.hub:
        return None
    doors = plan.possible_doors(squares)
    if not doors:
        return None
    served = {door: points_served(plan, squares, door) for door in doors}
    rest = plan.floor & ~(plan.closed | squares)
    if plan.hub is not None:
        rest |= plan.rooms[plan.hub].squares
    walk = rest & ~(plan.house.pillars | plan.covered)
    ways = parts_before(doors, walk)
    fronts, others = front_squares(plan), before_doors(plan)

    def worth(door: int) -> tuple[int, ...]:
        part, before = ways[door], one(int(beyond(door)))
        return (
            served[door],
            bool(part & fronts) or plan.hub is not None,
            (part & others).bit_count(),
            bool(before & plan.reserved),
            part.bit_count(),
            -(around(before) & walk).bit_count(),
        )

    return max(doors, key=worth)


def parts_before(doors: Iterable[int], walk: Squares) -> Mapping[int, Squares]:
    """For each door the part of the floor that it leads to."""
    parts: list[Squares] = []
    found = {}
    for door in doors:
        before = one(int(beyond(door)))
        known = [part for part in parts if part & before]
        found[door] = known[0] if known else grown(before, walk)
        parts += [] if known else [found[door]]
    return found


def propose_closing(plan: DrawnPlan) -> Closing:
    """How the current room might be closed."""
    squares = needed_squares(plan)
    return Closing(squares, propose_door(plan, squares))


def points_served(plan: DrawnPlan, squares: Squares, door: int) -> int:
    """The points of the room's pieces that can be walked to from a door."""
    blocked = plan.covered | plan.house.pillars
    inner = one(door >> 2)
    if inner & blocked:
        return -1
    reached = grown(inner, squares & ~blocked)
    assert plan.room is not None
    pieces = plan.pieces_of(plan.room)
    return sum(piece.points for piece in pieces if not piece.dots & ~reached)


# The front door


def worth_by_front_door(state: State, seat: int, edges: Iterable[int]) -> dict[int, int]:
    """The points of a plan with each of some front doors."""
    trial, found = list(state), {}
    for edge in edges:
        set_front_door(trial, seat, edge)
        found[edge] = int(points(trial, seat))
    return found


def best_front_door(state: State, seat: int, edges: Iterable[int]) -> int | None:
    """The front door that brings most points, the first of several; None for no edges."""
    worth = worth_by_front_door(state, seat, edges)
    return max(worth, key=lambda edge: worth[edge], default=None)


# As if it were finished now


def finished_state(plan: DrawnPlan) -> State:
    """The plan with the current room closed as proposed, a hub if there is to be one, a front door.

    Of the places for a front door one is tried for each part of the corridor.
    """
    trial, seat, kind = list(plan.state), plan.seat, type(plan)
    if plan.is_finished or not plan.pieces:
        return trial
    room = plan.current
    if room is not None and room.pieces and not room.is_closed:
        close_in(trial, seat, room.index, propose_closing(plan))
    if plan.hub is not None and not kind(trial, seat).rooms[plan.hub].is_closed:
        rest = from_rows(trial, FLOOR) & ~from_rows(trial, CLOSED + SIDE * seat)
        close_in(trial, seat, plan.hub, Closing(rest, None))
    trial[ROOM] = NONE
    settle(trial, seat)
    if trial[FRONT_DOOR + seat] == NONE:
        edge = best_front_door(trial, seat, one_for_each_part(kind(trial, seat)))
        if edge is not None:
            set_front_door(trial, seat, edge)
    return trial


def close_in(state: State, seat: int, room: int, closing: Closing) -> None:
    """Close a room of a state, whatever the rules say to it."""
    start = inside_rows(seat, room)
    state[start : start + SIDE] = to_rows(closing.squares)
    close_room(state, seat, room, NONE if closing.door is None else closing.door)


def one_for_each_part(plan: DrawnPlan) -> list[int]:
    """A place for the front door in each part of the floor behind front doors."""
    walk, tried, found = behind_front_doors(plan), 0, []
    for edge in plan.possible_front_doors():
        square = one(edge >> 2)
        if square & walk & ~tried:
            tried |= grown(square, walk)
            found.append(edge)
    return found


def behind_front_doors(plan: DrawnPlan) -> Squares:
    """Where one walks behind a front door: outside all rooms, or in the hub round its furniture."""
    if plan.hub is None:
        return plan.floor & ~plan.closed
    return plan.rooms[plan.hub].squares & ~(plan.covered | plan.house.pillars)


# A closing as text


def closing_text(own: Squares, closing: Closing) -> str:
    """A closing as one event: what is added to the pieces' own squares, then the door."""
    squares, door = closing
    left, words = squares & ~own, []
    while left:
        corner, other = _next_rectangle(own, left)
        added = between_corners(corner, other)
        own |= added
        left &= ~added
        words.append(corner_names(corner, other))
    grow = ["grow", *words] if words else []
    return " ".join([*grow, "sealed" if door is None else f"door {edge_name(door)}"])


def _next_rectangle(own: Squares, left: Squares) -> tuple[int, int]:
    """The corners of the largest rectangle that begins beside the squares so far."""
    corners = numbers(left & around(own) or left)
    found = (
        _largest_from(corner, left, down, right)
        for corner in corners
        for down in (1, -1)
        for right in (1, -1)
    )
    return max(found, key=lambda both: between_corners(*both).bit_count())


def _largest_from(corner: int, left: Squares, down: int, right: int) -> tuple[int, int]:
    """The largest rectangle of a set with a corner here, in one of four directions."""
    row, column = divmod(corner, SIDE)
    best, most, width, height = corner, 1, SIDE, 0
    while width and _has(left, row + down * height, column):
        wide = 0
        while wide < width and _has(left, row + down * height, column + right * wide):
            wide += 1
        width, height = wide, height + 1
        if width * height > most:
            best, most = corner + SIDE * down * (height - 1) + right * (width - 1), width * height
    return corner, best


def _has(squares: Squares, row: int, column: int) -> bool:
    on_sheet = 0 <= row < SIDE and 0 <= column < SIDE
    return on_sheet and bool(squares & one(SIDE * row + column))
