"""Whatever strangers send, the server lives, stays small, and other tables notice nothing."""

import json
import random
import socket
import subprocess
import sys
from collections import deque
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from casetta.protocol.errors import CODES
from tests.hostile.control import memory_of as memory
from tests.hostile.messages import hostile
from tests.long import NAME, in_parts
from tests.server.served import READY, Client, Server, legal_moves

MESSAGES = 1_000 if NAME == "fuzz" else 400
"""In each part."""
MORE_MEMORY = 64 * 1024
"""Kilobytes that a server may grow by while it is bothered."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that is bothered, and in the end has nothing to complain about."""
    server = Server(tmp_path_factory.mktemp("fuzz") / "data")
    yield server
    assert server.get("/healthz") == "ok"
    assert server.end() == 0
    assert "Traceback" not in server.log()
    assert "internal" not in server.log()


class Stranger:
    """Somebody who sends anything, and comes again when sent away."""

    def __init__(self, server, links, dice):
        self.server, self.links, self.dice = server, links, dice
        self.stack = ExitStack()
        self.codes: set[str | int] = set()
        self.come()

    def come(self):
        self.socket = self.stack.enter_context(self.server.socket())
        if self.dice.random() < 0.8:
            tokens = self.dice.choice([[self.links["seats"]["0"]], [self.links["spectator"]]])
            hello = {"type": "hello", "table": self.links["table"], "tokens": tokens}
            self.socket.send(json.dumps(hello))

    def bother(self, others):
        """Send something, and read what is said to it; whoever is sent away comes again."""
        try:
            self.socket.send(hostile(self.dice, self.links, others))
            self.socket.send('{"type": "ping"}')
            self.read()
        except ConnectionClosed as closed:
            self.codes.add(closed.rcvd.code if closed.rcvd else 1006)
            self.stack.close()
            self.come()

    def read(self):
        """Read until the ping is answered; a refusal never tells much."""
        while (message := json.loads(self.socket.recv(timeout=READY)))["type"] != "pong":
            if message["type"] == "refused":
                self.codes.add(message["code"])


class Control(Thread):
    """Two people who play whole games and must not notice anything."""

    def __init__(self, server):
        super().__init__()
        self.server, self.games, self.wrong = server, 0, None
        self.enough = False

    def run(self):
        try:
            while not self.enough or not self.games:
                self.play()
                self.games += 1
        except BaseException as wrong:
            self.wrong = wrong

    def play(self):
        links, dice = self.server.begun(), random.Random(1)
        with self.server.client(links, 0) as one, self.server.client(links, 1) as other:
            version = 0
            while not one.position()["over"]:
                client = (one, other)[one.position()["waiting"][0]]
                client.catch_up(version)
                answer = client.move(dice.choice(legal_moves(client)))
                assert answer["type"] == "ack", answer
                version += 1
                assert answer["version"] == version
                one.catch_up(version)
        assert [entry["version"] for entry in one.entries] == [*range(1, version + 1)]


OFTEN_FOUND = {"bad-message", 4000, 4006}
"""What strangers are told, by chance, in so many messages."""


@in_parts("fuzz", full=10)
def test_a_table_plays_on_whatever_strangers_send(server, part):
    dice = random.Random(5 + part)
    tables = [server.lay("my-shelfie", "person", "person", start=n % 2 == 0) for n in range(4)]
    strangers = [Stranger(server, links, dice) for links in tables]
    control = Control(server)
    control.start()
    before = memory(server)
    try:
        for _ in range(MESSAGES):
            dice.choice(strangers).bother(tables)
    finally:
        control.enough = True
        control.join()

    assert control.wrong is None
    assert control.games
    codes = set().union(*(stranger.codes for stranger in strangers))
    assert codes >= OFTEN_FOUND
    assert codes <= set(CODES) - {"internal"} | {*range(4000, 4007), 1006, 1007, 1009}
    for stranger in strangers:
        stranger.stack.close()
    assert memory(server) - before < MORE_MEMORY


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("x", 4000),
        ('{"type": "move", "move_id": "a", "expect": 0, "move": "a1"}', 4000),
        ('{"type": "hello", "table": "nosuch", "tokens": ["12345678"]}', 4001),
        ("x" * 16_385, 4006),
        ("è" * 9_000, 4006),
        ("x" * 100_000, 1009),
    ],
)
def test_whoever_breaks_the_protocol_is_sent_away_with_a_code(server, content, code):
    with server.socket() as bare:
        bare.send(content)
        assert Client(bare).ending() == code


