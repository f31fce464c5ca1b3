"""The WebSocket transport: uvicorn's protocol with frame limits, rate limits and batched writes.

Messages are written without a task, and all of one round of the event loop together. To make a
message and to write one are both quick as long as nothing else comes in between: of five viewers
who are told in turn, each would wait for what the system does to wake the one before.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from functools import cached_property
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from ...protocol.errors import GOING_AWAY, LIMITS_HIT, TOO_LARGE, TOO_MANY, TOO_SLOW, close_reason
from ...protocol.limits import Limits
from ..rate_limit import AddressLimits, Bucket, Slot, client_key
from ..rooms.broadcast import CLOSING

EXTENSION = "casetta.transport"
"""Where the application finds `write` and `abort` among the extensions of its scope."""
FINAL_TEXT, MASKED, MASK = 0x81, 0x80, 4
"""The first byte of a whole text; set beside the length where there is a mask; bytes of a mask."""
SHORT, MIDDLE, LONG = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
"""The beginning of a frame up to the text, whose length takes 7, 16 or 64 bits."""
LENGTH_OF_2_BYTES, LENGTH_OF_8_BYTES = 126, 127
"""Instead of the length of a frame: it follows, in so many bytes."""
FLUSH_BYTES = 1 << 16
"""Bytes that do not wait for the end of the round: the system says when they are too many."""
MOST_UNREAD = 8
"""Messages that may wait to be read; then the other side has to wait (back-pressure)."""
FRAMES_AT_ONCE = 32
"""Frames that are taken apart before everybody else has a turn."""
MOST_PARTS = 64
"""Frames that a message may come in."""
HELLO = 0.1, 2
"""Frames that any line may send, however much its address has sent: so many a second, at once."""
LINGER = 1.0
"""Seconds that are left to the other side to read why it is sent away."""


class ReceiveQueue:
    """A queue of received messages for one reader, cheaper than asyncio's."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, as soon as there is one; others have their turn between two of them."""
        if self._messages:
            await asyncio.sleep(0)
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()


