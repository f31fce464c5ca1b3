"""The lobby: tables that wait for people, found by join code or in the list of open tables."""

from __future__ import annotations

import secrets

from casetta.store.store import Store, StoredTable

from ..protocol.bodies import OpenTable
from .rate_limit import SharedAnswer
from .rooms.metadata import OPEN, UNREADABLE, Metadata

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Twenty-four: without I and O, which look like numbers."""
TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(10))


class Lobby:
    """Join codes of tables that have not begun, and the list of those that are public."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._codes: dict[str, str] = {}
        self.open_tables = SharedAnswer(self._find_open_tables)
        """The tables that anybody may join."""

    def table_with(self, code: str) -> str | None:
        return self._codes.get(code.strip().upper())

    def set_code(self, table: str, code: str | None) -> None:
        """A code leads to a table until its game starts, then none does."""
        self._codes = {each: id for each, id in self._codes.items() if id != table}
        if code is not None:
            self._codes[code] = table

    def restore(self, tables: list[StoredTable]) -> None:
        """Find the codes of stored tables again when the server starts."""
        for row in tables:
            code = row.about.get("code")
            if isinstance(code, str):
                self._codes[code] = row.id

    def free_code(self) -> str:
        """A code that no other table has, which people can read to each other."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
            if code not in self._codes:
                return code

    async def _find_open_tables(self) -> list[OpenTable]:
        """Ask the store; a damaged table is put aside and stops nobody."""
        tables = []
        for row in await self._store.unfinished(status="waiting"):
            try:
                about = Metadata.read(row.about)
            except UNREADABLE as error:
                await self._store.quarantine(row.id, type(error).__name__)
                continue
            if about.policy.public:
                found = OpenTable(
                    table=row.id,
                    game=row.game,
                    options=about.options,
                    names=[place.name for place in about.places],
                    free=[seat for seat, each in enumerate(about.places) if each.player == OPEN],
                )
                tables.append(found)
        return tables
