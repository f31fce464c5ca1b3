"""Upkeep: saving clocks, removing what was kept long enough, collecting garbage.

Clocks are written so often that a restart gives no time back, and a crash hardly any. How long
what is kept, protocol/keep.py tells.

Garbage is collected incrementally, because a collection stops everything else. What a server no
longer needs goes at once by reference counting, requests and sockets that ended too: their
reference cycles are broken here. Other cycles are looked for among new objects (a young
generation); everything older is frozen, and looked at only while nobody is connected and no table
goes on.
"""

from __future__ import annotations

import asyncio
import gc
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, cast, get_args
from weakref import ref

from litestar import WebSocket
from litestar.types import Receive, Send

from casetta.contract.errors import Wrong
from casetta.store.overview import Due, OldKind
from casetta.store.store import UNFINISHED

from ..protocol.keep import Keep
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
DAY = 24 * 3600.0
BITE = 20
"""So many tables are removed in one transaction: moves wait for it."""
LINES = 500
"""The same for lines of chat, reports and addresses."""
BETWEEN = 0.05
"""Seconds between two such transactions."""
LOOK = 0.1
"""Seconds between two looks whether it is time."""
MUCH = 10_000
"""So many new objects are looked at together: one or two thousandths of a second."""
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
    """Removes what was kept as long as `keep` says, a little at a time."""

    services: Services
    keep: Keep
    in_memory: Callable[[], list[str]]
    """The tables in memory."""
    is_used: Callable[[str], bool]
    """Whether anybody is at a table, or something goes on there."""
    remove: Callable[[Sequence[str]], Awaitable[list[str]]]
    """Removes tables, from memory too."""
    forget: Mapping[str, Callable[[float], int]]
    """What is kept in files, by name: forgets what is older than a time, and answers how much."""

    async def run(self) -> None:
        """Sweep for as long as the server runs; what cannot be removed now is removed later."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> Counter[str]:
        """Remove all that is due; how much that was, by name.

        What cannot be removed now is removed later, and keeps nothing else from being removed.
        """
        swept = Counter[str]()
        for name, remove in self._removals():
            with logged(self.services.log, "not swept", kept=name):
                swept[name] += await remove()
        if swept := +swept:
            self.services.log.info("swept", **swept)
        return swept

    def _removals(self) -> Iterator[tuple[str, Callable[[], Awaitable[int]]]]:
        """What removes all that is due of each name."""
        for name, due in self._due_tables():
            yield name, partial(self._sweep_tables, due)
        for kind in get_args(OldKind):
            if (before := self._before(kind)) is not None:
                yield kind, partial(self._sweep_lines, kind, before)
        for name, forget in self.forget.items():
            if (before := self._before(name)) is not None:
                yield name, partial(_at_once, forget, before)

    def _before(self, name: str) -> float | None:
        """What is older than this is due; None for what is kept for ever."""
        days = getattr(self.keep, name)
        return None if days is None else self.services.date() - DAY * days

    def _due_tables(self) -> Iterator[tuple[str, Due]]:
        """Which tables are due, by the name of how long they are kept."""
        kinds: dict[str, tuple[Sequence[str], bool, bool | None]] = {
            "finished": (["finished"], False, None),
            "running": (["running", "quarantined"], False, None),
            "waiting": (["waiting"], False, False),
            "public": (["waiting"], False, True),
            "tutorials": (UNFINISHED, True, None),
            "finished_tutorials": (["finished"], True, None),
        }
        for name, (statuses, is_tutorial, is_public) in kinds.items():
            before = self._before(name)
            if before is not None:
                yield name, Due(statuses, before, is_tutorial, is_public)

    async def _sweep_tables(self, due: Due) -> int:
        """Remove tables that are due and at which nobody is; how many those were."""
        count = 0
        while True:
            used = sum(map(self.is_used, self.in_memory()))
            found = await self.services.store.tables_due(due, BITE + used)
            left = [id for id in found if not self.is_used(id)][:BITE]
            gone = await self.remove(left) if left else []
            count += len(gone)
            if len(gone) < BITE:
                return count
            await asyncio.sleep(BETWEEN)

    async def _sweep_lines(self, kind: OldKind, before: float) -> int:
        """Forget what is older than a time, some at a time; how much that was."""
        count = 0
        while gone := await self.services.store.forget_old(kind, before, LINES):
            count += gone
            await asyncio.sleep(BETWEEN)
        return count


async def _at_once(forget: Callable[[float], int], before: float) -> int:
    return forget(before)


# Garbage


async def collect_garbage(traffic: Callable[[], tuple[int, int]]) -> None:
    """Collect garbage for as long as the server runs; what came with the program is in use.

    `traffic` tells how many are here, as sockets or as tables that go on without them, and how many
    sockets were closed since the start.
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
