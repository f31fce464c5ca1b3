"""How a game meets people at a terminal: what it draws, explains and understands, its score pad.

A game says what stands on the screen in lines of spans; the terminal puts them
there. Styles are words such as `bold` or `#FFFFFF on #000000`; without colours
the text alone must tell everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel.state import NOBODY, State
from .errors import Wrongs
from .text import Block as Block
from .text import Phrase, Sheet
from .text import Row as Row
from .text import Say as Say
from .text import Span as Span

# A score pad: the questions a game asks about what lies on a real table

Answers = Mapping[str, Any]
"""What was answered so far, by the key of each question, in the order of asking."""


@dataclass(frozen=True, slots=True)
class PadPrompt:
    """One question of the pad: its sentence, and how its answer is read.

    `read` raises Wrong when it makes no sense of a text. Enter stands for `default`;
    a default of None has to be answered. Where there is a sentence `ASK-intro`, it
    is told before.
    """

    key: str
    ask: str
    read: Callable[[str], Any]
    default: str | None = None
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pad:
    """One game's score pad."""

    people: tuple[int, ...]
    """For how many people it adds up."""
    questions: Callable[[Answers, Sequence[Answers], int, Say], Iterable[PadPrompt]]
    """The questions about a person, of which the first without an answer comes next: answers so
    far, those of the people before, how many people. Later ones may depend on earlier answers."""
    sheet: Callable[[Answers], Sheet]
    """The score of a person, line by line."""
    draw: Callable[[Answers], Block]
    """What lies before a person, as a picture."""
    warnings: Callable[[Sequence[Answers]], Wrongs]
    """What is odd about all that was told, though it can be added up."""
    tie: Callable[[Sequence[str], Say], PadPrompt] | None
    """What must be known to break a tie between people of these names."""
    places: Callable[[Sequence[int], Any], list[int]]
    """The place of each person, from the totals and the answer to `tie` (None if not asked)."""
    told: Callable[[Sequence[Answers]], Any] | None = None
    """What breaks a tie and was told already, in place of an answer to `tie`."""
    alone: Callable[[Answers, Say], list[Row]] | None = None
    """What is said at the end to somebody who played alone."""
    under: Callable[[Mapping[str, str | bool], Mapping[str, Any]], Pad] | None = None
    """The same pad under all the options of a table and with what owners bring (`Own.asked`);
    None where they change nothing."""
    changes: Callable[[Say], list[str]] | None = None
    """What these options change about the standard rules, in sentences."""


# The table


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
    reader: int = NOBODY
    """The seat that sentences call `you`: whoever plays here alone."""

    def sentence(self, phrase: Phrase) -> str:
        """A phrase as a sentence for whoever looks."""
        return phrase.text(self.names, self.say, self.reader)


def plain_phrase(scene: Scene, phrase: Phrase) -> Row:
    """A sentence without colours."""
    return [(scene.sentence(phrase), "")]


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
