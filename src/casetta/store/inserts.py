"""Entries of many tables, written by a few statements however many they are.

Every statement lets another thread in, which may keep this one waiting: a transaction of many
moves must not consist of many statements, and those that it needs go to the driver directly.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, update

from .rows import quick_json
from .schema import ENTRIES, TABLES

ADD_ENTRIES = insert(ENTRIES)
AFTER_ENTRIES = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        changed=bindparam("now"),
        clock=func.coalesce(bindparam("new_clock"), TABLES.c.clock),
        status=func.coalesce(bindparam("new_status"), TABLES.c.status),
    )
)
"""Made once: these two are run for a move that is written alone."""


COLUMNS = [column.name for column in ENTRIES.columns]
ONE_MORE = f"({', '.join('?' * len(COLUMNS))})"
MOST_ROWS = 512
"""Rows in one statement: SQLite knows no more than some 32,000 values."""
AFTER_ALL = """
UPDATE tables SET
    changed = json_extract(value, '$.now'),
    clock = coalesce(json_extract(value, '$.new_clock'), clock),
    status = coalesce(json_extract(value, '$.new_status'), status)
FROM json_each(?) WHERE tables.id = json_extract(value, '$.table')
"""
CAN_ADD_ALL = sqlite3.sqlite_version_info >= (3, 33)
"""Older ones know no UPDATE … FROM."""


class Addition(msgspec.Struct, frozen=True):
    """Entries of one table, and what follows from them."""

    rows: Sequence[dict[str, Any]]
    after: dict[str, Any] | None
    """What becomes of the table's own row; None if it may stay as it is."""

    def __call__(self, connection: Connection) -> None:
        """Add them alone."""
        connection.execute(ADD_ENTRIES, self.rows)
        if self.after is not None:
            connection.execute(AFTER_ENTRIES, self.after)


def add_all(connection: Connection, additions: Sequence[Addition]) -> None:
    """Add the entries of several tables in a transaction; if one does not fit, none is added."""
    rows = [row for addition in additions for row in addition.rows]
    after = [addition.after for addition in additions if addition.after is not None]
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN IMMEDIATE")
    try:
        for start in range(0, len(rows), MOST_ROWS):
            driver.execute(*_insertion(rows[start : start + MOST_ROWS]))
        if after:
            driver.execute(AFTER_ALL, (quick_json(after),))
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _insertion(rows: Sequence[dict[str, Any]]) -> tuple[str, list[Any]]:
    """One statement that adds rows, and its values."""
    places = ", ".join([ONE_MORE] * len(rows))
    values = [row[name] for row in rows for name in COLUMNS]
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {places}", values
