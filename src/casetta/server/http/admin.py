"""What only the operator may do, over HTTP: come in, open the server, see and end what is amiss."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections import Counter
from pathlib import Path
from typing import Annotated, TypeAlias

from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from msgspec import Meta, convert

from casetta import __version__
from casetta.contract.errors import Wrong
from casetta.contract.shown import shown
from casetta.store.database import FILE
from casetta.store.overview import Search

from ...protocol.keep import Keep
from ...protocol.limits import Limits
from ...protocol.messages import Closed, Seat, Token, Viewer
from ..auth import Asked, HubHere, InPath, VisitorHere
from ..blocks import Block, Deed
from ..moderation import Moderation
from ..operator import COOKIE, SAFE_COOKIE, SESSION_SECONDS, metrics_only, operator_only
from ..rate_limit import client_key

ONLY = [operator_only]
MOST_LISTED = 500
"""Limits, reports and deeds that are told, the latest first."""
Moderating: TypeAlias = NamedDependency[SkipValidation[Moderation]]


# Coming in


class OperatorSecret(Closed):
    """What a browser comes in by: the ticket of an address that the server printed, or the key."""

    secret: Token


@post("/api/admin/session", status_code=204)
async def open_session(
    data: JSONBody[OperatorSecret], hub: HubHere, visitor: VisitorHere, request: Asked
) -> Response[None]:
    """Let a browser act as the operator for a while."""
    address = client_key(request.scope)
    session = hub.operator.new_session(data.secret, address)
    Moderation(hub, "browser").log("session", address)
    cookie = Cookie(
        SAFE_COOKIE if visitor.is_safe else COOKIE,
        value=session,
        httponly=True,
        samesite="strict",
        secure=visitor.is_safe,
        max_age=SESSION_SECONDS,
        path="/",
    )
    return Response(None, cookies=[cookie])


GONE = [
    Cookie(name, max_age=0, httponly=True, samesite="strict", secure=name == SAFE_COOKIE)
    for name in (COOKIE, SAFE_COOKIE)
]
"""Cookies that end at once."""


@delete("/api/admin/session", response_cookies=GONE)
async def close_session() -> None:
    """Let this browser be the operator's no longer."""


# The local network


class SharedAddress(Closed):
    """What others can be sent; null while nobody else can come in, or in no network."""

    url: str | None


@get("/api/others")
async def show_shared_address(state: State) -> SharedAddress:
    """Where others find this server, if it was opened to them."""
    return SharedAddress(url=state.network and state.network.shared_url)


@post("/api/others", guards=ONLY)
async def let_others_join(state: State, moderation: Moderating) -> SharedAddress:
    """Open the server to the local network."""
    if state.network is None or not state.network.may_open:
        raise Wrong("not-the-host")
    url = await state.network.let_others_join()
    moderation.log("open", url or "")
    return SharedAddress(url=url)


@delete("/api/others", status_code=200, guards=ONLY)
async def let_nobody_else_join(state: State, moderation: Moderating) -> SharedAddress:
    """Close what was opened so; whoever came in by it is sent away, to come back another way."""
    if state.network is not None:
        state.network.close_to_others()
    moderation.log("shut", "")
    return SharedAddress(url=state.network and state.network.shared_url)


# Metrics


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, guards=[metrics_only])
def show_metrics(hub: HubHere) -> bytes:
    """Figures for Prometheus."""
    return hub.metrics.text()


# What the console shows


class ServerStatus(Closed):
    """How the server is: nothing of it tells anything about a game."""

    version: str
    started: float
    now: float
    url: str | None
    """Where others find it; null while nobody else can come in."""
    sockets: int
    rooms: int
    """Tables in memory."""
    tables: dict[str, int]
    """All tables, by status."""
    queued_bytes: int
    loop_lag_seconds: float
    memory_bytes: int | None
    """Of the server's process; null where the system does not tell."""
    database_bytes: int
    disk_free_bytes: int | None
    keep: Keep
    limits: Limits


class AdminTable(Closed):
    """A table as the operator sees it."""

    table: str
    game: str
    status: str
    closed: bool
    silenced: list[Viewer]
    """Seats that the operator has muted; -1 for everybody."""
    names: list[str]
    sockets: int
    address: str | None
    """Of whoever made it, as long as that is kept."""
    made: float
    changed: float
    bytes: int


class TablePage(Closed):
    """Tables, the latest first; `before` is where the next page begins, null on the last.

    A page of a search looks at a bounded number of tables: it may be empty and not the last.
    """

    tables: list[AdminTable]
    before: int | None


class AdminConnection(Closed):
    """An open socket."""

    id: str
    address: str
    table: str | None
    seats: list[int]
    host: bool
    since: float
    queued_bytes: int


class AdminHit(Closed):
    """A limit that an address has hit."""

    address: str
    code: str
    times: int
    at: float


class AdminReport(Closed):
    """What a player told the operator about another."""

    number: int
    table: str
    seat: int
    name: str
    by_seat: int
    by_name: str
    text: str
    reason: str
    at: float


class TableMute(Closed):
    """Who may say nothing at a table, or may again."""

    seat: Seat | None = None
    """Null for everybody."""
    muted: bool = True


