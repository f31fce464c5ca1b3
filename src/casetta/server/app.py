"""The Litestar application: routes, errors, headers, health."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import ResponseSpec
from litestar.types import Message, Scope

from casetta.contract.errors import Wrong
from casetta.words import Words

from ..protocol.errors import CODES, GOING_AWAY, PROTOCOL_ERROR, REQUEST, TOO_MANY, code_of
from ..protocol.limits import Limits
from ..protocol.types import Closed, Code
from .http import openapi
from .http.languages import language_of
from .http.pages import Pages, show_page
from .http.routes import ROUTES
from .hub import Hub
from .security import HEADERS, address_in, address_key, is_same_origin
from .socket.session import serve_socket
from .test_mode.setup import TRIAL_ROUTES
from .upkeep.cycles import LightSocket, forget_frames

LAG_EVERY = 1.0
"""Seconds between two looks at how late the loop is."""


class WholeRequest(Request[Any, Any, Any]):
    """A request of which nothing is made unless all of it came, and can be read as text."""

    async def body(self) -> bytes:
        """The whole body; raises Wrong when it is no UTF-8, or was not sent to its end."""
        try:
            body = await super().body()
            body.decode()
        except (InternalServerException, UnicodeDecodeError) as error:
            raise Wrong(REQUEST) from error
        return body


@dataclass(slots=True)
class Doors:
    """Under which names this server is known; more are added when it opens to others."""

    hosts: set[str]
    safe: set[str] = field(default_factory=set)
    """Those of them to which browsers speak https, whatever reaches us behind a proxy."""
    moved: Callable[[], set[str]] = set
    """Names that it may have got meanwhile: addresses in the local network change."""

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a request may come from this origin to this host."""
        if host is not None and not self._knows(host.lower()):
            return False
        known = {each.lower() for each in self.hosts}
        return is_same_origin(origin, known | ({host.lower()} if host else set()))

    def _knows(self, host: str) -> bool:
        """Whether a name is one of ours."""
        if not {"*", host}.isdisjoint(each.lower() for each in self.hosts):
            return True
        self.hosts |= self.moved()
        return host in self.hosts

    def is_safe(self, origin: str | None, host: str | None) -> bool:
        """Whether the browser behind a request speaks https with the proxy before us."""
        named = {(host or "").lower(), urlsplit((origin or "").lower()).netloc}
        return not self.safe.isdisjoint(named)


class Trouble(Closed):
    """Why something was not done."""

    code: Code
    message: str
    retryable: bool


TROUBLES = {
    status: ResponseSpec(Trouble, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted({kind.status for kind in CODES.values()} | {405})
}
"""What the description of the HTTP interface says about refusals."""
for route in (*ROUTES, *TRIAL_ROUTES):
    route.responses = {**TROUBLES, **(route.responses or {})}


def make_app(
    hub: Hub, doors: Doors, *, node: str | None = None, pages: Pages | None = None
) -> Litestar:
    """The application over these tables."""
    name = node or secrets.token_hex(4)

    @websocket("/ws")
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Everything live."""
        if not doors.allows(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(code=PROTOCOL_ERROR)
            return
        if hub.is_ending:
            await refuse_socket(socket, GOING_AWAY)
            return
        slot = hub.sockets.take(address_key(address_in(socket.scope)))
        if slot is None:
            await refuse_socket(socket, TOO_MANY)
            return
        try:
            await serve_socket(socket, hub, name)
        finally:
            slot.leave()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        watch = asyncio.ensure_future(watch_lag(hub))
        try:
            yield
        finally:
            watch.cancel()

    def check_door(request: Request[Any, Any, Any]) -> Response[Trouble] | None:
        """Pages of other sites may not act here (cookies come along by themselves).

        The body has not been read yet, and is not if too much was refused from that address.
        """
        if not doors.allows(request.headers.get("origin"), request.headers.get("host")):
            return trouble(request, Wrong("foreign-origin"))
        if body_size(request, hub.limits) and hub.refused.is_empty(address_in(request.scope)):
            return trouble(request, Wrong("too-many"))
        return trouble(request, Wrong("shutting-down")) if hub.is_ending else None

    async def let_go(error: Exception, scope: Scope) -> None:
        """Count what was refused, and keep nothing of it in memory."""
        if scope["type"] == ScopeType.HTTP:
            request: Request[Any, Any, Any] = Request(scope)
            hub.refused.spend(address_in(request.scope), body_size(request, hub.limits))
        forget_frames(error)

    trial = TRIAL_ROUTES if hub.test_mode else []
    troubles = {RecursionError: too_deep, HTTPException: http_trouble, Exception: trouble}
    return Litestar(
        route_handlers=[table_socket, healthy, ready, show_metrics, *ROUTES, *trial, show_page],
        state=State({"hub": hub, "doors": doors, "pages": pages or Pages()}),
        lifespan=[living],
        before_request=check_door,
        before_send=[add_headers],
        after_exception=[let_go],
        exception_handlers=troubles,  # type: ignore[arg-type]
        openapi_config=openapi.config(),
        request_class=WholeRequest,
        websocket_class=LightSocket,
        request_max_body_size=hub.limits.body_bytes,
    )


async def refuse_socket(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Let somebody in only to tell them by this code why they cannot stay."""
    await socket.accept()
    await socket.close(code=code)


async def watch_lag(hub: Hub) -> None:
    """Measure how late the loop does what it should do now."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(LAG_EVERY)
        hub.metrics.lag.set(time.monotonic() - before - LAG_EVERY)


async def add_headers(message: Message, scope: Scope) -> None:
    """The same protection on every answer, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(HEADERS)
        headers.setdefault("Cache-Control", "no-store")


def trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Why something was not done, from the closed list of codes, in the reader's language.

    A filled path may hold a ticket, so the log has the pattern of the route alone.
    """
    route = request.scope.get("path_template")
    code = code_of(error, request.app.state.hub.log, route=route)
    kind = CODES[code]
    message = Words(language_of(request))(f"refused-{code}")
    content = Trouble(code=code, message=message, retryable=kind.retryable)
    return Response(content, status_code=kind.status, media_type=MediaType.JSON)


def body_size(request: Request[Any, Any, Any], limits: Limits) -> int:
    """Bytes of a body as it is announced; where nothing is said it may be as large as any."""
    if "transfer-encoding" in request.headers:
        return limits.body_bytes
    return min(int(request.headers.get("content-length", 0)), limits.body_bytes)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body with more levels than anybody can read."""
    return trouble(request, Wrong(REQUEST))


def http_trouble(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework refuses, with our codes and without its details."""
    if error.status_code >= 500:
        return trouble(request, error)
    names = {404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
    answer = trouble(request, Wrong(names.get(error.status_code, REQUEST)))
    answer.status_code = error.status_code
    return answer


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthy() -> str:
    """Whether the server runs."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def ready(state: State) -> Response[str]:
    """Whether the store can be written."""
    try:
        await state.hub.readiness.get()
    except Wrong:
        return Response("store", status_code=503)
    return Response("ok")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def show_metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    text = state.hub.metrics.text()
    assert isinstance(text, bytes)
    return text
