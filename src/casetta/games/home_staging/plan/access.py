"""Why something cannot be reached: the entrance, a room, the circulation of a piece (page 1.8).

What is reachable comes from the functions that score; here they are asked for the
cause. A room or a piece is reachable exactly when nothing is found against it.
"""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.game import State

from ..bonuses.reading import MARK_NAMES
from ..rules.laid import body_row, is_rug, room_of_piece
from ..rules.layout import COVERED, FRONT_DOOR, HUB, MARKS, MUST_HOLD, NONE, PIECES, SIDE
from ..rules.plan import door_of, pieces_in_room, squares_of_room
from ..rules.rows import beyond, has_square, spread, square_of
from ..rules.walking import is_entered, marked_squares, opens_rightly, reach, walkable
from ..text.drawing import is_closed, room_rows
from .chances import tokens_to_come
from .facts import Fact, fact
from .look import Look, Rows, as_square, both, dots_of, minus
from .parts import door_is_possible, free_for_room, parts_of
from .squares import Square, squares_of

# The entrance


def entrance(look: Look) -> list[Fact]:
    """Why nobody can walk in at all (ruling H-26)."""
    state, seat = look.state, look.seat
    front = state[FRONT_DOOR + seat]
    if front == NONE:
        return [fact("no_front_door")]
    at = [as_square(square_of(front))]
    if not opens_rightly(state, seat):
        waits = state[HUB] != NONE and not is_closed(state, seat, state[HUB])
        return [fact("hub_not_closed" if waits else "front_door_in_room", at)]
    return [] if any(look.reached) else [fact("front_door_blocked", at)]


# Rooms


def against_room(look: Look, room: int) -> list[Fact]:
    """Why a room cannot be reached: what is amiss with it, then with the way to it."""
    state, seat = look.state, look.seat
    if is_closed(state, seat, room):
        found = against_closed_room(look, room)
    elif pieces_in_room(state, seat, room):
        found = [fact("room_not_closed", squares_of(squares_of_room(state, seat, room)))]
    else:
        return [fact("room_not_begun", final=not tokens_to_come(look, room))]
    return [*found, *missing_marks(look, room)]


def against_closed_room(look: Look, room: int) -> list[Fact]:
    """Why nobody can walk into a closed room."""
    state, seat = look.state, look.seat
    door = door_of(state, seat, room)
    if room == state[HUB]:
        return entrance(look)
    if door == NONE:
        return [fact("room_without_door", squares_of(room_rows(state, seat, room)), final=True)]
    inner = square_of(door)
    if not has_square(walkable(state, seat), 0, inner):
        return [fact("door_blocked", [as_square(inner)], final=True), *entrance(look)]
    if has_square(look.reached, 0, inner):
        return []
    return entrance(look) or [door_cut_off(look, inner, as_square(beyond(door)))]


def door_cut_off(look: Look, inner: int, outer: Square) -> Fact:
    """No way leads from the front door to the door of a room."""
    cut = fact("door_cut_off", [outer])
    ways = [
        (piece, without(look.state, look.seat, piece)) for piece in furniture(look, not_closed=True)
    ]
    blame = [piece for piece, trial in ways if has_square(reach(trial, look.seat), 0, inner)]
    return cut._replace(pieces=tuple(blame))


def missing_marks(look: Look, room: int) -> list[Fact]:
    """The marks that a room must hold and does not (FORMAT: must_hold)."""
    state, seat = look.state, look.seat
    return [
        fact(
            "mark_missing",
            squares_of(state, MARKS + SIDE * mark),
            final=is_closed(state, seat, room),
            mark=name,
        )
        for mark, name in enumerate(MARK_NAMES)
        if state[MUST_HOLD + mark] >> room & 1 and not marked_squares(state, seat, room, mark)
    ]


# Pieces


def against_piece(look: Look, piece: int, room_facts: Iterable[Fact]) -> list[Fact]:
    """Why a piece cannot be reached; `room_facts` say what is against its room."""
    return [*room_facts, *against_circulation(look, piece)]


def against_circulation(look: Look, piece: int) -> list[Fact]:
    """What is amiss with the circulation of a piece itself (rulings H-1, H-2)."""
    state, seat = look.state, look.seat
    room = room_of_piece(state, seat, piece)
    dots = dots_of(look, piece)
    if not is_closed(state, seat, room):
        return in_open_room(look, piece, dots)
    inside = both(walkable(state, seat), room_rows(state, seat, room))
    if is_entered(state, seat, room, look.reached):
        cut = minus(dots, look.reached)
        final = room != state[HUB] or len(parts_of(state, seat, dots, inside)) > 1
    elif room == state[HUB]:
        return split_circulation(look, dots, inside)
    else:
        cut, final = minus(dots, from_door(look, room, inside)), True
    if not any(cut):
        return []
    cut_off = fact("circulation_cut_off", squares_of(cut), final=final)
    return [cut_off._replace(pieces=in_the_way(look, room, dots))]


def from_door(look: Look, room: int, inside: Rows) -> list[int]:
    """The squares of a closed room that can be walked to from its door."""
    door = door_of(look.state, look.seat, room)
    rows = [0] * SIDE
    if door == NONE or not has_square(inside, 0, square_of(door)):
        return list(inside)
    row, column = as_square(square_of(door))
    rows[row] = 1 << column
    spread(look.state, look.seat, rows, inside)
    return rows


def in_open_room(look: Look, piece: int, dots: Rows) -> list[Fact]:
    """What is certain before the room has walls: its one door serves one part of the floor."""
    state, seat = look.state, look.seat
    room = room_of_piece(state, seat, piece)
    free = free_for_room(state, seat, room)
    split = split_circulation(look, dots, free)
    if split or not any(dots):
        return split
    part = parts_of(state, seat, dots, free)[0]
    if not door_is_possible(state, seat, room, part):
        return [fact("circulation_enclosed", squares_of(dots), final=True)]
    return []


def split_circulation(look: Look, dots: Rows, free: Rows) -> list[Fact]:
    """Circulation squares in several parts that no way will ever join."""
    parts = parts_of(look.state, look.seat, dots, free)
    if len(parts) < 2:
        return []
    apart = squares_of(minus(dots, parts[0]))
    return [fact("circulation_split", apart, final=True, parts=len(parts))]


# What stands in the way


def furniture(look: Look, *, not_closed: bool) -> list[int]:
    """The pieces that cover squares, those of open rooms or of closed ones."""
    state, seat = look.state, look.seat
    return [
        piece
        for piece in range(state[PIECES + seat])
        if not is_rug(state, seat, piece)
        and is_closed(state, seat, room_of_piece(state, seat, piece)) != not_closed
    ]


def without(state: State, seat: int, piece: int) -> State:
    """The plan as if a piece did not cover anything."""
    trial = list(state)
    for row in range(SIDE):
        trial[COVERED + SIDE * seat + row] &= ~int(body_row(state, seat, piece, row))
    return trial


def in_the_way(look: Look, room: int, dots: Rows) -> tuple[int, ...]:
    """The pieces of a closed room each of which alone cuts off some circulation squares."""
    state, seat = look.state, look.seat
    blame = []
    for piece in furniture(look, not_closed=False):
        if room_of_piece(state, seat, piece) == room:
            trial = look._replace(state=without(state, seat, piece))
            inside = both(walkable(trial.state, seat), room_rows(state, seat, room))
            way = reach(trial.state, seat) if room == state[HUB] else from_door(trial, room, inside)
            if not any(minus(dots, way)):
                blame.append(piece)
    return tuple(blame)
