"""What a plan is worth so far: as if the current room were closed and the plan finished now.

The rules count nothing before there are walls and a front door. So that people see
what their drawing brings, the missing ones are added as proposals.py would.
"""

from __future__ import annotations

from functools import lru_cache

from casetta.contract.game import State
from casetta.contract.sheet import Line, Sheet

from ..rules.laid import room_of_piece
from ..rules.layout import (
    CLOSED,
    COVERED,
    DONE,
    DOTS,
    FINISH,
    FLOOR,
    FRONT_DOOR,
    HUB,
    NONE,
    OVER,
    PHASE,
    PIECES,
    PILLARS,
    ROOM,
    ROOMS,
    ROUND_OF,
    SIDE,
)
from ..rules.plan import close_room, inside_rows, pieces_in_room, settle
from ..rules.scoring import penalty, points, room_points, value
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from ..text.drawing import is_closed, room_name
from ..text.sheet import sheet
from .proposals import front_doors, part_of, propose_closing, with_front_door
from .squares import Square, rows_of, squares_of

EMPTY_ROOM_RULE = "sheet-empty-room"


def worth(state: State, seat: int) -> int:
    """The points of a plan so far; rooms still to come cost nothing yet."""
    if is_finished(state, seat):
        return int(points(state, seat))
    to_come = [room for room in range(state[ROOMS]) if is_to_come(state, room)]
    finished = as_if_finished(state, seat)
    return int(points(finished, seat)) - sum(int(penalty(state, seat, room)) for room in to_come)


def so_far(state: State, seat: int) -> Sheet:
    """The same line by line."""
    to_come = {room_name(state, room) for room in range(state[ROOMS]) if is_to_come(state, room)}
    whole = sheet(as_if_finished(state, seat), seat)
    return Sheet(tuple(line for line in whole.lines if not is_empty_room(line, to_come)))


def is_empty_room(line: Line, rooms: set[str]) -> bool:
    """Whether a line tells that one of some rooms has no furniture."""
    return line.rule == EMPTY_ROOM_RULE and line.values["room"] in rooms


def is_finished(state: State, seat: int) -> bool:
    """Whether a seat has nothing left to draw."""
    is_ready = state[PHASE] == FINISH and state[DONE] >> seat & 1
    return bool(is_ready or state[PHASE] == OVER)


def is_to_come(state: State, room: int) -> bool:
    """Whether a room may still get furniture."""
    return bool(state[PHASE] < FINISH and (state[ROUND_OF + room] == 0 or room == state[ROOM]))


def as_if_finished(state: State, seat: int) -> State:
    """The plan with the current room closed and a front door."""
    return _as_if_finished(tuple(state), seat)


@lru_cache(maxsize=32)
def _as_if_finished(state: tuple[int, ...], seat: int) -> State:
    trial = list(state)
    if is_finished(trial, seat) or not trial[PIECES + seat]:
        return trial
    room = trial[ROOM]
    if room != NONE and pieces_in_room(trial, seat, room) and not is_closed(trial, seat, room):
        squares, door = propose_closing(trial, seat)
        _close(trial, seat, room, squares, door)
    if trial[HUB] != NONE and not is_closed(trial, seat, trial[HUB]):
        floor, closed = squares_of(trial, FLOOR), squares_of(trial, CLOSED + SIDE * seat)
        _close(trial, seat, trial[HUB], set(floor) - set(closed), None)
    trial[ROOM] = NONE
    settle(trial, seat)
    return trial if trial[FRONT_DOOR + seat] != NONE else _with_best_front_door(trial, seat)


def _close(trial: State, seat: int, room: int, squares: set[Square], door: int | None) -> None:
    start = inside_rows(seat, room)
    trial[start : start + SIDE] = rows_of(squares)
    close_room(trial, seat, room, NONE if door is None else door)


def _with_best_front_door(trial: State, seat: int) -> State:
    """The plan with a front door in the part of the corridor that is worth most."""
    walk = squares_behind_front_doors(trial, seat)
    tried: set[Square] = set()
    plans: list[State] = []
    for edge in front_doors(trial, seat):
        square = divmod(edge >> 2, SIDE)
        if square in walk - tried:
            tried |= part_of({square}, walk)
            plans.append(with_front_door(trial, seat, edge))
    return max(plans, key=lambda plan: int(points(plan, seat)), default=trial)


def squares_behind_front_doors(trial: State, seat: int) -> set[Square]:
    """Where one walks behind a front door: outside all rooms, or in the hub round its furniture."""
    if trial[HUB] == NONE:
        return set(squares_of(trial, FLOOR)) - set(squares_of(trial, CLOSED + SIDE * seat))
    hub = set(squares_of(trial, inside_rows(seat, trial[HUB])))
    taken = squares_of(trial, COVERED + SIDE * seat) + squares_of(trial, PILLARS)
    return hub - set(taken)


def squares_cut_off(state: State, seat: int) -> frozenset[Square]:
    """The circulation squares that cannot be walked to as things are."""
    finished = as_if_finished(state, seat)
    reached = reach(finished, seat)
    if not any(reached):
        return frozenset()
    rows = [state[DOTS + SIDE * seat + row] & ~int(reached[row]) for row in range(SIDE)]
    return frozenset(squares_of(rows))


def served_pieces(state: State, seat: int) -> int:
    """The pieces that count so far, as bits."""
    finished = as_if_finished(state, seat)
    reached = reach(finished, seat)
    rooms = reachable_rooms(finished, seat, reached)
    return int(reachable_pieces(finished, seat, reached, rooms))


def points_of_room(state: State, seat: int, room: int) -> tuple[int, int]:
    """The points that count so far in a room, and those of all its pieces."""
    drawn = sum(
        int(value(state, seat, piece))
        for piece in range(state[PIECES + seat])
        if room_of_piece(state, seat, piece) == room
    )
    return int(room_points(state, seat, room, served_pieces(state, seat))), drawn
