"""Home Staging at a terminal: the reader's plan, beside it the rooms, the card and the points.

Of the others only the points stand there; their plans are looked at one by one.
"""

from __future__ import annotations

from typing import Any

from casetta.contract.face import Block, Draft, Face, Row, Scene
from casetta.contract.game import State

from ..plan.changes import foresee
from ..plan.plan import Plan
from ..plan.position import Phase
from ..text.drafts import add, left_over, missing_pieces, propose
from ..text.narration import PIECE_LETTERS, room_at
from ..text.sheet import so_far
from .board import ROWS, plan_block, plan_width, titled, tray_block
from .help import explain, hint, scenario_text_of, show_moves, task
from .pad import PAD

WIDTH = 79
GAP = 2
WIDEST_TRAY = 38


def board(scene: Scene) -> list[Block]:
    """The plan of the reader, or of the first seat for somebody who only looks."""
    return look(scene, max(scene.seat, 0))


def look(scene: Scene, seat: int) -> list[Block]:
    """The plan of a seat and what lies beside it."""
    plan = Plan(scene.view, seat, own=scene.content)
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


# A draft


def missing(scene: Scene, draft: str) -> str:
    """What has still to be drawn or declined."""
    plan = Plan(scene.view, scene.seat, own=scene.content)
    left = missing_pieces(plan, draft) if plan.phase == Phase.DRAW else 0
    return scene.say("turn-missing", pieces=left) if left else ""


def at_once(view: State) -> bool:
    """A room or a card is turned over as soon as it is named."""
    return Plan(view, 0).phase in (Phase.CHOOSE_ROOM, Phase.CHOOSE_CARD)


def gains(scene: Scene) -> list[Row]:
    """What the reader's draft brings beside points: cut off pieces, the room, bonuses."""
    assert scene.before is not None
    plan = Plan(scene.view, scene.seat, own=scene.content)
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
        scenario_text_of(scene).bonuses(),
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
    plan = Plan(scene.view, 0, own=scene.content)
    par: Any = plan.home.content.get("par")
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
