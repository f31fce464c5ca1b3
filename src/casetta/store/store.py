"""The interface of a store, and the values that go in and come out.

Whoever runs tables knows nothing else. What a method has written is safe when it returns, as
safe as the store makes anything: on disk, or in memory as long as the process lives.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from casetta import games
from casetta.contract.errors import Wrong

from ..table.first import Turn
from ..table.history import History
from ..table.log import Entry
from .overview import Overview

UNFINISHED = ("waiting", "running")
"""What is still to become `finished`; a damaged table is `quarantined`."""

Json: TypeAlias = dict[str, Any] | None
NewLink: TypeAlias = tuple[bytes, str, int | None]
"""SHA-256 of the token, role, seat."""
Visit: TypeAlias = tuple[bytes, str, int | None]
"""SHA-256 of what a browser remembers itself by, role, seat."""


# What a store refuses, and whether it is worth trying again


class NotWritten(Wrong):
    """Nothing was written; the same may succeed a little later."""

    retryable = True


class StoreFull(NotWritten):
    """There is no room on the disk."""


class StoreFailed(NotWritten):
    """The disk or the system refused."""


class StoreBroken(StoreFailed):
    """Something in the database is broken."""


class EntryRefused(Wrong):
    """What was to be written does not fit what is there."""


class DamagedTable(Wrong):
    """A stored table that cannot be trusted."""


def damaged(table: str, place: str) -> DamagedTable:
    """The refusal of a table that is damaged at this place."""
    return DamagedTable("damaged-place", table=table, place=place)


def unusable(file: Path, reason: object) -> Wrong:
    """The refusal of a whole database of which something is broken that everybody needs."""
    return Wrong("data-unusable", file=str(file), reason=str(reason))


# Values


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, without its log.

    `about` belongs to whoever runs the table. What the commands of the operator read of it
    is `places`, with `player` and `name` for each seat, `entropy` by place, and `first_player`.
    """

    id: str
    game: str
    rules: int
    about: dict[str, Any]
    status: str = "waiting"
    made: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    setup: Json = None
    clock: Json = None
    secret: bytes | None = field(default=None, repr=False)
    damage: str | None = None
    address: str | None = None
    """The address key of whoever made it; None for older and imported tables."""

    @property
    def players(self) -> list[str]:
        """Who played each seat at the start: `person` or `bot:NAME`."""
        return [place["player"] for place in self._places]

    @property
    def names(self) -> list[str]:
        """What each seat is called in a record."""
        return [str(place.get("name") or place["player"]) for place in self._places]

    @property
    def entropy(self) -> dict[int, str]:
        """What each place added to the shuffle."""
        given = self.about.get("entropy") or {}
        try:
            return {int(seat): str(words) for seat, words in given.items()}
        except (AttributeError, ValueError) as error:
            raise damaged(self.id, "about.entropy") from error

    @property
    def first_player(self) -> Json:
        """How somebody came to begin, as a record keeps it; None where nobody was asked."""
        return self.about.get("first_player")

    @property
    def goes_on(self) -> bool:
        """Whether something may happen without anybody: a bot plays, a clock runs, or who knows.

        Where only bots play nothing happens as long as nobody looks.
        """
        try:
            clock = (self.about.get("policy") or {}).get("clock") or {}
            has_clock = clock.get("kind", "none") != "none"
            bots = [player.startswith("bot:") for player in self.players]
            return (has_clock or any(bots)) and not all(bots)
        except (AttributeError, DamagedTable):
            return True

    @property
    def _places(self) -> list[dict[str, Any]]:
        places = self.about.get("places")
        if not isinstance(places, list) or not all(
            isinstance(place, dict) and isinstance(place.get("player"), str) for place in places
        ):
            raise damaged(self.id, "about.places")
        return places


@dataclass(frozen=True, slots=True)
class StoredLink:
    """What a link opens."""

    table_id: str
    role: str
    seat: int | None
    revoked: bool
    own: bool = False
    """Whether whoever holds the seat made it, so that the host never saw it."""


@dataclass(frozen=True, slots=True)
class StoredVisit:
    """What a browser holds at a table."""

    table_id: str
    role: str
    seat: int | None
    game: str
    status: str
    changed: float
    """When something last happened at the table."""


