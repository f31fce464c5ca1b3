"""What follows a game, over HTTP: once more, the same deal, another way on, its record."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong
from casetta.table import chronicle, record
from casetta.table.history import History
from casetta.table.standing import PERSON

from ...protocol.answers import ANSWERS, Past
from ...protocol.bodies import Links, OneLink
from ...protocol.limits import demand_short
from ...protocol.messages import Phrase
from ...protocol.messages import State as StateTold
from ...protocol.types import DRAWN, Closed, MoveText, Seat, Version, Viewer, Volatile
from ..hub import Hub
from ..rooms import rematch as following
from ..rooms.broadcast import proof
from ..rooms.metadata import Place
from ..rooms.room import Room
from ..security import address_in
from ..workers.reviews import Status
from .auth import Asked, InPath, browser_of, holder, hosted, hub_of, maker, remembered

RECORD = "The record: docs/record.md tells what stands in one."
REVIEW = "As `casetta review --json` tells it."


class ReviewTold(Closed):
    """How things are about a review: `casetta review` tells what stands in one."""

    status: Status
    review: Annotated[dict[str, Any] | None, Meta(description=REVIEW)] = None
    done: Annotated[int, Volatile] = 0
    """Events that are judged, while it is made."""
    of: int = 0


class Position(Closed):
    """A position of a finished game."""

    version: int


@post("/api/tables/{table:str}/rematch")
async def rematch(table: InPath, state: State, request: Asked) -> Response[Links]:
    """The same people once more; whoever asks again is told of the same table."""
    room, visitor = await hosted(state, request, table), browser_of(request)
    following.demand_finished(room)
    links = await following.rematch(maker(state, request), room, visitor)
    return remembered(request, links, visitor)


@post("/api/tables/{table:str}/next")
async def follow(table: InPath, state: State, request: Asked) -> Response[OneLink]:
    """My own link at the table of the rematch."""
    hub, visitor = maker(state, request), browser_of(request)
    room, held = await holder(state, request, table)
    return remembered(request, await following.follow(hub, room, held, visitor), visitor)


@post("/api/tables/{table:str}/same-deal")
async def same_deal(table: InPath, state: State, request: Asked) -> Response[Links]:
    """The same shuffle once more."""
    (room, _), visitor = await holder(state, request, table), browser_of(request)
    following.demand_finished(room)
    links = await following.same_deal(maker(state, request), room, visitor)
    return remembered(request, links, visitor)


@post("/api/tables/{table:str}/clone")
async def clone(
    table: InPath, data: JSONBody[Position], state: State, request: Asked
) -> Response[Links]:
    """Play on from a position of a finished game."""
    (room, _), visitor = await holder(state, request, table), browser_of(request)
    following.demand_finished(room)
    links = await following.clone(maker(state, request), room, data.version, visitor)
    return remembered(request, links, visitor)


@get(
    "/api/tables/{table:str}/record",
    media_type="application/json",
    responses={200: ResponseSpec(dict[str, Any], description=RECORD, generate_examples=False)},
)
async def show_record(table: InPath, state: State, request: Asked) -> bytes:
    """The record of a finished game, with everything that proves it."""
    room, _ = await holder(state, request, table)
    return record.as_bytes(await finished_record(hub_of(state), room))


class Moment(Closed):
    """A position of a finished game: the deal, or after a move."""

    version: Version
    """Of the move; 0 for the deal."""
    seat: Viewer
    move: str | None
    view: Annotated[dict[str, Any], Meta(description=DRAWN)]
    points: list[int]
    """Of each seat, as far as these eyes see."""
    phrases: list[Phrase]
    """The move in words."""


@get("/api/tables/{table:str}/moments", media_type="application/json")
async def show_moments(
    table: InPath, state: State, request: Asked, eyes: FromQuery[str] = "all"
) -> list[Moment]:
    """Every position of a finished game, through the eyes of a seat, of a spectator or of all."""
    hub = hub_of(state)
    if not hub.asks.take(address_in(request.scope)):
        raise Wrong("too-many")
    room, _ = await holder(state, request, table)
    if room.status != "finished" or room.history is None:
        raise Wrong("not-finished")
    seats = ["-1", *map(str, range(len(room.about.places)))]
    if eyes not in (chronicle.ALL, *seats):
        raise Wrong("bad-request")
    through = eyes if eyes == chronicle.ALL else int(eyes)
    told = await hub.slowly.do(chronicle.moments, room.history, through)
    return [Moment(**moment) for moment in told]


class PastQuestion(Closed):
    """A question about a position of a finished game, from a seat: as over the socket."""

    version: Version
    seat: Seat
    about: Literal["state", "check", "legal", "live", "picture", "phrases"] = "state"
    of: Seat | None = None
    """For `live`: whose points, as far as the seat knew them."""
    move: MoveText = ""
    most: Annotated[int, Meta(ge=1, le=500)] = 50


@post("/api/tables/{table:str}/past", status_code=200)
async def ask_the_past(
    table: InPath, data: JSONBody[PastQuestion], state: State, request: Asked
) -> Past:
    """What a seat could do and know at some moment of a finished game."""
    hub = hub_of(state)
    if not hub.asks.take(address_in(request.scope)):
        raise Wrong("too-many")
    demand_short(data.move, hub.limits.move_characters)
    room, _ = await holder(state, request, table)
    if room.status != "finished" or room.history is None:
        raise Wrong("not-finished")
    if max(data.seat, data.of or 0) >= len(room.about.places):
        raise Wrong("bad-request")
    told = await hub.slowly.do(looked_back, room.history, data)
    kind: Any = StateTold if data.about == "state" else ANSWERS[data.about]
    return cast("Past", msgspec.convert(told, kind))


def looked_back(history: History, asked: PastQuestion) -> dict[str, Any]:
    """The answer from a table that begins at that moment, with people on all seats."""
    setup = history.drawing_at(asked.version)
    past = History(history.game, setup, [PERSON] * len(history.players))
    seat = asked.seat
    if asked.about == "check":
        return past.check(seat, asked.move)
    if asked.about == "legal":
        return {"legal": past.some_legal(seat, asked.move, asked.most)}
    if asked.about == "live":
        return past.live(seat, seat if asked.of is None else asked.of)
    if asked.about == "picture":
        return {"picture": past.game.text.picture(past.table.view(seat), seat)}
    if asked.about == "phrases":
        return {"phrases": past.phrases_ahead(seat, asked.move)}
    return past.state_for(seat)


@get("/api/tables/{table:str}/review")
async def show_review(table: InPath, state: State, request: Asked) -> ReviewTold:
    """The review of a finished game, if somebody wanted one."""
    room, _ = await holder(state, request, table)
    hub = hub_of(state)
    game = await finished_record(hub, room)
    return review_told(hub, game, *await hub.reviews.find(game))


@post("/api/tables/{table:str}/review", status_code=200)
async def want_review(table: InPath, state: State, request: Asked) -> ReviewTold:
    """The same; one that there is not is made as soon as it is its turn."""
    hub = hub_of(state)
    if not hub.asks.take(address_in(request.scope)):
        raise Wrong("too-many")
    room, _ = await holder(state, request, table)
    game = await finished_record(hub, room)
    return review_told(hub, game, *await hub.reviews.want(game))


def review_told(
    hub: Hub, game: dict[str, Any], status: Status, found: dict[str, Any] | None
) -> ReviewTold:
    """How things are about a review, and how far it is."""
    done, of = hub.reviews.progress(game)
    return ReviewTold(status=status, review=found, done=done, of=of)


async def finished_record(hub: Hub, room: Room) -> dict[str, Any]:
    """The record of a game that is over, played again for its digests; raises Wrong for others."""
    if room.status != "finished" or room.history is None:
        raise Wrong("not-finished")
    return await hub.slowly.do(record_of, room)


def record_of(room: Room) -> dict[str, Any]:
    """The record of a room's game."""
    history = room.running()
    names = [name_of(place) for place in room.about.places]
    fair = None if room.about.setup else proof(room)
    return record.export_history(history, names, fair)


def name_of(place: Place) -> str:
    """As a record calls a seat."""
    return place.name or place.player


AFTER_ROUTES = [
    rematch, follow, same_deal, clone, show_record, show_moments, ask_the_past,
    show_review, want_review,
]  # fmt: skip
