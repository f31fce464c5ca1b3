"""What `casetta ask home-staging` may be asked: placement, closing, score, distance and others."""

from __future__ import annotations

from casetta.kernel.fields import Fields
from casetta.kernel.wrong import Wrongs

from .bonus_words import DOOR_OF, GROUND_NAMES, THE_FRONT_DOOR, WINDOW_OF, bonus_words
from .bonuses import bonus_points
from .closing import (
    CLOSING_CODES,
    DOOR_NOT_ON_BOUNDARY,
    DOOR_ON_OUTER_WALL,
    why_not_close,
    why_not_squares,
)
from .drawing import window_edges
from .hand import ghost_of, parts_of, read_shape
from .layout import BONUS, BONUS_SIZE, FLOOR, FRONT_DOOR, HUB, NONE, ROOM, SIDE
from .openings import FRONT_DOOR_CODES, sees, set_front_door, why_not_front_door
from .pages import Entry, Page
from .placing import PLACEMENT_CODES, why_not_place
from .plan import door_of, free_floor, inside_rows, keep_first, pieces_in_room, settle
from .plan_question import PlanQuestion
from .reading import Edge, inner_edge, read_edge, read_squares
from .rows import spread
from .scoring import bonus_total, penalty, room_points
from .small_questions import (
    Answer,
    Question,
    ask_ranking,
    ask_symmetric,
    ask_tokens,
    ask_transform,
    with_warnings,
)
from .squares import Square, rows_of
from .walking import FAR_AWAY, distance, reach, reachable_pieces, reachable_rooms

# What may be drawn


def ask_placement(question: Question) -> Answer:
    """Whether a piece may be placed, and why not."""
    plan = PlanQuestion(question)
    _expect(plan, "current_room")
    shape = read_shape(_object(plan, "place"))
    warnings = plan.finish()
    code = why_not_place(plan.state, 0, ghost_of(shape))
    if not code and parts_of(shape) > 1 and not _in_one_area(plan, sorted(shape.squares)):
        code = PLACEMENT_CODES.index("other_area")
    return _verdict(PLACEMENT_CODES[code], warnings)


def _in_one_area(plan: PlanQuestion, squares: list[Square]) -> bool:
    """Whether a first piece in several parts lies in one part of the free floor (ruling H-13)."""
    rows = rows_of(squares)
    if pieces_in_room(plan.state, 0, plan.state[ROOM]):
        return True
    reached = list(rows)
    keep_first(reached)
    spread(plan.state, 0, reached, free_floor(plan.state, 0))
    return not any(row & ~there for row, there in zip(rows, reached, strict=True))


def ask_closing(question: Question) -> Answer:
    """Whether a room may be closed like this, and why not."""
    plan = PlanQuestion(question)
    _expect(plan, "current_room")
    close = _object(plan, "close")
    squares = read_squares(close, "cells")
    door = read_edge(close, close.values["door"], "door") if close.has("door") else None
    warnings = plan.finish()
    room = plan.state[ROOM]
    start = inside_rows(0, room)
    plan.state[start : start + SIDE] = rows_of(squares)
    code = 0
    if any(not (0 <= row < SIDE and 0 <= column < SIDE) for row, column in squares):
        code = 1
    code = code or int(why_not_squares(plan.state, 0, room, start))
    if not code:
        code = _why_not_door(plan, room, squares, door)
    return _verdict(CLOSING_CODES[code], warnings)


def _why_not_door(plan: PlanQuestion, room: int, squares: list[Square], door: Edge | None) -> int:
    """The code for the door of a closing whose squares are right."""
    inner = inner_edge(door, squares)
    if door is None or inner is not None:
        return int(why_not_close(plan.state, 0, room, NONE if inner is None else inner))
    if plan.state[HUB] == room:
        return DOOR_NOT_ON_BOUNDARY
    on_floor = [edge is not None and plan.state[FLOOR + (edge >> 6)] >> (edge >> 2 & 15) & 1
                for edge in door]  # fmt: skip
    return DOOR_NOT_ON_BOUNDARY if all(on_floor) else DOOR_ON_OUTER_WALL


def ask_front_door(question: Question) -> Answer:
    """Whether an edge may be the front door, and why not; an earlier one may be moved."""
    plan = PlanQuestion(question)
    _expect(plan, "edge")
    edge = read_edge(plan.fields, plan.fields.values.get("edge"), "edge")
    warnings = plan.finish()
    set_front_door(plan.state, 0, NONE)
    settle(plan.state, 0)
    outer = plan.outer_edge(edge)
    code = 1 if outer is None else why_not_front_door(plan.state, 0, outer)
    return _verdict(FRONT_DOOR_CODES[code], warnings)


def _verdict(code: str, warnings: Wrongs) -> Answer:
    return with_warnings({"legal": not code, "reason": code or None}, warnings)


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
    """What one bonus rule gives for a plan."""
    plan = PlanQuestion(question)
    told = _object(plan, "bonus").values
    page = Page({"bonus": [told]})
    words = bonus_words(Entry(page, "bonus", 1, told), plan.names)
    plan.fields.wrongs.extend(page.wrongs)
    plan.read_cards()
    warnings = plan.finish()
    plan.state[BONUS : BONUS + BONUS_SIZE] = words
    reached = reach(plan.state, 0)
    rooms = reachable_rooms(plan.state, 0, reached)
    pieces = reachable_pieces(plan.state, 0, reached, rooms)
    return with_warnings({"bonus": bonus_points(plan.state, 0, BONUS, rooms, pieces)}, warnings)


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
    "distance": ask_distance,
    "view": ask_view,
    "tokens": ask_tokens,
    "ranking": ask_ranking,
}


def _expect(plan: PlanQuestion, key: str) -> None:
    if not plan.fields.has(key):
        plan.fields.fault("missing-field", key)


def _object(plan: PlanQuestion, key: str) -> Fields:
    """An object inside a question; a missing one is a fault."""
    _expect(plan, key)
    return Fields(plan.fields.values.get(key) or {}, key, plan.fields.wrongs)
