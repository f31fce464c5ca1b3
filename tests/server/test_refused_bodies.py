"""Bodies that are refused: a flood of them is stopped."""

import http.client
import json

import pytest

from casetta.server.limits import LIMITS
from tests.server.house import nearby

LARGE = 200_000
"""Bytes of a body."""


def padded(**body):
    """A body with much in a field that nobody knows."""
    return json.dumps({**body, "extra": "x" * LARGE}).encode()


def new_table(**fields):
    return {"game": "home-staging", "seats": [{"player": "person"}], **fields}


REFUSED = {
    "an unknown field": ("/api/tables", padded(**new_table())),
}


def post(near, path, body, address="127.0.0.1"):
    """The status and the answer to a body, sent from an address of this machine."""
    line = http.client.HTTPConnection(near.url[7:], timeout=60, source_address=(address, 0))
    line.request("POST", path, body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return answer.status, told


def test_a_flood_of_refused_bodies_is_not_even_read(tmp_path):
    path, body = REFUSED["an unknown field"]
    most = LIMITS.refused_bytes_at_once // LARGE + 1

    def script(near):
        answers = [post(near, path, body) for _ in range(2 * most)]
        codes = [told["code"] for _, told in answers]
        first = codes.index("too-many")
        assert set(codes[:first]) == {"bad-request"}
        assert first <= most + LARGE // LIMITS.refused_bytes_per_second
        assert answers[first][0] == 429
        assert post(near, "/api/ask", b"{}")[1]["code"] == "too-many"
        assert near.get("/api/tables") == []
        assert post(near, path, body, "127.0.0.2")[1]["code"] == "bad-request"

    nearby(tmp_path, script)


def test_small_refusals_are_not_stopped(tmp_path):
    def script(near):
        for _ in range(300):
            assert post(near, "/api/tables", b'{"game": 1}')[0] == 400

    nearby(tmp_path, script)


@pytest.mark.parametrize("headers", [{"Transfer-Encoding": "chunked"}, {}])
def test_a_body_of_unknown_length_counts_as_the_largest(tmp_path, monkeypatch, headers):
    def script(near):
        spent: list[float] = []
        monkeypatch.setattr(near.hub.refused, "spend", lambda key, amount: spent.append(amount))
        line = http.client.HTTPConnection(near.url[7:], timeout=60)
        line.request("POST", "/api/tables", b"{}", headers, encode_chunked=bool(headers))
        assert line.getresponse().status == 400
        line.close()
        assert spent == [LIMITS.body_bytes if headers else 2]

    nearby(tmp_path, script)
