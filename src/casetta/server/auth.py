"""Authentication: what bearer tokens and the browser's cookie open at a table; its language.

A link may be replaced while somebody comes in by it. So whoever is let in is looked up again
as long as anything was replaced meanwhile, and nothing is awaited after the last look.

An HTTP handler names what it needs (Litestar's dependencies): `hub`, `visitor` (the browser),
`holder` (any link to the table) or `room` (the host's link).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, SkipValidation

from casetta.contract.errors import Wrong
from casetta.contract.languages import language_liked
from casetta.store.store import NotWritten, new_token, token_hash

from .hub import Hub
from .moderation import Moderation
from .rate_limit import client_key
from .rooms.room import Room
from .rooms.seating import Link, seats_of
from .rooms.services import Turned
from .security import COOKIE, SAFE_COOKIE, Origins, bearer_of, cookie_of

YEAR = 365 * 86_400
ROLES = ("host", "seat", "spectator")
"""What a browser acts as that is remembered as several."""

Asked: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]
SeatInQuery: TypeAlias = FromQuery[int | None]
"""Which seat is meant, where somebody holds several."""
Entered: TypeAlias = tuple[Room, list[Link]]
"""A room, and what somebody holds there."""


async def visitor_of(hub: Hub, cookie: str | None) -> str | None:
    """The same if it was issued: a browser that got one holds something."""
    is_issued = cookie is not None and await hub.store.visits(token_hash(cookie))
    return cookie if is_issued else None


async def links_of(hub: Hub, table: str, tokens: Sequence[str], visitor: str | None) -> list[Link]:
    """What these tokens open at a table; raises Wrong if one is unknown there.

    Those that were replaced are left out, unless there are no others. The browser that holds the
    same goes on with them.
    """
    found, held = [], await held_by(hub, table, visitor)
    for token in tokens:
        row = await hub.store.find_link(token_hash(token))
        if row is None or row.table_id != table:
            raise Wrong("no-such-link")
        link = Link(row.role, row.seat)
        if not row.revoked or link in held:
            found.append(link)
    if not found:
        raise Wrong("link-revoked")
    return found


async def held_by(hub: Hub, table: str, visitor: str | None) -> list[Link]:
    """What a browser remembers of a table."""
    visits = await hub.store.visits(token_hash(visitor)) if visitor else []
    return [Link(each.role, each.seat) for each in visits if each.table_id == table]


async def links_remembered(hub: Hub, table: str, visitor: str | None, for_all: bool) -> list[Link]:
    """The same; raises Wrong if that is nothing.

    A screen that all see holds a seat only if need be.
    """
    found = await held_by(hub, table, visitor)
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
            links = await links_of(hub, table, tokens, visitor)
        else:
            links = await links_remembered(hub, table, visitor, for_all)
        room = await hub.room(table)
        if room is before and room.seats.renewals.total() == seen:
            break
    if any(link.role != "spectator" for link in links):
        hub.addresses.recognise(token_hash(visitor or tokens[0]))
    elif not room.about.policy.spectators:
        raise Wrong("no-such-link")
    return room, links


async def come_in(
    hub: Hub, table: str, tokens: Sequence[str], visitor: str | None, for_all: bool = False
) -> Entered:
    """The same for whoever stays: a seat is theirs alone, unless nothing can be written now."""
    room, links = await let_in(hub, table, tokens, visitor, for_all)
    with suppress(NotWritten):
        while await keep_links(hub, room, tokens, visitor) or await room.seats.sit_down(
            seats_of(links)
        ):
            room, links = await let_in(hub, table, tokens, visitor, for_all)
        return room, links
    return await let_in(hub, table, tokens, visitor, for_all)


async def keep_links(hub: Hub, room: Room, tokens: Sequence[str], visitor: str | None) -> bool:
    """Let a browser keep for itself the seats whose links it opens; whether there are any.

    Those of the host, tutorials and programs keep none: several clients may share a link then.
    """
    if visitor is None or not tokens or room.about.first:
        return False
    while True:
        with suppress(Turned):
            return await _keep_seats(hub, room, tokens, visitor)


async def _keep_seats(hub: Hub, room: Room, tokens: Sequence[str], visitor: str) -> bool:
    """The same, for a browser; raises Turned if links open other seats than they did."""
    rows = [(hash, await hub.store.find_link(hash)) for hash in map(token_hash, tokens)]
    held = await held_by(hub, room.id, visitor)
    roles = {link.role for link in held} | {row.role for _, row in rows if row}
    if "host" in roles:
        return False
    kept = False
    for hash, row in rows:
        if row is None or row.role != "seat" or row.seat is None or row.revoked:
            continue
        if not (row.own and Link(row.role, row.seat) in held):
            await room.seats.keep(hash, row.seat, token_hash(visitor), own=row.own)
            kept = True
    return kept


# Over HTTP


class Visitor(NamedTuple):
    """A browser: what it remembers itself by, or shall from now on."""

    token: str
    is_safe: bool
    """Whether nobody on the way to it can read along."""
    known: str | None
    """What it remembers itself by now, if that was issued."""
    address: str
    """What its limits are counted by."""

    async def remember(self, hub: Hub, content: Any) -> Response[Any]:
        """An answer by which it remembers itself; what it held by an earlier name it holds too."""
        await self._take_along(hub)
        cookie = Cookie(
            SAFE_COOKIE if self.is_safe else COOKIE,
            value=self.token,
            httponly=True,
            samesite="strict",
            secure=self.is_safe,
            max_age=YEAR,
            path="/",
        )
        return Response(content, cookies=[cookie])

    async def _take_along(self, hub: Hub) -> None:
        if self.known is not None and self.known != self.token:
            for each in reversed(await hub.store.visits(token_hash(self.known))):
                await hub.store.remember(
                    token_hash(self.token), each.table_id, each.role, each.seat
                )


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
    bearer = bearer_of(request)
    tokens = [] if bearer is None else [bearer]
    visitor = await visitor_of(hub, cookie_of(request.cookies))
    room, links = await let_in(hub, table, tokens, visitor)
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


async def the_visitor(hub: HubHere, request: Asked) -> Visitor:
    """The browser by what was issued to it; else, and over https once, it gets a new name.

    Under its old name others may know it who planted that.
    """
    origins: Origins = request.app.state.origins
    named = request.headers.get("origin"), request.headers.get("host")
    is_safe = request.url.scheme == "https" or origins.is_safe(*named)
    known = await visitor_of(hub, cookie_of(request.cookies))
    goes_on = known if not is_safe or SAFE_COOKIE in request.cookies else None
    return Visitor(goes_on or new_token(), is_safe, known, client_key(request.scope))


async def the_holder(hub: HubHere, request: Asked, table: InPath) -> Holder:
    return await find_holder(hub, request, table)


async def the_hosts_room(holder: HolderHere) -> Room:
    """The room of its host; raises Wrong for others."""
    if holder.link.role != "host":
        raise Wrong("not-the-host")
    return holder.room


def the_moderation(hub: HubHere, request: Asked) -> Moderation:
    return Moderation(hub, hub.operator.demand(request))


DEPENDENCIES = {
    "moderation": Provide(the_moderation, sync_to_thread=False),
    "hub": Provide(the_hub, sync_to_thread=False),
    "visitor": Provide(the_visitor),
    "holder": Provide(the_holder),
    "room": Provide(the_hosts_room),
}


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the browser likes best of those we speak."""
    return language_liked(request.headers.get("Accept-Language", ""))
