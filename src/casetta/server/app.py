"""The Litestar application: routes, dependencies, errors, headers, health."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from types import ModuleType
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.types import Scope

from casetta.contract.errors import Wrong
from casetta.words import Words

from ..protocol.errors import CODES, GOING_AWAY, PROTOCOL_ERROR, REQUEST, TOO_MANY, code_of
from ..protocol.limits import Limits
from ..protocol.messages import Closed, Code
from . import test_mode
from .auth import DEPENDENCIES, HubHere, language_of
from .http import finished, games, schemas, tables
from .http.pages import Pages, show_page
from .http.schemas import OPENAPI
from .hub import Hub
from .rate_limit import client_key
from .security import Origins, add_headers
from .socket.session import serve_socket
from .upkeep import LightSocket, forget_frames


def routes_of(*modules: ModuleType) -> list[HTTPRouteHandler]:
    found = (each for module in modules for each in vars(module).values())
    return [each for each in found if isinstance(each, HTTPRouteHandler)]


ROUTES = routes_of(games, tables, finished, schemas)
"""The HTTP interface. docs/protocol.md tells it in words."""
TEST_ROUTES = routes_of(test_mode)
LAG_EVERY = 1.0
"""Seconds between two looks at how late the loop is."""


class WholeRequest(Request[Any, Any, Any]):
    """A request whose body must arrive complete and be valid UTF-8."""

    async def body(self) -> bytes:
        """The whole body; raises Wrong when it is no UTF-8, or was not sent to its end."""
        try:
            body = await super().body()
            body.decode()
        except (InternalServerException, UnicodeDecodeError) as error:
            raise Wrong(REQUEST) from error
        return body


class ApiError(Closed):
    """Why a request was refused."""

    code: Code
    message: str
    retryable: bool


ERRORS = {
    status: ResponseSpec(ApiError, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted({kind.status for kind in CODES.values()} | {405})
}
"""What the description of the HTTP interface says about refusals."""
for route in (*ROUTES, *TEST_ROUTES):
    route.responses = {**ERRORS, **(route.responses or {})}


def make_app(
    hub: Hub, origins: Origins, *, network: Any = None, pages: Pages | None = None
) -> Litestar:
    """The application over these tables.

    `network` knows where others find the server, and opens it to them: see serve.TableServer.
    """
    refused = hub.addresses.refused

    @websocket("/ws")
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """Everything live; one that cannot stay is accepted so that its close code says why."""
        if not origins.allows(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(code=PROTOCOL_ERROR)
            return
        leave = None if hub.is_ending else hub.addresses.sockets.take(client_key(socket.scope))
        if leave is None:
            await socket.accept()
            await socket.close(code=GOING_AWAY if hub.is_ending else TOO_MANY)
            return
        try:
            await serve_socket(socket, hub)
        finally:
            leave()

    @asynccontextmanager
    async def measured(app: Litestar) -> AsyncIterator[None]:
        watch = asyncio.ensure_future(watch_lag(hub))
        try:
            yield
        finally:
            watch.cancel()

    def check_origin(request: Request[Any, Any, Any]) -> Response[ApiError] | None:
        """Pages of other sites may not act here (cookies come along by themselves).

        The body has not been read yet, and is not if too much was refused from that address.
        """
        if not origins.allows(request.headers.get("origin"), request.headers.get("host")):
            return api_error(request, Wrong("foreign-origin"))
        spent = refused.get(client_key(request.scope))
        if spent is not None and spent.is_empty() and body_size(request, hub.limits):
            return api_error(request, Wrong("too-many"))
        return api_error(request, Wrong("shutting-down")) if hub.is_ending else None

    async def let_go(error: Exception, scope: Scope) -> None:
        """Count what was refused, and keep nothing of it in memory."""
        if scope["type"] == ScopeType.HTTP:
            request: Request[Any, Any, Any] = Request(scope)
            refused.of(client_key(request.scope)).spend(body_size(request, hub.limits))
        forget_frames(error)

    tests = TEST_ROUTES if hub.test_mode else []
    errors = {HTTPException: framework_error, Exception: api_error}
    return Litestar(
        route_handlers=[table_socket, healthy, ready, show_metrics, *ROUTES, *tests, show_page],
        state=State(
            {"hub": hub, "origins": origins, "network": network, "pages": pages or Pages()}
        ),
        dependencies=DEPENDENCIES,
        lifespan=[measured],
        before_request=check_origin,
        before_send=[add_headers],
        after_exception=[let_go],
        exception_handlers=errors,  # type: ignore[arg-type]
        openapi_config=OPENAPI,
        request_class=WholeRequest,
        websocket_class=LightSocket,
        request_max_body_size=hub.limits.body_bytes,
    )


async def watch_lag(hub: Hub) -> None:
    while True:
        before = time.monotonic()
        await asyncio.sleep(LAG_EVERY)
        hub.metrics.lag.set(time.monotonic() - before - LAG_EVERY)


def api_error(request: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """Why something was not done, from the closed list of codes, in the reader's language.

    A filled path may hold a ticket, so the log has the pattern of the route alone.
    """
    if isinstance(error, RecursionError):  # A body with more levels than anybody can read.
        error = Wrong(REQUEST)
    route = request.scope.get("path_template")
    code = code_of(error, request.app.state.hub.log, route=route)
    kind = CODES[code]
    message = Words(language_of(request))(f"refused-{code}")
    content = ApiError(code=code, message=message, retryable=kind.retryable)
    return Response(content, status_code=kind.status, media_type=MediaType.JSON)


def body_size(request: Request[Any, Any, Any], limits: Limits) -> int:
    """Bytes of a body as it is announced; where nothing is said it may be as large as any."""
    if "transfer-encoding" in request.headers:
        return limits.body_bytes
    return min(int(request.headers.get("content-length", 0)), limits.body_bytes)


def framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ApiError]:
    """What the framework refuses, with our codes and without its details."""
    if error.status_code >= 500:
        return api_error(request, error)
    names = {404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
    answer = api_error(request, Wrong(names.get(error.status_code, REQUEST)))
    answer.status_code = error.status_code
    return answer


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthy() -> str:
    """Whether the server runs."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def ready(hub: HubHere) -> Response[str]:
    """Whether the store can be written."""
    try:
        await hub.readiness.get()
    except Wrong:
        return Response("store", status_code=503)
    return Response("ok")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def show_metrics(hub: HubHere) -> bytes:
    """Figures for Prometheus."""
    return hub.metrics.text()
