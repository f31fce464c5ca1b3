"""The HTTP transport: uvicorn's protocol with deadlines for headers, bodies and slow readers.

Requests are read a little at a time, so that whoever sends very much keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from casetta.contract.languages import language_liked

from ...protocol.errors import LIMITS_HIT, TOO_SLOW, LimitHit
from ...protocol.limits import Limits
from ..rate_limit import LimitHits, Slot
from ..security import bare_refusal

LATE = LimitHit("request-timeout", 1)
"""Why whoever is too slow is hung up on."""
PIECE, WHOLE_PIECE = 1 << 10, 1 << 14
"""Bytes that are taken apart before everybody else has a turn: a body may come in tiny parts. They
may be more of one whose length is known."""


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol; `slot` is the place of the connection, upgraded or not."""

    def __init__(
        self, *given: Any, limits: Limits, slot: Slot, hits: LimitHits, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self._hits = hits
        self.ws_protocol_class = partial(self.ws_protocol_class, slot=slot)  # type: ignore
        self._slot = slot
        self._seconds: dict[Any, int] = {
            h11.IDLE: limits.header_seconds,
            h11.SEND_BODY: limits.body_seconds,
        }
        """How long the other side may be in a state: before the end of a header, of a body."""
        self._due: Any = None
        self._deadline: asyncio.TimerHandle | None = None
        self._patience = limits.body_seconds
        self._stall: asyncio.TimerHandle | None = None
        self._unread = memoryview(b"")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._slot.fill(transport.abort)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._deadline)
        _cancel(self._stall)
        super().connection_lost(exc)
        self._slot.release()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Read a piece, and the rest when everybody else had a turn."""
        if self._unread:
            self._unread = memoryview(bytes(self._unread) + data)
            self.transport.pause_reading()
        else:
            self._unread = memoryview(data)
            self._read_piece()

    def _read_piece(self) -> None:
        """Take a piece apart; nothing more comes until all pieces are."""
        size = WHOLE_PIECE if self._has_known_length else PIECE
        piece, self._unread = self._unread[:size], self._unread[size:]
        super().data_received(bytes(piece))
        self._expect()
        if self._unread:
            self.transport.pause_reading()
            self.loop.call_soon(self._read_rest)

    @property
    def _has_known_length(self) -> bool:
        """Whether a body comes that is not in parts."""
        is_body = self.conn.their_state is h11.SEND_BODY
        return is_body and all(name != b"transfer-encoding" for name, _ in self.headers)

    def _read_rest(self) -> None:
        """Go on, unless everything ended meanwhile."""
        if not self.transport.is_closing():
            self._read_piece()
        if not (self._unread or self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket, with all that came after the request and with deadlines of its own."""
        self._seconds = {}
        super().handle_websocket_upgrade(event)
        early = self.conn.trailing_data[0] + bytes(self._unread)
        self._unread = memoryview(b"")
        if early:
            self.transport.get_protocol().data_received(early)  # type: ignore[attr-defined]

    # Deadlines

    def on_response_complete(self) -> None:
        """The next request may come; where none will, the answer must still be read in time."""
        super().on_response_complete()
        self._expect()
        if self.transport.is_closing():
            _cancel(self._stall)
            self._watch_writing()

    def _expect(self) -> None:
        """Set the deadline of what is to come next, unless its time runs already."""
        due = self.conn.their_state if self.timeout_keep_alive_task is None else None
        if due is self._due:
            return
        _cancel(self._deadline)
        self._due, seconds = due, self._seconds.get(due)
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._end_late)

    def _end_late(self) -> None:
        """Too little came in time: hang up, and say why to those who have said something."""
        self._hits.record(self._slot.key, LATE.code)
        is_silent = self._due is h11.IDLE and not self.conn.trailing_data[0]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not is_silent:
            wanted = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
            self.transport.write(bare_refusal(LATE, language_liked(wanted)))
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        _cancel(self._stall)

    def _watch_writing(self, before: int | None = None) -> None:
        """Cut off whoever has read nothing of an answer since the last look."""
        waiting = self.transport.get_write_buffer_size()
        if before is not None and waiting >= before:
            self._hits.record(self._slot.key, LIMITS_HIT[TOO_SLOW])
            self.transport.abort()
        else:
            self._stall = self.loop.call_later(self._patience, self._watch_writing, waiting)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
