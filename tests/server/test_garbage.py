"""What ended leaves the memory by itself: nobody has to collect garbage for it."""

import contextlib
import gc
import socket
import struct
import weakref
from urllib.parse import urlsplit

import pytest

from casetta.server.socket.connection import Connection
from casetta.server.socket.transport import SocketProtocol
from casetta.server.upkeep.gc import LightSocket, forget_frames
from tests.server.house import nearby
from tests.server.served import READY
from tests.waiting import wait_until

UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
UNFINISHED = struct.pack("!BBH", 0x81, 0xFE, 60_000) + bytes(50_000)
"""A frame of which the end never comes."""


@pytest.fixture(autouse=True)
def no_collections():
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(known=()):
    """The sockets that are in memory, but for those that are known."""
    kinds, ids = (SocketProtocol, LightSocket, Connection), {id(each) for each in known}
    return [each for each in gc.get_objects() if type(each) in kinds and id(each) not in ids]


def come_and_go(near, links):
    """Sockets of all sorts that end: silent, refused, at a table, half-way through a frame."""
    host = urlsplit(near.url)
    for sent in (b"", UNFINISHED):
        with socket.create_connection((host.hostname, host.port), timeout=READY) as line:
            line.sendall(UPGRADE.format(host.netloc).encode())
            assert line.recv(4_096).startswith(b"HTTP/1.1 101")
            line.sendall(sent)
    with near.socket() as line:
        line.send("?")
        line.recv()
    with near.client(links, 0) as client:
        client.position()
        client.move("nonsense")
        client.ask("live")


def test_sockets_that_ended_leave_the_memory(tmp_path):
    def script(near):
        links, before = near.lay("my-shelfie", "person", "person", start=True), alive()
        come_and_go(near, links)
        wait_until(lambda: not alive(before))

    nearby(tmp_path, script)


@pytest.mark.parametrize("start", [False, True])
def test_rooms_that_are_let_go_leave_the_memory(tmp_path, start):
    def script(near):
        links = near.lay("my-shelfie", "person", "bot:greedy", start=start)
        if start:
            come_and_go(near, links)
        wait_until(lambda: near.hub.rooms[links["table"]].is_idle)
        seen = weakref.ref(near.hub.rooms.pop(links["table"]))
        wait_until(lambda: seen() is None)

    nearby(tmp_path, script)


class Thing:
    """Something that a function has in a variable."""


def test_an_error_that_a_function_kept_is_let_go_with_all_its_variables():
    def fail(thing):
        raise ValueError

    def keep(thing):
        kept = []
        try:
            fail(thing)
        except ValueError as error:
            kept.append(error)
        found = kept[0]
        raise LookupError from found

    thing = Thing()
    seen = weakref.ref(thing)
    try:
        keep(thing)
    except LookupError as error:
        forget_frames(error)
    del thing

    assert seen() is None


def test_an_error_that_nobody_lets_go_stays():
    """So that the test above can fail."""

    def keep(thing):
        found = ValueError()
        with contextlib.suppress(ValueError):
            raise found

    thing = Thing()
    seen = weakref.ref(thing)
    keep(thing)
    del thing

    assert seen() is not None
