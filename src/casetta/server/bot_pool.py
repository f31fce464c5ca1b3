"""Bots and advisers in worker processes; they get the hidden view of a seat and nothing else.

A bot that hangs, crashes or answers nonsense costs its table a second more than it may think: the
seat makes any legal move instead.

Bots of tables where people play and look come first, then the others, then those of addresses
whose bots have thought more than their share.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from casetta.bots import Thought
from casetta.contract.game import Game, State

from .fair_queue import ANYBODY, LEAST, Asker, FairQueue
from .rate_limit import Bucket, PerAddress
from .workers import FAILURES, Worker, WorkerPool, python

Answer = TypeVar("Answer")
THINKING = 2.0
"""Seconds a bot may think where the table does not say."""
LATE = 1.0
"""Seconds that its answer may take beyond."""
LATE_ADVICE = 8.0
"""The same for advice, for which no table waits."""
FIRST = 3.0
"""Seconds more for the first answer of a process about a game of which none has answered yet: it
may have to compile a lot. Not after a failure, so that a bot that hangs costs no more than LATE."""
MOST_ADVICE = 20
"""Questions for advice that may wait; one at a time is answered, so that bots are not held up."""
BUSY = 10
"""Seconds after which whoever wanted one more may try again."""
TOO_MANY_HINTS = "too-many-hints"
RESERVE = 1
"""Workers more than processors, for an address that has none; see FairQueue."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is asked about a position; it is told nothing else."""

    game: Game
    view: State
    seat: int
    bot: str
    seconds: float | None = None
    """How long it may think; None as long as it likes to."""
    ask: str = "move"
    """`move`, `hint` or `why`."""
    more: Mapping[str, Any] = field(default_factory=dict)
    seed: int = field(default_factory=lambda: secrets.randbits(62))
    """Of its dice."""

    def to_dict(self) -> dict[str, Any]:
        """As a worker reads it."""
        return {
            "ask": self.ask,
            "game": self.game.name,
            "view": [int(word) for word in self.view],
            "seat": self.seat,
            "bot": self.bot,
            "seed": self.seed,
            "seconds": self.seconds,
            **self.more,
        }


class BotPool(WorkerPool):
    """Worker processes for all bots of all tables."""

    def __init__(
        self,
        most: int | None = None,
        command: Sequence[str] | None = None,
        budgets: PerAddress[Bucket] | None = None,
    ) -> None:
        """`budgets` are the seconds that bots may think at the tables of each address."""
        places = (most or max(2, os.cpu_count() or 2)) + RESERVE
        super().__init__(command or python("casetta.bots.worker"), FairQueue(places))
        self._advice = FairQueue(1, MOST_ADVICE, BUSY)
        self._budgets = budgets
        self._first = FIRST
        self._played: set[str] = set()
        """Games of which some worker has answered something."""

    async def choose(self, question: BotQuestion, asker: Asker = ANYBODY) -> int | None:
        """The move of a bot; None when it gave no useful answer."""
        move = await self._answer(question, int, asker)
        return move if move is not None and 0 <= move < question.game.rules.n_moves else None

    async def advise(self, question: BotQuestion, asker: Asker = ANYBODY) -> Thought | None:
        """What a bot thinks of the moves of a seat; None when it gives no useful answer.

        Raises LimitHit where too many want to know.
        """
        async with self._advice.join(asker, TOO_MANY_HINTS):
            thought = await self._answer(question, Thought, asker)
        moves = [each.move for each in thought.candidates] if thought else []
        is_known = all(0 <= move < question.game.rules.n_moves for move in moves)
        return thought if is_known and moves else None

    async def _answer(
        self, question: BotQuestion, kind: type[Answer], asker: Asker
    ) -> Answer | None:
        """What a worker answers; None when it gives no answer that can be read."""
        ranked = asker._replace(rank=lambda: self._rank(asker))
        try:
            async with self.worker(self.queue.join(ranked)) as worker:
                if not asker.is_wanted():
                    return None
                answer = await self._ask(worker, question, asker.address)
            return msgspec.convert(answer, kind)
        except (*FAILURES, msgspec.ValidationError):
            return None

    def _rank(self, asker: Asker) -> int:
        """How urgent it is; who has used up the budget of its address comes after all others."""
        spent = None if self._budgets is None else self._budgets.get(asker.address)
        return LEAST if spent is not None and spent.is_empty() else asker.rank()

    async def _ask(self, worker: Worker, question: BotQuestion, address: str) -> Any:
        """What the worker answers; the time that it takes counts."""
        seconds = THINKING if question.seconds is None else question.seconds
        late = LATE if question.ask == "move" else LATE_ADVICE
        is_first = worker.is_new and question.game.name not in self._played
        first, begun = self._first if is_first else 0.0, time.monotonic()
        try:
            answer = await worker.ask(question.to_dict(), seconds + late + first)
        except BaseException:
            self._first = 0.0
            raise
        finally:
            if self._budgets is not None:
                self._budgets.of(address).spend(time.monotonic() - begun)
        self._first = FIRST
        self._played.add(question.game.name)
        return answer
