"""The objects of the HTTP interface that several routes share, and answers to questions.

Closed like messages; docs/protocol.md tells what they mean. The server makes answers as plain
dictionaries; these are their descriptions, and a test holds every answer against its own.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from .limits import NAME_CHARACTERS
from .messages import BROUGHT, RULED, Closed, Phrase, Policy, Seat, State, TableId, Version


class NewSeat(Closed):
    """Who is to sit on a seat."""

    player: Annotated[str, Meta(pattern=r"^(person|open|bot:[a-z][a-z-]{0,19})$(?!\n)")] = "open"
    name: Annotated[str, Meta(max_length=NAME_CHARACTERS)] = ""
    avatar: Annotated[str, Meta(max_length=20)] = ""


First: TypeAlias = Annotated[str, Meta(max_length=20)] | int | None
"""Who is to begin: `random`, the number of a place, or at a rematch `rotate`."""


class NewTable(Closed):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[str, str | bool] = field(default_factory=dict)
    policy: Policy = field(default_factory=Policy)
    start: bool = False
    """Begin at once, if nobody has to come."""
    first: First = None
    """`random`, or the place that begins. By default `random` where several people wait for the
    start, else place 0."""
    content: Annotated[dict[str, Any] | None, Meta(description=BROUGHT)] = None


class WhoBegins(Closed):
    """Who is to begin."""

    first: First = None
    """`random`, the number of a place, or at a rematch `rotate`; by default as at a new table."""


class Links(Closed):
    """The links of a table; each is shown to its holder alone."""

    table: TableId
    host: str | None = None
    seats: dict[str, str] = field(default_factory=dict)
    """By place."""
    spectator: str | None = None


class OneLink(Closed):
    """A link, shown once."""

    table: str
    link: str


class OpenTable(Closed):
    """A table that anybody may join."""

    table: TableId
    game: str
    options: dict[str, str | bool]
    names: list[str]
    """Of each seat; empty where nobody sits."""
    free: list[Seat]


# Answers to a question, of the socket or about a finished game

Value: TypeAlias = str | int | float | bool | None
Values: TypeAlias = dict[str, Value]
"""What fills a sentence, by name."""


class SheetLine(Closed):
    """A line of a score: `rule` is the id of its sentence, `cells` the places it speaks of."""

    part: str
    rule: str
    points: int
    cells: list[str]
    values: Values


class Award(Closed):
    """Something remarkable at the end of a game: the id of its sentence, and what fills it."""

    rule: str
    values: Values


class Live(Closed):
    """`live`: the points of a seat so far, line by line; after the end also what was remarkable."""

    points: int
    lines: list[SheetLine]
    awards: list[Award] | UnsetType = UNSET


class Checked(Closed):
    """`check`: whether a move would be legal; if it is not, why, as a sentence and its values.

    If it is, the points after it and the moves to go on with, unless it ended the game: then
    nothing more is told.
    """

    legal: bool
    error: str | None
    """The id of a sentence."""
    where: str | None
    values: Values
    points: int | UnsetType = UNSET
    lines: list[SheetLine] | UnsetType = UNSET
    awards: list[Award] | UnsetType = UNSET
    next: list[str] | UnsetType | None = UNSET
    """Moves that could follow; null when they are too many to list."""


class SomeLegal(Closed):
    """`legal`: legal moves that begin with a text, so many of them as were wanted."""

    legal: list[str]


class Picture(Closed):
    """`picture`: the position in characters, as the viewer sees it."""

    picture: str


class Phrased(Closed):
    """`phrases`: a move that you could make, in words."""

    phrases: list[Phrase]


class Happened(Closed):
    """A move in words."""

    version: Version
    seat: Seat
    lines: list[str]


class News(Closed):
    """`news`: what happened until now, in words."""

    news: list[Happened]


class Advised(Closed):
    """A move with what a bot expects of it: final points, also by part of the sheet, and chance."""

    move: str
    points: float
    chance: float
    lines: dict[str, float]
    reasons: list[Phrase] = field(default_factory=list)
    """What speaks for it, the strongest first: what it gains, denies others and keeps open."""


class Hint(Closed):
    """`hint`: the best moves of a seat that differ, in a bot's order; a move may be several."""

    seat: Seat
    moves: list[Advised]


class Why(Closed):
    """`why`: what may have moved a bot to a move; `made` is null if nobody would think of it."""

    seat: Seat
    version: Version
    made: Advised | None
    sentence: str | None
    moves: list[Advised]
    reasons: list[Phrase] = field(default_factory=list)
    """What speaks for the move that was made, as far as you can see."""


Ruled: TypeAlias = Annotated[dict[str, Any], Meta(description=RULED)]
"""`rules`: what the game answers."""

ANSWERS = {
    "check": Checked, "legal": SomeLegal, "live": Live, "news": News, "hint": Hint, "why": Why,
    "rules": Ruled, "picture": Picture, "phrases": Phrased,
}  # fmt: skip
"""How the answer to each question looks, by what it is about."""
Past: TypeAlias = State | Checked | SomeLegal | Live | Picture | Phrased
"""What is answered about a finished game."""
