"""What takes so long that everybody would wait for it: done in one thread, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from casetta.kernel.wrong import Wrong

Answer = TypeVar("Answer")
Given = ParamSpec("Given")

MOST_WAITING = 50
"""So many may wait; of more than one at a time nobody would have anything."""


class Slowly:
    """One thread for all tables."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "casetta-slowly")
        self._waiting = 0

    async def do(
        self, deed: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Do something when it is its turn; raises Wrong when too many wait."""
        if self._waiting >= MOST_WAITING:
            raise Wrong("too-many")
        self._waiting += 1
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, lambda: deed(*given, **named))
        finally:
            self._waiting -= 1

    def end(self) -> None:
        """Begin nothing more; what is under way is not waited for."""
        self._thread.shutdown(wait=False, cancel_futures=True)
