"""`casetta serve`: how it starts and ends, with a full disk, and with damaged tables."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from casetta import __version__
from casetta.commands.cli import run
from casetta.server import serve as serving
from casetta.server.listeners import PORTS_TRIED
from casetta.server.serve import TEST_VARIABLE
from casetta.store.database import FILE
from casetta.words import Words
from tests.server.served import READY, Client, Server, answers, legal_moves, play, posix
from tests.store.tables import DAMAGE, TABLE, rows, tamper
from tests.waiting import wait_until

ENDING = 15
"""Seconds a server may take to end on a busy machine; on a quiet one it is less than two."""
GOING_AWAY = 4004
SERVE = [sys.executable, "-m", "casetta", "serve", "--port", "0"]


@contextmanager
def started(*words):
    """A server started by a command line of its own, asked to end in order."""
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe) as process:
        try:
            yield process
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=ENDING) == 0
        finally:
            process.kill()


# Starting


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    """A server as people start it, without test mode."""
    server = Server(tmp_path_factory.mktemp("plain") / "data", test_mode=False)
    yield server
    assert server.end() == 0


def test_the_ready_line_tells_address_and_version(plain, server):
    """Of two servers at the same time; without test mode its routes are not there."""
    for each in (plain, server):
        assert each.ready == {"ready": True, "url": each.url, "version": __version__}
        assert each.get("/healthz") == "ok"
        assert each.get("/readyz") == "ok"
    assert plain.url != server.url
    status, content, _ = plain.ask("POST", "/api/test/tables", {"new": {}})
    assert (status, content["code"]) == (404, "not-found")


@posix
def test_without_a_command_casetta_serves(tmp_path):
    """The same as `casetta serve`: port, folder and all its other wishes."""
    words = [sys.executable, "-m", "casetta", "--port", "0", "--json", "--data-dir"]
    with started(*words, str(tmp_path / "data")) as process:
        ready = json.loads(process.stdout.readline())
        with urllib.request.urlopen(f"{ready['url']}/", timeout=READY) as answer:
            assert answer.headers["content-type"].startswith("text/html")
    assert ready == {"ready": True, "url": ready["url"], "version": __version__}


def test_a_browser_is_opened_for_people_alone(monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serving, "has_display", lambda: True)
    house: Any = SimpleNamespace(
        local_url="http://here", operators_url=lambda: "http://here", shared_url=None
    )
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


def test_the_next_free_port_is_taken_and_people_are_told_where_the_game_is_kept(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = ["--port", str(port), "--lang", "it", "--public-url", "https://casa.example/"]
        with started(*SERVE, *words, "--data-dir", str(tmp_path / "data")) as process:
            lines = [process.stdout.readline().decode()]
            while "Ctrl-C" not in lines[-1]:
                lines.append(process.stdout.readline().decode())
                assert lines[-1], lines
            url = urlsplit(lines[0].split()[-1])
            assert port < url.port < port + PORTS_TRIED
            assert answers(url.hostname, url.port)

    assert "http://127.0.0.1:" in lines[0]
    assert "#operator=" in lines[0]
    assert lines[2].rstrip().endswith("https://casa.example")
    assert any("█" in line or "\x1b[" in line for line in lines[3:-2])
    assert str(tmp_path / "data") in lines[-2]


WIDER = [
    ["--lan"],
    ["--host", "0.0.0.0"],
    ["--host", "127.0.0.2"],
    ["--public-url", "https://casa.example"],
    ["--trusted-proxy", "192.0.2.77"],
    ["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "*"],
]


@pytest.mark.parametrize(
    ("value", "wider"), [*((value, []) for value in (None, "", "0", "true")),
                         *(("1", wider) for wider in WIDER)]
)  # fmt: skip
def test_test_mode_needs_its_variable_and_is_refused_beyond_loopback(
    tmp_path, monkeypatch, capsys, value, wider
):
    monkeypatch.delenv(TEST_VARIABLE, raising=False)
    if value is not None:
        monkeypatch.setenv(TEST_VARIABLE, value)
    folder = tmp_path / "data"

    assert run(["serve", "--test-mode", *wider, "--data-dir", str(folder), "--lang", "en"]) == 2

    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert wider or TEST_VARIABLE in told
    assert not folder.exists()


@pytest.mark.parametrize("proxy", ["*", "0.0.0.0/0", "::/0"])
def test_nobody_trusts_everybody_about_addresses(tmp_path, proxy, capsys):
    """Whoever is believed chooses the address whose limits they use up."""
    folder = tmp_path / "data"

    assert run(["serve", "--trusted-proxy", proxy, "--data-dir", str(folder), "--lang", "en"]) == 2
    assert f"trusting {proxy} would let anyone" in capsys.readouterr().err
    assert not folder.exists()


def test_test_mode_opens_no_second_listener(server):
    port = urlsplit(server.url).port
    status, content, _ = server.ask("POST", "/api/others", {}, server.key)

    assert (status, content["code"]) == (403, "not-the-host")
    assert not any(answers("127.0.0.2", each) for each in range(port, port + PORTS_TRIED))


def test_a_second_server_on_the_same_folder_is_refused(server):
    words = [*SERVE, "--json", "--lang", "en", "--data-dir", str(server.folder)]
    outcome = subprocess.run(words, capture_output=True, text=True, timeout=READY)

    assert (outcome.returncode, outcome.stdout) == (2, ""), outcome.stderr
    (sentence,) = outcome.stderr.splitlines()
    assert str(server.folder) in sentence
    assert str(server.process.pid) in sentence
    assert server.get("/readyz") == "ok"


# Ending


@posix
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order_and_tells_everybody_to_come_back(served, sign):
    """Whoever has sent half a request, or reads nothing, does not keep it from ending."""
    server = served()
    links = server.make("my-shelfie", "person", "bot:greedy", start=True)
    place = ("127.0.0.1", urlsplit(server.url).port)
    with (
        server.client(links, 0) as player,
        server.client(links) as spectator,
        server.client(links) as unread,
        server.socket() as bare,
        socket.create_connection(place) as silent,
    ):
        silent.send(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        stranger = Client(bare)
        player.position(), spectator.position(), unread.position()
        stranger.send({"type": "ping"})
        stranger.until("pong")
        server.process.send_signal(sign)
        assert [each.ending() for each in (player, spectator, stranger)] == [GOING_AWAY] * 3
        assert server.process.wait(timeout=ENDING) == 0

    assert "Traceback" not in server.log()


THINKING = """
import sys
from casetta.commands import cli
from casetta.server import rules_pool

