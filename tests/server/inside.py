"""A server without sockets and without a disk: the same rooms, driven by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.protocol.answers import ANSWERS
from casetta.protocol.bodies import NewSeat, NewTable
from casetta.protocol.errors import CODES
from casetta.protocol.limits import LIMITS
from casetta.protocol.messages import Answer, Refused, ToClient
from casetta.server.hub import Hub
from casetta.server.rooms.parts import NewEntry
from casetta.server.rooms.room import Room
from casetta.server.socket.connection import Connection
from casetta.server.socket.session import Session
from casetta.store.errors import StoreFull
from casetta.store.memory import MemoryStore
from casetta.store.sqlite import SqliteStore
from casetta.table.log import Entry

NODE = "node"


class Memory(MemoryStore):
    """A store that may be full."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.refused = 0

    def _demand_writable(self) -> None:
        if self.full:
            self.refused += 1
            raise StoreFull("store-full")
        super()._demand_writable()


def new_hub() -> Hub:
    """Tables that nobody else knows; bots do not wait."""
    return Hub(Memory(), bot_pace=0.0, test_mode=True)


def new_table(game: str, *players: str, **more: Any) -> NewTable:
    """A table to be made."""
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
        self.connection = Connection(self._keep, self._end, LIMITS)
        self._session = Session(self.connection, hub, NODE)

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
        """Go away."""
        self._session.leave()


async def enter(
    room: Room, kind: str, seat: int, body: dict[str, Any], id: str, expect: int | None = None
) -> Entry:
    """Add an entry to the log of a room."""
    return await room.enter(NewEntry(kind=kind, seat=seat, body=body, id=id, expect=expect))


def is_refused(deed: Any) -> bool:
    """Whether something raises Wrong."""
    try:
        deed()
    except Wrong:
        return True
    return False


def in_a_hub(folder: Path, play: Callable[[Hub], Awaitable[Any]]) -> Any:
    """Run a test with a server without sockets, over a store of its own."""

    async def whole() -> Any:
        store = await SqliteStore.open(folder)
        hub = Hub(store, bot_pace=0.0)
        try:
            async with asyncio.timeout(120):
                return await play(hub)
        finally:
            await hub.end()
            await store.close()

    return asyncio.run(whole())
