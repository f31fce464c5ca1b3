"""Names for the fields of a flat state.

A state is one sequence of 64-bit integers. `Layout` hands out its fields one
after the other; a rules file keeps the numbers it gets under names of its own:

    LAYOUT = Layout()
    TURN = LAYOUT.field("turn")
    TOKENS = LAYOUT.field("tokens", 8)

Every state begins with the luck (see `luck.py`) and the number of seats.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from functools import lru_cache

State = MutableSequence[int]

LUCK = 0
"""Where the luck lies in every state: key (8 words), words drawn, fast generator."""
LUCK_SIZE = 10
SEATS = 10
"""Where the number of seats lies in every state."""

NOBODY = -1
"""No seat; as a viewer, a spectator."""
UNKNOWN = -1
"""A field that the viewer may not see."""
OPEN = -1
"""The step of a position in which everybody sees at once what a seat does."""


class Layout:
    """The fields of a game's state, in order."""

    def __init__(self) -> None:
        self.fields: dict[str, tuple[int, int]] = {}
        self.size = 0
        self.field("luck", LUCK_SIZE)
        self.field("seats")

    def field(self, name: str, length: int = 1) -> int:
        """Add a field of so many words and return where it begins."""
        if name in self.fields:
            raise ValueError(f"the field {name!r} stands twice in the layout")
        start = self.size
        self.fields[name] = (start, length)
        self.size += length
        return start

    def blank(self) -> list[int]:
        return [0] * self.size

    def named(self, state: Sequence[int]) -> Iterator[tuple[str, list[int]]]:
        """Each field's name with its numbers, for debugging and for tests."""
        for name, (start, length) in self.fields.items():
            yield name, [int(word) for word in state[start : start + length]]


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask, such as those that may move now."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def as_bytes(state: Sequence[int]) -> bytes:
    """The state as little-endian 64-bit integers."""
    return _packer(len(state))(*state)


@lru_cache(64)
def _packer(words: int) -> Callable[..., bytes]:
    """Many states of thousands of words are packed: it is quicker than to name the form anew."""
    return struct.Struct(f"<{words}q").pack


def digest(state: Sequence[int]) -> str:
    """The SHA-256 of the whole state, in hexadecimal."""
    return hashlib.sha256(as_bytes(state)).hexdigest()
