"""Expiry of abandoned tutorials.

Whoever learned a game has long gone on to a real one, and no list leads back to its table.
Everything else that was ever played stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from casetta.contract.errors import Wrong

from ..rooms.parts import Services

EVERY = 3600.0
"""Seconds between two sweeps; the first one is at the start."""
LEFT = 24 * 3600.0
"""Seconds without a move after which a tutorial is abandoned."""
MOST = 500
"""So many are removed at a time; the others wait for the next sweep."""


class Sweeper:
    """Removes abandoned tutorials from the store."""

    def __init__(
        self, services: Services, is_used: Callable[[str], bool], forget: Callable[[str], None]
    ) -> None:
        """`is_used` tells whether anybody is at a table, `forget` removes it from memory."""
        self._services = services
        self._is_used = is_used
        self._forget = forget

    async def run(self) -> None:
        """Sweep for as long as the server runs; what cannot be removed now is removed later."""
        log = self._services.log
        while True:
            try:
                await self.sweep()
            except Wrong as wrong:
                log.warning("not swept", code=wrong.code)
            except Exception as error:
                log.error("not swept", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> list[str]:
        """Remove all abandoned tutorials, and answer which."""
        before, store = self._services.date() - LEFT, self._services.store
        left = [
            row.id
            for row in await store.unfinished()
            if row.about.get("first") and row.changed < before and not self._is_used(row.id)
        ][:MOST]
        for id in left:
            self._forget(id)
        if not left:
            return []
        swept = await store.remove_tables(left)
        self._services.log.info("first games swept", tables=len(swept))
        return swept
