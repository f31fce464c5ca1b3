"""A server without sockets and without a disk: the same rooms, driven by hand."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.protocol.bodies import ANSWERS, NewSeat, NewTable
from casetta.protocol.errors import CODES
from casetta.protocol.messages import Answer, Policy, Refused, ToClient
from casetta.server.bot_pool import BotPool
from casetta.server.hub import Hub, Opening
from casetta.server.rooms.broadcast import Connection
from casetta.server.socket.session import Session
from casetta.store.memory import MemoryStore
from casetta.store.sqlite import SqliteStore
from casetta.store.store import StoreFull
from tests.playing import first_asked
from tests.server.positions import near_the_end


class Memory(MemoryStore):
    """A store that may be full."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.refused = 0

    def _demand(self, id: str | None = None) -> None:
        if self.full:
            self.refused += 1
            raise StoreFull("store-full")
        super()._demand(id)


def new_hub(*, test_mode: bool = True) -> Hub:
    """Tables that nobody else knows; bots do not wait."""
    return Hub(Memory(), bot_pace=0.0, test_mode=test_mode)


def new_table(game: str, *players: str, **more: Any) -> NewTable:
    seats = [NewSeat(player=player, name=f"P{seat}") for seat, player in enumerate(players)]
    return NewTable(game=game, seats=seats, **more)


class Chair:
    """Somebody connected: what they were sent, and how they were sent away."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sent: list[bytes] = []
        self.code: int | None = None
        self.asked: dict[str, str] = {}
        """What each question of mine was about."""
        self.connection = Connection(self._keep, self._end, hub.limits)
        self._session = Session(self.connection, hub)

    async def _keep(self, content: bytes) -> None:
        """Every message is one of those that are described."""
        message = msgspec.json.decode(content, type=ToClient)
        assert not isinstance(message, Refused) or message.code in CODES
        if isinstance(message, Answer) and message.id in self.asked:
            msgspec.convert(message.answer, ANSWERS[self.asked[message.id]])
        self.sent.append(content)

    async def _end(self, code: int) -> None:
        self.code = code

    async def hear(self, message: dict[str, Any]) -> None:
        """Let the server take a message from here, and wait for all it sends."""
        if message.get("type") == "ask":
            self.asked[message["id"]] = message["about"]
        await self._session.take(json.dumps(message))
        await self.connection.finished()

    async def taken(self) -> list[bytes]:
        """What was sent since the last time."""
        await self.connection.finished()
        sent, self.sent = self.sent, []
        return sent

    def leave(self) -> None:
        self._session.leave()


def is_refused(deed: Any) -> bool:
    try:
        deed()
    except Wrong:
        return True
    return False


@asynccontextmanager
async def hub_over(
    folder: Path, *, now: Callable[[], float] | None = None, crashes: bool = False
) -> AsyncIterator[Any]:
    """A server without sockets, over a store of its own.

    `now` is its time; one that crashes writes nothing at its end.
    """
    store = await SqliteStore.open(folder)
    hub = Hub(store, bot_pace=0.0)
    if now is not None:
        vars(hub)["now"] = now
    try:
        async with asyncio.timeout(120):
            yield hub
    finally:
        if crashes:
            hub.rooms.clear()
        await hub.end()
        await store.close()


READY = "print('ready', flush=True);"
HANGS = READY + "import time; time.sleep(1000)"


def bots_by(script: str) -> BotPool:
    return BotPool(command=[sys.executable, "-u", "-c", script])


def bots_that_tell(file: Path) -> BotPool:
    """Bots that write down every question, and know no answer."""
    write = f"open({str(file)!r}, 'a').write(input() + '\\n')"
    return bots_by(READY + f"\nwhile True: {write}; print('?')")


async def run_by_hand(hub: Hub, test: Awaitable[None]) -> None:
    """A test with a hub, inside a loop of its own, that leaves nothing behind."""
    try:
        async with asyncio.timeout(120):
            await test
    finally:
        for room in hub.rooms.values():
            await room.close()
        await hub.bot_pool.end()
        await hub.rules.end()
        hub.replays.end()
        hub.deals.end()


async def laid(hub, *seats, left=6, address=None, **policy):
    """A table of My Shelfie near its end, begun."""
    setup, _ = near_the_end("my-shelfie", seats=len(seats), left=left)
    new = new_table("my-shelfie", *seats, policy=Policy(**policy))
    room, links = await hub.make(new, Opening(setup=setup, address=address))
    if all(each.startswith("bot:") for each in seats):
        await watching(hub, links)
    await room.start()
    return room, links


async def watching(hub, links):
    """Somebody who looks on, without whom bots among themselves do not play."""
    chair = Chair(hub)
    await chair.hear({"type": "hello", "table": links.table, "tokens": [links.spectator]})
    return chair


async def seated(hub, links, *seats):
    chair = Chair(hub)
    tokens = [links.seats[str(seat)] for seat in seats]
    await chair.hear({"type": "hello", "table": links.table, "tokens": tokens})
    return chair


def to_move(room):
    """The seat that is to move, and a legal move of it."""
    seat = first_asked(room.game, room.history.table.state)
    return seat, room.history.table.legal(seat)[0]
