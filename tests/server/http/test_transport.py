"""Connections on which nothing comes end, and nobody holds so many that others get none."""

import contextlib
import json
import socket
import ssl
import time
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.sync.client import connect

from casetta.protocol.limits import read_limits
from casetta.server.http.transport import PIECE, WHOLE_PIECE
from casetta.server.security import HEADERS
from casetta.words import Words
from tests.hostile.loop_watch import watch_loop
from tests.server.house import demand_served, forgotten, handshake, heard, is_cut, nearby, raw
from tests.server.served import CERTIFICATE, KEY, READY, Server
from tests.waiting import dawdle, wait_until

QUICK = read_limits(
    None, ["header_seconds=1", "body_seconds=1", "idle_seconds=1", "hello_seconds=1"]
)
PAUSE = 0.05
"""Seconds between two bytes of somebody who dawdles."""


END = b"\r\n\r\n"


def header(near, *lines):
    """The header of a request for a table."""
    head = ["POST /api/tables HTTP/1.1", f"Host: {urlsplit(near.url).netloc}"]
    return "\r\n".join([*head, "Content-Type: application/json", *lines]).encode()


def whole(near):
    """A request that is answered at once."""
    return f"GET /healthz HTTP/1.1\r\nHost: {urlsplit(near.url).netloc}\r\n\r\n".encode()


BEGINNINGS = {
    "nothing": lambda near: b"",
    "half a header": lambda near: header(near),
    "no body": lambda near: header(near, "Content-Length: 100") + b"\r\n\r\n",
    "half a body": lambda near: header(near, "Content-Length: 100") + b"\r\n\r\n{",
    "half a part": lambda near: header(near, "Transfer-Encoding: chunked") + b"\r\n\r\n5\r\n{",
    "a request and no other": whole,
    "a request and half another": lambda near: whole(near) + header(near),
    "no hello": handshake,
    "half a hello": lambda near: handshake(near) + heard(b'{"type":"hello"')[:-1],
}
"""What somebody sends who then sends nothing more."""
DAWDLING = {
    "a header": lambda near: (header(near) + b"\r\nX: ", b"x"),
    "a body": lambda near: (header(near, "Content-Length: 9999") + b"\r\n\r\n", b" "),
    "parts": lambda near: (header(near, "Transfer-Encoding: chunked") + b"\r\n\r\n", b"1\r\n \r\n"),
    "a body nobody wants": lambda near: (
        header(near, "Content-Length: 9999").replace(b"/api/tables", b"/nowhere") + b"\r\n\r\n",
        b" ",
    ),
    "pings and no hello": lambda near: (handshake(near), heard(b"", first=0x89)),
}
"""What somebody sends who then goes on very slowly: a beginning, and what follows for ever."""


def begun(near, lines, names):
    """A line for each of these beginnings, all at the same time."""
    found = {name: lines.enter_context(raw(near)) for name in names}
    for name, line in found.items():
        line.sendall(BEGINNINGS[name](near))
    return found


def test_connections_on_which_nothing_more_comes_end(tmp_path):
    with nearby(tmp_path, QUICK) as near:
        with near.seated() as player, contextlib.ExitStack() as lines:
            player.position()
            for name, line in begun(near, lines, BEGINNINGS).items():
                assert is_cut(line), name
            demand_served(player)
        forgotten(near)
        assert near.house.slots.count == 0


def test_connections_on_which_something_comes_very_slowly_end(tmp_path):
    with nearby(tmp_path, QUICK) as near, contextlib.ExitStack() as lines:
        slow = {name: dawdler(near, lines, name) for name in DAWDLING}
        end = time.monotonic() + READY
        while slow:
            slow = {name: each for name, each in slow.items() if not is_ended(*each)}
            assert time.monotonic() < end, list(slow)


def dawdler(near, lines, name):
    """A line on which something was begun, and what follows on it."""
    line = lines.enter_context(raw(near))
    beginning, more = DAWDLING[name](near)
    line.sendall(beginning)
    line.settimeout(PAUSE / len(DAWDLING))
    return line, more


def is_ended(line, more):
    """Whether the other side hung up; if not, a little more is sent."""
    try:
        line.sendall(more)
        return not line.recv(1 << 16)
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def is_protected(answer):
    """Whether an answer carries the headers of every answer."""
    lines = answer.decode().split("\r\n")
    return {f"{name}: {each}" for name, each in HEADERS.items()} <= set(lines)


def test_whoever_was_too_slow_is_told(tmp_path):
    with nearby(tmp_path, QUICK) as near, contextlib.ExitStack() as lines:
        names = ("half a header", "half a body", "half a part")
        for name, line in begun(near, lines, names).items():
            answer = line.recv(1 << 16)
            head, _, content = answer.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 408 "), name
            assert json.loads(content)["code"] == "request-timeout"
            assert b"\r\nRetry-After: 1" in head
            assert is_protected(answer)


def test_whoever_sends_a_body_too_slowly_is_told_so_in_their_language(tmp_path):
    with nearby(tmp_path, QUICK) as near, raw(near) as line:
        line.sendall(header(near, "Content-Length: 100", "Accept-Language: pl, en;q=0.5") + END)
        _, _, content = line.recv(1 << 16).partition(END)

    sentence = Words("pl")("refused-request-timeout", seconds=1, minutes=0)
    assert json.loads(content)["message"] == sentence


def test_whoever_reads_no_answers_to_requests_is_cut_off(tmp_path):
    with nearby(tmp_path, QUICK) as near:
        request = whole(near).replace(b"/healthz", b"/api/games")
        with raw(near) as line:
            line.settimeout(READY)
            with contextlib.suppress(ConnectionError):
                while True:
                    line.sendall(request * 100)


