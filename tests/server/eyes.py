"""A client that comes back after whatever happens, and trusts nothing it is told twice."""

import asyncio
import contextlib
import json
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a client notices of a cut, or of a server that is not there."""
PATIENCE = 60
"""Seconds to wait for what must come, on a busy machine."""


class Eyes:
    """Somebody who looks at a table through one link, and goes on from where it was.

    `where` tells the address of the server and the port to ask, once there is one.
    """

    def __init__(self, where, links, seat):
        self.where = where
        token = links["spectator"] if seat is None else links["seats"][str(seat)]
        self.hello = {"type": "hello", "table": links["table"], "tokens": [token]}
        self.name = f"{links['table']}-{seat}"
        self.entries: list[Any] = []
        self.state: Any = None
        self.comings = 0
        self.made: dict[str, Any] = {}
        """Each move of mine with its acknowledgement, by its id."""
        self.pending: Any = None
        self._since = 0

    @property
    def version(self):
        """The last that was told."""
        return len(self.entries)

    @property
    def is_through(self):
        """Whether the game is over and nothing waits for an answer."""
        return self.pending is None and self.state is not None and self.state["over"]

    async def live(self, epoch, chance=None, back=None):
        """Look on until the game is over; with `chance` play, with `back` ask for old entries."""
        self.hello["epoch"] = epoch
        while not self.is_through:
            with contextlib.suppress(*LOST):
                await self._come(chance, back)

    async def resend(self):
        """Send all my moves once more; each gets the answer it got."""
        async with self._connected() as socket:
            await socket.send(json.dumps(self.hello | {"from_version": self.version}))
            for message, ack in self.made.values():
                await socket.send(json.dumps(message))
                while (answer := await self._next(socket))["type"] != "ack":
                    assert answer["type"] != "refused", answer
                    assert not answer.get("entries"), answer
                assert answer == ack

    @contextlib.asynccontextmanager
    async def _connected(self):
        address, port = await self.where()
        options = {"host": "127.0.0.1", "port": port, "ping_interval": None}
        async with connect(
            address, max_size=None, compression=None, open_timeout=PATIENCE, **options
        ) as socket:
            yield socket

    async def _next(self, socket):
        return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))

    async def _come(self, chance, back):
        async with self._connected() as socket:
            self.comings += 1
            self._since = back.randint(0, self.version) if back else self.version
            await socket.send(json.dumps(self.hello | {"from_version": self._since}))
            if self.pending:
                await socket.send(json.dumps(self.pending))
            while not self.is_through:
                self._take(await self._next(socket))
                if chance and self.pending is None and self.state and self.state["legal"]:
                    self.pending = self._chosen(chance)
                    await socket.send(json.dumps(self.pending))

    def _chosen(self, chance):
        """Any move that is offered, under a new name."""
        return {
            "type": "move",
            "move_id": f"{self.name}-{len(self.made)}",
            "expect": self.state["version"],
            "move": chance.choice(self.state["legal"]),
        }

    def _take(self, message):
        if message["type"] == "update":
            self._update(message)
        elif message["type"] == "ack":
            assert message["move_id"] == self.pending["move_id"]
            entry = self.entries[message["version"] - 1]
            assert (entry["digest"], entry["move"]) == (message["digest"], self.pending["move"])
            self.made[message["move_id"]] = (self.pending, message)
            self.pending = None
        else:
            assert message["type"] in ("welcome", "people", "clock", "reveal", "thinking"), message

    def _update(self, message):
        """Nothing is missing, doubled or out of order; what was told before is told alike."""
        assert message["resync"] is False
        last = message["state"]["version"]
        told = [entry["version"] for entry in message["entries"]]
        assert told == list(range(self._since + 1, last + 1))
        known = self.entries[self._since :]
        assert message["entries"][: len(known)] == known
        self.entries += message["entries"][len(known) :]
        if self.entries:
            assert message["state"]["digest"] == self.entries[-1]["digest"]
        self.state, self._since = message["state"], last


async def epoch_of(where, links):
    """The epoch of a table, as its welcome tells."""
    address, _ = await where()
    eyes = Eyes(where, links, None)
    async with connect(address, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps(eyes.hello))
        return json.loads(await socket.recv())["epoch"]


def address_of(server):
    """Where a server's sockets are."""
    return server.url.replace("http", "ws", 1) + "/ws"
