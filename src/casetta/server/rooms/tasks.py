"""What a room does beside, without anybody waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog


class Beside:
    """The tasks of one room; what goes wrong in them is told by its name."""

    __slots__ = ("_log", "_table", "_tasks")

    def __init__(self, table: str) -> None:
        self._log = structlog.get_logger()
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    def do(self, deed: Coroutine[Any, Any, None]) -> None:
        """Do something beside; the task is kept until it is done."""
        task = asyncio.ensure_future(deed)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._log.error("task failed", table=self._table, error=type(error).__name__)

    def stop(self) -> None:
        """Stop all of it, without waiting for that."""
        for task in list(self._tasks):
            task.cancel()

    async def end(self) -> None:
        """Stop all of it."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
