"""The objects of the HTTP interface that several routes share: tables, seats, decisions, links.

Closed like messages; docs/protocol.md tells what they mean.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from .limits import NAME_CHARACTERS
from .types import BROUGHT, Closed, Seat, TableId


class ClockPolicy(Closed):
    """Time at a table: none; a friendly reminder; live with refill; days for a move."""

    kind: Literal["none", "reminder", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """reminder: after so long; live: the time each seat begins with."""
    refill: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """live: what every move gives back, up to `seconds`."""
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class Policy(Closed):
    """What the host decided."""

    clock: ClockPolicy = field(default_factory=ClockPolicy)
    grace: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    """A seat whose person is gone for so many seconds is played by a bot until it is taken back."""
    bot: Annotated[str, Meta(max_length=20)] = ""
    """Which bot takes over; by default a good one of the game."""
    thinking: Annotated[float, Meta(ge=0.05, le=30)] | None = None
    """Seconds a bot may think about a move; by default as long as it likes to, two at most."""
    public: bool = False
    """Whether the table stands in the list of open tables."""
    spectators: bool = True
    spectator_chat: bool = True
    hints: bool = True
    """Whether somebody who plays may ask what a bot would do, and why one did what it did."""


class NewSeat(Closed):
    """Who is to sit on a seat."""

    player: Annotated[str, Meta(pattern=r"^(person|open|bot:[a-z][a-z-]{0,19})$(?!\n)")] = "open"
    name: Annotated[str, Meta(max_length=NAME_CHARACTERS)] = ""
    avatar: Annotated[str, Meta(max_length=20)] = ""


class NewTable(Closed):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[str, str | bool] = field(default_factory=dict)
    policy: Policy = field(default_factory=Policy)
    start: bool = False
    """Begin at once, if nobody has to come."""
    content: Annotated[dict[str, Any] | None, Meta(description=BROUGHT)] = None


class Links(Closed):
    """The links of a table; each is shown to its holder alone."""

    table: TableId
    host: str | None = None
    seats: dict[str, str] = field(default_factory=dict)
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
