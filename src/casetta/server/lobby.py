"""The lobby: tables that wait for people, found by join code or in the list of open tables."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from itertools import dropwhile, islice

from casetta.store.store import Store, StoredTable

from ..protocol.bodies import OpenTable
from .rooms.metadata import OPEN, UNREADABLE, Metadata

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Twenty-four: without I and O, which look like numbers."""
MOST_LISTED = 100
"""Open tables that are told at a time."""
TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(10))


class Lobby:
    """Join codes of tables that have not begun, and the list of those that are public."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._codes: dict[str, str] = {}
        self._code_of: dict[str, str] = {}
        self._open: dict[str, OpenTable] = {}
        """The tables that anybody may join, the oldest first."""

    def table_with(self, code: str) -> str | None:
        return self._codes.get(code.strip().upper())

    def set_code(self, table: str, code: str | None) -> None:
        """A code leads to a table until its game starts, then none does."""
        self._codes.pop(self._code_of.pop(table, ""), None)
        if code is not None:
            self._codes[code] = table
            self._code_of[table] = code

    async def restore(self, tables: list[StoredTable]) -> None:
        """Find codes and open tables again when the server starts.

        A damaged table is put aside and stops nobody.
        """
        for row in tables:
            code = row.about.get("code")
            if isinstance(code, str):
                self.set_code(row.id, code)
            if row.status != "waiting":
                continue
            try:
                self.show(row.id, row.game, Metadata.read(row.about), is_waiting=True)
            except UNREADABLE as error:
                await self._store.quarantine(row.id, type(error).__name__)

    def free_code(self) -> str:
        """A code that no other table has, which people can read to each other."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
            if code not in self._codes:
                return code

    # The list of open tables

    def open_tables(self, after: str = "") -> list[OpenTable]:
        """A page of the list: those after a table, or the first ones."""
        tables: Iterable[OpenTable] = self._open.values()
        if after in self._open:
            behind = dropwhile(lambda each: each.table != after, tables)
            tables = islice(behind, 1, None)
        return list(islice(tables, MOST_LISTED))

    def show(self, table: str, game: str, about: Metadata, *, is_waiting: bool) -> None:
        """A table is listed as long as it waits and is public."""
        if not (is_waiting and about.policy.public):
            self._open.pop(table, None)
            return
        self._open[table] = OpenTable(
            table=table,
            game=game,
            options=about.options,
            names=[place.name for place in about.places],
            free=[seat for seat, each in enumerate(about.places) if each.player == OPEN],
        )

    def forget(self, table: str) -> None:
        """A table is gone."""
        self._open.pop(table, None)
        self.set_code(table, None)
