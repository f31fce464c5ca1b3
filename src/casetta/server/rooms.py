"""A room: a table with its people, its bots, its clock and its chat.

Every change goes the same way: check it in memory, write it, and only when it is on disk
change what is in memory and tell everybody.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from casetta.bots import names as bot_names
from casetta.kernel.game import Game
from casetta.kernel.state import NOBODY
from casetta.kernel.wrong import Wrong
from casetta.table import fairness
from casetta.table.history import History, Prepared
from casetta.table.log import Entry
from casetta.table.refusals import NotWritten
from casetta.table.standing import PERSON
from casetta.table.table import NotYourTurn, Table

from .about import About, Place
from .clocks import Clock
from .connection import NO_SUCH_LINK, REVOKED, Connection, encode
from .messages import Clock as ClockNow
from .messages import People, Policy, Reveal, Said, Waiting
from .messages import Place as PlaceTold

if TYPE_CHECKING:
    from .hub import Hub

BOT_PACE = 0.7
"""Seconds between the moves of bots, so that people can follow."""
SERVER = "casetta"
"""The beginning of the ids of what the server does by itself."""
MOST_WAITING = 20
"""People who came with a code and wait to be let in."""
RETRY = 1.0
"""Seconds until the server tries again what it does by itself and could not do."""


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
        self.thinking: set[int] = set()
        self.waiting: dict[str, Waiting] = {}
        """Those who came with the code, by ticket."""
        self.let_in: dict[str, tuple[int, str] | None] = {}
        """Tickets that were answered: seat and link, or None."""
        self.said = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._gone: dict[int, asyncio.TimerHandle] = {}

    @property
    def commitment(self) -> str:
        """What is published before anybody adds to the shuffle."""
        return fairness.commitment(self.id, self.secret)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on, so that it can be forgotten."""
        is_awaited = self.status == "waiting" and (self.waiting or self.let_in)
        goes_on = self._tasks or self._gone or self._alarm is not None or self.lock.locked()
        return not (self.connections or is_awaited or goes_on)

    # Beginning

    async def start(self) -> None:
        """Deal and begin; all seats must be taken."""
        async with self.lock:
            if self.status != "waiting":
                raise Wrong("already-started")
            if any(place.player == "open" for place in self.about.places):
                raise Wrong("seats-open")
            setup = self.about.setup or self._dealt()
            players = [place.player for place in self.about.places]
            history = History(self.game, setup, players, bots=bot_names(self.game))
            clock = Clock(self.about.policy.clock, len(players))
            clock.run(asked_of(history.table, history.players), self.hub.now())
            about = msgspec.structs.replace(self.about, code=None)
            await self.hub.store.set_table(
                self.id,
                status="running",
                setup=history.setup,
                clock=clock.stored(self.hub.now()),
                about=about.told(),
            )
            self.about, self.clock = about, clock
            self.history, self.status = history, "running"
            self.hub.codes_changed(self)
        self.let_in |= dict.fromkeys(self.waiting)
        self.waiting = {}
        self._watch_absent()
        self.tell_people()
        self._tell_update([], self.connections)
        self._go_on()

    def _dealt(self) -> dict[str, Any]:
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
        self._watch_absent()
        self._go_on()

    # The log

    async def enter(
        self,
        kind: str,
        seat: int,
        body: Mapping[str, Any],
        id: str,
        expect: int | None = None,
        *,
        by_person: bool = False,
    ) -> Entry:
        """Add an entry to the log: checked, written, then told. The same id again is no other.

        `by_person` asks for a seat that a person plays now.
        """
        async with self.lock:
            history = self.running()
            known = history.entry_of(id)
            if known is not None:
                if (known.kind, known.seat) != (kind, seat):
                    raise Wrong("id-taken")
                return known
            if by_person and history.players[seat] != PERSON and not history.over:
                raise NotYourTurn("not-your-turn")
            prepared = history.prepare(kind, seat, body, id, expect)
            now = self.hub.now()
            before, self.clock = self.clock, self.clock.copy()
            self._turn_clock(prepared, now)
            try:
                await self.hub.store.append(
                    self.id,
                    prepared.entries,
                    self.clock.stored(now),
                    "finished" if prepared.table.is_over else None,
                )
            except BaseException:
                self.clock = before
                raise
            history.accept(prepared)
            self.hub.metrics.entries += len(prepared.entries)
            self._tell_update(prepared.entries, self.connections)
            if history.over:
                self._finish()
        self._go_on()
        return prepared.entries[0]

    async def keep_clock(self) -> None:
        """Write what is left on a clock that runs live."""
        if self.clock.policy.kind == "live" and self.clock.running and not self.lock.locked():
            async with self.lock:
                clock = self.clock.stored(self.hub.now())
                await self.hub.store.set_table(self.id, clock=clock)

    def running(self) -> History:
        """The log of a game that has begun."""
        if self.history is None:
            raise Wrong("not-started")
        return self.history

    def _turn_clock(self, prepared: Prepared, now: float) -> None:
        """Let the time of those run who are asked after this."""
        entry, after = prepared.entries[0], prepared.standings[-1]
        self.clock.run(0 if after.paused else asked_of(after.table, after.players), now)
        if entry.kind == "move":
            self.clock.moved(entry.seat)
        if entry.kind == "hand-over" and entry.body["to"] == "person":
            self.clock.taken_back(entry.seat)

    def _finish(self) -> None:
        """The game is over: the secret may be known."""
        self.status = "finished"
        self._forget_absent()
        reveal = encode(self.reveal())
        for connection in self.connections:
            connection.push(reveal)
        self.tell_people()

    def proof(self) -> dict[str, Any]:
        """What proves the shuffle of a finished game, as a record has it."""
        return fairness.proof(self.id, self.secret, self.about.entropy)

    def reveal(self) -> Reveal:
        """The same, told to everybody."""
        proof = self.proof()
        del proof["table"]
        return Reveal(**proof)

    # People

    def arrive(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self.connections.add(connection)
        for seat in connection.seats:
            alarm = self._gone.pop(seat, None)
            if alarm is not None:
                alarm.cancel()
        self.tell_people()

    def depart(self, connection: Connection) -> None:
        """Somebody is gone; a seat that nobody holds any more may go to a bot after a while."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._watch_absent()
            self.tell_people()

    def _watch_absent(self) -> None:
        """Give each person who is not here some time to come, where the host decided so."""
        grace, history = self.about.policy.grace, self.history
        if grace is None or history is None or history.over:
            return
        here = self.seats_here()
        for seat, player in enumerate(history.players):
            if player == PERSON and seat not in here and seat not in self._gone:
                loop = asyncio.get_running_loop()
                self._gone[seat] = loop.call_later(grace, self._take_over, seat)

    def send_away(self, role: str, seat: int | None) -> None:
        """Close the connections whose link was replaced by another."""
        for connection in list(self.connections):
            if role == "seat":
                is_meant = seat in connection.seats
            else:
                is_meant = connection.host if role == "host" else connection.is_spectator
            if is_meant:
                connection.end(REVOKED)

    def seats_here(self) -> set[int]:
        """The seats that some connection holds."""
        return {seat for connection in self.connections for seat in connection.seats}

    def _take_over(self, seat: int) -> None:
        """Nobody came back in time: a bot plays on."""
        self._gone.pop(seat, None)
        if seat not in self.seats_here():
            self._do(self.hand_over(seat, f"bot:{self.about.policy.bot}"))

    async def hand_over(self, seat: int, to: str) -> None:
        """Let a bot play the seat of a person; what cannot be written is tried again."""
        history = self.history
        while history is not None and not history.over and history.players[seat] == PERSON:
            try:
                await self.enter("hand-over", seat, {"to": to}, new_id(), by_person=True)
            except NotWritten:
                await asyncio.sleep(RETRY)
            except NotYourTurn:
                return

    async def change(self, changed: Callable[[About], Mapping[str, Any]]) -> None:
        """Change what is known about the room, and tell everybody.

        What changes is asked for when nobody else can change anything: it may raise Wrong.
        """
        async with self.lock:
            about = msgspec.structs.replace(self.about, **changed(self.about))
            await self.hub.store.set_table(self.id, about=about.told())
            self.about = about
        self.tell_people()

    async def change_place(self, seat: int, **values: Any) -> None:
        """Change who sits somewhere; another player only before the start."""

        def changed(about: About) -> Mapping[str, Any]:
            if "player" in values:
                self.demand_waiting()
            return {"places": with_place(about, seat, values)}

        await self.change(changed)

    async def take_place(self, seat: int, name: str, avatar: str) -> None:
        """Somebody takes a free seat; of two who want it one gets it."""

        def changed(about: About) -> Mapping[str, Any]:
            if about.places[seat].player != "open":
                raise Wrong("seat-taken")
            self.demand_waiting()
            values = {"player": PERSON, "name": name, "avatar": avatar}
            return {"places": with_place(about, seat, values)}

        await self.change(changed)

    async def change_policy(self, policy: Policy) -> None:
        """What the host decides; the clock only before the start."""

        def changed(about: About) -> Mapping[str, Any]:
            if policy.clock != about.policy.clock:
                self.demand_waiting()
            return {"policy": policy}

        await self.change(changed)
        for connection in list(self.connections):
            if not policy.spectators and connection.is_spectator:
                connection.end(NO_SUCH_LINK)
        self._forget_absent()
        self._watch_absent()

    async def add_entropy(self, seat: int, value: str) -> None:
        """A seat adds to the shuffle, once, before the start."""

        def changed(about: About) -> Mapping[str, Any]:
            self.demand_waiting()
            if seat in about.entropy:
                raise Wrong("entropy-given")
            return {"entropy": {**about.entropy, seat: value}}

        await self.change(changed)

    def demand_waiting(self) -> None:
        """Refuse what must be done before the start."""
        if self.status != "waiting":
            raise Wrong("already-started")

    async def say(self, connection: Connection, text: str) -> None:
        """A line of chat; spectators may be muted."""
        if connection.is_spectator and not self.about.policy.spectator_chat:
            raise Wrong("muted")
        if not connection.chat.take():
            raise Wrong("too-many")
        seat = connection.viewer
        name = self.about.places[seat].name if seat != NOBODY else ""
        self.said += 1
        number, at = self.said, time.time()
        await self.hub.store.add_chat(self.id, number, seat, name, text, at)
        told = encode(Said(number=number, seat=seat, name=name, text=text, at=at))
        for each in self.connections:
            each.push(told)

    # Telling

    def people(self, *, host: bool) -> People:
        """The room as people see it."""
        here = self.seats_here()
        history = self.history
        players = history.players if history else [place.player for place in self.about.places]
        return People(
            table=self.id,
            game=self.game.name,
            options=self.about.options,
            status=self.status,  # type: ignore[arg-type]
            places=[
                PlaceTold(
                    seat=seat,
                    player=players[seat],
                    name=place.name,
                    avatar=place.avatar,
                    here=seat in here,
                    thinking=seat in self.thinking,
                )
                for seat, place in enumerate(self.about.places)
            ],
            spectators=sum(not each.seats for each in self.connections),
            policy=self.about.policy,
            commitment=self.commitment,
            entropy=sorted(self.about.entropy),
            code=self.about.code if host else None,
            waiting=list(self.waiting.values()) if host else [],
            next_table=self.about.next_table,
        )

    def tell_people(self) -> None:
        """Tell everybody who is here."""
        for host in (False, True):
            told = None
            for connection in self.connections:
                if connection.host == host:
                    told = told or encode(self.people(host=host))
                    connection.push(told)

    def _tell_update(
        self, entries: Iterable[Entry], connections: Iterable[Connection], *, resync: bool = False
    ) -> None:
        """Tell entries and the position, each viewer what it may see."""
        versions = [entry.version for entry in entries]
        told: dict[int, bytes] = {}
        for connection in connections:
            viewer = connection.viewer
            if viewer not in told:
                told[viewer] = encode(self.update(viewer, versions, resync=resync))
            connection.push(told[viewer])

    def update(self, viewer: int, versions: Iterable[int], *, resync: bool) -> dict[str, Any]:
        """An update for a viewer: see messages.Update."""
        history = self.running()
        return {
            "type": "update",
            "epoch": self.about.epoch,
            "resync": resync,
            "entries": [history.entry_for(version, viewer) for version in versions],
            "state": history.state_for(viewer) | {"points": history.points_for(viewer)},
        }

    def tell_all(self, connection: Connection, since: int | None, epoch: str | None) -> None:
        """Tell a connection that has just come, or looks through other eyes, how things stand."""
        connection.answer(encode(self.people(host=connection.host)))
        history = self.history
        if history is None:
            return
        knows = epoch == self.about.epoch and since is not None and since <= history.version
        versions = range((since or 0) + 1, history.version + 1) if knows else range(0)
        connection.answer(encode(self.update(connection.viewer, versions, resync=not knows)))
        if self.clock.policy.kind != "none":
            connection.answer(encode(self.clock_now()))
        if self.status == "finished":
            connection.answer(encode(self.reveal()))

    def clock_now(self) -> ClockNow:
        """The time of each seat."""
        running = [seat for seat in range(len(self.about.places)) if self.clock.running >> seat & 1]
        return ClockNow(left=self.clock.left_at(self.hub.now()), running=running)

    # What goes on by itself

    def _go_on(self) -> None:
        """Let bots move and set the alarm of the clock."""
        self._set_alarm()
        history = self.history
        if history is None or history.over or history.paused or history.asked:
            return
        for seat, player in enumerate(history.players):
            is_bot = player.startswith("bot:")
            if is_bot and seat not in self.thinking and history.table.is_waiting(seat):
                self.thinking.add(seat)
                self._do(self._bot_turn(seat, player.removeprefix("bot:")))

    async def _bot_turn(self, seat: int, bot: str) -> None:
        """Let a bot choose, and make its move; nonsense becomes any legal move."""
        try:
            await self._bot_move(seat, bot)
        except Wrong as wrong:
            self.hub.log.warning("bot refused", table=self.id, code=wrong.code)
            await asyncio.sleep(RETRY)
        except Exception as error:
            self.hub.log.error("bot failed", table=self.id, error=type(error).__name__)
            await asyncio.sleep(RETRY)
        self.thinking.discard(seat)
        self._go_on()

    async def _bot_move(self, seat: int, bot: str) -> None:
        history, game = self.running(), self.game
        view, started = history.table.view(seat), self.hub.now()
        move = await self.hub.players.choose(game, view, seat, bot)
        await asyncio.sleep(max(0.0, self.hub.bot_pace - (self.hub.now() - started)))
        if not history.table.is_waiting(seat) or history.players[seat] == PERSON:
            return
        if move is None or move not in game.legal(view, seat):
            move = game.nth(view, seat, secrets.randbelow(game.count(view, seat)))
        await self.enter("move", seat, {"move": game.write(move)}, new_id())

    def _set_alarm(self) -> None:
        """Wake up when the time of a seat is over."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.clock.policy.kind != "none":
            self._tell_clock()
            self._wait_for_end()

    def _wait_for_end(self) -> None:
        """A bot for those who have no time left, and an alarm for the next."""
        now = self.hub.now()
        if self.clock.policy.kind != "reminder":
            for seat in self.clock.run_out(now):
                self._do(self.hand_over(seat, f"bot:{self.about.policy.bot}"))
        left = self.clock.next_end(now)
        if left is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(left + 0.05, self._time_is_over)

    def _time_is_over(self) -> None:
        """Somebody has no time left: a reminder at least."""
        self._alarm = None
        self._tell_clock()
        self._wait_for_end()

    def _tell_clock(self) -> None:
        """Tell everybody the time of each seat."""
        told = encode(self.clock_now())
        for connection in self.connections:
            connection.push(told)

    def _do(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Do something beside; the task is kept until it is done."""
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Something beside is done; what went wrong is told by its name."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.hub.log.error("task failed", table=self.id, error=type(error).__name__)

    def _forget_absent(self) -> None:
        """Wait for nobody any more."""
        for alarm in self._gone.values():
            alarm.cancel()
        self._gone = {}

    async def close(self) -> None:
        """Stop everything that goes on by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._forget_absent()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def new_id() -> str:
    """The id of something the server does by itself."""
    return f"{SERVER}:{secrets.token_hex(8)}"


def asked_of(table: Table, players: Sequence[str]) -> int:
    """The people who may move now, as bits; bots need no time."""
    persons = sum(1 << seat for seat, player in enumerate(players) if player == PERSON)
    return table.game.waiting(table.state) & persons


def with_place(about: About, seat: int, values: Mapping[str, Any]) -> tuple[Place, ...]:
    """The seats, one of them changed."""
    places = list(about.places)
    places[seat] = msgspec.structs.replace(places[seat], **values)
    return tuple(places)
