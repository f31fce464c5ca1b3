"""Group commit: one thread writes, and whatever waits is committed together.

Every statement lets another thread in, which may keep the writer waiting: a transaction of many
moves must not consist of many statements, and those that it needs go to the driver directly.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import OperationalError

from .database import (
    SameFiles,
    checkpoint,
    is_damage,
    is_refusal,
    not_written,
    told_as,
    writing_engine,
)
from .schema import ENTRIES, as_json
from .store import StoreFailed

Answer = TypeVar("Answer")
Operation = Callable[[Connection], Answer]
Report = Callable[[int, float], None]
"""Hears of a transaction: how many operations, and how many seconds."""
Outcome: TypeAlias = Any
"""What came of an operation: its answer, or the exception that it ended with."""
Job: TypeAlias = tuple[Operation[Any], asyncio.Future[Any]]
"""An operation, and whoever waits for it."""

MOST_AT_ONCE = 256
"""Operations in one transaction; more would let the first wait for the last."""
MANY, PAUSE, LONGEST_PAUSE = 3, 0.001, 0.008
"""After so many at once the writer waits so many seconds for each of them, up to a longest time,
for more: a transaction costs much the same for one as for twenty."""


class Writer:
    """Collects operations while a transaction is on its way, and makes the next one of them.

    All work on the connection is done in one thread, so that the loop goes on meanwhile; between
    the two go batches, there and back, without a task: moves are many.
    """

    def __init__(
        self, file: Path, files: SameFiles, report: Report | None, let_go: Callable[[], None]
    ) -> None:
        """`let_go` closes all other connections to the file."""
        self._engine = writing_engine(file)
        self._files = files
        self._let_go = let_go
        self._connection: Connection | None = None
        self._waiting: deque[Job] = deque()
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._is_at_work = False
        self._closed: asyncio.Future[None] | None = None
        self._report = report
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._work, name="casetta-writer", daemon=True)
        self._thread.start()

    async def write(self, operation: Operation[Answer]) -> Answer:
        """Do an operation and return when it is on disk.

        Once given it is done, even if nobody waits for it any more.
        """
        if self._closed is not None:
            raise StoreFailed("store-failed", reason="closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._waiting.append((operation, future))
        if not self._is_at_work:
            self._is_at_work = True
            self._loop.call_soon(self._begin)
        return await future

    async def close(self) -> None:
        """Write what still waits, then let go of the connection."""
        self._closed = self._loop.create_future()
        if not self._is_at_work:
            self._batches.put(None)
        await self._closed
        self._thread.join()

    def _begin(self) -> None:
        """Give the thread what waits."""
        count = min(len(self._waiting), MOST_AT_ONCE)
        self._batches.put([self._waiting.popleft() for _ in range(count)])

    def _end(self, batch: list[Job], outcomes: list[Outcome], seconds: float) -> None:
        """Tell what came of a batch, and see to what has come to wait meanwhile."""
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if self._report:
            written = sum(not isinstance(outcome, Exception) for outcome in outcomes)
            self._report(written, seconds)
        if self._waiting:
            self._loop.call_later(self._pause(len(batch)), self._begin)
        elif self._closed is None:
            self._is_at_work = False
        else:
            self._batches.put(None)

    def _pause(self, written: int) -> float:
        """Seconds to wait for more after a batch of so many."""
        is_busy = written >= MANY and self._closed is None
        return min(PAUSE * written, LONGEST_PAUSE) if is_busy else 0.0

    # In the thread

    def _work(self) -> None:
        """Write batch after batch until the end."""
        while (batch := self._batches.get()) is not None:
            outcomes, seconds = self._commit([operation for operation, _ in batch])
            self._loop.call_soon_threadsafe(self._end, batch, outcomes, seconds)
        self._disconnect()
        self._loop.call_soon_threadsafe(self._closed.set_result, None)  # type: ignore[union-attr]

    def _commit(self, operations: Sequence[Operation[Any]]) -> tuple[list[Outcome], float]:
        """One transaction; if it fails, all of its operations failed.

        Where one of them finds damage each is tried alone, so that it does not touch the others.
        """
        start = time.perf_counter()
        try:
            outcomes = _outcomes(self._connected(), operations)
        except Exception as error:
            self._recover(error)
            if is_damage(error) and len(operations) > 1:
                outcomes = [self._commit([each])[0][0] for each in operations]
            else:
                outcomes = [not_written(error) for _ in operations]
        return outcomes, time.perf_counter() - start

    def _connected(self) -> Connection:
        """The connection, opened anew after a failure."""
        moment = self._files.moment()
        if self._connection is not None and self._files.is_quiet(moment):
            return self._connection
        self._files.demand()
        if self._connection is not None and not self._files.has_log:
            self._leave_log()
        if self._connection is None:
            self._connection = self._engine.connect()
            self._files.log_opened()
        self._files.trust(moment)
        return self._connection

    def _leave_log(self) -> None:
        """The write-ahead log was removed: bring what it holds to where it is found again."""
        checkpoint(_driver(self._connection))
        self._disconnect()
        self._let_go()

    def _recover(self, error: Exception) -> None:
        """Keep a connection after a full or busy disk; after any other failure trust none."""
        connection = self._connection
        if connection is None:
            return
        is_sound = is_refusal(error) and not connection.invalidated
        if not is_sound or _is_within(connection):
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _is_within(connection: Connection) -> bool:
    """Whether SQLite is still in the middle of a transaction, or does not answer at all."""
    try:
        return bool(_driver(connection).in_transaction)
    except sqlite3.Error:
        return True


def _driver(connection: Connection | None) -> Any:
    """The connection of the sqlite3 module."""
    assert connection is not None
    return connection.connection.driver_connection


def _outcomes(connection: Connection, operations: Sequence[Operation[Any]]) -> list[Outcome]:
    """Do all operations: entries together if nothing is wrong with any of them, else one by one."""
    additions = [each for each in operations if isinstance(each, Addition)]
    if CAN_ADD_ALL and len(additions) == len(operations):
        with suppress(sqlite3.IntegrityError):
            add_all(connection, additions)
            return [None] * len(operations)
    with connection.begin():
        return [_alone(connection, each) for each in operations]


def _alone(connection: Connection, operation: Operation[Any]) -> Outcome:
    """Do one operation so that its own fault does not touch the others."""
    connection.exec_driver_sql("SAVEPOINT alone")
    try:
        outcome = operation(connection)
    except Exception as error:
        if isinstance(error, OperationalError | OSError) or is_damage(error):
            raise
        connection.exec_driver_sql("ROLLBACK TO alone")
        outcome = told_as(error)
    connection.exec_driver_sql("RELEASE alone")
    return outcome


# Entries of many tables, written by a few statements however many they are


ADD_ENTRIES = insert(ENTRIES)
AFTER_ENTRIES = text("""
UPDATE tables SET changed = :now, clock = coalesce(:new_clock, clock),
    status = coalesce(:new_status, status)
