"""Bytes that are no text, in any part of a request, are the fault of whoever sent them."""

import json
import socket
from urllib.parse import urlsplit

import pytest
import structlog

from tests.server.house import nearby
from tests.server.served import READY

BODIES = {
    "in a text": b'{"game": "\xff", "seats": [{}]}',
    "in a name": b'{"\xff": 1, "seats": [{}]}',
    "everywhere": b"\xff\xfe\xfd",
    "a surrogate in UTF-8": b'{"game": "\xed\xa0\x80", "seats": [{}]}',
    "a surrogate alone": rb'{"game": "\ud800", "seats": [{}]}',
    "an overlong slash": b'{"game": "\xc0\xaf", "seats": [{}]}',
    "cut in a letter": b'{"game": "\xe3\x81',
    "NUL": b'{"game": "a\x00", "seats": [{}]}',
    "NUL in a text": rb'{"game": "a\u0000", "seats": [{}]}',
    "NUL in a seat": rb'{"game": "my-shelfie", "seats": [{"name": "a\u0000"}, {}]}',
    "UTF-16": '{"game": "my-shelfie", "seats": [{}, {}]}'.encode("utf-16"),
    "Latin-1": '{"game": "città", "seats": [{}]}'.encode("latin-1"),
}
KINDS = ["application/json", "application/json; charset=latin-1", "application/json; charset=\xff"]
ROUTES = ["/api/tables", "/api/first", "/api/join", "/api/ask", "/api/me"]
ODD = ["%ff", "%00", "%ED%A0%80", "%C0%AF", "%", "%zz"]
"""What a path or a query may hold instead of text."""
PATHS = [
    "/api/games?language={}", "/api/games?{}={}", "/api/tables/{}", "/api/tables/{}/record",
    "/api/tables/x/moments?eyes={}", "/api/join/{}/{}", "/api/schemas/{}", "/{}", "/assets/{}.js",
    "/t/{}",
]  # fmt: skip
HEADERS = [
    "Cookie: casetta={}", "Cookie: {}={}", 'Cookie: casetta="\\{}', "Authorization: {}",
    "Authorization: Bearer {}", "Accept-Language: {};q={}", "Origin: {}", "Origin: http://{}",
    "Origin: http://[{}", "X-Forwarded-For: {}", "Content-Type: {}/{}",
]  # fmt: skip


def answer_to(near, *lines, body=b""):
    """The status and the content of the answer to a request of these bytes."""
    address = urlsplit(near.url)
    head = [*lines, f"Host: {address.netloc}".encode(), b"Connection: close"]
    head.append(b"Content-Length: %d" % len(body))
    with socket.create_connection((address.hostname, address.port), timeout=READY) as line:
        line.sendall(b"\r\n".join(head) + b"\r\n\r\n" + body)
        answer = b""
        while piece := line.recv(1 << 16):
            answer += piece
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


def all_answers(folder, questions):
    """What a server answers to several requests; it has nothing to complain about."""

    def script(near):
        near.hub.addresses.take = lambda *request: True
        with structlog.testing.capture_logs() as lines:
            answers.extend(answer_to(near, *head, body=body) for head, body in questions)
        logged.extend(lines)

    answers: list[tuple[int, bytes]] = []
    logged: list[object] = []
    nearby(folder, script)
    assert logged == []
    return answers


@pytest.mark.parametrize("route", ROUTES)
def test_a_body_that_is_no_text_is_a_bad_request(tmp_path, route):
    questions = [
        ((f"POST {route} HTTP/1.1".encode(), f"Content-Type: {kind}".encode("latin-1")), body)
        for kind in KINDS
        for body in BODIES.values()
    ]

    for status, content in all_answers(tmp_path, questions):
        told = json.loads(content)
        assert (status, told["code"], told["retryable"]) == (400, "bad-request", False)


def test_paths_and_queries_that_are_no_text_are_no_fault_of_the_server(tmp_path):
    targets = [path.replace("{}", odd) for path in PATHS for odd in ODD]
    questions = [((f"GET {target} HTTP/1.1".encode(),), b"") for target in targets]

    assert {status for status, _ in all_answers(tmp_path, questions)} <= {200, 400, 403, 404}


@pytest.mark.parametrize("odd", [b"\xff", b"\xed\xa0\x80", b"\x00", "é".encode() * 16])
def test_headers_that_are_no_text_are_no_fault_of_the_server(tmp_path, odd):
    lines = [header.encode().replace(b"{}", odd) for header in HEADERS]
    routes = [b"GET /api/me HTTP/1.1", b"GET /api/tables/x HTTP/1.1"]
    questions = [((route, line), b"") for route in routes for line in lines]

    assert {status for status, _ in all_answers(tmp_path, questions)} <= {200, 400, 403}
