"""Reviews of finished games: made one at a time in a worker process, and cached as files.

A file of the data folder is named after the game and the way it was judged. Files are a cache:
they may be deleted at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

from casetta.bots.review import cache_key
from casetta.contract.errors import Wrong

from .bot_pool import WAKING, Worker

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
"""What a process that gives no useful answer may raise."""


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
        """Make all reviews that wait, also those that are wanted while a process ends."""
        while self._waiting:
            try:
                await self._make_waiting()
            finally:
                await self._end_worker()

    async def _make_waiting(self) -> None:
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

    async def _end_worker(self) -> None:
        """End the process, if there is one; whoever is interrupted here is followed by another."""
        if self._worker is not None:
            await self._worker.end()
            self._worker = None

    async def _make(self, worker: Worker, key: str, record: Mapping[str, Any]) -> None:
        """Make one review and keep it."""
        question = {"record": record, "effort": EFFORT}
        found = await worker.ask(question, self._patience, partial(self._note, key))
        if not isinstance(found, dict) or "error" in found:
            raise ValueError
        await asyncio.to_thread(self._keep, key, found)
        self._failed.discard(key)

    def _note(self, key: str, done: int, of: int) -> None:
        """Remember how far the work is."""
        self._progress = key, done, of

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
