"""Who says something now and then is not asked whether they are still there."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from casetta.server.wire import Wire


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
