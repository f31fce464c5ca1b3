"""The form of the database: its tables, rows as values and back, questions and statements.

All rows of a question are fetched before any is looked at: a cursor left half-way at a damaged
row would keep its connection at an old moment of the database.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Table,
    Text,
    UniqueConstraint,
    delete,
    false,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong

from ..table.history import History
from ..table.log import Entry
from .database import damage_of, is_damage
from .store import (
    STATUSES,
    UNFINISHED,
    DamagedTable,
    EntryRefused,
    NewLink,
    StoredChat,
    StoredLink,
    StoredTable,
    StoredVisit,
    Visit,
    demand_known_rules,
    history_of,
)

REVISION = "0002"
"""The revision of migrations/ that this program works with."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("setup", Text),
    Column("secret", LargeBinary),
    Column("clock", Text),
    Column("damage", Text),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    CheckConstraint(f"status IN {STATUSES}", name="known_status"),
    Index("tables_by_status", "status"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("table_id", "client_id"),
    Index("hand_overs", "table_id", sqlite_where=text("kind = 'hand-over'")),
    sqlite_with_rowid=False,
)
"""Triggers let in nothing but the next version, no change, and no removal without the table."""

LINKS = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
    Column("revoked", Boolean, nullable=False, server_default=false()),
    Index("links_by_table", "table_id"),
)
"""Of a link only the SHA-256 of its token is stored."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

VISITS = Table(
    "visits",
    METADATA,
    Column("visitor", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("role", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""What browsers hold: the SHA-256 of the cookie, the table, the role, the seat (-1 for none)."""
NO_SEAT = -1


# Rows as values, and values as rows


_short = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

IN_JSON = ("about", "setup", "clock")
"""Columns of a table that hold JSON; decoded row by row, so that damage stays in its row."""

KINDS = {"game": str, "rules": int, "status": str, "secret": bytes | None}
"""What other columns hold; SQLite itself does not insist on it."""


def table_of(row: Row[Any]) -> StoredTable:
    """A row as a table; raises DamagedTable if it cannot be read."""
    values = row._asdict()
    for name in IN_JSON:
        if values.get(name) is not None:
            values[name] = _object(values[name], str(row.id), name)
    for name, kind in KINDS.items():
        if name in values and not isinstance(values[name], kind):
            raise DamagedTable("damaged-place", table=str(row.id), place=name)
    return StoredTable(**values)


def entry_of(row: Row[Any]) -> Entry:
    """A row as an entry of a log; raises DamagedTable if it cannot be read."""
    body = _object(row.body, row.table_id, f"entry {row.version}")
    return Entry(row.version, row.kind, row.seat, body, row.client_id, row.hash)


def entry_row(table_id: str, entry: Entry, at: float) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": table_id,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": as_json(entry.body) if entry.kind != "move" else quick_json(entry.body),
        "client_id": entry.id,
        "at": at,
        "hash": entry.hash,
    }


def table_columns(columns: Mapping[str, Any]) -> dict[str, Any]:
    """Columns of a table with what is JSON as text."""
    return {
        name: as_json(value) if name in IN_JSON and value is not None else value
        for name, value in columns.items()
    }


def as_json(value: Mapping[str, Any] | Sequence[Any]) -> str:
    """A value as short text."""
    return _short(value)


def quick_json(value: Mapping[str, Any] | Sequence[Any]) -> str:
    """The same where nothing but texts and ordinary numbers occur: moves are many."""
    return msgspec.json.encode(value).decode()


def _object(text: Any, table: str, place: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise DamagedTable("damaged-place", table=table, place=place) from error
    if not isinstance(value, dict):
        raise DamagedTable("damaged-place", table=table, place=place)
    return value


# Questions, for a connection that reads


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


def read_history(connection: Connection, id: str) -> tuple[StoredTable, History | None]:
    """A table and its history; None as long as nothing was dealt."""
    stored = read_table(connection, id)
    if stored is None:
        raise Wrong("no-such-table")
    demand_known_rules(stored)
    return stored, history_of(stored, read_entries(connection, id))


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


# Statements, for the connection that writes


def set_table(connection: Connection, id: str, values: dict[str, Any]) -> None:
    """Change columns of a table that is there."""
    done = connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))
    if done.rowcount != 1:
        raise EntryRefused("no-such-table")


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


LATER = "PRAGMA defer_foreign_keys = ON"
"""Until the transaction ends, the rest of a table may refer to a row that is gone."""


def remove_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove tables first, then all that belonged to them."""
    connection.exec_driver_sql(LATER)
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    for part in (ENTRIES, LINKS, CHAT, VISITS):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
