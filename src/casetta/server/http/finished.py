"""After a game, over HTTP: rematch, same deal, another way on, record, positions, review."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from casetta.contract.errors import Wrong
from casetta.table import chronicle, record
from casetta.table.history import History
from casetta.table.standing import PERSON

from ...protocol.bodies import ANSWERS, Links, OneLink, Past
from ...protocol.limits import demand_short
from ...protocol.messages import DRAWN, Closed, MoveText, Phrase, Seat, Version, Viewer, Volatile
from ...protocol.messages import State as StateTold
from .. import rematch as following
from ..hub import Hub
from ..rooms.room import Room
from ..workers.reviews import Status
from .dependencies import (
    Asked,
    HolderHere,
    HostRoom,
    HubHere,
    InPath,
    Visitor,
    rate_limit,
    remembered,
)

RECORD = "The record: docs/record.md tells what stands in one."
REVIEW = "As `casetta review --json` tells it."


class ReviewAnswer(Closed):
    """The state of a review, and its content as `casetta review --json` prints it."""

    status: Status
    review: Annotated[dict[str, Any] | None, Meta(description=REVIEW)] = None
    done: Annotated[int, Volatile] = 0
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
    view: Annotated[dict[str, Any], Meta(description=DRAWN)]
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
    table: InPath, hub: HubHere, room: HostRoom, visitor: Visitor, request: Asked
) -> Response[Links]:
    """The same people once more; whoever asks again is told of the same table."""
    return remembered(request, await following.rematch(hub, room, visitor), visitor)


@post("/api/tables/{table:str}/next", guards=[rate_limit("table")])
async def follow(
    table: InPath, hub: HubHere, holder: HolderHere, visitor: Visitor, request: Asked
) -> Response[OneLink]:
    """My own link at the table of the rematch."""
    return remembered(request, await following.follow(hub, *holder, visitor), visitor)


@post("/api/tables/{table:str}/same-deal", guards=[rate_limit("table")])
async def same_deal(
    table: InPath, hub: HubHere, holder: HolderHere, visitor: Visitor, request: Asked
) -> Response[Links]:
    """The same shuffle once more."""
    return remembered(request, await following.same_deal(hub, holder.room, visitor), visitor)


@post("/api/tables/{table:str}/clone", guards=[rate_limit("table")])
async def clone(
    table: InPath,
    data: JSONBody[Position],
    hub: HubHere,
    holder: HolderHere,
    visitor: Visitor,
    request: Asked,
) -> Response[Links]:
    """Play on from a position of a finished game."""
    links = await following.clone(hub, holder.room, data.version, visitor)
    return remembered(request, links, visitor)


# Looking back


@get(
    "/api/tables/{table:str}/record",
    media_type="application/json",
    responses={200: ResponseSpec(dict[str, Any], description=RECORD, generate_examples=False)},
)
async def show_record(table: InPath, hub: HubHere, holder: HolderHere) -> bytes:
    """The record of a finished game, with everything that proves it."""
    return record.as_bytes(await finished_record(hub, holder.room))


@get(
    "/api/tables/{table:str}/moments",
    media_type="application/json",
    guards=[rate_limit("question")],
)
async def show_moments(
    table: InPath, hub: HubHere, holder: HolderHere, eyes: FromQuery[str] = "all"
) -> list[Moment]:
    """Every position of a finished game, through the eyes of a seat, of a spectator or of all."""
    history = holder.room.finished()
    seats = ["-1", *map(str, range(len(history.players)))]
    if eyes not in (chronicle.ALL, *seats):
        raise Wrong("bad-request")
    through = eyes if eyes == chronicle.ALL else int(eyes)
    moments = await hub.replays.run(chronicle.moments, history, through)
    return [Moment(**moment) for moment in moments]


@post("/api/tables/{table:str}/past", status_code=200, guards=[rate_limit("question")])
async def ask_the_past(
    table: InPath, data: JSONBody[PastQuestion], hub: HubHere, holder: HolderHere
) -> Past:
    """What a seat could do and know at some moment of a finished game."""
    demand_short(data.move, hub.limits.move_characters)
    history = holder.room.finished()
    if max(data.seat, data.of or 0) >= len(history.players):
        raise Wrong("bad-request")
    answer = await hub.replays.run(looked_back, history, data)
    kind: Any = StateTold if data.about == "state" else ANSWERS[data.about]
    return cast("Past", msgspec.convert(answer, kind))


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
async def show_review(table: InPath, hub: HubHere, holder: HolderHere) -> ReviewAnswer:
    """The review of a finished game, if somebody wanted one."""
    game = await finished_record(hub, holder.room)
    return review_answer(hub, game, *await hub.reviews.find(game))


@post("/api/tables/{table:str}/review", status_code=200, guards=[rate_limit("question")])
async def want_review(table: InPath, hub: HubHere, holder: HolderHere) -> ReviewAnswer:
    """The same; one that there is not is made as soon as it is its turn."""
    game = await finished_record(hub, holder.room)
    return review_answer(hub, game, *await hub.reviews.want(game))


def review_answer(
    hub: Hub, game: dict[str, Any], status: Status, found: dict[str, Any] | None
) -> ReviewAnswer:
    """How things are about a review, and how far it is."""
    done, of = hub.reviews.progress(game)
    return ReviewAnswer(status=status, review=found, done=done, of=of)


async def finished_record(hub: Hub, room: Room) -> dict[str, Any]:
    """The record of a game that is over, played again for its digests; raises Wrong for others."""
    room.finished()
    return await hub.replays.run(record_of, room)


def record_of(room: Room) -> dict[str, Any]:
    """The record of a room's game."""
    names = [place.name or place.player for place in room.about.places]
    fair = None if room.about.setup else room.proof()
    return record.export_history(room.running(), names, fair)


AFTER_ROUTES = [
    rematch, follow, same_deal, clone, show_record, show_moments, ask_the_past,
    show_review, want_review,
]  # fmt: skip
