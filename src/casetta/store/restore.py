"""A stored table brought back to life: everything it says is checked."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from casetta import games
from casetta.contract.errors import Wrong

from ..table.history import History
from ..table.log import Entry
from .errors import DamagedTable
from .queries import read_entries, read_table
from .rows import StoredTable

ODD = (KeyError, TypeError, ValueError)
"""What a deal of another form than ours may raise."""


def read_history(connection: Connection, id: str) -> tuple[StoredTable, History | None]:
    """A table and its history; None as long as nothing was dealt.

    Raises DamagedTable for one that cannot be trusted, and another Wrong for one that is
    sound but not for this program.
    """
    stored = read_table(connection, id)
    if stored is None:
        raise Wrong("no-such-table")
    demand_known_rules(stored)
    entries = read_entries(connection, id)
    if stored.setup is None and not entries and stored.status == "waiting":
        return stored, None
    return stored, revived(stored, entries)


def demand_known_rules(stored: StoredTable) -> None:
    """Refuse a table of a newer casetta: it is sound, but not for this program."""
    known = games.load(stored.game).version
    if stored.rules > known:
        raise Wrong("table-newer", table=stored.id, version=stored.rules, known=known)


def revived(stored: StoredTable, entries: Sequence[Entry]) -> History:
    """The history of a stored table that has begun."""
    demand_known_rules(stored)
    try:
        history = History.restore(
            games.load(stored.game), stored.setup or {}, stored.players, entries
        )
    except Wrong as wrong:
        place = wrong.where or wrong.code
        raise DamagedTable("damaged-place", table=stored.id, place=place) from wrong
    except ODD as error:
        place = type(error).__name__
        raise DamagedTable("damaged-place", table=stored.id, place=place) from error
    if stored.status == "finished" and not history.table.is_over:
        raise DamagedTable("damaged-place", table=stored.id, place="status")
    return history
