"""What links open, and how they are replaced: what comes with a new link is written in one step.

A link may be replaced while somebody comes in by it. So whoever is let in is looked up again
as long as anything was replaced meanwhile, and nothing is awaited after the last look.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.store.errors import NotWritten
from casetta.store.store import NewLink, new_token, token_hash

from ...protocol.bodies import Links
from .broadcast import tell_people
from .metadata import About
from .seating import for_somebody_else, sit_down

if TYPE_CHECKING:
    from ..hub import Hub
    from .room import Room


@dataclass(frozen=True, slots=True)
class Link:
    """What a token opens."""

    table: str
    role: str
    """`host`, `seat` or `spectator`."""
    seat: int = NOBODY


def new_links(table: str, seats: int, given: Mapping[str, str]) -> Links:
    """The links of a new table: for its host, its spectators and each seat; some may be given."""

    def token(name: str) -> str:
        return given.get(name) or new_token()

    each = {str(seat): token(str(seat)) for seat in range(seats)}
    return Links(table=table, host=token("host"), seats=each, spectator=token("spectator"))


def stored(links: Links) -> list[NewLink]:
    """The same as the store keeps them."""
    common = {"host": links.host, "spectator": links.spectator}
    rows: list[NewLink] = [
        (token_hash(token), role, None) for role, token in common.items() if token
    ]
    return rows + [(token_hash(token), "seat", int(seat)) for seat, token in links.seats.items()]


async def links_of(hub: Hub, table: str, tokens: Sequence[str]) -> list[Link]:
    """What these tokens open at a table; raises Wrong if one is unknown there.

    Those that were replaced are left out, unless there are no others.
    """
    found = []
    for token in tokens:
        row = await hub.store.find_link(token_hash(token))
        if row is None or row.table_id != table:
            raise Wrong("no-such-link")
        if not row.revoked:
            found.append(Link(table, row.role, NOBODY if row.seat is None else row.seat))
    if not found:
        raise Wrong("link-revoked")
    return found


async def links_remembered(hub: Hub, table: str, visitor: str | None) -> list[Link]:
    """What a browser remembers of a table; raises Wrong if that is nothing."""
    visits = await hub.store.visits(token_hash(visitor)) if visitor else []
    found = [
        Link(table, each.role, NOBODY if each.seat is None else each.seat)
        for each in visits
        if each.table_id == table
    ]
    if not found:
        raise Wrong("no-such-link")
    return found


def shown_to_all(links: list[Link]) -> list[Link]:
    """What a screen that all see holds of what its browser remembers: a seat only if need be."""
    return [link for link in links if link.role != "seat"] or links


async def let_in(
    hub: Hub, table: str, tokens: Sequence[str], visitor: str | None, for_all: bool = False
) -> tuple[Room, list[Link]]:
    """A room, and what these tokens open there now; without any, what the browser remembers.

    `for_all` is a screen that everybody sees.
    """
    while True:
        before = hub.rooms.get(table)
        seen = 0 if before is None else before.renewals
        if tokens:
            links = await links_of(hub, table, tokens)
        else:
            links = await links_remembered(hub, table, visitor)
            links = shown_to_all(links) if for_all else links
        room = await hub.room(table)
        if room is before and room.renewals == seen:
            break
    if all(link.role == "spectator" for link in links) and not room.about.policy.spectators:
        raise Wrong("no-such-link")
    return room, links


async def come_in(
    hub: Hub, table: str, tokens: Sequence[str], visitor: str | None, for_all: bool = False
) -> tuple[Room, list[Link]]:
    """The same for whoever stays: a free seat is theirs, unless nothing can be written now."""
    room, links = await let_in(hub, table, tokens, visitor, for_all)
    with suppress(NotWritten):
        while await sit_down(room, seats_of(links)):
            room, links = await let_in(hub, table, tokens, visitor, for_all)
        return room, links
    return await let_in(hub, table, tokens, visitor, for_all)


def seats_of(links: Sequence[Link]) -> frozenset[int]:
    """The seats that links open."""
    return frozenset(link.seat for link in links if link.role == "seat")


async def renew(
    room: Room,
    role: str,
    seat: int | None,
    *,
    visitor: str | None = None,
    changed: Callable[[About], Mapping[str, Any]] | None = None,
    still: Callable[[], Awaitable[object]] | None = None,
) -> str:
    """A new link in place of the old ones, which open nothing any more, also in browsers.

    The visitor's browser remembers the new one. `changed` is what else becomes known about the
    table; `still` asks whether whoever wants all this may. Both may raise Wrong.
    """
    token = new_token()
    async with room.lock:
        if still is not None:
            await still()
        about = msgspec.structs.replace(room.about, **(changed(room.about) if changed else {}))
        if role == "seat" and seat is not None:
            about = for_somebody_else(room, about, seat)
        remembers = None if visitor is None else token_hash(visitor)
        told = None if about == room.about else about.told()
        await room.hub.store.renew_link(room.id, role, seat, token_hash(token), remembers, told)
        room.about = about
        room.renewals += 1
        room.send_away(role, seat)
        if role == "seat":
            room.let_in = {
                ticket: None if answer is not None and answer[0] == seat else answer
                for ticket, answer in room.let_in.items()
            }
    tell_people(room)
    return token


async def further(room: Room, role: str, seat: int | None, visitor: str | None) -> str:
    """One more link to the same, remembered by the visitor's browser; those there are go on."""
    token = new_token()
    visit = None if visitor is None else (token_hash(visitor), role, seat)
    await room.hub.store.add_links(room.id, [(token_hash(token), role, seat)], visit)
    return token
