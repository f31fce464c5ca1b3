"""Authentication: what bearer tokens and the browser's cookie open at a table; its language.

A link may be replaced while somebody comes in by it. So whoever is let in is looked up again
as long as anything was replaced meanwhile, and nothing is awaited after the last look.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.store.store import NotWritten, is_token, token_hash
from casetta.words import LANGUAGES

from .hub import Hub
from .rooms.links import Link, seats_of
from .rooms.room import Room

COOKIE = "casetta"
WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")
"""Of a language in Accept-Language (RFC 9110, 12.5.4)."""


def visitor_of(cookies: Mapping[str, str]) -> str | None:
    """The value of a browser's cookie, if it is of our making."""
    visitor = cookies.get(COOKIE, "")
    return visitor if is_token(visitor) else None


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
        seen = 0 if before is None else before.links.renewals
        if tokens:
            links = await links_of(hub, table, tokens)
        else:
            links = await links_remembered(hub, table, visitor)
            links = shown_to_all(links) if for_all else links
        room = await hub.room(table)
        if room is before and room.links.renewals == seen:
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
        while await room.seats.sit_down(seats_of(links)):
            room, links = await let_in(hub, table, tokens, visitor, for_all)
        return room, links
    return await let_in(hub, table, tokens, visitor, for_all)


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the browser likes best of those we speak; of equals the first."""
    best, liked = "en", 0.0
    for part in request.headers.get("Accept-Language", "").split(","):
        name, _, weight = part.partition(";")
        short = name.strip().split("-")[0].lower()
        if short in LANGUAGES and weight_of(weight) > liked:
            best, liked = short, weight_of(weight)
    return best


def weight_of(parameter: str) -> float:
    """How much a language is wanted, from 0 to 1; one of no or of unreadable weight very much."""
    found = WEIGHT.fullmatch(parameter.strip())
    return min(1.0, float(found[1])) if found else 1.0
