"""Sockets that listen: on this machine, and on the local network when the host says so."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from casetta.contract.errors import Wrong

from ..protocol.limits import Limits
from .http.transport import HttpWire
from .security import Buckets, Slots
from .socket.accept import Acceptor
from .socket.transport import Outbox, Wire

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


class Server(uvicorn.Server):
    """The server of uvicorn, which accepts connections by itself only as its acceptor wants."""

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
            ws=partial(Wire, outbox=outbox, limits=limits, frames=frames),  # type: ignore[arg-type]
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
        self.server = Server(config, self._acceptor)
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

    def _protocol(self, leave: Callable[[], None]) -> HttpWire:
        """What a connection begins with."""
        return HttpWire(
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
