"""How a game meets people at a terminal: what it draws, explains and understands.

A game says what stands on the screen in lines of spans; the terminal puts them
there. Styles are words such as `bold` or `#FFFFFF on #000000`; without colours
the text alone must tell everything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .pad import Pad
from .phrase import Phrase
from .sheet import Sheet
from .types import Block as Block
from .types import Row as Row
from .types import Say as Say
from .types import Span as Span
from .types import State


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
    content: Any = None
    """What people brought to the table, as far as the view does not hold it."""


def plain_phrase(scene: Scene, phrase: Phrase) -> Row:
    """A sentence without colours."""
    return [(phrase.text(scene.names, scene.say), "")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A turn that is put together from several things that a person types."""

    add: Callable[[State, int, str, str], str]
    """What is chosen so far and what is typed now, together as one text; raises Wrong that
    says why they make none."""
    missing: Callable[[Scene, str], str]
    """What must still be typed before the turn can be kept, as a sentence; empty for nothing."""
    propose: Callable[[State, int], str]
    """What Enter chooses when nothing is chosen yet; empty for nothing."""
    at_once: Callable[[State], bool]
    """Whether the next move is kept as soon as it is typed: there is nothing to look at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One game at a terminal of 80 by 24 characters."""

    board: Callable[[Scene], list[Block]]
    """The table, the seat's own things first; at most `rows` rows and 80 columns."""
    notes: Callable[[Scene], list[Row]]
    """What stands below the board: goals, what is left of them; at most 4 rows."""
    gains: Callable[[Scene], list[Row]]
    """What the reader's moves would bring, from `before` to `view`, points apart."""
    foresee: Callable[[State, int, Sequence[int]], State]
    """A view after some moves, as far as no luck is needed to know it."""
    legal: Callable[[Scene, str], list[Row]]
    """The legal moves, compactly; after a text those that begin like it."""
    help: Callable[[Scene], list[tuple[str, str]]]
    """What to know now: headings and sentences."""
    tie_break: str
    """The id of the sentence that tells how ties are broken."""
    pad: Pad
    """How people score what lies on a real table."""

    # Where a game needs more than others.
    phrase: Callable[[Scene, Phrase], Row] = plain_phrase
    """What a phrase looks like, where it is more than plain text."""
    rows: int = 10
    """The most rows of the board; past 10 they are taken from notes and news."""
    draft: Draft | None = None
    """How a turn of several parts is put together."""
    hint: Callable[[Scene, str], str] | None = None
    """What can be typed now, after what is chosen, in place of the hint with an example."""
    so_far: Callable[[State, int], Sheet] | None = None
    """The score so far, where the rules count hardly any points before the end."""
    look: Callable[[Scene, int], list[Block]] | None = None
    """What lies before any seat, where the board has no room for all of them."""
    ending: Callable[[Scene], list[Row]] | None = None
    """What is to be said below the ranking."""
