"""`casetta serve`: where it listens, by which names, and with TLS."""

import json
import ssl
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from casetta.commands.cli import run
from casetta.server.listeners import local_address
from tests.server.house import nearby
from tests.server.served import READY, Server, answers, legal_moves, play

HERE = Path(__file__).resolve().parent


CERTIFICATE, KEY = HERE / "localhost.pem", HERE / "localhost.key"
"""For localhost and for these tests alone, valid for a hundred years from 2020."""


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    """Starts servers by what their command line says, each of them once."""
    servers: dict[tuple[str, ...], Server] = {}

    def start(*arguments):
        if arguments not in servers:
            folder = tmp_path_factory.mktemp("listening") / "data"
            servers[arguments] = Server(folder, *arguments, test_mode=False)
        return servers[arguments]

    yield start
    for server in servers.values():
        assert server.end() == 0


PUBLIC = ("--public-url", "https://casa.example/")
PROXY = ("--trusted-proxy", "127.0.0.1")


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


def test_only_somebody_at_this_machine_may_let_others_in(serving, monkeypatch):
    server = serving("--lan")
    address = local_address()
    if address is not None:
        monkeypatch.setattr(server, "url", server.url.replace("127.0.0.1", address))
        status, content, _ = server.ask("POST", "/api/others", {})
        assert (status, content["code"]) == (403, "not-the-host")


def test_the_local_network_is_listened_to_at_once_if_asked(serving):
    server = serving("--lan")
    port = urlsplit(server.url).port

    assert answers("127.0.0.2", port)
    assert answers(local_address() or "127.0.0.1", port)
    assert server.get("/healthz") == "ok"


def test_pages_are_told_where_others_find_the_server(serving):
    """Without anybody asking for it: by `--public-url`, by `--lan`, and nowhere by default."""
    assert serving(*PUBLIC).get("/api/others") == {"url": "https://casa.example"}
    assert serving().get("/api/others") == {"url": None}
    lan, address = serving("--lan"), local_address()
    url = None if address is None else lan.url.replace("127.0.0.1", address)
    assert lan.get("/api/others") == {"url": url}


def test_a_public_address_is_one_of_ours(serving):
    server = serving(*PUBLIC)
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
def test_a_name_is_the_same_with_the_port_that_is_the_custom(tmp_path, url, names, foreign):
    with nearby(tmp_path, public_url=url) as near:
        statuses = [near.ask("GET", "/api/tables", headers={"Host": name})[0] for name in names]
        assert set(statuses) == {200}
        assert near.ask("GET", "/api/tables", headers={"Host": foreign})[0] == 403


def test_a_public_address_makes_cookies_safe_and_a_local_one_does_not(serving):
    """A browser of this machine speaks http, and would not send back what is for https alone."""
    server = serving(*PUBLIC)
    new = {"game": "my-shelfie", "seats": [{"player": "person"}] * 2}
    safe = [{"Host": "casa.example"}, {"Host": "casa.example:443"}]
    safe += [{"Origin": "https://casa.example"}]
    for headers in safe:
        assert "Secure" in server.ask("POST", "/api/tables", new, headers=headers)[2]["set-cookie"]
    assert "Secure" not in server.ask("POST", "/api/tables", new)[2]["set-cookie"]


def test_the_address_that_a_proxy_tells_counts_only_if_the_proxy_is_trusted(serving):
    """Ten tries a minute from one address; the eleventh is one too many."""
    trusting = serving(*PROXY)
    other = serving("--trusted-proxy", "192.0.2.77")

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


def test_a_proxy_that_is_trusted_makes_cookies_safe(serving):
    server = serving(*PROXY)
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
