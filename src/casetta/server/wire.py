"""Messages to sockets by the short way: without a task, and all of a round of the loop together.

To make a message and to write one are both quick as long as nothing else comes in between: of
five viewers who are told in turn, each would wait for what the system does to wake the one before.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from .connection import GOING_AWAY

WIRE = "casetta.wire"
"""Where the application finds `write` and `abort` among the extensions of its scope."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text; one from the server has no mask."""
SHORT, MIDDLE, LONG = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
"""The beginning of a frame up to the text, whose length takes 7, 16 or 64 bits."""
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
"""Instead of the length of a frame: it follows, in so many bytes."""
MASKED = 0x80
"""Set beside the length of a frame that has a mask."""
MASK = 4
"""Bytes of a mask."""
MUCH = 1 << 16
"""Bytes that do not wait for the end of the round: the system says when they are too many."""
FEW = 8
"""Letters that may wait to be read; then the other side has to wait."""


class Letterbox:
    """As much of asyncio's queue as one reader needs, who never asks the system for the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._letters: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._letters)

    def empty(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._letters

    def put_nowait(self, letter: Any) -> None:
        """Add a letter, and wake the reader."""
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next letter, as soon as there is one."""
        while not self._letters:
            self._reader = self._loop.create_future()
            await self._reader
        return self._letters.popleft()


class Outbox:
    """The wires that have something to send, until all who are ready have had their turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Remember a wire until the end of this round."""
        if not self._wires:
            self._loop.call_soon(self._empty)
        self._wires.append(wire)

    def _empty(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.write_unsent()


class Line:
    """The transport of a wire, for uvicorn: what it writes comes after what is still unsent."""

    __slots__ = ("_transport", "_wire")

    def __init__(self, wire: Wire, transport: asyncio.Transport) -> None:
        self._wire = wire
        self._transport = transport

    def write(self, data: bytes) -> None:
        """Write at once."""
        self._wire.write_unsent()
        self._transport.write(data)

    def close(self) -> None:
        """Hang up when everything is written."""
        self._wire.write_unsent()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Wire(WebSocketsSansIOProtocol):
    """The WebSocket of uvicorn; whoever serves it may also write without waiting, or hang up."""

    was_heard = False
    """Whether they said anything since they were asked, or would have been."""
    is_parsed = False
    """Whether all they send is left to the library: they spoke before they were let in, or sent
    more than is read, and where a frame begins is not known."""

    def __init__(self, *given: Any, outbox: Outbox, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Letterbox = Letterbox(self.loop)  # type: ignore[assignment]
        self._outbox = outbox
        self._unsent = b""
        self._unread = b""
        """The beginning of a frame whose end has not come yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls."""
        super().connection_made(transport)
        self._transport = cast(asyncio.Transport, transport)
        self.transport = cast(asyncio.Transport, Line(self, self._transport))

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application, which has not begun yet."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = {"write": self.write_text, "abort": self._transport.abort}

    async def run_asgi(self) -> None:
        """Serve until the application is done with it, which then needs no short way any more.

        A wire and what refers back to it would stay in memory until garbage is collected.
        """
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"].pop(WIRE, None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone, and so is what they had begun to send."""
        super().connection_lost(exc)
        self.transport = self._transport
        self._unread = b""

    def data_received(self, data: bytes) -> None:
        """Keep whole texts for their reader; all other frames are taken apart by the library."""
        if self.is_parsed or not self.handshake_complete:
            self.is_parsed |= self.handshake_initiated
            super().data_received(data)
            return
        data, start = self._unread + data, 0
        while (frame := frame_at(data, start, self.config.ws_max_size)) is not None:
            begin, end = frame
            self.is_parsed = end > len(data)
            if not self._is_kept(data, start, begin, end):
                super().data_received(data[start:end])
            start = end
        self._unread = data[start:]

    def _is_kept(self, data: bytes, start: int, begin: int, end: int) -> bool:
        """Whether a frame was a whole text that could be kept for its reader.

        uvicorn would stop listening until it is read, and begin again: two calls of the system.
        """
        if data[start] != FINAL_TEXT or not data[start + 1] & MASKED:
            return False
        self.was_heard = True
        if self.is_parsed or self.frames or self.close_sent or len(self.queue) >= FEW:
            return False
        try:
            text = apply_mask(data[begin:end], data[begin - MASK : begin]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is still there, unless they were heard of since the last time."""
        if self.was_heard:
            self.was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def shutdown(self) -> None:
        """The server ends: say so, and hang up."""
        if self.close_sent or not self.handshake_complete:
            super().shutdown()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
        self.conn.send_close(GOING_AWAY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def write_text(self, *contents: bytes) -> bool:
        """Send texts in this round; False if the other side has to read first, or is gone."""
        if not self.writable.is_set() or self.close_sent or self._transport.is_closing():
            return False
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += b"".join(map(framed, contents))
        if len(self._unsent) > MUCH:
            self.write_unsent()
        return True

    def write_unsent(self) -> None:
        """Write now what was to be written at the end of the round."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not self._transport.is_closing():
            self._transport.write(unsent)


def frame_at(data: bytes, start: int, largest: int) -> tuple[int, int] | None:
    """Where the content of a frame begins and ends; None if not all of it is here.

    Of a frame that is too large to be read at all, the beginning is enough.
    """
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1] & ~MASKED, start + 2
    if size >= IN_TWO_BYTES:
        begin += 2 if size == IN_TWO_BYTES else 8
        size = int.from_bytes(data[start + 2 : begin], "big")
    begin += MASK if data[start + 1] & MASKED else 0
    is_whole = len(data) >= begin + size
    return (begin, begin + size) if is_whole or (len(data) >= begin and size > largest) else None


def framed(content: bytes) -> bytes:
    """A text as one frame."""
    size = len(content)
    if size < IN_TWO_BYTES:
        return SHORT(FINAL_TEXT, size) + content
    if size < 1 << 16:
        return MIDDLE(FINAL_TEXT, IN_TWO_BYTES, size) + content
    return LONG(FINAL_TEXT, IN_EIGHT_BYTES, size) + content
