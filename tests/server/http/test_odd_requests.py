"""Requests that are cut, no text, odd or refused: no fault of the server, and nothing stays."""

import copy
import http.client
import json
import random
import socket
import tracemalloc
from itertools import product
from typing import Any
from urllib.parse import urlsplit

import pytest
import structlog

from casetta import games
from casetta.protocol.limits import LIMITS, read_limits
from casetta.server.rate_limit import Bucket
from casetta.table.table import Table
from tests.games.home_staging.random_plans import random_question
from tests.hostile.bodies import own_scenario
from tests.hostile.messages import anything
from tests.long import in_parts
from tests.server.house import forgotten, heard, nearby, raw
from tests.store.tables import rows
from tests.waiting import wait_until

NEW = {"game": "my-shelfie", "seats": [{"player": "person"}, {"player": "person"}]}


def request(near, *lines, body=b""):
    """The bytes of a request with these lines."""
    head = [*lines, f"Host: {urlsplit(near.url).netloc}".encode(), b"Connection: close"]
    return b"\r\n".join([*head, b"Content-Length: %d" % len(body)]) + b"\r\n\r\n" + body


def posted(path, kind="application/json"):
    """The first lines of a request with a body."""
    return f"POST {path} HTTP/1.1".encode(), f"Content-Type: {kind}".encode("latin-1")


CUT = json.dumps(NEW).encode()


