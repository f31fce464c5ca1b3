"""A turn as it is put together: what was chosen so far, and what is typed now.

A draft is an event as records spell it, perhaps not whole yet. Whatever is typed is
tried on a copy of the view; what the rules refuse is told with its squares.
"""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.errors import Wrong
from casetta.contract.face import Draft, Scene
from casetta.contract.game import State

from ..plan.proposals import propose_front_door
from ..rules.decisions import FRONT_MOVE, WINDOW_MOVE
from ..rules.layout import (
    ASSIGN,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DRAW,
    FINISH,
    FRONT_DOOR,
    NONE,
    PHASE,
)
from ..text.notation import edge_name
from .choosing import choose_card, choose_room, choose_tokens
from .draft_closing import add_to_closing, closing_proposal
from .draft_drawing import add_to_drawing, missing_pieces
from .openings_typed import add_opening, openings_in, openings_text, try_openings
from .typed import DONE_WORDS, FRONT_WORDS, Reader

CHOOSERS = {CHOOSE_ROOM: choose_room, CHOOSE_CARD: choose_card, ASSIGN: choose_tokens}


def add(view: State, seat: int, draft: str, text: str) -> str:
    """The draft with what a person typed."""
    phase = view[PHASE]
    line = Reader(text)
    if not line:
        raise Wrong("turn-unreadable")
    if phase in CHOOSERS:
        return CHOOSERS[phase](view, line)
    if phase == DRAW:
        return add_to_drawing(view, seat, draft, line)
    if phase == CLOSE:
        return add_to_closing(view, seat, draft, line)
    return add_to_finish(view, seat, draft, line)


def spell(view: State, seat: int, text: str) -> str:
    """The move that a person meant, spelled as records spell it."""
    return add(view, seat, "", text)


def why_not(view: State, seat: int, text: str) -> Wrong:
    """Why a seat may not make the move that a text spells."""
    try:
        spell(view, seat, text)
    except Wrong as wrong:
        return wrong
    return Wrong("illegal-move")


def missing(scene: Scene, draft: str) -> str:
    """What has still to be drawn or declined."""
    if scene.view[PHASE] != DRAW:
        return ""
    left = missing_pieces(scene.view, scene.seat, draft)
    return scene.say("turn-missing", pieces=left) if left else ""


def propose(view: State, seat: int) -> str:
    """Walls and a door for a room that is to be closed, a front door for a finished plan."""
    if view[PHASE] == CLOSE:
        return closing_proposal(view, seat)
    return finish_proposal(view, seat) if view[PHASE] == FINISH else ""


def at_once(view: State) -> bool:
    """A room or a card is turned over as soon as it is named."""
    return view[PHASE] in (CHOOSE_ROOM, CHOOSE_CARD)


# Finishing the plan


def add_to_finish(view: State, seat: int, draft: str, line: Reader) -> str:
    """Front door and windows; whatever is typed, the plan is ready with it."""
    openings = openings_in(draft)
    while line:
        if line.take_one_of(DONE_WORDS):
            continue
        change = line.opening()
        if change is None and line.take_one_of(FRONT_WORDS):
            change = _proposed_front_door(view, seat)
        elif change is None:
            change = _any_opening(view, seat, openings, line.edge())
        openings = add_opening(openings, change)
    try_openings(view, seat, openings)
    return finish_text(openings)


def _any_opening(view: State, seat: int, openings: Iterable[int], edge: int) -> int:
    """What an edge alone means: the front door as long as there is none, then a window."""
    fronts = [move for move in openings if move < WINDOW_MOVE]
    has_front = fronts or view[FRONT_DOOR + seat] != NONE
    return (WINDOW_MOVE if has_front else FRONT_MOVE) + edge


def _proposed_front_door(view: State, seat: int) -> int:
    door = propose_front_door(view, seat)
    if door is None:
        raise Wrong("turn-no-front-door")
    return FRONT_MOVE + door


def finish_proposal(view: State, seat: int) -> str:
    """A front door where there is none; otherwise the plan as it is."""
    if view[FRONT_DOOR + seat] != NONE:
        return "ready"
    door = propose_front_door(view, seat)
    return "ready" if door is None else f"front {edge_name(door)} ready"


def finish_text(openings: Iterable[int]) -> str:
    """The event that finishes a plan."""
    return " ".join(filter(None, (openings_text(openings), "ready")))


DRAFT = Draft(add=add, missing=missing, propose=propose, at_once=at_once)
