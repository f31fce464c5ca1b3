"""Worker processes, and pools of them: what may take long or go wrong is done there.

A worker is asked one JSON question a line and answers one JSON value a line. One that hangs,
crashes or answers nonsense is ended, and costs nobody but its asker anything. What a worker may
do at all is confined: casetta.kernel.confinement.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from casetta.kernel.confinement import environment

from .fair_queue import FairQueue, Turn

WAKING = 20.0
"""Seconds a new worker may take to load the games."""
AFTER_FAILURE = 2.0
"""The same after one that was not in time."""
EMPTYING = 1.0
"""Seconds for the pipes of a dead process to be emptied."""
LINE = 1 << 20
"""Bytes of an answer."""

Report = Callable[[int, int], None]
"""Is told how much of something is done, and of how much."""

FAILURES = (OSError, ValueError, TimeoutError)
"""What a worker that gives no useful answer may raise."""


def python(module: str, *arguments: str) -> Sequence[str]:
    """The command of a worker; it imports nothing from the folder that it is started in."""
    return (sys.executable, "-P", "-m", module, *arguments)


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_new = True
        """Whether it has answered nothing yet."""
        self._ending: asyncio.Task[None] | None = None

    @classmethod
    async def start(
        cls, command: Sequence[str], seconds: float = WAKING, line: int = LINE
    ) -> Worker:
        """A new process, in a group of its own so that Ctrl-C at the terminal leaves it alone."""
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=line,
                start_new_session=True,
                env=environment(),
            )
        )
        try:
            process = await asyncio.shield(starting)
            assert process.stdout is not None
            async with asyncio.timeout(seconds):
                await process.stdout.readline()
        except BaseException:
            await cls(await starting).end()  # Nobody else would.
            raise
        return cls(process)

    async def ask(
        self, question: Mapping[str, Any], seconds: float, report: Report | None = None
    ) -> Any:
        """What it answers, as JSON; raises what goes wrong.

        `report` hears of the lines before the answer that tell how far the work is.
        """
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(seconds):
            await self.process.stdin.drain()
            answer = json.loads(await self.process.stdout.readline())
            while report is not None and isinstance(answer, dict) and "done" in answer:
                report(int(answer["done"]), int(answer["of"]))
                answer = json.loads(await self.process.stdout.readline())
        self.is_new = False
        return answer

    async def end(self) -> None:
        """End the process, whatever it does, and let go of its pipes.

        Whoever asks it and whoever ends the pool may both do so at the same time.
        """
        self._ending = self._ending or asyncio.ensure_future(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(EMPTYING):
                await self.process.communicate()


class WorkerPool:
    """Workers of one kind, and the queue before them."""

    def __init__(
        self,
        command: Sequence[str],
        queue: FairQueue,
        *,
        line: int = LINE,
        keeps_spare: bool = True,
    ) -> None:
        """`line` is the most bytes of an answer; a spare worker replaces one that failed."""
        self._command = command
        self.queue = queue
        self._line = line
        self._keeps_spare = keeps_spare
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._spare: asyncio.Task[Worker] | None = None
        """Begun when a worker was ended, so that nobody has to wait for the next one."""
        self._starting: set[asyncio.Task[Worker]] = set()
        """All workers that are not awake yet, also those that nobody waits for any more."""
        self._waking: float = WAKING
        self.failures = 0
        """How often a worker gave no useful answer."""

    @asynccontextmanager
    async def worker(self, turn: Turn) -> AsyncIterator[Worker]:
        """A worker as soon as this is the turn; whatever goes wrong with it ends it."""
        async with turn:
            try:
                worker = self._idle_worker() or await self._new_worker()
                async with self._lent(worker):
                    yield worker
            except FAILURES:
                self.failures += 1
                raise

    @asynccontextmanager
    async def _lent(self, worker: Worker) -> AsyncIterator[None]:
        """It waits for the next question afterwards, unless something went wrong."""
        try:
            yield
        except BaseException as error:
            if self._keeps_spare and isinstance(error, FAILURES):
                self.prepare()
            self._all.discard(worker)
            await worker.end()
            raise
        self._idle.append(worker)

    def _idle_worker(self) -> Worker | None:
        """A worker that waits for a question, if one still lives."""
        while self._idle:
            worker = self._idle.pop()
            if worker.process.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    def prepare(self) -> None:
        """Begin to start a worker for whoever needs the next one."""
        if self._spare is None:
            self._spare = asyncio.ensure_future(self._started())
            self._starting.add(self._spare)
            self._spare.add_done_callback(self._starting.discard)

    async def _new_worker(self) -> Worker:
        """A worker that is awake: the spare one, if there is one."""
        self.prepare()
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
        try:
            worker = await Worker.start(self._command, self._waking, self._line)
        except FAILURES:
            self._waking = AFTER_FAILURE
            raise
        self._waking = WAKING
        self._all.add(worker)
        return worker

    async def rest(self) -> None:
        """End the workers that nobody needs now."""
        while worker := self._idle_worker():
            self._all.discard(worker)
            await worker.end()

    async def end(self) -> None:
        """End all workers, also those that were just being started."""
        starting, self._spare = list(self._starting), None
        for task in starting:
            task.cancel()
        await asyncio.gather(*starting, return_exceptions=True)
        while self._all:
            await self._all.pop().end()
