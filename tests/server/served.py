"""A server in a process of its own, and clients of it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from ssl import SSLContext
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from casetta.contract.errors import Wrong
from casetta.protocol.bodies import ANSWERS
from casetta.protocol.errors import CODES, LimitHit
from casetta.server.operator import read_key
from casetta.words import Words

GENEROUS = [
    f"--limit={name}=1000000"
    for name in (
        *("requests_at_once", "all_requests_at_once", "sockets_at_once", "looks_at_once"),
        *("acts_at_once", "changes_at_once", "all_tables_per_minute", "table_acts"),
        *("chat_at_once", "address_chat_at_once"),
    )
]
"""Limits of a server in test mode, where one address stands for very many."""
READY = 60
"""Seconds a server may take to start on a busy machine."""
CERTIFICATE, KEY = (Path(__file__).with_name(f"localhost.{each}") for each in ("pem", "key"))
"""For localhost and for these tests alone, valid for a hundred years from 2020."""
MODULE = ("-m", "casetta")
MAIN = "\nimport runpy\nrunpy.run_module('casetta', run_name='__main__')"
"""The same, after something else."""


class Server:
    """A server, started and ended like a user's."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        test_mode: bool = True,
        is_watched: bool = False,
        within: Sequence[str] = (),
        changes: str = "",
    ) -> None:
        """The callbacks of the loop of a server that is watched are timed.

        `within` is a command that runs the server, in a smaller world perhaps.

        `changes` is what its process does before it becomes a server.
        """
        self.folder = folder
        self.mode = "watch" if is_watched else "1"
        self.program = [*within, sys.executable, *(("-c", changes + MAIN) if changes else MODULE)]
        fast = ("--test-mode", "--rate", "5000", *GENEROUS) if test_mode else ()
        self.arguments = (*fast, *arguments)
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        """Start, and wait for the ready line."""
        command = [*self.program, "serve", "--port", "0", "--json"]
        command += ["--data-dir", str(self.folder), "--lang", "en", *self.arguments]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "CASETTA_TEST_MODE": self.mode, "CASETTA_LIFE": "plain"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.log()
        self.ready = json.loads(line)
        assert self.ready["ready"] is True
        self.url: str = self.ready["url"]

    @property
    def key(self) -> str:
        """The operator's key."""
        return read_key(self.folder)

    def log(self) -> str:
        """What the server wrote beside its ready line."""
        return (self.folder.parent / f"{self.folder.name}.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()
        self._close()

    def end(self) -> int:
        """End it in order, unless it has ended; the exit status, and what it said of a bad one."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=READY)
        self._close()
        if status:
            print(self.log())
        return status

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()

    # HTTP

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, content and headers of an answer."""
        request = urllib.request.Request(self.url + path, method=method)
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=READY) as answer:
                return answer.status, _content(answer.read()), dict(answer.headers)
        except urllib.error.HTTPError as error:
            return error.code, _content(error.read()), dict(error.headers)

    def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """The content of an answer that must be good."""
        return good(self.ask("POST", path, body if body is not None else {}, token))

    def get(self, path: str, token: str | None = None) -> Any:
        """The content of an answer that must be good."""
        return good(self.ask("GET", path, None, token))

    def make(self, game: str, *players: str, **more: Any) -> Table:
        """A table with these players; its links."""
        return Table(self, self.post("/api/tables", new_table(game, players, **more)))

    def lay(
        self,
        game: str,
        *players: str,
        setup: Any = None,
        tokens: dict[str, str] | None = None,
        id: str | None = None,
        seed: int | None = None,
        **more: Any,
    ) -> Table:
        """The same in test mode, which counts nobody's tables; perhaps a position to begin with."""
        given = {"setup": setup, "id": id, "tokens": tokens or {}, "seed": seed}
        new = new_table(game, players, **more)
        return Table(self, self.post("/api/test/tables", {"new": new, **given}))

    def begun(self, *players: str, game: str = "my-shelfie", **more: Any) -> Table:
        """A table that has begun, with two people if nothing else is said."""
        return self.lay(game, *(players or ("person", "person")), start=True, **more)

    # Sockets

    @contextlib.contextmanager
    def client(
        self, links: dict[str, Any], *seats: int, ssl: SSLContext | None = None, **hello: Any
    ) -> Iterator[Client]:
        """A client that holds these seats, or looks on."""
        tokens = [links["seats"][str(seat)] for seat in seats] or [links["spectator"]]
        with self.socket(ssl=ssl) as socket:
            client = Client(socket)
            client.token = tokens[0]
            client.send({"type": "hello", "table": links["table"], "tokens": tokens, **hello})
            yield client

    @contextlib.contextmanager
    def socket(self, **options: Any) -> Iterator[ClientConnection]:
        address = self.url.replace("http", "ws", 1) + "/ws"
        options = {"max_size": None, "max_queue": None, "open_timeout": READY, **options}
        with connect(address, **options) as socket:
            yield socket


