"""A store in memory: for tests, and for tables that nobody wants to keep.

It refuses what the other store refuses. What goes in and comes out is copied, so that nobody
changes what is stored without saying so.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

from casetta.contract.errors import Wrong

from ..table.first import Turn
from ..table.history import History
from ..table.log import Entry
from . import store as stores
from .overview import Due, OldKind, Page, Search, StoredSummary
from .store import (
    EntryRefused,
    Json,
    NewLink,
    StoredChat,
    StoredLink,
    StoredReport,
    StoredTable,
    StoredVisit,
    Visit,
)


class MemoryStore(stores.Store):
    """All tables of one process, as long as it lives."""

    def __init__(self) -> None:
        self.tell_damage = lambda _table, _place: None
        self._quarantined = set()
        self._is_closed = False
        self._tables: dict[str, StoredTable] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._links: dict[bytes, StoredLink] = {}
        self._chats: dict[str, dict[int, StoredChat]] = {}
        self._visits: dict[tuple[bytes, str, str, int | None], float] = {}
        """When a browser came to hold something: visitor, table, role, seat."""
        self._reports: dict[int, StoredReport] = {}

    async def close(self) -> None:
        self._is_closed = True

    async def settled(self) -> None:
        self._demand()

    async def probe(self) -> None:
        self._demand()

    def _demand(self, id: str | None = None) -> None:
        """Refuse to write, or to write of a table that is not there."""
        if self._is_closed:
            raise stores.StoreFailed("store-failed", reason="closed")
        if id is not None and id not in self._tables:
            raise EntryRefused("no-such-table")

    # Tables

    async def add_table(
        self,
        table: StoredTable,
        *,
        entries: Sequence[Entry] = (),
        links: Sequence[NewLink] = (),
        visit: Visit | None = None,
        follows: tuple[str, dict[str, Any]] | None = None,
    ) -> None:
        self._demand()
        if table.id in self._tables:
            raise EntryRefused("row-refused", reason="tables.id")
        self._check_links(links)
        _check_entries([], entries)
        if follows is not None:
            self._demand(follows[0])
            self._set(follows[0], about=follows[1])
        self._tables[table.id] = deepcopy(table)
        self._logs[table.id] = list(entries)
        self._chats[table.id] = {}
        self._add_links(table.id, links, visit)

    async def set_table(self, id: str, **columns: Any) -> None:
        self._demand(id)
        self._set(id, changed=time.time(), **columns)

    async def begin_table(self, id: str, turn: Turn, **columns: Any) -> None:
        self._demand(id)
        if self._tables[id].status == "waiting":
            self._turn(id, turn)
        self._set(id, changed=time.time(), **columns)

    def _turn(self, id: str, turn: Turn) -> None:
        """Let everything that belongs to a place of a table belong to its seat."""
        for hash, link in self._links.items():
            if link.table_id == id and link.seat is not None:
                self._links[hash] = replace(link, seat=turn.seat(link.seat))
        self._visits = {
            (visitor, table, role, seat if table != id or seat is None else turn.seat(seat)): at
            for (visitor, table, role, seat), at in self._visits.items()
        }
        lines = self._chats[id]
        self._chats[id] = {n: replace(each, seat=turn.seat(each.seat)) for n, each in lines.items()}
        for number, report in self._reports.items():
            if report.table_id == id:
                seat, by = turn.seat(report.seat), turn.seat(report.by_seat)
                self._reports[number] = replace(report, seat=seat, by_seat=by)

    async def keep_clocks(self, clocks: Mapping[str, Mapping[str, Any] | None]) -> None:
        self._demand()
        for id, clock in clocks.items():
            if id in self._tables:
                self._set(id, clock=dict(clock or {}))

    async def remove_tables(self, ids: Sequence[str], *, reports: bool = False) -> list[str]:
        self._demand()
        for id in ids:
            for part in (self._tables, self._logs, self._chats):
                part.pop(id, None)
        gone = set(ids)
        self._links = {h: link for h, link in self._links.items() if link.table_id not in gone}
        self._visits = {visit: at for visit, at in self._visits.items() if visit[1] not in gone}
        if reports:
            told = self._reports.items()
            self._reports = {n: each for n, each in told if each.table_id not in gone}
        return list(ids)

    # For the operator

    async def has_table(self, id: str) -> bool:
        return id in self._tables

    async def list_tables(self, search: Search) -> Page:
        found = [
            StoredSummary(
                number=number,
                id=each.id,
                game=each.game,
                status=each.status,
                closed=bool(each.about.get("closed")),
                silenced=[*each.about.get("silenced", ())],
                names=each.names,
                address=each.address,
                made=each.made,
                changed=each.changed,
                bytes=len(self._logs[each.id]),
            )
            for number, each in enumerate(self._tables.values(), 1)
        ]
        named = next((each.number for each in found if each.id == search.text), None)
        window = search.window(1, len(found), named)
        looked_at = reversed(found[window.first - 1 : window.before - 1])
        fitting = [each for each in looked_at if search.fits(each)]
        return search.page(fitting[: search.most], window)

    async def count_tables(self) -> dict[str, int]:
        return dict(Counter(each.status for each in self._tables.values()))

    async def tables_due(self, due: Due, most: int) -> list[str]:
        found = [
            each
            for each in self._tables.values()
            if each.status in due.statuses
            and each.changed < due.before
            and bool(each.about.get("first")) == due.is_tutorial
            and due.is_public in (None, bool((each.about.get("policy") or {}).get("public")))
        ]
        return [each.id for each in sorted(found, key=lambda table: table.changed)][:most]

    async def forget_old(self, kind: OldKind, before: float, most: int) -> int:
        if kind == "addresses":
            made = {each.id: each.made for each in self._tables.values() if each.address}
            old = [id for id, at in made.items() if at < before][:most]
            for id in old:
                self._set(id, address=None)
            return len(old)
        every = [self._reports] if kind == "reports" else [*self._chats.values()]
        lines = [(each, n) for each in every for n, line in each.items() if line.at < before][:most]
        for each, number in lines:
            del each[number]
        return len(lines)

    async def load_table(self, id: str) -> StoredTable | None:
        return deepcopy(self._tables.get(id))

    async def unfinished(self, status: str | None = None) -> list[StoredTable]:
        statuses = stores.UNFINISHED if status is None else (status,)
        found = [each for each in self._tables.values() if each.status in statuses]
        return [
            replace(each, about=deepcopy(each.about), setup=None, clock=None, secret=None)
            for each in sorted(found, key=lambda table: table.made)
        ]

    async def _handed_over(self, ids: Sequence[str]) -> set[str]:
        return {id for id in ids if any(each.kind == "hand-over" for each in self._logs[id])}

    # Logs

    async def append(
        self, table_id: str, entries: Sequence[Entry], clock: Json = None, status: str | None = None
    ) -> None:
        self._demand(table_id)
        _check_entries(self._logs[table_id], entries)
        self._logs[table_id] += entries
        known = self._tables[table_id]
        clock, status = known.clock if clock is None else clock, status or known.status
        self._set(table_id, changed=time.time(), clock=clock, status=status)

    async def load_entries(self, table_id: str, after: int = 0) -> list[Entry]:
        return self._logs.get(table_id, [])[after:]

    async def load_history(self, id: str) -> tuple[StoredTable, History | None]:
        stored = await self.load_table(id)
        if stored is None:
            raise Wrong("no-such-table")
        try:
            return stored, stores.history_of(stored, self._logs[id])
        except stores.DamagedTable as damage:
            await self.quarantine(id, str(damage.values["place"]))
            raise

    # Links

    async def add_links(
        self,
        table_id: str,
        links: Sequence[NewLink],
        visit: Visit | None = None,
        *,
        own: bool = False,
    ) -> bool:
        self._demand(table_id)
        self._check_links(links)
        replaced = own and any(self._replace_known(table_id, *link[1:]) for link in links)
        self._add_links(table_id, links, visit, own=own)
        return replaced

    def _replace_known(self, table_id: str, role: str, seat: int | None) -> bool:
        known = StoredLink(table_id, role, seat, revoked=False, own=False)
        if known not in self._links.values():
            return False
        self._revoke(table_id, role, seat)
        return True

    async def renew_link(
        self,
        table_id: str,
        link: NewLink,
        visitor: bytes | None = None,
        about: Json = None,
        *,
        own: bool = False,
    ) -> None:
        self._demand(table_id)
        _, role, seat = link
        self._check_links([link])
        self._revoke(table_id, role, seat)
        if about is not None:
            self._set(table_id, about=about)
        new_visit = None if visitor is None else (visitor, role, seat)
        self._add_links(table_id, [link], new_visit, own=own)

    async def keep_link(
        self, table_id: str, hash: bytes, visit: Visit, about: Json = None, *, is_alone: bool
    ) -> None:
        self._demand(table_id)
        if about is not None:
            self._set(table_id, about=about)
        if is_alone:
            self._revoke(table_id, *visit[1:])
        self._links[hash] = replace(self._links[hash], revoked=True)
        self._add_links(table_id, (), visit)

    def _revoke(self, table_id: str, role: str, seat: int | None) -> None:
        for hash, old in self._links.items():
            if (old.table_id, old.role, old.seat) == (table_id, role, seat):
                self._links[hash] = replace(old, revoked=True)
        for visit in [each for each in self._visits if each[1:] == (table_id, role, seat)]:
            del self._visits[visit]

    async def find_link(self, hash: bytes) -> StoredLink | None:
        return self._links.get(hash)

    # Chat

    async def add_chat(self, table_id: str, chat: StoredChat) -> None:
        self._demand(table_id)
        if chat.number in self._chats[table_id]:
            raise EntryRefused("row-refused", reason="chat.number")
        self._chats[table_id][chat.number] = chat

    async def last_chats(self, table_id: str, most: int) -> list[StoredChat]:
        said = self._chats.get(table_id, {})
        last = max(said, default=0)
        return [said[number] for number in sorted(said) if number > last - most]

    # Reports

    async def add_report(self, report: StoredReport) -> None:
        self._demand()
        number = max(self._reports, default=0) + 1
        self._reports[number] = replace(report, number=number)

    async def reports(self, most: int, table_id: str | None = None) -> list[StoredReport]:
        latest = reversed(self._reports.values())
        return [each for each in latest if table_id in (None, each.table_id)][:most]

    async def remove_reports(self, numbers: Sequence[int]) -> None:
        self._demand()
        for number in numbers:
            self._reports.pop(number, None)

    # What browsers remember

    async def forget(self, visitor: bytes, table_id: str) -> None:
        self._demand()
        for visit in [each for each in self._visits if each[:2] == (visitor, table_id)]:
            del self._visits[visit]

    async def visits(self, visitor: bytes) -> list[StoredVisit]:
        held = [visit for visit in self._visits if visit[0] == visitor]
        held.sort(key=self._visits.__getitem__, reverse=True)
        tables = self._tables
        return [
            StoredVisit(id, role, seat, tables[id].game, tables[id].status, tables[id].changed)
            for _, id, role, seat in held
        ]

    # What all of them need

    def _set(self, id: str, **columns: Any) -> None:
        self._tables[id] = replace(self._tables[id], **deepcopy(columns))

    def _check_links(self, links: Sequence[NewLink]) -> None:
        if any(hash in self._links for hash, _, _ in links):
            raise EntryRefused("row-refused", reason="links.hash")

    def _add_links(
        self, id: str, links: Sequence[NewLink], visit: Visit | None, *, own: bool = False
    ) -> None:
        for hash, role, seat in links:
            self._links[hash] = StoredLink(id, role, seat, revoked=False, own=own)
        if visit is not None:
            visitor, role, seat = visit
            self._visits.pop((visitor, id, role, seat), None)
            self._visits[visitor, id, role, seat] = time.time()


def _check_entries(log: Sequence[Entry], entries: Sequence[Entry]) -> None:
    """Refuse entries that do not follow the last one, and ids that are there."""
    ids = {entry.id for entry in log}
    for version, entry in enumerate(entries, len(log) + 1):
        if entry.version != version:
            raise EntryRefused("entry-not-next")
        if entry.id in ids:
            raise EntryRefused("entry-twice")
        ids.add(entry.id)
