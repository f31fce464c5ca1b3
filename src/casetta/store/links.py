"""Who holds what at a table, as statements: links, and what browsers remember of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, update

from .rows import NO_SEAT
from .schema import LINKS, VISITS

NewLink = tuple[bytes, str, int | None]
"""SHA-256 of the token, role, seat."""
Visit = tuple[bytes, str, int | None]
"""SHA-256 of what a browser remembers itself by, role, seat."""


def add_links(connection: Connection, table: str, links: Sequence[NewLink]) -> None:
    """New links beside those there are."""
    if links:
        connection.execute(insert(LINKS), [_link_row(table, link) for link in links])


def renew_link(connection: Connection, table: str, link: NewLink) -> None:
    """A new link in place of the old ones for the same; browsers that held them hold nothing."""
    _, role, seat = link
    old = update(LINKS).where(LINKS.c.table_id == table, LINKS.c.role == role)
    old = old.where(LINKS.c.seat.is_(None) if seat is None else LINKS.c.seat == seat)
    connection.execute(old.values(revoked=True))
    add_links(connection, table, [link])
    held = delete(VISITS).where(VISITS.c.table_id == table, VISITS.c.role == role)
    connection.execute(held.where(VISITS.c.seat == (NO_SEAT if seat is None else seat)))


def remember(connection: Connection, table: str, visit: Visit | None) -> None:
    """A browser holds something at a table from now on, if there is a browser."""
    if visit is not None:
        known = insert(VISITS).prefix_with("OR REPLACE")
        connection.execute(known, _visit_row(table, visit))


def _link_row(table: str, link: NewLink) -> dict[str, Any]:
    hash, role, seat = link
    return {"hash": hash, "table_id": table, "role": role, "seat": seat, "revoked": False}


def _visit_row(table: str, visit: Visit) -> dict[str, Any]:
    visitor, role, seat = visit
    place = NO_SEAT if seat is None else seat
    return {"visitor": visitor, "table_id": table, "role": role, "seat": place, "at": time.time()}
