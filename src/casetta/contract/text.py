"""What games say: sentences as data, score sheets, awards, lists, lines of a screen, words typed.

Log, review, hints, terminal and web render the same values, each in its reader's language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, Union

from ..kernel.state import NOBODY
from .errors import Wrong

Say = Callable[..., str]
"""The sentence of a message id and its values, in the reader's language."""

# Sentences

Value: TypeAlias = Union[str, int, "Phrase", tuple["Phrase", ...]]
"""A phrase within a phrase is told first; several are joined."""
BETWEEN = " · "


@dataclass(frozen=True, slots=True)
class Phrase:
    """One sentence that nobody has put into a language yet."""

    id: str
    """The message id."""
    values: Mapping[str, Value] = field(default_factory=dict)
    """They fill the message; `seat`, counted from 0, becomes the name of who sits there, and
    `who` tells whether that is the reader: `you`, `other`, or `hint` for advice to the reader."""
    places: tuple[str, ...] = ()
    """Where on the table it happened, as score sheets name places."""

    def to_dict(self) -> dict[str, Any]:
        values = {name: _as_json(value) for name, value in self.values.items()}
        return {"id": self.id, "values": values, "places": list(self.places)}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> Phrase:
        """The phrase that `to_dict` wrote."""
        values = {name: _from_json(value) for name, value in told["values"].items()}
        return cls(told["id"], values, tuple(told["places"]))

    def text(self, names: Sequence[str], say: Say, reader: int = NOBODY, who: str = "other") -> str:
        """The sentence in the language of `say`, with the names of the players, told to `reader`.

        A phrase about nobody is about whoever the phrase around it is about: `who`.
        """
        seat = self.values.get("seat")
        if isinstance(seat, int) and who != "hint":
            who = "you" if seat == reader != NOBODY else "other"
        values: dict[str, Any] = {
            name: _in_words(value, names, say, reader, who) for name, value in self.values.items()
        }
        if isinstance(seat, int):
            values["seat"] = names[seat]
        return say(self.id, **values, who=who)


def _as_json(value: Value) -> Any:
    if isinstance(value, Phrase):
        return value.to_dict()
    return [each.to_dict() for each in value] if isinstance(value, tuple) else value


def _from_json(value: Any) -> Value:
    if isinstance(value, Mapping):
        return Phrase.from_dict(value)
    return tuple(map(Phrase.from_dict, value)) if isinstance(value, list) else value


def _in_words(value: Value, names: Sequence[str], say: Say, reader: int, who: str) -> str | int:
    if isinstance(value, Phrase):
        return value.text(names, say, reader, who)
    if isinstance(value, tuple):
        return BETWEEN.join(each.text(names, say, reader, who) for each in value)
    return value


# The score


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
        return sum(line.points for line in self.lines)

    def part(self, name: str) -> int:
        return sum(line.points for line in self.lines if line.part == name)


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


# What lies in the box


@dataclass(frozen=True, slots=True)
class Listing:
    """A table of cards or pieces: its name, the names of its columns, and its rows.

    Names are message ids, `listing-NAME`; cells are told in the reader's language already.
    """

    name: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""
    """The id of a sentence to be told below, if there is one."""


# A screen of characters


Span = tuple[str, str]
"""A text and its style."""
Row = Sequence[Span]
"""A line of the screen."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the board, so many characters wide, to be drawn beside other blocks."""

    width: int
    rows: Sequence[Row]


def cell_width(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


# What people type


def plain(text: str) -> str:
    """A text as it is compared: wide letters narrow, no capitals, no blanks around it."""
    return unicodedata.normalize("NFKC", text).strip().lower()


def plain_words(text: str) -> list[str]:
    """The words of a text as they are compared; a comma or blank stands between them."""
    return [word for word in re.split(r"[\s,;]+", plain(text)) if word]


def read_yes(say: Say, also_yes: Sequence[str], text: str) -> bool:
    """Yes or no, in English or in the reader's language, whole or by the first letter."""
    answer, yes, no = map(_without_accents, (text, say("pad-yes"), say("pad-no")))
    if answer in {yes, yes[0], "y", "yes", *also_yes}:
        return True
    if answer in {no, no[0], "n", "no", "0"}:
        return False
    raise Wrong("pad-yes-or-no", yes=say("pad-yes"), no=say("pad-no"))


def _without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
