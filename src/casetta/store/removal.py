"""Tables that are removed whole: an entry stays as long as its table does."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete

from .schema import CHAT, ENTRIES, LINKS, TABLES, VISITS

LATER = "PRAGMA defer_foreign_keys = ON"
"""Until the transaction ends, the rest of a table may refer to a row that is gone."""


def remove_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove tables first, then all that belonged to them."""
    connection.exec_driver_sql(LATER)
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    for part in (ENTRIES, LINKS, CHAT, VISITS):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
