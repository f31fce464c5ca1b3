"""Home Staging at a terminal: the reader's plan, beside it the rooms, the card and the points.

Of the others only the points stand there; their plans are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casetta.contract.face import Block, Draft, Face, Row, Scene
from casetta.contract.game import State

from ..content.library import scenario_of
from ..plan.plan import Plan
from ..plan.position import Phase
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
from ..rules.setup import change_openings, place_piece
from ..text.drafts import add, left_over, missing_pieces, propose
from ..text.names import room_at
from ..text.narration import PIECE_LETTERS
from ..text.sheet import so_far
from .board import ROWS, plan_block, plan_width, titled, tray_block
from .help import explain, hint, show_moves, task, telling_of
from .pad import PAD

WIDTH = 79
GAP = 2
WIDEST_TRAY = 38


def board(scene: Scene) -> list[Block]:
    """The plan of the reader, or of the first seat for somebody who only looks."""
    return look(scene, max(scene.seat, 0))


def look(scene: Scene, seat: int) -> list[Block]:
    """The plan of a seat and what lies beside it."""
    plan = Plan(scene.view, seat)
    is_own = seat == scene.seat
    before = Plan(scene.before, seat) if is_own and scene.before is not None else None
    drawn = plan_block(plan, before)
    named = drawn.rows if is_own else [[(scene.names[seat], "bold")], *drawn.rows]
    width = min(WIDEST_TRAY, WIDTH - GAP - plan_width(plan))
    return [Block(drawn.width, named), tray_block(scene, seat, width)]


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


# A draft


def missing(scene: Scene, draft: str) -> str:
    """What has still to be drawn or declined."""
    plan = Plan(scene.view, scene.seat)
    left = missing_pieces(plan, draft) if plan.phase == Phase.DRAW else 0
    return scene.say("turn-missing", pieces=left) if left else ""


def at_once(view: State) -> bool:
    """A room or a card is turned over as soon as it is named."""
    return Plan(view, 0).phase in (Phase.CHOOSE_ROOM, Phase.CHOOSE_CARD)


def gains(scene: Scene) -> list[Row]:
    """What the reader's draft brings beside points: cut off pieces, the room, bonuses."""
    assert scene.before is not None
    plan = Plan(scene.view, scene.seat)
    told = [*warnings(scene, plan), *closing_told(scene, plan)]
    then = Plan(scene.before, scene.seat)
    return [*([(each, "bold")] for each in told), *bonus_rows(scene, then, plan)]


def warnings(scene: Scene, plan: Plan) -> list[str]:
    """What would count for nothing as things are."""
    if plan.phase == Phase.FINISH and plan.front_door is None:
        return [scene.say("turn-no-entrance")]
    finished = plan.finished
    lost = [PIECE_LETTERS[p.index] for p in plan.pieces if not finished.counts(p.index)]
    return [scene.say("turn-cut-off", pieces=" ".join(lost), number=len(lost))] if lost else []


def closing_told(scene: Scene, plan: Plan) -> list[str]:
    """How large the room is, and which of the shapes that bonuses ask for it has."""
    if plan.phase != Phase.CLOSE or plan.current is None:
        return []
    squares, say = plan.current.squares, scene.say
    told = say(
        "turn-closing",
        room=titled(room_at(plan, plan.room), say),
        squares=squares.bit_count(),
        shape=plan.shape_of(squares),
    )
    left = left_over(plan).bit_count()
    return [f"{told} {say('turn-left-over', squares=left)}" if left else told]


def bonus_rows(scene: Scene, then: Plan, now: Plan) -> list[Row]:
    """The bonuses that a draft wins or loses."""
    told = zip(
        telling_of(scene).bonuses(),
        then.finished.bonus_points,
        now.finished.bonus_points,
        strict=True,
    )
    return [
        [(f"{points - before:+} {sentence}", "")]
        for sentence, before, points in told
        if points != before
    ]


def ending(scene: Scene) -> list[Row]:
    """How somebody who plays alone did, by the three target scores of the scenario."""
    plan = Plan(scene.view, 0)
    par: Any = scenario_of(plan.scenario).content.get("par")
    if plan.seats > 1 or plan.phase != Phase.OVER or not par:
        return []
    reached = sum(plan.points >= each for each in par)
    targets = " · ".join(map(str, par))
    return [[(scene.say("turn-par", reached=reached, targets=targets), "bold")]]


FACE = Face(
    board=board,
    notes=notes,
    gains=gains,
    foresee=foresee,
    legal=show_moves,
    help=explain,
    tie_break="ranking-tie-break",
    pad=PAD,
    rows=ROWS,
    draft=Draft(add=add, missing=missing, propose=propose, at_once=at_once),
    hint=hint,
    so_far=so_far,
    look=look,
    ending=ending,
)
