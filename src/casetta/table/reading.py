"""What can be read from the database; each function wants a connection that reads.

All rows are fetched before any is looked at: a cursor left half-way at a damaged row would
keep its connection at an old moment of the database.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, select

from .log import Entry
from .refusals import DamagedTable
from .rows import NO_SEAT, StoredChat, StoredLink, StoredTable, StoredVisit, entry_of, table_of
from .schema import CHAT, ENTRIES, LINKS, TABLES, UNFINISHED, VISITS

SUMMARY = [TABLES.c[name] for name in ("id", "game", "rules", "status", "about", "made", "changed")]
"""All that a list of tables needs; deals and secrets are left where they are."""


def read_table(connection: Connection, id: str) -> StoredTable | None:
    """A table without its log; None if there is no such table."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
    return None if row is None else table_of(row)


def read_entries(connection: Connection, id: str) -> list[Entry]:
    """The log of a table, in order."""
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)
    return [entry_of(row) for row in connection.execute(wanted).all()]


def read_ids(connection: Connection, *statuses: str) -> list[str]:
    """The names of all tables, or of those with a status."""
    wanted = select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)
    if statuses:
        wanted = wanted.where(TABLES.c.status.in_(statuses))
    return list(connection.execute(wanted).scalars())


def read_unfinished(
    connection: Connection, status: str | None = None
) -> tuple[list[StoredTable], dict[str, DamagedTable]]:
    """All tables that wait or run, in one question; and those whose row is damaged, by name."""
    statuses = UNFINISHED if status is None else (status,)
    wanted = select(*SUMMARY).where(TABLES.c.status.in_(statuses)).order_by(TABLES.c.made)
    sound: list[StoredTable] = []
    damaged: dict[str, DamagedTable] = {}
    for row in connection.execute(wanted).all():
        _sort_in(row, sound, damaged)
    return sound, damaged


def _sort_in(row: Row[Any], sound: list[StoredTable], damaged: dict[str, DamagedTable]) -> None:
    try:
        sound.append(table_of(row))
    except DamagedTable as damage:
        damaged[row.id] = damage


def read_handed_over(connection: Connection) -> set[str]:
    """The running tables at which a seat went from a person to a bot or back."""
    joined = TABLES.join(ENTRIES, TABLES.c.id == ENTRIES.c.table_id)
    wanted = select(TABLES.c.id).select_from(joined).distinct()
    wanted = wanted.where(TABLES.c.status == "running", ENTRIES.c.kind == "hand-over")
    return set(connection.execute(wanted).scalars())


def read_link(connection: Connection, hash: bytes) -> StoredLink | None:
    """What a link opens; None if there is no such link."""
    columns = (LINKS.c.table_id, LINKS.c.role, LINKS.c.seat, LINKS.c.revoked)
    row = connection.execute(select(*columns).where(LINKS.c.hash == hash)).one_or_none()
    return None if row is None else StoredLink(*row)


def read_links(connection: Connection, table_id: str) -> list[StoredLink]:
    """All links of a table, revoked ones too."""
    columns = (LINKS.c.table_id, LINKS.c.role, LINKS.c.seat, LINKS.c.revoked)
    wanted = select(*columns).where(LINKS.c.table_id == table_id)
    return [StoredLink(*row) for row in connection.execute(wanted).all()]


def read_chat(connection: Connection, table_id: str, after: int) -> list[StoredChat]:
    """What was said at a table after a number, in order."""
    columns = (CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    wanted = select(*columns).where(CHAT.c.table_id == table_id, CHAT.c.number > after)
    return [StoredChat(*row) for row in connection.execute(wanted.order_by(CHAT.c.number)).all()]


def read_last_chats(connection: Connection, table_id: str, most: int) -> list[StoredChat]:
    """The last things said at a table, in order."""
    last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table_id)
    return read_chat(connection, table_id, connection.execute(last).scalar_one() - most)


def read_visits(connection: Connection, visitor: bytes) -> list[StoredVisit]:
    """What a browser holds, the latest first."""
    columns = (
        VISITS.c.table_id, VISITS.c.role, VISITS.c.seat,
        TABLES.c.game, TABLES.c.status, TABLES.c.changed,
    )  # fmt: skip
    joined = VISITS.join(TABLES, VISITS.c.table_id == TABLES.c.id)
    wanted = select(*columns).select_from(joined).where(VISITS.c.visitor == visitor)
    rows = connection.execute(wanted.order_by(VISITS.c.at.desc())).all()
    return [
        StoredVisit(table, role, None if seat == NO_SEAT else seat, *of_table)
        for table, role, seat, *of_table in rows
    ]
