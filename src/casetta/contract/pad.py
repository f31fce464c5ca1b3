"""A score pad: the questions a game asks about what lies on a real table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .errors import Wrongs
from .sheet import Sheet
from .types import Block, OptionValue, Row, Say

Answers = Mapping[str, Any]
"""What was answered so far, by the key of each question, in the order of asking."""


@dataclass(frozen=True, slots=True)
class PadPrompt:
    """One question of the pad: its sentence, and how its answer is read.

    `read` raises Wrong when it makes no sense of a text. Enter stands for `default`;
    a default of None has to be answered. Where there is a sentence `ASK-intro`, it
    is told before.
    """

    key: str
    ask: str
    read: Callable[[str], Any]
    default: str | None = None
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pad:
    """One game's score pad."""

    people: tuple[int, ...]
    """For how many people it adds up."""
    next: Callable[[Answers, Sequence[Answers], int, Say], PadPrompt | None]
    """The next question about a person: answers so far, those of the people before, how many
    people; None when all is told."""
    sheet: Callable[[Answers], Sheet]
    """The score of a person, line by line."""
    draw: Callable[[Answers], Block]
    """What lies before a person, as a picture."""
    warnings: Callable[[Sequence[Answers]], Wrongs]
    """What is odd about all that was told, though it can be added up."""
    tie: Callable[[Sequence[str], Say], PadPrompt] | None
    """What must be known to break a tie between people of these names."""
    places: Callable[[Sequence[int], Any], list[int]]
    """The place of each person, from the totals and the answer to `tie` (None if not asked)."""
    told: Callable[[Sequence[Answers]], Any] | None = None
    """What breaks a tie and was told already, in place of an answer to `tie`."""
    alone: Callable[[Answers, Say], list[Row]] | None = None
    """What is said at the end to somebody who played alone."""
    under: Callable[[Mapping[str, OptionValue]], Pad] | None = None
    """The same pad under all the options of a table; None where they change nothing."""
    changes: Callable[[Say], list[str]] | None = None
    """What these options change about the standard rules, in sentences."""