WORKER = "import sys, time; print(1, flush=True); open(sys.argv[1], 'w'); time.sleep(600)"
worker = (sys.executable, "-c", WORKER, sys.argv.pop())
rules_pool.python = lambda _: worker
cli.main()
"""
"""A server whose rules think for ten minutes about every question; a file tells that they do."""


@posix
def test_a_question_that_takes_long_does_not_keep_it_from_ending(tmp_path):
    data, thinking = tmp_path / "data", tmp_path / "thinking"
    options = ["serve", "--port", "0", "--json", "--data-dir", str(data), str(thinking)]
    with (
        ThreadPoolExecutor() as asking,
        started(sys.executable, "-c", THINKING, *options) as process,
    ):
        url = json.loads(process.stdout.readline())["url"]
        question = json.dumps({"game": "my-shelfie", "question": {}}).encode()
        request = urllib.request.Request(f"{url}/api/ask", question)
        request.add_header("Content-Type", "application/json")
        asked = asking.submit(urllib.request.urlopen, request, timeout=READY)
        wait_until(thinking.exists)

    assert asked.exception(timeout=READY) is not None


# A full disk


@posix
def test_files_that_may_not_grow_refuse_moves_until_they_may(served):
    """The same as a full disk, but for everybody: a limit on the size of files."""
    import resource

    server = served()

    def limit(size):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def crowd():
        limit((server.folder / f"{FILE}-wal").stat().st_size)

    check_crowded(server, crowd, lambda: limit(resource.RLIM_INFINITY), "store-failed")


def can_mount():
    """Whether we may make a small disk in memory."""
    if not shutil.which("unshare") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    return subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="optional: root, to make a small disk")
def test_a_full_disk_refuses_moves_until_there_is_room(served, tmp_path):
    (tmp_path / "data").mkdir()
    mount = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
    small = ["unshare", "--mount", "sh", "-c", mount, str(tmp_path / "data")]
    server = served("--limit", "free_disk_bytes=0", within=small)
    inside = Path(f"/proc/{server.process.pid}/root{tmp_path}/data")

    def crowd():
        with (inside / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 10, 1):
                while grows(file, size):
                    pass

    check_crowded(server, crowd, (inside / "ballast").unlink, "store-full")


def grows(file, size):
    try:
        return file.write(bytes(size)) == size
    except OSError:
        return False


def check_crowded(server, crowd, relieve, code):
    """Moves are refused as long as there is no room, watching goes on, nothing is half-done."""
    links = server.make("my-shelfie", "person", "person", start=True)
    with server.client(links, 0, 1) as client, server.client(links) as watching:
        play(client, 3)
        crowd()
        while (refused := client.turn())["type"] == "ack":
            pass
        before, text = client.position(), legal_moves(client)[0]
        for answer in (refused, client.move(text)):
            assert (answer["code"], answer["retryable"]) == (code, True)
        assert server.ask("GET", "/readyz")[0] == 503
        watching.catch_up(before["version"])
        with server.client(links) as newcomer:
            assert newcomer.position()["digest"] == watching.position()["digest"]
        with server.client(links, 0, from_version=0, epoch=client.welcome["epoch"]) as resumed:
            resumed.position()
            assert len(resumed.entries) == before["version"]
        relieve()
        again = client.move(text, move_id=refused["move_id"], seat=client.viewer)
        assert (again["type"], again["version"]) == ("ack", before["version"] + 1)
        assert watching.catch_up(again["version"])["version"] == again["version"]
        assert server.get("/readyz") == "ok"


# Damage


def test_damaged_tables_are_put_aside_by_name_and_the_others_play_on(served):
    """Also those that would go on by themselves, which are looked at when the server starts.

    A table of newer rules is told so, and not put aside.
    """
    kinds = ("another move", "broken letters", "broken setup", "a strange place", "a gap")
    damage = {name: DAMAGE[name] for name in kinds}
    damage["no policy"] = TABLE.format("about = json_set(about, '$.policy', 3)")
    newer = {"newer", "newer waiting"}
    server = served()
    tables = {name: damaged_game(server) for name in [*damage, "newer", "sound"]}
    tables["newer waiting"] = server.lay("my-shelfie", "person", "person")
    assert server.end() == 0
    for name, statement in {**damage, **dict.fromkeys(newer, TABLE.format("rules = 999"))}.items():
        tamper(server.folder, statement.replace("'bad'", f"'{tables[name]['table']}'"))
    server.start()
    refusals = {name: refusal(server, links) for name, links in tables.items()}

    assert refusals.pop("sound") is None
    assert [refusals.pop(name) for name in newer] == [("table-newer", False)] * 2
    assert set(refusals.values()) == {("table-damaged", False)}, refusals
    quarantined = rows(server.folder, "SELECT id FROM tables WHERE status = 'quarantined'")
    assert {id for (id,) in quarantined} == {tables[name]["table"] for name in refusals}
    for name in refusals:
        assert tables[name]["table"] in server.log()
    with server.client(tables["sound"], 0, 1) as client:
        client.act("take-back", seat=1)
        play(client, 2)
    assert server.get("/readyz") == "ok"


def damaged_game(server):
    """A game with six moves, a seat of which is played by a bot from now on."""
    links = server.begun()
    with server.client(links, 0, 1) as client:
        play(client, 6)
        (asked,) = client.position()["waiting"]
        assert client.act("hand-over", seat=1 - asked)["type"] == "ack"
    return links


def refusal(server, links):
    """Why nobody can come in; None if somebody can."""
    with server.client(links, 0) as client:
        message = client.take()
        return (message["code"], message["retryable"]) if message["type"] == "refused" else None
