"""Types that several parts of the contract speak of.

The rest of casetta finds them in `game.py` and `face.py`, beside what uses them.
"""

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any

State = MutableSequence[int]
Drawing = Mapping[str, Any]
"""A position in words and numbers that JSON can hold; what a record calls `setup`."""
OptionValue = str | bool

Say = Callable[..., str]
"""The sentence of a message id and its values, in the reader's language."""
Span = tuple[str, str]
"""A text and its style."""
Row = Sequence[Span]
"""A line of the screen."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the board, so many characters wide, to be drawn beside other blocks."""

    width: int
    rows: Sequence[Row]
