"""Strange texts, cookies and guesses: refused or made harmless, and nobody notices."""

import json
import unicodedata
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.hostile.control import OTHERS, Siege, of
from tests.hostile.requests import NEW
from tests.hostile.texts import CODES, TEXTS
from tests.hostile.wire import answer_to, host_of, status_of, whole_answer_to
from tests.server.served import Client

pytestmark = pytest.mark.long("hostile")

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of letters that nobody may be shown; joiners within a word may stay."""
JOINERS = "\u200c\u200d"


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(tmp_path_factory.mktemp("texts") / "data")
    yield siege
    siege.end()


def posted(server, path, body, address, *headers):
    """The status and the content of an answer to a body that is sent as it is."""
    content = body.encode() if isinstance(body, str) else body
    lines = [
        b"POST " + path.encode() + b" HTTP/1.1", b"Host: " + host_of(server),
        b"X-Forwarded-For: " + address.encode(), b"Content-Type: application/json",
        b"Content-Length: %d" % len(content), b"Connection: close", *headers, b"", content,
    ]  # fmt: skip
    return status_of(answer_to(server, b"\r\n".join(lines)))


def hidden_in(text):
    """What nobody may be shown of a text."""
    return [each for each in text if unicodedata.category(each) in HIDDEN and each not in JOINERS]


def test_strange_names_are_refused_or_made_harmless(siege):
    links = siege.server.lay("my-shelfie", "person", "open")
    bearer = b"Authorization: Bearer " + links["host"].encode()
    with siege.attack(leaves_nothing=False):
        for text in TEXTS.values():
            for path, body in (
                ("/api/join", f'{{"code":"KQXWMA","name":{text}}}'),
                (f"/api/tables/{links['table']}/claim", f'{{"seat":1,"name":{text}}}'),
                (f"/api/tables/{links['table']}/face", f'{{"name":{text},"seat":0}}'),
                (f"/api/tables/{links['table']}/seats/0", f'{{"player":"person","name":{text}}}'),
                ("/api/tables", f'{{"game":{text},"seats":[{{"player":{text}}}]}}'),
                ("/api/ask", f'{{"game":"my-shelfie","question":{{"ask":{text}}}}}'),
            ):
                status = posted(siege.server, path, body, next(OTHERS), bearer)
                assert status in {200, 201, 400, 403, 404, 409, 413, 422}, (path, text[:40])
            siege.control.step()
            names = [place["name"] for place in links.get()["places"]]
            assert not [name for name in names if hidden_in(name) or len(name) > 20], names


def test_strange_lines_of_chat_are_refused_or_made_harmless(siege):
    links = siege.server.begun()
    with siege.attack(leaves_nothing=False):
        for name, text in TEXTS.items():
            with siege.server.socket(additional_headers=of(next(OTHERS))) as bare:
                client = Client(bare)
                token = links["seats"]["0"]
                client.send({"type": "hello", "table": links["table"], "tokens": [token]})
                client.position()
                with suppress(ConnectionClosed):
                    bare.send(f'{{"type":"say","id":"x","text":{text}}}')
                    bare.send('{"type":"ping"}')
                    client.until("pong")
                lines = [line["text"] for line in client.told if line["type"] == "said"]
                assert not hidden_in("".join(lines)), name
            siege.control.step()


def test_what_looks_like_a_code_opens_nothing_and_guesses_end(siege):
    with siege.attack():
        for code in CODES:
            body = f'{{"code":"{code}","name":"Eve"}}'
            assert posted(siege.server, "/api/join", body, next(OTHERS)) in (400, 404)
        network = "2001:db8:7:7::{:x}"
        statuses = [
            posted(siege.server, "/api/join", '{"code":"AAAAAA","name":"Eve"}', network.format(n))
            for n in range(60)
        ]
        assert statuses.count(404) <= 10
        assert set(statuses) == {404, 429}


def test_a_planted_cookie_is_not_adopted(siege):
    with siege.attack(leaves_nothing=False):
        for name in (b"casetta", b"__Host-casetta"):
            planted = b"Cookie: " + name + b"=" + b"x" * 32
            address = next(OTHERS)
            assert posted(siege.server, "/api/tables", NEW, address, planted) == 201
            lines = [b"GET /api/me HTTP/1.1", b"Host: " + host_of(siege.server), planted]
            asked = b"\r\n".join([*lines, b"Connection: close", b"", b""])
            header, _, content = whole_answer_to(siege.server, asked).partition(b"\r\n\r\n")
            assert status_of(header) == 200
            assert json.loads(content) == []
