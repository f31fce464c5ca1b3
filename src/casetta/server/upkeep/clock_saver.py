"""Running clocks are written now and then, and all of them at the end.

So a restart gives no time back, and a crash hardly any.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from casetta.contract.errors import Wrong

if TYPE_CHECKING:
    from ..hub import Hub
    from ..rooms.room import Room

BEAT = 5.0
"""Seconds after which clocks are written that count seconds."""
SLOW_BEAT = 300.0
"""The same for those that count days or only remind."""
MOST_SLOW = 200
"""So many of these are written at a time; the others wait for the next beat."""


async def keep_now_and_then(hub: Hub) -> None:
    """Write running clocks for as long as the server runs."""
    while True:
        await asyncio.sleep(BEAT)
        await keep(hub, due(hub))


async def keep_all(hub: Hub) -> None:
    """Write every running clock of which something is not on disk."""
    await keep(hub, [room for room in hub.rooms.values() if room.clock.unwritten(hub.now()) > 0])


def due(hub: Hub) -> list[Room]:
    """The rooms whose clock it is time to write."""
    now = hub.now()
    running = [room for room in hub.rooms.values() if room.clock.unwritten(now) > 0]
    live = [room for room in running if room.clock.policy.kind == "live"]
    slow = [
        room
        for room in running
        if room.clock.policy.kind != "live" and room.clock.unwritten(now) >= SLOW_BEAT
    ]
    return live + slow[:MOST_SLOW]


async def keep(hub: Hub, rooms: Iterable[Room]) -> None:
    """Write these clocks together; what cannot be written now is written later.

    A room that is locked writes its clock with what it is just writing.
    """
    now = hub.now()
    clocks = {room.id: room.clock for room in rooms if not room.lock.locked()}
    if not clocks:
        return
    try:
        await hub.store.keep_clocks({id: clock.stored(now) for id, clock in clocks.items()})
    except Wrong as wrong:
        hub.log.warning("clocks not written", code=wrong.code)
        return
    for clock in clocks.values():
        clock.kept = max(clock.kept, now)
