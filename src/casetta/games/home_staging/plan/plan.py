"""`Plan`: the plan of one seat, as everything but the rules looks at it; and proposals.

A room gets the squares of its pieces and as few others as make all of its circulation hang
together; its door serves most pieces and leads to most other doors. The rules count nothing
before there are walls and a front door. So that people see what their drawing brings, the
missing ones are added as proposed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from casetta.contract.game import State

from ..bonuses.rules import bonus_points
from ..content.library import OWN, Scenario, scenario_of
from ..rules import layout, scoring
from ..rules.closing import close_room, inside_rows, settle
from ..rules.layout import NONE, SIDE
from ..rules.openings import set_front_door
from .drawn import DrawnPlan
from .drawn import Piece as Piece
from .drawn import Room as Room
from .squares import (
    Squares,
    across,
    around,
    edge_name,
    grown,
    joined,
    names_to_add,
    of_numbers,
    one,
    places,
    square_at,
    stepped,
    to_rows,
    union,
    with_nearest,
)  # fmt: skip


class Closing(NamedTuple):
    """The squares of a room and its door; None for no door."""

    squares: Squares
    door: int | None


class Plan(DrawnPlan):
    """The plan of one seat of a table, read-only and lazy: `Plan(state, seat)`.

    Every property is found out when it is first asked for and then kept; after a move make
    another `Plan`. Sets of squares are `Squares` (see squares.py), four of them side by side are
    `Sides`, edges are numbers as in the rules, seen from inside; None stands for none.

    - The table, from `Position`: phase, active, turn, room, card, cards, room_names, hub, house.
    - What is drawn: floor, covered, rugs, dots, closed, reserved, area, walls, backs, windows,
      front_door, pieces, rooms, current (the room at hand).
    - What can be walked: walkable, reached, `spread(from, within)`; `counts(piece)`,
      `is_reachable(room)`, points, `room_points(room)`, bonus_points.
    - What might be: `finished` (the plan as if it were finished now), `propose_closing()`,
      `possible_doors(squares)`, `possible_front_doors()`, `propose_front_door()`.
    - Why not: reasons.py. Live figures: figures.py. A changed plan: changes.py.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        names: Sequence[str] | None = None,
        own: Scenario | None = None,
    ) -> None:
        super().__init__(state, seat, names)
        self.own = own
        """The own scenario that the table carries; only `home` needs it."""

    @property
    def home(self) -> Scenario:
        return scenario_of(self.scenario, self.own)

    @property
    def is_own(self) -> bool:
        return self.scenario >= OWN

    # Points

    @cached_property
    def points(self) -> int:
        """The total of the plan as it is now."""
        return self.apply(scoring.points)

    def room_points(self, room: int) -> int:
        """The points of the pieces of a room that count."""
        return self.apply(scoring.room_points, room, self.reachable_pieces)

    def penalty(self, room: int) -> int:
        """What a room costs that has no furniture, else 0."""
        return self.apply(scoring.penalty, room)

    @cached_property
    def bonus_points(self) -> list[int]:
        """What each bonus rule of the scenario gives now."""
        known = self.bonus_rooms, self.bonus_pieces
        return [self.apply(bonus_points, bonus.at, *known) for bonus in self.house.bonuses]

    def is_to_come(self, room: int) -> bool:
        """Whether a room may still get furniture."""
        return self.phase < layout.FINISH and (not self.is_opened(room) or room == self.room)

    @cached_property
    def worth(self) -> int:
        """The points so far, as if it were finished now; rooms still to come cost nothing yet."""
        if self.is_finished:
            return self.points
        to_come = [room for room in range(self.room_count) if self.is_to_come(room)]
        return self.finished.points - sum(self.penalty(room) for room in to_come)

    @property
    def cut_off(self) -> Squares:
        """The circulation squares that cannot be walked to as things are."""
        reached = self.finished.reached
        return self.dots & ~reached if reached else 0

    # Proposals

    def needed_squares(self) -> Squares:
        """What the current room has begun with, and the ways that join its pieces.

        The hub is joined with all doors and with a place for the front door, too; once it is
        closed, the other rooms are led to its walls.
        """
        room = self.current
        assert room is not None
        walk = self.free & ~(self.covered | self.house.pillars)
        ways = joined(room.own & walk, walk, over=room.begun & walk)
        if room.index == self.hub:
            ways = joined(ways | self._before_doors & walk, walk)
            fronts = self.house.front_squares(self.backs) & walk
            ways = ways if ways & fronts else with_nearest(ways, fronts, walk)
        elif self.must_lead_to_hub:
            ways = led_to_doors(ways or room.own, walk, self.doorsteps, self.backs)
        wanted = self.house.must_hold[room.index]
        squares = room_around(room.begun, ways, walk, self.free, wanted)
        return grown(room.begun & -room.begun, squares)

    @property
    def _before_doors(self) -> Squares:
        """The squares before the doors of closed rooms, and the one behind the front door."""
        front = [] if self.front_door is None else [one(self.front_door >> 2)]
        return union([*front, *map(across, self.doors())])

    def propose_closing(self) -> Closing:
        """How the current room might be closed."""
        squares = self.needed_squares()
        return Closing(squares, self.propose_door(squares))

    def propose_door(self, squares: Squares) -> int | None:
        """The best door for these squares; None for the hub, and where there is none."""
        doors = [] if self.room == self.hub else self.possible_doors(squares)
        rest = self.floor & ~(self.closed | squares)
        if self.hub is not None:
            rest |= self.rooms[self.hub].squares
        walk = rest & ~(self.house.pillars | self.covered)
        ways = parts_before(doors, walk)
        fronts, others = self.house.front_squares(self.backs), self._before_doors

        def worth(door: int) -> tuple[int, ...]:
            part, before = ways[door], across(door)
            return (
                self._points_served(squares, door),
                bool(part & fronts) or self.hub is not None,
                (part & others).bit_count(),
                bool(before & self.reserved),
                part.bit_count(),
                -(around(before) & walk).bit_count(),
            )

        return max(doors, key=worth, default=None)

    def _points_served(self, squares: Squares, door: int) -> int:
        """The points of the room's pieces that can be walked to from a door."""
        blocked = self.covered | self.house.pillars
        inner = one(door >> 2)
        if inner & blocked:
            return -1
        reached = grown(inner, squares & ~blocked)
        assert self.room is not None
        pieces = self.pieces_of(self.room)
        return sum(piece.points for piece in pieces if not piece.dots & ~reached)

    def propose_front_door(self) -> int | None:
        """The front door that brings most points; None where there is no place for one."""
        return best_front_door(self.state, self.seat, self.possible_front_doors())

    def closing_text(self, closing: Closing) -> str:
        """A closing of the current room: what is added to its squares, then the door."""
        assert self.current is not None
        added = names_to_add(self.current.begun, closing.squares)
        end = "sealed" if closing.door is None else f"door {edge_name(closing.door)}"
        return " ".join([*(["grow", *added] if added else []), end])

    @cached_property
    def finished(self) -> Plan:
        """The plan with the current room closed as proposed, a hub if there is to be one, a door.

        Of the places for a front door one is tried for each part of the corridor.
        """
        return _finished(tuple(self.state), self.seat)


