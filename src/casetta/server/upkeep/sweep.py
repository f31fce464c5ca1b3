"""Tables of first games that were left are swept away.

Whoever learned a game has long gone on to a real one, and no list leads back. Everything
else that was ever played stays.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from casetta.contract.errors import Wrong

if TYPE_CHECKING:
    from ..hub import Hub

EVERY = 3600.0
"""Seconds between two times of sweeping; the first one is at the start."""
LEFT = 24 * 3600.0
"""Seconds without a move after which a first game was left."""


MOST = 500
"""So many are swept at a time; the others wait for the next."""


async def sweep_now_and_then(hub: Hub) -> None:
    """Sweep for as long as the server runs; what cannot be swept now is swept next time."""
    while True:
        try:
            await sweep(hub)
        except Wrong as wrong:
            hub.log.warning("not swept", code=wrong.code)
        except Exception as error:
            hub.log.error("not swept", error=type(error).__name__)
        await asyncio.sleep(EVERY)


async def sweep(hub: Hub) -> list[str]:
    """Remove all first games that were left unfinished, and answer which."""
    before = hub.date() - LEFT
    left = [
        row.id
        for row in await hub.store.unfinished()
        if row.about.get("first") and row.changed < before and not hub.is_used(row.id)
    ][:MOST]
    for id in left:
        hub.rooms.pop(id, None)
    if not left:
        return []
    swept = await hub.store.remove_tables(left)
    hub.log.info("first games swept", tables=len(swept))
    return swept
