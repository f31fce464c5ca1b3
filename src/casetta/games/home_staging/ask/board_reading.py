"""A question about a table: the view of a seat, which plan is meant, what is drafted on it.

Only the plan that is asked about is drawn again, so that the answer comes while a
pointer moves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from casetta.contract.errors import Wrong
from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.library import Scenario, scenario_of
from ..plan.squares import Square, read_rectangle
from ..rules.layout import MOST_SEATS, SCENARIO, SIDE
from ..terminal.typed import Reader
from ..text.notation import SQUARE_NAMES, read
from ..text.setup import setup

Question = Mapping[str, Any]
Answer = dict[str, Any]
LONGEST_DRAFT = 4000
"""Letters of a draft; the longest closing has far fewer."""
MOST_REMEMBERED = 64
"""How many positions are kept from one question to the next."""
LONGEST_REMEMBERED = 65_536
"""Letters of a view that is kept; one with much own furniture has half as many."""


class BoardQuestion:
    """The state that a question tells, the seat it speaks of, and the draft of that seat."""

    def __init__(self, question: Question) -> None:
        self.fields = Fields(question)
        view = question.get("view")
        if not isinstance(view, Mapping):
            raise Wrong("missing-field", "view")
        self.seat = self.fields.number("seat", 0, MOST_SEATS - 1, absent=0)
        self.position = position_of(view, self.seat)
        self.state = list(self.position.state)
        self.seat = self.fields.number("seat", 0, self.state[SEATS] - 1, absent=0)
        self.draft = self._draft()

    def finish(self) -> None:
        """Raise the first thing that is wrong."""
        if self.fields.wrongs:
            raise self.fields.wrongs[0]

    def squares(self, key: str) -> set[Square] | None:
        """Squares told as rectangles; None where they are not told."""
        if not self.fields.has(key):
            return None
        found: set[Square] = set()
        for index, text in enumerate(self.fields.list(key)):
            squares = read_rectangle(text) if isinstance(text, str) else None
            if squares is None:
                self.fields.fault("unreadable-squares", f"{key} [{index}]")
            found |= set(squares or ())
        return found

    def edge(self, key: str) -> int | None:
        """An edge such as `c4 w`; None where none is told."""
        if not self.fields.has(key):
            return None
        line = Reader(str(self.fields.values[key])[:LONGEST_DRAFT])
        if not line.has_edge():
            raise Wrong("unreadable-edge", key)
        return line.edge()

    def _draft(self) -> str:
        """The draft; it must be spelled as moves are."""
        draft = self.fields.values.get("draft") or ""
        if not isinstance(draft, str) or len(draft) > LONGEST_DRAFT:
            raise Wrong("unreadable-move", "draft")
        if draft:
            read(draft)
        return draft


class Position(NamedTuple):
    """A state, and its scenario, which is known as long as somebody holds it."""

    state: tuple[int, ...]
    scenario: Scenario


def position_of(view: Mapping[str, Any], seat: int) -> Position:
    """The position that a view tells, with no plan but that of one seat."""
    plans = view.get("plans")
    told = plans if isinstance(plans, list) else []
    alone = [plan if each == seat else {} for each, plan in enumerate(told)]
    text = json.dumps({**view, "plans": alone}, sort_keys=True)
    return _remembered(text) if len(text) <= LONGEST_REMEMBERED else _position(text)


def _position(text: str) -> Position:
    state, wrongs = setup(json.loads(text))
    if wrongs:
        raise wrongs[0]
    return Position(tuple(state), scenario_of(state[SCENARIO]))


_remembered = lru_cache(maxsize=MOST_REMEMBERED)(_position)


def named(rows: State, start: int = 0) -> list[str]:
    """The squares of a set by their names, row by row."""
    return [
        SQUARE_NAMES[SIDE * row + column]
        for row in range(SIDE)
        for column in range(SIDE)
        if rows[start + row] >> column & 1
    ]
