"""The CPU time of each callback of an event loop, measured on the loop's own thread.

Other threads and a busy machine do not count, only what the loop itself works on. Use it around
what a client sends to a server in this process (house.py), after a first request of each kind:

    near.get("/api/games")
    with watch_loop():
        near.ask("POST", "/api/tables", hostile)
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

MOST_SECONDS = 0.05
"""CPU time that a callback may take."""


class LoopWatch:
    """The callback that took longest so far."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.callback = "nothing"

    def note(self, seconds: float, callback: object) -> None:
        """Remember a callback if none before it took longer."""
        if seconds > self.seconds:
            self.seconds, self.callback = seconds, name_of(callback)


@contextmanager
def watch_loop(most: float = MOST_SECONDS) -> Iterator[LoopWatch]:
    """Fail when a callback of an event loop of this process takes more CPU time than `most`."""
    watch = LoopWatch()
    run = asyncio.Handle._run
    asyncio.Handle._run = _timed(run, watch)  # type: ignore[assignment, method-assign]
    try:
        with _no_automatic_collections():
            yield watch
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
    assert watch.seconds <= most, f"{watch.callback} took {1000 * watch.seconds:.0f} ms of CPU"


def _timed(
    run: Callable[[asyncio.Handle], None], watch: LoopWatch
) -> Callable[[asyncio.Handle], None]:
    """The same as `run`, timed."""

    def timed(handle: asyncio.Handle) -> None:
        callback: Any = handle._callback  # type: ignore[attr-defined]
        before = time.thread_time()
        run(handle)
        watch.note(time.thread_time() - before, callback)

    return timed


@contextmanager
def _no_automatic_collections() -> Iterator[None]:
    """Garbage is not collected automatically, as in a server (server/upkeep.py)."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def name_of(callback: object) -> str:
    """The coroutine of a task, or the name of a plain callback."""
    for each in gc.get_referents(callback):
        if isinstance(each, asyncio.Task):
            return str(getattr(each.get_coro(), "__qualname__", each))
    return str(getattr(callback, "__qualname__", callback))
