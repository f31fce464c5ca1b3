"""Floods of requests and bodies, silent and slow lines: nobody notices, and nothing stays."""

import json
from contextlib import ExitStack, suppress

import pytest

from casetta.protocol.limits import LIMITS
from tests.hostile.bodies import hostile_content, many
from tests.hostile.control import MORE_MEMORY, OTHERS, OWN, Siege
from tests.hostile.requests import NEW
from tests.hostile.wire import PROXY, answer_to, heard_on, host_of, line_to, status_of
from tests.long import in_parts
from tests.server.positions import finished
from tests.server.served import table_of

pytestmark = pytest.mark.long("hostile")


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(tmp_path_factory.mktemp("floods") / "data")
    yield siege
    siege.end()


def request(server, path, address, body=b"", method=b"GET", *headers):
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host_of(server), *headers]
    lines += [b"X-Forwarded-For: " + address.encode(), b"Content-Length: %d" % len(body)]
    return b"\r\n".join(
        [*lines, b"Content-Type: application/json", b"Connection: close", b"", body]
    )


PATHS = (
    b"/", b"/healthz", b"/readyz", b"/api/games?language=ja", b"/api/tables", b"/api/me",
    b"/api/openapi/openapi.json", b"/api/schemas/server-answer.json", b"/metrics", b"/nowhere",
    b"/api/games/home-staging/words/pl", b"/api/others", b"/api/join/x/y", b"/api/tables/x",
)  # fmt: skip
"""What everybody may ask for."""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.decode())
def test_a_flood_of_requests_disturbs_nobody(siege, path):
    """From the control table's own address and from others, several at the same time."""
    with siege.attack():
        for address in (OWN, next(OTHERS)):
            with ExitStack() as stack:
                lines = [stack.enter_context(line_to(siege.server)) for _ in range(20)]
                for line in lines:
                    with suppress(ConnectionError):
                        line.sendall(request(siege.server, path, address))
                siege.control.step()


LOOKS = {
    "record": (b"GET", b""),
    "review": (b"GET", b""),
    "moments": (b"GET", b""),
    "past": (b"POST", b'{"version":1,"seat":0}'),
}
"""What whoever holds a link may ask of a game that is over."""


@pytest.mark.parametrize("path", LOOKS)
def test_a_flood_of_looks_back_at_a_game_is_refused_and_disturbs_nobody(siege, path, address):
    """Each of them plays a game again."""
    links, (method, body) = finished(siege.server), LOOKS[path]
    bearer = b"Authorization: Bearer " + links["spectator"].encode()
    route = f"{table_of(links)}/{path}".encode()
    asked = request(siege.server, route, address, body, method, bearer)
    with siege.attack():
        statuses = set()
        while 429 not in statuses:
            with ExitStack() as stack:
                lines = [stack.enter_context(line_to(siege.server)) for _ in range(20)]
                for line in lines:
                    line.sendall(asked)
                siege.control.step()
                statuses |= {status_of(heard_on(line)) for line in lines}
            assert statuses <= {200, 429, 503}


@in_parts("hostile", full=70, quick=2)
def test_refused_bodies_leave_nothing_and_are_not_even_read_in_the_end(siege, part):
    """In the long run 4,200 of them, from 70 addresses; the first is the control table's own."""
    body = json.dumps({"game": many([0, 0])}).encode()
    assert len(body) < LIMITS.body_bytes
    address = next(OTHERS) if part else OWN
    asked = request(siege.server, b"/api/tables", address, body, b"POST")
    with siege.attack():
        statuses = {status_of(answer_to(siege.server, asked)) for _ in range(60)}
        siege.control.step()
    ceiling = {503} if part else set()  # So many addresses together ask too often.
    assert statuses <= {0, 400, 429, *ceiling}
    assert statuses & {429, *ceiling}
    assert siege.memory() - siege.at_first < MORE_MEMORY


def test_content_that_costs_a_reader_much_disturbs_nobody(siege):
    """Every tenth of what tests/hostile/bodies.py knows; test_bodies.py sends all of it."""
    for number, (_, game, content) in enumerate(list(hostile_content())[::10]):
        seats = [{"player": "person"}] * (1 if game == "home-staging" else 2)
        body = json.dumps({"game": game, "seats": seats, "content": content}).encode()
        address = OWN if number % 2 else next(OTHERS)
        asked = request(siege.server, b"/api/tables", address, body, b"POST")
        with siege.attack():
            assert 400 <= status_of(answer_to(siege.server, asked)) < 500


def test_tables_without_end_are_refused_and_the_game_goes_on(siege, address):
    asked = request(siege.server, b"/api/tables", address, NEW, b"POST")
    with siege.attack(leaves_nothing=False):
        statuses = [status_of(answer_to(siege.server, asked)) for _ in range(60)]
        siege.control.step()
    assert statuses.count(201) <= 2 * LIMITS.tables_at_once
    assert 429 in statuses
    assert set(statuses) <= {201, 429}


@pytest.mark.parametrize("source", [PROXY, "127.0.0.8"])
def test_silent_and_slow_lines_disturb_nobody_and_end(siege, source, address):
    """They are closed by the server in its time (tests/server/http/test_transport.py).

    Some say nothing, some begin a header, and of some a body comes slowly.
    """
    asked = request(siege.server, b"/api/tables", address, NEW, b"POST")
    with siege.attack(), ExitStack() as stack:
        lines = [stack.enter_context(line_to(siege.server, source)) for _ in range(100)]
        for line in lines[:25]:
            line.sendall(asked[: -len(NEW)])
        for part in range(10):
            for number, line in enumerate(lines[:50]):
                start = part + (len(asked) - len(NEW) if number < 25 else 0)
                with suppress(ConnectionError):
                    line.sendall(asked[start : start + 1])
            siege.control.step()


def test_who_reads_no_answers_disturbs_nobody(siege, address):
    asked = request(siege.server, b"/api/schemas/server-answer.json", address)
    asked = asked.replace(b"Connection: close\r\n", b"") * 100
    with siege.attack(), ExitStack() as stack:
        for _ in range(20):
            line = stack.enter_context(line_to(siege.server))
            line.settimeout(1)
            with suppress(OSError):
                line.sendall(asked)
            siege.control.step()
