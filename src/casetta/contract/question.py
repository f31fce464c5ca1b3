"""Questions to a game's rules: typed objects in, typed objects out.

The same function answers over the socket, over HTTP, about records, on score pads, in the library
and on the command line. Questions and answers are dataclasses, from which JSON, JSON Schema and
TypeScript types are made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from .game import State


class Position(NamedTuple):
    """What a seat looks at: a view, hidden for whoever asks, and the seat it is about."""

    view: State
    seat: int


@dataclass(frozen=True, slots=True)
class Ask:
    """One kind of question.

    At a table the position is the table's own. Elsewhere a question that needs one brings it as
    `view` (a drawing) and `seat`; others get None.
    """

    question: type
    """A dataclass; fields without a default must be given."""
    answer: type
    """A dataclass, or a TypedDict where a key depends on the question."""
    run: Callable[[Position | None, Any], Any]
    needs_position: bool = False
