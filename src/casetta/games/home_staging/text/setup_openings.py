"""Front door and windows of a drawing: see setup.py."""

from __future__ import annotations

from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.fields import Fields
from casetta.contract.game import State

from ..plan.reasons import Reason, why_no_window, why_not_front
from ..plan.squares import names
from ..rules.decisions import DOOR_MOVE
from ..rules.layout import CLOSED, HUB, LAST_WINDOW, NONE, OUTER, SIDE
from ..rules.openings import set_front_door, set_window, show_openings, take_window
from ..rules.rows import has_edge, has_square
from .drawing import window_edges
from .notation import read


def read_edge(told: Fields, key: str) -> int | None:
    """An edge such as `c4 w`; None when absent or unreadable."""
    return edge_of(told, told.values[key], told.place(key)) if told.has(key) else None


def edge_of(told: Fields, text: Any, where: str) -> int | None:
    """The edge that a text names."""
    try:
        (move,) = read(f"door {text}")
        return move - DOOR_MOVE
    except (Wrong, ValueError):
        told.fault("unreadable-edge", where)
        return None


def read_seen_openings(plan: Fields, state: State, seat: int) -> None:
    """Draw front door and windows, those that others have seen apart where they are told."""
    shown = {"front_door": "shown_front_door", "windows": "shown_windows"}
    told = {key: other if other in plan.values else key for key, other in shown.items()}
    read_openings(plan, state, seat, told["front_door"], told["windows"])
    show_openings(state, seat)
    if told != {key: key for key in shown}:
        begin_openings(state, seat)
        read_openings(plan, state, seat, "front_door", "windows")
    last = read_edge(plan, "last_window")
    state[LAST_WINDOW + seat] = NONE if last is None else last


def may_stay(state: State, seat: int, front: int) -> bool:
    """Whether a front door was drawn where the hub should have come, and did not (ruling H-26)."""
    is_outer = has_edge(state, OUTER, front)
    return bool(
        is_outer and state[HUB] != NONE and not has_square(state, CLOSED + SIDE * seat, front >> 2)
    )


def begin_openings(state: State, seat: int) -> None:
    """Take away front door and windows."""
    set_front_door(state, seat, NONE)
    for edge in window_edges(state, seat):
        take_window(state, seat, edge)


def read_openings(plan: Fields, state: State, seat: int, door: str, windows: str) -> None:
    """Draw front door and windows."""
    front = read_edge(plan, door)
    if front is not None:
        reason = why_not_front(state, seat, front)
        if reason is None or may_stay(state, seat, front):
            set_front_door(state, seat, front)
        else:
            tell(plan, reason, plan.place(door))
    for index, text in enumerate(plan.list(windows)):
        where = f"{plan.where} {windows} [{index}]".strip()
        edge = edge_of(plan, text, where)
        window = None if edge is None else why_no_window(state, seat, edge)
        if window is not None:
            tell(plan, window, where)
        elif edge is not None:
            set_window(state, seat, edge)


def tell(plan: Fields, reason: Reason, where: str) -> None:
    """Note a broken rule with its squares."""
    squares = " ".join(names(reason.squares))
    code = "too-many-windows" if reason.code == "too_many" else reason.code.replace("_", "-")
    plan.fault(code, f"{where} {squares}".strip())
