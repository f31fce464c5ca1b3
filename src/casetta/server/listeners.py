"""Listening sockets, on this machine and in the local network, and accepting connections.

Connections are accepted as long as there are slots for them; others are refused at once. Whatever
an address does, it holds so many connections at most, and everybody together so many that the
server never runs out of open files: those who are at a table play on.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Container, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from casetta.contract.errors import Wrong

from ..protocol.errors import LimitHit
from ..protocol.limits import Limits
from .http.transport import HttpProtocol
from .rate_limit import AddressLimits, Slot, Slots, address_key
from .rooms.broadcast import CLOSING
from .security import bare_refusal
from .socket.transport import Outbox, SocketProtocol

DEFAULT_PORT = 8765
PORTS_TRIED = 20
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
FAR_TOO_LARGE = 4
"""A message up to so many times the limit is refused by us, a larger one not even read."""
GRACE = 1.0
"""Seconds for answers under way when the server ends."""
LOOK = 0.01
"""Seconds between two looks whether these have been sent."""
DATED = 1.0
"""Seconds for which answers carry the same date."""
AGAIN = 1.0
"""Seconds after which is tried again what the system refused, as it has no open files left."""
MOST_REFUSED = 64
"""Connections that are told why they are refused, at the same time; more are only closed."""
FULL = 10
"""Seconds after which whoever was refused may try again."""
LINGER = 1.0
"""Seconds that they have to read it."""


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket: on this port, or the next free one of some; 0 is any."""
    ports = [port] if port == 0 else range(port, port + PORTS_TRIED)
    for each in ports:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, each))
        except OSError:
            listener.close()
            continue
        listener.listen(2048)
        listener.setblocking(False)
        return listener
    raise Wrong("no-free-port", port=port)


def local_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


class Listener(uvicorn.Server):
    """uvicorn's server on one socket, inside our loop, which accepts and limits connections."""

    def __init__(
        self,
        app: Any,
        listener: socket.socket,
        *,
        first: bool,
        limits: Limits,
        slots: Slots,
        addresses: AddressLimits,
        blocks: Container[str],
        tls: tuple[Path, Path] | None,
        proxies: Sequence[str] = (),
    ) -> None:
        """`slots` and `addresses` are what may be open and be sent, over all listeners."""
        self.socket = listener
        self.port = int(listener.getsockname()[1])
        self._limits = limits
        self._slots = slots
        self._hits = addresses.hits
        self._blocks = blocks
        self._proxies: Any = ProxyHeadersMiddleware(app, list(proxies)).trusted_hosts
        self._loop = asyncio.get_running_loop()
        self._ending = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._refused: set[socket.socket] = set()
        outbox = Outbox(self._loop)
        config = uvicorn.Config(
            app,
            ws=partial(SocketProtocol, outbox=outbox, limits=limits, addresses=addresses),  # type: ignore[arg-type]
            ws_max_size=FAR_TOO_LARGE * limits.message_bytes,
            ws_ping_interval=limits.heartbeat_seconds,
            ws_ping_timeout=limits.heartbeat_seconds,
            ws_per_message_deflate=False,
            lifespan="on" if first else "off",
            log_config=None,
            log_level="critical",
            access_log=False,
            server_header=False,
            timeout_keep_alive=limits.idle_seconds,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies) or None,
            ssl_certfile=str(tls[0]) if tls else None,
            ssl_keyfile=str(tls[1]) if tls else None,
        )
        super().__init__(config)

    async def start(self) -> None:
        """Begin to answer; returns when connections are accepted."""
        self._serving = asyncio.ensure_future(self._serve(sockets=[self.socket]))
        while not self.started:
            if self._serving.done():
                self._serving.result()
                raise Wrong("cannot-start")
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self.should_exit = True
        self._ending.set()
        if self._serving is not None:
            await self._serving

    # What uvicorn does from its start to its end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            raise Wrong("cannot-start")
        self._begin(self._accept())
        self.started = True

    async def main_loop(self) -> None:
        """Keep the date of answers right until it is time to end."""
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DATED):
                    await self._ending.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody more, and end in order; whatever takes too long is cancelled."""
        for task in self._tasks:
            task.cancel()
        for each in (*self._refused, *(sockets or ())):
            each.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(GRACE):
                while self.server_state.connections or self.server_state.tasks:
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            for task in self.server_state.tasks:
                task.cancel()
        await self.lifespan.shutdown()

    # Accepting connections

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self) -> None:
        """Accept one after the other; everybody else has a turn in between.

        A proxy has no limit of its own: those behind it are counted where they are known.
        """
        while True:
            try:
                connection, (host, *_) = await self._loop.sock_accept(self.socket)
            except ConnectionError:
                continue
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            address = address_key(str(host))
            is_shared = host in self._proxies
            if address in self._blocks and not is_shared:
                self._refuse(connection, Wrong("address-blocked"))
                continue
            slot = self._slots.take(address, is_shared=is_shared)
            if slot is None:
                code = "server-full" if self._slots.is_full else "too-many-connections"
                self._hits.record(address, code)
                self._refuse(connection, LimitHit(code, FULL))
            else:
                self._begin(self._connect(connection, slot))
            await asyncio.sleep(0)

    async def _connect(self, connection: socket.socket, slot: Slot) -> None:
        """Hand a connection over to its protocol; the slot is left where that fails."""
        tls = self.config.ssl
        seconds = {
            "ssl_handshake_timeout": self._limits.header_seconds,
            "ssl_shutdown_timeout": CLOSING,
        }
        protocol = partial(
            HttpProtocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            limits=self._limits,
            slot=slot,
            hits=self._hits,
        )
        try:
            await self._loop.connect_accepted_socket(
                protocol, connection, ssl=tls, **({} if tls is None else seconds)
            )
        except BaseException as error:
            slot.release()
            if not isinstance(error, OSError):
                raise

    def _refuse(self, connection: socket.socket, refusal: Wrong) -> None:
        """Say why nobody is let in; hung up at once, that would be cut before it is read."""
        if self.config.ssl is not None or len(self._refused) >= MOST_REFUSED:
            connection.close()
            return
        with contextlib.suppress(OSError):
            connection.send(bare_refusal(refusal))
            connection.shutdown(socket.SHUT_WR)
        self._refused.add(connection)
        self._loop.call_later(LINGER, self._forget, connection)

    def _forget(self, connection: socket.socket) -> None:
        self._refused.discard(connection)
        connection.close()
