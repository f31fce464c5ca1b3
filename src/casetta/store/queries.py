"""What can be read from the database; each function wants a connection that reads.

All rows are fetched before any is looked at: a cursor left half-way at a damaged row would
keep its connection at an old moment of the database.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, func, select, text
from sqlalchemy.exc import DBAPIError

from ..table.log import Entry
from .errors import DamagedTable, damage_of, is_damage
from .rows import NO_SEAT, StoredChat, StoredLink, StoredTable, StoredVisit, entry_of, table_of
from .schema import CHAT, ENTRIES, LINKS, TABLES, UNFINISHED, VISITS

SUMMARY = [TABLES.c[name] for name in ("id", "game", "rules", "status", "about", "made", "changed")]
"""All that a list of tables needs; deals and secrets are left where they are."""

HANDED_OVER = (
    "SELECT 1 FROM entries INDEXED BY hand_overs WHERE table_id = {} AND kind = 'hand-over'"
)
"""Whether a seat of a table went to a bot or back; without the index whole logs would be read."""
ALL_HANDED_OVER = text(
    f"SELECT id FROM tables WHERE status = 'running' AND EXISTS ({HANDED_OVER.format('tables.id')})"
)
ONE_HANDED_OVER = text(HANDED_OVER.format(":id") + " LIMIT 1")


def read_table(connection: Connection, id: str) -> StoredTable | None:
    """A table without its log; None if there is no such table."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
    return None if row is None else table_of(row)


def read_entries(connection: Connection, id: str, after: int = 0) -> list[Entry]:
    """The log of a table after a version, in order."""
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.version)
    if after:
        wanted = wanted.where(ENTRIES.c.version > after)
    return [entry_of(row) for row in connection.execute(wanted).all()]


def read_ids(connection: Connection, *statuses: str) -> list[str]:
    """The names of all tables, or of those with a status."""
    wanted = select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)
    if statuses:
        wanted = wanted.where(TABLES.c.status.in_(statuses))
    return list(connection.execute(wanted).scalars())


Sorted: TypeAlias = tuple[list[StoredTable], dict[str, DamagedTable]]
"""Tables that are sound, and those whose row is damaged, by name."""


def read_unfinished(connection: Connection, status: str | None = None) -> Sorted:
    """All tables that wait or run, in one question."""
    statuses = UNFINISHED if status is None else (status,)
    wanted = select(*SUMMARY).where(TABLES.c.status.in_(statuses)).order_by(TABLES.c.made)
    try:
        return _sorted(connection.execute(wanted).all())
    except DBAPIError as error:
        if not is_damage(error):
            raise
    return _one_by_one(connection, statuses)


def _one_by_one(connection: Connection, statuses: Sequence[str]) -> Sorted:
    """The same where a part of the file is broken: names are read from an index of their own."""
    rows: list[Row[Any]] = []
    broken: dict[str, DamagedTable] = {}
    for id in connection.execute(select(TABLES.c.id)).scalars().all():
        wanted = select(*SUMMARY).where(TABLES.c.id == id, TABLES.c.status.in_(statuses))
        try:
            rows += connection.execute(wanted).all()
        except DBAPIError as error:
            if not is_damage(error):
                raise
            broken[id] = damage_of(id, error)
    sound, damaged = _sorted(rows)
    return sorted(sound, key=lambda table: table.made), damaged | broken


def _sorted(rows: Iterable[Row[Any]]) -> Sorted:
    """Rows as tables, and those that cannot be read."""
    sound: list[StoredTable] = []
    damaged: dict[str, DamagedTable] = {}
    for row in rows:
        try:
            sound.append(table_of(row))
        except DamagedTable as damage:
            damaged[row.id] = damage
    return sound, damaged


def read_handed_over(connection: Connection, ids: Sequence[str]) -> set[str]:
    """The running tables at which a seat went from a person to a bot or back.

    Where something is broken these tables are asked one by one; whoever cannot tell may be one.
    """
    try:
        return set(connection.execute(ALL_HANDED_OVER).scalars())
    except DBAPIError as error:
        if not is_damage(error):
            raise
    return {id for id in ids if _may_be_handed_over(connection, id)}


def _may_be_handed_over(connection: Connection, id: str) -> bool:
    try:
        return connection.execute(ONE_HANDED_OVER, {"id": id}).first() is not None
    except DBAPIError as error:
        if not is_damage(error):
            raise
        return True


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
