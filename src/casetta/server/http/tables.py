"""Tables over HTTP: made, joined, furnished, started; and those that a browser remembers.

One joins with a code through the waiting room, or from the list of open tables.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, field
from msgspec.structs import replace

from casetta.contract.errors import Wrong
from casetta.contract.shown import shown
from casetta.kernel.state import NOBODY
from casetta.store.store import StoredReport, StoredVisit, token_hash

from ...protocol.bodies import Links, NewSeat, NewTable, OneLink, OpenTable, WhoBegins
from ...protocol.errors import LimitHit
from ...protocol.messages import (
    Closed,
    Name,
    Pace,
    People,
    Policy,
    Seat,
    Token,
    Viewer,
    Volatile,
)
from .. import auth
from ..auth import Asked, HolderHere, HostRoom, HubHere, InPath, Visitor, VisitorHere
from ..hub import Hub, Opening
from ..rate_limit import rate_limit
from ..rooms.bots import resign
from ..rooms.metadata import OPEN, check_seat
from ..rooms.room import Room
from ..security import cookie_of

REASON_CHARACTERS = 300
MOST_REPORTS = 50
"""That are kept of one table; the operator has to look at them before there are more."""
REPORTS_AGAIN = 3600
"""Seconds after which somebody may try again whose table has so many."""
MOST_TOLD = 50
"""Tables that a browser is reminded of, the latest first."""


class Face(Closed):
    """A player's name and picture."""

    name: Name
    avatar: str = ""
    seat: Seat | None = None
    """On which seat, where somebody holds several; by default the first of them."""


class PaceRequest(Pace):
    """How fast bots play among themselves."""

    steps: Annotated[int, Meta(ge=0, le=1)] = 0
    """Moves that they make although they are held."""


class Remembered(Closed):
    """A table this browser remembers."""

    table: str
    token: Token


class MySeat(Closed):
    """Who sits at a table that a browser remembers."""

    player: str
    """`person`, `open` or `bot:NAME`."""
    name: str
    number: Seat
    """What somebody without a name is called by."""
    waiting: bool
    """Whether the game waits for this seat."""
    points: int | None = None
    """After the end."""
    place: int | None = None
    """After the end, from 1."""


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
    seats: list[MySeat] = field(default_factory=list)
    """In order; of finished games only where they are asked for."""
    moves: int = 0
    """That were made so far, where `seats` are told."""
    round: int | None = None
    """The same where the game draws rounds: which one it is."""


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


class Ticket(Closed):
    """Somebody in the waiting room asks what the host said."""

    table: str
    ticket: str


class Admission(Closed):
    """The host lets somebody in, on a seat, or not."""

    id: str = ""
    """Of somebody who waits, as `people` tells it."""
    ticket: str = ""
    """Their ticket instead, for a program that knows it."""
    seat: int | None = None


class SeatOf(Closed):
    """A seat that something is done to."""

    seat: Seat


class Mute(Closed):
    """Who may say nothing, or may again."""

    seat: Viewer
    """-1 for all spectators."""
    muted: bool = True


class Report(Closed):
    """What somebody tells the operator about somebody else."""

    seat: Viewer | None = None
    """Whom it is about; where a line is named, that tells it."""
    line: Annotated[int, Meta(ge=1)] | None = None
    """The number of a line of chat, one of those that `hello` tells again."""
    reason: Annotated[str, Meta(max_length=REASON_CHARACTERS)] = ""


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
    _, links = await hub.make(data, Opening(visitor=visitor.token, address=visitor.address))
    return await visitor.remember(hub, links)


@get("/api/tables", sync_to_thread=False)
def list_tables(hub: HubHere, after: FromQuery[str] = "") -> list[OpenTable]:
    """The tables that anybody may join, the oldest first: a page of them, after this one."""
    return hub.lobby.open_tables(after)


@get("/api/tables/{table:str}")
async def show_table(holder: HolderHere) -> People:
    """The room, for whoever holds a link to it."""
    room, link = holder
    return room.people(host=link.role == "host")


@post("/api/tables/{table:str}/start", guards=[rate_limit("change")])
async def start_table(room: HostRoom) -> People:
    """Begin the game."""
    await room.start()
    return room.people(host=True)


@post("/api/tables/{table:str}/first", guards=[rate_limit("change")])
async def choose_first(data: JSONBody[WhoBegins], room: HostRoom) -> People:
    """Say who is to begin, before the start."""
    await room.seats.let_begin(data.first)
    return room.people(host=True)


@post("/api/tables/{table:str}/seats/{seat:int}", guards=[rate_limit("change")])
async def set_seat(
    table: InPath, seat: auth.SeatInPath, data: JSONBody[NewSeat], room: HostRoom
) -> OneLink:
    """Put somebody else on a seat before the start; its old link opens nothing any more."""
    room.seats.check(seat)
    check_seat(data, room.game)
    link = await room.seats.put(seat, data.player, data.name, data.avatar)
    return OneLink(table=table, link=link)


