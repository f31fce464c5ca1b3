"""Moves in words: the id of a message and its values."""

from __future__ import annotations

from typing import Any

from casetta.contract.game import State

from ..content.cards import COLUMNS, LETTERS
from ..rules.room import kind_on
from ..rules.turn import PICKS


def describe(state: State, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Which tiles a move drops into which column, told before it is played."""
    pick, column = divmod(move, COLUMNS)
    tiles = " ".join(LETTERS[kind_on(state, cell)] for cell in PICKS[pick])
    return "move-take-and-drop", {
        "seat": seat + 1,
        "tiles": tiles,
        "count": len(PICKS[pick]),
        "column": column + 1,
    }
