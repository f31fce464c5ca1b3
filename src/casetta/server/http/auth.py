"""Whoever asks over HTTP: the link they bear, and what their browser remembers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery

from casetta.contract.errors import Wrong
from casetta.store.store import is_token, new_token

from ..hub import Hub
from ..rooms.links import Link, let_in, seats_of
from ..rooms.room import Room
from ..security import address_in

COOKIE = "casetta"
YEAR = 365 * 86_400
ROLES = ("host", "seat", "spectator")
"""What a browser acts as that is remembered as several."""

Asked: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]
SeatInQuery: TypeAlias = FromQuery[int | None]
"""Which seat is meant, where somebody holds several."""


def hub_of(state: State) -> Hub:
    """The tables."""
    hub = state.hub
    assert isinstance(hub, Hub)
    return hub


def maker(state: State, request: Asked) -> Hub:
    """The tables, for somebody who makes one; raises Wrong when that is too often."""
    hub = hub_of(state)
    if not hub.makes.take(address_in(request.scope)):
        raise Wrong("too-many")
    return hub


def visitor_of(cookies: Mapping[str, str]) -> str | None:
    """What a browser was told to remember itself by, if that is of our making."""
    visitor = cookies.get(COOKIE, "")
    return visitor if is_token(visitor) else None


async def holder(
    state: State, request: Asked, table: str, seat: int | None = None
) -> tuple[Room, Link]:
    """The room, and what the bearer of the request may do there: with this seat, if one is named.

    A browser that remembers several things acts as the first of them.
    """
    room, links = await _links(state, request, table)
    if seat is not None:
        links = [link for link in links if link.role == "seat" and link.seat == seat]
    if not links:
        raise Wrong("not-your-seat")
    return room, min(links, key=lambda link: (ROLES.index(link.role), link.seat))


async def seated(
    state: State, request: Asked, table: str, seat: int | None = None
) -> tuple[Room, int]:
    """The room, and a seat of the bearer: this one, or the first; raises Wrong for others."""
    room, links = await _links(state, request, table)
    held = sorted(seats_of(links) if seat is None else seats_of(links) & {seat})
    if not held:
        raise Wrong("not-your-seat")
    return room, held[0]


async def hosted(state: State, request: Asked, table: str) -> Room:
    """The room of its host; raises Wrong for others."""
    room, link = await holder(state, request, table)
    if link.role != "host":
        raise Wrong("not-the-host")
    return room


async def _links(state: State, request: Asked, table: str) -> tuple[Room, list[Link]]:
    """All that the bearer of a request holds at a table: by a link, or by what is remembered."""
    bearer = request.headers.get("Authorization", "")
    tokens = [bearer.removeprefix("Bearer ")] if bearer.startswith("Bearer ") else []
    return await let_in(hub_of(state), table, tokens, visitor_of(request.cookies))


def browser_of(request: Asked) -> str:
    """What a browser remembers itself by, or shall from now on."""
    return visitor_of(request.cookies) or new_token()


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
    doors, headers = request.app.state.doors, request.headers
    return request.url.scheme == "https" or bool(
        doors.is_safe(headers.get("origin"), headers.get("host"))
    )


def check_number(room: Room, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(room.about.places):
        raise Wrong("not-found")
