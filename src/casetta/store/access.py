"""The database of a data folder: one that writes, some that read, and what is put aside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong

from . import queries as reading
from .database import READERS, reading_engine, sync_folder
from .errors import (
    FAULTS,
    DamagedTable,
    EntryRefused,
    StoreBroken,
    damage_of,
    is_damage,
    not_written,
    unusable,
)
from .lock import FolderLock
from .migrate import bring_up
from .restore import read_history
from .schema import FILE, TABLES
from .writer import Operation, Told, Writer

Answer = TypeVar("Answer")
Given = ParamSpec("Given")


class Access:
    """A data folder that is open, for one process at a time."""

    def __init__(self, folder: Path, lock: FolderLock, told: Told | None) -> None:
        self.folder = folder
        self._lock = lock
        self._writer = Writer(folder / FILE, told)
        self._engine = reading_engine(folder / FILE)
        self._readers = ThreadPoolExecutor(READERS, "casetta-reader")
        self._aside: set[str] = set()
        """Tables that were put aside since the start, also where that could not be written."""
        self.tell_damage: Callable[[str, str], None] = lambda _table, _place: None
        """Hears the name of every table that is put aside, and why."""

    @classmethod
    async def open(cls, folder: Path, told: Told | None = None) -> Self:
        """Open a data folder, made and brought up if need be; refused while another process has it.

        Both kinds of connections are opened at once: later there may be no room for it.
        `told` hears of every transaction: how many operations, and how many seconds.
        """
        store = cls(folder, await asyncio.to_thread(_taken, folder), told)
        try:
            await store._writer.write(_nothing)
            await store._read(reading.read_ids, "none")
        except StoreBroken as broken:
            await store.close()
            raise unusable(folder / FILE, broken) from broken
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

    async def settled(self) -> None:
        """Wait until everything was tried that was to be written before."""
        await self._writer.write(_nothing)

    async def probe(self) -> None:
        """Write something that means nothing; raises NotWritten while nothing can be written."""
        await self._writer.write(_touch)

    async def quarantine(self, id: str, reason: str) -> None:
        """Put a damaged table aside, so that it stops nobody; everything of it stays as it is.

        Where its row is broken as well, or the disk is full, nothing but the name is kept.
        """
        if id in self._aside:
            return
        self._aside.add(id)
        self.tell_damage(id, reason)
        values = {"status": "quarantined", "damage": reason, "changed": time.time()}
        try:
            await self._writer.write(lambda connection: set_table(connection, id, values))
        except Wrong:
            return

    async def _read(
        self,
        read: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """Read one moment of the database, in a thread of its own.

        What began is taken back at the end: after damage SQLite would refuse to commit nothing.
        """

        def work() -> Answer:
            with self._engine.connect() as connection:
                return read(connection, *given, **named)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except FAULTS as error:
            raise not_written(error) from error

    async def _read_of(
        self,
        id: str,
        read: Callable[Concatenate[Connection, Given], Answer],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """Read something of one table; if it is damaged, the table is put aside and refused."""
        try:
            return await self._read(partial(_named, id, read), *given, **named)
        except DamagedTable as damage:
            await self.quarantine(id, str(damage.values["place"]))
            raise

    async def _write_of(self, id: str, operation: Operation[Answer]) -> Answer:
        """Write something of one table; if it is damaged, the table is put aside and refused.

        Damage beside it is not its own: such a table stays, and may be written later.
        """
        try:
            return await self._writer.write(operation)
        except StoreBroken:
            await self._read_of(id, read_history, id)
            raise


def _named(
    id: str,
    read: Callable[Concatenate[Connection, Given], Answer],
    connection: Connection,
    *given: Given.args,
    **named: Given.kwargs,
) -> Answer:
    """Read, and say of what is broken to which table it belongs."""
    try:
        return read(connection, *given, **named)
    except DBAPIError as error:
        if is_damage(error):
            raise damage_of(id, error) from error
        raise


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


def set_table(connection: Connection, id: str, values: dict[str, Any]) -> None:
    """Change columns of a table that is there."""
    done = connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))
    if done.rowcount != 1:
        raise EntryRefused("no-such-table")


def _nothing(_connection: Connection) -> None:
    """Only begin and end: the database can be opened for writing."""


def _touch(connection: Connection) -> None:
    """Count up a number of the database file that nothing reads."""
    number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version = {(int(number) + 1) % (1 << 31)}")
