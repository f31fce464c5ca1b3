"""Headers, origins, names and logs: what protects everybody."""

import json

import pytest
import websockets

from casetta.protocol.errors import CODES
from casetta.server.security import HEADERS
from tests.server.http.asking import OPEN, PERSON, cookie_of, figure, good, refused, table_of


def every_path(server):
    """A method and a path for every route."""
    for path, methods in server.get("/api/openapi/openapi.json")["paths"].items():
        for method in methods:
            filled = path.replace("{table}", "nosuchtable").replace("{ticket}", "x")
            yield method.upper(), filled.replace("{seat}", "0")


def body_for(method):
    return {"what": "nonsense"} if method == "POST" else None


def test_every_answer_carries_the_same_protection(server, here):
    paths = [*every_path(server), ("GET", "/nothing.txt"), ("PUT", "/api/tables"), ("OPTIONS", "/")]
    assert len(paths) > 25
    for method, path in paths:
        status, content, headers = server.ask(method, path, body_for(method), headers=here)
        assert status < 500, (method, path)
        for name, value in HEADERS.items():
            assert headers.get(name.lower(), headers.get(name)) == value, (method, path, name)
        if status >= 400:
            assert set(content) == {"code", "message", "retryable"}, (method, path)
            assert content["code"] in CODES
            assert "nosuchtable" not in str(content)
        is_kept = status == 200 and path.startswith("/api/schemas")
        kept = "public, max-age=3600" if is_kept else "no-store"
        assert headers.get("cache-control") == kept, (method, path)


def test_the_policy_of_pages_allows_only_our_own_scripts():
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://", "x" * 300]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_may_do_nothing(server, here, origin):
    headers = here | {"Origin": origin}
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    refused(server.ask("POST", "/api/tables", wish, headers=headers), "foreign-origin")
    with pytest.raises(websockets.InvalidStatus) as error, server.socket(origin=origin):
        pass
    assert error.value.response.status_code == 403


def test_our_own_pages_may(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    for host in ("127.0.0.1", "localhost", "LOCALHOST"):
        origin = server.url.replace("127.0.0.1", host)
        headers = here | {"Origin": origin}
        good(server.ask("POST", "/api/tables", wish, headers=headers))
        with server.socket(origin=origin):
            pass


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:1", "[", "127.0.0.1"])
def test_a_name_that_is_not_ours_is_not_answered(server, here, host):
    """A page of another site could else point its own name to this machine."""
    headers = here | {"Host": host}
    refused(server.ask("GET", "/api/tables", headers=headers), "foreign-origin")
    refused(server.ask("POST", "/api/tables", {}, headers=headers), "foreign-origin")


def test_no_token_is_in_the_log_and_only_the_store_knows_their_hashes(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    made = server.ask("POST", "/api/tables", wish, headers=here)
    links, (cookie, _) = good(made), cookie_of(made)
    tokens = [links["host"], links["spectator"], *links["seats"].values(), cookie.split("=")[1]]
    told = [
        server.ask(method, path, body_for(method), links["host"], here)
        for method, path in every_path(server)
        if "/test/" not in path
    ]
    told += [server.ask("GET", table_of(links), token=token) for token in tokens[:4]]
    told.append(server.ask("GET", f"/api/tables/{links['host']}", headers=here))

    everything = json.dumps(told) + server.log()
    files = b"".join(file.read_bytes() for file in server.folder.iterdir() if file.is_file())
    for token in tokens:
        assert token not in everything
        assert token.encode() not in files


def test_only_somebody_at_this_machine_may_let_others_in(server, here):
    refused(server.ask("POST", "/api/others", {}, headers=here), "not-the-host")


def test_the_server_is_alive_and_ready_and_counts(server):
    assert server.get("/healthz") == "ok"
    assert server.get("/readyz") == "ok"
    before = figure(server.get("/metrics"), "commits_total")
    server.lay("my-shelfie", "person", "person")
    assert figure(server.get("/metrics"), "commits_total") > before