@dataclass(frozen=True, slots=True)
class StoredChat:
    """Something that was said."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    kind: str = "line"
    """`line`; or `emote` or `notice`, of which the text is the name."""


@dataclass(frozen=True, slots=True)
class StoredReport:
    """What somebody told the operator about somebody else; -1 is the seat of spectators."""

    table_id: str
    seat: int
    name: str
    by_seat: int
    by_name: str
    line: int | None
    """The number of the line of chat that is meant, if one is."""
    text: str
    """What that line said."""
    reason: str
    at: float
    number: int | None = None
    """Given by the store."""


# Links and epochs


TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """The secret part of a link: 192 bits. A store keeps its SHA-256 and nothing else of it."""
    return secrets.token_urlsafe(24)


def is_token(text: str) -> bool:
    """Whether a text looks like one of ours."""
    return TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def page_of(table: str, token: str) -> str:
    """The page of a link; what stands after the # never leaves the browser."""
    return f"/t/{table}#{token}"


def new_epoch() -> str:
    """A name of an epoch that no table had before."""
    return secrets.token_hex(8)


# The interface


class Store(Overview, Protocol):
    """Tables, their logs, the links to their seats, what was said, what browsers hold.

    A method raises NotWritten where the same may succeed later, EntryRefused where something
    does not fit what is there, and DamagedTable for a table that cannot be trusted, which is
    then quarantined.
    """

    tell_damage: Callable[[str, str], None]
    """Hears the name of every table that is quarantined, and why."""
    _quarantined: set[str]
    """Tables that were quarantined since the start, also where that could not be written."""

    async def close(self) -> None:
        """Write what still waits; nothing can be written afterwards."""

    async def settled(self) -> None:
        """Wait until everything was tried that was to be written before."""

    async def probe(self) -> None:
        """Raise NotWritten while nothing can be written."""

    async def quarantine(self, id: str, reason: str) -> None:
        """Put a damaged table aside, so that it stops nobody; everything of it stays as it is.

        Where its row is broken as well, or the disk is full, nothing but the name is kept.
        """
        if id not in self._quarantined:
            self._quarantined.add(id)
            self.tell_damage(id, reason)
            with suppress(Wrong):
                await self.set_table(id, status="quarantined", damage=reason)

    # Tables

    async def add_table(
        self,
        table: StoredTable,
        *,
        entries: Sequence[Entry] = (),
        links: Sequence[NewLink] = (),
        visit: Visit | None = None,
        follows: tuple[str, dict[str, Any]] | None = None,
    ) -> None:
        """Add a table with its links and perhaps a log, all of it or nothing.

        `visit` is what a browser remembers of it; `follows` is the table that it follows, and what
        is known about that one from then on.
        """

    async def set_table(self, id: str, **columns: Any) -> None:
        """Change columns of a table: `status`, `about`, `setup`, `secret`, `clock`."""

    async def begin_table(self, id: str, turn: Turn, **columns: Any) -> None:
        """Change columns of a table that waited and begins now, all of it or nothing.

        What links, browsers, lines of chat and reports say of places, they say of seats from then
        on. Where it has begun, nothing is turned again.
        """

    async def keep_clocks(self, clocks: Mapping[str, Mapping[str, Any] | None]) -> None:
        """Write what is left on the clocks of these tables; nothing else has happened there."""

    async def remove_tables(self, ids: Sequence[str], *, reports: bool = False) -> list[str]:
        """Remove tables with their logs, links and chats; nobody can bring them back.

        With `reports` what was reported there goes too. Answers which are gone: a damaged one is
        quarantined instead.
        """

    async def load_table(self, id: str) -> StoredTable | None:
        """A table without its log; None if there is no such table."""

    async def unfinished(self, status: str | None = None) -> list[StoredTable]:
        """All tables that wait or run, without deals and secrets; damaged ones are quarantined."""

    async def going_on_by_themselves(self, tables: Iterable[StoredTable]) -> list[str]:
        """Those of these tables at which something may happen without people: bots, clocks."""
        running = [each for each in tables if each.status == "running"]
        handed_over = await self._handed_over([each.id for each in running if not each.goes_on])
        return [each.id for each in running if each.id in handed_over or each.goes_on]

    async def _handed_over(self, ids: Sequence[str]) -> set[str]:
        """Those of these running tables at which a seat went to a bot or back, perhaps others."""

    # Logs

    async def append(
        self, table_id: str, entries: Sequence[Entry], clock: Json = None, status: str | None = None
    ) -> None:
        """Add entries to the log of a table, and what follows from them: all of it or nothing.

        Versions have no gaps, and a client id is at most one entry of a table.
        """

    async def load_entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after a version, in order."""

    async def load_history(self, id: str) -> tuple[StoredTable, History | None]:
        """A table with its history, of which everything is checked; None until it is dealt."""

    # Links

    async def add_links(
        self,
        table_id: str,
        links: Sequence[NewLink],
        visit: Visit | None = None,
        *,
        own: bool = False,
    ) -> bool:
        """Add links to those there are, and perhaps a browser that remembers one.

        `own` is a link that only whoever holds the seat gets to know. Links to it that the host
        knows open nothing from then on, nor do browsers hold it by them; whether there were any.
        """

    async def renew_link(
        self,
        table_id: str,
        link: NewLink,
        visitor: bytes | None = None,
        about: Json = None,
        *,
        own: bool = False,
    ) -> None:
        """Put a new link in place of the old ones for the same, which open nothing from now on.

        Browsers that remembered them hold nothing either, but for the visitor it is meant for.
        `about` is what is known about the table from then on, if that changes with it.
        """

    async def keep_link(
        self, table_id: str, hash: bytes, visit: Visit, about: Json = None, *, is_alone: bool
    ) -> None:
        """Let a browser hold what a link opens, which opens it to nobody else from now on.

        With `is_alone` neither does any other link or browser.
        """

    async def find_link(self, hash: bytes) -> StoredLink | None:
        """What the link with this SHA-256 opens; None if there is no such link."""

    # Chat

    async def add_chat(self, table_id: str, chat: StoredChat) -> None:
        """Keep something that was said."""

    async def last_chats(self, table_id: str, most: int) -> list[StoredChat]:
        """The last things said at a table, in order."""

    # Reports

    async def add_report(self, report: StoredReport) -> None:
        """Keep a report for the operator; it stays when the table is removed."""

    async def reports(self, most: int, table_id: str | None = None) -> list[StoredReport]:
        """The last reports, the latest first; of all tables or of one."""

    async def remove_reports(self, numbers: Sequence[int]) -> None:
        """Forget reports that were dealt with."""

    # What browsers remember

    async def remember(self, visitor: bytes, table_id: str, role: str, seat: int | None) -> None:
        """Note that a browser holds something at a table."""
        await self.add_links(table_id, (), (visitor, role, seat))

    async def forget(self, visitor: bytes, table_id: str) -> None:
        """Let a browser remember a table no longer."""

    async def visits(self, visitor: bytes) -> list[StoredVisit]:
        """What a browser holds, the latest first."""


# A stored table brought back to life


def demand_known_rules(stored: StoredTable) -> None:
    """Refuse a table of a newer casetta: it is sound, but not for this program."""
    known = games.load(stored.game).version
    if stored.rules > known:
        raise Wrong("table-newer", table=stored.id, version=stored.rules, known=known)


def history_of(stored: StoredTable, entries: Sequence[Entry]) -> History | None:
    """The history of a stored table; None as long as nothing was dealt.

    Raises DamagedTable for one that cannot be trusted, and another Wrong for one that is sound
    but not for this program.
    """
    demand_known_rules(stored)
    if stored.setup is None and not entries and stored.status == "waiting":
        return None
    game = games.load(stored.game)
    try:
        history = History.restore(game, stored.setup or {}, stored.players, entries)
    except Wrong as wrong:
        raise damaged(stored.id, wrong.where or wrong.code) from wrong
    except (KeyError, TypeError, ValueError) as error:  # a deal of another form than ours
        raise damaged(stored.id, type(error).__name__) from error
    if stored.status == "finished" and not history.over:
        raise damaged(stored.id, "status")
    return history
