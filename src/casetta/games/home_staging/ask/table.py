"""Questions about a table: the view of a seat, and what is drafted on its plan.

Only the plan that is asked about is drawn again where a question brings the view, so that the
answer comes while a pointer moves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, TypedDict

from casetta.contract.errors import Wrong, refuse
from casetta.contract.question import Position
from casetta.contract.reader import Reader
from casetta.kernel.state import SEATS

from ..content.library import Scenario, own_scenario
from ..content.own import told_scenario
from ..plan.drawing import setup
from ..plan.position import MOST_SEATS
from ..plan.squares import Squares, named_rectangle, pair_names
from ..text.drafts import Trial
from ..text.notation import read
from ..text.typed import TypedWords

if TYPE_CHECKING:
    from typing import Self

LONGEST_DRAFT = 4000
"""Letters of a draft; the longest closing has far fewer."""
MOST_REMEMBERED = 64
"""How many positions are kept from one question to the next."""
LONGEST_REMEMBERED = 65_536
"""Letters of a view that is kept; one with much own furniture has half as many."""


@dataclass(frozen=True, kw_only=True)
class TableQuestion:
    """A question about a table as it is."""

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """Nothing more is told; pages may send fields that nobody knows."""
        fields.asked.update(fields.values)
        return cls()


@dataclass(frozen=True, kw_only=True)
class DraftQuestion:
    """A question about a plan with what is drafted on it."""

    draft: str = ""
    """Spelled as moves are."""

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The draft; pages may send fields that nobody knows."""
        fields.asked.update(fields.values)
        return cls(draft=read_draft(fields))


def read_draft(fields: Reader) -> str:
    """The draft; it must be spelled as moves are."""
    draft = fields.values.get("draft") or ""
    if not isinstance(draft, str) or len(draft) > LONGEST_DRAFT:
        raise Wrong("unreadable-move", "draft")
    if draft:
        read(draft)
    return draft


def read_rectangles(fields: Reader, key: str) -> list[str] | None:
    """Rectangles of squares; None where they are not told."""
    if not fields.has(key):
        return None
    texts = fields.list(key)
    for index, text in enumerate(texts):
        if not isinstance(text, str) or named_rectangle(text) is None:
            fields.fault_at(f"{key} [{index}]", "unreadable-squares")
    return texts


def squares_in(rectangles: list[str]) -> Squares:
    """The squares of some rectangles."""
    return reduce(or_, (named_rectangle(text) or 0 for text in rectangles), 0)


def read_edge(fields: Reader, key: str) -> str | None:
    """An edge such as `c4 w`; None where none is told."""
    if not fields.has(key):
        return None
    text = str(fields.values[key])[:LONGEST_DRAFT]
    if not TypedWords(text).has_edge():
        raise Wrong("unreadable-edge", key)
    return text


# The position that a question brings


class Known(NamedTuple):
    """A state, and its scenario where somebody brought it."""

    state: tuple[int, ...]
    own: Scenario | None


def read_position(fields: Reader) -> Position:
    """The position that `view` and `seat` tell."""
    view = fields.values.get("view")
    if not isinstance(view, Mapping):
        raise Wrong("missing-field", "view")
    seat = fields.number("seat", 0, MOST_SEATS - 1, absent=0)
    known = position_of(view, seat)
    seat = fields.number("seat", 0, known.state[SEATS] - 1, absent=0)
    return Position(list(known.state), seat, known.own)


def read_position_if_told(fields: Reader) -> Position | None:
    """The same where a view is told at all."""
    return read_position(fields) if isinstance(fields.values.get("view"), Mapping) else None


def position_of(view: Mapping[str, Any], seat: int) -> Known:
    """The position that a view tells, with no plan but that of one seat."""
    plans = view.get("plans")
    told = plans if isinstance(plans, list) else []
    alone = [plan if each == seat else {} for each, plan in enumerate(told)]
    text = json.dumps({**view, "plans": alone}, sort_keys=True)
    return _remembered(text) if len(text) <= LONGEST_REMEMBERED else _position(text)


def _position(text: str) -> Known:
    view = json.loads(text)
    state, wrongs = setup(view)
    refuse(wrongs)
    content = told_scenario(view)
    return Known(tuple(state), None if content is None else own_scenario(content))


_remembered = lru_cache(maxsize=MOST_REMEMBERED)(_position)


# What the rules refuse of a draft


class Refusal(TypedDict):
    """A broken rule: its code, the squares at fault, which of the drafted pieces breaks it."""

    code: str
    squares: list[str]
    piece: NotRequired[int]


def refusal_of(trial: Trial) -> Refusal | None:
    """The first rule that a draft breaks."""
    if trial.refused is None:
        return None
    told: Refusal = {"code": trial.refused.code, "squares": pair_names(trial.refused.squares)}
    if trial.piece is not None:
        told["piece"] = trial.piece
    return told
