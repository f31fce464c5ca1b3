"""The CPU time of each callback of an event loop, measured on the loop's own thread.

Other threads and a busy machine do not count, only what the loop itself works on. Used in tests:
on a server in the same process, and by the test mode on one in a process of its own.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any

NOTED = 0.001
"""CPU seconds from which a callback is noted."""


class LoopWatch:
    """The callbacks that took long, each with its longest time so far."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def note(self, seconds: float, callback: object) -> None:
        """Remember a callback that took long, if it never took longer."""
        if seconds >= NOTED:
            name = name_of(callback)
            self.seconds[name] = max(seconds, self.seconds.get(name, 0.0))

    def worst(self) -> tuple[float, str]:
        """The longest time of all, and whose it was."""
        return max(((seconds, name) for name, seconds in self.seconds.items()), default=(0.0, ""))

    def take(self) -> dict[str, float]:
        """What was noted since the last time that this was asked."""
        noted, self.seconds = self.seconds, {}
        return noted

    def begin(self) -> Callable[[], None]:
        """Time the callbacks of all loops of this process; what ends that.

        Loops of uvloop, which are not written in Python, cannot be watched.
        """
        run = asyncio.Handle._run
        asyncio.Handle._run = self._timed(run)  # type: ignore[assignment, method-assign]

        def end() -> None:
            asyncio.Handle._run = run  # type: ignore[method-assign]

        return end

    def _timed(self, run: Callable[[asyncio.Handle], None]) -> Callable[[asyncio.Handle], None]:
        """The same as `run`, timed."""

        def timed(handle: asyncio.Handle) -> None:
            callback: Any = handle._callback  # type: ignore[attr-defined]
            before = time.thread_time()
            run(handle)
            self.note(time.thread_time() - before, callback)

        return timed


def name_of(callback: object) -> str:
    """The coroutine of a task, or the name of a plain callback."""
    for each in gc.get_referents(callback):
        if isinstance(each, asyncio.Task):
            return str(getattr(each.get_coro(), "__qualname__", each))
    return str(getattr(callback, "__qualname__", callback))