@post("/api/tables/{table:str}/link", guards=[rate_limit("change")])
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
    visitor = await auth.visitor_of(hub, cookie_of(request.cookies))
    new = await room.seats.renew_link(link.role, link.seat, visitor=visitor, still=still, own=True)
    return OneLink(table=table, link=new)


@post("/api/tables/{table:str}/leave", status_code=200, guards=[rate_limit("change")])
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


@post("/api/tables/{table:str}/links/{seat:int}", guards=[rate_limit("change")])
async def renew_seat_link(table: InPath, seat: auth.SeatInPath, room: HostRoom) -> OneLink:
    """The host takes a seat's link back and gets a new one."""
    room.seats.check(seat)
    return OneLink(table=table, link=await room.seats.take_back(seat))


@post("/api/tables/{table:str}/kick", guards=[rate_limit("change")])
async def kick(data: JSONBody[SeatOf], room: HostRoom) -> People:
    """Send somebody away: before the start the seat is free, later a bot plays on."""
    await room.seats.kick(data.seat)
    if room.status == "running":
        await resign(room, data.seat)
    return room.people(host=True)


@post("/api/tables/{table:str}/stand-in", guards=[rate_limit("change")])
async def stand_in(data: JSONBody[SeatOf], holder: HolderHere) -> People:
    """Let a bot play for somebody who is away: the host at once, other players after a while."""
    room, link = holder
    if link.role == "spectator":
        raise Wrong("not-your-seat")
    room.seats.check(data.seat)
    is_host = link.role == "host"
    await room.stand_in(data.seat, is_host=is_host)
    return room.people(host=is_host)


@post("/api/tables/{table:str}/mute", guards=[rate_limit("change")])
async def mute(data: JSONBody[Mute], room: HostRoom) -> People:
    """Let a seat or all spectators say nothing, or anything again."""
    if data.seat != NOBODY:
        room.seats.check(data.seat)
    await room.seats.mute(data.seat, muted=data.muted)
    return room.people(host=True)


@post("/api/tables/{table:str}/report", guards=[rate_limit("report")])
async def report(data: JSONBody[Report], hub: HubHere, holder: HolderHere) -> None:
    """Tell the operator about somebody, or a line of chat."""
    room, link = holder
    if len(await hub.store.reports(MOST_REPORTS, room.id)) >= MOST_REPORTS:
        raise LimitHit("too-many-reports", REPORTS_AGAIN)
    await hub.store.add_report(report_of(data, room, NOBODY if link.seat is None else link.seat))


def report_of(told: Report, room: Room, by: int) -> StoredReport:
    """A report as it is stored, with what was said."""
    line = None if told.line is None else room.chat.line(told.line)
    seat = told.seat if line is None else line.seat
    if seat is None:
        raise Wrong("bad-request")
    if seat != NOBODY:
        room.seats.check(seat)
    return StoredReport(
        table_id=room.id,
        seat=seat,
        name=line.name if line else room.name_of(seat),
        by_seat=by,
        by_name=room.name_of(by),
        line=told.line,
        text=line.text if line else "",
        reason=shown(told.reason).strip(),
        at=time.time(),
    )


@post("/api/tables/{table:str}/links/spectator", guards=[rate_limit("change")])
async def renew_spectator_link(table: InPath, room: HostRoom) -> OneLink:
    """The host takes the spectators' link back and gets a new one."""
    return OneLink(table=table, link=await room.seats.renew_link("spectator"))


@post("/api/tables/{table:str}/watch", guards=[rate_limit("change")])
async def further_spectator_link(table: InPath, room: HostRoom) -> OneLink:
    """One more link for spectators, for the host to hand on; those that there are go on."""
    return OneLink(table=table, link=await room.seats.add_link("spectator"))


@post("/api/tables/{table:str}/face", guards=[rate_limit("face")])
async def set_face(table: InPath, data: JSONBody[Face], hub: HubHere, request: Asked) -> People:
    """My name and picture on my seat, or on one of several."""
    room, seat = await auth.find_seated(hub, request, table, data.seat)
    await room.seats.change_face(seat, data.name, data.avatar)
    return room.people(host=False)


@post("/api/tables/{table:str}/policy", guards=[rate_limit("change")])
async def set_policy(data: JSONBody[Policy], room: HostRoom) -> People:
    """What the host decides; the clock only before the start."""
    await room.change_policy(data)
    return room.people(host=True)


@post("/api/tables/{table:str}/pace", status_code=200, guards=[rate_limit("change")])
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
    hub.addresses.demand_table_join(table)
    room = await hub.room(table)
    if room.status != "waiting" or not room.about.policy.public:
        raise Wrong("no-such-table")
    link = await room.seats.give(data.seat, data.name, data.avatar, visitor.token)
    return await visitor.remember(hub, OneLink(table=table, link=link))


@post("/api/join", guards=[rate_limit("join")])
async def join(data: JSONBody[JoinRequest], hub: HubHere, visitor: VisitorHere) -> JoinTicket:
    """Come to the waiting room of a table with its code."""
    hub.addresses.demand_guess(visitor.address)
    id = hub.lobby.table_with(data.code)
    if id is None:
        hub.addresses.guessed_wrong(visitor.address)
        raise Wrong("no-such-code")
    hub.addresses.demand_table_join(id)
    room = await hub.room(id)
    return JoinTicket(table=id, ticket=room.guests.join(data.name, data.avatar))


