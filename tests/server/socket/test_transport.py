"""What sockets say is read in order, what they are told goes out in order and together."""

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

from casetta.protocol.errors import GOING_AWAY
from casetta.protocol.limits import LIMITS
from casetta.server.rate_limit import AddressLimits, Bucket
from casetta.server.socket.transport import (
    FLUSH_BYTES,
    FRAMES_AT_ONCE,
    OrderedTransport,
    Outbox,
    ReceiveQueue,
    SocketProtocol,
    framed,
)
from tests.server.house import heard


def noted(done, name):
    """A method that only notes that it was called."""
    return lambda wire, *_: done.append(name)


@pytest.fixture
def happened(monkeypatch):
    """What uvicorn would have done."""
    done: list[str | bytes] = []
    for name in ("send_keepalive_ping", "schedule_ping", "start_keepalive"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, noted(done, name))
    parsed = lambda wire, data: done.append(data)  # noqa: E731
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", parsed)
    return done


class Transport:
    """Notes what is written, and may be closed."""

    def __init__(self, written, name=""):
        self.written, self.name, self.closed = written, name, False

    def write(self, data):
        self.written.append((self.name, bytes(data)))

    def close(self):
        self.closed = True
        self.written.append((self.name, "closed"))

    def is_closing(self):
        return self.closed

    def pause_reading(self):
        self.written.append((self.name, "paused"))

    def resume_reading(self):
        self.written.append((self.name, "resumed"))


def new_wire(written=None, name="", outbox=None):
    """A wire after the handshake, without uvicorn's own state."""
    transport: Any = Transport([] if written is None else written, name)
    outbox = outbox or Outbox(asyncio.get_running_loop())
    wire = object.__new__(SocketProtocol)
    wire.queue, wire.close_sent = ReceiveQueue(asyncio.get_running_loop()), False
    wire.writable = asyncio.Event()
    wire.writable.set()
    wire._outbox, wire._unsent, wire._unread, wire._transport = outbox, b"", b"", transport
    wire.loop = asyncio.get_running_loop()
    wire.scope = {"client": ("127.0.0.1", 1)}  # type: ignore[typeddict-item]
    wire._budget, wire._addresses = Bucket(1000, 1000), AddressLimits(LIMITS)
    wire._reserve = Bucket(1, 1)
    wire.handshake_initiated = wire.handshake_complete = True
    wire.read_paused = False
    wire.frames, wire.config = [], SimpleNamespace(ws_max_size=1000)  # type: ignore[assignment]
    wire.transport = OrderedTransport(wire, transport)  # type: ignore[assignment]
    return wire


def letters(wire):
    """The texts that wait for their reader."""
    return [letter["text"] for letter in wire.queue._messages]


async def test_only_the_silent_are_asked_whether_they_are_there(happened):
    wire = new_wire()
    wire.data_received(heard(b"hello"))
    wire.send_keepalive_ping()
    wire.send_keepalive_ping()

    assert happened == ["schedule_ping", "send_keepalive_ping"]


@pytest.mark.parametrize("size", [1, 2, 5, 7, 1000])
async def test_texts_are_kept_however_they_are_cut(happened, size):
    texts = ["hello", "", "città", "x" * 125, "x" * 126, "x" * 1000]
    sent, wire = b"".join(heard(text.encode()) for text in texts), new_wire()
    for start in range(0, len(sent), size):
        wire.data_received(sent[start : start + size])

    assert letters(wire) == texts
    assert happened == []


@pytest.mark.parametrize(
    "frame",
    [
        heard(b"\xff"),
        heard(b"part", first=0x01),
        heard(b"bytes", first=0x82),
        heard(b"ping", first=0x89),
        heard(b"with a reserved bit", first=0xC1),
        b"\x81\x05hello",
    ],
)
async def test_the_library_takes_apart_all_that_is_no_whole_text(happened, frame):
    wire = new_wire()
    wire.data_received(heard(b"before") + frame[:3])
    wire.data_received(frame[3:] + heard(b"after"))

    assert letters(wire) == ["before", "after"]
    assert happened == [frame]


async def test_the_library_goes_on_with_a_text_in_parts(happened):
    wire = new_wire()
    wire.frames = [b""]
    wire.data_received(heard(b"between its parts"))
    wire.frames = []
    wire.data_received(heard(b"after them"))

    assert letters(wire) == ["after them"]
    assert happened == [heard(b"between its parts")]


async def test_the_library_refuses_what_is_too_large_and_whatever_follows(happened):
    sent, wire = [heard(b"x" * 1001)[:20], heard(b"hello")], new_wire()
    for each in sent:
        wire.data_received(each)

    assert letters(wire) == []
    assert happened == sent


async def test_many_frames_are_taken_apart_a_few_at_a_time(happened):
    written: list[tuple[str, Any]] = []
    wire = new_wire(written)
    wire.data_received(heard(b"", first=0x89) * (2 * FRAMES_AT_ONCE + 1) + heard(b"text")[:3])
    counts = [len(happened)]
    wire.data_received(heard(b"text")[3:])
    while wire.has_more:
        await asyncio.sleep(0)
        counts.append(len(happened))

    assert counts == [FRAMES_AT_ONCE, 2 * FRAMES_AT_ONCE, 2 * FRAMES_AT_ONCE + 1]
    assert letters(wire) == ["text"]
    assert [what for _, what in written] == ["paused", "paused", "resumed"]


async def test_what_is_sent_in_a_round_is_written_at_its_end_in_order():
    written, outbox = list[tuple[str, Any]](), Outbox(asyncio.get_running_loop())
    one, two = (new_wire(written, name, outbox) for name in ("one", "two"))
    assert one.write_text(b"a", b"b")
    assert two.write_text(b"c")
    assert one.write_text(b"d")
    assert written == []
    await asyncio.sleep(0)
    assert one.write_text(b"e")
    await asyncio.sleep(0)

    assert written == [
        ("one", framed(b"a") + framed(b"b") + framed(b"d")),
        ("two", framed(b"c")),
        ("one", framed(b"e")),
    ]


async def test_what_uvicorn_writes_comes_after_what_is_unsent_and_much_goes_at_once():
    """So that the system can say when it is too much."""
    written, much = list[tuple[str, Any]](), b"a" * (FLUSH_BYTES + 1)
    wire = new_wire(written)
    wire.write_text(b"a")
    wire.transport.write(b"ping")
    wire.write_text(much)
    assert written[-1] == ("", framed(much))
    wire.write_text(b"b")
    wire.transport.close()
    assert not wire.write_text(b"c")

    told = [framed(b"a"), b"ping", framed(much), framed(b"b"), "closed"]
    assert written == [("", each) for each in told]


@pytest.mark.parametrize("state", [State.OPEN, State.CLOSING, State.CLOSED])
async def test_a_server_that_ends_takes_leave_of_those_who_have_not_just_left(state):
    """Whose close frame has come, but was not looked at yet, needs none from us."""
    written = list[tuple[str, Any]]()
    wire = new_wire(written)
    wire.conn = ServerProtocol(state=state)
    wire.ping_timer = wire.pong_timer = None
    wire.shutdown()

    assert wire.queue._messages == deque([{"type": "websocket.disconnect", "code": GOING_AWAY}])
    told = [("", b"\x88\x02" + GOING_AWAY.to_bytes(2, "big"))] if state is State.OPEN else []
    assert written == [*told, ("", "closed")]
