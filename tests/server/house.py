"""A server in this process, so that a test can reach behind it, and bare connections to it."""

from __future__ import annotations

import asyncio
import socket
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from casetta.protocol.limits import LIMITS, Limits
from casetta.server.http.pages import Pages
from casetta.server.hub import Hub
from casetta.server.operator import networks_of
from casetta.server.serve import Options, TableServer
from casetta.server.socket.transport import SocketProtocol
from casetta.store.sqlite import SqliteStore
from casetta.store.store import StoreFull
from tests.server.served import READY, Client, Server
from tests.waiting import wait_until


class Near(Server):
    """The same questions as to a server in a process of its own."""

    def __init__(self, house: TableServer, faults: Faults, folder: Path) -> None:
        self.url = house.local_url
        self.folder = folder
        self.house = house
        self.hub = house.hub
        self.faults = faults
        self.end_soon: Callable[[], object] = lambda: None

    def seated(self) -> AbstractContextManager[Client]:
        """A client at a table of its own."""
        return self.client(self.begun(), 0)

    def lift_limits(self) -> None:
        """Let one address ask, and be refused, as often as it likes."""
        vars(self.hub.addresses)["demand"] = lambda *request: None
        vars(self.hub.addresses.refused)["get"] = lambda address: None


class Faults:
    """Lets one of the next writes of a store fail, as a full disk does."""

    def __init__(self, store: SqliteStore) -> None:
        self._write = store._writer.write
        self._left = 0
        self.count = 0
        store._writer.write = self._written  # type: ignore[method-assign]

    def at(self, number: int) -> None:
        """Let the write with this number fail, counted from now on."""
        self._left, self.count = number, 0

    async def _written(self, operation: Any) -> Any:
        self._left -= 1
        if self._left == 0:
            self.count += 1
            raise StoreFull("store-full")
        return await self._write(operation)


@contextmanager
def nearby(
    folder: Path,
    limits: Limits = LIMITS,
    *,
    pages: Pages | None = None,
    collectors: Sequence[str] = (),
    **options: Any,
) -> Iterator[Near]:
    """A server in test mode, whose loop runs in a thread of its own."""
    ready: Future[Near] = Future()
    ended = asyncio.Event()

    async def work() -> None:
        store = await SqliteStore.open(folder / "data")
        hub = Hub(
            store,
            bot_pace=0.0,
            test_mode=True,
            limits=limits,
            collectors=networks_of(collectors),
        )
        wanted = Options(folder=folder / "data", port=0, limits=limits, **options)
        house = TableServer(wanted, hub, pages)
        await house.open()
        near = Near(house, Faults(store), folder / "data")
        near.end_soon = partial(asyncio.get_running_loop().call_soon_threadsafe, ended.set)
        ready.set_result(near)
        try:
            await ended.wait()
        finally:
            await house.close()
            await hub.rules.end()
            await store.close()

    def failed(running: Future[None]) -> None:
        if not ready.done():
            ready.set_exception(running.exception())

    with ThreadPoolExecutor(1) as threads:
        running = threads.submit(asyncio.run, work())
        running.add_done_callback(failed)
        near = ready.result()
        try:
            yield near
        finally:
            near.end_soon()
            running.result()


HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def asked(url: str, method: str = "GET", **headers: str) -> tuple[int, Any, bytes]:
    """Status, headers and bare content of an answer."""
    request = urllib.request.Request(url, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=READY) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def raw(near: Near) -> socket.socket:
    """A connection, and nothing sent on it."""
    address = urlsplit(near.url)
    return socket.create_connection((address.hostname, address.port), timeout=READY)


def handshake(near: Near) -> bytes:
    """What somebody sends who wants a socket."""
    return HANDSHAKE.format(urlsplit(near.url).netloc).encode()


def heard(text: bytes, first: int = 0x81, mask: bytes = b"abcd") -> bytes:
    """A frame from a client."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    content = bytes(letter ^ mask[place % 4] for place, letter in enumerate(text))
    return bytes([first]) + length + mask + content


def is_cut(line: socket.socket) -> bool:
    """Whether a line ends in time, after whatever is said on it."""
    try:
        while line.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def wires(near: Near) -> list[SocketProtocol]:
    """The sockets on the server's side."""
    connections = near.house.listeners[0].server_state.connections
    return [each for each in connections if isinstance(each, SocketProtocol)]


def forgotten(near: Near) -> None:
    """Wait until the server has nothing to do with anybody."""
    state = near.house.listeners[0].server_state
    wait_until(lambda: not (state.connections or state.tasks))


def demand_served(client: Client) -> None:
    """See that somebody hears an answer."""
    client.send({"type": "ping"})
    client.until("pong")
