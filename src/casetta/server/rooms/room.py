"""A room: a table in memory with its people, bots, clock and chat.

Every change goes the same way: check it in memory, write it, and only when it is on disk
change what is in memory and broadcast it.
"""

from __future__ import annotations

import asyncio
import copy
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from casetta import __version__
from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.kernel.state import NOBODY
from casetta.store.store import DamagedTable, EntryRefused, NotWritten, StoreFailed
from casetta.table import fairness
from casetta.table.first import Turn
from casetta.table.history import History, Prepared
from casetta.table.log import Entry
from casetta.table.standing import PERSON, Body
from casetta.table.table import SEVERAL, NotYourTurn, Table

from ...protocol import messages
from ...protocol.bodies import Links as LinksBody
from ...protocol.errors import GOING_AWAY, NO_SUCH_LINK, TOO_MANY, LimitHit
from ...protocol.messages import People, Policy, Reveal, SeatInfo, Welcome
from ..fair_queue import Asker
from ..rate_limit import Bucket
from .bots import Absence, BotTurns, replace_person
from .broadcast import SLICE, Audience, Chat, Connection, ack_of, slowly, update_for
from .clocks import Clock
from .metadata import OPEN, Metadata, complete
from .seating import Seating, WaitingRoom
from .services import Change, Check, Services, Tasks, Turned, Write

PEOPLE, PEOPLE_AT_ONCE = 10.0, 20
"""How often all are told who came and went: so many times a second, and so many in a burst."""
CROWDED = 30
"""Seconds after which a spectator may try again who found too many."""
MANY_MOVES = 8
"""Moves of one decision from which on they take long to try."""


class Beginning(NamedTuple):
    """How a table begins."""

    history: History
    about: Metadata
    """What is known of it from then on."""
    turn: Turn
    """How its places become seats."""


