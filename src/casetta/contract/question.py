"""Questions to a game's rules: typed objects in, typed objects out.

The same function answers over the socket, over HTTP, about records, on score pads, in the library
and on the command line. Questions are dataclasses, answers those or typed dictionaries, from which
JSON, JSON Schema and TypeScript types are made; protocol/ask.py is the JSON side.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

from ..kernel.state import State
from .reader import Reader


class Position(NamedTuple):
    """What a seat looks at: a view, hidden for whoever asks, and the seat it is about."""

    view: State
    seat: int
    content: Any = None
    """What people brought to the table, as far as the view does not hold it."""


class Question(Protocol):
    """A dataclass; fields without a default must be given."""

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The question that a JSON object tells; what is wrong is noted in its fields."""


class FieldwiseQuestion:
    """A question whose fields are read one by one, in their order; its fields are `read_by`."""

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The question that a JSON object tells."""
        parts = dataclasses.fields(cls)  # type: ignore[arg-type]
        return cls(**{each.name: each.metadata["read"](fields, each.name) for each in parts})


def read_by(read: Callable[[Reader, str], Any], **default: Any) -> Any:
    """A field of such a question: what reads it by its name, and its default where it has one."""
    return dataclasses.field(metadata={"read": read}, **default)


@dataclass(frozen=True, slots=True)
class Ask:
    """One kind of question.

    At a table the position is the table's own. Elsewhere a question that needs one brings it as
    `view` (a drawing) and `seat`, which `position` reads; others get None.
    """

    question: type[Question]
    answer: type
    """A dataclass or a TypedDict; `warnings`, where it has them, are Wrongs."""
    run: Callable[[Any, Any], Any]
    """From a Position, or None, and a question to an answer."""
    position: Callable[[Reader], Position | None] | None = None
