"""A test fails when a callback of the event loop takes too much CPU time.

Use it around what a client sends to a server in this process (tests/server/house.py), after a
first request of each kind:

    near.get("/api/games")
    with watch_loop():
        near.ask("POST", "/api/tables", hostile)
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from casetta.server.loop_watch import LoopWatch

MOST_SECONDS = 0.05
"""CPU time that a callback may take."""


@contextmanager
def watch_loop(most: float = MOST_SECONDS) -> Iterator[LoopWatch]:
    """Fail when a callback of an event loop of this process takes more CPU time than `most`."""
    watch = LoopWatch()
    end = watch.begin()
    try:
        with _no_automatic_collections():
            yield watch
    finally:
        end()
    demand_quick(*watch.worst(), most)


def demand_quick(seconds: float, callback: str, most: float = MOST_SECONDS) -> None:
    """Fail when the slowest callback took too long."""
    assert seconds <= most, f"{callback} took {1000 * seconds:.0f} ms of CPU"


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
