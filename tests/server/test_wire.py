"""What sockets say is read in order, what they are told goes out in order and together."""

import asyncio
from types import SimpleNamespace

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from casetta.server.wire import FEW, MUCH, Letterbox, Line, Outbox, Wire, framed


def noted(done, name):
    """A method that only notes that it was called."""
    return lambda wire, *_: done.append(name)


@pytest.fixture
def happened(monkeypatch):
    """What uvicorn would have done."""
    done: list[str] = []
    for name in ("handle_text", "send_keepalive_ping", "schedule_ping"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, noted(done, name))
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


def new_wire(outbox, transport):
    """A wire after the handshake, without uvicorn's own state."""
    wire = object.__new__(Wire)
    wire.queue, wire.close_sent = Letterbox(asyncio.get_running_loop()), False
    wire.writable = asyncio.Event()
    wire.writable.set()
    wire._outbox, wire._unsent, wire._transport = outbox, b"", transport
    wire.transport = Line(wire, transport)  # type: ignore[assignment]
    return wire


def heard(data, fin=True):
    """A frame with a text."""
    return SimpleNamespace(data=data, fin=fin)


def in_a_loop(work):
    """What a function answers inside a loop, given an outbox and what is written."""

    async def done():
        written: list[tuple[str, bytes]] = []
        return await work(Outbox(asyncio.get_running_loop()), written)

    return asyncio.run(done())


def test_only_the_silent_are_asked_whether_they_are_there(happened):
    async def ask(outbox, written):
        wire = new_wire(outbox, Transport(written))
        wire.handle_text(heard(b"hello"))
        wire.send_keepalive_ping()
        wire.send_keepalive_ping()

    in_a_loop(ask)
    assert happened == ["schedule_ping", "send_keepalive_ping"]


def test_uvicorn_takes_what_is_no_whole_text_and_what_are_too_many(happened):
    async def hear(outbox, written):
        wire = new_wire(outbox, Transport(written))
        wire.handle_text(heard(b"part", fin=False))
        wire.handle_text(heard(b"\xff"))
        for _ in range(FEW):
            wire.handle_text(heard(b"hello"))
        own = list(happened)
        wire.handle_text(heard(b"one more"))
        return own, len(wire.queue)

    own, waiting = in_a_loop(hear)
    assert own == ["handle_text"] * 2
    assert (happened, waiting) == (["handle_text"] * 3, FEW)


def test_what_is_sent_in_a_round_is_written_at_its_end_in_order():
    async def send(outbox, written):
        one, two = (new_wire(outbox, Transport(written, name)) for name in ("one", "two"))
        assert one.write_text(b"a", b"b")
        assert two.write_text(b"c")
        assert one.write_text(b"d")
        before = list(written)
        await asyncio.sleep(0)
        assert one.write_text(b"e")
        await asyncio.sleep(0)
        return before, written

    before, written = in_a_loop(send)
    assert before == []
    assert written == [
        ("one", framed(b"a") + framed(b"b") + framed(b"d")),
        ("two", framed(b"c")),
        ("one", framed(b"e")),
    ]


def test_what_uvicorn_writes_comes_after_what_is_unsent():
    async def send(outbox, written):
        wire = new_wire(outbox, Transport(written))
        wire.write_text(b"a")
        wire.transport.write(b"ping")
        wire.write_text(b"b")
        wire.transport.close()
        assert not wire.write_text(b"c")
        await asyncio.sleep(0)
        return written

    assert in_a_loop(send) == [
        ("", framed(b"a")), ("", b"ping"), ("", framed(b"b")), ("", "closed"),
    ]  # fmt: skip


def test_much_is_written_at_once_so_that_the_system_can_say_when_it_is_too_much():
    async def send(outbox, written):
        wire = new_wire(outbox, Transport(written))
        wire.write_text(b"a" * (MUCH + 1))
        return list(written)

    assert in_a_loop(send) == [("", framed(b"a" * (MUCH + 1)))]


def test_a_letterbox_keeps_the_order_and_wakes_its_reader():
    async def read():
        box = Letterbox(asyncio.get_running_loop())
        reader = asyncio.ensure_future(box.get())
        await asyncio.sleep(0)
        box.put_nowait("first")
        box.put_nowait("second")
        return await reader, await box.get(), box.empty()

    assert asyncio.run(read()) == ("first", "second", True)


def test_a_reader_who_leaves_takes_no_letter_along():
    async def read():
        box = Letterbox(asyncio.get_running_loop())
        reader = asyncio.ensure_future(box.get())
        await asyncio.sleep(0)
        reader.cancel()
        box.put_nowait("letter")
        await asyncio.wait([reader])
        return await box.get()

    assert asyncio.run(read()) == "letter"
