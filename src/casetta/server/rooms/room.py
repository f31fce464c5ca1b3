"""A room: a table with its people, its bots, its clock and its chat.

Every change goes the same way: check it in memory, write it, and only when it is on disk
change what is in memory and tell everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.store.errors import DamagedTable, EntryRefused, NotWritten, StoreFailed
from casetta.table import fairness
from casetta.table.history import History, Prepared
from casetta.table.log import Entry
from casetta.table.standing import PERSON
from casetta.table.table import NotYourTurn, Table

from ...protocol.bodies import Links
from ...protocol.errors import GOING_AWAY, REVOKED
from ...protocol.messages import Waiting
from ..socket.connection import Connection
from .absence import Absent
from .alarms import Alarm
from .bots import BotTurns
from .broadcast import ack, reveal, tell_everybody, tell_people, tell_update
from .chat import Chat
from .clocks import Clock
from .metadata import About
from .seating import demand_waiting
from .tasks import Beside
from .unconfirmed import Doubt

if TYPE_CHECKING:
    from ..hub import Hub


@dataclass(frozen=True, slots=True)
class Beginning:
    """A game that is dealt and not yet written."""

    history: History
    clock: Clock
    about: About

    def columns(self, now: float) -> dict[str, Any]:
        """What the store keeps of it."""
        return {
            "status": "running",
            "setup": self.history.setup,
            "clock": self.clock.stored(now),
            "about": self.about.told(),
        }


class Room:
    """One table, in memory."""

    def __init__(
        self, hub: Hub, id: str, game: Game, about: About, secret: bytes, status: str
    ) -> None:
        self.hub = hub
        self.id = id
        self.game = game
        self.about = about
        self.secret = secret
        self.status = status
        self.history: History | None = None
        self.clock = Clock(about.policy.clock, len(about.places))
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.waiting: dict[str, Waiting] = {}
        """Those who came with the code, by ticket."""
        self.deciding: set[str] = set()
        """Tickets of those of them who are just being let in."""
        self.let_in: dict[str, tuple[int, str] | None] = {}
        """Tickets that were answered: seat and link, or None."""
        self.renewals = 0
        """How often a link was replaced: whoever was let in by one before looks again."""
        self.next_links: Links | None = None
        """What the host was given of the rematch, to be told again; kept in memory alone."""
        self.beside = Beside(id)
        self.absent = Absent(self)
        self.alarm = Alarm(self)
        self.bots = BotTurns(self)
        self.chat = Chat(self)
        self.doubt = Doubt(self)

    @property
    def commitment(self) -> str:
        """What is published before anybody adds to the shuffle."""
        return fairness.commitment(self.id, self.secret)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on, so that it can be forgotten."""
        is_awaited = self.status == "waiting" and (self.waiting or self.let_in)
        goes_on = self.beside or self.absent or self.alarm or self.lock.locked()
        is_late = self.clock.unwritten(self.hub.now()) > 0
        return not (self.connections or is_awaited or goes_on or is_late)

    # Beginning

    async def start(self) -> None:
        """Deal and begin; all seats must be taken."""
        async with self.lock:
            beginning = await self.dealt()
            await self.hub.store.set_table(self.id, **beginning.columns(self.hub.now()))
            self.begin(beginning)

    async def dealt(self) -> Beginning:
        """The game as it would begin now; raises Wrong where it cannot.

        Own content takes a while to read, so that is done off the event loop.
        """
        demand_waiting(self)
        if any(place.player == "open" for place in self.about.places):
            raise Wrong("seats-open")
        if self.about.content is None and self.about.setup is None:
            return self._deal()
        return await self.hub.answers.do(self._deal)

    def _deal(self) -> Beginning:
        """The same, with nothing left to refuse."""
        players = [place.player for place in self.about.places]
        setup = self.about.setup or self._shuffled()
        history = History(self.game, setup, players, bots=bot_names(self.game))
        clock = Clock(self.about.policy.clock, len(players))
        clock.run(asked_of(history.table, history.players), self.hub.now())
        return Beginning(history, clock, msgspec.structs.replace(self.about, code=None))

    def begin(self, beginning: Beginning) -> None:
        """Go on with a beginning that is on disk, and tell everybody."""
        self.about, self.clock = beginning.about, beginning.clock
        self.history, self.status = beginning.history, "running"
        self.hub.codes_changed(self)
        self.let_in |= dict.fromkeys(self.waiting)
        self.waiting = {}
        self.absent.watch()
        tell_people(self)
        tell_update(self, [])
        self._go_on()

    def _shuffled(self) -> dict[str, Any]:
        """The deal that follows from the secret and what the seats added."""
        key = fairness.key(self.secret, self.id, self.about.entropy)
        content, own = self.about.content, self.game.own
        brought = own.told(content) if own is not None and content is not None else None
        seats, options = len(self.about.places), self.about.options
        return Table.deal(self.game, seats, options, own=brought, key=key).setup

    def opened(self, history: History, clock: Mapping[str, Any] | None) -> None:
        """Go on with what the store remembers."""
        self.history = history
        if clock is not None:
            self.clock = Clock.restored(self.about.policy.clock, clock)
        if not history.over and not history.paused:
            self.clock.run(asked_of(history.table, history.players), self.hub.now())
        self.absent.watch()
        self._go_on()

    # The log

    def running(self) -> History:
        """The log of a game that has begun."""
        if self.history is None:
            raise Wrong("not-started")
        return self.history

    async def enter(
        self,
        kind: str,
        seat: int,
        body: Mapping[str, Any],
        id: str,
        expect: int | None = None,
        *,
        by_person: bool = False,
        sender: Connection | None = None,
    ) -> Entry:
        """Add an entry to the log: checked, written, then told. The same id again is no other.

        `by_person` asks for a seat that a person plays now; `sender` hears when it is on disk.
        """
        async with self.lock:
            history = self.running()
            if self.doubt:
                await self._catch_up()
            known = history.entry_of(id)
            if known is not None:
                if (known.kind, known.seat) != (kind, seat):
                    raise Wrong("id-taken")
                if sender is not None:
                    sender.tell(ack(self, sender, known))
                return known
            if not history.over:
                self._check_player(kind, seat, body, by_person)
            prepared = history.prepare(kind, seat, body, id, expect)
            await self._write(prepared)
            self._accept(prepared, sender)
        self._go_on()
        return prepared.named

    def _check_player(self, kind: str, seat: int, body: Mapping[str, Any], by_person: bool) -> None:
        """Refuse what only a person does while a bot plays the seat, and taking back from nobody.

        Logs of earlier days have such entries, so this is asked of new ones alone.
        """
        is_person = self.running().players[seat] == PERSON
        if by_person and not is_person:
            raise NotYourTurn("not-your-turn")
        if is_person and kind == "hand-over" and body.get("to") == PERSON:
            raise Wrong("not-handed-over")

    def _accept(self, prepared: Prepared, sender: Connection | None = None) -> None:
        """Let happen what is on disk, and tell everybody."""
        history = self.running()
        history.accept(prepared)
        self.hub.metrics.entries += len(prepared.entries)
        tell_update(self, prepared.entries, sender, prepared.named)
        if history.over:
            self._finish()

    async def _catch_up(self) -> None:
        """Let happen what is on disk although nobody heard so."""
        prepared = await self.doubt.resolved()
        if prepared is not None:
            self._turn_clock(prepared, self.hub.now())
            self._accept(prepared)
            self._go_on()

    async def _write(self, prepared: Prepared) -> None:
        """Write entries and the time they took; if that fails, no time was taken."""
        before, now = self.clock, self.hub.now()
        if before.policy.kind != "none":
            self.clock = before.copy()
            self._turn_clock(prepared, now)
        try:
            await self._append(prepared, now)
        except DamagedTable as damage:
            self.hub.let_go(self)
            raise Wrong("table-damaged") from damage
        except EntryRefused:
            self.hub.let_go(self)
            raise
        except BaseException as error:
            self.clock = before
            if not isinstance(error, NotWritten):
                self.doubt.note(prepared)
            raise

    async def _append(self, prepared: Prepared, now: float) -> None:
        """Write entries; where that failed the store is asked, for what is there has not failed.

        What it refuses although it is not there does not fit: then this room knows another log.
        """
        status = "finished" if prepared.table.is_over else None
        try:
            await self.hub.store.append(self.id, prepared.entries, self.clock.stored(now), status)
        except (StoreFailed, EntryRefused):
            if not await self.doubt.is_written(prepared):
                raise

    def _turn_clock(self, prepared: Prepared, now: float) -> None:
        """Let the time of those run who are asked after this."""
        entry, after = prepared.entries[0], prepared.standings[-1]
        self.clock.run(0 if after.paused else asked_of(after.table, after.players), now)
        if entry.kind == "move":
            self.clock.moved(entry.seat)
        if entry.kind == "hand-over" and entry.body["to"] == PERSON and self._has_moved(entry.seat):
            self.clock.taken_back(entry.seat)

    def _has_moved(self, seat: int) -> bool:
        """Whether a bot has moved a seat since it plays it: else its time would never be over."""
        for entry in reversed(self.running().entries):
            if entry.seat == seat and entry.kind in ("move", "hand-over"):
                return entry.kind == "move"
        return False

    def _finish(self) -> None:
        """The game is over: the secret may be known."""
        self.status = "finished"
        self.absent.forget()
        tell_everybody(self, reveal(self))
        tell_people(self)

    def _go_on(self) -> None:
        """Let bots move and set the alarm of the clock."""
        self.alarm.set()
        self.bots.go_on()

    # People

    def arrive(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self.connections.add(connection)
        self.absent.came(connection.seats)
        tell_people(self)
        self.bots.look_up()

    def depart(self, connection: Connection) -> None:
        """Somebody is gone; a seat that nobody holds any more may go to a bot after a while."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.absent.watch()
            tell_people(self)
            self.bots.look_up()

    def seats_here(self) -> set[int]:
        """The seats that some connection holds."""
        return {seat for connection in self.connections for seat in connection.seats}

    def send_away(self, role: str, seat: int | None) -> None:
        """Close the connections whose link was replaced by another."""
        for connection in list(self.connections):
            if role == "seat":
                is_meant = seat in connection.seats
            else:
                is_meant = connection.host if role == "host" else connection.is_spectator
            if is_meant:
                connection.end(REVOKED)

    def leave(self) -> None:
        """Send everybody away, to come back soon, and do nothing more."""
        for connection in list(self.connections):
            connection.end(GOING_AWAY)
        self.alarm.stop()
        self.absent.forget()
        self.beside.stop()

    async def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.alarm.stop()
        self.absent.forget()
        await self.beside.end()


def asked_of(table: Table, players: Sequence[str]) -> int:
    """The people who may move now, as bits; bots need no time."""
    persons = sum(1 << seat for seat, player in enumerate(players) if player == PERSON)
    return table.waiting & persons
