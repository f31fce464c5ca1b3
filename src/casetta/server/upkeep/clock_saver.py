"""Saving clocks: running ones are written periodically, and all of them at the end.

So a restart gives no time back, and a crash hardly any.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from casetta.contract.errors import Wrong

from ..rooms.parts import Services
from ..rooms.room import Room

BEAT = 5.0
"""Seconds after which clocks are written that count seconds."""
SLOW_BEAT = 300.0
"""The same for those that count days or only remind."""
MOST_SLOW = 200
"""So many of these are written at a time; the others wait for the next beat."""


class ClockSaver:
    """Writes the running clocks of all rooms in memory."""

    def __init__(self, services: Services, rooms: Mapping[str, Room]) -> None:
        self._services = services
        self._rooms = rooms

    async def run(self) -> None:
        """Write running clocks for as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            await self.save(self.due())

    async def save_all(self) -> None:
        """Write every running clock of which something is not on disk."""
        await self.save(self._running())

    def due(self) -> list[Room]:
        """The rooms whose clock it is time to write."""
        now, running = self._services.now(), self._running()
        live = [room for room in running if room.clock.policy.kind == "live"]
        slow = [
            room
            for room in running
            if room.clock.policy.kind != "live" and room.clock.unwritten(now) >= SLOW_BEAT
        ]
        return live + slow[:MOST_SLOW]

    def _running(self) -> list[Room]:
        now = self._services.now()
        return [room for room in self._rooms.values() if room.clock.unwritten(now) > 0]

    async def save(self, rooms: Iterable[Room]) -> None:
        """Write these clocks together; what cannot be written now is written later.

        A room that is locked writes its clock with what it is just writing.
        """
        now = self._services.now()
        clocks = {room.id: room.clock for room in rooms if not room.lock.locked()}
        if not clocks:
            return
        try:
            stored = {id: clock.stored(now) for id, clock in clocks.items()}
            await self._services.store.keep_clocks(stored)
        except Wrong as wrong:
            self._services.log.warning("clocks not written", code=wrong.code)
            return
        for clock in clocks.values():
            clock.saved(now)
