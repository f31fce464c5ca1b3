"""Bare connections to a server in this process (house.py), on which anything can be sent."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from casetta.server.socket.transport import SocketProtocol
from tests.server.house import Near
from tests.server.served import READY, Client
from tests.waiting import wait_until

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def raw(near: Near) -> socket.socket:
    """A connection, and nothing sent on it."""
    address = urlsplit(near.url)
    return socket.create_connection((address.hostname, address.port), timeout=READY)


def handshake(near: Near) -> bytes:
    """What somebody sends who wants a socket."""
    return HANDSHAKE.format(urlsplit(near.url).netloc).encode()


def heard(text: bytes, first: int = 0x81, mask: bytes = b"abcd") -> bytes:
    """A frame from a client."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    content = bytes(letter ^ mask[place % 4] for place, letter in enumerate(text))
    return bytes([first]) + length + mask + content


def is_cut(line: socket.socket) -> bool:
    """Whether a line ends in time, after whatever is said on it."""
    try:
        while line.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def wires(near: Near) -> list[SocketProtocol]:
    """The sockets on the server's side."""
    connections = near.house.listeners[0].server.server_state.connections
    return [each for each in connections if isinstance(each, SocketProtocol)]


def forgotten(near: Near) -> None:
    """Wait until the server has nothing to do with anybody."""
    state = near.house.listeners[0].server.server_state
    wait_until(lambda: not (state.connections or state.tasks))


def demand_served(client: Client) -> None:
    """See that somebody hears an answer."""
    client.send({"type": "ping"})
    client.until("pong")