@lru_cache(maxsize=32)
def _finished(state: tuple[int, ...], seat: int) -> Plan:
    trial = list(state)
    plan = Plan(list(state), seat)
    if plan.is_finished or not plan.pieces:
        return Plan(trial, seat)
    room = plan.current
    if room is not None and room.pieces and not room.is_closed:
        close_in(trial, seat, room.index, plan.propose_closing())
    closed = Plan(trial, seat)
    if plan.hub is not None and not (closed.rooms[plan.hub].is_closed or plan.has_lost_hub):
        close_in(trial, seat, plan.hub, Closing(plan.floor & ~closed.closed, None))
    trial[layout.ROOM] = NONE
    settle(trial, seat)
    if trial[layout.FRONT_DOOR + seat] == NONE:
        edge = best_front_door(trial, seat, one_for_each_part(Plan(trial, seat)))
        if edge is not None:
            set_front_door(trial, seat, edge)
    return Plan(trial, seat)


def close_in(state: State, seat: int, room: int, closing: Closing) -> None:
    """Close a room of a state, whatever the rules say to it."""
    start = inside_rows(seat, room)
    state[start : start + SIDE] = to_rows(closing.squares)
    close_room(state, seat, room, NONE if closing.door is None else closing.door)


def one_for_each_part(plan: DrawnPlan) -> list[int]:
    """A place for the front door in each part of the floor behind front doors.

    There one walks outside all rooms, or in the hub round its furniture.
    """
    walk, tried, found = plan.floor & ~plan.closed, 0, []
    if plan.hub is not None:
        walk = plan.rooms[plan.hub].squares & ~(plan.covered | plan.house.pillars)
    for edge in plan.possible_front_doors():
        square = one(edge >> 2)
        if square & walk & ~tried:
            tried |= grown(square, walk)
            found.append(edge)
    return found


# Rooms, doors and front doors, of plans that somebody thinks of, too


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


def door_edges(inner: Squares, outer: Squares, backs: Sequence[Squares]) -> list[int]:
    """The edges between two sets that may be doors: no furniture leans on them (ruling H-17)."""
    found = []
    for side in range(4):
        leaning = backs[side] | stepped(backs[side ^ 2], side ^ 2)
        for place in places(inner & stepped(outer, side ^ 2) & ~leaning):
            found.append(4 * square_at(place) + side)
    return found


def led_to_doors(
    squares: Squares, walk: Squares, doorsteps: Squares, backs: Sequence[Squares]
) -> Squares:
    """A set with the way to the nearest square that may have a door, unless it has one."""
    beside = of_numbers(edge >> 2 for edge in door_edges(walk, doorsteps, backs))
    return squares if squares & beside else with_nearest(squares, beside, walk)


def parts_before(doors: Iterable[int], walk: Squares) -> Mapping[int, Squares]:
    """For each door the part of the floor that it leads to."""
    parts: list[Squares] = []
    found = {}
    for door in doors:
        before = across(door)
        known = [part for part in parts if part & before]
        found[door] = known[0] if known else grown(before, walk)
        parts += [] if known else [found[door]]
    return found


def worth_by_front_door(state: State, seat: int, edges: Iterable[int]) -> dict[int, int]:
    """The points of a plan with each of some front doors."""
    trial, found = list(state), {}
    for edge in edges:
        set_front_door(trial, seat, edge)
        found[edge] = int(scoring.points(trial, seat))
    return found


def best_front_door(state: State, seat: int, edges: Iterable[int]) -> int | None:
    """The front door that brings most points, the first of several; None for no edges."""
    worth = worth_by_front_door(state, seat, edges)
    return max(worth, key=lambda edge: worth[edge], default=None)
