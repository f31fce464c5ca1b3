"""The one task that writes: whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from .adding import CAN_ADD_ALL, Addition, add_all
from .database import writing_engine
from .refusals import StoreFailed, not_written, refused

Answer = TypeVar("Answer")
Operation = Callable[[Connection], Answer]
Told = Callable[[int, float], None]

MOST_AT_ONCE = 256
"""Operations in one transaction; more would let the first wait for the last."""
MANY, PAUSE, LONGEST_PAUSE = 3, 0.001, 0.008
"""After so many at once the writer waits so many seconds for each of them, up to a longest time,
for more: a transaction costs much the same for one as for twenty."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of an operation: an answer or an error."""

    answer: Any = None
    error: Exception | None = None


DONE = Outcome()


class Writer:
    """Collects operations while a transaction is on its way, and makes the next one of them.

    All work on the connection is done in one thread, so that the loop goes on meanwhile.
    """

    def __init__(self, file: Path, told: Told | None = None) -> None:
        self._engine = writing_engine(file)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "casetta-writer")
        self._waiting: deque[tuple[Operation[Any], asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    async def write(self, operation: Operation[Answer]) -> Answer:
        """Do an operation and return when it is on disk.

        Once given it is done, even if nobody waits for it any more.
        """
        if self._closing:
            raise StoreFailed("store-failed", reason="closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._waiting.append((operation, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Write what still waits, then let go of the connection."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._loop.run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            written = 0
            while self._waiting:
                if written >= MANY and not self._closing:
                    await asyncio.sleep(min(PAUSE * written, LONGEST_PAUSE))
                batch = self._next_batch()
                written = len(batch)
                operations = [operation for operation, _ in batch]
                outcomes, seconds = await self._loop.run_in_executor(
                    self._thread, self._commit, operations
                )
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    _settle(future, outcome)
                if self._told:
                    self._told(sum(outcome.error is None for outcome in outcomes), seconds)

    def _next_batch(self) -> list[tuple[Operation[Any], asyncio.Future[Any]]]:
        count = min(len(self._waiting), MOST_AT_ONCE)
        return [self._waiting.popleft() for _ in range(count)]

    def _commit(self, operations: Sequence[Operation[Any]]) -> tuple[list[Outcome], float]:
        """One transaction; if it fails, all of its operations failed."""
        start = time.perf_counter()
        try:
            outcomes = _outcomes(self._connected(), operations)
        except Exception as error:
            self._recover()
            outcomes = [Outcome(error=not_written(error)) for _ in operations]
        return outcomes, time.perf_counter() - start

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _recover(self) -> None:
        """Keep a connection that was rolled back, and let go of one that could not be."""
        connection = self._connection
        if connection is not None and (connection.invalidated or _is_within(connection)):
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _is_within(connection: Connection) -> bool:
    """Whether SQLite is still in the middle of a transaction, or does not answer at all."""
    driver = connection.connection.driver_connection
    try:
        return driver is None or bool(driver.in_transaction)
    except sqlite3.Error:
        return True


def _outcomes(connection: Connection, operations: Sequence[Operation[Any]]) -> list[Outcome]:
    """Do all operations: entries together if nothing is wrong with any of them, else one by one."""
    additions = [each for each in operations if isinstance(each, Addition)]
    if len(additions) == len(operations) and _are_added(connection, additions):
        return [DONE] * len(operations)
    with connection.begin():
        return [_alone(connection, each) for each in operations]


def _are_added(connection: Connection, additions: Sequence[Addition]) -> bool:
    """Add all entries at once; say whether each of them fits what is there."""
    if not CAN_ADD_ALL:
        return False
    try:
        add_all(connection, additions)
    except sqlite3.IntegrityError:
        return False
    return True


def _alone(connection: Connection, operation: Operation[Any]) -> Outcome:
    """Do one operation so that its own fault does not touch the others."""
    connection.exec_driver_sql("SAVEPOINT alone")
    try:
        outcome = Outcome(operation(connection))
    except OperationalError:
        raise
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO alone")
        outcome = Outcome(error=refused(error) if isinstance(error, IntegrityError) else error)
    connection.exec_driver_sql("RELEASE alone")
    return outcome


def _settle(future: asyncio.Future[Any], outcome: Outcome) -> None:
    """Tell whoever waits, if anybody still does."""
    if future.done():
        return
    if outcome.error is None:
        future.set_result(outcome.answer)
    else:
        future.set_exception(outcome.error)
