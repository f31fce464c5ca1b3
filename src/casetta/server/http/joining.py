"""Joining over HTTP: with a code through the waiting room, or from the list of open tables."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong
from casetta.store.store import token_hash

from ...protocol.bodies import OneLink
from ...protocol.messages import People, Waiting
from ...protocol.types import Closed, Name
from ..rooms.broadcast import people, tell_people
from ..rooms.links import renew
from ..rooms.room import Room
from ..rooms.seating import taken
from ..security import address_in
from .auth import Asked, InPath, browser_of, check_number, hosted, hub_of, remembered
from .checks import shown_name


class JoinWish(Closed):
    """Somebody comes with a code."""

    code: Annotated[str, Meta(max_length=12)]
    name: Name
    avatar: str = ""


class JoinTicket(Closed):
    """A place in the waiting room."""

    table: str
    ticket: str


class JoinAnswer(Closed):
    """What the host said: nothing yet, or a seat link, or no."""

    status: Literal["waiting", "refused", "admitted"]
    table: str
    link: str | None = None


class Admission(Closed):
    """The host lets somebody in, on a seat, or not."""

    ticket: str
    seat: int | None = None


class Claim(Closed):
    """Somebody takes a free seat of a public table."""

    seat: int
    name: Name
    avatar: str = ""


@post("/api/tables/{table:str}/claim")
async def claim_seat(
    table: InPath, data: JSONBody[Claim], state: State, request: Asked
) -> Response[OneLink]:
    """Take a free seat of a public table."""
    hub, visitor = hub_of(state), browser_of(request)
    if not hub.joins.take(address_in(request.scope)):
        raise Wrong("too-many")
    room = await hub.room(table)
    if room.status != "waiting" or not room.about.policy.public:
        raise Wrong("no-such-table")
    link = await give_seat(room, data.seat, data.name, data.avatar, visitor)
    return remembered(request, OneLink(table=table, link=link), visitor)


@post("/api/join")
async def join(data: JSONBody[JoinWish], state: State, request: Asked) -> JoinTicket:
    """Come to the waiting room of a table with its code."""
    hub = hub_of(state)
    if not hub.joins.take(address_in(request.scope)):
        raise Wrong("too-many")
    id = hub.codes.get(data.code.strip().upper())
    if id is None:
        raise Wrong("no-such-code")
    room = await hub.room(id)
    name = shown_name(data.name, data.avatar)
    if room.status != "waiting":
        raise Wrong("no-such-code")
    if all(place.player != "open" for place in room.about.places):
        raise Wrong("seat-taken")
    if len(room.waiting) >= hub.limits.waiting_people:
        raise Wrong("too-many")
    ticket = secrets.token_urlsafe(18)
    room.waiting[ticket] = Waiting(ticket=ticket, name=name, avatar=data.avatar)
    tell_people(room)
    return JoinTicket(table=id, ticket=ticket)


@get("/api/join/{table:str}/{ticket:str}")
async def ask_ticket(
    table: InPath, ticket: InPath, state: State, request: Asked
) -> Response[JoinAnswer]:
    """Whether the host has answered; a link is told once, when the browser remembers it."""
    hub, visitor = hub_of(state), browser_of(request)
    room = await hub.room(table)
    if ticket in room.waiting:
        return Response(JoinAnswer(status="waiting", table=table))
    async with room.lock:
        if ticket not in room.let_in:
            raise Wrong("no-such-ticket")
        answer = room.let_in[ticket]
        if answer is not None:
            await hub.store.remember(token_hash(visitor), table, "seat", answer[0])
        del room.let_in[ticket]
    if answer is None:
        return Response(JoinAnswer(status="refused", table=table))
    told = JoinAnswer(status="admitted", table=table, link=answer[1])
    return remembered(request, told, visitor)


@post("/api/tables/{table:str}/admit")
async def admit(table: InPath, data: JSONBody[Admission], state: State, request: Asked) -> People:
    """The host lets somebody in on a free seat, or sends them away."""
    room = await hosted(state, request, table)
    ticket, wish = data.ticket, room.waiting.get(data.ticket)
    if wish is None or ticket in room.deciding:
        raise Wrong("no-such-ticket")
    answer = None
    if data.seat is not None:
        room.deciding.add(ticket)
        try:
            link = await give_seat(room, data.seat, wish.name, wish.avatar)
        finally:
            room.deciding.discard(ticket)
        answer = data.seat, link
    room.waiting.pop(ticket, None)
    room.let_in[ticket] = answer
    tell_people(room)
    return people(room, host=True)


async def give_seat(
    room: Room, seat: int, name: str, avatar: str, visitor: str | None = None
) -> str:
    """Put somebody on a free seat, and let their browser remember it; return the link."""
    check_number(room, seat)
    changed = taken(room, seat, shown_name(name, avatar), avatar)
    return await renew(room, "seat", seat, visitor=visitor, changed=changed)


JOIN_ROUTES = [claim_seat, join, ask_ticket, admit]
