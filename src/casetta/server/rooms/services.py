"""What rooms use of their server, what is added to a log, and the tasks of a room."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import structlog
from msgspec import Struct, field

from casetta.store.store import Store

from ...protocol.limits import Limits
from ..lobby import Lobby
from ..metrics import Metrics
from ..threads import ThreadPool
from ..workers import BotPool
from .metadata import Metadata

BOT_PACE = 0.7
"""Seconds between the moves of bots, so that people can follow."""
RETRY = 1.0
"""Seconds until the server tries again what it could not do."""
ANSWERING = 4
"""Threads that answer questions to the rules."""
ANSWER_SECONDS = 10.0
"""How long such an answer may take, waiting included."""

Change = Callable[[Metadata], Mapping[str, Any]]
"""Which fields of a table's metadata get which values; may raise Wrong."""
Write = Callable[[dict[str, Any] | None], Awaitable[None]]
"""Writes changed metadata, None if it did not change, together with something else."""
Check = Callable[[], Awaitable[object]]
"""Raises Wrong unless whoever wants a change may still have it."""


class NewEntry(Struct, frozen=True, kw_only=True):
    """What somebody wants to add to the log of a table: a move, an undo, a hand-over …"""

    kind: str
    seat: int
    body: Mapping[str, Any] = {}
    id: str = field(default_factory=lambda: f"casetta:{secrets.token_hex(8)}")
    """Chosen by the client; by default of the server's own making, for a bot's move."""
    expect: int | None = None
    """The version it was made for, if the sender knows it."""
    by_person: bool = False
    """Whether it is refused unless a person plays the seat now."""


class Services:
    """What all rooms use of their server: store, bots, thread pools, lobby, metrics and time."""

    def __init__(self, store: Store, bot_pace: float, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.limits = limits
        self.bot_pace = bot_pace
        self.bot_pool = BotPool()
        self.replays = ThreadPool()
        """Looks back at logs and games, one after the other."""
        self.answers = ThreadPool(ANSWERING, ANSWER_SECONDS)
        """Answers of the rules to strangers; whoever asks much keeps nobody at a table waiting."""
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


class Tasks:
    """The background tasks of one room; a failure is logged with the name of the error."""

    __slots__ = ("_log", "_table", "_tasks")

    def __init__(self, table: str) -> None:
        self._log = structlog.get_logger()
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        """Whether any task is running."""
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; the task is kept until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._log.error("task failed", table=self._table, error=type(error).__name__)

    def cancel(self) -> None:
        """Cancel all tasks, without waiting for their end."""
        for task in list(self._tasks):
            task.cancel()

    async def end(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
