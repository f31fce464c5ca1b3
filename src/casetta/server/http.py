"""The HTTP interface: tables, seats, joining, records. docs/protocol.md tells it in words."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from casetta import games
from casetta.bots import names as bot_names
from casetta.kernel.state import NOBODY
from casetta.kernel.wrong import Wrong
from casetta.table import record
from casetta.words import LANGUAGES, Words

from .about import Place
from .doors import is_token, new_token, token_hash
from .hub import AVATARS, Hub, Link, check_face, check_policy, check_seat
from .messages import Closed, Links, Name, NewSeat, NewTable, People, Policy, Token, Waiting
from .rooms import MOST_WAITING, Room

COOKIE = "casetta"
YEAR = 365 * 86_400

Asked: TypeAlias = Request[Any, Any, Any]
InPath: TypeAlias = FromPath[str]
SeatInPath: TypeAlias = FromPath[int]


class Face(Closed):
    """How somebody is called and drawn."""

    name: Name
    avatar: str = ""


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

    status: str
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


class Position(Closed):
    """A position of a finished game."""

    version: int


class Remembered(Closed):
    """A table this browser remembers."""

    table: str
    token: Token


class SharedAddress(Closed):
    """What others can be sent; null where this machine is in no network."""

    url: str | None


class OneLink(Closed):
    """A link, shown once."""

    table: str
    link: str


def hub_of(state: State) -> Hub:
    """The tables."""
    hub = state.hub
    assert isinstance(hub, Hub)
    return hub


def address_of(request: Asked) -> str:
    """Where a request comes from, for its rate."""
    return request.client.host if request.client else "nowhere"


def visitor_of(request: Asked) -> str | None:
    """What this browser was told to remember itself by, if that is of our making."""
    visitor = request.cookies.get(COOKIE, "")
    return visitor if is_token(visitor) else None


async def holder(state: State, request: Asked, table: str) -> tuple[Room, Link]:
    """The room, and what the bearer of the request may do there."""
    hub = hub_of(state)
    bearer = request.headers.get("Authorization", "")
    if bearer.startswith("Bearer "):
        links = await hub.links_of(table, [bearer.removeprefix("Bearer ")])
        return await hub.room(table), links[0]
    visitor = visitor_of(request)
    if visitor:
        visits = [
            each for each in await hub.store.visits(token_hash(visitor)) if each.table_id == table
        ]
        for role in ("host", "seat", "spectator"):
            for visit in visits:
                if visit.role == role:
                    seat = NOBODY if visit.seat is None else visit.seat
                    return await hub.room(table), Link(table, role, seat)
    raise Wrong("no-such-link")


async def hosted(state: State, request: Asked, table: str) -> Room:
    """The room of its host; raises Wrong for others."""
    room, link = await holder(state, request, table)
    if link.role != "host":
        raise Wrong("not-the-host")
    return room


# Games


@get("/api/games", sync_to_thread=True)
def list_games(language: FromQuery[str] = "en") -> list[dict[str, Any]]:
    """What can be played, in words."""
    words = Words(language if language in LANGUAGES else "en")
    told = []
    for game in games.every():
        say = words.with_game(game.folder)
        options = [
            {
                "name": option.name,
                "title": say(f"option-{option.name}"),
                "detail": option.is_detail,
                "values": [
                    {"value": value, "text": say(f"option-{option.name}-{str(value).lower()}")}
                    for value in option.values
                ],
            }
            for option in game.options
        ]
        told.append(
            {
                "game": game.name,
                "title": say("game-title"),
                "sentence": say("game-sentence"),
                "seats": list(game.seats),
                "options": options,
                "bots": bot_names(game),
                "avatars": list(AVATARS),
            }
        )
    return told


# Tables


@post("/api/tables")
async def make_table(data: JSONBody[NewTable], state: State, request: Asked) -> Response[Links]:
    """Make a table; whoever makes it gets all its links, and the browser remembers the host."""
    hub = hub_of(state)
    if not hub.makes.take(address_of(request)):
        raise Wrong("too-many")
    _, links = await hub.make(data)
    assert links.host is not None
    return await remembered(hub, request, links, links.table, "host", None)


@get("/api/tables")
async def list_tables(state: State) -> list[dict[str, Any]]:
    """The tables that anybody may join."""
    return await hub_of(state).open_tables()


@get("/api/tables/{table:str}")
async def show_table(table: InPath, state: State, request: Asked) -> People:
    """The room, for whoever holds a link to it."""
    room, link = await holder(state, request, table)
    return room.people(host=link.role == "host")


@post("/api/tables/{table:str}/start")
async def start_table(table: InPath, state: State, request: Asked) -> People:
    """Begin the game."""
    room = await hosted(state, request, table)
    await room.start()
    return room.people(host=True)


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
    await room.change_place(seat, player=data.player, name=data.name.strip(), avatar=data.avatar)
    link = await hub_of(state).new_link(table, "seat", seat)
    return OneLink(table=table, link=link)


@post("/api/tables/{table:str}/link")
async def renew_link(table: InPath, state: State, request: Asked) -> OneLink:
    """A new link to what I hold, for another device; the old one opens nothing any more."""
    _, link = await holder(state, request, table)
    seat = None if link.seat == NOBODY else link.seat
    return OneLink(table=table, link=await hub_of(state).new_link(table, link.role, seat))


@post("/api/tables/{table:str}/links/{seat:int}")
async def renew_seat_link(table: InPath, seat: SeatInPath, state: State, request: Asked) -> OneLink:
    """The host takes a seat's link back and gets a new one."""
    room = await hosted(state, request, table)
    check_number(room, seat)
    return OneLink(table=table, link=await hub_of(state).new_link(table, "seat", seat))


