"""One connection: its bounded send queue (back-pressure), and whose eyes it looks through."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from casetta.kernel.state import NOBODY
from casetta.words import LANGUAGES, Words

from ...protocol.errors import CODES, TOO_SLOW, code_of
from ...protocol.limits import LIMITS, Limits
from ...protocol.messages import Message, Refused
from ..rate_limit import Bucket

CLOSING = 2.0
"""Seconds a connection gets for its last message."""

encode = msgspec.json.Encoder(order="deterministic").encode
encode_in_order = msgspec.json.Encoder().encode
"""The same, with names in the order in which they were given: for what is sent most often."""


class Connection:
    """A client's connection."""

    __slots__ = (
        "_close", "_depart", "_queue", "_send", "_sender", "_write", "chat_budget", "ended", "host",
        "id", "language", "limits", "question_budget", "queued_bytes", "seats", "viewer",
    )  # fmt: skip

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        limits: Limits = LIMITS,
        write: Callable[..., bool] | None = None,
        language: str = "en",
    ) -> None:
        """`write` sends at once if that is possible, and says whether it was; `send` waits."""
        self.limits = limits
        self.language = language
        self.id = secrets.token_hex(8)
        self.seats: frozenset[int] = frozenset()
        self.viewer = NOBODY
        self.host = False
        self.chat_budget = Bucket(limits.chat_per_second, limits.chat_at_once)
        self.question_budget = Bucket(limits.questions_per_second, limits.questions_at_once)
        self._write = write
        self._send = send
        self._close = close
        self._queue: deque[bytes] = deque()
        self.queued_bytes = 0
        """How much waits to be sent."""
        self._sender: asyncio.Task[None] | None = None
        self.ended = False
        """Whether nothing more is sent."""
        self._depart: Callable[[Connection], None] | None = None

    def enter(
        self, seats: Iterable[int], viewer: int, *, host: bool, depart: Callable[[Connection], None]
    ) -> None:
        """Somebody was let in at a table, which is told by `depart` when the connection ends."""
        self.seats, self.viewer, self.host = frozenset(seats), viewer, host
        self._depart = depart

    def look(self, viewer: int) -> None:
        """See through another seat."""
        self.viewer = viewer

    def speak(self, language: str) -> None:
        """Use another language in sentences."""
        self.language = language

    @property
    def is_spectator(self) -> bool:
        """Whether it only looks on."""
        return not self.seats and not self.host

    def holds(self, role: str, seat: int | None) -> bool:
        """Whether it is here by a link to this."""
        if role == "seat":
            return seat in self.seats
        return self.host if role == "host" else self.is_spectator

    def tell(self, message: Message) -> None:
        """Answer this connection alone."""
        self.answer(encode(message))

    def refuse(self, error: Exception, log: Any, id: str | None = None) -> str:
        """Tell why something was not done, never what was sent; return the code that was told."""
        code = code_of(error, log)
        message = Words(self.language)(f"refused-{code}")
        retryable = CODES[code].retryable
        self.tell(Refused(code=code, retryable=retryable, message=message, move_id=id))
        return code

    def answer(self, *contents: bytes) -> None:
        """Queue what this connection asked for: it is read on only when little waits."""
        if self.ended or self._is_written(contents):
            return
        self._queue.extend(contents)
        self.queued_bytes += sum(map(len, contents))
        if self._sender is None:
            self._sender = asyncio.ensure_future(self._drain())

    def push(self, *contents: bytes) -> None:
        """Queue what everybody is told; a reader that is too slow is sent away to resume."""
        if self.ended or self._is_written(contents):
            return
        is_full = self.queued_bytes + sum(map(len, contents)) > self.limits.queued_bytes
        if len(self._queue) >= self.limits.queued_messages or (self._queue and is_full):
            self.end(TOO_SLOW)
        else:
            self.answer(*contents)

    def _is_written(self, contents: Sequence[bytes]) -> bool:
        """Whether nothing waits, and this could be sent at once."""
        return self._sender is None and self._write is not None and self._write(*contents)

    async def calm(self) -> None:
        """Wait until so little waits to be sent that the next message may be answered."""
        while self._sender is not None and 2 * self.queued_bytes > self.limits.queued_bytes:
            await asyncio.wait([self._sender])

    def end(self, code: int) -> None:
        """Close the connection; nothing that waits is sent any more."""
        if self.ended:
            return
        self.ended = True
        self._queue.clear()
        self.queued_bytes = 0
        if self._sender is not None:
            self._sender.cancel()
        self._sender = asyncio.ensure_future(self._close(code))
        if self._depart is not None:
            asyncio.get_running_loop().call_soon(self._depart, self)

    def end_after_sending(self, code: int) -> None:
        """Close the connection once what waits is sent."""
        before = self._sender
        self.ended = True

        async def finish() -> None:
            if before is not None:
                await asyncio.wait([before], timeout=CLOSING)
            await self._close(code)

        self._sender = asyncio.ensure_future(finish())

    async def finished(self) -> None:
        """Wait until the last message and the closing are through, but not for ever."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=CLOSING)

    async def _drain(self) -> None:
        """Send what waits, in order; there is no sender while nothing waits."""
        try:
            while self._queue:
                content = self._queue.popleft()
                await self._send(content)
                self.queued_bytes -= len(content)
        finally:
            if self._sender is asyncio.current_task():
                self._sender = None


def load_refusals() -> None:
    """Read the sentences of all languages, so that nobody waits while somebody is refused."""
    for language in LANGUAGES:
        Words(language).load()
