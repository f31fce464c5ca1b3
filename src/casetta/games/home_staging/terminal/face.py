"""Home Staging at a terminal: the reader's plan, beside it the rooms, the card and the points.

Of the others only the points stand there; their plans are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Block, Face, Row, Scene
from casetta.contract.game import State

from ..plan.prospects import so_far
from ..rules.decisions import (
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    PLACE_MOVE,
    READY,
    SEALED,
    SPLITS,
    TOKENS_MOVE,
)
from ..rules.layout import ASSIGN, CARD, CLOSE, DECIDED, DONE, FIRST, NONE, PHASE, ROOM
from ..rules.plan import close_room, inside_rows, mark_square, settle
from ..rules.turns import change_openings, place_piece
from .drafts import DRAFT
from .help import explain, hint, show_moves, task
from .news import ending, gains, news
from .pad import PAD
from .paper import plan_block, plan_width
from .tray import ROWS, tray_block

WIDTH = 79
GAP = 2
WIDEST_TRAY = 38


def board(scene: Scene) -> list[Block]:
    """The plan of the reader, or of the first seat for somebody who only looks."""
    return look(scene, max(scene.seat, 0))


def look(scene: Scene, seat: int) -> list[Block]:
    """The plan of a seat and what lies beside it."""
    before = scene.before if seat == scene.seat else None
    plan = plan_block(scene.view, seat, before)
    named = [[(scene.names[seat], "bold")], *plan.rows] if seat != scene.seat else plan.rows
    width = min(WIDEST_TRAY, WIDTH - GAP - plan_width(scene.view))
    return [Block(plan.width, named), tray_block(scene, seat, width)]


def notes(scene: Scene) -> list[Row]:
    """What there is to do, as long as nothing is chosen."""
    told = task(scene) if scene.before is None else ""
    return [[(told, "bold")]] if told else []


def foresee(view: State, seat: int, moves: Sequence[int]) -> State:
    """The view after some moves, before anything else follows: cards turn over by luck."""
    state = list(view)
    for move in moves:
        foresee_one(state, seat, move)
    if state[PHASE] == CLOSE or any(FRONT_MOVE <= move < READY for move in moves):
        settle(state, seat)
    return state


def foresee_one(state: State, seat: int, move: int) -> None:
    """Make one move as far as it is drawn on the seat's own plan, or lays out tokens."""
    room = state[ROOM]
    if move >= PLACE_MOVE:
        place_piece(state, seat, move - PLACE_MOVE)
        state[DECIDED + seat] += 1
    elif FRONT_MOVE <= move < READY:
        change_openings(state, seat, move)
    elif GROW_MOVE <= move < DOOR_MOVE:
        mark_square(state, inside_rows(seat, room), move - GROW_MOVE)
    elif DOOR_MOVE <= move <= SEALED:
        close_room(state, seat, room, NONE if move == SEALED else move - DOOR_MOVE)
    elif move == DECLINE:
        state[DECIDED + seat] += 1
    elif move == READY:
        state[DONE] |= 1 << seat
    elif TOKENS_MOVE <= move < DECLINE and state[PHASE] == ASSIGN:
        state[FIRST + state[CARD]] = (move - TOKENS_MOVE) // SPLITS


FACE = Face(
    board=board,
    notes=notes,
    news=news,
    gains=gains,
    foresee=foresee,
    legal=show_moves,
    help=explain,
    tie_break="ranking-tie-break",
    pad=PAD,
    rows=ROWS,
    draft=DRAFT,
    hint=hint,
    so_far=so_far,
    look=look,
    ending=ending,
)
