"""Frames of any kind are counted, and however many come at once everybody else has their turn."""

import contextlib
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from casetta.protocol.limits import read_limits
from casetta.server import app
from casetta.server.hub import load_sentences
from casetta.server.socket import transport as wire
from casetta.server.socket.session import serve_socket
from casetta.server.socket.transport import MOST_PARTS, SocketProtocol
from tests.hostile.loop_watch import watch_loop
from tests.server.house import demand_served, handshake, heard, is_cut, nearby, raw, wires
from tests.waiting import until, wait_until

FLUSH_BYTES = 1_250_000
"""Bytes of a flood."""
FLOODS = {
    "pong": heard(b"", first=0x8A),
    "ping": heard(b"", first=0x89),
    "long ping": heard(b"x" * 125, first=0x89),
    "continuation": heard(b"", first=0x00),
    "text": heard(b'{"type":"ping"}'),
    "empty text": heard(b""),
    "bytes": heard(b"", first=0x82),
}
UNLIMITED = read_limits(250_000, [])


@pytest.fixture(autouse=True)
def _sentences():
    """As in a server that has run for a while."""
    load_sentences()


def flood(client, kind, size=FLUSH_BYTES):
    """Send frames of a kind until the other side has enough; a continuation needs a beginning."""
    first = heard(b"{", first=0x01) if kind == "continuation" else b""
    frame = FLOODS[kind]
    with contextlib.suppress(OSError):
        client.socket.socket.sendall(first + frame * (size // len(frame)))


def ending(client, kind):
    """How a flood ends."""
    flood(client, kind)
    return client.ending()


def test_whoever_sends_too_many_frames_is_sent_away(near):
    """Frames of all kinds at the same time, each from a client of its own."""
    with near.seated() as victim, contextlib.ExitStack() as stack:
        clients = {kind: stack.enter_context(near.seated()) for kind in FLOODS}
        for each in (victim, *clients.values()):
            each.position()
        with watch_loop(), ThreadPoolExecutor(len(FLOODS)) as pool:
            codes = pool.map(ending, clients.values(), FLOODS)
            demand_served(victim)
    assert dict(zip(FLOODS, codes, strict=True)) == {
        kind: 4006 if kind == "continuation" else 4005 for kind in FLOODS
    }


@pytest.mark.parametrize("kind", FLOODS)
def test_nothing_more_is_read_of_whoever_is_sent_away(kind, monkeypatch, near):
    """They have a while to read why; what they send meanwhile stays where it is."""

    def received(wire, data):
        if wire.is_over:
            late.append(len(data))
        honest(wire, data)

    honest, late = SocketProtocol.data_received, list[int]()
    monkeypatch.setattr(SocketProtocol, "data_received", received)
    monkeypatch.setattr(wire, "LINGER", 0.1)
    with near.seated() as client:
        client.position()
        flood(client, kind)
        client.ending()
        flood(client, kind)

    assert sum(late) == 0


@pytest.mark.parametrize("kind", FLOODS)
def test_others_have_their_turn_however_many_frames_are_allowed(tmp_path, kind):
    with nearby(tmp_path, UNLIMITED) as near, near.seated() as client, near.seated() as victim:
        client.position(), victim.position()
        with watch_loop():
            flood(client, kind, 250_000)
            demand_served(victim)
        client.socket.socket.shutdown(socket.SHUT_RDWR)


def test_the_sockets_of_an_address_share_what_they_may_send(tmp_path):
    """Each of them alone would be allowed to send all of this; a seat has a small reserve."""
    few = ["address_messages_at_once=150", "address_messages_per_second=1"]
    limits = read_limits(None, [*few, "seat_messages_at_once=10"])

    with nearby(tmp_path, limits) as near, near.seated() as one, near.seated() as other:
        one.position(), other.position()
        flood(one, "text", 100 * len(FLOODS["text"]))
        for _ in range(100):
            one.until("pong")
        flood(other, "text", 100 * len(FLOODS["text"]))
        assert other.ending() == 4005


def test_a_message_comes_in_a_few_parts_at_most(tmp_path):
    """Empty parts have no size, but each of them is kept until the last one comes."""
    text = b'{"type":"ping"}'

    def parts(count):
        between = heard(b"", first=0x00) * (count - 2)
        return heard(text[:5], first=0x01) + between + heard(text[5:], first=0x80)

    with nearby(tmp_path, UNLIMITED) as near, near.seated() as client:
        client.position()
        client.socket.socket.sendall(parts(MOST_PARTS))
        client.until("pong")
        client.socket.socket.sendall(parts(2 * MOST_PARTS))
        assert client.ending() == 4006


@pytest.fixture
def gate(monkeypatch):
    """As long as this is not set nobody is let in."""
    opened = Event()
    opened.set()

    async def serve_late(*given, **more):
        await until(opened.is_set)
        await serve_socket(*given, **more)

    monkeypatch.setattr(app, "serve_socket", serve_late)
    return opened


def test_what_is_said_before_being_let_in_is_read_afterwards(gate, near):
    told = bytearray()
    gate.clear()
    with raw(near) as line:
        line.sendall(handshake(near))
        wait_until(lambda: wires(near))
        line.sendall(FLOODS["text"][:7])
        wait_until(lambda: wires(near)[0]._unread)
        line.sendall(FLOODS["text"][7:])
        gate.set()
        while b'"pong"' not in told:
            told.extend(line.recv(1 << 16))

    assert told.startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize("kind", FLOODS)
def test_whoever_says_much_before_being_let_in_is_cut_off(gate, kind, near):
    with near.seated() as victim, raw(near) as line:
        victim.position()
        gate.clear()
        line.sendall(handshake(near))
        wait_until(lambda: len(wires(near)) == 2)
        frame = FLOODS[kind]
        with watch_loop(), contextlib.suppress(ConnectionError):
            line.sendall(frame * (FLUSH_BYTES // len(frame)))
        assert is_cut(line)
        demand_served(victim)
        gate.set()


def test_whoever_reads_no_answers_to_pings_is_cut_off(tmp_path):
    """No more of them wait than of anything else."""
    most_sent, frame = 64 << 20, FLOODS["long ping"] * 100

    waiting: list[int] = []
    with nearby(tmp_path, UNLIMITED) as near:
        links = near.begun()
        hello = {"type": "hello", "table": links["table"], "tokens": [links["seats"]["0"]]}
        with raw(near) as line:
            line.sendall(handshake(near))
            wait_until(lambda: wires(near))
            line.sendall(heard(json.dumps(hello).encode()))
            wait_until(lambda: near.hub.rooms[links["table"]].audience)
            (wire,) = wires(near)
            with contextlib.suppress(ConnectionError):
                while len(waiting) < most_sent // len(frame):
                    line.sendall(frame)
                    waiting.append(wire._transport.get_write_buffer_size())

    assert len(waiting) < most_sent // len(frame)
    assert max(waiting) < 2 * UNLIMITED.queued_bytes