WHERE id = :table
""")
"""Made once: these two are run for a move that is written alone."""
COLUMNS = [column.name for column in ENTRIES.columns]
INSERTION = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES "
ONE_MORE = f"({', '.join('?' * len(COLUMNS))})"
MOST_ROWS = 512
"""Rows in one statement: SQLite knows no more than some 32,000 values."""
AFTER_ALL = """
UPDATE tables SET
    changed = json_extract(value, '$.now'),
    clock = coalesce(json_extract(value, '$.new_clock'), clock),
    status = coalesce(json_extract(value, '$.new_status'), status)
FROM json_each(?) WHERE tables.id = json_extract(value, '$.table')
"""
CAN_ADD_ALL = sqlite3.sqlite_version_info >= (3, 33)
"""Older ones know no UPDATE … FROM."""


class Addition(msgspec.Struct, frozen=True):
    """Entries of one table, and what follows from them."""

    rows: Sequence[dict[str, Any]]
    after: dict[str, Any] | None
    """What becomes of the table's own row; None if it may stay as it is."""

    def __call__(self, connection: Connection) -> None:
        connection.execute(ADD_ENTRIES, self.rows)
        if self.after is not None:
            connection.execute(AFTER_ENTRIES, self.after)


def add_all(connection: Connection, additions: Sequence[Addition]) -> None:
    """Add the entries of several tables in a transaction; if one does not fit, none is added."""
    rows = [row for addition in additions for row in addition.rows]
    after = [addition.after for addition in additions if addition.after is not None]
    driver = _driver(connection)
    driver.execute("BEGIN IMMEDIATE")
    try:
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            values = [row[name] for row in some for name in COLUMNS]
            driver.execute(INSERTION + ", ".join([ONE_MORE] * len(some)), values)
        if after:
            driver.execute(AFTER_ALL, (as_json(after),))
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise
