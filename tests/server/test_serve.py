"""`casetta serve`: how it starts and how it ends."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from casetta import __version__
from casetta.commands.cli import run
from casetta.server import serve as serving
from casetta.server.listeners import PORTS_TRIED
from casetta.server.serve import TEST_VARIABLE
from casetta.words import Words
from tests.server.served import READY, Server, answers, posix

ENDING = 15
"""Seconds a server may take to end on a busy machine; on a quiet one it is less than two."""


GOING_AWAY = 4004


def command(folder, *arguments):
    """A server that is not expected to live; what came of it."""
    words = [sys.executable, "-m", "casetta", "serve", "--port", "0", "--lang", "en"]
    return subprocess.run(
        [*words, "--data-dir", str(folder), *arguments],
        capture_output=True,
        text=True,
        timeout=READY,
    )


def assert_refused(outcome, *words):
    """One sentence with these words, and status 2."""
    assert outcome.returncode == 2, outcome.stderr
    assert outcome.stdout == ""
    assert len(outcome.stderr.splitlines()) == 1, outcome.stderr
    for word in words:
        assert word in outcome.stderr


# Starting


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    """A server as people start it, without test mode."""
    server = Server(tmp_path_factory.mktemp("plain") / "data", test_mode=False)
    yield server
    assert server.end() == 0


def test_the_ready_line_tells_address_and_version(plain, server):
    """Of two servers at the same time."""
    for each in (plain, server):
        assert each.ready == {"ready": True, "url": each.url, "version": __version__}
        assert each.get("/healthz") == "ok"
        assert each.get("/readyz") == "ok"
    assert plain.url != server.url


@posix
def test_without_a_command_casetta_serves(tmp_path):
    """The same as `casetta serve`: port, folder and all its other wishes."""
    words = [sys.executable, "-m", "casetta", "--port", "0", "--json", "--data-dir"]
    process = subprocess.Popen([*words, str(tmp_path / "data")], stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process.stdout:
        ready = json.loads(process.stdout.readline())
        with urllib.request.urlopen(f"{ready['url']}/", timeout=READY) as answer:
            assert answer.headers["content-type"].startswith("text/html")
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=READY) == 0
    assert ready == {"ready": True, "url": ready["url"], "version": __version__}


def test_a_browser_is_opened_for_people_alone(monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serving, "has_display", lambda: True)
    house: Any = SimpleNamespace(local_url="http://here", shared_url=None)
    cases: list[tuple[bool, dict[str, Any], list[str]]] = [
        (True, {}, ["http://here"]),
        (True, {"browser": False}, []),
        (True, {"as_json": True}, []),
        (False, {}, []),
    ]
    for is_terminal, wishes, expected in cases:
        opened.clear()
        monkeypatch.setattr(sys.stdout, "isatty", lambda answer=is_terminal: answer, raising=False)
        serving.announce(serving.Options(folder=Path(), **wishes), house, Words("en"))
        assert opened == expected


def test_the_next_free_port_is_taken_if_one_is_in_use(served):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = served("--port", str(port), test_mode=False)

    assert port < urlsplit(server.url).port < port + PORTS_TRIED
    assert server.get("/healthz") == "ok"


def test_people_are_told_where_the_game_is_and_where_it_is_kept(tmp_path):
    words = [sys.executable, "-m", "casetta", "serve", "--port", "0", "--lang", "it"]
    words += ["--data-dir", str(tmp_path / "data"), "--public-url", "https://casa.example/"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        while "Ctrl-C" not in lines[-1]:
            lines.append(process.stdout.readline())
            assert lines[-1], lines
        process.terminate()
        status = process.wait(timeout=ENDING)

    assert "http://127.0.0.1:" in lines[0]
    assert lines[1].rstrip().endswith("https://casa.example")
    assert any("█" in line or "\x1b[" in line for line in lines[2:-2])
    assert str(tmp_path / "data") in lines[-2]
    assert status == 0


@pytest.mark.parametrize("value", [None, "", "0", "true"])
def test_test_mode_needs_its_variable(tmp_path, monkeypatch, capsys, value):
    monkeypatch.delenv(TEST_VARIABLE, raising=False)
    if value is not None:
        monkeypatch.setenv(TEST_VARIABLE, value)
    status = run(["serve", "--test-mode", "--data-dir", str(tmp_path / "data"), "--lang", "en"])

    assert status == 2
    assert TEST_VARIABLE in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


WIDER = [
    ["--lan"],
    ["--host", "0.0.0.0"],
    ["--host", "127.0.0.2"],
    ["--public-url", "https://casa.example"],
    ["--trusted-proxy", "192.0.2.77"],
    ["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "*"],
]


@pytest.mark.parametrize("wider", WIDER)
def test_test_mode_is_refused_beyond_loopback(tmp_path, monkeypatch, capsys, wider):
    monkeypatch.setenv(TEST_VARIABLE, "1")
    status = run(["serve", "--test-mode", *wider, "--data-dir", str(tmp_path / "data")])

    assert status == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "data").exists()


def test_test_mode_opens_no_second_listener(server):
    port = urlsplit(server.url).port
    status, content, _ = server.ask("POST", "/api/others", {})

    assert (status, content["code"]) == (403, "not-the-host")
    assert not any(answers("127.0.0.2", each) for each in range(port, port + PORTS_TRIED))


def test_the_routes_of_test_mode_are_not_there_without_it(plain):
    status, content, _ = plain.ask("POST", "/api/test/tables", {"new": {}})

    assert status == 404
    assert content["code"] == "not-found"


def test_a_second_server_on_the_same_folder_is_refused(server):
    outcome = command(server.folder, "--json")

    assert_refused(outcome, str(server.folder), str(server.process.pid))
    assert server.get("/readyz") == "ok"


# Ending


@posix
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order_and_tells_everybody_to_come_back(served, sign):
    server = served()
    links = server.make("my-shelfie", "person", "bot:greedy", start=True)
    with (
        server.client(links, 0) as player,
        server.client(links) as spectator,
        server.socket() as stranger,
    ):
        player.position(), spectator.position()
        stranger.send('{"type": "ping"}')
        assert json.loads(stranger.recv(timeout=READY))["type"] == "pong"
        server.process.send_signal(sign)
        codes = [close_code(each) for each in (player.socket, spectator.socket, stranger)]

    assert codes == [GOING_AWAY] * 3
    assert server.process.wait(timeout=ENDING) == 0
    assert "Traceback" not in server.log()


@posix
def test_whoever_reads_nothing_does_not_keep_it_from_ending(served):
    server = served()
    links = server.make("dream-home", "person", "person", start=True)
    with socket.create_connection(("127.0.0.1", urlsplit(server.url).port)) as silent:
        silent.send(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with server.client(links, 0, 1) as client:
            client.position()
            server.process.send_signal(signal.SIGTERM)
            status = server.process.wait(timeout=ENDING)

    assert status == 0


THINKING = """
import sys, time
from casetta.commands import cli
from casetta.server.http import games

