"""Malformed and odd requests: nothing is done, nothing stays, and nobody notices."""

from contextlib import ExitStack

import pytest

from tests.hostile.control import OTHERS, Siege
from tests.hostile.requests import FOREIGN, NEW, malformed, odd_headers
from tests.hostile.wire import answer_to, heard_on, host_of, leave_after, line_to, status_of

pytestmark = pytest.mark.long("hostile")


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(tmp_path_factory.mktemp("requests") / "data")
    yield siege
    siege.end()


def request(server, *headers, path=b"/api/games?language=en", method=b"GET", body=b""):
    """A proper request with some headers more."""
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host_of(server), *headers]
    if body:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    return b"\r\n".join([*lines, b"Connection: close", b"", b""]) + body


@pytest.mark.parametrize("source", ["127.0.0.1", "127.0.0.9"])
def test_malformed_requests_are_refused(siege, source):
    wrong: dict[str, int] = {}
    with siege.attack():
        for number, (name, content, statuses) in enumerate(malformed(host_of(siege.server))):
            if statuses:
                status = status_of(answer_to(siege.server, content, source))
                wrong |= {} if status in statuses else {name: status}
            else:
                leave_after(siege.server, content, source)
            if not number % 10:
                siege.control.step()

    assert wrong == {}


def test_odd_headers_change_no_answer(siege):
    plain = answer_to(siege.server, request(siege.server))
    assert status_of(plain) == 200
    with siege.attack():
        told = {
            name: status_of(answer_to(siege.server, request(siege.server, header)))
            for name, header in odd_headers()
        }

    assert {name: status for name, status in told.items() if status not in (200, 400)} == {}


@pytest.mark.parametrize("origin", FOREIGN, ids=lambda each: each[:16].decode("latin-1"))
def test_pages_of_others_make_no_tables(siege, origin):
    with siege.attack():
        headers = b"Origin: " + origin, b"X-Forwarded-For: " + next(OTHERS).encode()
        asked = request(siege.server, *headers, path=b"/api/tables", method=b"POST", body=NEW)
        assert status_of(answer_to(siege.server, asked)) in (400, 403)


def test_of_many_requests_at_once_each_is_answered_in_turn(siege):
    many = request(siege.server, path=b"/healthz").replace(b"Connection: close\r\n", b"") * 200
    last = request(siege.server, path=b"/readyz")
    with siege.attack(), line_to(siege.server, "127.0.0.9") as line:
        line.sendall(many + last)
        heard = b""
        while more := line.recv(1 << 16):
            heard += more
        assert heard.count(b"HTTP/1.1 200 OK") == 201


def test_whoever_closes_half_a_line_or_leaves_early_leaves_nothing(siege):
    whole = request(siege.server, path=b"/api/tables", method=b"POST", body=NEW)
    with siege.attack():
        for cut in range(0, len(whole), 7):
            with line_to(siege.server, "127.0.0.9") as line:
                line.sendall(whole[:cut])
                line.shutdown(1)
        for _ in range(30):
            with line_to(siege.server, "127.0.0.9") as line:
                line.sendall(request(siege.server, path=b"/api/openapi/openapi.json"))


def test_bodies_that_come_slowly_to_their_end_are_answered_and_disturb_nobody(siege):
    """Several at once, a piece of each between two moves at the control table."""
    body = b'{"game":"' + b"x" * 100_000 + b'"}'
    asked = request(siege.server, path=b"/api/tables", method=b"POST", body=body)
    step = len(asked) // 12
    with siege.attack(), ExitStack() as stack:
        lines = [stack.enter_context(line_to(siege.server, "127.0.0.7")) for _ in range(10)]
        for start in range(0, len(asked), step):
            for line in lines:
                line.sendall(asked[start : start + step])
            siege.control.step()
        assert [status_of(heard_on(line)) for line in lines] == [400] * len(lines)
