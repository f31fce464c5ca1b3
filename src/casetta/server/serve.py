"""`casetta serve`: start the server, say where it is, and end in order."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import ssl
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import structlog

from casetta import __version__
from casetta.contract.errors import Wrong
from casetta.contract.shown import print_text
from casetta.store.database import FILE
from casetta.store.sqlite import SqliteStore
from casetta.store.store import StoreBroken, unusable
from casetta.words import Words

from ..protocol.keep import KEEP, Keep
from ..protocol.limits import LIMITS, Limits
from .app import make_app
from .http.pages import Pages
from .http.schemas import prepare
from .hub import Hub
from .listeners import DEFAULT_PORT, EVERYWHERE, LOOPBACK, Listener, bound_socket, local_address
from .loop_watch import LoopWatch
from .metrics import Metrics
from .operator import networks_of, tell_address, tell_no_address
from .rate_limit import Slots
from .rooms.services import BOT_PACE
from .security import Origins, names_of
from .upkeep import collect_garbage

TEST_VARIABLE = "CASETTA_TEST_MODE"
WATCHED = "watch"
"""The value with which the test mode also times the callbacks of the loop."""
TURN = 0.0005
"""Seconds after which the loop lets the thread in that writes: everybody waits for that one."""
OTHER_FILES, FEWEST = 128, 16
"""Open files that are not for connections but for the store and for bots; yet some are, always."""
FOR_OTHERS = 8
"""One connection of so many is not for an address that has all the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the command line asks for."""

    folder: Path
    host: str = LOOPBACK
    port: int = DEFAULT_PORT
    lan: bool = False
    as_json: bool = False
    browser: bool = True
    public_url: str | None = None
    proxies: tuple[str, ...] = ()
    tls: tuple[Path, Path] | None = None
    test_mode: bool = False
    metrics_from: tuple[str, ...] = ()
    keep: Keep = KEEP
    limits: Limits = LIMITS


def serve(options: Options, words: Words) -> int:
    check(options)
    sys.setswitchinterval(TURN)
    if sys.platform != "win32":
        import resource

        # As many open files as the system lets us have; one thousand is the custom.
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if is_watched(options):  # A loop in Python can be.
        asyncio.run(run(options, words))
        return 0
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(options, words))
    else:
        uvloop.run(run(options, words))
    return 0


def is_watched(options: Options) -> bool:
    return options.test_mode and os.environ.get(TEST_VARIABLE) == WATCHED


def begun_watch(options: Options) -> LoopWatch | None:
    """The watch over the loop, where tests ask for one; it ends with the process."""
    watch = LoopWatch() if is_watched(options) else None
    if watch is not None:
        watch.begin()
    return watch


def slots_of(limits: Limits) -> Slots:
    """The connections that may be open: as the limits say, and as the system has open files for.

    No address takes all of them.
    """
    most = limits.connections
    if sys.platform != "win32":
        import resource

        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = min(most, max(FEWEST, files - OTHER_FILES))
    return Slots(most, min(limits.connections_per_address, most - most // FOR_OTHERS))


def check(options: Options) -> None:
    """Refuse what would be unsafe."""
    networks_of(options.metrics_from)
    for proxy in options.proxies:
        if proxy == "*" or proxy.endswith("/0"):
            raise Wrong("proxy-everybody", proxy=proxy)
    if options.test_mode:
        if os.environ.get(TEST_VARIABLE) not in ("1", WATCHED):
            raise Wrong("test-mode-variable", variable=TEST_VARIABLE)
        elsewhere = [each for each in options.proxies if each != LOOPBACK]
        if options.lan or options.host != LOOPBACK or options.public_url or elsewhere:
            raise Wrong("test-mode-loopback")
    if options.tls is not None:
        certificate, key = map(str, options.tls)
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
        except OSError as error:
            raise Wrong("unusable-certificate", certificate=certificate, key=key) from error


async def run(options: Options, words: Words) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    metrics, pace = Metrics(), 0.0 if options.test_mode else BOT_PACE
    store = await SqliteStore.open(options.folder, metrics.committed)
    hub = Hub(
        store,
        bot_pace=pace,
        test_mode=options.test_mode,
        limits=options.limits,
        metrics=metrics,
        collectors=networks_of(options.metrics_from),
        keep=options.keep,
        watch=begun_watch(options),
    )
    server = TableServer(options, hub)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, ended.set)
    try:
        await begin(hub, store.folder)
        prepare(server.app)
        collecting = asyncio.ensure_future(collect_garbage(hub.traffic))
        await server.open()
        tell_address(store.folder, server.local_url)
        announce(options, server, words)
        await ended.wait()
        collecting.cancel()
    finally:
        tell_no_address(store.folder)
        gc.freeze()  # The process ends and takes everything with it.
        await server.close()
        await hub.end()
        await store.close()


async def begin(hub: Hub, folder: Path) -> None:
    """Find what was going on; whatever keeps us from it is told as one sentence."""
    try:
        await hub.begin()
    except StoreBroken as broken:
        raise unusable(folder / FILE, broken.values["reason"]) from broken
    except Wrong:
        raise
    except Exception as error:
        hub.log.error("cannot start", error=type(error).__name__)
        raise Wrong("cannot-start") from error


class TableServer:
    """The listeners of one server; the second one opens when the host lets others join."""

    def __init__(self, options: Options, hub: Hub, pages: Pages | None = None) -> None:
        self.options = options
        self.hub = hub
        self.origins = Origins(moved=self._shared_names)
        self.scheme = "https" if options.tls else "http"
        self.may_open = not options.test_mode
        """Whether the host may let others join; test mode is for this machine."""
        self.app = make_app(hub, self.origins, network=self, pages=pages)
        self.listeners: list[Listener] = []
        self.slots = slots_of(options.limits)
        self._closing: list[asyncio.Task[None]] = []
        """Listeners that are being closed; whoever asked for it may have come by one of them."""

    @property
    def local_url(self) -> str:
        """Where this machine's own browser finds it."""
        host = self.listeners[0].socket.getsockname()[0]
        return (
            f"{self.scheme}://{LOOPBACK if host == EVERYWHERE else host}:{self.listeners[0].port}"
        )

    def operators_url(self) -> str:
        """The same with a ticket, by which one browser comes in as the operator."""
        return f"{self.local_url}/#operator={self.hub.operator.new_ticket()}"

    @property
    def shared_url(self) -> str | None:
        """What others can be sent; None while only this machine can come in."""
        if self.options.public_url:
            return self.options.public_url.rstrip("/")
        address = local_address()
        if address is None or all(
            each.socket.getsockname()[0] == LOOPBACK for each in self.listeners
        ):
            return None
        return f"{self.scheme}://{address}:{self.listeners[-1].port}"

    async def open(self) -> None:
        """Listen, at first where the command line says."""
        host = EVERYWHERE if self.options.lan else self.options.host
        await self._listen(host, self.options.port)
        if self.options.public_url:
            is_https = urlsplit(self.options.public_url).scheme == "https"
            self.origins.add(names_of(self.options.public_url), is_safe=is_https)

    async def let_others_join(self) -> str | None:
        """Listen on the local network too, without a restart; return what others can be sent."""
        if self.shared_url is None and local_address() is not None:
            await self._listen(EVERYWHERE, self.listeners[0].port + 1)
        return self.shared_url

    def close_to_others(self) -> None:
        """Stop listening where `let_others_join` began to; whoever came so is sent away."""
        while len(self.listeners) > 1:
            self._closing.append(asyncio.ensure_future(self.listeners.pop().stop()))

    def _shared_names(self) -> set[str]:
        """What a browser calls the host of the address that others are sent now."""
        shared = self.shared_url
        return names_of(shared) if shared else set()

    async def _listen(self, host: str, port: int) -> None:
        listener = Listener(
            self.app,
            bound_socket(host, port),
            first=not self.listeners,
            limits=self.options.limits,
            slots=self.slots,
            addresses=self.hub.addresses,
            blocks=self.hub.blocks,
            tls=self.options.tls,
            proxies=self.options.proxies,
        )
        self.listeners.append(listener)
        names = [LOOPBACK, "localhost", "[::1]"]
        if host != LOOPBACK:
            names += [host, local_address() or LOOPBACK]
        for name in names:
            self.origins.add(names_of(f"{self.scheme}://{name}:{listener.port}"))
        await listener.start()

    async def close(self) -> None:
        """Stop listening: everybody is told to come back, and nobody who else leaves."""
        self.hub.stop_accepting()
        for listener in reversed(self.listeners):
            await listener.stop()
        await asyncio.gather(*self._closing)


def announce(options: Options, server: TableServer, words: Words) -> None:
    """Say where the game is; for programs as one line of JSON."""
    if options.as_json:
        line = {"ready": True, "url": server.local_url, "version": __version__}
        print_text(json.dumps(line))
        return
    print_text(words("serve-here", url=server.operators_url()))
    print_text(words("serve-once"))
    shared = server.shared_url
    if shared is not None:
        import segno

        print_text(words("serve-others", url=shared))
        segno.make(shared, error="m").terminal(compact=True)  # A QR code for phones.
    print_text(words("serve-data", folder=str(options.folder)))
    print_text(words("serve-end"))
    if options.browser and sys.stdout.isatty() and has_display():
        webbrowser.open(server.operators_url())


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
