"""Reviews of finished games, made one at a time by a worker process.

They are cached as files of the data folder that are named after the table, the game and the way
it was judged: they may be deleted at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import glob
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from casetta.bots.review import cache_key
from casetta.contract.errors import Wrong

from .fair_queue import ANYBODY, Asker, FairQueue, Turn
from .workers import FAILURES, WorkerPool, python

Status = Literal["none", "waiting", "failed", "ready"]
"""Of a review: nobody wanted it; it is its turn soon; it could not be made; it is there."""

FOLDER = "reviews"
EFFORT = 1
MOST_WAITING = 20
"""Games that may wait to be reviewed."""
BUSY = 60
"""Seconds after which whoever wanted one more may try again."""
TOO_MANY = "too-many-reviews"
MOST_KEPT = 1_000
"""Reviews that are kept; of more than these the oldest are deleted."""
PATIENCE = 900.0
"""Seconds that a review may take."""
LONGEST = 16 << 20
"""Bytes of a review."""


def key_of(table: str, record: Mapping[str, Any]) -> str:
    """What the review of a game is called: it belongs to its table."""
    return f"{table}-{cache_key(record, EFFORT)}"


def remove_reviews(folder: Path, tables: Sequence[str]) -> None:
    """Remove the reviews of tables that are removed from a data folder."""
    for table in tables:
        for file in (folder / FOLDER).glob(f"{glob.escape(table)}-*.json"):
            file.unlink(missing_ok=True)


class Reviews:
    """Reviews that are cached, and those that wait to be made."""

    def __init__(
        self, folder: Path, command: Sequence[str] | None = None, patience: float = PATIENCE
    ) -> None:
        self._folder = folder / FOLDER
        command = command or python("casetta.bots.worker", "review")
        queue = FairQueue(1, MOST_WAITING, BUSY)
        self._pool = WorkerPool(command, queue, line=LONGEST, keeps_spare=False)
        self._patience = patience
        self._wanted: dict[str, asyncio.Task[None]] = {}
        """What waits or is being made, by the names of the reviews."""
        self._failed: set[str] = set()
        self._progress: tuple[str, int, int] = ("", 0, 0)
        """The review that is being made, events that are judged, and all of them."""

    async def find(
        self, table: str, record: Mapping[str, Any]
    ) -> tuple[Status, dict[str, Any] | None]:
        """How things are about the review of a game: `none`, `waiting`, `failed` or `ready`."""
        key = key_of(table, record)
        if key in self._wanted:
            return "waiting", None
        known = await asyncio.to_thread(self._read, key)
        if known is not None:
            return "ready", known
        return ("failed" if key in self._failed else "none"), None

    def progress(self, table: str, record: Mapping[str, Any]) -> tuple[int, int]:
        """How many events of a game are judged, and of how many; nothing while it waits."""
        key, done, of = self._progress
        return (done, of) if key == key_of(table, record) else (0, len(record["events"]))

    async def want(
        self, record: Mapping[str, Any], asker: Asker = ANYBODY
    ) -> tuple[Status, dict[str, Any] | None]:
        """The same; a review that there is not is made as soon as it is its turn.

        Raises LimitHit where too many wait.
        """
        status, known = await self.find(asker.table, record)
        if status not in ("none", "failed"):
            return status, known
        key = key_of(asker.table, record)
        if key not in self._wanted:
            turn = self._pool.queue.join(asker, TOO_MANY)
            self._wanted[key] = asyncio.ensure_future(self._make(key, record, turn))
        return "waiting", None

    async def end(self) -> None:
        """Make no more."""
        for task in self._wanted.values():
            task.cancel()
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)
        await self._pool.end()

    async def _make(self, key: str, record: Mapping[str, Any], turn: Turn) -> None:
        """Make a review when it is its turn; the process ends when nothing more waits."""

        def note(done: int, of: int) -> None:
            self._progress = key, done, of

        try:
            async with self._pool.worker(turn) as worker:
                question = {"record": record, "effort": EFFORT}
                found = await worker.ask(question, self._patience, note)
                if not isinstance(found, dict) or "error" in found:
                    raise ValueError
                await asyncio.to_thread(self._keep, key, found)
            self._failed.discard(key)
        except FAILURES:
            self._failed = {*list(self._failed)[-MOST_KEPT:], key}
        except Wrong:
            pass  # It gave way to somebody else's.
        finally:
            if len(self._wanted) == 1:
                await self._pool.rest()
            del self._wanted[key]

    def forget(self, before: float) -> int:
        """Remove reviews that were made before a time; how many those were."""
        old = [file for file in self._folder.glob("*.json") if file.stat().st_mtime < before]
        for file in old:
            file.unlink(missing_ok=True)
        return len(old)

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
