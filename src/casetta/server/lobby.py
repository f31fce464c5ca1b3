"""The lobby: tables that wait for people, found by join code or in the list of open tables."""

from __future__ import annotations

from casetta.store.store import Store, StoredTable

from ..protocol.bodies import OpenTable
from .ids import new_code
from .rate_limit import SharedAnswer
from .rooms.metadata import UNREADABLE, Metadata


class Lobby:
    """Join codes of tables that have not begun, and the list of those that are public."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._codes: dict[str, str] = {}
        self._open_tables = SharedAnswer(self._find_open_tables)

    def table_with(self, code: str) -> str | None:
        """The table that a join code leads to."""
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
        """A code that no other table has."""
        code = new_code()
        while code in self._codes:
            code = new_code()
        return code

    async def open_tables(self) -> list[OpenTable]:
        """The tables that anybody may join; concurrent requests share one answer."""
        return await self._open_tables.get()

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
                tables.append(listed(row, about))
        return tables


def listed(row: StoredTable, about: Metadata) -> OpenTable:
    """A table as strangers see it."""
    return OpenTable(
        table=row.id,
        game=row.game,
        options=about.options,
        names=[place.name for place in about.places],
        free=[seat for seat, place in enumerate(about.places) if place.player == "open"],
    )
