"""What `casetta ask home-staging` may be asked: placement, closing, score, distance and others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.fields import Fields

from ..bonuses.kind import DOOR_OF, GROUND_NAMES, THE_FRONT_DOOR, WINDOW_OF
from ..bonuses.rules import bonus_points
from ..plan.reasons import Reason, is_out, why_not_front, why_not_ghost, why_not_room
from ..plan.squares import Square, rows_of, squares_of
from ..rules.closing import CLOSING_CODES, DOOR_NOT_ON_BOUNDARY, DOOR_ON_OUTER_WALL
from ..rules.layout import BONUS, FLOOR, FRONT_DOOR, HUB, NONE, ROOM, SIDE
from ..rules.openings import sees, set_front_door
from ..rules.placing import CIRCULATION_OUTSIDE, OUTSIDE
from ..rules.plan import door_of, free_floor, inside_rows, pieces_in_room, settle
from ..rules.rows import first_part, has_square
from ..rules.scoring import bonus_total, penalty, room_points
from ..rules.walking import FAR_AWAY, distance, reach, reachable_pieces, reachable_rooms
from ..text.drawing import window_edges
from . import BOARD_QUESTIONS
from .hand import ghost_of, parts_of, read_shape
from .live import ask_live
from .plan_question import NEEDED, PlanQuestion
from .reading import Edge, inner_edge, read_edge, read_squares
from .small_questions import (
    Answer,
    Question,
    ask_ranking,
    ask_symmetric,
    ask_tokens,
    ask_transform,
    with_warnings,
)

# What may be drawn


def ask_placement(question: Question) -> Answer:
    """Whether a piece may be placed, and why not."""
    plan = PlanQuestion(question)
    _expect(plan, "current_room")
    shape = read_shape(_object(plan, "place"))
    warnings = plan.finish()
    out = {
        code: [square for square in sorted(squares) if is_out(square)]
        for code, squares in ((OUTSIDE, shape.body), (CIRCULATION_OUTSIDE, shape.dots))
    }
    reason = why_not_ghost(plan.state, 0, ghost_of(shape), out)
    if reason is None and parts_of(shape) > 1:
        reason = _why_not_apart(plan, sorted(shape.squares))
    return _verdict(reason, warnings)


def _why_not_apart(plan: PlanQuestion, squares: list[Square]) -> Reason | None:
    """Why a first piece in several parts may not lie so: not in one part of the floor (H-13)."""
    rows = rows_of(squares)
    if pieces_in_room(plan.state, 0, plan.state[ROOM]):
        return None
    reached = first_part(plan.state, 0, rows, free_floor(plan.state, 0))
    apart = [row & ~there for row, there in zip(rows, reached, strict=True)]
    return Reason("other_area", squares_of(apart)) if any(apart) else None


def ask_closing(question: Question) -> Answer:
    """Whether a room may be closed like this, and why not."""
    plan = PlanQuestion(question)
    _expect(plan, "current_room")
    close = _object(plan, "close")
    squares = read_squares(close, "cells")
    door = read_edge(close, close.values["door"], "door") if close.has("door") else None
    warnings = plan.finish()
    inner = inner_edge(door, squares)
    reason = why_not_room(plan.state, 0, plan.state[ROOM], squares, inner)
    elsewhere = door is not None and inner is None
    if door is not None and elsewhere and (reason is None or reason.code == "no_door"):
        reason = _why_not_elsewhere(plan, door)
    return _verdict(reason, warnings)


def _why_not_elsewhere(plan: PlanQuestion, door: Edge) -> Reason:
    """Why a door may not be on an edge that is not between the room and something else."""
    state = plan.state
    on_floor = [edge is not None and has_square(state, FLOOR, edge >> 2) for edge in door]
    inside = state[HUB] == state[ROOM] or all(on_floor)
    code = DOOR_NOT_ON_BOUNDARY if inside else DOOR_ON_OUTER_WALL
    return Reason(CLOSING_CODES[code], _squares_of_edge(door))


def ask_front_door(question: Question) -> Answer:
    """Whether an edge may be the front door, and why not; an earlier one may be moved."""
    plan = PlanQuestion(question)
    _expect(plan, "edge")
    edge = read_edge(plan.fields, plan.fields.values.get("edge"), "edge")
    warnings = plan.finish()
    set_front_door(plan.state, 0, NONE)
    settle(plan.state, 0)
    outer = plan.outer_edge(edge)
    if outer is None:
        return _verdict(Reason("not_outer_wall", _squares_of_edge(edge or ())), warnings)
    return _verdict(why_not_front(plan.state, 0, outer), warnings)


def _squares_of_edge(edge: Iterable[int | None]) -> list[Square]:
    """The squares of an edge that lie on the sheet."""
    return [divmod(each >> 2, SIDE) for each in edge if each is not None]


def _verdict(reason: Reason | None, warnings: Wrongs) -> Answer:
    """Legal, or the code of the reason with the squares at fault."""
    squares = [list(square) for square in reason.squares] if reason else []
    answer = {"legal": reason is None, "reason": reason.code if reason else None}
    return with_warnings({**answer, "squares": squares}, warnings)


# What a plan is worth


def ask_score(question: Question) -> Answer:
    """The score of a plan, room by room."""
    plan = PlanQuestion(question)
    warnings = plan.finish()
    state = plan.state
    reached = reach(state, 0)
    rooms = reachable_rooms(state, 0, reached)
    pieces = reachable_pieces(state, 0, reached, rooms)
    by_room = {
        name: {
            "points": room_points(state, 0, room, pieces),
            "penalty": penalty(state, 0, room),
            "reachable": bool(rooms >> room & 1),
        }
        for room, name in enumerate(plan.names.rooms)
        if name in plan.scored_rooms()
    }
    bonus = bonus_total(state, 0, rooms, pieces) if plan.content else 0
    total = sum(room["points"] + room["penalty"] for room in by_room.values()) + bonus
    served = {hand.id: bool(pieces >> index & 1) for index, hand in enumerate(plan.hands)}
    answer = {"rooms": by_room, "pieces_reachable": served, "bonus": bonus, "total": total}
    return with_warnings(answer, warnings)


def ask_bonus(question: Question) -> Answer:
    """What one bonus rule gives for a plan; tokens and cards may be told with the rule."""
    plan = PlanQuestion({**_told_with_the_rule(question), **question})
    _object(plan, "bonus")
    if plan.fields.has("bonus"):
        plan.read_bonus()
    plan.read_cards()
    warnings = plan.finish()
    reached = reach(plan.state, 0)
    rooms = reachable_rooms(plan.state, 0, reached)
    pieces = reachable_pieces(plan.state, 0, reached, rooms)
    return with_warnings({"bonus": bonus_points(plan.state, 0, BONUS, rooms, pieces)}, warnings)


def _told_with_the_rule(question: Question) -> Mapping[str, Any]:
    bonus = question.get("bonus")
    if not isinstance(bonus, Mapping):
        return {}
    return {key: bonus[key] for key in NEEDED.values() if key in bonus}


def ask_distance(question: Question) -> Answer:
    """How many squares two objects are apart; null without a way."""
    plan = PlanQuestion(question)
    ones, others = _things(plan, "from"), _things(plan, "to")
    warnings = plan.finish()
    found = [int(distance(plan.state, 0, *one, *other)) for one in ones for other in others]
    nearest = min(found, default=FAR_AWAY)
    return with_warnings({"distance": None if nearest >= FAR_AWAY else nearest}, warnings)


def _things(plan: PlanQuestion, key: str) -> list[tuple[int, int]]:
    """The objects that a text names, as kind and piece or edge."""
    _expect(plan, key)
    text = plan.fields.values.get(key)
    pieces = [index for index, hand in enumerate(plan.hands) if hand.id == text]
    if pieces:
        return [(0, pieces[0])]
    head, _, room = str(text).partition(":")
    found: list[tuple[int, int]] = []
    if text == "front_door":
        found = [(THE_FRONT_DOOR, plan.state[FRONT_DOOR])]
    elif head == "door" and room in plan.names.rooms:
        found = [(DOOR_OF, int(door_of(plan.state, 0, plan.names.rooms.index(room))))]
    elif head == "window":
        found = [(WINDOW_OF, edge) for edge in window_edges(plan.state, 0)]
        if room in plan.names.rooms:
            start = inside_rows(0, plan.names.rooms.index(room))
            found = [(kind, edge) for kind, edge in found if _lies_in(plan, start, edge)]
    is_place = text == "front_door" or (head in ("door", "window") and room in plan.names.rooms)
    if not is_place and (text != "window" or len(found) != 1):
        plan.fields.fault("no-such-object", key, text=str(text))
    return [(kind, edge) for kind, edge in found if edge != NONE]


def _lies_in(plan: PlanQuestion, start: int, edge: int) -> bool:
    return bool(plan.state[start + (edge >> 6)] >> (edge >> 2 & 15) & 1)


def ask_view(question: Question) -> Answer:
    """What is seen from the one window of a plan."""
    plan = PlanQuestion(question)
    windows = window_edges(plan.state, 0)
    if len(windows) != 1:
        plan.fields.fault("one-window", "windows")
    warnings = plan.finish()
    seen = [
        name for ground, name in enumerate(GROUND_NAMES[:3]) if sees(plan.state, windows[0], ground)
    ]
    return with_warnings({"sees": sorted(seen)}, warnings)


QUESTIONS = {
    "transform": ask_transform,
    "symmetric": ask_symmetric,
    "placement": ask_placement,
    "closing": ask_closing,
    "front_door": ask_front_door,
    "score": ask_score,
    "bonus": ask_bonus,
    "live": ask_live,
    "distance": ask_distance,
    "view": ask_view,
    "tokens": ask_tokens,
    "ranking": ask_ranking,
    **BOARD_QUESTIONS,
}


def _expect(plan: PlanQuestion, key: str) -> None:
    if not plan.fields.has(key):
        plan.fields.fault("missing-field", key)


def _object(plan: PlanQuestion, key: str) -> Fields:
    """An object inside a question; a missing one is a fault."""
    _expect(plan, key)
    return Fields(plan.fields.values.get(key) or {}, key, plan.fields.wrongs)
