"""What sockets say is read in order; whoever says something is not asked whether they are there."""

import asyncio

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from casetta.server.wire import Letterbox, Wire


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


def test_only_the_silent_are_asked_whether_they_are_there(happened):
    wire = object.__new__(Wire)

    wire.handle_text(None)
    wire.send_keepalive_ping()
    wire.send_keepalive_ping()

    assert happened == ["handle_text", "schedule_ping", "send_keepalive_ping"]


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
