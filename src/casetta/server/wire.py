"""Messages to sockets by the short way: most can be written at once, without a task."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE = "casetta.wire"
"""Where the application finds `write` and `abort` among the extensions of its scope."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text; one from the server has no mask."""


class Letterbox:
    """As much of asyncio's queue as one reader needs, who never asks the system for the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._letters: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

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


class Wire(WebSocketsSansIOProtocol):
    """The WebSocket of uvicorn; whoever serves it may also write without waiting, or hang up."""

    was_heard = False
    """Whether they said anything since they were asked, or would have been."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Letterbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application, which has not begun yet."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = {"write": self.write_text, "abort": self.transport.abort}

    def handle_text(self, event: Any) -> None:
        """Whoever says something need not be asked whether they are there."""
        self.was_heard = True
        super().handle_text(event)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is still there, unless they were heard of since the last time."""
        if self.was_heard:
            self.was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def write_text(self, *contents: bytes) -> bool:
        """Write texts now, together; False if the other side has to read first, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, contents)))
        return True


def framed(content: bytes) -> bytes:
    """A text as one frame."""
    size = len(content)
    if size < 126:
        return bytes((FINAL_TEXT, size)) + content
    if size < 1 << 16:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big") + content
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + content
