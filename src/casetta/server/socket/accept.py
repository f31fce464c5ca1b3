"""Connections are accepted as long as there are slots for them; others are sent away at once.

Whatever an address does, it holds so many connections at most, and everybody together so many
that the server never runs out of open files: those who are at a table play on.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable, Container, Coroutine
from typing import Any

import msgspec

from casetta.words import Words

from ..security import Slot, Slots, address_key
from .connection import CLOSING

AGAIN = 1.0
"""Seconds after which is tried again what the system refused, as it has no open files left."""
MOST_REFUSED = 64
"""Connections that are told why they are refused, at the same time; more are only closed."""
LINGER = 1.0
"""Seconds that they have to read it."""

Protocols = Callable[[Callable[[], None]], asyncio.Protocol]
"""Makes the protocol of a connection; it calls what it is given when the connection ends."""


class Acceptor:
    """Accepts the connections of a listening socket."""

    def __init__(
        self,
        listener: socket.socket,
        protocols: Protocols,
        slots: Slots,
        *,
        proxies: Container[str] = (),
        tls: ssl.SSLContext | None = None,
        handshake_seconds: int,
    ) -> None:
        """A proxy has no limit of its own: those behind it are counted where they are known."""
        self._listener = listener
        self._protocols = protocols
        self._slots = slots
        self._proxies = proxies
        self._tls = tls
        self._seconds = handshake_seconds
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refused: set[socket.socket] = set()

    def start(self) -> None:
        """Begin to accept."""
        self._begin(self._accept())

    def stop(self) -> None:
        """Accept nobody more."""
        for task in self._tasks:
            task.cancel()
        for connection in self._refused:
            connection.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self) -> None:
        """Accept one after the other; everybody else has a turn in between."""
        while True:
            try:
                connection, address = await self._loop.sock_accept(self._listener)
            except ConnectionError:
                continue
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            self._take(connection, str(address[0]))
            await asyncio.sleep(0)

    def _take(self, connection: socket.socket, host: str) -> None:
        """Begin to talk, if there is a slot."""
        slot = self._slots.take(address_key(host), is_shared=host in self._proxies)
        if slot is None:
            self._refuse(connection)
            return
        self._begin(self._connect(connection, slot))

    async def _connect(self, connection: socket.socket, slot: Slot) -> None:
        """Hand a connection over to its protocol; the slot is left where that fails."""
        seconds = {"ssl_handshake_timeout": self._seconds, "ssl_shutdown_timeout": CLOSING}
        try:
            await self._loop.connect_accepted_socket(
                lambda: self._protocols(slot.leave),
                connection,
                ssl=self._tls,
                **({} if self._tls is None else seconds),
            )
        except BaseException as error:
            slot.leave()
            if not isinstance(error, OSError):
                raise

    def _refuse(self, connection: socket.socket) -> None:
        """Say that there are too many; hung up at once, that would be cut before it is read."""
        if self._tls is not None or len(self._refused) >= MOST_REFUSED:
            connection.close()
            return
        with contextlib.suppress(OSError):
            connection.send(refusal())
            connection.shutdown(socket.SHUT_WR)
        self._refused.add(connection)
        self._loop.call_later(LINGER, self._forget, connection)

    def _forget(self, connection: socket.socket) -> None:
        self._refused.discard(connection)
        connection.close()


def refusal() -> bytes:
    """What somebody is answered for whom there is no slot, whatever they asked."""
    told = {"code": "too-many", "message": Words("en")("refused-too-many"), "retryable": True}
    content = msgspec.json.encode(told)
    head = (
        "HTTP/1.1 503 Service Unavailable", "Content-Type: application/json",
        f"Content-Length: {len(content)}", "Retry-After: 10", "Connection: close", "", "",
    )  # fmt: skip
    return "\r\n".join(head).encode() + content
