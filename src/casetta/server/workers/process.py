"""A process beside the server: one question a line, one answer a line."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

WAKING = 20.0
"""Seconds a new worker may take to load the games."""
EMPTYING = 1.0
"""Seconds for the pipes of a dead process to be emptied."""
LINE = 1 << 20
"""Bytes of an answer."""

Report = Callable[[int, int], None]
"""Is told how much of something is done, and of how much."""


class Worker:
    """One process that answers."""

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
