"""Where tables are kept: one SQLite file in a data folder, for one process at a time.

docs/server.md says what is stored, docs/operating.md what an operator may do with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, delete, insert, update

from casetta.kernel.wrong import Wrong

from . import holding, reading
from .adding import ADD_ENTRIES, Addition
from .database import READERS, reading_engine, sync_folder
from .history import History
from .holding import NewLink, Visit
from .lock import FolderLock
from .log import Entry
from .migrating import bring_up
from .refusals import DamagedTable, EntryRefused
from .removing import remove_tables
from .reviving import read_history
from .rows import (
    StoredChat,
    StoredLink,
    StoredTable,
    StoredVisit,
    as_json,
    entry_row,
    table_columns,
)
from .schema import CHAT, FILE, LINKS, TABLES, VISITS
from .writer import Told, Writer

Answer = TypeVar("Answer")
Given = ParamSpec("Given")

SAME_TIME = 30.0
"""Seconds within which a table's row is not told again that something happened: moves are many."""


class Store:
    """All tables of a data folder. What a method has written is on disk when it returns."""

    def __init__(self, folder: Path, lock: FolderLock, told: Told | None) -> None:
        self.folder = folder
        self._lock = lock
        self._writer = Writer(folder / FILE, told)
        self._engine = reading_engine(folder / FILE)
        self._readers = ThreadPoolExecutor(READERS, "casetta-reader")
        self._changed: dict[str, float] = {}
        """When the row of a table was last told that something happened there."""

    @classmethod
    async def open(cls, folder: Path, told: Told | None = None) -> Store:
        """Open a data folder, made and brought up if need be; refused while another process has it.

        Both kinds of connections are opened at once: later there may be no room for it.
        `told` hears of every transaction: how many operations, and how many seconds.
        """
        store = cls(folder, await asyncio.to_thread(_taken, folder), told)
        try:
            await store._writer.write(_nothing)
            await store._read(reading.read_ids, "none")
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what still waits and let go of the folder."""
        self._readers.shutdown()
        self._engine.dispose()
        await self._writer.close()
        self._lock.release()

    async def probe(self) -> None:
        """Write something that means nothing; raises NotWritten while nothing can be written."""
        await self._writer.write(_touch)

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
                _set_table(connection, before, table_columns({"about": known}))

        await self._writer.write(add)

    async def set_table(self, id: str, **columns: Any) -> None:
        """Change columns of a table: `status`, `about`, `setup`, `secret`, `clock`."""
        values = {**table_columns(columns), "changed": time.time()}
        await self._writer.write(lambda connection: _set_table(connection, id, values))

    async def quarantine(self, id: str, reason: str) -> None:
        """Put a damaged table aside, so that it stops nobody; everything of it stays as it is."""
        await self.set_table(id, status="quarantined", damage=reason)

    async def remove_tables(self, ids: Sequence[str]) -> None:
        """Remove tables with their logs, links and chats; nobody can bring them back."""
        await self._writer.write(lambda connection: remove_tables(connection, ids))

    async def load_table(self, id: str) -> StoredTable | None:
        """A table without its log; None if there is no such table."""
        return await self._read(reading.read_table, id)

    async def unfinished(self, status: str | None = None) -> list[StoredTable]:
        """All tables that wait or run, without deals and secrets; damaged ones are put aside."""
        sound, damaged = await self._read(reading.read_unfinished, status)
        for id, damage in damaged.items():
            await self.quarantine(id, str(damage.values["place"]))
        return sound

    async def going_on_by_themselves(self) -> list[str]:
        """The running tables at which something may happen without people: bots, clocks."""
        handed_over = await self._read(reading.read_handed_over)
        running = await self.unfinished("running")
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
        await self._writer.write(Addition(rows, after))

    async def load_entries(self, table_id: str) -> list[Entry]:
        """The log of a table, in order."""
        return await self._read(reading.read_entries, table_id)

    async def load_history(self, id: str) -> tuple[StoredTable, History | None]:
        """A table brought back to life; None as long as nothing was dealt.

        A damaged table is put aside and refused; all others go on.
        """
        try:
            return await self._read(read_history, id)
        except DamagedTable as damage:
            await self.quarantine(id, str(damage.values["place"]))
            raise

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
                _set_table(connection, table_id, known)
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
        return await self._read(reading.read_links, table_id)

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
        return await self._read(reading.read_chat, table_id, after)

    async def last_chats(self, table_id: str, most: int) -> list[StoredChat]:
        """The last things said at a table, in order."""
        return await self._read(reading.read_last_chats, table_id, most)

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

    async def _read(
        self,
        read: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """Read one moment of the database, in a thread of its own."""

        def work() -> Answer:
            with self._engine.begin() as connection:
                return read(connection, *given, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def _taken(folder: Path) -> FolderLock:
    """Make a folder if need be, lock it, and bring its database up."""
    make_folder(folder)
    lock = FolderLock(folder)
    try:
        bring_up(folder)
    except BaseException:
        lock.release()
        raise
    return lock


def make_folder(folder: Path) -> None:
    """Make a data folder for its owner alone, unless it is there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        sync_folder(folder.parent)
    except OSError as error:
        raise Wrong("cannot-write", file=str(folder), reason=error.strerror or "") from error


def _set_table(connection: Connection, id: str, values: dict[str, Any]) -> None:
    done = connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))
    if done.rowcount != 1:
        raise EntryRefused("no-such-table")


def _execute(connection: Connection, statement: Any, rows: Any = None) -> None:
    connection.execute(statement, rows)


def _nothing(_connection: Connection) -> None:
    """Only begin and end: the database can be opened for writing."""


def _touch(connection: Connection) -> None:
    """Count up a number of the database file that nothing reads."""
    number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version = {(int(number) + 1) % (1 << 31)}")
