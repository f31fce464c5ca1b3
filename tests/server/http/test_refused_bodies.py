"""Bodies that are refused: nothing of them stays in memory, and a flood of them is stopped."""

import gc
import http.client
import json
import tracemalloc

import pytest

from casetta.protocol.limits import LIMITS
from tests.waiting import wait_until

LARGE = 200_000
"""Bytes of a body."""
OFTEN = 15
KEPT = 5 * LARGE
"""Bytes that may be in use after so many bodies; all of them together have 3 MB."""


def padded(**body):
    """A body with much in a field that nobody knows."""
    return json.dumps({**body, "extra": "x" * LARGE}).encode()


def new_table(**fields):
    return {"game": "home-staging", "seats": [{"player": "person"}], **fields}


REFUSED = {
    "an unknown field": ("/api/tables", padded(**new_table())),
    "a wrong type": ("/api/tables", json.dumps(new_table(options=["x" * LARGE])).encode()),
    "no JSON": ("/api/tables", b'{"game": "' + b"x" * LARGE),
    "no UTF-8": ("/api/tables", b"\xff" * LARGE),
    "too deep": ("/api/tables", b"[" * LARGE),
    "own content": (
        "/api/test/tables",
        json.dumps({"new": new_table(content={"scenario": {"id": ["x" * 3_000] * 60}})}).encode(),
    ),
    "a text that is too long": (
        "/api/test/tables",
        json.dumps({"new": new_table(content={"scenario": {"id": "x" * LARGE}})}).encode(),
    ),
    "a question": (
        "/api/ask",
        json.dumps({"game": "home-staging", "question": {"ask": "x" * LARGE}}).encode(),
    ),
    "an unknown game": (
        "/api/ask",
        json.dumps({"game": "chess", "question": {"ask": ["x" * 3_000] * 60}}).encode(),
    ),
}


def post(near, path, body, address="127.0.0.1"):
    """The status and the answer to a body, sent from an address of this machine."""
    line = http.client.HTTPConnection(near.url[7:], timeout=60, source_address=(address, 0))
    line.request("POST", path, body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return answer.status, told


@pytest.fixture
def no_collections():
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    tracemalloc.start()
    yield
    tracemalloc.stop()
    gc.enable()


@pytest.mark.parametrize("kind", REFUSED)
def test_nothing_of_a_refused_body_stays_in_memory(kind, monkeypatch, no_collections, near):
    path, body = REFUSED[kind]

    near.lift_limits()
    post(near, path, body)
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(OFTEN):
        status, _ = post(near, path, body)
        assert 400 <= status < 500
    wait_until(lambda: tracemalloc.get_traced_memory()[0] < before + KEPT)


def test_a_flood_of_refused_bodies_is_not_even_read(near):
    path, body = REFUSED["an unknown field"]
    most = LIMITS.refused_bytes_at_once // LARGE + 1

    answers = [post(near, path, body) for _ in range(2 * most)]
    codes = [told["code"] for _, told in answers]
    first = codes.index("too-many")
    assert set(codes[:first]) == {"bad-request"}
    assert first <= most + LARGE // LIMITS.refused_bytes_per_second
    assert answers[first][0] == 429
    assert post(near, "/api/ask", b"{}")[1]["code"] == "too-many"
    assert near.get("/api/tables") == []
    assert post(near, path, body, "127.0.0.2")[1]["code"] == "bad-request"


def test_small_refusals_are_not_stopped(near):
    for _ in range(300):
        assert post(near, "/api/me", b'{"table": 1}')[0] == 400


@pytest.mark.parametrize("headers", [{"Transfer-Encoding": "chunked"}, {}])
def test_a_body_of_unknown_length_counts_as_the_largest(monkeypatch, headers, near):
    spent: list[float] = []
    monkeypatch.setattr(
        near.hub.addresses.refused, "spend", lambda key, amount: spent.append(amount)
    )
    line = http.client.HTTPConnection(near.url[7:], timeout=60)
    line.request("POST", "/api/tables", b"{}", headers, encode_chunked=bool(headers))
    assert line.getresponse().status == 400
    line.close()
    assert spent == [LIMITS.body_bytes if headers else 2]
