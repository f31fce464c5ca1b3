"""The SQL of a store: rows as values and back, questions and statements.

`migrations/` says what the database looks like. All rows of a question are fetched before any is
looked at: a cursor left half-way at a damaged row would keep its connection at an old moment of
the database.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong

from ..table.first import Turn
from ..table.history import History
from ..table.log import Entry
from . import store
from .database import error_name, is_damage
from .store import DamagedTable, EntryRefused, NewLink, StoredTable, Visit, damaged

REVISION = "0004"
"""The revision of migrations/ that this program works with."""


def _table(name: str, *columns: str) -> sa.TableClause:
    """What statements know of a table; `migrations/` has the rest."""
    return sa.table(name, *map(sa.column, columns))


TABLES = _table(
    "tables",
    *("id", "game", "rules", "status", "about", "setup", "secret", "clock"),
    *("damage", "made", "changed", "address"),
)
ENTRIES = _table(
    "entries", "table_id", "version", "kind", "seat", "body", "client_id", "at", "hash"
)
"""Triggers let in nothing but the next version, no change, and no removal without the table."""
LINKS = _table("links", "hash", "table_id", "role", "seat", "revoked", "own")
"""Of a link only the SHA-256 of its token is stored."""
CHAT = _table("chat", "table_id", "number", "seat", "name", "text", "at", "kind")
VISITS = _table("visits", "visitor", "table_id", "role", "seat", "at")
"""What browsers hold: the SHA-256 of the cookie, the table, the role, the seat (-1 for none)."""
NO_SEAT = -1
REPORTS = _table(
    "reports",
    *("table_id", "seat", "name", "by_seat", "by_name", "line", "text", "reason", "at", "number"),
)


# Rows as values, and values as rows


IN_JSON = ("about", "setup", "clock")
"""Columns of a table that hold JSON; decoded row by row, so that damage stays in its row."""

KINDS = {
    "game": str, "rules": int, "status": str, "secret": bytes | None, "address": str | None,
}  # fmt: skip
"""What other columns hold; SQLite itself does not insist on it."""


def table_of(row: Row[Any]) -> StoredTable:
    """A row as a table; raises DamagedTable if it cannot be read."""
    values = row._asdict()
    for name in IN_JSON:
        if values.get(name) is not None:
            values[name] = _object(values[name], str(row.id), name)
    for name, kind in KINDS.items():
        if name in values and not isinstance(values[name], kind):
            raise damaged(str(row.id), name)
    return StoredTable(**values)


def entry_of(row: Row[Any]) -> Entry:
    """A row as an entry of a log; raises DamagedTable if it cannot be read."""
    body = _object(row.body, row.table_id, f"entry {row.version}")
    return Entry(row.version, row.kind, row.seat, body, row.client_id, row.hash)


def entry_row(table_id: str, entry: Entry, at: float) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": as_json(entry.body),
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
    return msgspec.json.encode(value).decode()


def _object(text: Any, table: str, place: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise damaged(table, place) from error
    if not isinstance(value, dict):
        raise damaged(table, place)
    return value


# Questions, for a connection that reads


SUMMARY = select(
    *(TABLES.c[name] for name in ("id", "game", "rules", "status", "about", "made", "changed")),
    TABLES.c.address,
)
"""All that a list of tables needs; deals and secrets are left where they are."""
OPENED = select(
    *(LINKS.c.table_id, LINKS.c.role, LINKS.c.seat),
    *(sa.type_coerce(LINKS.c[name], sa.Boolean) for name in ("revoked", "own")),
)
"""What links open, as `StoredLink` tells it."""
SAID = select(*(CHAT.c[name] for name in ("number", "seat", "name", "text", "at", "kind")))
"""What was said, as `StoredChat` tells it."""
REPORTED = select(*REPORTS.c).order_by(REPORTS.c.number.desc())
"""What was reported, as `StoredReport` tells it, the latest first."""
HELD = (
    select(VISITS.c.table_id, VISITS.c.role, sa.func.nullif(VISITS.c.seat, NO_SEAT))
    .add_columns(TABLES.c.game, TABLES.c.status, TABLES.c.changed)
    .join_from(VISITS, TABLES, VISITS.c.table_id == TABLES.c.id)
    .order_by(VISITS.c.at.desc())
)
"""What browsers hold, as `StoredVisit` tells it, the latest first."""

HANDED_OVER = (
    "SELECT 1 FROM entries INDEXED BY hand_overs WHERE table_id = {} AND kind = 'hand-over'"
)
"""Whether a seat of a table went to a bot or back; without the index whole logs would be read."""
ALL_HANDED_OVER = sa.text(
    f"SELECT id FROM tables WHERE status = 'running' AND EXISTS ({HANDED_OVER.format('tables.id')})"
)
ONE_HANDED_OVER = sa.text(HANDED_OVER.format(":id") + " LIMIT 1")


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
    store.demand_known_rules(stored)
    return stored, store.history_of(stored, read_entries(connection, id))


def read_ids(connection: Connection, statuses: Sequence[str] = ()) -> list[str]:
    """The names of all tables, or of those with a status."""
    wanted = select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)
    if statuses:
        wanted = wanted.where(TABLES.c.status.in_(statuses))
    return list(connection.execute(wanted).scalars())


Sorted: TypeAlias = tuple[list[StoredTable], dict[str, DamagedTable]]
"""Tables that are sound, and those whose row is damaged, by name."""


def read_unfinished(connection: Connection, status: str | None = None) -> Sorted:
    """All tables that wait or run, in one question.

    Where a part of the file is broken, names are read from an index of their own and then row by
    row what belongs to them.
    """
    statuses = store.UNFINISHED if status is None else (status,)
    wanted = SUMMARY.where(TABLES.c.status.in_(statuses)).order_by(TABLES.c.made)
    rows, fault = _rows(connection, wanted)
    sound: list[StoredTable] = []
    damage: dict[str, DamagedTable] = {}
    for id in connection.execute(select(TABLES.c.id)).scalars().all() if fault else ():
        found, broken = _rows(connection, wanted.where(TABLES.c.id == id))
        rows += found
        if broken:
            damage[id] = damaged(id, broken)
    for row in rows:
        try:
            sound.append(table_of(row))
        except DamagedTable as wrong:
            damage[row.id] = wrong
    return sorted(sound, key=lambda table: table.made) if fault else sound, damage


def read_handed_over(connection: Connection, ids: Sequence[str]) -> set[str]:
    """The running tables at which a seat went from a person to a bot or back.

    Where something is broken they are read one by one; one that cannot be read counts too.
    """
    rows, broken = _rows(connection, ALL_HANDED_OVER)
    if not broken:
        return {row.id for row in rows}
    return {id for id in ids if any(_rows(connection, ONE_HANDED_OVER, id=id))}


def _rows(
    connection: Connection, question: sa.Executable, **values: str
) -> tuple[list[Row[Any]], str]:
    """The answer to a question, or the name of the damage that keeps it from being answered."""
    try:
        return list(connection.execute(question, values).all()), ""
    except DBAPIError as error:
        if not is_damage(error):
            raise
        return [], error_name(error)


# Statements, for the connection that writes


def set_table(connection: Connection, id: str, values: dict[str, Any]) -> None:
    """Change columns of a table that is there."""
    done = connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(values))
    if done.rowcount != 1:
        raise EntryRefused("no-such-table")


NAMING_SEATS = (LINKS.c.seat, VISITS.c.seat, CHAT.c.seat, REPORTS.c.seat, REPORTS.c.by_seat)
"""Columns that say whom something belongs to or is about."""
APART = 100
"""While they are turned, seats are counted from here: no two may be the same in between."""


def begin_table(connection: Connection, id: str, turn: Turn, values: dict[str, Any]) -> None:
    """Change columns of a table that begins, and turn its places into seats unless it has begun."""
    waits = select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.status == "waiting")
    if turn.first and connection.execute(waits).one_or_none() is not None:
        for column in NAMING_SEATS:
            _turn(connection, id, turn, column)
    set_table(connection, id, values)


def _turn(connection: Connection, id: str, turn: Turn, column: Any) -> None:
    ours = sa.update(column.table).where(column.table.c.table_id == id)
    seat = (column + turn.seats - turn.first) % turn.seats
    connection.execute(ours.where(column >= 0).values({column.name: APART + seat}))
    connection.execute(ours.where(column >= APART).values({column.name: column - APART}))


def add_links(
    connection: Connection,
    table: str,
    links: Sequence[NewLink],
    visit: Visit | None,
    *,
    own: bool = False,
) -> bool:
    """New links beside those there are, and a browser that holds something from now on, if any.

    Own links take the place of those to the same that the host knows; whether there were any.
    """
    replaced = own and any(_replace_known(connection, table, *link[1:]) for link in links)
    if links:
        same = {"table_id": table, "revoked": False, "own": own}
        rows = [{"hash": hash, "role": role, "seat": seat, **same} for hash, role, seat in links]
        connection.execute(sa.insert(LINKS), rows)
    if visit is not None:
        visitor, role, seat = visit
        row = {"visitor": visitor, "table_id": table, "role": role, "at": time.time()}
        row["seat"] = NO_SEAT if seat is None else seat
        connection.execute(sa.insert(VISITS).prefix_with("OR REPLACE"), row)
    return replaced


def _replace_known(connection: Connection, table: str, role: str, seat: int | None) -> bool:
    """Revoke links to something if the host knows one of them; whether that was so."""
    known = select(LINKS.c.hash).where(LINKS.c.table_id == table, LINKS.c.role == role)
    known = known.where(LINKS.c.seat.is_not_distinct_from(seat), ~LINKS.c.revoked, ~LINKS.c.own)
    if connection.execute(known.limit(1)).one_or_none() is None:
        return False
    revoke(connection, table, role, seat)
    return True


def revoke(connection: Connection, table: str, role: str, seat: int | None) -> None:
    """Let all links to something open nothing any more, and browsers that held it hold nothing."""
    old = sa.update(LINKS).where(LINKS.c.table_id == table, LINKS.c.role == role)
    connection.execute(old.where(LINKS.c.seat.is_not_distinct_from(seat)).values(revoked=True))
    held = sa.delete(VISITS).where(VISITS.c.table_id == table, VISITS.c.role == role)
    connection.execute(held.where(VISITS.c.seat == (NO_SEAT if seat is None else seat)))


def revoke_link(connection: Connection, hash: bytes) -> None:
    """Let one link open nothing any more."""
    connection.execute(sa.update(LINKS).where(LINKS.c.hash == hash).values(revoked=True))


LATER = "PRAGMA defer_foreign_keys = ON"
"""Until the transaction ends, the rest of a table may refer to a row that is gone."""


def remove_tables(connection: Connection, ids: Sequence[str], *, reports: bool) -> None:
    """Remove tables first, then all that belonged to them, perhaps with what was reported there."""
    connection.exec_driver_sql(LATER)
    connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids)))
    for part in (ENTRIES, LINKS, CHAT, VISITS, *([REPORTS] if reports else [])):
        connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
