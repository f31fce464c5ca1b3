"""The hub: all tables, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from msgspec.json import encode

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.store.store import (
    DamagedTable,
    NotWritten,
    Store,
    StoreBroken,
    StoredTable,
    new_epoch,
    token_hash,
)
from casetta.table import fairness
from casetta.words import LANGUAGES, Words

from ..protocol.bodies import Links, NewTable
from ..protocol.errors import NO_SUCH_LINK
from ..protocol.keep import KEEP, Keep
from ..protocol.limits import LIMITS, Limits
from .blocks import AdminLog, Blocks
from .fair_queue import Asker
from .lobby import new_table_id
from .loop_watch import LoopWatch
from .metrics import Metrics
from .operator import Networks, Operator
from .rate_limit import SharedAnswer
from .reviews import Reviews, remove_reviews
from .rooms.broadcast import TOLD_AGAIN, Connection, as_said
from .rooms.metadata import (
    UNREADABLE,
    Metadata,
    Place,
    check_table,
    complete,
    first_player,
)
from .rooms.room import Beginning, Room
from .rooms.seating import link_rows, new_links
from .rooms.services import BOT_PACE, LONGEST_RETRY, RETRY, Services
from .upkeep import ClockSaver, Sweeper, logged

MOST_IDLE_ROOMS = 200
"""Rooms without anybody that stay in memory; of more than these the oldest are forgotten."""


class Opening(Struct, frozen=True, kw_only=True):
    """How a new table comes about, besides what its maker asks for."""

    setup: dict[str, Any] | None = None
    """A position to begin with."""
    first: bool = False
    """Whether it is a tutorial."""
    visitor: str | None = None
    """The browser that remembers the host's link."""
    address: str | None = None
    """The address key of whoever makes it."""
    before: str | None = None
    """The finished table that this one follows."""
    heirs: dict[int, int] = {}
    """Which seat of there may come to which seat here."""
    numbers: Sequence[int] = ()
    """What the people of there are numbered by on their places here."""
    about_before: dict[str, Any] | None = None
    """The metadata of that table from then on, if it changes."""
    id: str | None = None
    tokens: Mapping[str, str] = {}
    """In test mode: given links."""
    seed: int | None = None
    """In test mode: of the dice of bots."""


ORDINARY = Opening()


class Present(Protocol):
    """A connection that is open, and the room that it is in."""

    connection: Connection
    room: Room | None
    since: float


def load_sentences() -> None:
    """Read the sentences of all languages, so that nobody waits while somebody is refused."""
    for language in LANGUAGES:
        Words(language).load()


