"""`casetta serve`: how it starts, where it listens, how it ends, and what it survives."""

import json
import os
import shutil
import signal
import socket
import ssl
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
from websockets.sync.client import connect

from casetta import __version__
from casetta.cli import run
from casetta.server import serve as serving
from casetta.server.listeners import PORTS_TRIED, local_address
from casetta.server.serve import TEST_VARIABLE
from casetta.table.schema import FILE
from casetta.words import Words
from tests.server.served import READY, Server, legal_moves
from tests.store.damage import DAMAGE
from tests.store.tables import rows, tamper

HERE = Path(__file__).resolve().parent
CERTIFICATE, KEY = HERE / "localhost.pem", HERE / "localhost.key"
"""For localhost and for these tests alone, valid for a hundred years from 2020."""
ENDING = 15
"""Seconds a server may take to end on a busy machine; on a quiet one it is less than two."""
GOING_AWAY = 4004

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals and limits are POSIX")


@pytest.fixture
def served(tmp_path):
    """Starts servers that are all ended."""
    servers = []

    def start(*arguments, folder="data", **more):
        servers.append(Server(tmp_path / folder, *arguments, **more))
        return servers[-1]

    yield start
    for server in servers:
        assert server.end() == 0


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


def play(client, moves):
    """Let a client that holds all seats make some moves, always the first that is offered."""
    for _ in range(moves):
        seat = client.position()["waiting"][0]
        if client.viewer != seat:
            client.look(seat)
        answer = client.move(legal_moves(client)[0])
        assert answer["type"] == "ack", answer
        client.catch_up(answer["version"])


# Starting


def test_the_ready_line_tells_address_and_version(served):
    first, second = served(folder="one", test_mode=False), served(folder="two", test_mode=False)

    for server in (first, second):
        assert server.ready == {"ready": True, "url": server.url, "version": __version__}
        assert server.get("/healthz") == "ok"
        assert server.get("/readyz") == "ok"
    assert first.url != second.url


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
        serving.announce(serving.Wishes(folder=Path(), **wishes), house, Words("en"))
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


def test_test_mode_opens_no_second_listener(served):
    server = served()
    port = urlsplit(server.url).port
    status, content, _ = server.ask("POST", "/api/others", {})

    assert (status, content["code"]) == (403, "not-the-host")
    assert not any(answers("127.0.0.2", each) for each in range(port, port + PORTS_TRIED))


def test_the_routes_of_test_mode_are_not_there_without_it(served):
    server = served(test_mode=False)
    status, content, _ = server.ask("POST", "/api/test/tables", {"new": {}})

    assert status == 404
    assert content["code"] == "not-found"


def test_a_second_server_on_the_same_folder_is_refused(served, tmp_path):
    first = served()
    outcome = command(tmp_path / "data", "--json")

    assert_refused(outcome, str(tmp_path / "data"), str(first.process.pid))
    assert first.get("/readyz") == "ok"


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
from casetta import cli
from casetta.server import game_routes

def think(*_):
    print("thinking", file=sys.stderr, flush=True)
    time.sleep(600)

game_routes.answer = think
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


# Where it listens


def test_others_can_come_in_without_a_restart(served):
    """Only this machine at first; then a second listener, on the local network if there is one."""
    server = served(test_mode=False)
    links = server.make("my-shelfie", "person", "person", start=True)
    port, address = urlsplit(server.url).port, local_address()
    with server.client(links, 0) as before:
        before.position()
        assert not answers(address or "127.0.0.2", port)
        shared = server.post("/api/others")["url"]
        again = server.post("/api/others")["url"]
        if address is None:
            assert shared is None
            return
        assert shared == again == f"http://{address}:{urlsplit(shared).port}"
        assert urlsplit(shared).port != port
        with urllib.request.urlopen(f"{shared}/healthz", timeout=READY) as answer:
            assert answer.read() == b"ok"
        with connect(shared.replace("http", "ws", 1) + "/ws") as socket:
            hello = {"type": "hello", "table": links["table"], "tokens": [links["seats"]["1"]]}
            socket.send(json.dumps(hello))
            assert json.loads(socket.recv(timeout=READY))["seats"] == [1]
        assert before.move(legal_moves(before)[0])["type"] in ("ack", "refused")


def test_only_somebody_at_this_machine_may_let_others_in(served):
    server = served("--lan", test_mode=False)
    address = local_address()
    if address is not None:
        server.url = server.url.replace("127.0.0.1", address)
        status, content, _ = server.ask("POST", "/api/others", {})
        assert (status, content["code"]) == (403, "not-the-host")


def test_the_local_network_is_listened_to_at_once_if_asked(served):
    server = served("--lan", test_mode=False)
    port = urlsplit(server.url).port

    assert answers("127.0.0.2", port)
    assert answers(local_address() or "127.0.0.1", port)
    assert server.get("/healthz") == "ok"


