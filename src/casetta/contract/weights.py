"""Weights of an evaluation: named rows of whole numbers in a TOML file, kept in one list.

A rules file asks for its rows when it is read and keeps where each of them begins:

    FILE = WeightFile(Path(__file__).parents[1] / "content" / "potential.toml")
    ROOF = FILE.row("roof", 5)

The evaluation gets the list as an argument, so that others can be tried.
"""

from __future__ import annotations

from pathlib import Path

from .reader import own_reader

LARGEST = 1 << 40
"""No weight is larger."""


class WeightFile:
    """The rows of a weights file in the order in which they were asked for."""

    def __init__(self, file: Path) -> None:
        self.rows: dict[str, tuple[int, int]] = {}
        """Where each row begins, and how long it is."""
        self.numbers: list[int] = []
        """All weights, row after row."""
        self._weights = own_reader(file).object("weights")

    def row(self, name: str, length: int) -> int:
        """Where the row of that name begins in the list; it has so many weights."""
        self.rows[name] = (len(self.numbers), length)
        self.numbers.extend(self._weights.numbers(name, length, -LARGEST, LARGEST))
        return self.rows[name][0]
