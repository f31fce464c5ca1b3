"""After a game, over HTTP: rematch, same deal, another way on, record, positions, review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong
from casetta.table import record
from casetta.table.first import Turn
from casetta.table.history import ALL, History
from casetta.table.standing import PERSON

from ...protocol import messages
from ...protocol.bodies import (
    ANSWERS,
    First,
    Links,
    NewSeat,
    NewTable,
    OneLink,
    Past,
    WhoBegins,
)
from ...protocol.limits import demand_short
from ...protocol.messages import Closed, MoveText, Phrase, Seat, Version, Viewer
from ..auth import HolderHere, HostRoom, HubHere, Visitor, VisitorHere
from ..fair_queue import Asker
from ..hub import Hub, Opening
from ..lobby import new_table_id
from ..rate_limit import demand, rate_limit
from ..reviews import TOO_MANY, Status
from ..rooms.metadata import Place
from ..rooms.room import Room
from ..socket.questions import LOOKS

RECORD = ResponseSpec(
    dict[str, Any],
    description="The record: docs/record.md tells what stands in one.",
    generate_examples=False,
)


class ReviewAnswer(Closed):
    """The state of a review, and its content as `casetta review --json` prints it."""

    status: Status
    review: Annotated[
        dict[str, Any] | None, Meta(description="As `casetta review --json` tells it.")
    ] = None
    done: Annotated[int, messages.Volatile] = 0
    """Events that are judged, while it is made."""
    of: int = 0


class Position(Closed):
    """A position of a finished game."""

    version: int


class Moment(Closed):
    """A position of a finished game: the deal, or after a move."""

    version: Version
    """Of the move; 0 for the deal."""
    seat: Viewer
    move: str | None
    view: Annotated[dict[str, Any], Meta(description=messages.DRAWN)]
    points: list[int]
    """Of each seat, as far as these eyes see."""
    phrases: list[Phrase]
    """The move in words."""


class PastQuestion(Closed):
    """A question about a position of a finished game, from a seat: as over the socket."""

    version: Version
    seat: Seat
    about: Literal["state", "check", "legal", "live", "picture", "phrases"] = "state"
    of: Seat | None = None
    """For `live`: whose points, as far as the seat knew them."""
    move: MoveText = ""
    most: Annotated[int, Meta(ge=1, le=500)] = 50


# New tables


@post("/api/tables/{table:str}/rematch", guards=[rate_limit("table")])
async def rematch(
    hub: HubHere, room: HostRoom, visitor: VisitorHere, data: JSONBody[WhoBegins | None] = None
) -> Response[Links]:
    """The same people once more; whoever asks again is told of the same table."""
    first = None if data is None else data.first
    return await visitor.remember(hub, await make_rematch(hub, room, visitor, first))


async def make_rematch(hub: Hub, room: Room, visitor: Visitor, first: First = None) -> Links:
    """The table of the rematch, written together with the word of where it is.

    Places move on by one: whoever moved second begins now, unless `first` says otherwise. A host
    who asks again gets a further link; those of the others are known as long as they are in memory.
    """
    room.finished()
    async with room.lock:
        known = await next_of(hub, room)
        if known is not None:
            links = room.next_links or Links(table=known.id)
            host = await known.seats.add_link("host", visitor=visitor.token)
            return msgspec.structs.replace(links, host=host)
        id, seats = new_table_id(), len(room.about.places)
        about = msgspec.structs.replace(room.about, next_table=id)
        turn = Turn(1 % seats, seats)
        heirs = {seat: turn.seat(seat) for seat in range(seats)}
        opening = Opening(
            id=id,
            before=room.id,
            heirs=heirs,
            numbers=turn.order(numbers_of(room)),
            about_before=about.to_dict(),
            visitor=visitor.token,
            address=visitor.address,
        )
        new = again(room, turn.order(room.about.places))
        _, links = await hub.make(msgspec.structs.replace(new, first=first), opening)
        room.followed_by(about, links)
    return links


async def next_of(hub: Hub, room: Room) -> Room | None:
    """The room of the rematch, if there is one that can be opened."""
    if room.about.next_table is None:
        return None
    try:
        return await hub.room(room.about.next_table)
    except Wrong as wrong:
        if wrong.code in ("no-such-table", "table-damaged"):
            return None
        raise


def numbers_of(room: Room) -> list[int]:
    """What the people at a table that is over are numbered by."""
    return room.about.numbers(is_waiting=False)


def again(room: Room, places: Sequence[Place]) -> NewTable:
    """A table like this one, with these people."""
    seats = [NewSeat(player=place.player, name=place.name, avatar=place.avatar) for place in places]
    return NewTable(
        game=room.game.name,
        seats=seats,
        options=dict(room.about.options),
        policy=room.about.policy,
        content=room.about.content,
    )


@post("/api/tables/{table:str}/next", guards=[rate_limit("table")])
async def follow(hub: HubHere, holder: HolderHere, visitor: VisitorHere) -> Response[OneLink]:
    """My own link at the table of the rematch."""
    room, link = holder
    if room.about.next_table is None:
        raise Wrong("no-rematch")
    new = await hub.room(room.about.next_table)
    async with new.lock:
        # A seat goes to whoever held it before, as long as the host gave it to nobody else.
        seat = None if link.seat is None else new.about.heirs.get(link.seat)
        if link.role == "seat" and seat is None:
            raise Wrong("seat-taken")
        if seat is not None and visitor.known is not None:
            token = await new.seats.follow(seat, visitor.token)
        else:
            token = await new.seats.add_link(link.role, seat, visitor.token)
    return await visitor.remember(hub, OneLink(table=new.id, link=token))


@post("/api/tables/{table:str}/same-deal", guards=[rate_limit("table")])
async def same_deal(hub: HubHere, holder: HolderHere, visitor: VisitorHere) -> Response[Links]:
    """The same shuffle once more."""
    return await begin_from(hub, holder.room, dict(holder.room.finished().setup), visitor)


@post("/api/tables/{table:str}/clone", guards=[rate_limit("table")])
async def clone(
    data: JSONBody[Position], hub: HubHere, holder: HolderHere, visitor: VisitorHere
) -> Response[Links]:
    """Play on from a position of a finished game."""
    room = holder.room
    setup = room.finished().drawing_at(data.version)
    if room.game.rules.waiting(room.game.text.setup(setup)[0]) == 0:
        raise Wrong("game-over")
    return await begin_from(hub, room, setup, visitor)


async def begin_from(
    hub: Hub, room: Room, setup: dict[str, Any], visitor: Visitor
) -> Response[Links]:
    """A table like this one that begins with a position."""
    opening = Opening(
        setup=setup,
        before=room.id,
        numbers=numbers_of(room),
        visitor=visitor.token,
        address=visitor.address,
    )
    _, links = await hub.make(again(room, room.about.places), opening)
    return await visitor.remember(hub, links)


# Looking back


@get(
    "/api/tables/{table:str}/record",
    media_type="application/json",
    responses={200: RECORD},
    guards=[rate_limit("question")],
)
async def show_record(hub: HubHere, holder: HolderHere, visitor: VisitorHere) -> bytes:
    """The record of a finished game, with everything that proves it."""
    return record.as_bytes(await finished_record(hub, holder.room, visitor))


@get(
    "/api/tables/{table:str}/moments",
    media_type="application/json",
    guards=[rate_limit("question")],
)
async def show_moments(
    hub: HubHere, holder: HolderHere, visitor: VisitorHere, eyes: FromQuery[str] = "all"
) -> list[Moment]:
    """Every position of a finished game, through the eyes of a seat, of a spectator or of all."""
    history = holder.room.finished()
    seats = ["-1", *map(str, range(len(history.players)))]
    if eyes not in (ALL, *seats):
        raise Wrong("bad-request")
    through = eyes if eyes == ALL else int(eyes)
    moments = await hub.replays.run(asker_of(visitor, holder.room), history.moments, through)
    return [Moment(**moment) for moment in moments]


@post("/api/tables/{table:str}/past", status_code=200, guards=[rate_limit("question")])
async def ask_the_past(
    data: JSONBody[PastQuestion], hub: HubHere, holder: HolderHere, visitor: VisitorHere
) -> Past:
    """What a seat could do and know at some moment of a finished game."""
    demand_short(data.move, hub.limits.move_characters)
    history = holder.room.finished()
    if max(data.seat, data.of or 0) >= len(history.players):
        raise Wrong("bad-request")
    asker = asker_of(visitor, holder.room)
    answer = await hub.replays.run(asker, looked_back, history, data)
    kind: Any = messages.State if data.about == "state" else ANSWERS[data.about]
    return cast("Past", msgspec.convert(answer, kind))


def looked_back(history: History, asked: PastQuestion) -> dict[str, Any]:
    """The answer from a table that begins at that moment, with people on all seats."""
    setup, seat = history.drawing_at(asked.version), asked.seat
    past = History(history.game, setup, [PERSON] * len(history.players))
    if asked.about == "state":
        return past.state_for(seat)
    return LOOKS[asked.about](past, seat, asked, seat if asked.of is None else asked.of)


@get("/api/tables/{table:str}/review", guards=[rate_limit("question")])
async def show_review(hub: HubHere, holder: HolderHere, visitor: VisitorHere) -> ReviewAnswer:
    """The review of a finished game, if somebody wanted one."""
    game = await finished_record(hub, holder.room, visitor)
    found = await hub.reviews.find(holder.room.id, game)
    return review_answer(hub, holder.room, game, found)


@post("/api/tables/{table:str}/review", status_code=200, guards=[rate_limit("question")])
async def want_review(hub: HubHere, holder: HolderHere, visitor: VisitorHere) -> ReviewAnswer:
    """The same; one that there is not is made as soon as it is its turn."""
    game = await finished_record(hub, holder.room, visitor)
    found = await hub.reviews.find(holder.room.id, game)
    if found[0] in ("none", "failed"):
        demand(hub.addresses.reviews.of(visitor.address), TOO_MANY)
        found = await hub.reviews.want(game, asker_of(visitor, holder.room))
    return review_answer(hub, holder.room, game, found)


def review_answer(
    hub: Hub, room: Room, game: dict[str, Any], found: tuple[Status, dict[str, Any] | None]
) -> ReviewAnswer:
    done, of = hub.reviews.progress(room.id, game)
    return ReviewAnswer(status=found[0], review=found[1], done=done, of=of)


async def finished_record(hub: Hub, room: Room, visitor: Visitor) -> dict[str, Any]:
    """The record of a game that is over, played again for its digests; raises Wrong for others."""
    names = [place.name or place.player for place in room.about.places]
    fair, who = None if room.about.setup else room.proof(), room.about.first_player
    asker = asker_of(visitor, room)
    began = None if who is None else msgspec.structs.asdict(who)
    return await hub.replays.run(asker, record.export_history, room.finished(), names, fair, began)


def asker_of(visitor: Visitor, room: Room) -> Asker:
    return Asker(visitor.address, room.id)
