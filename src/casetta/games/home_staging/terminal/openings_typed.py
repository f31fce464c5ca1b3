"""Front door and windows in a draft."""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..plan.reasons import Reason, why_no_window, why_not_front
from ..plan.squares import names
from ..rules.decisions import FRONT_MOVE, READY, WINDOW_MOVE, may_also
from ..rules.turns import change_openings
from ..text.notation import read, write

CODES = {"too_many": "too-many-windows"}
"""Reasons whose sentence has another name than their code."""


def refusal(reason: Reason) -> Wrong:
    """A reason of the rules as what is wrong: the code's sentence and the squares at fault."""
    where = " ".join(names(reason.squares))
    code = CODES.get(reason.code, reason.code.replace("_", "-"))
    return Wrong(code, f"{where}:" if where else "")


def openings_in(draft: str) -> list[int]:
    """The changes of front door and windows in a draft."""
    return [move for move in read(draft) if FRONT_MOVE <= move < READY] if draft else []


def add_opening(openings: Iterable[int], change: int) -> list[int]:
    """The changes with one more; the same one twice is none, and there is one front door."""
    kept = [move for move in openings if move != change]
    if len(kept) < len(list(openings)):
        return kept
    if change < WINDOW_MOVE:
        kept = [move for move in kept if move >= WINDOW_MOVE]
    return sorted([*kept, change])


def openings_text(openings: Iterable[int]) -> str:
    """The changes as records spell them."""
    return " ".join(write(move) for move in openings)


def try_openings(view: State, seat: int, openings: Iterable[int]) -> State:
    """The view after some changes; a refusal says why one of them is not allowed."""
    state = list(view)
    for move in openings:
        if not may_also(state, seat, move):
            raise refusal(_why_not(state, seat, move))
        change_openings(state, seat, move)
    return state


def _why_not(state: State, seat: int, move: int) -> Reason:
    if move >= WINDOW_MOVE:
        reason = why_no_window(state, seat, move - WINDOW_MOVE)
    else:
        reason = why_not_front(state, seat, move - FRONT_MOVE)
    assert reason is not None
    return reason