@post("/api/tables/{table:str}/face")
async def set_face(table: InPath, data: JSONBody[Face], state: State, request: Asked) -> People:
    """My name and picture on my seat."""
    room, link = await holder(state, request, table)
    if link.role != "seat":
        raise Wrong("not-your-seat")
    if not hub_of(state).faces.take(address_of(request)):
        raise Wrong("too-many")
    name = shown_name(data.name, data.avatar)
    await room.change_place(link.seat, name=name, avatar=data.avatar)
    return room.people(host=False)


@post("/api/tables/{table:str}/policy")
async def set_policy(table: InPath, data: JSONBody[Policy], state: State, request: Asked) -> People:
    """What the host decides; the clock only before the start."""
    room = await hosted(state, request, table)
    check_policy(data, room.game)
    await room.change_policy(data)
    return room.people(host=True)


@post("/api/others")
async def let_others_join(state: State, request: Asked) -> SharedAddress:
    """Open the server to the local network; only somebody at this very machine may say so."""
    hub = hub_of(state)
    if hub.let_others_join is None or address_of(request) not in ("127.0.0.1", "::1"):
        raise Wrong("not-the-host")
    return SharedAddress(url=await hub.let_others_join())


# Joining


@post("/api/tables/{table:str}/claim")
async def claim_seat(
    table: InPath, data: JSONBody[Claim], state: State, request: Asked
) -> Response[OneLink]:
    """Take a free seat of a public table."""
    hub = hub_of(state)
    if not hub.joins.take(address_of(request)):
        raise Wrong("too-many")
    room = await hub.room(table)
    if room.status != "waiting" or not room.about.policy.public:
        raise Wrong("no-such-table")
    link = await give_seat(hub, room, data.seat, data.name, data.avatar)
    told = OneLink(table=table, link=link)
    return await remembered(hub, request, told, table, "seat", data.seat)


@post("/api/join")
async def join(data: JSONBody[JoinWish], state: State, request: Asked) -> JoinTicket:
    """Come to the waiting room of a table with its code."""
    hub = hub_of(state)
    if not hub.joins.take(address_of(request)):
        raise Wrong("too-many")
    id = hub.codes.get(data.code.strip().upper())
    if id is None:
        raise Wrong("no-such-code")
    room = await hub.room(id)
    name = shown_name(data.name, data.avatar)
    if room.status != "waiting":
        raise Wrong("no-such-code")
    if len(room.waiting) >= MOST_WAITING:
        raise Wrong("too-many")
    ticket = secrets.token_urlsafe(18)
    room.waiting[ticket] = Waiting(ticket=ticket, name=name, avatar=data.avatar)
    room.tell_people()
    return JoinTicket(table=id, ticket=ticket)


@get("/api/join/{table:str}/{ticket:str}")
async def ask_ticket(
    table: InPath, ticket: InPath, state: State, request: Asked
) -> Response[JoinAnswer]:
    """Whether the host has answered."""
    hub = hub_of(state)
    room = await hub.room(table)
    if ticket in room.waiting:
        return Response(JoinAnswer(status="waiting", table=table))
    if ticket not in room.let_in:
        raise Wrong("no-such-ticket")
    answer = room.let_in.pop(ticket)
    if answer is None:
        return Response(JoinAnswer(status="refused", table=table))
    seat, link = answer
    told = JoinAnswer(status="admitted", table=table, link=link)
    return await remembered(hub, request, told, table, "seat", seat)


