"""Authentication: what bearer tokens and the browser's cookie open at a table; its language.

A link may be replaced while somebody comes in by it. So whoever is let in is looked up again
as long as anything was replaced meanwhile, and nothing is awaited after the last look.

An HTTP handler names what it needs (Litestar's dependencies): `hub`, `visitor` (the browser),
`holder` (any link to the table) or `room` (the host's link).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, SkipValidation

from casetta.contract.errors import Wrong
from casetta.store.store import NotWritten, is_token, new_token, token_hash
from casetta.words import LANGUAGES

from .hub import Hub
from .rooms.room import Room
from .rooms.seating import Link, seats_of
from .security import Origins

COOKIE = "casetta"
YEAR = 365 * 86_400
WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")
"""Of a language in Accept-Language (RFC 9110, 12.5.4)."""
ROLES = ("host", "seat", "spectator")
"""What a browser acts as that is remembered as several."""

Asked: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]
SeatInQuery: TypeAlias = FromQuery[int | None]
"""Which seat is meant, where somebody holds several."""
Entered: TypeAlias = tuple[Room, list[Link]]
"""A room, and what somebody holds there."""


def visitor_of(cookies: Mapping[str, str]) -> str | None:
    """The value of a browser's cookie, if it is of our making."""
    visitor = cookies.get(COOKIE, "")
    return visitor if is_token(visitor) else None


async def links_of(hub: Hub, table: str, tokens: Sequence[str]) -> list[Link]:
    """What these tokens open at a table; raises Wrong if one is unknown there.

    Those that were replaced are left out, unless there are no others.
    """
    found = []
    for token in tokens:
        row = await hub.store.find_link(token_hash(token))
        if row is None or row.table_id != table:
            raise Wrong("no-such-link")
        if not row.revoked:
            found.append(Link(row.role, row.seat))
    if not found:
        raise Wrong("link-revoked")
    return found


async def links_remembered(hub: Hub, table: str, visitor: str | None, for_all: bool) -> list[Link]:
    """What a browser remembers of a table; raises Wrong if that is nothing.

    A screen that all see holds a seat only if need be.
    """
    visits = await hub.store.visits(token_hash(visitor)) if visitor else []
    found = [Link(each.role, each.seat) for each in visits if each.table_id == table]
    if not found:
        raise Wrong("no-such-link")
    return (for_all and [link for link in found if link.role != "seat"]) or found


async def let_in(
    hub: Hub, table: str, tokens: Sequence[str], visitor: str | None, for_all: bool = False
) -> Entered:
    """A room, and what these tokens open there now; without any, what the browser remembers.

    `for_all` is a screen that everybody sees.
    """
    while True:
        before = hub.rooms.get(table)
        seen = 0 if before is None else before.seats.renewals.total()
        if tokens:
            links = await links_of(hub, table, tokens)
        else:
            links = await links_remembered(hub, table, visitor, for_all)
        room = await hub.room(table)
        if room is before and room.seats.renewals.total() == seen:
            break
    if all(link.role == "spectator" for link in links) and not room.about.policy.spectators:
        raise Wrong("no-such-link")
    return room, links


async def come_in(
    hub: Hub, table: str, tokens: Sequence[str], visitor: str | None, for_all: bool = False
) -> Entered:
    """The same for whoever stays: a free seat is theirs, unless nothing can be written now."""
    room, links = await let_in(hub, table, tokens, visitor, for_all)
    with suppress(NotWritten):
        while await room.seats.sit_down(seats_of(links)):
            room, links = await let_in(hub, table, tokens, visitor, for_all)
        return room, links
    return await let_in(hub, table, tokens, visitor, for_all)


# Over HTTP


class Visitor(NamedTuple):
    """A browser: what it remembers itself by, or shall from now on."""

    token: str
    is_safe: bool
    """Whether nobody on the way to it can read along."""

    def remember(self, content: Any) -> Response[Any]:
        cookie = Cookie(
            COOKIE,
            value=self.token,
            httponly=True,
            samesite="strict",
            secure=self.is_safe,
            max_age=YEAR,
            path="/",
        )
        return Response(content, cookies=[cookie])


class Holder(NamedTuple):
    """The room of a request, and what its bearer holds there; of several things the first."""

    room: Room
    link: Link


async def find_holder(
    hub: Hub, request: Asked, table: str, seat: int | None = None, roles: Sequence[str] = ROLES
) -> Holder:
    """The room, and what the bearer of a request may do there, by a link or what is remembered.

    With this seat, if one is named, and in one of these roles; raises Wrong where that is nothing.
    """
    bearer = request.headers.get("Authorization", "")
    tokens = [bearer.removeprefix("Bearer ")] if bearer.startswith("Bearer ") else []
    room, links = await let_in(hub, table, tokens, visitor_of(request.cookies))
    held = [link for link in links if link.role in roles and seat in (None, link.seat)]
    if not held:
        raise Wrong("not-your-seat")
    return Holder(room, min(held, key=lambda link: (ROLES.index(link.role), link.seat or 0)))


async def find_seated(
    hub: Hub, request: Asked, table: str, seat: int | None = None
) -> tuple[Room, int]:
    """The room, and a seat of the bearer: this one, or the first; raises Wrong for others."""
    room, link = await find_holder(hub, request, table, seat, ["seat"])
    assert link.seat is not None
    return room, link.seat


HubHere: TypeAlias = NamedDependency[SkipValidation[Hub]]
VisitorHere: TypeAlias = NamedDependency[SkipValidation[Visitor]]
HolderHere: TypeAlias = NamedDependency[SkipValidation[Holder]]
HostRoom: TypeAlias = NamedDependency[SkipValidation[Room]]


def the_hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def the_visitor(request: Asked) -> Visitor:
    origins: Origins = request.app.state.origins
    named = request.headers.get("origin"), request.headers.get("host")
    is_safe = request.url.scheme == "https" or origins.is_safe(*named)
    return Visitor(visitor_of(request.cookies) or new_token(), is_safe)


async def the_holder(hub: HubHere, request: Asked, table: InPath) -> Holder:
    return await find_holder(hub, request, table)


async def the_hosts_room(holder: HolderHere) -> Room:
    """The room of its host; raises Wrong for others."""
    if holder.link.role != "host":
        raise Wrong("not-the-host")
    return holder.room


DEPENDENCIES = {
    "hub": Provide(the_hub, sync_to_thread=False),
    "visitor": Provide(the_visitor, sync_to_thread=False),
    "holder": Provide(the_holder),
    "room": Provide(the_hosts_room),
}


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the browser likes best of those we speak; of equals the first.

    One of no or of unreadable weight is wanted very much.
    """
    best, liked = "en", 0.0
    for part in request.headers.get("Accept-Language", "").split(","):
        name, _, parameter = part.partition(";")
        found = WEIGHT.fullmatch(parameter.strip())
        short, weight = name.strip().split("-")[0].lower(), float(found[1]) if found else 1.0
        if short in LANGUAGES and min(1.0, weight) > liked:
            best, liked = short, min(1.0, weight)
    return best
