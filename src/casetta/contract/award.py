"""Something remarkable at the end of a game, told kindly beside the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Award:
    """What a seat did better than all others: `rule` is the id of its sentence, filled by `values`.

    No point hangs on it.
    """

    seat: int
    rule: str
    values: Mapping[str, str | int] = field(default_factory=dict)


def alone_with_most(numbers: Sequence[int]) -> int | None:
    """The seat that has more than every other one; nobody's if two are equal or nobody has any."""
    most = max(numbers)
    if most <= 0 or len(numbers) < 2 or numbers.count(most) > 1:
        return None
    return numbers.index(most)


def alone_with_least(numbers: Sequence[int]) -> int | None:
    """The seat that has less than every other one, and something at all."""
    return alone_with_most([1 + max(numbers) - number if number > 0 else 0 for number in numbers])
