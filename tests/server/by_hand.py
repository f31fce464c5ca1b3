"""Rooms without sockets and without a disk, driven by hand."""

import asyncio

from casetta.protocol.bodies import Policy
from casetta.server.hub import Opening
from tests.server.inside import Chair, new_hub, new_table
from tests.server.positions import near_the_end

READY = "print('ready', flush=True);"


HANGS = READY + "import time; time.sleep(1000)"


def by_hand(play):
    """Run a test inside a loop of its own, and leave nothing behind."""

    async def whole():
        hub = new_hub()
        try:
            async with asyncio.timeout(120):
                await play(hub)
        finally:
            for room in hub.rooms.values():
                await room.close()
            await hub.bot_pool.end()
            hub.replays.end()

    asyncio.run(whole())


async def laid(hub, *seats, left=6, **policy):
    """A table of My Shelfie near its end, begun."""
    setup, _ = near_the_end("my-shelfie", seats=len(seats), left=left)
    new = new_table("my-shelfie", *seats, policy=Policy(**policy))
    room, links = await hub.make(new, Opening(setup=setup))
    await room.start()
    return room, links


async def seated(hub, links, *seats):
    """Somebody who holds seats."""
    chair = Chair(hub)
    tokens = [links.seats[str(seat)] for seat in seats]
    await chair.hear({"type": "hello", "table": links.table, "tokens": tokens})
    return chair
