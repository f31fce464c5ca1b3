"""Upkeep: saving clocks, removing abandoned tutorials, collecting garbage.

Clocks are written so often that a restart gives no time back, and a crash hardly any. Tutorials
expire, as no list leads back to them; everything else that was ever played stays.

Garbage is collected incrementally, because a collection stops everything else. What a server no
longer needs goes at once by reference counting, requests and sockets that ended too: their
reference cycles are broken here. Other cycles are looked for among new objects (a young
generation); everything older is frozen, and looked at only while nobody is connected.
"""

from __future__ import annotations

import asyncio
import gc
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast
from weakref import ref

from litestar import WebSocket
from litestar.types import Receive, Send

from casetta.contract.errors import Wrong

from .rooms.room import Room
from .rooms.services import Services

BEAT = 5.0
"""Seconds after which clocks are written that count seconds."""
SLOW_BEAT = 300.0
"""The same for those that count days or only remind."""
MOST_SLOW = 200
"""So many of these are written at a time; the others wait for the next beat."""
SWEEP_EVERY = 3600.0
"""Seconds between two sweeps; the first one is at the start."""
LEFT = 24 * 3600.0
"""Seconds without a move after which a tutorial is abandoned."""
MOST_SWEPT = 500
"""So many are removed at a time; the others wait for the next sweep."""
LOOK = 1.0
"""Seconds between two looks whether it is time."""
MUCH = 50_000
"""So many new objects are looked at together: some thousandths of a second."""
SELDOM = 300.0
"""Seconds between two full collections."""


@contextmanager
def logged(log: Any, event: str, **what: str) -> Iterator[None]:
    """Whatever goes wrong is logged by its code or its name, and stops nobody."""
    try:
        yield
    except Wrong as wrong:
        log.warning(event, code=wrong.code, **what)
    except Exception as error:
        log.error(event, error=type(error).__name__, **what)


@dataclass(frozen=True, slots=True)
class ClockSaver:
    """Writes the running clocks of all rooms in memory."""

    services: Services
    rooms: Mapping[str, Room]

    async def run(self) -> None:
        """Write running clocks for as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            await self.save(self.due())

    def running(self) -> list[Room]:
        """The rooms of whose clock something is not on disk."""
        now = self.services.now()
        return [room for room in self.rooms.values() if room.clock.unwritten(now) > 0]

    def due(self) -> list[Room]:
        """The rooms whose clock it is time to write."""
        now, live, late = self.services.now(), list[Room](), list[Room]()
        for room in self.running():
            if room.clock.policy.kind == "live":
                live.append(room)
            elif room.clock.unwritten(now) >= SLOW_BEAT:
                late.append(room)
        return live + late[:MOST_SLOW]

    async def save(self, rooms: Iterable[Room]) -> None:
        """Write these clocks together; what cannot be written now is written later.

        A room that is locked writes its clock with what it is just writing.
        """
        now = self.services.now()
        clocks = {room.id: room.clock for room in rooms if not room.lock.locked()}
        stored = {id: clock.stored(now) for id, clock in clocks.items()}
        try:
            if stored:
                await self.services.store.keep_clocks(stored)
        except Wrong as wrong:
            self.services.log.warning("clocks not written", code=wrong.code)
            return
        for clock in clocks.values():
            clock.saved(now)


@dataclass(frozen=True, slots=True)
class Sweeper:
    """Removes abandoned tutorials from the store."""

    services: Services
    is_used: Callable[[str], bool]
    """Whether anybody is at a table."""
    forget: Callable[[str], object]
    """Removes a table from memory."""

    async def run(self) -> None:
        """Sweep for as long as the server runs; what cannot be removed now is removed later."""
        while True:
            with logged(self.services.log, "not swept"):
                await self.sweep()
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> list[str]:
        """Remove all abandoned tutorials, and answer which."""
        before, store = self.services.date() - LEFT, self.services.store
        left = [
            row.id
            for row in await store.unfinished()
            if row.about.get("first") and row.changed < before and not self.is_used(row.id)
        ][:MOST_SWEPT]
        if not left:
            return []
        for id in left:
            self.forget(id)
        swept = await store.remove_tables(left)
        self.services.log.info("first games swept", tables=len(swept))
        return swept


# Garbage


async def collect_garbage(traffic: Callable[[], tuple[int, int]]) -> None:
    """Collect garbage for as long as the server runs; what came with the program is in use.

    `traffic` tells how many sockets are open, and how many were closed since the start.
    Nothing is collected automatically: under load new objects take the place of old ones, and
    the interpreter, which counts only how many more there are, would come to look at very many.
    """
    gc.freeze()
    gc.disable()
    last, (_, left) = time.monotonic(), traffic()
    while True:
        await asyncio.sleep(LOOK)
        here, gone = traffic()
        if is_worth_it(gone - left, here, time.monotonic() - last):
            gc.unfreeze()
            last, left = time.monotonic(), gone
        elif gc.get_count()[0] < MUCH:
            continue
        gc.collect()  # Among new objects; what is left is in use, and frozen.
        gc.freeze()


def is_worth_it(gone: int, here: int, waited: float) -> bool:
    """Whether it is time for a full collection: some have left, nobody is here, it is long ago."""
    return gone > 0 and here == 0 and waited >= SELDOM


# Reference cycles of requests and sockets


def forget_frames(error: BaseException) -> None:
    """Clear the variables of all functions that an error came through, and its causes.

    A function that keeps an error in a variable makes a cycle of both, with the body of the
    request in other variables.
    """
    waiting, seen = [error], dict[int, BaseException]()
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen[id(each)] = each
        frames = [frame for frame, _ in traceback.walk_tb(each.__traceback__)]
        referents = gc.get_referents(each, *frames)
        waiting += [found for found in referents if isinstance(found, BaseException)]
        traceback.clear_frames(each.__traceback__)


class LightSocket(WebSocket[Any, Any, Any]):
    """A socket whose functions to receive and to send, as Litestar wraps them, hold it weakly."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """The function to receive, wrapped anew for every call."""
        weak, wrap = ref(self), cast(Any, WebSocket.receive_wrapper)
        return lambda: wrap(weak(), receive)()

    def send_wrapper(self, send: Send) -> Send:
        """The function to send, wrapped anew for every call."""
        weak, wrap = ref(self), cast(Any, WebSocket.send_wrapper)
        return lambda message: wrap(weak(), send)(message)