def test_whoever_reads_a_large_answer_slowly_gets_all_of_it(tmp_path):
    """Deadlines are for those who do nothing at all."""
    count = 400

    answers = bytearray()
    with nearby(tmp_path, QUICK) as near:
        request = whole(near).replace(b"/healthz", b"/api/games")
        with raw(near) as line:
            Thread(target=line.sendall, args=(request * count,)).start()
            end = time.monotonic() + 3 * QUICK.body_seconds
            while answers.count(b"HTTP/1.1 200") < count:
                answers.extend(line.recv(1 << 14))
                if time.monotonic() < end:
                    dawdle(PAUSE)


def test_a_body_in_tiny_parts_keeps_nobody_waiting(near):
    with raw(near) as line, near.seated() as player:
        player.position()
        line.sendall(header(near, "Transfer-Encoding: chunked") + b"\r\n\r\n")
        with watch_loop():
            line.sendall(b"1\r\n \r\n" * 40_000)
            demand_served(player)


BODY = b"x" * 200_000


@pytest.mark.parametrize(
    ("kind", "body", "largest"),
    [
        ("Content-Length: 200000", BODY, WHOLE_PIECE),
        ("Transfer-Encoding: chunked", b"30d40\r\n" + BODY + b"\r\n0\r\n\r\n", PIECE),
    ],
)
def test_a_body_whose_length_is_known_is_read_in_larger_pieces(
    near, monkeypatch, kind, body, largest
):
    """Each piece costs about the same; one in tiny parts might cost much."""
    pieces, read = list[int](), H11Protocol.data_received

    def noted(protocol, data):
        pieces.append(len(data))
        read(protocol, data)

    monkeypatch.setattr(H11Protocol, "data_received", noted)
    with raw(near) as line:
        line.sendall(header(near, kind) + END + body)
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 400 ")

    assert largest / 2 < max(pieces) <= largest


# How many there may be


def test_an_address_has_so_many_connections_at_most(tmp_path):
    """Whoever is silent gives way to who comes; whoever plays does not."""
    limits = read_limits(None, ["connections_per_address=5"])

    with (
        nearby(tmp_path, limits) as near,
        near.seated() as player,
        contextlib.ExitStack() as others,
    ):
        player.position()
        wait_until(lambda: near.house.slots.count == 1)
        silent = [others.enter_context(raw(near)) for _ in range(4)]
        wait_until(lambda: near.house.slots.count == 5)
        for _ in range(4):
            others.enter_context(near.seated()).position()
        assert [line.recv(1) for line in silent] == [b""] * 4
        answers = []
        for _ in range(3):
            with raw(near) as line:
                line.sendall(whole(near))
                answers.append(line.recv(1 << 16))
        demand_served(player)
        others.close()
        wait_until(lambda: near.house.slots.count == 1)
        assert near.get("/healthz") == "ok"

    assert len(answers) == 3
    for answer in answers:
        head, _, content = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert is_protected(head)
        assert json.loads(content)["code"] == "too-many-connections"
        assert json.loads(content)["retryable"] is True


@pytest.mark.skipif(not Path("/proc").exists(), reason="loopback has one address there")
def test_a_full_server_lets_those_play_who_are_there(tmp_path):
    """From one address come as many as can; others are served, and so are those who play."""
    few = ("sh", "-c", 'ulimit -n 200; exec "$@"', "sh")
    server = Server(tmp_path / "data", test_mode=False, within=few)
    address = urlsplit(server.url)
    place = (address.hostname, address.port)
    try:
        links = server.make("my-shelfie", "person", "person", start=True)
        with server.client(links, 0, 1) as player, contextlib.ExitStack() as crowd:
            player.position()
            for _ in range(400):
                crowd.enter_context(socket.create_connection(place, READY))
            demand_served(player)
            with socket.create_connection(place, READY, ("127.0.0.2", 0)) as line:
                line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
                assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
            seat = player.position()["waiting"][0]
            player.look(seat)
            assert player.move(player.position()["legal"][0], seat=seat)["type"] == "ack"
    finally:
        assert server.end() == 0
    assert "error" not in server.log()


def test_those_behind_a_proxy_are_counted_one_by_one(tmp_path):
    limits = read_limits(None, ["connections_per_address=2"])

    with nearby(tmp_path, limits, proxies=("127.0.0.1",)) as near:
        url = near.url.replace("http", "ws", 1) + "/ws"
        with contextlib.ExitStack() as sockets:
            for number in range(3):
                for _ in range(3):
                    told = {"X-Forwarded-For": f"198.51.100.{number}"}
                    sockets.enter_context(connect(url, additional_headers=told))
            wait_until(lambda: near.hub.traffic()[0] == 6)


def test_whoever_begins_no_tls_is_cut_off(tmp_path):
    limits = read_limits(None, ["header_seconds=1", "connections_per_address=2"])
    safe = ssl.create_default_context(cafile=CERTIFICATE)

    with nearby(tmp_path, limits, tls=(CERTIFICATE, KEY)) as near:
        with raw(near) as one, raw(near) as other, raw(near) as refused:
            assert is_cut(refused)
            assert is_cut(one)
            assert is_cut(other)
        wait_until(lambda: near.house.slots.count == 0)
        with safe.wrap_socket(raw(near), server_hostname="localhost") as line:
            line.sendall(whole(near))
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
            line.sendall(header(near))
            assert is_cut(line)
