"""Moves as text: `take 3`, `room u1 down`, `supply l1 kitchen`; options.py has them all.

Spaces are u0 to u4, l0 to l4, b0 and b1; columns of the display are 0 to 4.
"""

from __future__ import annotations

from casetta.contract.errors import Wrong

from ..rules.moves import TEXTS

MOVES = {text: move for move, text in TEXTS.items()}


def write(move: int) -> str:
    """A move as short text; a number that is no move gives a text that spells none."""
    return str(TEXTS.get(move, f"no move {move}"))


def read(text: str) -> tuple[int, ...]:
    """The move that a text spells."""
    if text not in MOVES:
        raise Wrong("unreadable-move")
    return (MOVES[text],)
