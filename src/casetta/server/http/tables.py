"""Tables over HTTP: made, joined, furnished, started; and those that a browser remembers.

One joins with a code through the waiting room, or from the list of open tables.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated, Literal

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong
from casetta.store.store import StoredVisit, token_hash

from ...protocol.bodies import Links, NewSeat, NewTable, OneLink, OpenTable
from ...protocol.messages import Closed, Name, Pace, People, Policy, Seat, Token, Volatile
from .. import auth
from ..auth import Asked, HolderHere, HostRoom, HubHere, InPath, VisitorHere
from ..hub import Hub, Opening
from ..rate_limit import address_in, rate_limit
from ..rooms.bots import resign
from ..rooms.metadata import OPEN, check_seat

MOST_TOLD = 50
"""Tables that a browser is reminded of, the latest first."""


class Face(Closed):
    """A player's name and picture."""

    name: Name
    avatar: str = ""
    seat: Seat | None = None
    """On which seat, where somebody holds several; by default the first of them."""


class SharedAddress(Closed):
    """What others can be sent; null while nobody else can come in, or in no network."""

    url: str | None


class PaceRequest(Pace):
    """How fast bots play among themselves."""

    steps: Annotated[int, Meta(ge=0, le=1)] = 0
    """Moves that they make although they are held."""


class Remembered(Closed):
    """A table this browser remembers."""

    table: str
    token: Token


class MyTable(Closed):
    """What this browser holds at a table."""

    table: str
    role: Literal["host", "seat", "spectator"]
    seat: Seat | None
    game: str
    status: Literal["waiting", "running", "finished", "quarantined"]
    """The last: it is damaged, and was put aside."""
    changed: Annotated[float, Volatile]
    names: list[str]
    """Of each seat of a table that is not finished."""
    waiting: bool
    """Whether the game waits for its seat."""


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


# Tables


@post("/api/tables", guards=[rate_limit("table")])
async def make_table(
    data: JSONBody[NewTable], hub: HubHere, visitor: VisitorHere
) -> Response[Links]:
    """Make a table; whoever makes it gets all its links, and the browser remembers the host."""
    _, links = await hub.make(data, Opening(visitor=visitor.token))
    return visitor.remember(links)


@get("/api/tables")
async def list_tables(hub: HubHere) -> list[OpenTable]:
    """The tables that anybody may join."""
    return await hub.lobby.open_tables.get()


@get("/api/tables/{table:str}")
async def show_table(holder: HolderHere) -> People:
    """The room, for whoever holds a link to it."""
    room, link = holder
    return room.people(host=link.role == "host")


@post("/api/tables/{table:str}/start")
async def start_table(room: HostRoom) -> People:
    """Begin the game."""
    await room.start()
    return room.people(host=True)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def set_seat(
    table: InPath, seat: auth.SeatInPath, data: JSONBody[NewSeat], room: HostRoom
) -> OneLink:
    """Put somebody else on a seat before the start; its old link opens nothing any more."""
    room.seats.check(seat)
    check_seat(data, room.game)
    link = await room.seats.put(seat, data.player, data.name, data.avatar)
    return OneLink(table=table, link=link)


@post("/api/tables/{table:str}/link")
async def renew_link(
    table: InPath, hub: HubHere, request: Asked, seat: auth.SeatInQuery = None
) -> OneLink:
    """A new link to what I hold, for another device; the old one opens nothing any more.

    `seat` names one of several seats. The link of the spectators belongs to all of them, so the
    host alone renews it.
    """
    still = partial(auth.find_holder, hub, request, table, seat)
    room, link = await still()
    if link.role == "spectator":
        raise Wrong("not-the-host")
    visitor = auth.visitor_of(request.cookies)
    new = await room.seats.renew_link(link.role, link.seat, visitor=visitor, still=still)
    return OneLink(table=table, link=new)


@post("/api/tables/{table:str}/leave", status_code=200, guards=[rate_limit("face")])
async def leave_table(
    table: InPath, hub: HubHere, request: Asked, seat: auth.SeatInQuery = None
) -> People:
    """Go away from my seat: before the start it is free again, later a bot plays on."""
    still = partial(auth.find_seated, hub, request, table, seat)
    room, mine = await still()
    if room.status == "waiting":
        await room.seats.put(mine, OPEN, "", "", still)
    else:
        await resign(room, mine)
    return room.people(host=False)


@post("/api/tables/{table:str}/links/{seat:int}")
async def renew_seat_link(table: InPath, seat: auth.SeatInPath, room: HostRoom) -> OneLink:
    """The host takes a seat's link back and gets a new one."""
    room.seats.check(seat)
    return OneLink(table=table, link=await room.seats.renew_link("seat", seat))


@post("/api/tables/{table:str}/links/spectator")
async def renew_spectator_link(table: InPath, room: HostRoom) -> OneLink:
    """The host takes the spectators' link back and gets a new one."""
    return OneLink(table=table, link=await room.seats.renew_link("spectator"))


