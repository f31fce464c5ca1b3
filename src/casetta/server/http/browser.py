"""What a browser remembers, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.store.store import StoredVisit, token_hash

from ...protocol.types import Closed, Seat, Token, Volatile
from ..hub import Hub
from ..rooms.links import let_in
from .auth import Asked, InPath, browser_of, hub_of, remembered, visitor_of

MOST_TOLD = 50
"""Tables that a browser is reminded of, the latest first."""


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


@get("/api/me")
async def my_tables(state: State, request: Asked) -> list[MyTable]:
    """The tables that this browser remembers."""
    hub = hub_of(state)
    visitor = visitor_of(request.cookies)
    if not visitor:
        return []
    visits = await hub.store.visits(token_hash(visitor))
    return [await told_of(hub, visit) for visit in visits[:MOST_TOLD]]


async def told_of(hub: Hub, visit: StoredVisit) -> MyTable:
    """What a browser holds at a table, who plays there, and whether its seat is waited for."""
    told = MyTable(
        table=visit.table_id,
        role=visit.role,  # type: ignore[arg-type]
        seat=visit.seat,
        game=visit.game,
        status=visit.status,  # type: ignore[arg-type]
        changed=visit.changed,
        names=[],
        waiting=False,
    )
    if visit.status not in ("waiting", "running"):
        return told
    try:
        room = await hub.room(visit.table_id)
    except Wrong:
        return told
    is_waited_for = (
        room.history is not None
        and visit.seat is not None
        and room.history.table.is_waiting(visit.seat)
    )
    names = [place.name or place.player for place in room.about.places]
    return msgspec.structs.replace(told, names=names, waiting=is_waited_for)


@post("/api/me")
async def remember(data: JSONBody[Remembered], state: State, request: Asked) -> Response[None]:
    """Remember what a link opens."""
    hub, visitor = hub_of(state), browser_of(request)
    room, _ = await let_in(hub, data.table, [data.token], None)
    async with room.lock:
        _, [link] = await let_in(hub, data.table, [data.token], None)
        seat = None if link.seat == NOBODY else link.seat
        await hub.store.remember(token_hash(visitor), data.table, link.role, seat)
    return remembered(request, None, visitor)


@delete("/api/me/{table:str}")
async def forget(table: InPath, state: State, request: Asked) -> None:
    """Forget a table."""
    visitor = visitor_of(request.cookies)
    if visitor:
        await hub_of(state).store.forget(token_hash(visitor), table)


MEMORY_ROUTES = [my_tables, remember, forget]
