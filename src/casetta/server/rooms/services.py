"""What rooms use of their server, and what the parts of a room see of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol
from weakref import ref

import structlog

from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.store.store import Store
from casetta.table.history import History
from casetta.table.log import Entry
from casetta.table.standing import Body

from ...protocol.limits import Limits
from ..bot_pool import BotPool
from ..fair_queue import Asker, FairQueue
from ..lobby import Lobby
from ..metrics import Metrics
from ..rate_limit import AddressLimits
from ..rules_pool import RulesPool
from ..threads import ThreadPool
from .broadcast import Audience, Chat
from .clocks import Clock
from .metadata import Metadata

BOT_PACE = 0.7
"""Seconds between the moves of bots, so that people can follow."""
RETRY = 1.0
"""Seconds until the server tries again what it could not do."""
LONGEST_RETRY = 60.0
"""The same where it fails again and again."""
LOOKING_BACK, TRYING = 2, 4
"""Threads that look back at games, and that try many moves."""
TRYING_SECONDS = 10.0
"""How long the latter may take, waiting included."""


class Turned(Wrong):
    """The table has begun meanwhile, and the place that was meant is the seat of somebody else."""


Change = Callable[[Metadata], Mapping[str, Any]]
"""Which fields of a table's metadata get which values; may raise Wrong."""
Write = Callable[[dict[str, Any] | None], Awaitable[None]]
"""Writes changed metadata, None if it did not change, together with something else."""
Check = Callable[[], Awaitable[object]]
"""Raises Wrong unless whoever wants a change may still have it."""


class Services:
    """What all rooms use of their server: store, bots, thread pools, lobby, metrics and time."""

    def __init__(self, store: Store, bot_pace: float, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.limits = limits
        self.bot_pace = bot_pace
        self.node = secrets.token_hex(4)
        """Tells this run of the server from others."""
        self.addresses = AddressLimits(limits)
        self.bot_pool = BotPool(budgets=self.addresses.bot_seconds)
        self.rules = RulesPool()
        self.replays = ThreadPool(LOOKING_BACK)
        """Looks back at logs and games."""
        self.deals = ThreadPool(TRYING, TRYING_SECONDS)
        """Deals with own content that was found good, and moves that many are made of."""
        self.long_updates = FairQueue(1)
        """Who comes back from long ago: many at once would keep everybody else waiting."""
        self.lobby = Lobby(store)
        self.metrics = metrics
        self.log = structlog.get_logger()

    def now(self) -> float:
        """Seconds that only go forward."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds as the store counts them, from one start of the server to the next."""
        return time.time()

    def drop(self, room: Any) -> None:
        """Forget a room that cannot go on; it is loaded again when somebody comes back."""
        raise NotImplementedError


class Tasks(set[asyncio.Task[None]]):
    """The background tasks of one room; a failure is logged with the name of the error."""

    __slots__ = ("_table",)

    def __init__(self, table: str) -> None:
        super().__init__()
        self._table = table

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; the task is kept until it is done."""
        task = asyncio.ensure_future(work)
        self.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log = structlog.get_logger()
            log.error("task failed", table=self._table, error=type(error).__name__)

    def cancel(self) -> None:
        for task in list(self):
            task.cancel()

    async def end(self) -> None:
        self.cancel()
        await asyncio.gather(*self, return_exceptions=True)


class RoomView(Protocol):
    """A room as its parts see it: they read it and ask it for changes, and never write to it."""

    id: str
    game: Game
    about: Metadata
    status: str
    address: str | None

    @property
    def asker(self) -> Asker: ...

    history: History | None
    clock: Clock
    lock: asyncio.Lock
    tasks: Tasks
    services: Services
    audience: Audience
    chat: Chat

    def running(self) -> History: ...
    def demand_waiting(self) -> None: ...
    def tell_people(self) -> None: ...
    async def enter(
        self, kind: str, seat: int, body: Body, *, by_person: bool = False
    ) -> Entry: ...
    async def change(
        self, changed: Change, write: Write | None = None, still: Check | None = None
    ) -> None: ...


class Part:
    """A part of a room, which it knows by a weak reference.

    A room and parts that held each other would be a reference cycle, and stay in memory until
    the next garbage collection.
    """

    __slots__ = ("_weak_room",)

    def __init__(self, room: RoomView) -> None:
        self._weak_room = ref(room)

    @property
    def _room(self) -> RoomView:
        room = self._weak_room()
        assert room is not None, "a room outlives its parts"
        return room
