"""Answers that cost much and are the same for everybody: many who ask share one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from ..security import Bucket

Answer = TypeVar("Answer")

AGAIN, AT_ONCE = 1.0, 5
"""So many answers a second are found anew, and so many right after each other."""


class Shared(Generic[Answer]):
    """One answer at a time; whoever asks too soon hears the last one, a second old at most."""

    def __init__(self, find: Callable[[], Awaitable[Answer]]) -> None:
        self._find = find
        self._bucket = Bucket(AGAIN, AT_ONCE)
        self._found: asyncio.Future[Answer] | None = None

    async def get(self) -> Answer:
        """The answer; what goes wrong on the way goes wrong for all who share it."""
        if self._found is None or (self._found.done() and self._bucket.take()):
            self._found = asyncio.ensure_future(self._find())
        return await asyncio.shield(self._found)