class Table(dict[str, Any]):
    """The links of a table, and its routes.

    `by` is who asks: `host`, `spectator`, a seat, a token, or nobody by any link.
    """

    def __init__(self, server: Server, links: dict[str, Any]) -> None:
        super().__init__(links)
        self.server = server

    def ask(
        self, method: str, path: str = "", body: Any = None, by: str = "host", headers: Any = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, content and headers of an answer."""
        token = (self | self["seats"]).get(by, by)
        route = f"{table_of(self)}/{path}".removesuffix("/")
        return self.server.ask(method, route, body, token or None, headers)

    def get(self, path: str = "", by: str = "host") -> Any:  # type: ignore[override]
        """The content of an answer that must be good: who is here, if nothing else is asked."""
        return good(self.ask("GET", path, None, by))

    def post(self, path: str, body: Any = None, by: str = "host", headers: Any = None) -> Any:
        """The content of an answer that must be good."""
        return good(self.ask("POST", path, {} if body is None else body, by, headers))

    def refuses(
        self, code: str, path: str = "", body: Any = None, by: str = "host", headers: Any = None
    ) -> None:
        """Demand that something is refused: to look, if nothing else is asked."""
        refused(self.ask("POST" if path else "GET", path, body, by, headers), code)


def new_table(game: str, players: Sequence[str], **more: Any) -> dict[str, Any]:
    """What is posted to make a table."""
    seats = [{"player": player, "name": f"P{seat}"} for seat, player in enumerate(players)]
    return {"game": game, "seats": seats, **more}


class Client:
    """Keeps what it was told; sends back what it was offered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] | None = None
        self.entries: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.count = 0
        self.token = ""

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def take(self, timeout: float = READY) -> dict[str, Any]:
        """The next message, kept."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.told.append(message)
        if message["type"] == "welcome":
            self.welcome = message
        if message["type"] == "update":
            if message["resync"]:
                self.entries.clear()
            self.entries += message["entries"]
            self.state = message["state"]
        return message

    def until(self, *types: str, **values: Any) -> dict[str, Any]:
        """Take messages until one of these types with these values."""
        while True:
            message = self.take()
            fits = all(message.get(name) == value for name, value in values.items())
            if message["type"] in types and fits:
                return message

    def position(self) -> dict[str, Any]:
        """The last state, once there is one."""
        while self.state is None:
            self.take()
        return self.state

    def new_id(self) -> str:
        self.count += 1
        return f"{id(self)}-{self.count}"

    @property
    def viewer(self) -> int:
        while not self.welcome:
            self.take()
        return int(self.welcome["viewer"])

    def look(self, seat: int) -> None:
        self.send({"type": "look", "seat": seat})
        self.welcome["viewer"] = seat
        self.state = None
        self.until("update", resync=True)

    def move(self, text: str, **more: Any) -> dict[str, Any]:
        """Make a move and wait for its acknowledgement or refusal."""
        return self._enter("move", move=text, **more)

    def act(self, act: str, **more: Any) -> dict[str, Any]:
        return self._enter("act", act=act, **more)

    def _enter(self, type: str, **more: Any) -> dict[str, Any]:
        name = more.pop("move_id", None) or self.new_id()
        expect = more.pop("expect", self.position()["version"])
        self.send({"type": type, "move_id": name, "expect": expect, **more})
        return self.until("ack", "refused", move_id=name)

    def turn(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> dict[str, Any]:
        """Let a seat of mine that is asked make a move, the first that is offered; its answer."""
        mine = [seat for seat in self.position()["waiting"] if seat in self.welcome["seats"]]
        if self.viewer != mine[0]:
            self.look(mine[0])
        answer = self.move(choose(legal_moves(self)))
        if answer["type"] == "ack":
            self.catch_up(answer["version"])
        return answer

    def ask(self, about: str, **more: Any) -> dict[str, Any]:
        """A question."""
        name = self.new_id()
        self.send({"type": "ask", "id": name, "about": about, **more})
        answer = self.until("answer", id=name)["answer"]
        assert isinstance(answer, dict)
        msgspec.convert(answer, ANSWERS[about])
        return answer

    def ending(self) -> int:
        """Take messages until the connection is closed; the code of that."""
        try:
            while True:
                self.take()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def catch_up(self, version: int) -> dict[str, Any]:
        """The state once this version was told."""
        while self.position()["version"] < version:
            self.take()
        return self.position()


def legal_moves(client: Client) -> list[str]:
    """The legal moves of a client's seat: listed, or asked for."""
    legal = client.position()["legal"]
    if legal is None:
        answer = client.ask("legal", most=200)
        legal = answer["legal"]
    assert isinstance(legal, list)
    return legal


