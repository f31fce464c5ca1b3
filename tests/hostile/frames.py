"""What no honest client sends over a socket: handshakes, frames, each with what may come of it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from casetta.protocol.limits import LIMITS
from tests.hostile.wire import frame

CUT = 1006
"""No close code: the line was cut."""
BROKEN = {1002, CUT}
NO_TEXT = {1007, CUT}
TOO_LARGE = {1009, 4006, CUT}
NO_HELLO = {4000, CUT}
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
FINAL, COMPRESSED = 0x80, 0x40


def handshakes(host: bytes) -> Iterator[tuple[str, bytes]]:
    """Handshakes that open no socket."""
    good = {
        b"Host": host,
        b"Upgrade": b"websocket",
        b"Connection": b"Upgrade",
        b"Sec-WebSocket-Version": b"13",
        b"Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==",
    }

    def asked(changes: dict[bytes, bytes | None], first: bytes = b"GET /ws HTTP/1.1") -> bytes:
        headers = {name: value for name, value in {**good, **changes}.items() if value is not None}
        lines = [first, *(name + b": " + value for name, value in headers.items())]
        return b"\r\n".join([*lines, b"", b""])

    for name in (b"Upgrade", b"Sec-WebSocket-Version", b"Sec-WebSocket-Key"):
        yield f"without {name.decode()}", asked({name: None, b"Connection": b"close"})
    for name, values in {
        b"Sec-WebSocket-Version": (b"12", b"x", b"13, 13", b""),
        b"Sec-WebSocket-Key": (b"", b"short", b"=" * 24, b"x" * 5000),
        b"Origin": (b"http://evil.example", b"null", b"file://"),
        b"Host": (b"evil.example", b""),
    }.items():
        for value in values:
            yield f"{name.decode()}: {value[:19].decode()}", asked({name: value})
    for first in (
        b"POST /ws HTTP/1.1", b"GET /wss HTTP/1.1", b"GET /ws/x HTTP/1.1",
        b"GET /api/tables HTTP/1.1", b"GET /ws%00 HTTP/1.1",
    ):  # fmt: skip
        yield first.decode(), asked({}, first)


def opening(host: bytes, *headers: bytes) -> bytes:
    """A handshake that opens a socket."""
    lines = [b"GET /ws HTTP/1.1", b"Host: " + host, b"Upgrade: websocket", b"Connection: Upgrade"]
    lines += [b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    return b"\r\n".join([*lines, *headers, b"", b""])


def frames() -> Iterator[tuple[str, bytes, set[int]]]:
    """What it is, the bytes, and the close codes that may be the answer."""
    for bits in range(1, 8):
        first = FINAL | bits << 4 | TEXT
        yield f"reserved bits {bits}", frame(b"{}", first=first), BROKEN
    small = zlib.compress(b"[" * 1_000_000)
    yield "compressed, though nobody agreed", frame(small, first=FINAL | COMPRESSED | TEXT), BROKEN
    for opcode in (3, 4, 5, 6, 7, 0xB, 0xC, 0xD, 0xE, 0xF):
        yield f"opcode {opcode}", frame(b"", first=FINAL | opcode), BROKEN
    yield "without a mask", frame(b"{}", mask=None), BROKEN
    yield "a ping without a mask", frame(b"", first=FINAL | PING, mask=None), BROKEN
    for opcode in (CLOSE, PING, PONG):
        yield f"opcode {opcode} in parts", frame(b"", first=opcode), BROKEN
        yield f"a long opcode {opcode}", frame(b"x" * 126, first=FINAL | opcode), BROKEN
    yield "a part of nothing", frame(b"", first=FINAL | CONTINUATION), BROKEN
    yield "a text within a text", frame(b"", first=TEXT) + frame(b"{}"), BROKEN
    yield "a length without end", b"\x81\xff" + b"\xff" * 8 + b"abcd", BROKEN | TOO_LARGE
    yield "a length of 2 to the 62nd", b"\x81\xff\x40" + bytes(7) + b"abcd", TOO_LARGE
    yield "a length that is too long", b"\x81\xfe\x00\x01abcdx", BROKEN | NO_HELLO
    yield "a close of one byte", frame(b"x", first=FINAL | CLOSE), BROKEN
    for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535):
        closing = code.to_bytes(2, "big")
        yield f"a close by {code}", frame(closing, first=FINAL | CLOSE), {*BROKEN, 1000, code}
    yield "a close that is no text", frame(b"\x03\xe8\xff", first=FINAL | CLOSE), BROKEN | NO_TEXT
    for name, text in {
        "a surrogate": b"\xed\xa0\x80", "too long": b"\xc0\xaf", "too far": b"\xf4\x90\x80\x80",
        "half a letter": b"\xe2\x82",
    }.items():  # fmt: skip
        yield f"a text that is {name}", frame(text), NO_TEXT | NO_HELLO
        parts = frame(text[:1], first=TEXT) + frame(text[1:], first=FINAL | CONTINUATION)
        yield f"a text in parts that is {name}", parts, NO_TEXT | NO_HELLO
    for kind, first in {"text": FINAL | TEXT, "bytes": FINAL | BINARY}.items():
        yield f"no {kind}", frame(b"", first=first), NO_HELLO
        large = frame(b"x" * (LIMITS.message_bytes + 1), first=first)
        yield f"too much {kind}", large, TOO_LARGE | NO_HELLO
        yield f"far too much {kind}", frame(b"x" * 100_000, first=first), TOO_LARGE
    empty = frame(b"", first=CONTINUATION)
    yield "a text in a hundred parts", frame(b"", first=TEXT) + empty * 100, TOO_LARGE
    yield "no mask to speak of", frame(b"{}", mask=b"\0\0\0\0"), NO_HELLO
    for nested in (b"[", b'{"a":', b'{"type":"hello","tokens":['):
        yield f"levels of {nested.decode()}", frame(nested * 500), NO_HELLO


FLOODS = {
    "pong": frame(b"", first=FINAL | PONG),
    "ping": frame(b"", first=FINAL | PING),
    "long ping": frame(b"x" * 125, first=FINAL | PING),
    "part": frame(b"", first=CONTINUATION),
    "text": frame(b'{"type":"ping"}'),
    "empty text": frame(b""),
    "bytes": frame(b"", first=FINAL | BINARY),
}
"""Frames that are cheap to send."""
