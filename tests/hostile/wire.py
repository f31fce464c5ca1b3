"""Bytes as no honest client would send them, from any address."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.server.served import READY, Server

PROXY = "127.0.0.1"
"""Whose word about addresses the server takes; others come from an address of their own."""
LARGEST = 1 << 20
"""Bytes of an answer that are looked at."""


@contextmanager
def line_to(server: Server, source: str = PROXY) -> Iterator[socket.socket]:
    """A connection from an address of this machine."""
    parts = urlsplit(server.url)
    address = (parts.hostname or "", parts.port or 0)
    with socket.create_connection(address, READY, source_address=(source, 0)) as line:
        yield line


def answer_to(server: Server, content: bytes, source: str = PROXY) -> bytes:
    """All that is said to some bytes, up to the end of the first header or of the line."""
    with line_to(server, source) as line:
        try:
            line.sendall(content)
        except ConnectionError:
            return b""
        return heard_on(line)


def whole_answer_to(server: Server, content: bytes) -> bytes:
    """All that is said to some bytes, up to the end of the line."""
    with line_to(server) as line:
        line.sendall(content)
        return rest_of(line)


def rest_of(line: socket.socket) -> bytes:
    """All that is still said on a line."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(1 << 16):
            heard += more
    return heard


def leave_after(server: Server, content: bytes, source: str = PROXY) -> None:
    """Send something and leave."""
    with line_to(server, source) as line, suppress(ConnectionError):
        line.sendall(content)


def heard_on(line: socket.socket) -> bytes:
    """What is said on a line, up to the end of the first header or of the line."""
    heard = b""
    try:
        while b"\r\n\r\n" not in heard and len(heard) < LARGEST and (more := line.recv(1 << 16)):
            heard += more
    except ConnectionError:
        pass
    return heard


def status_of(answer: bytes) -> int:
    """The status of an answer over HTTP; 0 where the line was cut without one."""
    words = answer.split(maxsplit=2)
    return int(words[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def host_of(server: Server) -> bytes:
    return urlsplit(server.url).netloc.encode()


def frame(content: bytes, *, first: int = 0x81, mask: bytes | None = b"abcd") -> bytes:
    """A frame from a client, with any first byte, and perhaps without a mask."""
    size, masked = len(content), 0x80 if mask else 0
    if size < 126:
        length = bytes([masked | size])
    elif size < 1 << 16:
        length = struct.pack("!BH", masked | 126, size)
    else:
        length = struct.pack("!BQ", masked | 127, size)
    if mask:
        content = _exclusive_or(content, (mask * (size // 4 + 1))[:size])
    return bytes([first]) + length + (mask or b"") + content


def _exclusive_or(one: bytes, other: bytes) -> bytes:
    """Two texts of one length as one number each: byte by byte it would cost more than a server."""
    both = int.from_bytes(one, "big") ^ int.from_bytes(other, "big")
    return both.to_bytes(len(one), "big")


def close_code(heard: bytes) -> int:
    """The code of the first frame that closes a socket; 1006 where there is none."""
    while len(heard) >= 2:
        opcode, size, begin = heard[0] & 0x0F, heard[1] & 0x7F, 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:begin], "big")
        if opcode == 8 and size >= 2:
            return int.from_bytes(heard[begin : begin + 2], "big")
        heard = heard[begin + size :]
    return 1006
