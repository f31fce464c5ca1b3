"""Worker processes, and the pool of them for bots, which get the hidden view of a seat alone.

A worker is asked one JSON question a line and answers one JSON value a line.

A bot that hangs, crashes or answers nonsense costs its table a second more than it may think:
the worker is ended, and the seat makes any legal move instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from casetta.bots.thought import Thought
from casetta.contract.game import Game, State

WAKING = 20.0
"""Seconds a new worker may take to load the games."""
EMPTYING = 1.0
"""Seconds for the pipes of a dead process to be emptied."""
LINE = 1 << 20
"""Bytes of an answer."""

Report = Callable[[int, int], None]
"""Is told how much of something is done, and of how much."""
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

FAILURES = (OSError, ValueError, TimeoutError)
"""What a worker that gives no useful answer may raise."""


class Worker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_new = True
        """Whether it has answered nothing yet."""

    @classmethod
    async def start(
        cls, command: Sequence[str], seconds: float = WAKING, line: int = LINE
    ) -> Worker:
        """A new process, in a group of its own so that Ctrl-C at the terminal leaves it alone."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=line,
            start_new_session=True,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"},
        )
        worker = cls(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                await process.stdout.readline()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(
        self, question: Mapping[str, Any], seconds: float, report: Report | None = None
    ) -> Any:
        """What it answers, as JSON; raises what goes wrong.

        `report` hears of the lines before the answer that tell how far the work is.
        """
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        async with asyncio.timeout(seconds):
            await self.process.stdin.drain()
            answer = json.loads(await self.process.stdout.readline())
            while report is not None and isinstance(answer, dict) and "done" in answer:
                report(int(answer["done"]), int(answer["of"]))
                answer = json.loads(await self.process.stdout.readline())
        self.is_new = False
        return answer

    async def end(self) -> None:
        """End the process, whatever it does, and let go of its pipes."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(EMPTYING):
                await self.process.communicate()


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked about a position; it is told nothing else."""

    game: Game
    view: State
    seat: int
    bot: str
    seconds: float | None = None
    """How long it may think; None as long as it likes to."""
    ask: str = "move"
    """`move`, `hint` or `why`."""
    more: Mapping[str, int] = field(default_factory=dict)
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


class BotPool:
    """A pool of worker processes for all bots of all tables."""

    def __init__(self, most: int | None = None, command: Sequence[str] | None = None) -> None:
        self._command = command or (sys.executable, "-m", "casetta.bots.worker")
        self._places = asyncio.Semaphore(most or max(2, os.cpu_count() or 2))
        self._advisers = asyncio.Semaphore(1)
        self._asked = 0
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._spare: asyncio.Task[Worker] | None = None
        """Begun when a worker was ended, so that nobody has to wait for the next one."""
        self._starting: set[asyncio.Task[Worker]] = set()
        """All workers that are not awake yet, also those that nobody waits for any more."""
        self._waking = WAKING
        self._first = FIRST
        self._played: set[str] = set()
        """Games of which some worker has answered something."""
        self.failures = 0
        """How often a bot gave no useful answer."""

    async def choose(self, question: Question) -> int | None:
        """The move of a bot; None when it gave no useful answer."""
        answer = await self._answer(question)
        try:
            move = msgspec.convert(answer, int)
        except msgspec.ValidationError:
            return None
        return move if 0 <= move < question.game.rules.n_moves else None

    async def advise(self, question: Question) -> Thought | None:
        """What a bot thinks of the moves of a seat; None when it gives no useful answer."""
        if self._asked >= MOST_ADVICE:
            return None
        self._asked += 1
        try:
            async with self._advisers:
                thought = msgspec.convert(await self._answer(question), Thought)
        except msgspec.ValidationError:
            return None
        finally:
            self._asked -= 1
        is_known = all(0 <= each.move < question.game.rules.n_moves for each in thought.candidates)
        return thought if is_known and thought.candidates else None

    async def _answer(self, question: Question) -> Any:
        """What a worker answers; None when it gives no answer that can be read."""
        async with self._places:
            try:
                return await self._ask(question)
            except FAILURES:
                self.failures += 1
                return None

    async def _ask(self, question: Question) -> Any:
        """Ask a worker; one that gives no answer is ended."""
        worker = self._idle_worker() or await self._new_worker()
        seconds = THINKING if question.seconds is None else question.seconds
        late = LATE if question.ask == "move" else LATE_ADVICE
        is_first = worker.is_new and question.game.name not in self._played
        first = self._first if is_first else 0.0
        try:
            answer = await worker.ask(question.to_dict(), seconds + late + first)
        except BaseException as error:
            self._first = 0.0
            if isinstance(error, FAILURES):
                self._prepare()
            await self._drop(worker)
            raise
        self._first = FIRST
        self._played.add(question.game.name)
        self._idle.append(worker)
        return answer

    def _idle_worker(self) -> Worker | None:
        """A worker that waits for a question, if one still lives."""
        while self._idle:
            worker = self._idle.pop()
            if worker.process.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    def _prepare(self) -> None:
        """Begin to start a worker for whoever needs the next one."""
        if self._spare is None:
            self._spare = asyncio.ensure_future(self._started())
            self._starting.add(self._spare)
            self._spare.add_done_callback(self._starting.discard)

    async def _new_worker(self) -> Worker:
        """A worker that is awake: the spare one, if there is one."""
        self._prepare()
        spare, self._spare = self._spare, None
        assert spare is not None
        try:
            return await asyncio.shield(spare)
        except asyncio.CancelledError:
            spare.add_done_callback(self._keep)
            raise

    def _keep(self, spare: asyncio.Task[Worker]) -> None:
        """Nobody needs this worker any more; somebody will."""
        if not spare.cancelled() and spare.exception() is None:
            self._idle.append(spare.result())

    async def _started(self) -> Worker:
        """A worker that is awake; where one was not in time, the next has less time for it."""
        waking, self._waking = self._waking, THINKING
        worker = await Worker.start(self._command, waking)
        self._waking = WAKING
        self._all.add(worker)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        await worker.end()

    async def end(self) -> None:
        """End all workers, also those that were just being started."""
        starting, self._spare = list(self._starting), None
        for task in starting:
            task.cancel()
        await asyncio.gather(*starting, return_exceptions=True)
        for worker in list(self._all):
            await self._drop(worker)
