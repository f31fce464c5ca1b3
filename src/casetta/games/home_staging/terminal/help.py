"""What there is to do now, what can be typed, and what the scenario asks for."""

from __future__ import annotations

from casetta.contract.face import Say, Scene

from ..bonuses.live import LOST, BonusNow
from ..plan.figures import live
from ..plan.prospects import as_if_finished
from ..rules.layout import (
    ASSIGN,
    CARD,
    CARD_TOKENS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DECIDED,
    DRAW,
    FINISH,
    OVER,
    PHASE,
    ROOM,
)
from .draft_drawing import decisions_in, token_option, tokens_left
from .moves_shown import show_moves
from .told import option_title, room_title, telling_of

__all__ = ["explain", "hint", "show_moves", "task"]

STEPS = {
    CHOOSE_ROOM: "room", CHOOSE_CARD: "card", ASSIGN: "tokens", DRAW: "draw", CLOSE: "close",
    FINISH: "finish",
}  # fmt: skip
"""What a step is called in the ids of its sentences."""
PAGES = ("plan", "access", "idea", "end", "look")
"""What is explained at any time, each with a sentence `turn-help-…`."""


def task(scene: Scene) -> str:
    """What the reader has to do now."""
    view, say = scene.view, scene.say
    phase = view[PHASE]
    if phase == OVER or scene.seat < 0:
        return ""
    if phase == DRAW:
        return drawing_task(scene)
    room = room_title(view, view[ROOM], say) if phase in (CHOOSE_CARD, CLOSE) else ""
    tokens = view[CARD_TOKENS + view[CARD]] if phase == ASSIGN else 0
    return say(f"turn-task-{STEPS[phase]}", room=room, tokens=tokens)


def drawing_task(scene: Scene) -> str:
    """Which piece is to be drawn next."""
    view, seat, say = scene.view, scene.seat, scene.say
    if tokens_left(view, seat) == 0:
        return ""
    option = token_option(view, seat, 0)
    return say(
        "turn-task-draw",
        piece=option_title(view, view[CARD], option, say),
        option=option + 1,
        number=view[DECIDED + seat] + 1,
        tokens=view[CARD_TOKENS + view[CARD]],
    )


def hint(scene: Scene, chosen: str) -> str:
    """What can be typed now."""
    phase = scene.view[PHASE]
    step = STEPS.get(phase, "finish")
    if not chosen:
        return scene.say(f"turn-hint-{step}")
    is_whole = phase != DRAW or len(decisions_in(chosen)) == tokens_left(scene.view, scene.seat)
    return scene.say(f"turn-hint-{step}-chosen" if is_whole else "turn-hint-draw-on")


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the step at hand, the scenario, its bonuses, the plan."""
    say, phase = scene.say, scene.view[PHASE]
    told = []
    if phase in STEPS:
        told.append((say("turn-help-now"), say(f"turn-help-{STEPS[phase]}")))
    told += [scenario_told(scene), *bonuses_told(scene)]
    return told + [(say(f"turn-help-{page}"), say(f"turn-help-{page}-text")) for page in PAGES]


def scenario_told(scene: Scene) -> tuple[str, str]:
    """The story of the scenario and its special rules."""
    told = telling_of(scene.view, scene.say)
    return told.title, " ".join([told.text("story"), *told.rules()]).strip()


def bonuses_told(scene: Scene) -> list[tuple[str, str]]:
    """Each bonus with its points, what it brings so far, and how far it has come."""
    view, seat, say = scene.view, max(scene.seat, 0), scene.say
    sentences = telling_of(view, say).bonuses()
    now = live(as_if_finished(view, seat), seat).bonuses
    lost = [bonus.status == LOST for bonus in live(view, seat).bonuses]
    return [
        (
            say("turn-bonus", points=bonus.most, now=bonus.points),
            f"{sentence} · {say('live-lost') if is_lost else progress_told(bonus, say)}",
        )
        for sentence, bonus, is_lost in zip(sentences, now, lost, strict=True)
    ]


def progress_told(bonus: BonusNow, say: Say) -> str:
    """How far a bonus has come."""
    return say(bonus.progress.message, **bonus.progress.values)