def test_a_second_hello_breaks_the_protocol(server):
    with server.client(links := server.begun(), 0) as client:
        client.position()
        client.send({"type": "hello", "table": links["table"], "tokens": [client.token]})
        assert client.ending() == 4000


# Reading too slowly


@contextmanager
def slow_reader(server, links):
    """Somebody on seat 1 whose socket takes little at a time."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    parts = urlsplit(server.url)
    plain.connect((parts.hostname, parts.port))
    address = f"ws://{parts.netloc}/ws"
    with connect(address, sock=plain, max_size=None, max_queue=1, ping_interval=None) as bare:
        slow = Client(bare)
        slow.send({"type": "hello", "table": links["table"], "tokens": [links["seats"]["1"]]})
        slow.position()
        yield slow


def test_whoever_does_not_read_is_sent_away_and_comes_back(server):
    links = server.begun(game="home-staging")
    with slow_reader(server, links) as slow, server.client(links, 0) as driver:
        before = memory(server)
        version = 0
        while links.get()["places"][1]["here"]:
            for _ in range(20):
                answer = driver.act("resume" if version % 2 else "pause", expect=version)
                assert answer["type"] == "ack", answer
                version += 1
        assert memory(server) - before < MORE_MEMORY
        assert slow.ending() == 4003

        known = slow.position()["version"]
        assert known < version
        assert [entry["version"] for entry in slow.entries] == [*range(1, known + 1)]
        since = {"from_version": known, "epoch": slow.welcome["epoch"]}
        with server.client(links, 1, **since) as again:
            update = again.until("update")
            assert [entry["version"] for entry in update["entries"]] == [
                *range(known + 1, version + 1)
            ]


def test_whoever_asks_and_does_not_read_is_not_read_either(server):
    """The answers do not pile up; nobody else waits for it."""
    links, times = server.begun(), 3000
    with slow_reader(server, links) as slow, server.client(links, 0) as other:
        before, look = memory(server), {"type": "look", "seat": 1}
        asking = Thread(target=lambda: deque(map(slow.send, [look] * times)))
        asking.start()
        other.position()
        assert other.act("pause")["type"] == "ack"
        for _ in range(times):
            slow.until("update", resync=True)
        asking.join()
        assert memory(server) - before < MORE_MEMORY


# HTTP


def described(server, links):
    """The description of the HTTP interface, for one table."""
    page = server.get("/api/openapi/openapi.json")
    paths = {}
    for path, methods in page["paths"].items():
        for method in methods.values():
            given = [each for each in method.get("parameters", []) if each["name"] != "table"]
            method["parameters"] = given
        paths[path.replace("{table}", links["table"])] = methods
    return page | {"paths": paths}


@in_parts("fuzz", full=2)
def test_the_http_interface_is_as_it_is_described(server, tmp_path, part):
    links = server.lay("my-shelfie", "person", "open")
    (tmp_path / "page.json").write_text(json.dumps(described(server, links)))
    command = Path(sys.executable).with_name("schemathesis")
    phases, examples = ("coverage,fuzzing", "50") if part else ("fuzzing", "4")
    arguments = [
        "run", "page.json", "--url", server.url, "--max-examples", examples, "--phases", phases,
        "--header", f"Authorization:Bearer {links['host']}",
        "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,"
        "response_schema_conformance", "--seed", "1", "--no-color", "--warnings", "off",
        "--exclude-path", "/api/others", "--exclude-path", f"/api/tables/{links['table']}/link",
    ]  # fmt: skip
    done = subprocess.run(
        [command, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
