"""How a game meets people at a terminal: what it draws, explains and understands.

A game says what stands on the screen in lines of spans; the terminal puts them
there. Styles are words such as `bold` or `#FFFFFF on #000000`; without colours
the text alone must tell everything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import State
    from .pad import Pad

Say = Callable[..., str]
"""The sentence of a message id and its values, in the reader's language."""
Span = tuple[str, str]
"""A text and its style."""
Row = Sequence[Span]
"""A line of the screen."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the board, so many characters wide, to be drawn beside other blocks."""

    width: int
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Scene:
    """What somebody looks at: the view of a seat, the names at the table, the language.

    `before` is an earlier view, where the difference is to be seen or told.
    """

    view: State
    seat: int
    names: Sequence[str]
    say: Say
    before: State | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One game at a terminal of 80 by 24 characters."""

    board: Callable[[Scene], list[Block]]
    """The table, the seat's own things first; at most 10 rows and 80 columns."""
    notes: Callable[[Scene], list[Row]]
    """What stands below the board: goals, what is left of them; at most 4 rows."""
    news: Callable[[Scene, int, Sequence[int]], list[Row]]
    """What the moves of a seat did, from `before` to `view`, in words."""
    gains: Callable[[Scene], list[Row]]
    """What the reader's moves would bring, from `before` to `view`, points apart."""
    foresee: Callable[[State, int, Sequence[int]], State]
    """A view after some moves, as far as no luck is needed to know it."""
    spell: Callable[[State, int, str], str]
    """The move that a person meant, as text; raises Wrong that says why it is none."""
    legal: Callable[[Scene, str], list[Row]]
    """The legal moves, compactly; after a text those that begin like it."""
    help: Callable[[Scene], list[tuple[str, str]]]
    """What to know now: headings and sentences."""
    tie_break: str
    """The id of the sentence that tells how ties are broken."""
    pad: Pad
    """How people score what lies on a real table."""
