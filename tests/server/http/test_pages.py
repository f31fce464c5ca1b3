"""The pages of the web app, and what protects everybody: headers, origins, names and logs."""

import gzip
import json
import re
import urllib.error

import pytest
import websockets

from casetta.protocol.errors import CODES
from casetta.server import serve
from casetta.server.http.pages import Pages
from casetta.server.security import HEADERS
from casetta.words import LANGUAGES, Words
from tests.server.house import asked, demand_served, nearby
from tests.server.served import OPEN, PERSON, cookie_of, figure, good, refused, table_of

FIRST = b"<!doctype html><title>casetta</title>" + b" " * 2000
BUILD = {
    "index.html": FIRST,
    "sw.js": b"self.addEventListener('fetch', () => {})",
    "manifest.webmanifest": b"{}",
    "assets/app-3f9a.js": b"console.log(1)\n" * 100,
    "assets/tiles-77.woff2": b"\0\1\2",
}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def build(tmp_path):
    """A folder as the set-up builds it."""
    folder = tmp_path / "web_dist"
    for name, content in BUILD.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "secret.html").write_bytes(b"secret")
    (folder / "assets" / "way-out.html").symlink_to(tmp_path / "secret.html")
    return folder


@pytest.fixture
def near(tmp_path, build):
    """A server with this build."""
    with nearby(tmp_path, pages=Pages(build)) as near:
        yield near


def all_asked(near, paths, **headers):
    """The answers to paths with headers."""
    return [asked(near.url + path, **headers) for path in paths]


def test_paths_of_the_app_are_answered_with_its_first_page(near):
    paths = ["/", "/t/k3fabc", "/new", "/replay/record-12", "/rules/my-shelfie/"]
    for status, headers, content in all_asked(near, paths):
        assert (status, content) == (200, FIRST)
        assert headers["content-type"].startswith("text/html")
        assert headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in headers["content-security-policy"]


def test_files_whose_names_tell_their_content_are_kept_for_ever(near):
    names = ["assets/app-3f9a.js", "assets/tiles-77.woff2", "sw.js", "manifest.webmanifest"]
    answers = all_asked(near, [f"/{name}" for name in names])

    assert [content for _, _, content in answers] == [BUILD[name] for name in names]
    kept = [headers["cache-control"] for _, headers, _ in answers]
    assert kept == [FOR_EVER, FOR_EVER, "no-cache", "no-cache"]
    kinds = [headers["content-type"].partition(";")[0] for _, headers, _ in answers]
    script = "text/javascript"
    assert kinds == [script, "font/woff2", script, "application/manifest+json"]


def test_what_has_not_changed_is_not_sent_again_and_a_new_build_is(near, build):
    tag = asked(near.url)[1]["etag"]
    answers = [asked(near.url, **{"If-None-Match": each}) for each in (tag, '"x"')]
    (build / "index.html").write_bytes(b"new")
    answers.append(asked(near.url))

    told = [(status, content) for status, _, content in answers]
    assert told == [(304, b""), (200, FIRST), (200, b"new")]


def test_what_becomes_smaller_is_packed_for_whoever_can_unpack(near):
    paths = ["/", "/assets/app-3f9a.js", "/assets/tiles-77.woff2"]
    page, script, font = all_asked(near, paths, **{"Accept-Encoding": "br, gzip"})

    assert (page[1]["content-encoding"], gzip.decompress(page[2])) == ("gzip", FIRST)
    assert gzip.decompress(script[2]) == BUILD["assets/app-3f9a.js"]
    assert len(script[2]) < len(BUILD["assets/app-3f9a.js"])
    assert (font[1]["content-encoding"], font[2]) == (None, b"\0\1\2")


STRAY = [
    "/assets/none.js", "/../secret.html", "/%2e%2e/secret.html", "/assets/..%2f..%2fsecret.html",
    "/assets/way-out.html", "/etc/passwd.txt", "/favicon.ico", "/%00.html", "/api", "/api/nothing",
    "/api/tables/x/y/z", "/" + "x" * 5000 + ".js",
]  # fmt: skip


def test_nothing_but_the_build_is_shown(near):
    for path in STRAY:
        status, headers, content = asked(near.url + path)
        assert status in (400, 404), path
        assert b"secret" not in content
        assert headers["content-type"].startswith("application/json"), path


