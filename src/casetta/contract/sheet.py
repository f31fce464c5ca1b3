"""A score, line by line: each line with its rule, its cells and its points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet.

    `part` is the heading it is booked under, `rule` the id of the sentence that
    explains it, `values` fill that sentence, `cells` are the places on the board
    that it speaks of.
    """

    part: str
    rule: str
    points: int
    cells: tuple[str, ...] = ()
    values: Mapping[str, str | int] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "part": self.part,
            "rule": self.rule,
            "points": self.points,
            "cells": list(self.cells),
            "values": dict(self.values),
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """All lines of one seat's score."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def part(self, name: str) -> int:
        """The sum of the lines booked under one heading."""
        return sum(line.points for line in self.lines if line.part == name)
