"""`@rule` and `table`: what differs between the two lives of a rules file.

A rules file is executed once as part of `casetta` (the plain life: functions on
a Python list) and, when somebody wants speed, a second time as part of
`casetta_compiled` (the compiled life: the same functions through numba on an
array of 64-bit integers). `compiler.py` arranges the second time; this file is the
only one that looks different in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

Answer = TypeVar("Answer", bound=Callable[..., Any])

REMEMBERED = 4096
"""Answers of a rule that the plain life remembers."""
COMPILED = __name__.startswith("casetta_compiled.")


if COMPILED and not TYPE_CHECKING:
    from .numba_backend import clear_words, copy_words, first, nth_bit, size, write_bits, zeros
    from .numba_backend import compile_array_rule as array_rule
    from .numba_backend import compile_hot_rule as hot_rule
    from .numba_backend import compile_rule as remembered_rule
    from .numba_backend import compile_rule as rule
    from .numba_backend import frozen_array as table
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

    def zeros(count: int) -> list[int]:
        """So many zeros to work with; only an array rule may ask for them."""
        return [0] * count

    def clear_words(words: list[int], start: int, count: int) -> None:
        """Set so many words to 0."""
        words[start : start + count] = [0] * count

    def copy_words(
        words: list[int], to: int, source: Sequence[int], start: int, count: int
    ) -> None:
        """Copy so many words of a list or table to a place of a list; the two do not overlap."""
        words[to : to + count] = source[start : start + count]

    def write_bits(mask: int, start: int, step: int, out: list[int], found: int) -> int:
        """Write for each set bit `start` and that many steps into `out`; return how many it has.

        `found` is how many it had before.
        """
        bits = _bits_of(mask)
        end = found + len(bits)
        out[found:end] = [start + step * bit for bit in bits]
        return end

    @lru_cache(maxsize=REMEMBERED)
    def _bits_of(mask: int) -> tuple[int, ...]:
        """The numbers of the set bits, the lowest first."""
        return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)

    size = int.bit_count
    """How many bits of a mask are set."""

    def first(mask: int) -> int:
        """The number of the lowest set bit; `mask` is not 0."""
        return (mask & -mask).bit_length() - 1

    def nth_bit(mask: int, n: int) -> int:
        """The number of the n-th set bit, counted from the lowest, which is number 0."""
        for _ in range(n):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1