@pytest.mark.parametrize("missing", [len(CUT) + 1, len(CUT), len(CUT) // 2, 1])
def test_nothing_is_kept_of_a_request_that_was_cut(missing, near):
    """In its head, before its body, within it, before its last byte."""
    sent = request(near, *posted("/api/tables"), body=CUT)[:-missing]
    with structlog.testing.capture_logs() as lines:
        with raw(near) as line:
            line.sendall(sent)
            wait_until(lambda: near.house.slots.count)
        forgotten(near)

    assert [*lines, *near.hub.rooms, *near.hub.lobby._codes] == []
    assert rows(near.folder, "SELECT id FROM tables") == []


def test_nothing_is_kept_of_a_move_that_was_cut(near):
    links = near.begun()
    with near.client(links, 0, 1) as client:
        client.look(client.position()["waiting"][0])
        move = {"type": "move", "move_id": "one", "expect": 0}
        move["move"] = client.position()["legal"][0]
        client.socket.socket.sendall(heard(json.dumps(move).encode())[:-1])
        client.socket.socket.shutdown(socket.SHUT_RDWR)
    with structlog.testing.capture_logs() as lines:
        forgotten(near)

    assert lines == []
    assert rows(near.folder, "SELECT version FROM entries") == []


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
    "nothing": b"",
    "half an object": b"{",
    "many lists": b"[" * 5_000,
    "many objects": b'{"game": "my-shelfie", "content": ' + b'{"a":' * 20_000,
    "no number": b'{"game": 1e999}',
    "Latin-1": '{"game": "città", "seats": [{}]}'.encode("latin-1"),
}
KINDS = ["application/json", "application/json; charset=latin-1", "application/json; charset=\xff"]
ROUTES = ["/api/tables", "/api/first", "/api/join", "/api/ask", "/api/me"]
ODD = ["%ff", "%00", "%ED%A0%80", "%C0%AF", "%", "%zz"]
ODD_BYTES = [b"\xff", b"\xed\xa0\x80", b"\x00", "é".encode() * 16]
"""What a path or a query, and what a header may hold instead of text."""
PATHS = [
    "/api/games?language={}", "/api/games?{}={}", "/api/tables/{}", "/api/tables/{}/record",
    "/api/tables/x/moments?eyes={}", "/api/schemas/{}", "/{}", "/assets/{}.js",
    "/t/{}",
]  # fmt: skip
HEADERS = [
    "Cookie: casetta={}", "Cookie: {}={}", 'Cookie: casetta="\\{}', "Authorization: {}",
    "Authorization: Bearer {}", "Accept-Language: {};q={}", "Origin: {}", "Origin: http://{}",
    "Origin: http://[{}", "X-Forwarded-For: {}", "Content-Type: {}/{}",
]  # fmt: skip


def answer_to(near, *lines, body=b""):
    """The status and the content of the answer to a request of these bytes."""
    answer = b""
    with raw(near) as line:
        line.sendall(request(near, *lines, body=body))
        while piece := line.recv(1 << 16):
            answer += piece
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


def all_answers(near, questions):
    """What a server answers to several requests; it has nothing to complain about."""
    near.lift_limits()
    with structlog.testing.capture_logs() as lines:
        answers = [answer_to(near, *head, body=body) for head, body in questions]
    assert lines == []
    return answers


@pytest.mark.parametrize("route", ROUTES)
def test_a_body_that_is_no_text_or_no_json_is_a_bad_request(near, route):
    questions = [(posted(route, kind), body) for kind in KINDS for body in BODIES.values()]

    for status, content in all_answers(near, questions):
        told = json.loads(content)
        assert (status, told["code"], told["retryable"]) == (400, "bad-request", False)


def test_paths_queries_and_headers_that_are_no_text_are_no_fault_of_the_server(near):
    targets = [path.replace("{}", odd) for path in PATHS for odd in ODD]
    heads: list[tuple[bytes, ...]] = [(f"GET {target} HTTP/1.1".encode(),) for target in targets]
    routes = [b"GET /api/me HTTP/1.1", b"GET /api/tables/x HTTP/1.1"]
    lines = [line.encode().replace(b"{}", odd) for line in HEADERS for odd in ODD_BYTES]
    heads += product(routes, lines)

    answers = all_answers(near, [(head, b"") for head in heads])
    assert {status for status, _ in answers[: len(targets)]} <= {200, 400, 403, 404}
    assert {status for status, _ in answers[len(targets) :]} <= {200, 400, 403}


TRIES = 200
"""In each part."""
SHELF = [".....", "C....", "CB...", "CBG..", "CBGFT", "PPPPP"]
BOARD = [*["." * 9] * 3, "...CB....", "..CCBG...", *["." * 9] * 4]
PERSON = {"shelf": SHELF, "personal": 7, "tokens": [8, 4], "end_token": True}
UPPER = [None, {"room": "living_room", "decor": "piano"}, {"room": "living_room"}, None, None]
LOWER = [{"room": "kitchen"}, "empty", {"room": "bedroom"}, "scaffolding", None]
HOUSE = {"floors": {"upper": UPPER, "lower": LOWER, "basement": [None, None]}}
THINGS = {"outside": ["tree_house"], "roofs": [{"color": "red", "window": True}]}
GOOD = {
    "my-shelfie": [
        {"ask": "goal", "goal": "two_squares", "shelf": SHELF, "edition": "en"},
        {"ask": "progress", "goals": ["two_squares", "staircase"], "shelf": SHELF},
        {"ask": "score", **PERSON},
        {"ask": "score", **PERSON, "personal": [[0, 0, "C"], [5, 4, "P"]]},
        {"ask": "box", "people": [PERSON, PERSON]},
        {"ask": "takes", "players": 4, "board": BOARD, "room": 3},
        {"ask": "refill", "players": 2, "board": BOARD},
    ],
    "dream-home": [
        {"ask": "score", **HOUSE, **THINGS, "helpers": ["architect"], "edition": "standard"},
        {"ask": "box", "people": [{**HOUSE, **THINGS}] * 2},
        {"ask": "place", **HOUSE, "card": "bedroom", "helpers": []},
        {"ask": "token", **HOUSE, "decor": "hot_tub", "helpers": []},
        {"ask": "handyman", **HOUSE, "helpers": ["handyman"], "edition": "it"},
    ],
}
"""Questions that make sense, before anything in them is changed."""


def sensible(dice):
    """The body of a question that makes sense, or nearly."""
    game = games.load(dice.choice(games.names()))
    if dice.random() < 0.4:
        question = {"ask": dice.choice([*game.ask]), "view": view(game, dice), "seat": 0}
    elif game.name in GOOD:
        question = copy.deepcopy(dice.choice(GOOD[game.name]))
    else:
        question = random_question(dice)
    return {"game": game.name, "question": question, "language": "it"}


def view(game, dice):
    """A table that has just begun, as the game draws it, or one with an own scenario."""
    if game.name == "home-staging" and dice.random() < 0.5:
        return {"seats": 1, "scenario": own_scenario(furniture=True)}
    return game.text.drawing(
        Table.deal(game, dice.choice(game.seats), seed=dice.randrange(9)).state
    )


def places(value):
    """All places in JSON that hold a value: what holds it, and where."""
    if isinstance(value, dict | list):
        for key in [*value] if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def odd(dice):
    """A body in which one to three things are not as they should be."""
    body = sensible(dice)
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        inside, outside = [*places(body.get("question"))], [(body, key) for key in body]
        holder, key = dice.choice(inside if inside and dice.random() < 0.95 else outside)
        way = dice.randrange(4)
        if way == 0:
            del holder[key]
        else:
            holder[key] = nested(dice.randrange(300)) if way == 1 else anything(dice)
    return body


def nested(depth):
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


@in_parts("fuzz", full=10)
def test_odd_questions_to_the_rules_are_no_fault_of_the_server(near, part):
    dice, seen = random.Random(part), set[int | bool]()
    near.lift_limits()
    with structlog.testing.capture_logs() as lines:
        near.hub.log = structlog.get_logger()
        for _ in range(TRIES):
            body = odd(dice)
            status, answer, _ = near.ask("POST", "/api/ask", body)
            assert status == 200 or 400 <= status < 500, (body, answer)
            seen.add("error" in answer if status == 200 else status)

    assert seen >= {True, False, 400}
    assert lines == []


LARGE = 200_000
"""Bytes of a body."""
OFTEN = 15
KEPT = 5 * LARGE
"""Bytes that may be in use after so many bodies; all of them together have 3 MB."""


def new_house(**fields):
    return {"game": "home-staging", "seats": [{"player": "person"}], **fields}


def own(**scenario):
    return {"new": new_house(content={"scenario": scenario})}


MUCH = "x" * LARGE
MANY = ["x" * 3_000] * 60
REFUSED: dict[str, tuple[str, Any]] = {
    "an unknown field": ("/api/tables", new_house(extra=MUCH)),
    "a wrong type": ("/api/tables", new_house(options=[MUCH])),
    "no JSON": ("/api/tables", b'{"game": "' + MUCH.encode()),
    "no UTF-8": ("/api/tables", b"\xff" * LARGE),
    "too deep": ("/api/tables", b"[" * LARGE),
    "own content": ("/api/test/tables", own(id=MANY)),
    "a text that is too long": ("/api/test/tables", own(id=MUCH)),
    "a question": ("/api/ask", {"game": "home-staging", "question": {"ask": MUCH}}),
    "an unknown game": ("/api/ask", {"game": "chess", "question": {"ask": MANY}}),
}


def post(near, path, body, address="127.0.0.1"):
    """The status and the answer to a body, sent from an address of this machine."""
    line = http.client.HTTPConnection(near.url[7:], timeout=60, source_address=(address, 0))
    content = body if isinstance(body, bytes) else json.dumps(body)
    line.request("POST", path, content, {"Content-Type": "application/json"})
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return answer.status, told


@pytest.fixture
def traced(no_collections):
    """What is in memory is counted."""
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.parametrize("kind", REFUSED)
def test_nothing_of_a_refused_body_stays_in_memory(kind, traced, near):
    path, body = REFUSED[kind]

    near.lift_limits()
    post(near, path, body)
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(OFTEN):
        status, _ = post(near, path, body)
        assert 400 <= status < 500
    wait_until(lambda: tracemalloc.get_traced_memory()[0] < before + KEPT)


def test_a_flood_of_refused_bodies_is_not_even_read(tmp_path):
    path, body = "/api/me", REFUSED["an unknown field"][1]
    most = LIMITS.refused_bytes_at_once // LARGE + 1

    with nearby(tmp_path, read_limits(None, ["refused_bytes_per_second=1024"])) as near:
        answers = [post(near, path, body) for _ in range(2 * most)]
        codes = [told["code"] for _, told in answers]
        first = codes.index("too-much-refused")
        assert set(codes[:first]) == {"bad-request"}
        assert first <= most + 1
        assert answers[first][0] == 429
        assert post(near, "/api/ask", b"{}")[1]["code"] == "too-much-refused"
        assert near.get("/api/tables") == []
        assert post(near, path, body, "127.0.0.2")[1]["code"] == "bad-request"


def test_small_refusals_are_not_stopped(near):
    for _ in range(300):
        assert post(near, "/api/test/tables", b'{"table": 1}')[0] == 400


@pytest.mark.parametrize("headers", [{"Transfer-Encoding": "chunked"}, {}])
def test_a_body_of_unknown_length_counts_as_the_largest(monkeypatch, headers, near):
    spent: list[float] = []
    monkeypatch.setattr(Bucket, "spend", lambda self, amount: spent.append(amount))
    line = http.client.HTTPConnection(near.url[7:], timeout=60)
    line.request("POST", "/api/tables", b"{}", headers, encode_chunked=bool(headers))
    assert line.getresponse().status == 400
    line.close()
    assert spent == [LIMITS.body_bytes if headers else 2]