def test_pages_are_told_where_others_find_the_server(served):
    """Without anybody asking for it: by `--public-url`, by `--lan`, and nowhere by default."""
    public = served("--public-url", "https://casa.example/", folder="public", test_mode=False)
    assert public.get("/api/others") == {"url": "https://casa.example"}
    assert served(folder="own", test_mode=False).get("/api/others") == {"url": None}
    lan, address = served("--lan", folder="lan", test_mode=False), local_address()
    url = None if address is None else lan.url.replace("127.0.0.1", address)
    assert lan.get("/api/others") == {"url": url}


def answers(host, port):
    """Whether somebody listens there."""
    try:
        socket.create_connection((host, port), timeout=READY).close()
    except OSError:
        return False
    return True


def test_a_public_address_is_one_of_ours(served):
    server = served("--public-url", "https://casa.example", test_mode=False)
    ours = {"Host": "casa.example", "Origin": "https://casa.example"}
    foreign = {"Host": "casa.example", "Origin": "https://elsewhere.example"}

    assert server.ask("GET", "/api/tables", headers=ours)[0] == 200
    assert server.ask("GET", "/api/tables", headers=foreign)[0] == 403
    assert server.ask("GET", "/api/tables", headers={"Host": "elsewhere.example"})[0] == 403


@pytest.mark.parametrize(
    ("url", "names", "foreign"),
    [
        ("https://casa.example", ["casa.example", "CASA.example:443"], "casa.example:80"),
        ("https://casa.example:443/", ["casa.example", "casa.example:443"], "casa.example:8443"),
        ("http://casa.example", ["casa.example", "casa.example:80"], "casa.example:443"),
        ("https://casa.example:8443", ["casa.example:8443"], "casa.example"),
    ],
)
def test_a_name_is_the_same_with_the_port_that_is_the_custom(served, url, names, foreign):
    server = served("--public-url", url, test_mode=False)
    statuses = [server.ask("GET", "/api/tables", headers={"Host": name})[0] for name in names]

    assert set(statuses) == {200}
    assert server.ask("GET", "/api/tables", headers={"Host": foreign})[0] == 403


def test_a_public_address_makes_cookies_safe_and_a_local_one_does_not(served):
    """A browser of this machine speaks http, and would not send back what is for https alone."""
    server = served("--public-url", "https://casa.example", test_mode=False)
    new = {"game": "my-shelfie", "seats": [{"player": "person"}] * 2}
    safe = [{"Host": "casa.example"}, {"Host": "casa.example:443"}]
    safe += [{"Origin": "https://casa.example"}]
    for headers in safe:
        assert "Secure" in server.ask("POST", "/api/tables", new, headers=headers)[2]["set-cookie"]
    assert "Secure" not in server.ask("POST", "/api/tables", new)[2]["set-cookie"]


def test_the_address_that_a_proxy_tells_counts_only_if_the_proxy_is_trusted(served):
    """Ten tries a minute from one address; the eleventh is one too many."""
    trusting = served("--trusted-proxy", "127.0.0.1", folder="one", test_mode=False)
    other = served("--trusted-proxy", "192.0.2.77", folder="two", test_mode=False)

    assert statuses_of_tries(trusting) == [404] * 12
    assert statuses_of_tries(other)[-1] == 429


def statuses_of_tries(server):
    """Twelve people behind one proxy try a code that opens nothing."""
    tried = [
        server.ask(
            "POST",
            "/api/join",
            {"code": "NONONO", "name": "A"},
            headers={"X-Forwarded-For": f"198.51.100.{number}"},
        )
        for number in range(12)
    ]
    return [status for status, _, _ in tried]


def test_a_proxy_that_is_trusted_makes_cookies_safe(served):
    server = served("--trusted-proxy", "127.0.0.1", test_mode=False)
    new = {"game": "my-shelfie", "seats": [{"player": "person"}] * 2}
    _, _, plain = server.ask("POST", "/api/tables", new)
    _, _, safe = server.ask("POST", "/api/tables", new, headers={"X-Forwarded-Proto": "https"})

    assert "Secure" not in plain["set-cookie"]
    assert "Secure" in safe["set-cookie"]


def test_it_speaks_tls_with_a_certificate_of_ones_own(served):
    server = served("--tls", str(CERTIFICATE), str(KEY), test_mode=False)
    context = ssl.create_default_context(cafile=str(CERTIFICATE))
    assert server.url.startswith("https://127.0.0.1:")
    request = urllib.request.Request(f"{server.url}/api/tables", method="POST")
    request.add_header("Content-Type", "application/json")
    seats = [{"player": "person"}, {"player": "bot:greedy"}]
    request.data = json.dumps({"game": "my-shelfie", "seats": seats, "start": True}).encode()
    with urllib.request.urlopen(request, context=context, timeout=READY) as answer:
        assert "Secure" in answer.headers["set-cookie"]
        links = json.load(answer)
    with server.client(links, 0, ssl=context) as client:
        play(client, 1)

    assert not speaks_plainly(server)