class Hub(Services):
    """All tables of a server, and everybody who is connected."""

    def __init__(
        self,
        store: Store,
        *,
        bot_pace: float = BOT_PACE,
        test_mode: bool = False,
        limits: Limits = LIMITS,
        metrics: Metrics | None = None,
        collectors: Networks = (),
        keep: Keep = KEEP,
        watch: LoopWatch | None = None,
    ) -> None:
        super().__init__(store, bot_pace, limits, metrics or Metrics())
        self.test_mode = test_mode
        self.watch = watch
        """In test mode: times the callbacks of the loop."""
        self.folder: Path | None = getattr(store, "folder", None)
        self.keep = keep
        self.started = self.date()
        folder = self.folder
        self.blocks = Blocks(folder)
        self.admin_log = AdminLog(folder)
        self.operator = Operator(folder, collectors)
        self.reviews = Reviews(folder or Path())
        self.readiness = SharedAnswer(self._probe)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._looks_at = MOST_IDLE_ROOMS
        """With so many rooms in memory it is time to look for idle ones again."""
        self.sessions: dict[str, Present] = {}
        """Who is connected, by the id of the connection."""
        self.connected = 0
        """Sockets that are open, at a table or not yet."""
        self.departed = 0
        """Sockets that were closed since the start."""
        self.is_ending = False
        """Whether the server goes down, and whoever comes now is to come back later."""
        self._upkeep: list[asyncio.Task[None]] = []
        self._clock_saver = ClockSaver(self, self.rooms)
        forget = {"reviews": self.reviews.forget, "admin_log": self.admin_log.forget}
        self._sweeper = Sweeper(
            self, keep, lambda: [*self.rooms], self.is_used, self.remove, forget
        )
        self.metrics.sockets.set_function(lambda: self.connected)
        self.metrics.tables.set_function(lambda: len(self.rooms))
        self.metrics.queued.set_function(
            lambda: sum(each.queued_bytes for room in self.rooms.values() for each in room.audience)
        )
        store.tell_damage = lambda id, place: self.log.error("table damaged", table=id, place=place)

    # From the start of the server to its end

    async def begin(self) -> None:
        """Find what was going on when the server ended: codes, bots, clocks.

        The games are there before anybody comes: the first table of one would hold up everybody.
        """
        await asyncio.to_thread(games.every)
        tables = await self.store.unfinished()
        await self.lobby.restore(tables)
        ids = await self.store.going_on_by_themselves(tables)
        loading = asyncio.to_thread(load_sentences)
        jobs = (self._wake(ids), loading, self._clock_saver.run(), self._sweeper.run())
        if not self.test_mode:  # Whoever asks the rules first does not wait for a process.
            self.rules.prepare()
        self._upkeep = [asyncio.ensure_future(each) for each in jobs]

    async def _wake(self, ids: Sequence[str], wait: float = RETRY) -> None:
        """Let tables go on by themselves, one after the other; whatever is wrong with one.

        What cannot be read now is tried again, ever more seldom.
        """
        while ids := [id for id in ids if not await self._is_awake(id)]:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_RETRY)

    async def _is_awake(self, id: str) -> bool:
        """Load a table; False if that may succeed later."""
        with logged(self.log, "table sleeps", table=id):
            try:
                await self.room(id)
            except NotWritten as error:
                if isinstance(error, StoreBroken):
                    raise
                return False
        return True

    async def _wake_again(self, id: str) -> None:
        """Let a table go on that was forgotten, also if nobody comes back."""
        await asyncio.sleep(RETRY)
        await self._wake([id])

    def stop_accepting(self) -> None:
        """The server goes down: newcomers are refused, and nobody is told who else leaves."""
        self.is_ending = True
        for room in self.rooms.values():
            room.silence()

    async def end(self) -> None:
        """End bots and rooms, and write the time of all that runs; the rest is on disk already."""
        for task in self._upkeep:
            task.cancel()
        await asyncio.gather(*self._upkeep, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self._clock_saver.save(self._clock_saver.running())
        await self.bot_pool.end()
        await self.rules.end()
        await self.reviews.end()
        self.replays.end()
        self.deals.end()

    @contextmanager
    def connection(self, session: Present) -> Iterator[None]:
        """Somebody has opened a socket, which is closed in the end."""
        id = session.connection.id
        self.connected += 1
        self.sessions[id] = session
        try:
            yield
        finally:
            del self.sessions[id]
            self.connected -= 1
            self.departed += 1

    def traffic(self) -> tuple[int, int]:
        """Who is here, as sockets or as tables that go on, and how many sockets were closed."""
        here = self.connected or int(any(not room.is_idle for room in self.rooms.values()))
        return here, self.departed

    async def _probe(self) -> float:
        """Seconds that it takes to write and read something; raises NotWritten where that fails."""
        start = self.now()
        await self.store.probe()
        return self.now() - start

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
        if row.status == "quarantined":
            raise Wrong("table-damaged")
        if row.about.get("closed"):
            raise Wrong("table-closed")
        try:
            about = Metadata.read(row.about)
            game = games.load(row.game)
            room = Room(id, game, about, row.secret or b"", row.status, self, row.address)
            room.chat.remember(map(as_said, said))
            if history is not None:
                room.opened(history, row.clock)
        except UNREADABLE as error:
            await self.store.quarantine(id, type(error).__name__)
            raise Wrong("table-damaged") from error
        self.rooms[id] = room
        self._forget_idle()
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

    def drop(self, room: Room) -> None:
        """Forget a room that cannot go on; whoever is there comes back to what is stored."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.leave()
        if not self.is_ending:
            self._upkeep.append(asyncio.ensure_future(self._wake_again(room.id)))

    def dismiss(self, id: str) -> None:
        """Send everybody away from a table, for good, and forget its room."""
        self.lobby.forget(id)
        room = self.rooms.pop(id, None)
        if room is not None:
            room.audience.close(NO_SUCH_LINK)
            room.leave()

    async def remove(self, ids: Sequence[str], *, reports: bool = False) -> list[str]:
        """Remove tables with all that belongs to them, but reports only if asked; which are gone.

        Whoever came in while they were being removed is sent away too.
        """
        for id in ids:
            self.dismiss(id)
        gone = await self.store.remove_tables(ids, reports=reports)
        for id in gone:
            self.dismiss(id)
        if self.folder is not None:
            await asyncio.to_thread(remove_reviews, self.folder, gone)
        return gone

    # Making tables

    async def make(self, new: NewTable, opening: Opening = ORDINARY) -> tuple[Room, Links]:
        """A new table and the links of its seats, its host and its spectators, in one step."""
        game = games.load(new.game)
        check_table(game, new)
        about = about_of(new, opening, game, self.lobby.free_code())
        await self._demand_space(new, opening.address)
        id, secret = opening.id or new_table_id(), fairness.new_secret()
        address, visitor, before = opening.address, opening.visitor, opening.before
        room = Room(id, game, about, secret, "waiting", self, address, opening.seed)
        links = new_links(id, len(new.seats), opening.tokens)
        beginning = await room.dealt() if new.start else None
        columns = room.columns(beginning)
        await self.store.add_table(
            StoredTable(id, game.name, game.version, secret=secret, address=address, **columns),
            links=link_rows(links, beginning.turn if beginning else None),
            visit=None if visitor is None else (token_hash(visitor), "host", None),
            follows=(before, opening.about_before) if before and opening.about_before else None,
        )
        if address is not None:
            self.addresses.store(address, len(encode(columns)))
        self._enter(room, beginning)
        return room, links

    async def _demand_space(self, new: NewTable, address: str | None) -> None:
        """Refuse a table for which there is no room, and content with which none can be dealt."""
        if address is not None:
            self.addresses.demand_room(address)
        if self.folder and shutil.disk_usage(self.folder).free < self.limits.free_disk_bytes:
            raise Wrong("store-full")  # What is left is for the games that run.
        if new.content is not None:
            await self.rules.check_content(Asker(address or ""), new, self.limits)

    def _enter(self, room: Room, beginning: Beginning | None) -> None:
        """A new table is on disk: let it begin, or wait for people."""
        self.rooms[room.id] = room
        if beginning is None:
            self.lobby.set_code(room.id, room.about.code)
            self.lobby.show(room.id, room.game.name, room.about, is_waiting=True)
        else:
            room.begin(beginning)
        self._forget_idle()


def about_of(new: NewTable, opening: Opening, game: Game, code: str) -> Metadata:
    """The metadata of a new table, as it waits."""
    is_given = opening.setup is not None
    is_rematch = opening.before is not None and not is_given
    numbers = opening.numbers or range(len(new.seats))
    return Metadata(
        places=tuple(
            Place(player=seat.player, name=seat.name.strip(), avatar=seat.avatar, number=number)
            for seat, number in zip(new.seats, numbers, strict=True)
        ),
        options=game.complete(new.options),
        policy=complete(new.policy, game),
        epoch=new_epoch(),
        code=code,
        content=new.content,
        setup=opening.setup,
        before=opening.before,
        first=opening.first,
        heirs=opening.heirs,
        first_player=first_player(new, is_given=is_given, is_rematch=is_rematch),
    )
