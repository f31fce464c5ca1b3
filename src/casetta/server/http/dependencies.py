"""Litestar dependencies and guards: the hub, the caller's room and seat, rate limits, the cookie.

A handler names what it needs: `hub`, `visitor` (the browser), `holder` (any link to the table),
`seated` (a seat's link) or `room` (the host's link).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, SkipValidation

from casetta.contract.errors import Wrong
from casetta.store.store import new_token

from ..auth import COOKIE, let_in, visitor_of
from ..hub import Hub
from ..rate_limit import Action
from ..rooms.links import Link, seats_of
from ..rooms.room import Room

YEAR = 365 * 86_400
ROLES = ("host", "seat", "spectator")
"""What a browser acts as that is remembered as several."""


class Holder(NamedTuple):
    """The room of a request, and what its bearer holds there."""

    room: Room
    link: Link


class Seated(NamedTuple):
    """The room of a request, and a seat of its bearer."""

    room: Room
    seat: int


Asked: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]
SeatInQuery: TypeAlias = FromQuery[int | None]
"""Which seat is meant, where somebody holds several."""
HubHere: TypeAlias = NamedDependency[SkipValidation[Hub]]
Visitor: TypeAlias = NamedDependency[SkipValidation[str]]
HolderHere: TypeAlias = NamedDependency[SkipValidation[Holder]]
HostRoom: TypeAlias = NamedDependency[SkipValidation[Room]]


def rate_limit(action: Action) -> Callable[[ASGIConnection[Any, Any, Any, Any], Any], None]:
    """A guard: refuse a request if its address has done this too often."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        hub: Hub = connection.app.state.hub
        if not hub.addresses.take(action, connection.scope):
            raise Wrong("too-many")

    return guard


def the_hub(state: State) -> Hub:
    """All tables."""
    hub = state.hub
    assert isinstance(hub, Hub)
    return hub


def the_visitor(request: Asked) -> str:
    """What a browser remembers itself by, or shall from now on."""
    return visitor_of(request.cookies) or new_token()


async def the_holder(hub: HubHere, request: Asked, table: InPath) -> Holder:
    """What the bearer of a request holds at the table; of several things the first."""
    return await find_holder(hub, request, table)


async def the_hosts_room(hub: HubHere, request: Asked, table: InPath) -> Room:
    """The room of its host; raises Wrong for others."""
    room, link = await find_holder(hub, request, table)
    if link.role != "host":
        raise Wrong("not-the-host")
    return room


DEPENDENCIES = {
    "hub": Provide(the_hub, sync_to_thread=False),
    "visitor": Provide(the_visitor, sync_to_thread=False),
    "holder": Provide(the_holder),
    "room": Provide(the_hosts_room),
}


async def find_holder(hub: Hub, request: Asked, table: str, seat: int | None = None) -> Holder:
    """The room, and what the bearer of a request may do there: with this seat, if one is named."""
    room, links = await _links(hub, request, table)
    if seat is not None:
        links = [link for link in links if link.role == "seat" and link.seat == seat]
    if not links:
        raise Wrong("not-your-seat")
    return Holder(room, min(links, key=lambda link: (ROLES.index(link.role), link.seat)))


async def find_seated(hub: Hub, request: Asked, table: str, seat: int | None = None) -> Seated:
    """The room, and a seat of the bearer: this one, or the first; raises Wrong for others."""
    room, links = await _links(hub, request, table)
    held = sorted(seats_of(links) if seat is None else seats_of(links) & {seat})
    if not held:
        raise Wrong("not-your-seat")
    return Seated(room, held[0])


async def _links(hub: Hub, request: Asked, table: str) -> tuple[Room, list[Link]]:
    """All that the bearer of a request holds at a table: by a link, or by what is remembered."""
    bearer = request.headers.get("Authorization", "")
    tokens = [bearer.removeprefix("Bearer ")] if bearer.startswith("Bearer ") else []
    return await let_in(hub, table, tokens, visitor_of(request.cookies))


def remembered(request: Asked, content: Any, visitor: str) -> Response[Any]:
    """An answer to a browser that is to remember itself so."""
    cookie = Cookie(
        COOKIE,
        value=visitor,
        httponly=True,
        samesite="strict",
        secure=is_safe(request),
        max_age=YEAR,
        path="/",
    )
    return Response(content, cookies=[cookie])


def is_safe(request: Asked) -> bool:
    """Whether nobody on the way to the browser can read along."""
    origins, headers = request.app.state.origins, request.headers
    return request.url.scheme == "https" or bool(
        origins.is_safe(headers.get("origin"), headers.get("host"))
    )
