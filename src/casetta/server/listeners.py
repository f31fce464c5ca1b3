"""Listening sockets, on this machine and in the local network, and accepting connections.

Connections are accepted as long as there are slots for them; others are refused at once. Whatever
an address does, it holds so many connections at most, and everybody together so many that the
server never runs out of open files: those who are at a table play on.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable, Container, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from casetta.contract.errors import Wrong
from casetta.words import Words

from ..protocol.limits import Limits
from .http.transport import HttpProtocol
from .rate_limit import Buckets, Slot, Slots, address_key
from .socket.connection import CLOSING
from .socket.transport import Outbox, SocketProtocol

UVICORN_INTERNALS = {
    "uvicorn.server:Server": (
        "_serve", "lifespan", "main_loop", "on_tick", "server_state", "should_exit", "shutdown",
        "started", "startup",
    ),
    "uvicorn.server:ServerState": ("connections", "tasks"),
    "uvicorn.middleware.proxy_headers:ProxyHeadersMiddleware": ("trusted_hosts",),
    "uvicorn.protocols.http.h11_impl:H11Protocol": (
        "conn", "connection_lost", "connection_made", "data_received", "flow",
        "handle_websocket_upgrade", "loop", "on_response_complete", "pause_writing",
        "resume_writing", "timeout_keep_alive_task", "transport", "ws_protocol_class",
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        "close_sent", "close_timeout", "close_timer", "config", "conn", "connection_lost",
        "connection_made", "data_received", "frames", "handle_connect", "handle_ping",
        "handshake_complete", "handshake_initiated", "loop", "queue", "read_paused", "run_asgi",
        "schedule_ping", "scope", "send_keepalive_ping", "shutdown", "start_keepalive",
        "stop_keepalive", "transport", "writable",
    ),
}  # fmt: skip
"""What http/transport.py, socket/transport.py and this file use of uvicorn besides its interface.
A test fails when a new version of uvicorn has one of these no more, or when we use another."""

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
LINGER = 1.0
"""Seconds that they have to read it."""

Protocols = Callable[[Callable[[], None]], asyncio.Protocol]
"""Makes the protocol of a connection; it calls what it is given when the connection ends."""


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


def port_of(listener: socket.socket) -> int:
    """The port a socket listens on."""
    return int(listener.getsockname()[1])


def local_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


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
                lambda: self._protocols(slot.release),
                connection,
                ssl=self._tls,
                **({} if self._tls is None else seconds),
            )
        except BaseException as error:
            slot.release()
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


class UvicornServer(uvicorn.Server):
    """uvicorn's server with an acceptor of our own, which limits connections."""

    def __init__(self, config: uvicorn.Config, accept: Callable[[], Acceptor]) -> None:
        super().__init__(config)
        self._accept = accept
        self._acceptor: Acceptor | None = None
        self._ending = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            raise Wrong("cannot-start")
        self._acceptor = self._accept()
        self._acceptor.start()
        self.started = True

    async def main_loop(self) -> None:
        """Keep the date of answers right until it is time to end."""
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DATED):
                    await self._ending.wait()

    def end(self) -> None:
        """Begin to end."""
        self.should_exit = True
        self._ending.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody more, and end in order; whatever takes too long is cancelled."""
        if self._acceptor is not None:
            self._acceptor.stop()
        for each in sockets or ():
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


class Listener:
    """A uvicorn server on one socket, inside our loop."""

    def __init__(
        self,
        app: Any,
        listener: socket.socket,
        *,
        first: bool,
        limits: Limits,
        slots: Slots,
        frames: Buckets,
        tls: tuple[Path, Path] | None,
        proxies: Sequence[str] = (),
    ) -> None:
        """`slots` and `frames` are what addresses may have open and send, over all listeners."""
        self.socket = listener
        self._limits = limits
        self._slots = slots
        self._proxies: Any = ProxyHeadersMiddleware(app, list(proxies)).trusted_hosts
        outbox = Outbox(asyncio.get_running_loop())
        config = uvicorn.Config(
            app,
            ws=partial(SocketProtocol, outbox=outbox, limits=limits, frames=frames),  # type: ignore[arg-type]
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
        self.server = UvicornServer(config, self._acceptor)
        self._task: asyncio.Task[None] | None = None

    def _acceptor(self) -> Acceptor:
        """What accepts the connections of this socket."""
        return Acceptor(
            self.socket,
            self._protocol,
            self._slots,
            proxies=self._proxies,
            tls=self.server.config.ssl,
            handshake_seconds=self._limits.header_seconds,
        )

    def _protocol(self, leave: Callable[[], None]) -> HttpProtocol:
        """What a connection begins with."""
        return HttpProtocol(
            config=self.server.config,
            server_state=self.server.server_state,
            app_state=self.server.lifespan.state,
            limits=self._limits,
            leave=leave,
        )

    @property
    def port(self) -> int:
        """Where it listens."""
        return port_of(self.socket)

    async def start(self) -> None:
        """Begin to answer; returns when connections are accepted."""
        self._task = asyncio.ensure_future(self.server._serve(sockets=[self.socket]))
        while not self.server.started:
            if self._task.done():
                self._task.result()
                raise Wrong("cannot-start")
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        """End in order."""
        self.server.end()
        if self._task is not None:
            await self._task