@post("/api/join/answer", status_code=200, guards=[rate_limit("question")])
async def ask_ticket(
    data: JSONBody[Ticket], hub: HubHere, visitor: VisitorHere
) -> Response[JoinAnswer]:
    """Polling: whether the host has answered; a link is told once, and the browser remembers it."""
    return await host_answer(data.table, data.ticket, hub, visitor)


@get("/api/join/{table:str}/{ticket:str}", deprecated=True, guards=[rate_limit("question")])
async def ask_ticket_by_path(
    table: InPath, ticket: InPath, hub: HubHere, visitor: VisitorHere
) -> Response[JoinAnswer]:
    """The same for older clients, whose ticket stands in an address that proxies write down."""
    return await host_answer(table, ticket, hub, visitor)


async def host_answer(table: str, ticket: str, hub: Hub, visitor: Visitor) -> Response[JoinAnswer]:
    """What the host said to somebody in the waiting room."""
    guests = (await hub.room(table)).guests
    if guests.is_waiting(ticket):
        return Response(JoinAnswer(status="waiting", table=table))
    link = await guests.collect(ticket, visitor.token)
    if link is None:
        return Response(JoinAnswer(status="refused", table=table))
    return await visitor.remember(hub, JoinAnswer(status="admitted", table=table, link=link))


@post("/api/tables/{table:str}/admit", guards=[rate_limit("change")])
async def admit(data: JSONBody[Admission], room: HostRoom) -> People:
    """The host lets somebody in on a free seat, or sends them away."""
    await room.guests.answer(data.id or data.ticket, data.seat)
    return room.people(host=True)


# What a browser remembers


@get("/api/me", guards=[rate_limit("question")])
async def my_tables(
    hub: HubHere, visitor: VisitorHere, finished: FromQuery[bool] = False
) -> Response[list[MyTable]]:
    """The tables that this browser remembers; `finished` ones with who played, where wanted."""
    if visitor.known is None:
        return Response([])
    visits = await hub.store.visits(token_hash(visitor.known))
    told = "waiting", "running", *(["finished"] if finished else [])
    tables = [await my_table(hub, visit, told) for visit in visits[:MOST_TOLD]]
    return await visitor.remember(hub, tables)


async def my_table(hub: Hub, visit: StoredVisit, told: Sequence[str]) -> MyTable:
    """What a browser holds at a table; who plays there, if its status is one of these."""
    mine = MyTable(
        table=visit.table_id,
        role=visit.role,  # type: ignore[arg-type]
        seat=visit.seat,
        game=visit.game,
        status=visit.status,  # type: ignore[arg-type]
        changed=visit.changed,
        names=[],
        waiting=False,
    )
    if visit.status not in told:
        return mine
    with suppress(Wrong):
        room = await hub.room(visit.table_id)
        return replace(mine, **who_and_how_far(room, visit.seat))
    return mine


def who_and_how_far(room: Room, seat: int | None) -> dict[str, Any]:
    """Who plays at a table, how far it is, and whether a seat is waited for; by field."""
    seats = my_seats(room)
    told: dict[str, Any] = {"seats": seats}
    if room.status != "finished":
        told["names"] = [place.name or place.player for place in room.about.places]
        told["waiting"] = seat is not None and seats[seat].waiting
    if room.history is not None:
        table = room.history.table
        drawn = room.game.text.drawing(table.view(NOBODY)).get("round")
        told["moves"] = len(table.events)
        told["round"] = drawn if isinstance(drawn, int) else None
    return told


def my_seats(room: Room) -> list[MySeat]:
    """Who sits where, whom the game waits for, and how it ended for each."""
    history, is_finished = room.history, room.status == "finished"
    result = history.table.result() if history and is_finished else [{}] * len(room.about.places)
    numbers = room.about.numbers(is_waiting=room.status == "waiting")
    return [
        MySeat(
            player=history.players[seat] if history else place.player,
            name=place.name,
            number=numbers[seat],
            waiting=history is not None and history.table.is_waiting(seat),
            **result[seat],
        )
        for seat, place in enumerate(room.about.places)
    ]


@post("/api/me", guards=[rate_limit("change")])
async def remember(
    data: JSONBody[Remembered], hub: HubHere, visitor: VisitorHere
) -> Response[None]:
    """Remember what a link opens."""
    room, _ = await auth.let_in(hub, data.table, [data.token], visitor.known)
    await auth.keep_links(hub, room, [data.token], visitor.token)
    async with room.lock:
        _, [link] = await auth.let_in(hub, data.table, [data.token], visitor.token)
        await hub.store.remember(token_hash(visitor.token), data.table, link.role, link.seat)
    return await visitor.remember(hub, None)


@delete("/api/me/{table:str}", guards=[rate_limit("change")])
async def forget(table: InPath, hub: HubHere, visitor: VisitorHere) -> None:
    """Forget a table."""
    if visitor.known:
        await hub.store.forget(token_hash(visitor.known), table)
