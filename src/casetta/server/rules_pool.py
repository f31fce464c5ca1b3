"""Questions to the rules and what people bring are read by worker processes.

What strangers send may cost a reader any time and memory, so nothing of it is read here: a
process that takes too long is ended, its question gets `no-answer`, and the next question another
process. docs/decisions/0026 says what is read where.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.contract.game import State
from casetta.table.history import History

from ..protocol.bodies import NewTable
from ..protocol.limits import Limits
from .fair_queue import Asker, FairQueue
from .workers import FAILURES, WorkerPool, python

PLACES = 3
"""Questions that are answered at the same time: two of one address."""
MOST_WAITING = 50
"""Questions that may wait; of more, those of the address with most of them are refused."""
BUSY = 5
"""Seconds after which whoever was refused may try again."""
SECONDS = 10.0
"""Seconds that an answer may take, waiting included; the processor works on it for far less."""


class RulesPool(WorkerPool):
    """Worker processes that answer what the rules of a game say."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        queue = FairQueue(PLACES, MOST_WAITING, BUSY)
        super().__init__(command or python("casetta.server.rules_worker"), queue)

    async def check_content(self, asker: Asker, new: NewTable, limits: Limits) -> None:
        """Refuse own cards and scenarios with which nothing can be dealt."""
        await self._ask(asker, "content", new=new, limits=limits)

    async def answer(
        self,
        asker: Asker,
        game: str,
        question: dict[str, Any],
        language: str,
        limits: Limits,
        position: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """What `casetta ask` answers; at a table about the position that `position_of` tells."""
        told = {"game": game, "question": question, "language": language, "position": position}
        answer: dict[str, Any] = await self._ask(asker, "question", limits=limits, **told)
        return answer

    async def check(self, asker: Asker, history: History, seat: int, move: str) -> dict[str, Any]:
        """Whether a seat may make several moves, as `History.check` says."""
        position = position_of(history, history.table.view(seat), seat)
        given = {"position": position, "move": move, "paused": history.paused}
        answer: dict[str, Any] = await self._ask(asker, "check", game=history.game.name, **given)
        return answer

    async def phrases(self, asker: Asker, history: History, seat: int, move: str) -> dict[str, Any]:
        """A decision that a seat could make, in words."""
        given = {"position": position_of(history, history.table.view(seat), seat), "move": move}
        return {"phrases": await self._ask(asker, "phrases", game=history.game.name, **given)}

    async def _ask(self, asker: Asker, about: str, **question: Any) -> Any:
        """What a worker answers; raises Wrong as the rules do, and when there is no answer."""
        turn = self.queue.join(asker)
        try:
            async with asyncio.timeout(SECONDS), self.worker(turn) as worker:
                told = await worker.ask({"about": about, **question}, SECONDS)
        except FAILURES:
            raise Wrong("no-answer") from None
        if "wrong" in told:
            raise msgspec.convert(told["wrong"], Refused).as_error()
        return told["answer"]


class Refused(msgspec.Struct):
    """A Wrong on its way from a worker."""

    code: str
    where: str | None = None
    values: dict[str, str | int] = {}

    def as_error(self) -> Wrong:
        return Wrong(self.code, self.where, **self.values)


def position_of(history: History, view: State, seat: int) -> dict[str, Any]:
    """A position of a table for a worker: what somebody sees, and what people brought."""
    setup = None if history.game.content is None else history.setup
    return {"view": [int(word) for word in view], "seat": seat, "setup": setup}
