"""A bounded thread pool for work that would block the event loop too long.

Only work whose time is bounded comes here, for a thread cannot be stopped. Its threads are
daemons, so that they do not keep the server from ending.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeAlias, TypeVar

from casetta.contract.errors import Wrong

from .fair_queue import Asker, FairQueue, Turn

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Job: TypeAlias = tuple["asyncio.Future[Any]", Callable[[], Any], Turn]

MOST_WAITING = 50
"""Jobs that may wait; of more, those of the address with most of them are refused."""
BUSY = 5
"""Seconds after which whoever was refused may try again."""


class ThreadPool:
    """A few threads with a fair queue; whoever waits too long gets no answer."""

    def __init__(self, threads: int = 1, seconds: float | None = None) -> None:
        self._most = threads
        self._seconds = seconds
        self._threads: list[Thread] = []
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._queue = FairQueue(threads, MOST_WAITING, BUSY)
        self._ended = False

    async def run(
        self, asker: Asker, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Run something when it is its turn; raises Wrong when too many wait, or too long.

        A thread cannot be stopped: what has begun goes on, and nobody hears of its end.
        """
        if self._ended:
            raise Wrong("shutting-down")
        turn = self._queue.join(asker)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(self._seconds):
                await turn.begin()
                self._start(future, lambda: work(*given, **named), turn)
                return await future
        except TimeoutError:
            raise Wrong("no-answer") from None
        finally:
            del future  # An error would refer to this frame, and so to itself.

    def end(self) -> None:
        """Begin nothing more; what is under way is not waited for."""
        self._ended = True
        self._queue.close()
        for _ in self._threads:
            self._jobs.put(None)

    def _start(self, *job: *Job) -> None:
        """Hand something to a thread; a further one, where all that there are may be busy."""
        self._jobs.put(job)
        if len(self._threads) < min(self._most, self._queue.held):
            thread = Thread(target=self._work, name="casetta-pool", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        """Do one thing after the other until the end; nothing of them is kept while waiting."""
        while (job := self._jobs.get()) is not None:
            _do(*job)
            del job


def _do(future: asyncio.Future[Any], work: Callable[[], Any], turn: Turn) -> None:
    """Do one thing, and let the event loop tell whoever waits for it."""
    try:
        settle, outcome = future.set_result, work()
    except Exception as error:
        settle, outcome = future.set_exception, error
    with contextlib.suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(_tell, future, settle, outcome, turn)
    del future, settle, outcome  # As above.


def _tell(
    future: asyncio.Future[Any], settle: Callable[[Any], None], outcome: Any, turn: Turn
) -> None:
    """Let the next one begin, and tell whoever waits, if anybody still does."""
    turn.release()
    if not future.done():
        settle(outcome)