class Outbox:
    """Sockets with unsent messages, which are written together after a round of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._sockets: list[SocketProtocol] = []

    def add(self, protocol: SocketProtocol) -> None:
        if not self._sockets:
            self._loop.call_soon(self._empty)
        self._sockets.append(protocol)

    def _empty(self) -> None:
        sockets, self._sockets = self._sockets, []
        for each in sockets:
            each.write_unsent()


class OrderedTransport:
    """The transport as uvicorn sees it: what it writes comes after what is still unsent."""

    __slots__ = ("_protocol", "_transport")

    def __init__(self, protocol: SocketProtocol, transport: asyncio.Transport) -> None:
        self._protocol = protocol
        self._transport = transport

    def write(self, data: bytes) -> None:
        self._protocol.write_unsent()
        self._transport.write(data)

    def close(self) -> None:
        self._protocol.write_unsent()
        self._transport.close()

    def resume_reading(self) -> None:
        """Read on, unless there is enough to read already, or nothing more is read."""
        if not (self._protocol.has_more or self._protocol.is_over):
            self._transport.resume_reading()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which can also write without waiting, and abort."""

    was_heard = False
    """Whether the client sent anything since the last ping was due."""
    is_parsed = False
    """Whether all they send is left to the library: they sent more than is read, and where a frame
    begins is not known."""
    is_over = False
    """Whether nothing that they send is looked at any more."""
    has_more = False
    """Whether frames that came wait until everybody else had a turn."""

    def __init__(
        self,
        *given: Any,
        outbox: Outbox,
        limits: Limits,
        addresses: AddressLimits,
        slot: Slot,
        **named: Any,
    ) -> None:
        """`slot` is the place of the connection."""
        super().__init__(*given, **named)
        self._slot = slot
        self.close_timeout = CLOSING
        self.queue: ReceiveQueue = ReceiveQueue(self.loop)  # type: ignore[assignment]
        self._outbox = outbox
        self._limits = limits
        self._budget = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._addresses = addresses
        self._reserve = Bucket(*HELLO)
        """What may be sent although the address has sent too much: at first only a hello."""
        self._unsent = b""
        self._unread = b""
        """Frames that nobody has looked at yet, and the beginning of one whose end has not come."""

    @cached_property
    def _address(self) -> str:
        """What the limits of the other side are counted by, once it is let in."""
        return client_key(self.scope)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._transport = cast(asyncio.Transport, transport)
        self.transport = cast(asyncio.Transport, OrderedTransport(self, self._transport))

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application, which has not begun yet."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {
                "write": self.write_text,
                "abort": self._transport.abort,
                "reserve": self.keep_reserve,
                "keep": self._slot.keep,
            }

    async def run_asgi(self) -> None:
        """Serve until the application is done with it, which then needs no short way any more.

        A protocol and what refers back to it would stay in memory until garbage is collected.
        """
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"].pop(EXTENSION, None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone, and so is what they had begun to send."""
        super().connection_lost(exc)
        self.transport = self._transport
        self._unread = b""
        self._slot.release()

    def data_received(self, data: bytes) -> None:
        """Take frames apart, once they are let in; whoever says much before is cut off."""
        if not self.handshake_initiated or self.is_parsed:
            super().data_received(data)
            return
        if self.is_over:
            return
        self._unread += data
        if not self.handshake_complete:
            if len(self._unread) > self.config.ws_max_size:
                self._transport.abort()
        elif not self.has_more:
            self._read_some()

    def start_keepalive(self) -> None:
        """They are let in: what they said before is read now."""
        super().start_keepalive()
        self._read_some()

    def _read_some(self) -> None:
        """Take some frames apart, and the others when everybody else had a turn."""
        data, start, self.has_more = self._unread, 0, True
        for _ in range(FRAMES_AT_ONCE):
            frame = frame_at(data, start, self.config.ws_max_size)
            if frame is None or not self._take(data, start, *frame):
                self.has_more = False
                break
            start = frame[1]
        self._unread = b"" if self.is_over else data[start:]
        if self.has_more:
            self._transport.pause_reading()
            self.loop.call_soon(self._read_more)

    def _read_more(self) -> None:
        """Go on with frames that came before; more may come when all of them are done."""
        if self.is_over or self._transport.is_closing():
            return
        self._read_some()
        if not (self.read_paused or self._transport.is_closing()):
            self.transport.resume_reading()

    def _take(self, data: bytes, start: int, begin: int, end: int) -> bool:
        """Keep a frame that is a whole text, leave others to the library; False at the end."""
        if not (self._budget.take() and self._may_send()):
            self.end(TOO_MANY)
            return False
        self.is_parsed = end > len(data)
        if self.is_parsed:  # The library closes such a line with 1009.
            self._note(TOO_LARGE)
        if not self._is_kept(data, start, begin, end):
            super().data_received(data[start:end])
        if len(self.frames) > MOST_PARTS:
            self.end(TOO_LARGE)
        return not (self.is_over or self._transport.is_closing())

    def _may_send(self) -> bool:
        """Whether the address may send one frame more, or a reserve is left for this line."""
        return self._addresses.frames.of(self._address).take() or self._reserve.take()

    def _note(self, code: int) -> None:
        """Count a limit that was hit."""
        self._addresses.hits.record(self._address, LIMITS_HIT[code])

    def keep_reserve(self) -> None:
        """Whoever holds a seat plays on although others at their address send too much."""
        limits = self._limits
        self._reserve = Bucket(limits.seat_messages_per_second, limits.seat_messages_at_once)

    def end(self, code: int) -> None:
        """Say why it ends, read nothing more, and hang up a little later.

        A line that is hung up while something unread waits is cut before they have read why.
        """
        self.is_over = True
        self._note(code)
        self.stop_keepalive()
        if self.close_sent:
            self._transport.abort()
            return
        self._transport.pause_reading()
        self._say_why(code)
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self._transport.abort)

    def _is_kept(self, data: bytes, start: int, begin: int, end: int) -> bool:
        """Whether a frame was a whole text that could be kept for its reader.

        uvicorn would stop listening until it is read, and begin again: two calls of the system.
        """
        if data[start] != FINAL_TEXT or not data[start + 1] & MASKED:
            return False
        self.was_heard = True
        if self.is_parsed or self.frames or self.close_sent or len(self.queue) >= MOST_UNREAD:
            return False
        try:
            text = apply_mask(data[begin:end], data[begin - MASK : begin]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def handle_ping(self) -> None:
        """Answer a ping; whoever reads no answers is cut off."""
        super().handle_ping()
        if self._transport.get_write_buffer_size() > self._limits.queued_bytes:
            self._note(TOO_SLOW)
            self._transport.abort()

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
        self._say_why(GOING_AWAY)
        self.transport.close()

    def _say_why(self, code: int) -> None:
        """Tell both sides by which code it ends, unless the other one has just said so."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, close_reason(code))
            self.transport.write(b"".join(self.conn.data_to_send()))

    def write_text(self, *contents: bytes) -> bool:
        """Send texts in this round; False if the other side has to read first, or is gone."""
        if not self.writable.is_set() or self.close_sent or self._transport.is_closing():
            return False
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += b"".join(map(framed, contents))
        if len(self._unsent) > FLUSH_BYTES:
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
    if size >= LENGTH_OF_2_BYTES:
        begin += 2 if size == LENGTH_OF_2_BYTES else 8
        size = int.from_bytes(data[start + 2 : begin], "big")
    begin += MASK if data[start + 1] & MASKED else 0
    is_whole = len(data) >= begin + size
    return (begin, begin + size) if is_whole or (len(data) >= begin and size > largest) else None


def framed(content: bytes) -> bytes:
    size = len(content)
    if size < LENGTH_OF_2_BYTES:
        return SHORT(FINAL_TEXT, size) + content
    if size < 1 << 16:
        return MIDDLE(FINAL_TEXT, LENGTH_OF_2_BYTES, size) + content
    return LONG(FINAL_TEXT, LENGTH_OF_8_BYTES, size) + content
