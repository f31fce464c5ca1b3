"""Worker processes: the pool of them for bots, and the one that reviews finished games.

A worker is asked one JSON question a line and answers one JSON value a line. For a bot it gets
the hidden view of a seat alone.

A bot that hangs, crashes or answers nonsense costs its table a second more than it may think:
the worker is ended, and the seat makes any legal move instead.

Reviews are made one at a time, and cached as files of the data folder that are named after the
game and the way it was judged: they may be deleted at any time.
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
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from casetta.bots import Thought
from casetta.bots.review import cache_key
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State

WAKING = 20.0
"""Seconds a new worker may take to load the games."""
EMPTYING = 1.0
"""Seconds for the pipes of a dead process to be emptied."""
LINE = 1 << 20
"""Bytes of an answer."""

Answer = TypeVar("Answer")
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
Status = Literal["none", "waiting", "failed", "ready"]
"""Of a review: nobody wanted it; it is its turn soon; it could not be made; it is there."""

FOLDER = "reviews"
EFFORT = 1
MOST_WAITING = 20
"""Games that may wait to be reviewed."""
MOST_KEPT = 1_000
"""Reviews that are kept; of more than these the oldest are deleted."""
PATIENCE = 900.0
"""Seconds that a review may take."""
LONGEST = 16 << 20
"""Bytes of a review."""

FAILURES = (OSError, ValueError, TimeoutError)
"""What a worker that gives no useful answer may raise."""


class Worker:
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

    async def choose(self, question: BotQuestion) -> int | None:
        """The move of a bot; None when it gave no useful answer."""
        move = await self._answer(question, int)
        return move if move is not None and 0 <= move < question.game.rules.n_moves else None

    async def advise(self, question: BotQuestion) -> Thought | None:
        """What a bot thinks of the moves of a seat; None when it gives no useful answer."""
        if self._asked >= MOST_ADVICE:
            return None
        self._asked += 1
        try:
            async with self._advisers:
                thought = await self._answer(question, Thought)
        finally:
            self._asked -= 1
        moves = [each.move for each in thought.candidates] if thought else []
        is_known = all(0 <= move < question.game.rules.n_moves for move in moves)
        return thought if is_known and moves else None

    async def _answer(self, question: BotQuestion, kind: type[Answer]) -> Answer | None:
        """What a worker answers; None when it gives no answer that can be read."""
        async with self._places:
            try:
                return msgspec.convert(await self._ask(question), kind)
            except msgspec.ValidationError:
                return None
            except FAILURES:
                self.failures += 1
                return None

    async def _ask(self, question: BotQuestion) -> Any:
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
            self._all.discard(worker)
            await worker.end()
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

    async def end(self) -> None:
        """End all workers, also those that were just being started."""
        starting, self._spare = list(self._starting), None
        for task in starting:
            task.cancel()
        await asyncio.gather(*starting, return_exceptions=True)
        while self._all:
            await self._all.pop().end()


class Reviews:
    """Reviews that are cached, and those that wait to be made."""

    def __init__(
        self, folder: Path, command: Sequence[str] | None = None, patience: float = PATIENCE
    ) -> None:
        self._folder = folder / FOLDER
        self._command = command or (sys.executable, "-m", "casetta.bots.worker", "review")
        self._patience = patience
        self._waiting: dict[str, Mapping[str, Any]] = {}
        """Records by the names of their reviews, the next first."""
        self._failed: set[str] = set()
        self._progress: tuple[str, int, int] = ("", 0, 0)
        """The review that is being made, events that are judged, and all of them."""
        self._work: asyncio.Task[None] | None = None
        self._worker: Worker | None = None

    async def find(self, record: Mapping[str, Any]) -> tuple[Status, dict[str, Any] | None]:
        """How things are about the review of a record: `none`, `waiting`, `failed` or `ready`."""
        key = cache_key(record, EFFORT)
        if key in self._waiting:
            return "waiting", None
        known = await asyncio.to_thread(self._read, key)
        if known is not None:
            return "ready", known
        return ("failed" if key in self._failed else "none"), None

    def progress(self, record: Mapping[str, Any]) -> tuple[int, int]:
        """How many events of a record are judged, and of how many; nothing while it waits."""
        key, done, of = self._progress
        return (done, of) if key == cache_key(record, EFFORT) else (0, len(record["events"]))

    async def want(self, record: Mapping[str, Any]) -> tuple[Status, dict[str, Any] | None]:
        """The same; a review that there is not is made as soon as it is its turn."""
        status, known = await self.find(record)
        if status not in ("none", "failed"):
            return status, known
        if len(self._waiting) >= MOST_WAITING:
            raise Wrong("too-many")
        self._waiting[cache_key(record, EFFORT)] = record
        if self._work is None or self._work.done():
            self._work = asyncio.ensure_future(self._make_all())
        return "waiting", None

    async def end(self) -> None:
        """Make no more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._end_worker()

    async def _make_all(self) -> None:
        """Make what waits, in one process as long as it answers."""
        while self._waiting:
            key, record = next(iter(self._waiting.items()))
            try:
                if self._worker is None:
                    self._worker = await Worker.start(self._command, WAKING, LONGEST)
                await self._make(self._worker, key, record)
            except FAILURES:
                self._failed.add(key)
                await self._end_worker()
            del self._waiting[key]
            if not self._waiting:
                await self._end_worker()  # Meanwhile another one may be wanted.

    async def _end_worker(self) -> None:
        """End the process, if there is one; whoever is interrupted here is followed by another."""
        if self._worker is not None:
            await self._worker.end()
            self._worker = None

    async def _make(self, worker: Worker, key: str, record: Mapping[str, Any]) -> None:
        def note(done: int, of: int) -> None:
            self._progress = key, done, of

        question = {"record": record, "effort": EFFORT}
        found = await worker.ask(question, self._patience, note)
        if not isinstance(found, dict) or "error" in found:
            raise ValueError
        await asyncio.to_thread(self._keep, key, found)
        self._failed.discard(key)

    def _read(self, key: str) -> dict[str, Any] | None:
        """A review that was kept; None if there is none that can be read."""
        try:
            known = json.loads((self._folder / f"{key}.json").read_bytes())
        except (OSError, ValueError):
            return None
        return known if isinstance(known, dict) else None

    def _keep(self, key: str, found: dict[str, Any]) -> None:
        """Write a review, whole or not at all, and delete the oldest of too many."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        unfinished = self._folder / f"{key}.new"
        unfinished.write_text(json.dumps(found), "utf-8")
        unfinished.replace(self._folder / f"{key}.json")
        kept = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in kept[:-MOST_KEPT]:
            with contextlib.suppress(OSError):
                file.unlink()
