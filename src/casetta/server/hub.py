"""All tables: those in memory, and those the store remembers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from casetta import games
from casetta.bots import bot
from casetta.bots import names as bot_names
from casetta.kernel.game import Game
from casetta.kernel.state import NOBODY
from casetta.kernel.wrong import Wrong
from casetta.table import fairness
from casetta.table.refusals import DamagedTable
from casetta.table.store import Store
from casetta.table.table import Table

from .about import About, Place
from .connection import LIMITS, Connection
from .doors import Buckets, new_code, new_table_id, new_token, token_hash
from .messages import Limits, Links, NewSeat, NewTable, Policy
from .metrics import Metrics
from .players import Players
from .rooms import BOT_PACE, Room

AVATARS = (
    "badger", "bee", "cat", "crane", "dog", "fox", "frog", "hedgehog",
    "hen", "mouse", "owl", "snail", "squirrel", "swallow", "turtle", "beaver",
)  # fmt: skip
MOST_IDLE_ROOMS = 200
"""Rooms without anybody that stay in memory; of more than these the oldest are forgotten."""
CLOCK_BEAT = 5.0
"""Seconds after which running clocks are written, so that a crash gives hardly any time back."""
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What content of another form than ours may raise."""


@dataclass(frozen=True, slots=True)
class Link:
    """What a token opens."""

    table: str
    role: str
    """`host`, `seat` or `spectator`."""
    seat: int = NOBODY


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
        self.metrics = Metrics(self)
        self.log = structlog.get_logger()
        self.bot_pace = bot_pace
        self.test_mode = test_mode
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        """Everybody who is connected, at a table or not yet."""
        self.departed = 0
        """How many were connected and are no more."""
        self._beside: list[asyncio.Task[None]] = []
        self._looks_at = MOST_IDLE_ROOMS
        """With so many rooms in memory it is time to look for idle ones again."""
        self.codes: dict[str, str] = {}
        """Tables by join code."""
        self.joins = Buckets(rate=10 / 60, burst=10)
        self.makes = Buckets(rate=1, burst=20)
        self.faces = Buckets(rate=1, burst=20)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.let_others_join: Callable[[], Awaitable[str | None]] | None = None
        """Opens the server to the local network, where it can be opened."""

    def now(self) -> float:
        """Seconds that only go forward."""
        return time.monotonic()

    async def begin(self) -> None:
        """Find what was going on when the server ended: codes, bots, clocks."""
        for row in await self.store.unfinished():
            code = row.about.get("code")
            if isinstance(code, str):
                self.codes[code] = row.id
        ids = await self.store.going_on_by_themselves()
        self._beside = [asyncio.ensure_future(each) for each in (self._wake(ids), self._beat())]

    async def _wake(self, ids: Sequence[str]) -> None:
        """Let tables go on by themselves, one after the other; a damaged one stops nobody."""
        for id in ids:
            with contextlib.suppress(Wrong):
                await self.room(id)

    async def _beat(self) -> None:
        """Write running clocks now and then."""
        while True:
            await asyncio.sleep(CLOCK_BEAT)
            await self._keep_clocks()

    async def _keep_clocks(self) -> None:
        """Write all running clocks together; what cannot be written now is written later."""
        rooms = list(self.rooms.values())
        await asyncio.gather(*(room.keep_clock() for room in rooms), return_exceptions=True)

    async def end(self) -> None:
        """End bots and rooms; everything but the time of the last seconds is on disk already."""
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self._keep_clocks()
        await self.players.end()

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
            room = await self._loaded(id)
        except DamagedTable as damage:
            self.log.error("table damaged", table=id, place=damage.values["place"])
            raise Wrong("table-damaged") from damage
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            await self.store.quarantine(id, type(error).__name__)
            self.log.error("table damaged", table=id, place=type(error).__name__)
            raise Wrong("table-damaged") from error
        self.rooms[id] = room
        self._forget_idle()
        return room

    async def _loaded(self, id: str) -> Room:
        """A table as the store remembers it."""
        row, history = await self.store.load_history(id)
        if row.status == "quarantined":
            raise Wrong("table-damaged")
        game, about = games.load(row.game), About.read(row.about)
        room = Room(self, id, game, about, row.secret or b"", row.status)
        room.said = await self.store.chat_count(id)
        if history is not None:
            history.bots = bot_names(game)
            room.opened(history, row.clock)
        return room

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

    # Making tables

    async def make(
        self,
        new: NewTable,
        *,
        setup: dict[str, Any] | None = None,
        before: str | None = None,
        id: str | None = None,
        tokens: Mapping[str, str] | None = None,
    ) -> tuple[Room, Links]:
        """A new table and the links of its seats, its host and its spectators.

        `setup` is a position to begin with; `id` and `tokens` are given in test mode alone.
        """
        game = games.load(new.game)
        self._check(game, new)
        about = About(
            places=tuple(_place(seat) for seat in new.seats),
            options=game.complete(new.options),
            policy=new.policy,
            epoch=secrets.token_hex(8),
            code=self._free_code(),
            content=new.content,
            setup=setup,
            before=before,
        )
        id, secret = id or new_table_id(), fairness.new_secret()
        room = Room(self, id, game, about, secret, "waiting")
        given = tokens or {}
        common = {role: given.get(role) or new_token() for role in ("host", "spectator")}
        seats = {str(n): given.get(str(n)) or new_token() for n in range(len(new.seats))}
        links: list[tuple[bytes, str, int | None]] = [
            (token_hash(token), role, None) for role, token in common.items()
        ]
        links += [(token_hash(token), "seat", int(seat)) for seat, token in seats.items()]
        await self.store.add_table(
            id=id,
            game=game.name,
            rules=game.version,
            about=about.told(),
            secret=secret,
            links=links,
        )
        self.rooms[id] = room
        self.codes_changed(room)
        self._forget_idle()
        if new.start:
            await room.start()
        told = Links(table=id, host=common["host"], seats=seats, spectator=common["spectator"])
        return room, told

    def _check(self, game: Game, new: NewTable) -> None:
        """Refuse what cannot be played."""
        game.check_seats(len(new.seats))
        game.complete(new.options)
        check_policy(new.policy, game)
        for seat in new.seats:
            check_seat(seat, game)
        if new.start and any(seat.player == "open" for seat in new.seats):
            raise Wrong("seats-open")
        if new.content is not None:
            check_content(new, game)

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

    # Links

    async def links_of(self, table: str, tokens: Sequence[str]) -> list[Link]:
        """What these tokens open at a table; raises Wrong if one opens nothing there."""
        found = []
        for token in tokens:
            row = await self.store.find_link(token_hash(token))
            if row is None or row.table_id != table:
                raise Wrong("no-such-link")
            if row.revoked:
                raise Wrong("link-revoked")
            found.append(Link(table, row.role, NOBODY if row.seat is None else row.seat))
        return found

    async def new_link(self, table: str, role: str, seat: int | None) -> str:
        """A new link in place of the old one, which opens nothing any more."""
        token = new_token()
        await self.store.renew_link(table, role, seat, token_hash(token))
        room = self.rooms.get(table)
        if room is not None:
            room.send_away(role, seat)
        return token

    # What follows a game

    async def rematch(self, room: Room) -> tuple[Room, Links]:
        """The same people and options once more; whoever moved second begins now."""
        if room.status != "finished":
            raise Wrong("not-finished")
        places = [*room.about.places[1:], room.about.places[0]]
        new, links = await self.make(self._again(room, places), before=room.id)
        await room.change(lambda _: {"next_table": new.id})
        return new, links

    async def same_deal(self, room: Room) -> tuple[Room, Links]:
        """The same shuffle again, from a finished game."""
        if room.status != "finished" or room.history is None:
            raise Wrong("not-finished")
        again = self._again(room, room.about.places)
        return await self.make(again, setup=dict(room.history.setup), before=room.id)

    async def clone(self, room: Room, version: int) -> tuple[Room, Links]:
        """A position of a finished game as the beginning of a new table."""
        if room.status != "finished" or room.history is None:
            raise Wrong("not-finished")
        setup = room.history.drawing_at(version)
        if room.game.waiting(room.game.setup(setup)[0]) == 0:
            raise Wrong("game-over")
        return await self.make(self._again(room, room.about.places), setup=setup, before=room.id)

    def _again(self, room: Room, places: Sequence[Place]) -> NewTable:
        seats = [
            NewSeat(player=place.player, name=place.name, avatar=place.avatar) for place in places
        ]
        return NewTable(
            game=room.game.name,
            seats=seats,
            options=dict(room.about.options),
            policy=room.about.policy,
            content=room.about.content,
        )

    async def open_tables(self) -> list[dict[str, Any]]:
        """The tables that wait for people and may be listed."""
        rows = await self.store.unfinished(status="waiting")
        tables: list[dict[str, Any]] = []
        for row in rows:
            about = About.read(row.about)
            if about.policy.public:
                free = [seat for seat, place in enumerate(about.places) if place.player == "open"]
                tables.append(
                    {
                        "table": row.id,
                        "game": row.game,
                        "options": about.options,
                        "names": [place.name for place in about.places],
                        "free": free,
                    }
                )
        return tables


