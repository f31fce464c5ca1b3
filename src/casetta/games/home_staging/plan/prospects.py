"""What a plan is worth so far: the earlier form of `Plan.finished` and `Plan.worth`."""

from __future__ import annotations

from casetta.contract.game import State
from casetta.contract.sheet import Line, Sheet

from ..text.sheet import sheet
from .plan import Plan
from .squares import Square, pairs

EMPTY_ROOM_RULE = "sheet-empty-room"


def worth(state: State, seat: int) -> int:
    """See Plan."""
    return Plan(state, seat).worth


def so_far(state: State, seat: int) -> Sheet:
    """The score line by line, as if the plan were finished now."""
    plan = Plan(state, seat)
    to_come = {room.name for room in plan.rooms if plan.is_to_come(room.index)}
    whole = sheet(plan.finished.state, seat)
    return Sheet(tuple(line for line in whole.lines if not is_empty_room(line, to_come)))


def is_empty_room(line: Line, rooms: set[str]) -> bool:
    """Whether a line tells that one of some rooms has no furniture."""
    return line.rule == EMPTY_ROOM_RULE and line.values["room"] in rooms


def is_to_come(state: State, room: int) -> bool:
    """See Plan."""
    return Plan(state, 0).is_to_come(room)


def as_if_finished(state: State, seat: int) -> State:
    """See Plan."""
    return Plan(state, seat).finished.state


def squares_cut_off(state: State, seat: int) -> frozenset[Square]:
    """See Plan."""
    return frozenset(pairs(Plan(state, seat).cut_off))


def served_pieces(state: State, seat: int) -> int:
    """The pieces that count so far, as bits."""
    return Plan(state, seat).finished.reachable_pieces


def points_of_room(state: State, seat: int, room: int) -> tuple[int, int]:
    """The points that count so far in a room, and those of all its pieces."""
    plan = Plan(state, seat)
    drawn = sum(piece.points for piece in plan.pieces_of(room))
    return plan.finished.room_points(room), drawn
