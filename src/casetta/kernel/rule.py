"""`@rule` and `table`: what differs between the two lives of a rules file.

A rules file is executed once as part of `casetta` (the plain life: functions on
a Python list) and, when somebody wants speed, a second time as part of
`casetta_compiled` (the compiled life: the same functions through numba on an
array of 64-bit integers). `lives.py` arranges the second time; this file is the
only one that looks different in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

Answer = TypeVar("Answer", bound=Callable[..., Any])

REMEMBERED = 4096
"""Answers of a rule that the plain life remembers."""
COMPILED = __name__.startswith("casetta_compiled.")

if COMPILED and not TYPE_CHECKING:
    from .machine import compile_array_rule as array_rule
    from .machine import compile_hot_rule as hot_rule
    from .machine import compile_rule as remembered_rule
    from .machine import compile_rule as rule
    from .machine import first, nth_bit, size
    from .machine import frozen_array as table
else:

    def rule(function: Answer) -> Answer:
        """Mark a function that lives twice; in the plain life it stays as it is."""
        return function

    def hot_rule(function: Answer) -> Answer:
        """Mark a rule that random games call in every turn; it is copied into its callers."""
        return function

    def array_rule(function: Answer) -> Answer:
        """Mark a rule that makes arrays of its own, or gets one as the answer of another rule."""
        return function

    def remembered_rule(function: Answer) -> Answer:
        """Mark a pure, costly rule whose last answers the plain life remembers."""
        return lru_cache(maxsize=REMEMBERED)(function)  # type: ignore[return-value]

    def table(numbers: Iterable[int]) -> tuple[int, ...]:
        """Numbers looked up by index; an array in the compiled life."""
        return tuple(numbers)

    def size(mask: int) -> int:
        """How many bits of `mask` are set."""
        return mask.bit_count()

    def first(mask: int) -> int:
        """The number of the lowest set bit; `mask` is not 0."""
        return (mask & -mask).bit_length() - 1

    def nth_bit(mask: int, n: int) -> int:
        """The number of the n-th set bit, counted from the lowest, which is number 0."""
        for _ in range(n):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1


__all__ = [
    "COMPILED",
    "array_rule",
    "first",
    "hot_rule",
    "nth_bit",
    "remembered_rule",
    "rule",
    "size",
    "table",
]
