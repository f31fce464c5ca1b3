"""Tables over HTTP: made, looked at, furnished, started."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY

from ...protocol.bodies import Links, NewSeat, NewTable, OneLink, OpenTable, Policy
from ...protocol.messages import Pace, People
from ...protocol.types import Closed, Name, Seat
from ..rooms import seating
from ..rooms.absence import resign
from ..rooms.broadcast import people, tell_people
from ..rooms.links import further, renew
from ..security import address_in
from .auth import (
    Asked,
    InPath,
    SeatInPath,
    SeatInQuery,
    browser_of,
    check_number,
    holder,
    hosted,
    hub_of,
    maker,
    remembered,
    seated,
    visitor_of,
)
from .checks import check_policy, check_seat, shown_name


class Face(Closed):
    """How somebody is called and drawn."""

    name: Name
    avatar: str = ""
    seat: Seat | None = None
    """On which seat, where somebody holds several; by default the first of them."""


class SharedAddress(Closed):
    """What others can be sent; null while nobody else can come in, or in no network."""

    url: str | None


@post("/api/tables")
async def make_table(data: JSONBody[NewTable], state: State, request: Asked) -> Response[Links]:
    """Make a table; whoever makes it gets all its links, and the browser remembers the host."""
    hub, visitor = maker(state, request), browser_of(request)
    _, links = await hub.make(data, visitor=visitor)
    return remembered(request, links, visitor)


@get("/api/tables")
async def list_tables(state: State) -> list[OpenTable]:
    """The tables that anybody may join."""
    return await hub_of(state).open_tables.get()


@get("/api/tables/{table:str}")
async def show_table(table: InPath, state: State, request: Asked) -> People:
    """The room, for whoever holds a link to it."""
    room, link = await holder(state, request, table)
    return people(room, host=link.role == "host")


@post("/api/tables/{table:str}/start")
async def start_table(table: InPath, state: State, request: Asked) -> People:
    """Begin the game."""
    room = await hosted(state, request, table)
    await room.start()
    return people(room, host=True)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def set_seat(
    table: InPath,
    seat: SeatInPath,
    data: JSONBody[NewSeat],
    state: State,
    request: Asked,
) -> OneLink:
    """Put somebody else on a seat before the start; its old link opens nothing any more."""
    room = await hosted(state, request, table)
    check_number(room, seat)
    check_seat(data, room.game)
    place = {"player": data.player, "name": data.name.strip(), "avatar": data.avatar}
    changed = seating.placed(room, seat, **place)
    return OneLink(table=table, link=await renew(room, "seat", seat, changed=changed))


@post("/api/tables/{table:str}/link")
async def renew_link(
    table: InPath, state: State, request: Asked, seat: SeatInQuery = None
) -> OneLink:
    """A new link to what I hold, for another device; the old one opens nothing any more.

    `seat` names one of several seats. The link of the spectators belongs to all of them, so the
    host alone renews it.
    """
    still = partial(holder, state, request, table, seat)
    room, link = await still()
    if link.role == "spectator":
        raise Wrong("not-the-host")
    held, visitor = None if link.seat == NOBODY else link.seat, visitor_of(request.cookies)
    new = await renew(room, link.role, held, visitor=visitor, still=still)
    return OneLink(table=table, link=new)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(
    table: InPath, state: State, request: Asked, seat: SeatInQuery = None
) -> People:
    """Go away from my seat: before the start it is free again, later a bot plays on."""
    if not hub_of(state).faces.take(address_in(request.scope)):
        raise Wrong("too-many")
    still = partial(seated, state, request, table, seat)
    room, mine = await still()
    if room.status == "waiting":
        nobody = seating.placed(room, mine, player=seating.OPEN, name="", avatar="")
        await renew(room, "seat", mine, changed=nobody, still=still)
    else:
        await resign(room, mine)
    return people(room, host=False)


@post("/api/tables/{table:str}/links/{seat:int}")
async def renew_seat_link(table: InPath, seat: SeatInPath, state: State, request: Asked) -> OneLink:
    """The host takes a seat's link back and gets a new one."""
    room = await hosted(state, request, table)
    check_number(room, seat)
    return OneLink(table=table, link=await renew(room, "seat", seat))


@post("/api/tables/{table:str}/links/spectator")
async def renew_spectator_link(table: InPath, state: State, request: Asked) -> OneLink:
    """The host takes the spectators' link back and gets a new one."""
    room = await hosted(state, request, table)
    return OneLink(table=table, link=await renew(room, "spectator", None))


@post("/api/tables/{table:str}/watch")
async def further_spectator_link(table: InPath, state: State, request: Asked) -> OneLink:
    """One more link for spectators, for the host to hand on; those that there are go on."""
    room = await hosted(state, request, table)
    maker(state, request)
    return OneLink(table=table, link=await further(room, "spectator", None, None))


@post("/api/tables/{table:str}/face")
async def set_face(table: InPath, data: JSONBody[Face], state: State, request: Asked) -> People:
    """My name and picture on my seat, or on one of several."""
    room, seat = await seated(state, request, table, data.seat)
    if not hub_of(state).faces.take(address_in(request.scope)):
        raise Wrong("too-many")
    name = shown_name(data.name, data.avatar)
    await seating.change_face(room, seat, name, data.avatar)
    return people(room, host=False)


@post("/api/tables/{table:str}/policy")
async def set_policy(table: InPath, data: JSONBody[Policy], state: State, request: Asked) -> People:
    """What the host decides; the clock only before the start."""
    room = await hosted(state, request, table)
    check_policy(data, room.game)
    await seating.change_policy(room, data)
    return people(room, host=True)


class PaceWish(Pace):
    """How bots among themselves shall go on."""

    steps: Annotated[int, Meta(ge=0, le=1)] = 0
    """Moves that they make although they are held."""


@post("/api/tables/{table:str}/pace", status_code=200)
async def set_pace(table: InPath, data: JSONBody[PaceWish], state: State, request: Asked) -> People:
    """Let bots among themselves play slower or faster, wait, or make one step."""
    room = await hosted(state, request, table)
    room.bots.go_at(Pace(seconds=data.seconds, held=data.held), data.steps)
    tell_people(room)
    return people(room, host=True)


@get("/api/others")
async def show_shared_address(state: State) -> SharedAddress:
    """Where others find this server, if it was opened to them."""
    return SharedAddress(url=hub_of(state).shared_url())


@post("/api/others")
async def let_others_join(state: State, request: Asked) -> SharedAddress:
    """Open the server to the local network; only somebody at this very machine may say so."""
    hub = hub_of(state)
    if hub.let_others_join is None or address_in(request.scope) not in ("127.0.0.1", "::1"):
        raise Wrong("not-the-host")
    return SharedAddress(url=await hub.let_others_join())


TABLE_ROUTES = [
    make_table, list_tables, show_table, start_table, set_seat, renew_link, leave_table,
    renew_seat_link, renew_spectator_link, further_spectator_link, set_face, set_policy, set_pace,
    show_shared_address, let_others_join,
]  # fmt: skip