class Room:
    """One table in memory. It alone writes its fields; its parts own theirs and offer verbs."""

    def __init__(
        self,
        id: str,
        game: Game,
        about: Metadata,
        secret: bytes,
        status: str,
        services: Services,
        address: str | None,
        seed: int | None = None,
    ) -> None:
        """`seed` is that of the dice of bots, in test mode."""
        self.id = id
        self.game = game
        self.about = about
        self.secret = secret
        self.status = status
        self.address = address
        """The address key of whoever made the table; None for older ones."""
        self.services = services
        self._store = services.store
        self.history: History | None = None
        self.clock = Clock(about.policy.clock, len(about.places))
        self.lock = asyncio.Lock()
        self.tasks = Tasks(id)
        self.audience = Audience()
        self._people_budget = Bucket(PEOPLE, PEOPLE_AT_ONCE)
        self._people_alarm: asyncio.TimerHandle | None = None
        """When all are told who came and went meanwhile."""
        self.absence = Absence(self)
        self.seats = Seating(self)
        self.guests = WaitingRoom(self, self.seats)
        self.bots = BotTurns(self, seed)
        self.chat = Chat(id, services.store, self.audience)
        self._unconfirmed: Prepared | None = None
        """The last write of which nobody can tell whether it is on disk.

        A disk may report a failure after it has taken everything. A move that was refused then,
        but is there, must neither be lost nor be made twice: the store is asked before more
        happens.
        """
        self._beginning: Beginning | None = None
        """A start that is being written, or of which nobody can tell whether it is on disk."""
        self.next_links: LinksBody | None = None
        """What the host was given of the rematch, to be told again; kept in memory alone."""

    @property
    def asker(self) -> Asker:
        """Whose turn it is when something of this table has to wait for one."""
        return Asker(self.address or self.id, self.id)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on, so that it can be forgotten."""
        is_awaited = self.status == "waiting" and self.guests
        goes_on = self.tasks or self.absence or self.lock.locked()
        is_late = self.clock.unwritten(self.services.now()) > 0
        return not (self.audience or is_awaited or goes_on or is_late)

    # What is known about the table

    def demand_waiting(self) -> None:
        if self.status != "waiting":
            raise Wrong("already-started")

    def state_of_affairs(self) -> tuple[int, int | None]:
        """What changes with every entry of the log and with every link that is replaced."""
        version = None if self.history is None else self.history.version
        return self.seats.renewals.total(), version

    def finished(self) -> History:
        """The log of a game that is over; raises Wrong for others."""
        if self.status != "finished" or self.history is None:
            raise Wrong("not-finished")
        return self.history

    def people(self, *, host: bool, seats: Iterable[int] = ()) -> People:
        """The room as people see it; the host sees more, and who holds seats their devices."""
        about = self.about
        return People(
            table=self.id,
            game=self.game.name,
            options=about.options,
            status=self.status,  # type: ignore[arg-type]
            places=self._places(),
            spectators=sum(not connection.seats for connection in self.audience),
            policy=about.policy,
            commitment=fairness.commitment(self.id, self.secret),
            given=about.setup is not None,
            entropy=self._added(),
            first=about.first_player,
            code=about.code if host else None,
            waiting=self.guests.shown() if host else [],
            next_table=about.next_table,
            pace=self.bots.pace,
            muted=list(about.muted),
            silenced=list(about.silenced),
            devices={str(seat): self.audience.devices(seat) for seat in seats},
        )

    def _added(self) -> list[int]:
        """The seats that have added to the shuffle, which they did as places."""
        about, places = self.about, self.about.entropy
        if self.status != "waiting" and about.first_player is not None:
            turn = Turn(about.first_player.place or 0, len(about.places))
            return sorted(map(turn.seat, places))
        return sorted(places)

    def _places(self) -> list[SeatInfo]:
        here, history, thinking = self.audience.seats(), self.history, self.bots.thinking
        players = history.players if history else [place.player for place in self.about.places]
        numbers = self.about.numbers(is_waiting=self.status == "waiting")
        return [
            SeatInfo(
                seat=seat,
                player=players[seat],
                name=place.name,
                avatar=place.avatar,
                here=seat in here,
                thinking=seat in thinking,
                number=numbers[seat],
                person=place.player == PERSON,
                away=self.absence.seconds(seat),
            )
            for seat, place in enumerate(self.about.places)
        ]

    def name_of(self, seat: int) -> str:
        """What a seat is called; spectators have no name."""
        return self.about.places[seat].name if seat != NOBODY else ""

    def proof(self) -> dict[str, Any]:
        """What proves the shuffle of a finished game, as a record has it."""
        return fairness.proof(self.id, self.secret, self.about.entropy)

    def _reveal(self) -> Reveal:
        """The same as a message."""
        proof = self.proof()
        del proof["table"]
        return Reveal(**proof)

    def tell_people(self) -> None:
        """Tell everybody at once how the room is now."""
        self._forget_alarm()
        self.audience.tell_people(self.people)

    def _tell_who_is_here(self) -> None:
        """The same, soon: of very many who come and go together everybody hears now and then."""
        if self._people_alarm is not None:
            return
        if self._people_budget.take():
            self.tell_people()
        else:
            seconds, loop = self._people_budget.wait(), asyncio.get_running_loop()
            self._people_alarm = loop.call_later(seconds, self._tell_late)

    def _tell_late(self) -> None:
        self._people_budget.take()
        self.tell_people()

    def _forget_alarm(self) -> None:
        if self._people_alarm is not None:
            self._people_alarm.cancel()
            self._people_alarm = None

    async def change(
        self, changed: Change, write: Write | None = None, still: Check | None = None
    ) -> None:
        """Change the table's metadata: checked, written, then broadcast.

        `still` first checks that the caller may do this; `write` stores more in one transaction.
        """
        seen = self.seats.turns
        async with self.lock:
            await self._demand_seats_as(seen)
            if still is not None:
                await still()
            about = msgspec.structs.replace(self.about, **changed(self.about))
            columns = None if about == self.about else about.to_dict()
            if write is not None:
                await write(columns)
            elif columns is None:
                return
            else:
                await self._store.set_table(self.id, about=columns)
            self.about = about
            self._show_in_lobby()
        self.tell_people()

    async def _demand_seats_as(self, seen: int) -> None:
        """Refuse whoever named a place and had to wait until it was another's seat."""
        await self._begun_before()
        if self.seats.turns != seen:
            raise Turned("already-started")

    def _show_in_lobby(self) -> None:
        is_waiting = self.status == "waiting"
        self.services.lobby.show(self.id, self.game.name, self.about, is_waiting=is_waiting)

    async def change_policy(self, policy: Policy) -> None:
        """What the host decides; the clock only before the start."""
        policy = complete(policy, self.game)

        def changed(about: Metadata) -> Mapping[str, Any]:
            if policy.clock != about.policy.clock:
                self.demand_waiting()
            return {"policy": policy}

        await self.change(changed)
        if not policy.spectators:
            self.audience.close(NO_SUCH_LINK, lambda connection: connection.is_spectator)
        self.absence.forget()
        self.absence.watch()

    def followed_by(self, about: Metadata, links: LinksBody) -> None:
        """The table of the rematch is on disk, and so is the word of it in the metadata."""
        self.about, self.next_links = about, links
        self.tell_people()

    def demand_log_space(self) -> None:
        """Refuse what is no move where the log has very much of it."""
        acts = sum(entry.kind != "move" for entry in self.running().entries)
        if acts >= self.services.limits.table_acts:
            raise Wrong("log-full")

    # Beginning

    async def start(self) -> None:
        """Deal, let somebody begin, and go on; all seats must be taken."""
        async with self.lock:
            if await self._begun_before():
                return
            beginning = self._beginning = await self.dealt()
            try:
                columns = self.columns(beginning)
                await self._store.begin_table(self.id, beginning.turn, **columns)
            except StoreFailed:
                if not await self._begun_before():
                    raise
            except NotWritten:
                self._beginning = None
                raise
            else:
                self.begin(beginning)

    async def _begun_before(self) -> bool:
        """Begin if a start that nobody could tell of is on disk after all; whether it is.

        Raises NotWritten while nobody can tell.
        """
        beginning = self._beginning
        if beginning is None:
            return False
        await self._store.settled()
        stored = await self._store.load_table(self.id)
        self._beginning = None
        if stored is None or stored.status == "waiting":
            return False
        self.begin(beginning)
        return True

    def columns(self, beginning: Beginning | None) -> dict[str, Any]:
        """What the store keeps of the table: as it will begin with a deal, or as it waits."""
        if beginning is None:
            return {"about": self.about.to_dict()}
        clock = Clock(self.about.policy.clock, len(self.about.places))
        return {
            "status": "running",
            "setup": beginning.history.setup,
            "clock": clock.stored(self.services.now()),
            "about": beginning.about.to_dict(),
        }

    async def dealt(self) -> Beginning:
        """The game as it would begin now; raises Wrong where it cannot.

        Own content takes a while to read, so that is done off the event loop.
        """
        self.demand_waiting()
        if any(place.player == OPEN for place in self.about.places):
            raise Wrong("seats-open")
        if self.about.content is None and self.about.setup is None:
            return self._deal()
        return await self.services.deals.run(self.asker, self._deal)

    def _deal(self) -> Beginning:
        """The same, with nothing left to refuse."""
        setup = self.about.setup or self._shuffled()
        turn = self.about.turn(setup)
        about = self.about.begun(turn)
        history = History(self.game, setup, [place.player for place in about.places])
        history.bots = bot_names(self.game)
        return Beginning(history, about, turn)

    def begin(self, beginning: Beginning) -> None:
        """Go on with a deal that is on disk, and tell everybody."""
        history, self.about, turn = beginning
        self._beginning = None
        moved = self._turn(turn) if turn.first else []
        self.clock = Clock(self.about.policy.clock, len(history.players))
        self.clock.run(asked_of(history.table, history.players), self.services.now())
        self.history, self.status = history, "running"
        self.services.lobby.set_code(self.id, None)
        self._show_in_lobby()
        self.guests.close()
        self.absence.watch()
        self.tell_people()
        self.audience.tell_update(history, self.about.epoch)
        self._welcome_again(moved)
        self._go_on()

    def _turn(self, turn: Turn) -> list[Connection]:
        """Let everything in memory that belongs to a place belong to its seat; who has others."""
        self.seats.turn(turn)
        self.guests.turn(turn)
        self.chat.turn(turn)
        return self.audience.turn(turn)

    def _welcome_again(self, moved: Iterable[Connection]) -> None:
        """Tell whoever has other seats now which, and the position again, to be looked at anew.

        An older client takes this for what it was always told on coming.
        """
        history, epoch = self.running(), self.about.epoch
        for connection in moved:
            self.welcome(connection)
            connection.answer(update_for(connection.viewer, history, epoch, history.version))

    def welcome(self, connection: Connection) -> None:
        """Tell a connection where it is, and what it holds here."""
        connection.tell(
            Welcome(
                protocol=messages.PROTOCOL,
                version=__version__,
                table=self.id,
                epoch=self.about.epoch,
                durability="fsync",
                viewer=connection.viewer,
                seats=sorted(connection.seats),
                host=connection.host,
                limits=self.services.limits,
                connection=connection.id,
                node=self.services.node,
                time=self.services.now(),
            )
        )

    def _shuffled(self) -> dict[str, Any]:
        """The deal that follows from the secret and what the seats added."""
        key = fairness.key(self.secret, self.id, self.about.entropy)
        content, own = self.about.content, self.game.own
        brought = own.told(content) if own is not None and content is not None else None
        seats, options = len(self.about.places), self.about.options
        return Table.deal(self.game, seats, options, own=brought, key=key).setup

    def opened(self, history: History, clock: Mapping[str, Any] | None) -> None:
        history.bots = bot_names(self.game)
        self.history = history
        if clock is not None:
            self.clock = Clock.restored(self.about.policy.clock, clock)
        if not history.over and not history.paused:
            self.clock.run(asked_of(history.table, history.players), self.services.now())
        self.absence.watch()
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
        body: Body,
        id: str = "",
        expect: int | None = None,
        *,
        by_person: bool = False,
        sender: Connection | None = None,
    ) -> Entry:
        """Add an entry to the log (a move, an undo, a hand-over …): checked, written, broadcast.

        The client chooses the id, and the same id again is the same entry; without one, as for a
        bot's move, the server does. `expect` is the version it was made for, if the sender knows
        it. With `by_person` it is refused unless a person plays the seat now. The sender gets an
        acknowledgement once it is on disk.
        """
        id = id or f"casetta:{secrets.token_hex(8)}"
        seen = self.seats.turns
        async with self.lock:
            await self._demand_seats_as(seen)
            history = self.running()
            await self._catch_up()
            known = history.entries.named(id)
            if known is not None:
                if (known.kind, known.seat) != (kind, seat):
                    raise Wrong("id-taken")
                if sender is not None:
                    sender.tell(ack_of(known, history, sender.viewer))
                return known
            if not history.over:
                self._check_player(kind, seat, body, by_person=by_person)
            given = kind, seat, body, id, expect
            if str(body.get("move")).count(SEVERAL) < MANY_MOVES:
                prepared = history.prepare(*given)
            else:  # They are tried off the loop.
                prepared = await self.services.deals.run(self.asker, history.prepare, *given)
            await self._write(prepared)
            await self._accept(prepared, sender)
        self._go_on()
        return prepared.named

    def _check_player(self, kind: str, seat: int, body: Body, *, by_person: bool) -> None:
        """Refuse what only a person does while a bot plays the seat, and taking back from nobody.

        Logs of earlier days have such entries, so this is asked of new ones alone.
        """
        is_person = self.running().players[seat] == PERSON
        if by_person and not is_person:
            raise NotYourTurn("not-your-turn")
        if is_person and kind == "hand-over" and body.get("to") == PERSON:
            raise Wrong("not-handed-over")

    async def stand_in(self, seat: int, *, is_host: bool) -> None:
        """Let a bot play for somebody who is away: the host at once, players after a while."""
        away = self.absence.seconds(seat)
        if away is None or not (is_host or away >= self.about.policy.patience):
            raise Wrong("not-away")
        await replace_person(self, seat)
        await self.chat.note(seat, "stand-in", self.about)
        self.tell_people()

    async def _accept(self, prepared: Prepared, sender: Connection | None = None) -> None:
        """Let happen what is on disk, and broadcast it."""
        history, entries = self.running(), prepared.entries
        history.accept(prepared)
        self.services.metrics.entered(len(entries))
        told = history, self.about.epoch, entries, sender, prepared.named
        if len(entries) > SLICE:
            await self.audience.tell_long_update(*told)
        else:
            self.audience.tell_update(*told)
        if history.over:
            self._finish()

    async def _catch_up(self) -> None:
        """Let happen what is on disk although nobody heard so.

        Raises NotWritten while nobody can tell.
        """
        prepared = self._unconfirmed
        if prepared is None:
            return
        await self._store.settled()
        is_there = await self._is_stored(prepared)
        self._unconfirmed = None
        if is_there:
            self._turn_clock(prepared, self.services.now())
            await self._accept(prepared)
            self._go_on()

    async def _is_stored(self, prepared: Prepared) -> bool:
        """Ask the store; a room that knows another log than the store is loaded anew."""
        found = await self._store.load_entries(self.id, self.running().version)
        if found and [each.hash for each in found] != [each.hash for each in prepared.entries]:
            self.services.drop(self)
            raise Wrong("store-failed")
        return bool(found)

    async def _write(self, prepared: Prepared) -> None:
        """Write entries and the time they took; if that fails, no time was taken."""
        before, now = self.clock, self.services.now()
        if before.policy.kind != "none":
            self.clock = copy.copy(before)
            self._turn_clock(prepared, now)
        try:
            await self._append(prepared, now)
        except DamagedTable as damage:
            self.services.drop(self)
            raise Wrong("table-damaged") from damage
        except EntryRefused:
            self.services.drop(self)
            raise
        except BaseException as error:
            self.clock = before
            if not isinstance(error, NotWritten):
                self._unconfirmed = prepared
            raise

    async def _append(self, prepared: Prepared, now: float) -> None:
        """Write entries; where that failed the store is asked, for what is there has not failed.

        What it refuses although it is not there does not fit: then this room knows another log.
        """
        status = "finished" if prepared.table.is_over else None
        try:
            await self._store.append(self.id, prepared.entries, self.clock.stored(now), status)
        except (StoreFailed, EntryRefused):
            try:
                is_there = await self._is_stored(prepared)
            except NotWritten:
                self._unconfirmed, is_there = prepared, False
            if not is_there:
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
        self.absence.forget()
        self.audience.tell(self._reveal())
        self.tell_people()

    def _go_on(self) -> None:
        self.absence.set_alarm()
        self.bots.go_on()

    # People

    def make_place(self, seats: Collection[int], *, is_host: bool) -> None:
        """Let somebody in: of too many at a seat the one goes who came first.

        Raises LimitHit where there are too many spectators.
        """
        limits, host = self.services.limits, is_host and not seats
        if not (seats or is_host):
            if sum(each.is_spectator for each in self.audience) >= limits.spectators_per_table:
                raise LimitHit("too-many-spectators", CROWDED)
            return
        same = [
            each
            for each in self.audience
            if not each.seats.isdisjoint(seats) or (host and each.host and not each.seats)
        ]
        if len(same) >= limits.sockets_per_seat:
            min(same, key=lambda each: each.since).end(TOO_MANY)

    def arrive(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self.audience.add(connection)
        self.absence.came(connection.seats)
        self._tell_who_is_here()
        self.bots.look_up()

    async def update_since(
        self, viewer: int, since: int | None = None, epoch: str | None = None, address: str = ""
    ) -> bytes | None:
        """The update for somebody who comes: exactly the entries after a known version of this
        epoch, or a snapshot; None before the game begins.

        A first visit from version 0 needs no epoch: there is nothing that could be of another.
        Long updates are made one after the other, and addresses take turns.
        """
        history, ours = self.history, self.about.epoch
        if history is None:
            return None
        is_ours = epoch == ours or (epoch is None and since == 0)
        if since is None or not is_ours or since > history.version:
            return update_for(viewer, history, ours, None)
        if history.version - since <= SLICE:
            return update_for(viewer, history, ours, since)
        async with self.services.long_updates.join(Asker(address, self.id)):
            entries = await slowly(history.entries_since(since, viewer))
        return update_for(viewer, history, ours, since, entries)

    def show(self, connection: Connection, update: bytes | None) -> None:
        """Tell a connection that has just come, or looks through other eyes, how things stand."""
        connection.tell(self.people(host=connection.host, seats=connection.seats))
        if update is None:
            return
        connection.answer(update)
        if self.clock.policy.kind != "none":
            connection.tell(self.clock.shown(self.services.now()))
        if self.status == "finished":
            connection.tell(self._reveal())

    def depart(self, connection: Connection) -> None:
        """Somebody is gone; a seat that nobody holds any more may go to a bot after a while."""
        if connection in self.audience:
            self.audience.remove(connection)
            self.absence.watch()
            self._tell_who_is_here()
            self.bots.look_up()

    def silence(self) -> None:
        """The server ends: nobody is told who else leaves."""
        self.audience.clear()
        self._forget_alarm()

    def leave(self) -> None:
        """Send everybody away, to come back soon, and do nothing more."""
        self.audience.close(GOING_AWAY)
        self._stop_timers()
        self.tasks.cancel()

    async def close(self) -> None:
        self._stop_timers()
        await self.tasks.end()

    def _stop_timers(self) -> None:
        self._forget_alarm()
        self.absence.stop_alarm()
        self.absence.forget()


def asked_of(table: Table, players: Sequence[str]) -> int:
    """The people who may move now, as bits; bots need no time."""
    persons = sum(1 << seat for seat, player in enumerate(players) if player == PERSON)
    return table.waiting & persons
