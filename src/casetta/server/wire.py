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

WIRE = "casetta.wire"
"""Where the application finds `write` and `abort` among the extensions of its scope."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text; one from the server has no mask."""
SHORT, MIDDLE, LONG = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
"""The beginning of a frame up to the text, whose length takes 7, 16 or 64 bits."""
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

    def __init__(self, *given: Any, outbox: Outbox, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Letterbox = Letterbox(self.loop)  # type: ignore[assignment]
        self._outbox = outbox
        self._unsent = b""

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

    def handle_text(self, event: Any) -> None:
        """Keep a text for its reader, who need not be asked whether they are there.

        uvicorn would stop listening until it is read, and begin again: two calls of the system.
        """
        self.was_heard = True
        text = _whole_text(event)
        if text is None or self.close_sent or len(self.queue) >= FEW:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is still there, unless they were heard of since the last time."""
        if self.was_heard:
            self.was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

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


def _whole_text(event: Any) -> str | None:
    """The text of a frame; None if it goes on in the next one, or is no text."""
    try:
        text: str = event.data.decode()
    except UnicodeDecodeError:
        return None
    return text if event.fin else None


def framed(content: bytes) -> bytes:
    """A text as one frame."""
    size = len(content)
    if size < 126:
        return SHORT(FINAL_TEXT, size) + content
    if size < 1 << 16:
        return MIDDLE(FINAL_TEXT, 126, size) + content
    return LONG(FINAL_TEXT, 127, size) + content