@post("/api/tables/{table:str}/admit")
async def admit(table: InPath, data: JSONBody[Admission], state: State, request: Asked) -> People:
    """The host lets somebody in on a free seat, or sends them away."""
    room = await hosted(state, request, table)
    wish = room.waiting.pop(data.ticket, None)
    if wish is None:
        raise Wrong("no-such-ticket")
    if data.seat is None:
        room.let_in[data.ticket] = None
    else:
        try:
            link = await give_seat(hub_of(state), room, data.seat, wish.name, wish.avatar)
        except BaseException:
            room.waiting[data.ticket] = wish
            raise
        room.let_in[data.ticket] = (data.seat, link)
    room.tell_people()
    return room.people(host=True)


async def give_seat(hub: Hub, room: Room, seat: int, name: str, avatar: str) -> str:
    """Put somebody on a free seat; return the link."""
    check_number(room, seat)
    await room.take_place(seat, shown_name(name, avatar), avatar)
    return await hub.new_link(room.id, "seat", seat)


def check_number(room: Room, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(room.about.places):
        raise Wrong("not-found")


def shown_name(name: str, avatar: str) -> str:
    """The name of somebody as others see it; raises Wrong when they could not."""
    check_face(name, avatar)
    if not name.strip():
        raise Wrong("bad-request")
    return name.strip()


# After a game


@post("/api/tables/{table:str}/rematch")
async def rematch(table: InPath, state: State, request: Asked) -> Response[Links]:
    """The same people once more."""
    hub = hub_of(state)
    room = await hosted(state, request, table)
    _, links = await hub.rematch(room)
    return await remembered(hub, request, links, links.table, "host", None)


@post("/api/tables/{table:str}/same-deal")
async def same_deal(table: InPath, state: State, request: Asked) -> Response[Links]:
    """The same shuffle once more."""
    hub = hub_of(state)
    room, _ = await holder(state, request, table)
    _, links = await hub.same_deal(room)
    return await remembered(hub, request, links, links.table, "host", None)


@post("/api/tables/{table:str}/clone")
async def clone(
    table: InPath, data: JSONBody[Position], state: State, request: Asked
) -> Response[Links]:
    """Play on from a position of a finished game."""
    hub = hub_of(state)
    room, _ = await holder(state, request, table)
    _, links = await hub.clone(room, data.version)
    return await remembered(hub, request, links, links.table, "host", None)


@get("/api/tables/{table:str}/record", media_type="application/json")
async def show_record(table: InPath, state: State, request: Asked) -> bytes:
    """The record of a finished game, with everything that proves it."""
    room, _ = await holder(state, request, table)
    if room.status != "finished" or room.history is None:
        raise Wrong("not-finished")
    return record.as_bytes(record_of(room))


def record_of(room: Room) -> dict[str, Any]:
    """The record of a room's game."""
    history = room.running()
    names = [name_of(place) for place in room.about.places]
    proof = None if room.about.setup else room.proof()
    return record.export_history(history, names, proof)


def name_of(place: Place) -> str:
    """As a record calls a seat."""
    return place.name or place.player


# What this browser remembers


@get("/api/me")
async def my_tables(state: State, request: Asked) -> list[dict[str, Any]]:
    """The tables that this browser remembers."""
    hub = hub_of(state)
    visitor = visitor_of(request)
    if not visitor:
        return []
    return [
        {
            "table": each.table_id,
            "role": each.role,
            "seat": each.seat,
            "game": each.game,
            "status": each.status,
        }
        for each in await hub.store.visits(token_hash(visitor))
    ]


@post("/api/me")
async def remember(data: JSONBody[Remembered], state: State, request: Asked) -> Response[None]:
    """Remember what a link opens."""
    hub = hub_of(state)
    links = await hub.links_of(data.table, [data.token])
    seat = None if links[0].seat == NOBODY else links[0].seat
    return await remembered(hub, request, None, data.table, links[0].role, seat)


@delete("/api/me/{table:str}")
async def forget(table: InPath, state: State, request: Asked) -> None:
    """Forget a table."""
    visitor = visitor_of(request)
    if visitor:
        await hub_of(state).store.forget(token_hash(visitor), table)


async def remembered(
    hub: Hub, request: Asked, content: Any, table: str, role: str, seat: int | None
) -> Response[Any]:
    """An answer whose browser remembers a table from now on."""
    visitor = visitor_of(request) or new_token()
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


ROUTES = [
    list_games, make_table, list_tables, show_table, start_table, set_seat, renew_link,
    renew_seat_link, set_face, set_policy, claim_seat, join, ask_ticket, admit, rematch,
    same_deal, clone, let_others_join, show_record, my_tables, remember, forget,
]  # fmt: skip
