"""The SQL of a store's overview.

The length of a concealed move, or of a deal, may tell something, so of a game that runs only the
number of entries counts. A row whose JSON is damaged is listed without names and never due.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from .database import error_name, is_damage
from .overview import Due, OldKind, Page, Search, StoredSummary

ENTRY_BYTES = 200
"""What an entry is counted as, besides its body in a game that is over."""
LISTED = sa.text("""
SELECT rowid AS number, id, game, status, address, made, changed,
  CASE WHEN json_valid(about) THEN coalesce(json_extract(about, '$.closed'), 0) ELSE 0 END
    AS closed,
  CASE WHEN json_valid(about) THEN json_extract(about, '$.silenced') END AS silenced,
  CASE WHEN json_valid(about) THEN (
    SELECT json_group_array(coalesce(nullif(json_extract(about, fullkey || '.name'), ''),
      json_extract(about, fullkey || '.player'))) FROM json_each(about, '$.places')) END AS names,
  length(about) - CASE WHEN json_valid(about)
    THEN coalesce(length(json_extract(about, '$.setup')), 0) ELSE 0 END
  + coalesce((SELECT sum(:entry + CASE tables.status WHEN 'finished' THEN length(body) ELSE 0 END)
      FROM entries WHERE table_id = tables.id), 0)
  + coalesce((SELECT sum(length(text)) FROM chat WHERE table_id = tables.id), 0) AS bytes
FROM tables
WHERE rowid >= :first AND rowid < :before AND (:status = '' OR status = :status)
  AND (:text = '' OR id = :text OR address = :text OR game = :text
    OR CASE WHEN json_valid(about) THEN EXISTS (SELECT 1 FROM json_each(about, '$.places')
      WHERE instr(lower(json_extract(about, fullkey || '.name')), lower(:text))) END)
ORDER BY rowid DESC LIMIT :most
""")
BOUNDS = sa.text("""
SELECT (SELECT min(rowid) FROM tables) AS oldest, (SELECT max(rowid) FROM tables) AS latest,
  (SELECT rowid FROM tables WHERE id = :text) AS named
""")
HAS = sa.text("SELECT 1 FROM tables WHERE id = :id")
COUNTED = sa.text("SELECT status, count(*) FROM tables GROUP BY status")
IS_DUE = """
SELECT id FROM tables
WHERE {which} AND status IN :statuses AND changed < :before
  AND CASE WHEN json_valid(about) THEN
  coalesce(json_extract(about, '$.first'), 0) = :tutorial AND (:public IS NULL
    OR coalesce(json_extract(about, '$.policy.public'), 0) = :public) END
ORDER BY changed LIMIT :most
"""
STATUSES: sa.BindParameter[Any] = sa.bindparam("statuses", expanding=True)
DUE = sa.text(IS_DUE.format(which="TRUE")).bindparams(STATUSES)
ONE_DUE = sa.text(IS_DUE.format(which="id = :id")).bindparams(STATUSES)
"""Reads the row of one table alone: a broken one must not be taken for another."""
OLD: dict[OldKind, str] = {
    "chat": "SELECT table_id AS id, number FROM chat WHERE at < :before LIMIT :most",
    "reports": "SELECT number FROM reports WHERE at < :before LIMIT :most",
    "addresses": ("SELECT id FROM tables WHERE address IS NOT NULL AND made < :before LIMIT :most"),
}
FORGET: dict[OldKind, sa.TextClause] = {
    "chat": sa.text("DELETE FROM chat WHERE table_id = :id AND number = :number"),
    "reports": sa.text("DELETE FROM reports WHERE number = :number"),
    "addresses": sa.text("UPDATE tables SET address = NULL WHERE id = :id"),
}
"""What is done to each of the lines that are old."""


def read_listed(connection: Connection, search: Search) -> Page:
    """A page of tables, the latest first."""
    oldest, latest, named = connection.execute(BOUNDS, {"text": search.text}).one()
    window = search.window(oldest or 1, latest or 0, named)
    values: dict[str, int | str] = {"first": window.first, "before": window.before}
    values |= {"status": search.status, "text": search.text}
    values |= {"entry": ENTRY_BYTES, "most": search.most}
    rows = connection.execute(LISTED, values).all()
    return search.page([summary_of(row) for row in rows], window)


def summary_of(row: sa.Row[Any]) -> StoredSummary:
    values = row._asdict()
    values["closed"] = bool(row.closed)
    values["silenced"] = json.loads(row.silenced or "[]")
    values["names"] = [str(name) for name in json.loads(row.names or "[]") if name is not None]
    return StoredSummary(**values)


def read_counts(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    return {str(status): int(count) for status, count in connection.execute(COUNTED).all()}


def read_due(connection: Connection, due: Due, most: int) -> tuple[list[str], dict[str, str]]:
    """Some tables whose time has come, and those whose row is broken, with the damage.

    Where something is broken they are read one by one, by their names, which an index has too.
    """
    values: dict[str, object] = {"statuses": list(due.statuses), "before": due.before}
    values |= {"tutorial": due.is_tutorial, "public": due.is_public, "most": most}
    found, damage = _scalars(connection, DUE, values)
    if not damage:
        return found, {}
    broken: dict[str, str] = {}
    for id in connection.execute(sa.text("SELECT id FROM tables")).scalars().all():
        sound, damage = _scalars(connection, ONE_DUE, values | {"id": id})
        found += sound
        if damage:
            broken[id] = damage
    return found[:most], broken


def _scalars(
    connection: Connection, question: sa.TextClause, values: dict[str, object]
) -> tuple[list[str], str]:
    """The answers to a question, or the name of the damage that keeps it from being answered."""
    try:
        return list(connection.execute(question, values).scalars().all()), ""
    except DBAPIError as error:
        if not is_damage(error):
            raise
        return [], error_name(error)


def read_old(
    connection: Connection, kind: OldKind, before: float, most: int
) -> list[dict[str, object]]:
    """Some lines that are older than a time, as FORGET names them."""
    rows = connection.execute(sa.text(OLD[kind]), {"before": before, "most": most}).all()
    return [row._asdict() for row in rows]


def read_has(connection: Connection, id: str) -> bool:
    """Whether there is a row of this table, sound or not."""
    return connection.execute(HAS, {"id": id}).first() is not None
