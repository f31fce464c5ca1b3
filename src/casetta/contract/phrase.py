"""Sentences as data: a message id, its values, and the places it speaks of.

Log, review, hints, terminal and web render the same phrases, each in its reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, Union

from .types import Say

Value: TypeAlias = Union[str, int, "Phrase", tuple["Phrase", ...]]
"""A phrase within a phrase is told first; several are joined."""
BETWEEN = " · "


@dataclass(frozen=True, slots=True)
class Phrase:
    """One sentence that nobody has put into a language yet."""

    id: str
    """The message id."""
    values: Mapping[str, Value] = field(default_factory=dict)
    """They fill the message; `seat`, counted from 0, becomes the name of who sits there."""
    places: tuple[str, ...] = ()
    """Where on the table it happened, as score sheets name places."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        values = {name: _as_json(value) for name, value in self.values.items()}
        return {"id": self.id, "values": values, "places": list(self.places)}

    def text(self, names: Sequence[str], say: Say) -> str:
        """The sentence in the language of `say`, with the names of the players."""
        values = {name: _in_words(value, names, say) for name, value in self.values.items()}
        if isinstance(seat := values.get("seat"), int):
            values["seat"] = names[seat]
        return say(self.id, **values)


def _as_json(value: Value) -> Any:
    if isinstance(value, Phrase):
        return value.to_dict()
    return [each.to_dict() for each in value] if isinstance(value, tuple) else value


def _in_words(value: Value, names: Sequence[str], say: Say) -> str | int:
    if isinstance(value, Phrase):
        return value.text(names, say)
    if isinstance(value, tuple):
        return BETWEEN.join(each.text(names, say) for each in value)
    return value
