"""A bounded thread pool for work that would block the event loop too long.

Its threads are daemons, so that they do not keep the server from ending.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from casetta.contract.errors import Wrong

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Job = tuple["asyncio.Future[Any]", Callable[[], Any]]

MOST_WAITING = 50
"""Jobs that may wait; more are refused."""


class ThreadPool:
    """A few threads with a bounded queue (back-pressure); whoever waits too long gets no answer."""

    def __init__(self, threads: int = 1, seconds: float | None = None) -> None:
        self._most = threads
        self._seconds = seconds
        self._threads: list[Thread] = []
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._waiting = 0
        self._ended = False

    async def run(
        self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Run something when it is its turn; raises Wrong when too many wait, or too long.

        A thread cannot be stopped: what has begun goes on, and nobody hears of its end.
        """
        if self._ended:
            raise Wrong("shutting-down")
        if self._waiting >= MOST_WAITING:
            raise Wrong("too-many")
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting += 1
        try:
            self._jobs.put((future, lambda: work(*given, **named)))
            self._begin()
            async with asyncio.timeout(self._seconds):
                return await future
        except TimeoutError:
            raise Wrong("no-answer") from None
        finally:
            self._waiting -= 1
            del future  # An error would refer to this frame, and so to itself.

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
            thread = Thread(target=self._work, name="casetta-pool", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        """Do one thing after the other until the end; nothing of them is kept while waiting."""
        while (job := self._jobs.get()) is not None:
            if not job[0].cancelled():
                _do(*job)
            del job


def _do(future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
    """Do one thing, and let the event loop tell whoever waits for it."""
    try:
        settle, outcome = future.set_result, work()
    except Exception as error:
        settle, outcome = future.set_exception, error
    with contextlib.suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(_tell, future, settle, outcome)
    del future, settle, outcome  # As above.


def _tell(future: asyncio.Future[Any], settle: Callable[[Any], None], outcome: Any) -> None:
    """Tell whoever waits, if anybody still does."""
    if not future.done():
        settle(outcome)