def _content(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return content.decode(errors="replace")


posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals and limits are POSIX")


def play(client, moves):
    """Let a client that holds all seats make some moves, always the first that is offered."""
    for _ in range(moves):
        version(client.turn())


def answers(host, port):
    """Whether somebody listens there."""
    try:
        socket.create_connection((host, port), timeout=READY).close()
    except OSError:
        return False
    return True


def refusal(answer):
    assert answer["type"] == "refused", answer
    return answer["code"]


def version(answer):
    """The version of something that is on disk."""
    assert answer["type"] == "ack", answer
    return answer["version"]


def move(client):
    """Make the first move that is offered, and see it."""
    done = version(client.move(legal_moves(client)[0]))
    client.catch_up(done)
    return done


def said(client, text, **more):
    """Say something; what everybody hears, or the code of the refusal."""
    client.send({"type": "say", "id": client.new_id(), "text": text, **more})
    while (message := client.until("said", "refused"))["type"] == "said":
        if message["text"] == text:
            return message
    return message["code"]


# HTTP


ADDRESSES = (f"198.51.100.{number}" for number in count(1))
"""Every test comes from an address of its own, so that limits meet only who asks for them."""


def refused(answer, code):
    """Demand a refusal with this code: its status, its sentence and nothing else."""
    status, content, headers = answer
    seconds = content.get("retry_after")
    wait = {} if seconds is None else {"retry_after": seconds}
    error = Wrong(code) if seconds is None else LimitHit(code, seconds)
    expected = {
        "code": code,
        "message": Words("en")(f"refused-{code}", **error.values),
        "retryable": CODES[code].retryable,
    }
    assert (status, content) == (CODES[code].status, expected | wait)
    assert headers.get("retry-after") == (None if seconds is None else str(seconds))


def good(answer):
    """The content of an answer that must be good."""
    status, content, _ = answer
    assert 200 <= status < 300, content
    return content


def table_of(links):
    return f"/api/tables/{links['table']}"


PERSON = {"player": "person", "name": "Anna"}


OPEN = {"player": "open"}


def figure(text, name):
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return next(float(value) for key, value in lines if key == f"casetta_{name}")


def cookie_of(answer):
    """The cookie that an answer sets, and how."""
    _, _, headers = answer
    value, *marks = headers["set-cookie"].split("; ")
    return value, {mark.lower() for mark in marks}
