"""Bots at tables: worker processes that get the hidden view of a seat and nothing else.

A bot that hangs, crashes or answers nonsense costs its table a second: the worker is
ended, and the seat makes any legal move instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from casetta.kernel.game import Game, State

THINKING = 2.0
"""Seconds a bot may think."""
WAKING = 20.0
"""Seconds a new worker may take to load the games."""
LINE = 1 << 20


class Worker:
    """One process that plays."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: Sequence[str], seconds: float = WAKING) -> Worker:
        """A new process, in a group of its own so that Ctrl-C at the terminal leaves it alone."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE,
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

    async def ask(self, question: dict[str, Any], seconds: float) -> int:
        """The number of the move it chooses; raises what goes wrong."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        async with asyncio.timeout(seconds):
            await self.process.stdin.drain()
            return int(await self.process.stdout.readline())

    async def end(self) -> None:
        """End the process, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Players:
    """A few workers for all bots of all tables."""

    def __init__(self, most: int | None = None, command: Sequence[str] | None = None) -> None:
        self._command = command or (sys.executable, "-m", "casetta.bots.worker")
        self._places = asyncio.Semaphore(most or max(2, os.cpu_count() or 2))
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._waking = WAKING
        self.failures = 0
        """How often a bot gave no useful answer."""

    async def choose(
        self, game: Game, view: State, seat: int, bot: str, seconds: float = THINKING
    ) -> int | None:
        """The move of a bot; None when it gave no useful answer."""
        question = {
            "game": game.name,
            "view": [int(word) for word in view],
            "seat": seat,
            "bot": bot,
            "seed": secrets.randbits(62),
        }
        async with self._places:
            try:
                move = await self._ask(question, seconds)
            except (OSError, ValueError, TimeoutError):
                self.failures += 1
                return None
            return move if 0 <= move < game.n_moves else None

    async def _ask(self, question: dict[str, Any], seconds: float) -> int:
        """Ask a worker; one that gives no answer is ended."""
        worker = self._idle_worker() or await self._new_worker()
        try:
            move = await worker.ask(question, seconds)
        except BaseException:
            await self._drop(worker)
            raise
        self._idle.append(worker)
        return move

    def _idle_worker(self) -> Worker | None:
        """A worker that waits for a question, if one still lives."""
        while self._idle:
            worker = self._idle.pop()
            if worker.process.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    async def end(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._drop(worker)

    async def _new_worker(self) -> Worker:
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
