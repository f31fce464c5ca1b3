"""All tables: those in memory, and those the store remembers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import structlog

from casetta import games
from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.store.errors import DamagedTable
from casetta.store.store import Store, StoredChat, StoredTable, new_epoch, token_hash
from casetta.table import fairness
from casetta.table.history import History

from ..protocol.bodies import Links, NewTable
from ..protocol.limits import LIMITS, Limits
from ..protocol.messages import Said
from .http.checks import check_content, check_table, complete
from .http.shared_cache import Shared
from .lobby import open_tables
from .metrics import Metrics
from .rooms.bots import BOT_PACE
from .rooms.chat import TOLD_AGAIN
from .rooms.links import new_links, stored
from .rooms.metadata import UNREADABLE, About, Place
from .rooms.room import Room
from .security import Buckets, Slots, Windows, new_code, new_table_id
from .socket.connection import Connection
from .socket.errors import load_refusals
from .upkeep.clock_saver import keep_all, keep_now_and_then
from .upkeep.sweep import sweep_now_and_then
from .workers.bot_pool import Players
from .workers.reviews import Reviews
from .workers.threads import Slowly

MOST_IDLE_ROOMS = 200
"""Rooms without anybody that stay in memory; of more than these the oldest are forgotten."""
ANSWERING = 4
"""Questions to the rules that are answered at the same time."""
ANSWER_SECONDS = 10.0
"""How long such an answer may take, waiting included."""


class Hub:
    """The server without its sockets."""

    def __init__(
        self,
        store: Store,
        *,
        bot_pace: float = BOT_PACE,
        test_mode: bool = False,
        limits: Limits = LIMITS,
    ) -> None:
        self.limits = limits
        self.store = store
        self.players = Players()
        self.slowly = Slowly()
        self.answers = Slowly(ANSWERING, ANSWER_SECONDS)
        """What the rules say to strangers; whoever asks much keeps nobody at a table waiting."""
        self.reviews = Reviews(getattr(store, "folder", Path()))
        self.metrics = Metrics(self)
        self.log = structlog.get_logger()
        if store is not None:
            store.tell_damage = self._tell_damage
        self.bot_pace = bot_pace
        self.test_mode = test_mode
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        """Everybody who is connected, at a table or not yet."""
        self.departed = 0
        """How many were connected and are no more."""
        self.is_ending = False
        """Whether the server goes down, and whoever comes now is to come back later."""
        self._beside: list[asyncio.Task[None]] = []
        self._looks_at = MOST_IDLE_ROOMS
        """With so many rooms in memory it is time to look for idle ones again."""
        self.codes: dict[str, str] = {}
        """Tables by join code."""
        self.joins = Windows(most=limits.joins_per_minute, seconds=60)
        self.makes = Buckets(limits.tables_per_minute / 60, limits.tables_at_once)
        self.faces = Buckets(limits.faces_per_minute / 60, limits.faces_at_once)
        self.asks = Buckets(limits.looks_per_second, limits.looks_at_once)
        """Questions to the rules and looks back, by address."""
        self.refused = Buckets(limits.refused_bytes_per_second, limits.refused_bytes_at_once)
        """Bytes of refused bodies, by address."""
        self.frames = Buckets(limits.address_messages_per_second, limits.address_messages_at_once)
        """What all sockets of an address send."""
        self.sockets = Slots(limits.connections, limits.connections_per_address)
        """Sockets of each address, also of those behind a proxy."""
        self.open_tables = Shared(lambda: open_tables(self))
        self.readiness = Shared(lambda: store.probe())
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.let_others_join: Callable[[], Awaitable[str | None]] | None = None
        """Opens the server to the local network, where it can be opened."""
        self.shared_url: Callable[[], str | None] = lambda: None
        """What others can be sent, as long as they can come in."""

    def now(self) -> float:
        """Seconds that only go forward."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds as the store counts them, from one start of the server to the next."""
        return time.time()

    async def begin(self) -> None:
        """Find what was going on when the server ended: codes, bots, clocks."""
        tables = await self.store.unfinished()
        for row in tables:
            code = row.about.get("code")
            if isinstance(code, str):
                self.codes[code] = row.id
        ids = await self.store.going_on_by_themselves(tables)
        loading = asyncio.to_thread(load_refusals)
        duties = (self._wake(ids), loading, keep_now_and_then(self), sweep_now_and_then(self))
        self._beside = [asyncio.ensure_future(each) for each in duties]

    def _tell_damage(self, id: str, place: str) -> None:
        """A table was put aside: whoever runs the server is told its name."""
        self.log.error("table damaged", table=id, place=place)

    async def _wake(self, ids: Sequence[str]) -> None:
        """Let tables go on by themselves, one after the other; whatever is wrong with one."""
        for id in ids:
            try:
                await self.room(id)
            except Wrong as wrong:
                self.log.warning("table sleeps", table=id, code=wrong.code)
            except Exception as error:
                self.log.error("table sleeps", table=id, error=type(error).__name__)

    async def end(self) -> None:
        """End bots and rooms, and write the time of all that runs; the rest is on disk already."""
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await keep_all(self)
        await self.players.end()
        await self.reviews.end()
        self.slowly.end()
        self.answers.end()

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table, loaded when somebody comes; raises Wrong when there is none."""
        known = self.rooms.get(id)
        if known is not None:
            return known
        task = self._opening.get(id)
        if task is None:
            task = asyncio.ensure_future(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Room:
        """Load a table; one that is damaged is put aside by name."""
        try:
            row, history = await self.store.load_history(id)
            said = await self.store.last_chats(id, TOLD_AGAIN)
        except DamagedTable as damage:
            raise Wrong("table-damaged") from damage
        try:
            room = self._revived(row, history, said)
        except UNREADABLE as error:
            await self.store.quarantine(id, type(error).__name__)
            raise Wrong("table-damaged") from error
        self.rooms[id] = room
        self._forget_idle()
        return room

    def _revived(
        self, row: StoredTable, history: History | None, said: Sequence[StoredChat]
    ) -> Room:
        """The room of a table as the store remembers it."""
        if row.status == "quarantined":
            raise Wrong("table-damaged")
        game, about = games.load(row.game), About.read(row.about)
        room = Room(self, row.id, game, about, row.secret or b"", row.status)
        room.chat.remember(
            Said(number=each.number, seat=each.seat, name=each.name, text=each.text, at=each.at)
            for each in said
        )
        if history is not None:
            history.bots = bot_names(game)
            room.opened(history, row.clock)
        return room

    def is_used(self, id: str) -> bool:
        """Whether anybody is at a table, or something goes on there."""
        room = self.rooms.get(id)
        return id in self._opening or (room is not None and not room.is_idle)

    def _forget_idle(self) -> None:
        """Let go of rooms that nobody needs in memory, never of one that was just opened.

        Two rooms of one table would contradict each other.
        """
        if len(self.rooms) < self._looks_at:
            return
        idle = [room for room in self.rooms.values() if room.is_idle]
        for room in idle[:-MOST_IDLE_ROOMS]:
            del self.rooms[room.id]
        self._looks_at = len(self.rooms) + MOST_IDLE_ROOMS

    def let_go(self, room: Room) -> None:
        """Forget a room that cannot go on; whoever is there comes back to what is stored."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.leave()

    # Making tables

    async def make(
        self,
        new: NewTable,
        *,
        setup: dict[str, Any] | None = None,
        before: str | None = None,
        heirs: Mapping[int, int] | None = None,
        first: bool = False,
        id: str | None = None,
        tokens: Mapping[str, str] | None = None,
        visitor: str | None = None,
        follows: tuple[str, dict[str, Any]] | None = None,
    ) -> tuple[Room, Links]:
        """A new table and the links of its seats, its host and its spectators, in one step.

        `setup` is a position to begin with, `before` the table it comes from, `heirs` who of
        there may come here, `first` whether somebody learns the game here; the browser of the
        `visitor` remembers the host's link; `follows` is a table and what is known about it
        from then on. `tokens` are given in test mode alone.
        """
        game = games.load(new.game)
        check_table(game, new)
        if new.content is not None:
            await self.answers.do(check_content, new, game, self.limits)
        about = About(
            places=tuple(Place.of(seat) for seat in new.seats),
            options=game.complete(new.options),
            policy=complete(new.policy, game),
            epoch=new_epoch(),
            code=self._free_code(),
            content=new.content,
            setup=setup,
            before=before,
            first=first,
            heirs=dict(heirs or {}),
        )
        id, secret = id or new_table_id(), fairness.new_secret()
        room = Room(self, id, game, about, secret, "waiting")
        links = new_links(id, len(new.seats), tokens or {})
        beginning = await room.dealt() if new.start else None
        columns = beginning.columns(self.now()) if beginning else {"about": about.told()}
        await self.store.add_table(
            id=id,
            game=game.name,
            rules=game.version,
            secret=secret,
            links=stored(links),
            visit=None if visitor is None else (token_hash(visitor), "host", None),
            follows=follows,
            **columns,
        )
        self.rooms[id] = room
        if beginning is None:
            self.codes_changed(room)
        else:
            room.begin(beginning)
        self._forget_idle()
        return room, links

    def _free_code(self) -> str:
        code = new_code()
        while code in self.codes:
            code = new_code()
        return code

    def codes_changed(self, room: Room) -> None:
        """A code leads to a table until its game starts."""
        self.codes = {code: id for code, id in self.codes.items() if id != room.id}
        if room.about.code is not None:
            self.codes[room.about.code] = room.id