def think(*_):
    print("thinking", file=sys.stderr, flush=True)
    time.sleep(600)

games.answer = think
cli.main()
"""
"""A server whose rules think for ten minutes about every question."""


@posix
def test_a_question_that_takes_long_does_not_keep_it_from_ending(tmp_path):
    words = [sys.executable, "-c", THINKING, "serve", "--port", "0", "--json", "--data-dir"]
    pipe = subprocess.PIPE
    with (
        subprocess.Popen([*words, str(tmp_path / "data")], stdout=pipe, stderr=pipe) as process,
        ThreadPoolExecutor() as asking,
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            url = json.loads(process.stdout.readline())["url"]
            question = json.dumps({"game": "my-shelfie", "question": {}}).encode()
            request = urllib.request.Request(f"{url}/api/ask", question)
            request.add_header("Content-Type", "application/json")
            asked = asking.submit(urllib.request.urlopen, request, timeout=READY)
            assert process.stderr.readline() == b"thinking\n"
            process.send_signal(signal.SIGTERM)
            status = process.wait(timeout=ENDING)
        finally:
            process.kill()
        assert asked.exception(timeout=READY) is not None

    assert status == 0


def close_code(connection):
    """With which code a socket is closed; whatever else comes is let go."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(timeout=READY)
    return connection.close_code
