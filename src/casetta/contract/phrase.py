"""Sentences as data: a message id, its values, and the places it speaks of.

Log, review, hints, terminal and web render the same phrases, each in its reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .face import Say


@dataclass(frozen=True, slots=True)
class Phrase:
    """One sentence that nobody has put into a language yet."""

    id: str
    """The message id."""
    values: Mapping[str, str | int] = field(default_factory=dict)
    """They fill the message; `seat`, counted from 0, becomes the name of who sits there."""
    places: tuple[str, ...] = ()
    """Where on the table it happened, as score sheets name places."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"id": self.id, "values": dict(self.values), "places": list(self.places)}

    def text(self, names: Sequence[str], say: Say) -> str:
        """The sentence in the language of `say`, with the names of the players."""
        values: dict[str, Any] = dict(self.values)
        if "seat" in values:
            values["seat"] = names[values["seat"]]
        return say(self.id, **values)
