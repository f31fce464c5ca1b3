"""Facts about a plan in progress: a code, its values, the squares it speaks of.

A fact is plain numbers and names, for screens and programs alike. The sentence of a
fact is the message `live-CODE` with its values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .squares import Square

Values = Mapping[str, str | int]


class Fact(NamedTuple):
    """One thing that is so now; `final` when nothing a player may still do can change it."""

    code: str
    values: Values
    squares: tuple[Square, ...] = ()
    final: bool = False
    pieces: tuple[int, ...] = ()
    """The pieces it is due to, by their number on the plan."""

    @property
    def message(self) -> str:
        return f"live-{self.code.replace('_', '-')}"


def fact(
    code: str, squares: Iterable[Square] = (), /, *, final: bool = False, **values: str | int
) -> Fact:
    return Fact(code, values, tuple(squares), final)
