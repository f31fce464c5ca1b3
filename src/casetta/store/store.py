"""Where tables are kept: one SQLite file in a data folder, for one process at a time.

docs/server.md says what is stored, docs/operating.md what an operator may do with it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from ..table.history import History
from ..table.log import Entry
from . import links as holding
from . import queries as reading
from .access import Access, set_table
from .errors import DamagedTable, StoreBroken
from .inserts import ADD_ENTRIES, Addition
from .links import NewLink, Visit
from .lock import FolderLock
from .removal import remove_tables
from .restore import read_history
from .rows import (
    StoredChat,
    StoredLink,
    StoredTable,
    StoredVisit,
    as_json,
    entry_row,
    table_columns,
)
from .schema import CHAT, LINKS, TABLES, VISITS
from .writer import Told

SAME_TIME = 30.0
"""Seconds within which a table's row is not told again that something happened: moves are many."""

KEEP_CLOCK = update(TABLES).where(TABLES.c.id == bindparam("table")).values(clock=bindparam("left"))


class Store(Access):
    """All tables of a data folder. What a method has written is on disk when it returns."""

    def __init__(self, folder: Path, lock: FolderLock, told: Told | None) -> None:
        super().__init__(folder, lock, told)
        self._changed: dict[str, float] = {}
        """When the row of a table was last told that something happened there."""

    # Tables

    async def add_table(
        self,
        id: str,
        game: str,
        rules: int,
        about: dict[str, Any],
        *,
        status: str = "waiting",
        setup: dict[str, Any] | None = None,
        secret: bytes | None = None,
        clock: dict[str, Any] | None = None,
        links: Sequence[NewLink] = (),
        entries: Sequence[Entry] = (),
        visit: Visit | None = None,
        follows: tuple[str, dict[str, Any]] | None = None,
    ) -> None:
        """A new table, with its links and perhaps a log, all of it or nothing.

        `visit` is what a browser remembers of it; `follows` is the table that it follows, and what
        is known about that one from then on.
        """
        now = time.time()
        columns = {
            "id": id, "game": game, "rules": rules, "status": status, "about": about,
            "setup": setup, "secret": secret, "clock": clock, "made": now, "changed": now,
        }  # fmt: skip
        row = table_columns(columns)
        entry_rows = [entry_row(id, entry, now) for entry in entries]

        def add(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            holding.add_links(connection, id, links)
            if entry_rows:
                connection.execute(ADD_ENTRIES, entry_rows)
            holding.remember(connection, id, visit)
            if follows is not None:
                before, known = follows
                set_table(connection, before, table_columns({"about": known}))

        await self._writer.write(add)

    async def set_table(self, id: str, **columns: Any) -> None:
        """Change columns of a table: `status`, `about`, `setup`, `secret`, `clock`."""
        values = {**table_columns(columns), "changed": time.time()}
        await self._writer.write(lambda connection: set_table(connection, id, values))

    async def keep_clocks(self, clocks: Mapping[str, Mapping[str, Any] | None]) -> None:
        """Write what is left on the clocks of these tables; nothing else has happened there."""
        rows = [{"table": id, "left": as_json(clock or {})} for id, clock in clocks.items()]
        try:
            await self._writer.write(lambda connection: _execute(connection, KEEP_CLOCK, rows))
        except StoreBroken:
            for row in rows:
                with suppress(StoreBroken):
                    await self._writer.write(partial(_execute, statement=KEEP_CLOCK, rows=row))

    async def remove_tables(self, ids: Sequence[str]) -> list[str]:
        """Remove tables with their logs, links and chats; nobody can bring them back.

        Answers which are gone: a damaged one is put aside instead, and one beside it stays.
        """
        removed: list[str] = []
        with suppress(StoreBroken):
            await self._writer.write(partial(remove_tables, ids=ids))
            removed += ids
        for id in set(ids) - set(removed):
            with suppress(DamagedTable, StoreBroken):
                await self._write_of(id, partial(remove_tables, ids=[id]))
                removed.append(id)
        return removed

    async def load_table(self, id: str) -> StoredTable | None:
        """A table without its log; None if there is no such table."""
        return await self._read_of(id, reading.read_table, id)

    async def unfinished(self, status: str | None = None) -> list[StoredTable]:
        """All tables that wait or run, without deals and secrets; damaged ones are put aside."""
        sound, damaged = await self._read(reading.read_unfinished, status)
        for id, damage in damaged.items():
            await self.quarantine(id, str(damage.values["place"]))
        return sound

    async def going_on_by_themselves(self, tables: Iterable[StoredTable]) -> list[str]:
        """Those of these tables at which something may happen without people: bots, clocks."""
        running = [each for each in tables if each.status == "running"]
        asked = [each.id for each in running if not each.goes_on]
        handed_over = await self._read(reading.read_handed_over, asked)
        return [each.id for each in running if each.id in handed_over or each.goes_on]

    # Logs

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        clock: dict[str, Any] | None = None,
        status: str | None = None,
    ) -> None:
        """Add entries to the log of a table, and what follows from them, in one step."""
        now = time.time()
        rows = [entry_row(table_id, entry, now) for entry in entries]
        after: dict[str, Any] | None = None
        if clock or status or now - self._changed.get(table_id, 0.0) > SAME_TIME:
            if status is None:
                self._changed[table_id] = now
            else:
                self._changed.pop(table_id, None)
            after = {"table": table_id, "now": now, "new_status": status}
            after["new_clock"] = None if clock is None else as_json(clock)
        await self._write_of(table_id, Addition(rows, after))

    async def load_entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after a version, in order."""
        return await self._read_of(table_id, reading.read_entries, table_id, after)

    async def load_history(self, id: str) -> tuple[StoredTable, History | None]:
        """A table brought back to life; None as long as nothing was dealt.

        A damaged table is put aside and refused; all others go on.
        """
        return await self._read_of(id, read_history, id)

    # Links

    async def add_links(
        self, table_id: str, links: Sequence[NewLink], visit: Visit | None = None
    ) -> None:
        """New links beside those there are, and perhaps a browser that remembers one."""

        def add(connection: Connection) -> None:
            holding.add_links(connection, table_id, links)
            holding.remember(connection, table_id, visit)

        await self._writer.write(add)

    async def renew_link(
        self,
        table_id: str,
        role: str,
        seat: int | None,
        hash: bytes,
        visitor: bytes | None = None,
        about: dict[str, Any] | None = None,
    ) -> None:
        """A new link in place of the old ones for the same, which open nothing from now on.

        Browsers that remembered them hold nothing either, but for the visitor it is meant for.
        `about` is what is known about the table from then on, if that changes with it.
        """
        visit = None if visitor is None else (visitor, role, seat)
        known = None if about is None else table_columns({"about": about})

        def renew(connection: Connection) -> None:
            if known is not None:
                set_table(connection, table_id, known)
            holding.renew_link(connection, table_id, (hash, role, seat))
            holding.remember(connection, table_id, visit)

        await self._writer.write(renew)

    async def revoke_link(self, hash: bytes) -> None:
        """A link that opens nothing from now on."""
        revoked = update(LINKS).where(LINKS.c.hash == hash).values(revoked=True)
        await self._writer.write(lambda connection: _execute(connection, revoked))

    async def find_link(self, hash: bytes) -> StoredLink | None:
        """What the link with this SHA-256 opens; None if there is no such link."""
        return await self._read(reading.read_link, hash)

    async def links(self, table_id: str) -> list[StoredLink]:
        """All links of a table, revoked ones too."""
        return await self._read_of(table_id, reading.read_links, table_id)

    # Chat

    async def add_chat(
        self, table_id: str, number: int, seat: int, name: str, text: str, at: float
    ) -> None:
        """Something was said."""
        row = {"table_id": table_id, "number": number, "seat": seat, "name": name, "text": text}
        row["at"] = at
        await self._writer.write(lambda connection: _execute(connection, insert(CHAT), row))

    async def chats(self, table_id: str, after: int = 0) -> list[StoredChat]:
        """What was said at a table after a number, in order."""
        return await self._read_of(table_id, reading.read_chat, table_id, after)

    async def last_chats(self, table_id: str, most: int) -> list[StoredChat]:
        """The last things said at a table, in order."""
        return await self._read_of(table_id, reading.read_last_chats, table_id, most)

    # What browsers remember

    async def remember(self, visitor: bytes, table_id: str, role: str, seat: int | None) -> None:
        """A browser holds something at a table."""
        visit = visitor, role, seat
        await self._writer.write(lambda connection: holding.remember(connection, table_id, visit))

    async def forget(self, visitor: bytes, table_id: str) -> None:
        """A browser remembers a table no longer."""
        gone = delete(VISITS).where(VISITS.c.visitor == visitor, VISITS.c.table_id == table_id)
        await self._writer.write(lambda connection: _execute(connection, gone))

    async def visits(self, visitor: bytes) -> list[StoredVisit]:
        """What a browser holds, the latest first."""
        return await self._read(reading.read_visits, visitor)


def _execute(connection: Connection, statement: Any, rows: Any = None) -> None:
    connection.execute(statement, rows)
