"""A draft tried out on a plan: what the rules allow of it, and why not more."""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..plan.reasons import Reason, why_not_piece, why_not_room
from ..plan.squares import Square, names, rows_of
from ..rules.decisions import FRONT_MOVE, PLACE_MOVE, READY
from ..rules.layout import CLOSE, DRAW, IDEA, NONE, PHASE, ROOM, SIDE
from ..rules.plan import close_room, inside_rows, settle
from ..rules.turns import place_piece
from ..terminal.draft_closing import door_in, squares_in
from ..terminal.draft_drawing import MIRROR, Piece, decisions_in, move_of
from ..terminal.openings_typed import try_openings
from ..text.notation import read
from .board_reading import Answer

Tried = tuple[State, Answer | None]
"""The plan as far as the rules allow it, and the first rule that is broken."""


def tried(view: State, seat: int, draft: str) -> Tried:
    """The plan after a draft: front door and windows, then pieces or walls."""
    moves = read(draft) if draft else ()
    openings = [move for move in moves if FRONT_MOVE <= move < READY]
    try:
        state = try_openings(view, seat, openings)
    except Wrong as wrong:
        return list(view), refusal_of(wrong)
    if view[PHASE] == DRAW:
        return with_pieces(state, seat, decisions_in(draft))
    door = door_in(draft)
    if view[PHASE] == CLOSE and (door is not None or "sealed" in draft):
        return with_walls(state, seat, squares_in(view, seat, draft), door)
    return state, None


def with_pieces(state: State, seat: int, decisions: Iterable[Piece | None]) -> Tried:
    """The plan with some pieces, up to the first that may not be drawn; `piece` is its number."""
    for number, piece in enumerate(decisions):
        if piece is None:
            continue
        if state[IDEA + seat] and (piece.other or piece.transform & MIRROR):
            return state, {"code": "turn_idea_used", "squares": [], "piece": number}
        reason = why_not_piece(state, seat, piece.option, piece.transform, piece.square)
        if reason is not None:
            return state, {**reason_told(reason), "piece": number}
        place_piece(state, seat, move_of(state, piece) - PLACE_MOVE)
    return state, None


def with_walls(state: State, seat: int, squares: Iterable[Square], door: int | None) -> Tried:
    """The plan with the current room closed."""
    room, inside = state[ROOM], list(squares)
    reason = why_not_room(state, seat, room, inside, door)
    start = inside_rows(seat, room)
    state[start : start + SIDE] = rows_of(inside)
    if reason is not None:
        return state, reason_told(reason)
    close_room(state, seat, room, NONE if door is None else door)
    settle(state, seat)
    return state, None


def reason_told(reason: Reason) -> Answer:
    """Why something may not be, with the squares at fault."""
    return {"code": reason.code, "squares": list(names(reason.squares))}


def refusal_of(wrong: Wrong) -> Answer:
    """The same from what a terminal would say."""
    squares = str(wrong.where or "").rstrip(":").split()
    return {"code": wrong.code.replace("-", "_"), "squares": squares}
