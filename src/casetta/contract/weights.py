"""Weights of an evaluation: named rows of whole numbers in a TOML file, kept in one list.

A rules file asks for its rows when it is read and keeps where each of them begins:

    FILE = WeightFile(Path(__file__).parent / "potential.toml")
    ROOF = FILE.row("roof", 5)

The evaluation gets the list as an argument, so that others can be tried.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from ..kernel.source_files import read_source
from .cards import BrokenCards


class WeightFile:
    """The rows of a weights file in the order in which they were asked for."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rows: dict[str, tuple[int, int]] = {}
        """Where each row begins, and how long it is."""
        self.numbers: list[int] = []
        """All weights, row after row."""
        try:
            self._tables = tomllib.loads(read_source(file))["weights"]
        except (OSError, ValueError, KeyError) as error:
            raise BrokenCards(file, "the file", repr(error)) from error

    def row(self, name: str, length: int) -> int:
        """Where the row of that name begins in the list; it has so many weights."""
        numbers = self._tables.get(name)
        if not isinstance(numbers, list) or len(numbers) != length:
            raise BrokenCards(self.file, name, f"not a list of {length}")
        if not all(type(number) is int for number in numbers):
            raise BrokenCards(self.file, name, "not all of them are whole numbers")
        self.rows[name] = (len(self.numbers), length)
        self.numbers.extend(numbers)
        return self.rows[name][0]