def speaks_plainly(server):
    """Whether it answers without TLS."""
    try:
        address = server.url.replace("https", "http", 1)
        urllib.request.urlopen(f"{address}/healthz", timeout=READY).close()
    except OSError:
        return False
    return True


def test_a_certificate_that_cannot_be_read_is_refused(tmp_path, capsys):
    folder, garbage = tmp_path / "data", tmp_path / "garbage.pem"
    garbage.write_text("none")
    for file in (tmp_path / "none.pem", garbage):
        status = run(["serve", "--data-dir", str(folder), "--tls", str(file), str(KEY)])
        assert status == 2
        assert str(file) in capsys.readouterr().err
    assert not folder.exists()


# A full disk


@posix
def test_files_that_may_not_grow_refuse_moves_until_they_may(served):
    """The same as a full disk, but for everybody: a limit on the size of files."""
    import resource

    server = served()

    def crowd():
        size = (server.folder / f"{FILE}-wal").stat().st_size
        limit(size)

    def limit(size):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

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
    server = served(within=small)
    inside = Path(f"/proc/{server.process.pid}/root{tmp_path}/data")

    def crowd():
        with (inside / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 10, 1):
                while grows(file, size):
                    pass

    check_crowded(server, crowd, (inside / "ballast").unlink, "store-full")


def grows(file, size):
    """Whether a file could take so many bytes more."""
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
        refused = fill(client)
        before = client.position()
        assert (refused["code"], refused["retryable"]) == (code, True)
        assert server.ask("GET", "/readyz")[0] == 503
        watching.catch_up(before["version"])
        with server.client(links) as newcomer:
            assert newcomer.position()["digest"] == watching.position()["digest"]
        with server.client(links, 0, from_version=0, epoch=client.welcome["epoch"]) as resumed:
            resumed.position()
            assert len(resumed.entries) == before["version"]
        relieve()
        again = client.move(refused["text"], move_id=refused["move_id"], seat=client.viewer)
        assert (again["type"], again["version"]) == ("ack", before["version"] + 1)
        assert watching.catch_up(again["version"])["version"] == again["version"]
        assert server.get("/readyz") == "ok"


def fill(client):
    """Move and take back until there is no room; the refusal, with the move."""
    while True:
        seat = client.position()["waiting"][0]
        if client.viewer != seat:
            client.look(seat)
        text = legal_moves(client)[0]
        answer = client.move(text)
        if answer["type"] == "refused":
            return answer | {"text": text}
        client.catch_up(answer["version"])


# Damage


def test_damaged_tables_are_put_aside_by_name_and_the_others_play_on(served):
    """Also those that would go on by themselves, which are looked at when the server starts."""
    server = served()
    tables = {name: damaged_game(server) for name in [*DAMAGE, "no policy", "sound"]}
    assert server.end() == 0
    policy = "UPDATE tables SET about = json_set(about, '$.policy', 3) WHERE id = 'bad'"
    for name, statement in {**DAMAGE, "no policy": policy}.items():
        tamper(server.folder, statement.replace("'bad'", f"'{tables[name]['table']}'"))
    server.start()
    refusals = {name: refusal(server, links) for name, links in tables.items()}

    assert refusals.pop("sound") is None
    assert set(refusals.values()) == {("table-damaged", False)}, refusals
    quarantined = rows(server.folder, "SELECT id FROM tables WHERE status = 'quarantined'")
    assert {id for (id,) in quarantined} == {tables[name]["table"] for name in refusals}
    for name in refusals:
        assert tables[name]["table"] in server.log()
    with server.client(tables["sound"], 0, 1) as client:
        client.act("take-back", seat=1)
        play(client, 2)
    assert server.get("/readyz") == "ok"


def test_a_table_of_newer_rules_is_told_so_and_not_put_aside(served):
    server = served()
    begun, waiting = damaged_game(server), server.lay("my-shelfie", "person", "person")
    assert server.end() == 0
    tamper(server.folder, "UPDATE tables SET rules = 999")
    server.start()

    for links in (begun, waiting):
        assert refusal(server, links) == ("table-newer", False)
    assert rows(server.folder, "SELECT id FROM tables WHERE status = 'quarantined'") == []


def damaged_game(server):
    """A game with six moves, a seat of which is played by a bot from now on."""
    links = server.trial("my-shelfie", "person", "person")
    with server.client(links, 0, 1) as client:
        play(client, 6)
        (asked,) = client.position()["waiting"]
        assert client.act("hand-over", seat=1 - asked)["type"] == "ack"
    return links


def refusal(server, links):
    """Why nobody can come in; None if somebody can."""
    with server.client(links, 0) as client:
        message = client.take()
        if message["type"] == "refused":
            return message["code"], message["retryable"]
        return None
