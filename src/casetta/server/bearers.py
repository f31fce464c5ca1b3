"""Whoever asks over HTTP: the link they bear, and what their browser remembers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.params import FromPath

from casetta.kernel.wrong import Wrong
from casetta.table.tokens import is_token, new_token, token_hash

from .hub import Hub, Link
from .rooms import Room

COOKIE = "casetta"
YEAR = 365 * 86_400
ROLES = ("host", "seat", "spectator")
"""What a browser acts as that is remembered as several."""

Asked: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]


def hub_of(state: State) -> Hub:
    """The tables."""
    hub = state.hub
    assert isinstance(hub, Hub)
    return hub


def address_of(request: Asked) -> str:
    """Where a request comes from, for its rate."""
    return request.client.host if request.client else "nowhere"


def visitor_of(cookies: Mapping[str, str]) -> str | None:
    """What a browser was told to remember itself by, if that is of our making."""
    visitor = cookies.get(COOKIE, "")
    return visitor if is_token(visitor) else None


async def holder(state: State, request: Asked, table: str) -> tuple[Room, Link]:
    """The room, and what the bearer of the request may do there."""
    hub = hub_of(state)
    bearer = request.headers.get("Authorization", "")
    if bearer.startswith("Bearer "):
        links = await hub.links_of(table, [bearer.removeprefix("Bearer ")])
        return await hub.room(table), links[0]
    links = await hub.links_remembered(table, visitor_of(request.cookies))
    best = min(links, key=lambda link: (ROLES.index(link.role), link.seat))
    return await hub.room(table), best


async def hosted(state: State, request: Asked, table: str) -> Room:
    """The room of its host; raises Wrong for others."""
    room, link = await holder(state, request, table)
    if link.role != "host":
        raise Wrong("not-the-host")
    return room


async def remembered(
    hub: Hub, request: Asked, content: Any, table: str, role: str, seat: int | None
) -> Response[Any]:
    """An answer whose browser remembers a table from now on."""
    visitor = visitor_of(request.cookies) or new_token()
    await hub.store.remember(token_hash(visitor), table, role, seat)
    cookie = Cookie(
        COOKIE,
        value=visitor,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(content, cookies=[cookie])


def check_number(room: Room, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(room.about.places):
        raise Wrong("not-found")