class NewBlock(Closed):
    """An address to be blocked, for some hours or, with null, for good."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


@get("/api/admin/status", guards=ONLY)
async def show_status(hub: HubHere, state: State) -> ServerStatus:
    """How the server is."""
    sizes = await asyncio.to_thread(disk_of, hub.folder)
    return ServerStatus(
        version=__version__,
        started=hub.started,
        now=hub.date(),
        url=state.network and state.network.shared_url,
        sockets=hub.connected,
        rooms=len(hub.rooms),
        tables=await hub.store.count_tables(),
        queued_bytes=sum(session.connection.queued_bytes for session in hub.sessions.values()),
        loop_lag_seconds=round(hub.metrics.last_lag, 4),
        memory_bytes=memory_used(),
        database_bytes=sizes[0],
        disk_free_bytes=sizes[1],
        keep=hub.keep,
        limits=hub.limits,
    )


@get("/api/admin/tables", guards=ONLY)
async def list_all_tables(
    hub: HubHere,
    search: FromQuery[Annotated[str, Meta(max_length=64)]] = "",
    status: FromQuery[Annotated[str, Meta(max_length=20)]] = "",
    before: FromQuery[int | None] = None,
    most: FromQuery[Annotated[int, Meta(ge=1, le=200)]] = 50,
) -> TablePage:
    """All tables, a page at a time; those of a status, or whose name, id or maker is searched."""
    wanted = Search(most=most, before=before, status=status, text=search.strip())
    found = await hub.store.list_tables(wanted)
    sockets = Counter(each.room.id for each in hub.sessions.values() if each.room is not None)
    tables = [
        AdminTable(
            table=row.id,
            game=row.game,
            status=row.status,
            closed=row.closed,
            silenced=row.silenced,
            names=row.names,
            sockets=sockets[row.id],
            address=row.address,
            made=row.made,
            changed=row.changed,
            bytes=row.bytes,
        )
        for row in found.tables
    ]
    return TablePage(tables=tables, before=found.before)


@get("/api/admin/connections", guards=ONLY)
async def list_connections(hub: HubHere) -> list[AdminConnection]:
    """All open sockets, the oldest first."""
    return [
        AdminConnection(
            id=each.connection.id,
            address=each.connection.address,
            table=each.room.id if each.room else None,
            seats=sorted(each.connection.seats),
            host=each.connection.host,
            since=each.since,
            queued_bytes=each.connection.queued_bytes,
        )
        for each in sorted(hub.sessions.values(), key=lambda session: session.since)
    ]


@get("/api/admin/limits", guards=ONLY)
async def list_limits_hit(hub: HubHere) -> list[AdminHit]:
    """Which limits were hit by whom, the latest first."""
    latest = hub.addresses.hits.latest()[:MOST_LISTED]
    return convert(latest, list[AdminHit], from_attributes=True)


@get("/api/admin/reports", guards=ONLY)
async def list_reports(hub: HubHere) -> list[AdminReport]:
    """What players told about others, the latest first."""
    return [
        AdminReport(
            number=each.number or 0,
            table=each.table_id,
            seat=each.seat,
            name=each.name,
            by_seat=each.by_seat,
            by_name=each.by_name,
            text=each.text,
            reason=each.reason,
            at=each.at,
        )
        for each in await hub.store.reports(MOST_LISTED)
    ]


@get("/api/admin/blocks", guards=ONLY)
async def list_blocks(hub: HubHere) -> list[Block]:
    """The addresses that are blocked, the latest first."""
    return hub.blocks.all()


@get("/api/admin/log", guards=ONLY)
async def show_log(hub: HubHere) -> list[Deed]:
    """What the operator did, the latest first."""
    return hub.admin_log.latest(MOST_LISTED)


# Deeds


@post("/api/admin/tables/{table:str}/close", status_code=204, guards=ONLY)
async def close_table(table: InPath, moderation: Moderating) -> None:
    """Send everybody away from a table and let nobody in; it is kept as it is."""
    await moderation.close_table(table)


@post("/api/admin/tables/{table:str}/reopen", status_code=204, guards=ONLY)
async def reopen_table(table: InPath, moderation: Moderating) -> None:
    """Let people in again at a table that was closed."""
    await moderation.reopen_table(table)


@delete("/api/admin/tables/{table:str}", guards=ONLY)
async def delete_table(table: InPath, moderation: Moderating) -> None:
    """Remove a table with all that belongs to it."""
    await moderation.delete_table(table)


@post("/api/admin/tables/{table:str}/mute", status_code=204, guards=ONLY)
async def mute_at_table(table: InPath, data: JSONBody[TableMute], moderation: Moderating) -> None:
    """Let a seat or everybody say nothing, or anything again; the host cannot undo it."""
    await moderation.silence(table, data.seat, muted=data.muted)


@delete("/api/admin/connections/{id:str}", guards=ONLY)
async def end_connection(id: InPath, moderation: Moderating) -> None:
    """Close a socket."""
    moderation.end_connection(id)


@post("/api/admin/blocks", guards=ONLY)
async def block_address(data: JSONBody[NewBlock], moderation: Moderating) -> Block:
    """Block an address, and close its sockets."""
    return moderation.block(data.address, data.hours, shown(data.why))


@delete("/api/admin/blocks", guards=ONLY)
async def unblock_address(
    address: FromQuery[Annotated[str, Meta(max_length=64)]], moderation: Moderating
) -> None:
    """Block an address no longer."""
    moderation.unblock(address)


@delete("/api/admin/reports/{number:int}", guards=ONLY)
async def resolve_report(number: FromPath[int], moderation: Moderating) -> None:
    """Remove a report that was dealt with."""
    await moderation.resolve_report(number)


# Privacy


@get("/api/privacy")
async def show_privacy(hub: HubHere) -> Keep:
    """After how many days without a change something is removed; null for never."""
    return hub.keep


# The machine


def disk_of(folder: Path | None) -> tuple[int, int | None]:
    """Bytes of the database with its logs, and bytes that are free on its disk."""
    if folder is None:
        return 0, None
    files = [file for file in folder.glob(f"{FILE}*") if file.is_file()]
    return sum(file.stat().st_size for file in files), shutil.disk_usage(folder).free


def memory_used() -> int | None:
    """Bytes of memory that this process uses now."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
