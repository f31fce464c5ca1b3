"""Sets of squares in rows, as pencil/svg.py still has them."""

from __future__ import annotations

from collections.abc import Sequence

Rows = Sequence[int]


def minus(rows: Rows, others: Rows) -> list[int]:
    """The squares of a set that are not in another."""
    return [int(row & ~other) for row, other in zip(rows, others, strict=True)]
