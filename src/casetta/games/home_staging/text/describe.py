"""Moves in words: the id of a message and its values."""

from __future__ import annotations

from typing import Any

from casetta.contract.game import State

from ..content.furniture import ROOM_CARDS, option_name
from ..rules.decisions import (
    CARD_MOVE,
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    MIRRORED,
    MODES,
    OTHER,
    PLACE_MOVE,
    READY,
    SEALED,
    SQUARES,
    TOKENS_MOVE,
    WINDOW_MOVE,
)
from ..rules.layout import NONE, ROOM
from .drawing import room_name
from .notation import SIDE_NAMES, SQUARE_NAMES

STARTS = (
    (PLACE_MOVE, "draw"), (READY, "ready"), (WINDOW_MOVE, "window"), (FRONT_MOVE, "front-door"),
    (SEALED, "sealed"), (DOOR_MOVE, "door"), (GROW_MOVE, "grow"), (DECLINE, "decline"),
    (TOKENS_MOVE, "tokens"), (CARD_MOVE, "card"), (0, "room"),
)  # fmt: skip
"""Where the numbers of each sort of decision begin, the highest first."""


def describe(state: State, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """What a move does, told before it is played."""
    start, sort = next((start, sort) for start, sort in STARTS if move >= start)
    room = room_name(state, state[ROOM]) if state[ROOM] != NONE else ""
    values: dict[str, Any] = {"seat": seat + 1}
    if sort == "room":
        return "move-room", {**values, "room": ROOM_CARDS[move]}
    if sort == "card":
        return "move-card", {**values, "number": move - start + 1}
    if sort == "tokens":
        first, second = divmod(move - start, 26)
        return "move-tokens", {**values, "first": first, "second": second}
    if sort == "draw":
        return _drawing(move - start, values)
    if sort == "grow":
        return "move-grow", {**values, "room": room, "square": SQUARE_NAMES[move - start]}
    if sort in ("door", "front-door", "window"):
        square, side = SQUARE_NAMES[move - start >> 2], SIDE_NAMES[move - start & 3]
        return f"move-{sort}", {**values, "room": room, "square": square, "side": side}
    return f"move-{sort}", {**values, "room": room}


def _drawing(drawing: int, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    rest, square = divmod(drawing, SQUARES)
    option, mode = divmod(rest, MODES)
    sort = "other" if mode >= OTHER else "mirrored" if mode >= MIRRORED else "draw"
    told = {"option": option_name(option), "turns": mode % 4, "square": SQUARE_NAMES[square]}
    return f"move-{sort}", {**values, **told}
