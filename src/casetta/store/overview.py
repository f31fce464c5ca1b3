"""What a store tells its operator of all tables, and what it forgets when that is due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

OldKind = Literal["chat", "reports", "addresses"]
"""What goes line by line: what was said, what was reported, who made a table."""


@dataclass(frozen=True, slots=True)
class StoredSummary:
    """A table as the operator sees it; nothing of it depends on hidden state of a running game."""

    number: int
    """Tables are numbered as they are made."""
    id: str
    game: str
    status: str
    closed: bool
    silenced: list[int]
    """Seats that the operator lets say nothing; -1 for everybody."""
    names: list[str]
    address: str | None
    """The address key of whoever made it, as long as that is kept."""
    made: float
    changed: float
    bytes: int
    """About how much is stored of it."""


SEARCHED = 10_000
"""Tables that one page of a search looks at, so that it takes as long however many there are."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some tables; the next page begins before a number, or is None on the last."""

    tables: list[StoredSummary]
    before: int | None


@dataclass(frozen=True, slots=True)
class Window:
    """Which tables a page looks at, by number; older ones are before `older`."""

    first: int
    before: int
    older: int | None = None


@dataclass(frozen=True, slots=True)
class Search:
    """Which tables are wanted: a page of those that were made before one, the latest first."""

    most: int
    before: int | None = None
    status: str = ""
    text: str = ""
    """A name, a part of it, or the whole id, game or address."""

    def window(self, oldest: int, latest: int, named: int | None) -> Window:
        """Which of the tables this page looks at; `named` is the one whose id is searched."""
        if named is not None:
            return Window(named, named + 1)
        before = latest + 1 if self.before is None else self.before
        first = before - SEARCHED if self.text or self.status else oldest
        return Window(first, before, first) if first > oldest else Window(oldest, before)

    def page(self, found: list[StoredSummary], window: Window) -> Page:
        """What was found there."""
        return Page(found, found[-1].number if len(found) == self.most else window.older)

    def fits(self, table: StoredSummary) -> bool:
        """Whether a table is one of those that are wanted."""
        text = self.text.lower()
        is_meant = self.text in (table.id, table.game, table.address) or any(
            text in name.lower() for name in table.names
        )
        return self.status in ("", table.status) and (not text or is_meant)


@dataclass(frozen=True, slots=True)
class Due:
    """Tables whose time has come: of a status, without a change since a time."""

    statuses: Sequence[str]
    before: float
    is_tutorial: bool = False
    is_public: bool | None = None
    """Only public tables or only others; None for both."""


class Overview(Protocol):
    """The part of a store that is for its operator."""

    async def has_table(self, id: str) -> bool:
        """Whether there is such a table, sound or not."""

    async def list_tables(self, search: Search) -> Page:
        """A page of tables, the latest first; one page looks at SEARCHED tables."""

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""

    async def tables_due(self, due: Due, most: int) -> list[str]:
        """Some tables whose time has come, those first that have waited longest."""

    async def forget_old(self, kind: OldKind, before: float, most: int) -> int:
        """Forget some of what is older than a time; how many lines of it those were."""
