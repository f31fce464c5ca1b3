"""The Litestar application: routes, dependencies, errors, headers, health."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from types import ModuleType
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.types import Scope

from casetta.contract.errors import Wrong

from ..protocol.errors import (
    CODES,
    GOING_AWAY,
    LIMIT_CODES,
    NO_SUCH_LINK,
    PROTOCOL_ERROR,
    REQUEST,
    TOO_MANY,
    LimitHit,
    close_reason,
    refusal_of,
)
from ..protocol.limits import Limits
from ..protocol.messages import Closed, Code, Volatile
from . import test_mode
from .auth import DEPENDENCIES, HubHere, language_of
from .http import admin, finished, games, schemas, tables
from .http.pages import Pages, show_page
from .http.schemas import openapi_config
from .hub import Hub
from .rate_limit import Slot, client_key
from .security import Origins, add_headers, known_by
from .socket.session import serve_socket
from .upkeep import LightSocket, forget_frames


def routes_of(*modules: ModuleType) -> list[HTTPRouteHandler]:
    found = (each for module in modules for each in vars(module).values())
    return [each for each in found if isinstance(each, HTTPRouteHandler)]


ROUTES = routes_of(games, tables, finished, admin, schemas)
"""The HTTP interface. docs/protocol.md tells it in words."""
TEST_ROUTES = routes_of(test_mode)
LAG_EVERY = 1.0
"""Seconds between two looks at how late the loop is."""
SLOW = 1.0
"""Seconds to write and read something small, from which on a disk is told to be slow."""
READY_WITHIN = 10.0
"""Seconds after which a disk that has not answered is told to have failed."""


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


class ApiError(Closed, omit_defaults=True):
    """Why a request was refused."""

    code: Code
    message: str
    retryable: bool
    retry_after: Annotated[int | None, Volatile] = None
    """For a limit: seconds until the same may be tried again, as in the header Retry-After."""


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
    tests = TEST_ROUTES if hub.test_mode else []
    errors = {HTTPException: framework_error, Exception: api_error}
    return Litestar(
        route_handlers=[table_socket, healthy, ready, *ROUTES, *tests, show_page],
        state=State(
            {"hub": hub, "origins": origins, "network": network, "pages": pages or Pages()}
        ),
        dependencies=DEPENDENCIES,
        lifespan=[measured],
        before_request=check_request,
        before_send=[add_headers],
        after_exception=[let_go],
        exception_handlers=errors,  # type: ignore[arg-type]
        openapi_config=openapi_config(),
        request_class=WholeRequest,
        websocket_class=LightSocket,
        request_max_body_size=hub.limits.body_bytes,
    )


# Who is let in


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Everything live; one that cannot stay is accepted so that its close code says why."""
    hub: Hub = socket.app.state.hub
    if not socket.app.state.origins.allows(*named_by(socket)):
        await socket.close(code=PROTOCOL_ERROR)
        return
    address = client_key(socket.scope)
    slot, code = place_for(hub, address)
    if slot is None:
        await socket.accept()
        await socket.close(code=code, reason=close_reason(code))
        return
    has_come_often = not hub.addresses.arrivals[False].of(address).take()
    try:
        await serve_socket(socket, hub, slot, for_seats=has_come_often)
    finally:
        slot.release()


def place_for(hub: Hub, address: str) -> tuple[Slot | None, int]:
    """The place of a socket, or the code by which it ends."""
    if address in hub.blocks:
        return None, NO_SUCH_LINK
    if hub.is_ending:
        return None, GOING_AWAY
    slot = hub.addresses.sockets.take(address)
    if slot is None:
        hub.addresses.hits.record(address, "too-many-connections")
    return slot, TOO_MANY


def named_by(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str | None, str | None]:
    """The origin that somebody comes from, and the host that they came for."""
    return connection.headers.get("origin"), connection.headers.get("host")


def check_request(request: Request[Any, Any, Any]) -> Response[ApiError] | None:
    """Refuse whatever need not even be read."""
    try:
        demand_welcome(request, request.app.state.hub)
    except Wrong as refusal:
        return api_error(request, refusal)
    return None


def demand_welcome(request: Request[Any, Any, Any], hub: Hub) -> None:
    """Refuse an address that asks too often, and pages of other sites (cookies come along).

    The body has not been read yet, and is not if too much was refused from that address, or
    if its length is told twice: a proxy before us may believe the other one.
    """
    addresses, address, known = hub.addresses, client_key(request.scope), known_by(request)
    if address in hub.blocks:
        raise Wrong("address-blocked")
    addresses.demand("request", address, known)
    if {"content-length", "transfer-encoding"} <= set(request.headers):
        raise Wrong(REQUEST)
    if not request.app.state.origins.allows(*named_by(request)):
        raise Wrong("foreign-origin")
    if body_size(request, hub.limits) > 0 and not addresses.may_send(address, known):
        raise LimitHit("too-much-refused", addresses.refused.of(address).wait())
    if hub.is_ending:
        raise Wrong("shutting-down")


async def let_go(error: Exception, scope: Scope) -> None:
    """Count what was refused, and keep nothing of it in memory."""
    if scope["type"] == ScopeType.HTTP:
        request: Request[Any, Any, Any] = Request(scope)
        hub: Hub = request.app.state.hub
        refused = hub.addresses.refused.of(client_key(request.scope))
        refused.spend(body_size(request, hub.limits))
    forget_frames(error)


@asynccontextmanager
async def measured(app: Litestar) -> AsyncIterator[None]:
    watch = asyncio.ensure_future(watch_lag(app.state.hub))
    try:
        yield
    finally:
        watch.cancel()


async def watch_lag(hub: Hub) -> None:
    while True:
        before = time.monotonic()
        await asyncio.sleep(LAG_EVERY)
        hub.metrics.lagged(time.monotonic() - before - LAG_EVERY)


def api_error(request: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """Why something was not done, from the closed list of codes, in the reader's language.

    The log has the pattern of the route alone, and nothing that somebody filled in.
    """
    if isinstance(error, RecursionError):  # A body with more levels than anybody can read.
        error = Wrong(REQUEST)
    route = request.scope.get("path_template")
    hub: Hub = request.app.state.hub
    told = refusal_of(error, language_of(request), hub.log, route=route)
    if told.code in LIMIT_CODES:
        hub.addresses.hits.record(client_key(request.scope), told.code)
    headers = {} if told.retry_after is None else {"Retry-After": str(told.retry_after)}
    return Response(
        ApiError(**told._asdict()),
        status_code=CODES[told.code].status,
        media_type=MediaType.JSON,
        headers=headers,
    )


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
    """Whether the store can be written and read, and whether that is slow."""
    try:
        async with asyncio.timeout(READY_WITHIN):
            seconds = await hub.readiness.get()
    except (Wrong, TimeoutError):
        return Response("store", status_code=503)
    return Response("slow" if seconds > SLOW else "ok")