def check_seat(seat: NewSeat, game: Game) -> None:
    """Refuse a bot or a picture that there is not."""
    if seat.player.startswith("bot:"):
        bot(seat.player.removeprefix("bot:"), game)
    check_face(seat.name, seat.avatar)


def check_face(name: str, avatar: str) -> None:
    """Refuse a name that cannot be shown and a picture that is not one of ours."""
    if not name.isprintable():
        raise Wrong("bad-request")
    if avatar and avatar not in AVATARS:
        raise Wrong("unknown-avatar", known=", ".join(AVATARS))


def check_policy(policy: Policy, game: Game) -> None:
    """Refuse a bot that there is not, and a clock without time."""
    bot(policy.bot, game)
    clock = policy.clock
    if clock.kind != "none" and not (clock.days if clock.kind == "days" else clock.seconds):
        raise Wrong("bad-request")


def check_content(new: NewTable, game: Game) -> None:
    """Refuse own cards and scenarios with which nothing can be dealt."""
    if game.own is None:
        raise Wrong("no-own", game=game.name)
    try:
        brought = game.own.told(new.content or {})
        if brought is None:
            raise Wrong("bad-request")
        Table.deal(game, len(new.seats), new.options, own=brought)
    except UNREADABLE as error:
        raise Wrong("bad-request") from error


def _place(seat: NewSeat) -> Place:
    return Place(player=seat.player, name=seat.name.strip(), avatar=seat.avatar)
