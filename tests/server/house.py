"""A server in this process, so that a test can reach behind it; asked over HTTP like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from casetta.protocol.limits import LIMITS, Limits
from casetta.server.hub import Hub
from casetta.server.security import Origins
from casetta.server.serve import Options, TableServer
from casetta.store.errors import StoreFull
from casetta.store.sqlite import SqliteStore
from tests.server.served import Server


class Near(Server):
    """The same questions as to a server in a process of its own."""

    def __init__(self, house: TableServer, faults: Faults) -> None:
        self.url = house.local_url
        self.house = house
        self.hub = house.hub
        self.faults = faults


class Faults:
    """Lets one of the next writes of a store fail, as a full disk does."""

    def __init__(self, store: SqliteStore) -> None:
        self._write = store._writer.write
        self._left = 0
        self.count = 0
        store._writer.write = self._written  # type: ignore[method-assign]

    def at(self, number: int) -> None:
        """Let the write with this number fail, counted from now on."""
        self._left, self.count = number, 0

    async def _written(self, operation: Any) -> Any:
        self._left -= 1
        if self._left == 0:
            self.count += 1
            raise StoreFull("store-full")
        return await self._write(operation)


def nearby(
    folder: Path, script: Callable[[Near], None], limits: Limits = LIMITS, **wishes: Any
) -> None:
    """Let a script ask a server in test mode, from a thread of its own."""

    async def work() -> None:
        store = await SqliteStore.open(folder / "data")
        hub = Hub(store, bot_pace=0.0, test_mode=True, limits=limits)
        wanted = Options(folder=folder / "data", port=0, limits=limits, **wishes)
        house = TableServer(wanted, hub, Origins(set()))
        await house.open()
        try:
            await asyncio.to_thread(script, Near(house, Faults(store)))
        finally:
            await house.close()
            await store.close()

    asyncio.run(work())