@post("/api/tables/{table:str}/watch", guards=[rate_limit("table")])
async def further_spectator_link(table: InPath, room: HostRoom) -> OneLink:
    """One more link for spectators, for the host to hand on; those that there are go on."""
    return OneLink(table=table, link=await room.seats.add_link("spectator"))


@post("/api/tables/{table:str}/face", guards=[rate_limit("face")])
async def set_face(table: InPath, data: JSONBody[Face], hub: HubHere, request: Asked) -> People:
    """My name and picture on my seat, or on one of several."""
    room, seat = await auth.find_seated(hub, request, table, data.seat)
    await room.seats.change_face(seat, data.name, data.avatar)
    return room.people(host=False)


@post("/api/tables/{table:str}/policy")
async def set_policy(data: JSONBody[Policy], room: HostRoom) -> People:
    """What the host decides; the clock only before the start."""
    await room.change_policy(data)
    return room.people(host=True)


@post("/api/tables/{table:str}/pace", status_code=200)
async def set_pace(data: JSONBody[PaceRequest], room: HostRoom) -> People:
    """Let bots among themselves play slower or faster, wait, or make one step."""
    room.bots.go_at(Pace(seconds=data.seconds, held=data.held), data.steps)
    room.tell_people()
    return room.people(host=True)


# Joining


@post("/api/tables/{table:str}/claim", guards=[rate_limit("join")])
async def claim_seat(
    table: InPath, data: JSONBody[Claim], hub: HubHere, visitor: VisitorHere
) -> Response[OneLink]:
    """Take a free seat of a public table."""
    room = await hub.room(table)
    if room.status != "waiting" or not room.about.policy.public:
        raise Wrong("no-such-table")
    link = await room.seats.give(data.seat, data.name, data.avatar, visitor.token)
    return visitor.remember(OneLink(table=table, link=link))


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
    table: InPath, ticket: InPath, hub: HubHere, visitor: VisitorHere
) -> Response[JoinAnswer]:
    """Polling: whether the host has answered; a link is told once, and the browser remembers it."""
    guests = (await hub.room(table)).guests
    if guests.is_waiting(ticket):
        return Response(JoinAnswer(status="waiting", table=table))
    link = await guests.collect(ticket, visitor.token)
    if link is None:
        return Response(JoinAnswer(status="refused", table=table))
    return visitor.remember(JoinAnswer(status="admitted", table=table, link=link))


@post("/api/tables/{table:str}/admit")
async def admit(data: JSONBody[Admission], room: HostRoom) -> People:
    """The host lets somebody in on a free seat, or sends them away."""
    await room.guests.answer(data.ticket, data.seat)
    return room.people(host=True)


# The local network


@get("/api/others")
async def show_shared_address(state: State) -> SharedAddress:
    """Where others find this server, if it was opened to them."""
    return SharedAddress(url=state.network and state.network.shared_url)


@post("/api/others")
async def let_others_join(state: State, request: Asked) -> SharedAddress:
    """Open the server to the local network; only somebody at this very machine may say so."""
    is_here = address_in(request.scope) in ("127.0.0.1", "::1")
    if not is_here or state.network is None or not state.network.may_open:
        raise Wrong("not-the-host")
    return SharedAddress(url=await state.network.let_others_join())


# What a browser remembers


@get("/api/me")
async def my_tables(hub: HubHere, request: Asked) -> list[MyTable]:
    """The tables that this browser remembers."""
    visitor = auth.visitor_of(request.cookies)
    if not visitor:
        return []
    visits = await hub.store.visits(token_hash(visitor))
    return [await my_table(hub, visit) for visit in visits[:MOST_TOLD]]


async def my_table(hub: Hub, visit: StoredVisit) -> MyTable:
    """What a browser holds at a table, who plays there, and whether its seat is waited for."""
    names, is_waited_for, seat = list[str](), False, visit.seat
    with suppress(Wrong):
        if visit.status in ("waiting", "running"):
            room = await hub.room(visit.table_id)
            table = room.history.table if room.history else None
            is_waited_for = table is not None and seat is not None and table.is_waiting(seat)
            names = [place.name or place.player for place in room.about.places]
    return MyTable(
        table=visit.table_id,
        role=visit.role,  # type: ignore[arg-type]
        seat=seat,
        game=visit.game,
        status=visit.status,  # type: ignore[arg-type]
        changed=visit.changed,
        names=names,
        waiting=is_waited_for,
    )


@post("/api/me")
async def remember(
    data: JSONBody[Remembered], hub: HubHere, visitor: VisitorHere
) -> Response[None]:
    """Remember what a link opens."""
    room, _ = await auth.let_in(hub, data.table, [data.token], None)
    async with room.lock:
        _, [link] = await auth.let_in(hub, data.table, [data.token], None)
        await hub.store.remember(token_hash(visitor.token), data.table, link.role, link.seat)
    return visitor.remember(None)


@delete("/api/me/{table:str}")
async def forget(table: InPath, hub: HubHere, request: Asked) -> None:
    """Forget a table."""
    visitor = auth.visitor_of(request.cookies)
    if visitor:
        await hub.store.forget(token_hash(visitor), table)
