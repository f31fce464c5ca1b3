"""Mutated messages, frames and requests, by lot but always the same for a seed.

A program of its own sends them, so that the clients of the control table have their own time.
"""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.hostile.frames import frames, opening
from tests.hostile.messages import hostile
from tests.hostile.requests import malformed, odd_headers
from tests.hostile.wire import close_code, frame, heard_on, status_of

PATIENCE = 60
"""Seconds after which a server that says nothing has failed."""
STRANGERS = 8
"""Sockets of strangers that are open at the same time; every other one has the address `own`."""
AT_ONCE = 25
"""Messages that are sent together, and mutated frames."""
TOGETHER = 4
"""Strangers who send messages before anybody reads an answer."""
PING, PONG = frame(b'{"type":"ping"}'), b'"type":"pong"'


def mutated(dice: Random, content: bytes) -> bytes:
    """The same bytes with a few of them changed, left out, doubled or put elsewhere."""
    for _ in range(dice.randrange(1, 5)):
        at = dice.randrange(len(content) + 1)
        size = dice.choice((1, 1, 2, 8, 100))
        part = content[at : at + size]
        kind = dice.randrange(5)
        if kind == 0:
            content = content[:at] + dice.randbytes(size) + content[at + size :]
        elif kind == 1:
            content = content[:at] + content[at + size :]
        elif kind == 2:
            content = content[:at] + part * dice.randrange(2, 20) + content[at:]
        elif kind == 3:
            flipped = bytes(byte ^ 1 << dice.randrange(8) for byte in part)
            content = content[:at] + flipped + content[at + size :]
        else:
            other = dice.randrange(len(content) + 1)
            content = content[:other] + part + content[other:]
    return content


class Stranger:
    """Somebody at an address who sends anything, and comes again when sent away."""

    def __init__(self, url: str, address: str, links: dict[str, Any], dice: Random) -> None:
        self.url, self.links, self.dice = url, links, dice
        self.host = urlsplit(url).netloc.encode()
        self.told: Counter[str] = Counter()
        self._header = b"X-Forwarded-For: " + address.encode()
        self._frames = [content for _, content, _ in frames()]
        self._requests = [content for _, content, _ in malformed(self.host)]
        self._requests += [self._asked(header) for _, header in odd_headers()]
        self._stack = ExitStack()
        self._line: socket.socket | None = None

    def send_messages(self, others: Sequence[dict[str, Any]]) -> None:
        """Send messages, and a ping after them."""
        line = self._line = self._line or self._come()
        texts = [hostile(self.dice, self.links, others) for _ in range(AT_ONCE)]
        sent = [
            frame(text) if isinstance(text, bytes) else frame(text.encode("utf-8", "replace"))
            for text in texts
        ]
        with suppress(ConnectionError):
            line.sendall(b"".join([*sent, PING]))

    def hear(self) -> None:
        """Read what is said until the ping is answered, or to the end."""
        assert self._line is not None
        heard = b""
        with suppress(ConnectionError):
            while PONG not in heard[-200:] and (more := self._line.recv(1 << 16)):
                heard = heard[-(1 << 17) :] + more
        if PONG not in heard[-200:]:
            self._note("socket", close_code(heard))
            self._stack.close()
            self._line = None

    def send_frames(self) -> None:
        """Send mutated frames, then nothing more, and read to the end."""
        with self._come() as line:
            for _ in range(AT_ONCE):
                text = hostile(self.dice, self.links, [self.links])
                good = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
                content = self.dice.choice([frame(good), self.dice.choice(self._frames)])
                with suppress(ConnectionError):
                    line.sendall(mutated(self.dice, content))
            self._note("frames", close_code(_to_the_end(line)))

    def send_request(self) -> None:
        """Send a mutated request, then nothing more, and read to the end."""
        with self._connected() as line:
            with suppress(ConnectionError):
                line.sendall(mutated(self.dice, self.dice.choice(self._requests)))
            self._note("status", status_of(_to_the_end(line)))

    def leave(self) -> None:
        self._stack.close()

    def _note(self, kind: str, code: int) -> None:
        self.told[f"{kind} {code}"] += 1

    def _asked(self, header: bytes) -> bytes:
        lines = [b"GET /api/tables HTTP/1.1", b"Host: " + self.host, self._header, header]
        return b"\r\n".join([*lines, b"Connection: close", b"", b""])

    def _connected(self) -> socket.socket:
        parts = urlsplit(self.url)
        return socket.create_connection((parts.hostname, parts.port), PATIENCE)

    def _come(self) -> socket.socket:
        """A line that is a socket, at a table."""
        line = self._stack.enter_context(self._connected())
        line.sendall(opening(self.host, self._header))
        assert status_of(heard_on(line)) == 101
        token = self.dice.choice([self.links["seats"]["0"], self.links["spectator"]])
        hello = f'{{"type":"hello","table":"{self.links["table"]}","tokens":["{token}"]}}'
        line.sendall(frame(hello.encode()))
        return line


def _to_the_end(line: socket.socket) -> bytes:
    heard = b""
    with suppress(OSError):
        line.shutdown(socket.SHUT_WR)
    with suppress(ConnectionError):
        while more := line.recv(1 << 16):
            heard = heard[-(1 << 17) :] + more
    return heard


def bother(
    url: str, own: str, tables: Sequence[dict[str, Any]], seed: int, messages: int
) -> dict[str, int]:
    """Send so many messages, frames and requests; how often each code and status was told."""
    dice = Random(seed)
    strangers = [
        Stranger(url, own if n % 2 else f"198.18.{seed % 250}.{n + 1}", tables[n % 3], dice)
        for n in range(STRANGERS)
    ]
    sent = 0
    while sent < messages:
        stranger, kind = dice.choice(strangers), dice.randrange(41)
        if kind < 13:
            several = dice.sample(strangers, TOGETHER)
            for each in several:
                each.send_messages(tables)
            for each in several:
                each.hear()
            sent += TOGETHER * AT_ONCE
        elif kind < 25:
            stranger.send_frames()
            sent += AT_ONCE
        else:
            stranger.send_request()
            sent += 1
    for stranger in strangers:
        stranger.leave()
    return dict(sum((stranger.told for stranger in strangers), Counter()))
