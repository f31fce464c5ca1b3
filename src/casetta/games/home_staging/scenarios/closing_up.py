"""Closing a room: the fewest squares that make it whole, and a door onto the corridor."""

from __future__ import annotations

from random import Random

from casetta.contract.game import State

from ..plan.reasons import why_not_room
from ..plan.squares import (
    around,
    closing_text,
    grown,
    parts,
    places,
    square_at,
    squares_of,
    stepped,
    to_rows,
    way,
)
from ..rules.layout import ROOM
from .ground import SEAT, Ground

DOORS = 12
"""How many doors are compared."""


def close_up(state: State, ground: Ground, dice: Random) -> str | None:
    """The event that closes the room at hand; None when it cannot be entered."""
    room = made_whole(ground)
    corridor = ground.corridor(ground.free & ~room) if room else 0
    if not corridor:
        return None
    room |= pockets(room, ground.free & ~room & ~corridor)
    squares = squares_of(to_rows(room))
    for door in doors(ground, room, corridor, dice):
        if why_not_room(state, SEAT, state[ROOM], squares, door) is None:
            return closing_text(state, SEAT, squares, door)
    return None


def made_whole(ground: Ground) -> int:
    """The room with ways between all its circulation and all its pieces; 0 where there are none."""
    room = ground.room
    dots = ground.dots or around(room) & ground.inside & ~room
    room |= dots & -dots
    for goal in (ground.dots, ground.room):
        room = joined(room, dots & -dots, goal, ground)
        if not room:
            return 0
    return room


def joined(room: int, start: int, goal: int, ground: Ground) -> int:
    """The room with ways from its first circulation square to a goal; 0 where there is no way."""
    is_walk = goal == ground.dots
    while True:
        within = room & ~ground.covered if is_walk else room
        reached = grown(start, within)
        if not goal & ~reached:
            return room
        added = way(reached, goal & ~reached, ground.inside)
        if added < 1:
            return 0
        room |= added


def pockets(room: int, rest: int) -> int:
    """The parts of the rest of the floor that only this room can make use of."""
    return sum(part for part in parts(rest) if around(part) & room)


def doors(ground: Ground, room: int, corridor: int, dice: Random) -> list[int]:
    """Edges from the free part of the room to the corridor, those first that cost least floor."""
    dots = ground.dots or room & ~ground.covered
    walk = grown(dots & -dots, room & ~ground.covered)
    edges = [
        (4 * square_at(place) + side, stepped(1 << place, side))
        for side in range(4)
        for place in places(walk & stepped(corridor, side ^ 2))
    ]
    chosen = dice.sample(edges, min(DOORS, len(edges)))
    return [
        edge for edge, outer in sorted(chosen, key=lambda each: loss(ground, corridor, each[1]))
    ]


def loss(ground: Ground, corridor: int, outer: int) -> int:
    """The floor that is lost to other rooms when a door opens onto a square."""
    usable = corridor & ~ground.reserved & ~outer
    most = max((part.bit_count() for part in parts(usable)), default=0)
    goal = ground.reserved or ground.exits
    added = 0 if outer & goal else max(0, way(outer, goal, corridor).bit_count())
    return usable.bit_count() - most + 2 * added
