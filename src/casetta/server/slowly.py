"""What takes so long that everybody would wait for it: done in threads, a little at a time.

The threads are such as do not keep the server from ending: nobody waits for their answers then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from casetta.kernel.wrong import Wrong

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Job = tuple["asyncio.Future[Any]", Callable[[], Any]]

MOST_WAITING = 50
"""So many may wait; of more than one at a time nobody would have anything."""


class Slowly:
    """One thread for all tables, or some more."""

    def __init__(self, threads: int = 1) -> None:
        self._most = threads
        self._threads: list[Thread] = []
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._waiting = 0
        self._ended = False

    async def do(
        self, deed: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Do something when it is its turn; raises Wrong when too many wait."""
        if self._ended:
            raise Wrong("shutting-down")
        if self._waiting >= MOST_WAITING:
            raise Wrong("too-many")
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting += 1
        try:
            self._jobs.put((future, lambda: deed(*given, **named)))
            self._begin()
            return await future
        finally:
            self._waiting -= 1

    def end(self) -> None:
        """Begin nothing more; what is under way is not waited for."""
        self._ended = True
        with contextlib.suppress(Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is not None:
                    job[0].cancel()
        for _ in self._threads:
            self._jobs.put(None)

    def _begin(self) -> None:
        """One more thread, as long as more are wanted than there are."""
        if len(self._threads) < min(self._most, self._waiting):
            thread = Thread(target=self._work, name="casetta-slowly", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        """Do one thing after the other until the end."""
        while (job := self._jobs.get()) is not None:
            future, deed = job
            if future.cancelled():
                continue
            try:
                settle, outcome = future.set_result, deed()
            except Exception as error:
                settle, outcome = future.set_exception, error
            with contextlib.suppress(RuntimeError):
                future.get_loop().call_soon_threadsafe(_tell, future, settle, outcome)


def _tell(future: asyncio.Future[Any], settle: Callable[[Any], None], outcome: Any) -> None:
    """Tell whoever waits, if anybody still does."""
    if not future.done():
        settle(outcome)
