"""Joining over HTTP: with a code through the waiting room, or from the list of open tables."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong

from ...protocol.bodies import OneLink
from ...protocol.messages import Closed, Name, People
from .dependencies import Asked, HostRoom, HubHere, InPath, Visitor, rate_limit, remembered


class JoinRequest(Closed):
    """A request to join a table by its code."""

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


@post("/api/tables/{table:str}/claim", guards=[rate_limit("join")])
async def claim_seat(
    table: InPath, data: JSONBody[Claim], hub: HubHere, visitor: Visitor, request: Asked
) -> Response[OneLink]:
    """Take a free seat of a public table."""
    room = await hub.room(table)
    if room.status != "waiting" or not room.about.policy.public:
        raise Wrong("no-such-table")
    link = await room.seats.give(data.seat, data.name, data.avatar, visitor)
    return remembered(request, OneLink(table=table, link=link), visitor)


@post("/api/join", guards=[rate_limit("join")])
async def join(data: JSONBody[JoinRequest], hub: HubHere) -> JoinTicket:
    """Come to the waiting room of a table with its code."""
    id = hub.lobby.table_with(data.code)
    if id is None:
        raise Wrong("no-such-code")
    room = await hub.room(id)
    return JoinTicket(table=id, ticket=room.guests.join(data.name, data.avatar))


@get("/api/join/{table:str}/{ticket:str}")
async def ask_ticket(
    table: InPath, ticket: InPath, hub: HubHere, visitor: Visitor, request: Asked
) -> Response[JoinAnswer]:
    """Polling: whether the host has answered; a link is told once, and the browser remembers it."""
    guests = (await hub.room(table)).guests
    if guests.is_waiting(ticket):
        return Response(JoinAnswer(status="waiting", table=table))
    link = await guests.collect(ticket, visitor)
    if link is None:
        return Response(JoinAnswer(status="refused", table=table))
    return remembered(request, JoinAnswer(status="admitted", table=table, link=link), visitor)


@post("/api/tables/{table:str}/admit")
async def admit(table: InPath, data: JSONBody[Admission], room: HostRoom) -> People:
    """The host lets somebody in on a free seat, or sends them away."""
    await room.guests.answer(data.ticket, data.seat)
    return room.people(host=True)


JOIN_ROUTES = [claim_seat, join, ask_ticket, admit]
