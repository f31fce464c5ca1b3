"""The load of `casetta bench server`: thousands of sockets in one process, as lean as can be.

A WebSocket client of its own, because the one that measures must cost less than the server:
it reads whole frames without copying more than once and looks at a few fields of a message.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import time
from base64 import b64encode
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A mask is demanded of clients; this one changes nothing."""
TICK = 0.001
"""Seconds between two looks whether moves are due."""
TELL = 0.25
"""Seconds between two updates of the progress bar, which must not disturb the measurement."""
DRAIN = 10.0
"""Seconds to wait for the last answers."""

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")


class TableState(msgspec.Struct):
    version: int
    legal: list[str] | None


class ServerMessage(msgspec.Struct):
    """The fields of a message that the load reads."""

    type: str
    state: TableState | None = None


read = msgspec.json.Decoder(ServerMessage).decode


class Socket(asyncio.Protocol):
    """One WebSocket, from the handshake on."""

    def __init__(self, host: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._host = host
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Hear every message that is whole."""
        self._received += data
        if not self.opened.done() and not self._is_accepted():
            return
        start, received = 0, self._received
        while (frame := _frame(received, start)) is not None:
            kind, begin, start = frame
            content = bytes(received[begin:start])
            if kind == TEXT:
                self._hear(content)
            elif kind == PING:
                self._send(PONG, content)
            elif kind == CLOSE:
                self.close()
        del received[:start]

    def _is_accepted(self) -> bool:
        head, end, rest = self._received.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.splitlines()[0]:
            self.opened.set_exception(ConnectionError(head.splitlines()[0].decode()))
            return False
        self._received = rest
        self.opened.set_result(None)
        return True

    def say(self, message: Mapping[str, Any]) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(bytes([0x80 | kind]) + length + NO_MASK + content)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def _frame(received: bytearray, start: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, and where its content begins and ends."""
    if len(received) < start + 2:
        return None
    size, begin = received[start + 1], start + 2
    if size >= 126:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(received[start + 2 : begin], "big")
    if len(received) < begin + size:
        return None
    return received[start] & 15, begin, begin + size


class Seats:
    """A table with everybody who looks at it, each over a socket of their own."""

    def __init__(self, links: Mapping[str, Any], viewers: int) -> None:
        tokens = [*links["seats"].values(), links["spectator"]]
        self.id = links["table"]
        self.tokens = tokens[:viewers]
        self.sockets: list[Socket] = []
        self.offer: tuple[int, int, list[str]] | None = None
        """Who may move now, for which version, and how."""
        self.sent = 0.0
        self._told = 0
        self.arrived: Callable[[Seats, float], None] | None = None

    async def come(self, host: str, port: int) -> None:
        """Connect everybody and wait until each knows how the table stands."""
        loop = asyncio.get_running_loop()
        for number in range(len(self.tokens)):
            hear = partial(self._hear, number)
            _, socket = await loop.create_connection(partial(Socket, host, hear), "127.0.0.1", port)
            self.sockets.append(socket)
            await socket.opened
        self._told = 0
        for socket, token in zip(self.sockets, self.tokens, strict=True):
            socket.say({"type": "hello", "table": self.id, "tokens": [token]})
        while self._told < len(self.sockets):
            await asyncio.sleep(0.01)

    def _hear(self, number: int, content: bytes) -> None:
        told = read(content)
        if told.state is None:
            if told.type == "refused":
                raise RuntimeError(content.decode())
            return
        self._told += 1
        if told.state.legal:
            self.offer = number, told.state.version, told.state.legal
        if self._told == len(self.sockets) and self.arrived is not None:
            self.arrived(self, time.perf_counter())

    def move(self, due: float, chance: random.Random) -> None:
        """Let whoever may move do so; the fewest tiles, so that games last."""
        assert self.offer is not None
        seat, version, legal = self.offer
        shortest = min(len(text) for text in legal)
        move = chance.choice([text for text in legal if len(text) == shortest])
        self.sent, self._told, self.offer = due, 0, None
        name = f"{self.id}-{version}"
        self.sockets[seat].say({"type": "move", "move_id": name, "expect": version, "move": move})

    def go(self) -> None:
        for socket in self.sockets:
            socket.close()


class Load:
    """A fixed rate of moves, round-robin over the tables, whether the server keeps up or not.

    A move is due at a fixed time; what it waits because its table was not ready counts.
    """

    def __init__(self, tables: Sequence[Seats]) -> None:
        self._ready = deque(tables)
        self._chance = random.Random(1)
        self.latencies: list[float] = []
        for table in tables:
            table.arrived = self._arrived

    def _arrived(self, table: Seats, now: float) -> None:
        self.latencies.append(now - table.sent)
        if table.offer is not None:
            self._ready.append(table)

    async def run(self, rate: float, seconds: float, tell: Callable[[float], None]) -> None:
        """Keep the rate for so long, then wait for the last answers; memory is not tidied up."""
        gc.collect()
        gc.disable()
        begin, sent, wanted = time.perf_counter(), 0, int(rate * seconds)
        told = begin
        while sent < wanted:
            now = time.perf_counter()
            due = min(wanted, 1 + int((now - begin) * rate))
            while sent < due and self._ready:
                self._ready.popleft().move(begin + sent / rate, self._chance)
                sent += 1
            if now - told > TELL:
                tell(sent / wanted)
                told = now
            await asyncio.sleep(TICK)
        gc.enable()
        end = time.perf_counter() + DRAIN
        while len(self.latencies) < sent and time.perf_counter() < end:
            await asyncio.sleep(TICK)
        self.latencies += [DRAIN] * (sent - len(self.latencies))


async def make_table(host: str, port: int, seats: int) -> dict[str, Any]:
    """A new table of My Shelfie; its links."""
    new = {"game": "my-shelfie", "seats": [{"player": "person"}] * seats, "start": True}
    body = json.dumps({"new": new}).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST /api/test/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        + body
    )
    head, _, content = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 201 " not in head.splitlines()[0]:
        raise ConnectionError(head.splitlines()[0].decode())
    links: dict[str, Any] = json.loads(content)
    return links


async def a_few_at_once(
    things: Sequence[Thing], do: Callable[[Thing], Awaitable[Answer]], tell: Callable[[float], None]
) -> list[Answer]:
    """Do something with each, some at the same time."""
    places, done = asyncio.Semaphore(16), 0

    async def one(thing: Thing) -> Answer:
        nonlocal done
        async with places:
            answer = await do(thing)
        done += 1
        tell(done / len(things))
        return answer

    return list(await asyncio.gather(*(one(thing) for thing in things)))
