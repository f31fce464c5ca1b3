"""Lists of what lies in the box, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


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
