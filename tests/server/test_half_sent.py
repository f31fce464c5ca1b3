"""Of a request or a message whose end never comes nothing is kept, and nobody complains."""

import json
import socket
from urllib.parse import urlsplit

import pytest
import structlog

from tests.server.house import nearby
from tests.server.lines import forgotten, heard, raw
from tests.store.tables import rows
from tests.waiting import wait_until

NEW = {"game": "my-shelfie", "seats": [{"player": "person"}, {"player": "person"}]}


def request(near, path, body, *lines):
    """The head and the body of a request."""
    head = [f"POST {path} HTTP/1.1", f"Host: {urlsplit(near.url).netloc}", *lines]
    head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(head).encode() + b"\r\n\r\n", body


@pytest.mark.parametrize("part", ["head", "no body", "half a body", "all but a byte"])
def test_nothing_is_kept_of_a_request_that_was_cut(tmp_path, part):
    def script(near):
        head, body = request(near, "/api/tables", json.dumps(NEW).encode())
        end = {"head": -1, "no body": 0, "half a body": len(body) // 2, "all but a byte": -1}[part]
        sent = head[:end] if part == "head" else head + body[:end]
        with structlog.testing.capture_logs() as lines:
            with raw(near) as line:
                line.sendall(sent)
                wait_until(lambda: near.house.slots.count)
            forgotten(near)
        logged.extend(lines)
        kept.extend([*near.hub.rooms, *near.hub.lobby._codes])

    kept: list[str] = []
    logged: list[object] = []
    nearby(tmp_path, script)

    assert (kept, logged) == ([], [])
    assert rows(tmp_path / "data", "SELECT id FROM tables") == []


def test_nothing_is_kept_of_a_move_that_was_cut(tmp_path):
    def script(near):
        links = near.lay("my-shelfie", "person", "person", start=True)
        with near.client(links, 0, 1) as client:
            client.look(client.position()["waiting"][0])
            move = {"type": "move", "move_id": "one", "expect": 0}
            move["move"] = client.position()["legal"][0]
            client.socket.socket.sendall(heard(json.dumps(move).encode())[:-1])
            client.socket.socket.shutdown(socket.SHUT_RDWR)
        with structlog.testing.capture_logs() as lines:
            forgotten(near)
        logged.extend(lines)

    logged: list[object] = []
    nearby(tmp_path, script)

    assert logged == []
    assert rows(tmp_path / "data", "SELECT version FROM entries") == []
