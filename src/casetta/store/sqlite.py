"""A store in the SQLite file of a data folder, for one process at a time.

docs/server.md says what is stored, docs/hosting.md what an operator may do with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from ..table.first import Turn
from ..table.history import History
from ..table.log import Entry
from . import database, overview_sql, schema
from . import store as stores
from .backup import bring_up
from .database import FILE, FolderLock, SameFiles, is_damage
from .overview import Due, OldKind, Page, Search
from .schema import (
    CHAT,
    LINKS,
    REPORTS,
    TABLES,
    VISITS,
    as_json,
    entry_row,
    set_table,
    table_columns,
)
from .store import (
    Json,
    NewLink,
    Store,
    StoredChat,
    StoredLink,
    StoredReport,
    StoredTable,
    StoredVisit,
    Visit,
)
from .writer import ADD_ENTRIES, Addition, Operation, Report, Writer

Answer = TypeVar("Answer")
SAME_TIME = 30.0
"""Seconds within which a table's row is not told again that something happened: moves are many."""
KEEP_CLOCK = update(TABLES).where(TABLES.c.id == bindparam("table")).values(clock=bindparam("left"))


class SqliteStore(Store):
    """All tables of a data folder. What a method has written is on disk when it returns."""

    def __init__(self, folder: Path, lock: FolderLock, report: Report | None) -> None:
        self.tell_damage = lambda _table, _place: None
        self.folder = folder
        self._lock = lock
        self._engine = database.reading_engine(folder / FILE)
        self._files = SameFiles(folder / FILE)
        self._writer = Writer(folder / FILE, self._files, report, self._engine.dispose)
        self._readers = ThreadPoolExecutor(database.READERS, "casetta-reader")
        self._quarantined = set()
        self._changed: dict[str, float] = {}
        """When the row of a table was last told that something happened there."""

    @classmethod
    async def open(cls, folder: Path, report: Report | None = None) -> Self:
        """Open a data folder, made and brought up if need be; refused while another process has it.

        Both kinds of connections are opened at once: later there may be no room for it.
        `report` hears of every transaction.
        """
        store = cls(folder, await asyncio.to_thread(_taken, folder), report)
        try:
            await store._writer.write(_nothing)
            await store._read(partial(schema.read_ids, statuses=["none"]))
        except stores.StoreBroken as broken:
            await store.close()
            raise stores.unusable(folder / FILE, broken.values["reason"]) from broken
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what still waits and let go of the folder."""
        self._readers.shutdown()
        self._engine.dispose()
        await self._writer.close()
        self._lock.close()

    async def settled(self) -> None:
        await self._writer.write(_nothing)

    async def probe(self) -> None:
        """Write something that means nothing, and read: what was written is read from the disk."""
        await self._writer.write(_touch)
        await self._read(partial(schema.read_ids, statuses=["none"]))

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
        id, row = table.id, table_columns(asdict(table))
        entry_rows = [entry_row(id, entry, table.made) for entry in entries]

        def add(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            schema.add_links(connection, id, links, visit)
            if entry_rows:
                connection.execute(ADD_ENTRIES, entry_rows)
            if follows is not None:
                before, known = follows
                set_table(connection, before, table_columns({"about": known}))

        await self._writer.write(add)

    async def set_table(self, id: str, **columns: Any) -> None:
        values = {**table_columns(columns), "changed": time.time()}
        await self._writer.write(partial(set_table, id=id, values=values))

    async def begin_table(self, id: str, turn: Turn, **columns: Any) -> None:
        values = {**table_columns(columns), "changed": time.time()}
        await self._writer.write(partial(schema.begin_table, id=id, turn=turn, values=values))

    async def keep_clocks(self, clocks: Mapping[str, Mapping[str, Any] | None]) -> None:
        rows = [{"table": id, "left": as_json(clock or {})} for id, clock in clocks.items()]
        try:
            await self._execute(KEEP_CLOCK, rows)
        except stores.StoreBroken:
            for row in rows:
                with suppress(stores.StoreBroken):
                    await self._execute(KEEP_CLOCK, row)

    async def remove_tables(self, ids: Sequence[str], *, reports: bool = False) -> list[str]:
        """Remove tables; where the file is damaged, even sound ones may stay."""
        remove = partial(schema.remove_tables, reports=reports)
        with suppress(stores.StoreBroken):
            await self._writer.write(partial(remove, ids=ids))
            return list(ids)
        removed: list[str] = []
        for id in ids:
            with suppress(stores.DamagedTable, stores.StoreBroken):
                await self._write_of(id, partial(remove, ids=[id]))
                removed.append(id)
        return removed

    # For the operator

    async def has_table(self, id: str) -> bool:
        return await self._read(partial(overview_sql.read_has, id=id))

    async def list_tables(self, search: Search) -> Page:
        return await self._read(partial(overview_sql.read_listed, search=search))

    async def count_tables(self) -> dict[str, int]:
        return await self._read(overview_sql.read_counts)

    async def tables_due(self, due: Due, most: int) -> list[str]:
        found, broken = await self._read(partial(overview_sql.read_due, due=due, most=most))
        for id, damage in broken.items():
            await self.quarantine(id, damage)
        return found

    async def forget_old(self, kind: OldKind, before: float, most: int) -> int:
        read = partial(overview_sql.read_old, kind=kind, before=before, most=most)
        if old := await self._read(read):
            await self._execute(overview_sql.FORGET[kind], old)
        return len(old)

    async def load_table(self, id: str) -> StoredTable | None:
        return await self._read(partial(schema.read_table, id=id), of=id)

    async def unfinished(self, status: str | None = None) -> list[StoredTable]:
        read = partial(schema.read_unfinished, status=status)
        sound, damaged = await self._read(read)
        if damaged:
            self._engine.dispose()
            sound, damaged = await self._read(read)
        for id, damage in damaged.items():
            await self.quarantine(id, str(damage.values["place"]))
        return sound

    async def _handed_over(self, ids: Sequence[str]) -> set[str]:
        return await self._read(partial(schema.read_handed_over, ids=ids))

    # Logs

    async def append(
        self, table_id: str, entries: Sequence[Entry], clock: Json = None, status: str | None = None
    ) -> None:
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
        read = partial(schema.read_entries, id=table_id, after=after)
        return await self._read(read, of=table_id)

    async def load_history(self, id: str) -> tuple[StoredTable, History | None]:
        return await self._read(partial(schema.read_history, id=id), of=id)

    # Links

    async def add_links(
        self,
        table_id: str,
        links: Sequence[NewLink],
        visit: Visit | None = None,
        *,
        own: bool = False,
    ) -> bool:
        add = partial(schema.add_links, table=table_id, links=links, visit=visit, own=own)
        return await self._writer.write(add)

    async def renew_link(
        self,
        table_id: str,
        link: NewLink,
        visitor: bytes | None = None,
        about: Json = None,
        *,
        own: bool = False,
    ) -> None:
        visit = None if visitor is None else (visitor, *link[1:])

        def renew(connection: Connection) -> None:
            _set_about(connection, table_id, about)
            schema.revoke(connection, table_id, *link[1:])
            schema.add_links(connection, table_id, [link], visit, own=own)

        await self._writer.write(renew)

    async def keep_link(
        self, table_id: str, hash: bytes, visit: Visit, about: Json = None, *, is_alone: bool
    ) -> None:
        def keep(connection: Connection) -> None:
            _set_about(connection, table_id, about)
            if is_alone:
                schema.revoke(connection, table_id, *visit[1:])
            schema.revoke_link(connection, hash)
            schema.add_links(connection, table_id, (), visit)

        await self._writer.write(keep)

    async def find_link(self, hash: bytes) -> StoredLink | None:
        found = await self._values(StoredLink, schema.OPENED.where(LINKS.c.hash == hash))
        return found[0] if found else None

    # Chat

    async def add_chat(self, table_id: str, chat: StoredChat) -> None:
        await self._execute(insert(CHAT), {"table_id": table_id, **asdict(chat)})

    async def last_chats(self, table_id: str, most: int) -> list[StoredChat]:
        last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
        said = schema.SAID.where(
            CHAT.c.table_id == table_id, CHAT.c.number > last.scalar_subquery() - most
        )
        return await self._values(StoredChat, said.order_by(CHAT.c.number), of=table_id)

    # Reports

    async def add_report(self, report: StoredReport) -> None:
        await self._execute(insert(REPORTS), asdict(report))

    async def reports(self, most: int, table_id: str | None = None) -> list[StoredReport]:
        wanted = schema.REPORTED.limit(most)
        if table_id is not None:
            wanted = wanted.where(REPORTS.c.table_id == table_id)
        return await self._values(StoredReport, wanted)

    async def remove_reports(self, numbers: Sequence[int]) -> None:
        await self._execute(delete(REPORTS).where(REPORTS.c.number.in_(numbers)))

    # What browsers remember

    async def forget(self, visitor: bytes, table_id: str) -> None:
        gone = delete(VISITS).where(VISITS.c.visitor == visitor, VISITS.c.table_id == table_id)
        await self._execute(gone)

    async def visits(self, visitor: bytes) -> list[StoredVisit]:
        return await self._values(StoredVisit, schema.HELD.where(VISITS.c.visitor == visitor))

    # Reading and writing

    async def _execute(self, statement: Any, rows: Any = None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement, rows)

        await self._writer.write(work)

    async def _values(
        self, kind: type[Answer], statement: Select[Any], of: str | None = None
    ) -> list[Answer]:
        """The answers of a question, each as a value."""

        def read(connection: Connection) -> list[Answer]:
            return [kind(*row) for row in connection.execute(statement).all()]

        return await self._read(read, of)

    async def _read(self, read: Operation[Answer], of: str | None = None) -> Answer:
        """Read one moment of the database, in a thread of its own.

        What began is taken back at the end: after damage SQLite would refuse to commit nothing.
        If it is of one table and that is damaged, the table is quarantined and refused.
        """

        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._readers, self._read_twice, read, of)
        except stores.DamagedTable as damage:
            if of is not None:
                await self.quarantine(of, str(damage.values["place"]))
            raise
        except database.FAULTS as error:
            raise database.not_written(error) from error

    def _read_twice(self, read: Operation[Answer], of: str | None) -> Answer:
        """Believe damage only if another connection finds it too: a disk may read wrongly once."""
        try:
            return self._read_once(read, of)
        except Exception as error:
            if not (isinstance(error, stores.DamagedTable) or is_damage(error)):
                raise
        self._engine.dispose()
        return self._read_once(read, of)

    def _read_once(self, read: Operation[Answer], of: str | None) -> Answer:
        """Read by a connection that is kept unless something fails."""
        self._files.demand()
        with self._engine.connect() as connection:
            try:
                return read(connection)
            except database.FAULTS as error:
                connection.invalidate()
                if of is not None and is_damage(error):
                    raise stores.damaged(of, database.error_name(error)) from error
                raise

    async def _write_of(self, id: str, operation: Operation[Answer]) -> Answer:
        """Write something of one table; if it is damaged, the table is quarantined and refused.

        Damage beside it is not its own: such a table stays, and may be written later.
        """
        try:
            return await self._writer.write(operation)
        except stores.StoreBroken:
            await self.load_history(id)
            raise


def _set_about(connection: Connection, id: str, about: Json) -> None:
    """Change what is known about a table, if that changes."""
    if about is not None:
        set_table(connection, id, table_columns({"about": about}))


def _taken(folder: Path) -> FolderLock:
    """Make a folder if need be, lock it, and bring its database up."""
    database.make_folder(folder)
    lock = FolderLock(folder)
    try:
        bring_up(folder)
    except BaseException:
        lock.close()
        raise
    return lock


def _nothing(_connection: Connection) -> None:
    """Only begin and end: the database can be opened for writing."""


def _touch(connection: Connection) -> None:
    """Count up a number of the database file that nothing reads."""
    number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version = {(int(number) + 1) % (1 << 31)}")
