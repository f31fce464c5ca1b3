"""`casetta serve`: where it listens, by which names, and with TLS."""

import json
import ssl
import urllib.request
from urllib.error import URLError
from urllib.parse import urlsplit

import pytest

from casetta.commands.cli import run
from casetta.server.listeners import local_address
from tests.server.house import nearby
from tests.server.served import CERTIFICATE, KEY, READY, answers, play, refused


def test_the_local_network_is_listened_to_at_once_if_asked(served, monkeypatch):
    """Pages are told of it; only the operator may let others in."""
    server, address = served("--lan", test_mode=False), local_address()
    port = urlsplit(server.url).port
    shared = None if address is None else server.url.replace("127.0.0.1", address)

    assert answers("127.0.0.2", port)
    assert answers(address or "127.0.0.1", port)
    assert server.get("/healthz") == "ok"
    assert server.get("/api/others") == {"url": shared}
    if shared is not None:
        monkeypatch.setattr(server, "url", shared)
        refused(server.ask("POST", "/api/others", {}), "not-the-operator")


NEW = {"game": "my-shelfie", "seats": [{"player": "person"}] * 2}


def is_safe(near, **headers):
    """Whether a cookie is for https alone."""
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    return "Secure" in near.ask("POST", "/api/tables", NEW, headers=told)[2]["set-cookie"]


def test_a_public_address_is_one_of_ours_and_makes_cookies_safe(tmp_path):
    """A browser of this machine speaks http, and would not send back what is for https alone."""
    ours = {"Host": "casa.example", "Origin": "https://casa.example"}
    with nearby(tmp_path, public_url="https://casa.example/") as near:
        assert near.get("/api/others") == {"url": "https://casa.example"}
        for name in ("casa.example", "CASA.example:443"):
            assert near.ask("GET", "/api/tables", headers=ours | {"Host": name})[0] == 200
        elsewhere = ours | {"Origin": "https://elsewhere.example"}
        for foreign in (elsewhere, {"Host": "x.example"}, {"Host": "casa.example:80"}):
            assert near.ask("GET", "/api/tables", headers=foreign)[0] == 403
        assert is_safe(near, Host="casa.example")
        assert is_safe(near, Host="casa.example:443")
        assert is_safe(near, Origin="https://casa.example")
        assert not is_safe(near)


@pytest.mark.parametrize(("proxy", "is_trusted"), [("127.0.0.1", True), ("192.0.2.77", False)])
def test_what_a_proxy_tells_counts_only_if_the_proxy_is_trusted(tmp_path, proxy, is_trusted):
    """Ten tries a minute from one address, the eleventh is one too many; https makes safe."""
    with nearby(tmp_path, proxies=(proxy,)) as near:
        statuses = [
            near.ask("POST", "/api/join", {"code": "NONONO", "name": "A"},
                     headers={"X-Forwarded-For": f"198.51.100.{number}"})[0]
            for number in range(12)
        ]  # fmt: skip
        assert statuses[:10] == [404] * 10
        assert statuses[-1] == (404 if is_trusted else 429)
        assert is_safe(near, X_Forwarded_Proto="https") == is_trusted
        assert not is_safe(near)


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

    with pytest.raises((URLError, ConnectionError)):
        urllib.request.urlopen(f"{server.url.replace('https', 'http', 1)}/healthz", timeout=READY)


def test_a_certificate_that_cannot_be_read_is_refused(tmp_path, capsys):
    folder, garbage = tmp_path / "data", tmp_path / "garbage.pem"
    garbage.write_text("none")
    for file in (tmp_path / "none.pem", garbage):
        status = run(["serve", "--data-dir", str(folder), "--tls", str(file), str(KEY)])
        assert status == 2
        assert str(file) in capsys.readouterr().err
    assert not folder.exists()
