"""The pages of the web app: which file answers which path, and how long it is kept."""

import gzip
import urllib.error

import pytest

from casetta.server import serve
from casetta.server.http.pages import Pages
from casetta.words import LANGUAGES, Words
from tests.server.house import asked, nearby

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


def all_asked(tmp_path, folder, *questions):
    """The answers to paths with headers, from a server with this build."""
    with nearby(tmp_path, pages=Pages(folder)) as near:
        return [asked(near.url + path, **headers) for path, headers in questions]


def test_paths_of_the_app_are_answered_with_its_first_page(tmp_path, build):
    paths = ["/", "/t/k3fabc", "/new", "/replay/record-12", "/rules/my-shelfie/"]
    for status, headers, content in all_asked(tmp_path, build, *((path, {}) for path in paths)):
        assert (status, content) == (200, FIRST)
        assert headers["content-type"].startswith("text/html")
        assert headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in headers["content-security-policy"]


def test_files_whose_names_tell_their_content_are_kept_for_ever(tmp_path, build):
    names = ["assets/app-3f9a.js", "assets/tiles-77.woff2", "sw.js", "manifest.webmanifest"]
    answers = all_asked(tmp_path, build, *((f"/{name}", {}) for name in names))

    assert [content for _, _, content in answers] == [BUILD[name] for name in names]
    kept = [headers["cache-control"] for _, headers, _ in answers]
    assert kept == [FOR_EVER, FOR_EVER, "no-cache", "no-cache"]
    kinds = [headers["content-type"].partition(";")[0] for _, headers, _ in answers]
    script = "text/javascript"
    assert kinds == [script, "font/woff2", script, "application/manifest+json"]


def test_what_has_not_changed_is_not_sent_again(tmp_path, build):
    [(_, headers, _)] = all_asked(tmp_path, build, ("/", {}))
    same, other = {"If-None-Match": headers["etag"]}, {"If-None-Match": '"x"'}
    again, anew = all_asked(tmp_path, build, ("/", same), ("/", other))

    assert (again[0], again[2]) == (304, b"")
    assert (anew[0], anew[2]) == (200, FIRST)


def test_what_becomes_smaller_is_packed_for_whoever_can_unpack(tmp_path, build):
    wishes = {"Accept-Encoding": "br, gzip"}
    paths = ["/", "/assets/app-3f9a.js", "/assets/tiles-77.woff2"]
    page, script, font = all_asked(tmp_path, build, *((path, wishes) for path in paths))

    assert (page[1]["content-encoding"], gzip.decompress(page[2])) == ("gzip", FIRST)
    assert gzip.decompress(script[2]) == BUILD["assets/app-3f9a.js"]
    assert len(script[2]) < len(BUILD["assets/app-3f9a.js"])
    assert (font[1]["content-encoding"], font[2]) == (None, b"\0\1\2")


def test_a_new_build_is_seen_without_a_restart(tmp_path, build):
    with nearby(tmp_path, pages=Pages(build)) as near:
        before = asked(near.url)
        (build / "index.html").write_bytes(b"new")
        after = asked(near.url)

    assert (before[2], after[2]) == (FIRST, b"new")


STRAY = [
    "/assets/none.js", "/../secret.html", "/%2e%2e/secret.html", "/assets/..%2f..%2fsecret.html",
    "/assets/way-out.html", "/etc/passwd.txt", "/favicon.ico", "/%00.html", "/api", "/api/nothing",
    "/api/tables/x/y/z", "/" + "x" * 5000 + ".js",
]  # fmt: skip


def test_nothing_but_the_build_is_shown(tmp_path, build):
    answers = all_asked(tmp_path, build, *((path, {}) for path in STRAY))
    for path, (status, headers, content) in zip(STRAY, answers, strict=True):
        assert status in (400, 404), path
        assert b"secret" not in content
        assert headers["content-type"].startswith("application/json"), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_build_a_plain_page_says_how_to_get_one(tmp_path, language):
    wish = {"Accept-Language": language}
    first, other = all_asked(tmp_path, tmp_path / "none", ("/", wish), ("/x.js", wish))

    page = first[2].decode()
    assert first[0] == 200
    assert f'lang="{language}"' in page
    assert Words(language)("pages-how") in page
    assert "<script" not in page
    assert "style" not in page
    assert other[0] == 404


def test_whoever_lets_others_join_opens_a_second_listener(tmp_path, build, monkeypatch):
    """The network is another address of this machine here."""
    monkeypatch.setattr(serve, "local_address", lambda: "127.0.0.2")
    with nearby(tmp_path, pages=Pages(build)) as server:
        port = server.url.rpartition(":")[2]
        with pytest.raises(urllib.error.URLError):
            asked(f"http://127.0.0.2:{port}/")
        before, told, again, known = [
            asked(f"{server.url}/api/others", method)[2].decode()
            for method in ("GET", "POST", "POST", "GET")
        ]
        shared = told.partition('"url":"')[2].partition('"')[0]
        far = asked(f"{shared}/t/abcd", Origin=shared)
        near = asked(server.url)
        foreign = asked(f"{shared}/", Origin="http://127.0.0.3")

    assert before == '{"url":null}'
    assert told == again == known
    assert shared.startswith("http://127.0.0.2:")
    assert not shared.endswith(f":{port}")
    assert (far[0], far[2]) == (near[0], near[2]) == (200, FIRST)
    assert foreign[0] == 403


def test_a_new_address_in_the_network_is_one_of_ours(tmp_path, build, monkeypatch):
    """A router gives another address, and the link that is shown then works."""
    address = ["127.0.0.2"]
    monkeypatch.setattr(serve, "local_address", lambda: address[0])
    with nearby(tmp_path, pages=Pages(build)) as near:
        before = asked(f"{near.url}/api/others", "POST")[2]
        address[0] = "127.0.0.3"
        after = asked(f"{near.url}/api/others", "POST")[2]
        shared = after.decode().partition('"url":"')[2].partition('"')[0]
        port = shared.rpartition(":")[2]
        hosts = ("127.0.0.3", "127.0.0.2", "127.0.0.4")
        statuses = [asked(f"http://{host}:{port}/", Origin=shared)[0] for host in hosts]

    assert b"127.0.0.2" in before
    assert shared.startswith("http://127.0.0.3:")
    assert statuses == [200, 200, 403]