def test_without_a_build_a_plain_page_says_how_to_get_one(tmp_path):
    with nearby(tmp_path, pages=Pages(tmp_path / "none")) as near:
        for language in LANGUAGES:
            first, other = all_asked(near, ["/", "/x.js"], **{"Accept-Language": language})
            page = first[2].decode()
            assert (first[0], other[0]) == (200, 404)
            assert f'lang="{language}"' in page
            assert Words(language)("pages-how") in page
            assert not re.search("<script|style", page)


def shared_by(near, method="POST"):
    """Where others find the server, as pages are told."""
    return good(near.ask(method, "/api/others", None, near.key))["url"]


def test_whoever_lets_others_join_opens_a_second_listener(near, monkeypatch):
    """Without a restart: those who are here play on.

    The network is another address of this machine here; a router may give a new one.
    """
    address = ["127.0.0.2"]
    monkeypatch.setattr(serve, "local_address", lambda: address[0])
    port = near.url.rpartition(":")[2]
    with pytest.raises(urllib.error.URLError):
        asked(f"http://127.0.0.2:{port}/")
    assert shared_by(near, "GET") is None
    links = near.begun()
    with near.client(links, 0) as before:
        before.position()
        shared = shared_by(near)
        assert shared == shared_by(near) == shared_by(near, "GET")
        with monkeypatch.context() as patch:
            patch.setattr(near, "url", shared)
            with near.client(links, 1) as client:
                assert client.viewer == 1
        demand_served(before)
    assert shared.startswith("http://127.0.0.2:")
    assert not shared.endswith(f":{port}")
    far, here = asked(f"{shared}/t/abcd", Origin=shared), asked(near.url)
    assert (far[0], far[2]) == (here[0], here[2]) == (200, FIRST)
    assert asked(f"{shared}/", Origin="http://127.0.0.3")[0] == 403

    address[0] = "127.0.0.3"
    shared = shared_by(near)
    assert shared.startswith("http://127.0.0.3:")
    port = shared.rpartition(":")[2]
    for host, status in (("127.0.0.3", 200), ("127.0.0.2", 200), ("127.0.0.4", 403)):
        assert asked(f"http://{host}:{port}/", Origin=shared)[0] == status


def every_path(server):
    for path, methods in server.get("/api/openapi/openapi.json")["paths"].items():
        for method in methods:
            filled = path.replace("{table}", "nosuchtable")
            yield method.upper(), filled.replace("{seat}", "0")


def body_for(method):
    return {"what": "nonsense"} if method == "POST" else None


def test_every_answer_carries_the_same_protection(server, here):
    paths = [*every_path(server), ("GET", "/nothing.txt"), ("PUT", "/api/tables"), ("OPTIONS", "/")]
    assert len(paths) > 25
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "script-src 'self'" in HEADERS["Content-Security-Policy"]
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


def test_the_server_is_alive_and_ready_and_counts(server):
    assert server.get("/healthz") == "ok"
    assert server.get("/readyz") == "ok"
    before = figure(server.get("/metrics", server.key), "commits_total")
    server.lay("my-shelfie", "person", "person")
    assert figure(server.get("/metrics", server.key), "commits_total") > before


@pytest.mark.parametrize(
    ("host", "is_told"),
    [("casa.example", True), ("other.example", False), ("127.0.0.1", False), ("localhost", False)],
)
def test_a_browser_that_speaks_https_is_told_to_speak_nothing_else(tmp_path, host, is_told):
    """Not with the names of this machine, which other programs have too."""
    with nearby(tmp_path, public_url="https://casa.example/") as near:
        near.house.origins.add({"other.example"})
        near.house.origins.add({"127.0.0.1", "localhost"}, is_safe=True)
        _, headers, _ = asked(f"{near.url}/healthz", Host=host)

    assert (headers["Strict-Transport-Security"] is not None) is is_told


@pytest.mark.parametrize("path", ["openapi/openapi.json", "schemas/client-move.json"])
def test_a_description_is_sent_once_to_whoever_has_it(near, path):
    status, headers, content = asked(f"{near.url}/api/{path}")
    again = asked(f"{near.url}/api/{path}", **{"If-None-Match": headers["ETag"]})
    other = asked(f"{near.url}/api/{path}", **{"If-None-Match": '"other"'})

    assert (status, again[0], again[2]) == (200, 304, b"")
    assert (other[0], other[2]) == (200, content)
    assert json.loads(content)
    assert "max-age" in again[1]["Cache-Control"]
