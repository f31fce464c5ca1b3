"""Limits: checked at the command line, told in `welcome`, and kept."""

import json
import time

import msgspec
import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.protocol.limits import LIMITS, Limits, read_limits
from casetta.table.views import MOST_LISTED
from casetta.words import LANGUAGES, Words
from tests.server.house import asked
from tests.server.served import Client, Server

SMALL = {
    "message_bytes": 3_000,
    "messages_at_once": 60,
    "move_characters": 200,
    "chat_characters": 10,
    "chat_at_once": 2,
    "questions_at_once": 1,
    "hello_seconds": 3,
    "body_bytes": 2_000,
    "joins_per_minute": 2,
    "tables_per_minute": 1,
    "tables_at_once": 3,
    "faces_per_minute": 1,
    "faces_at_once": 1,
    "looks_at_once": 1,
    "waiting_people": 1,
}
TRIES = 40
"""More than any of these limits lets through, at any pace."""


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A server with limits of its own."""
    wishes = [each for name, value in SMALL.items() for each in ("--limit", f"{name}={value}")]
    server = Server(tmp_path_factory.mktemp("small") / "data", *wishes, test_mode=False)
    yield server
    assert server.end() == 0


@pytest.fixture(scope="module")
def table(small):
    """A running table of that server."""
    return small.make("my-shelfie", "person", "person", start=True)


def test_everything_that_is_limited_is_told(small, table):
    with small.client(table, 0) as client:
        client.position()

    assert client.welcome["limits"] == msgspec.to_builtins(LIMITS) | SMALL


def test_the_limits_of_a_socket_are_kept(small, table):
    with small.client(table, 0) as client:
        client.position()
        assert client.move("x" * 200)["code"] == "unreadable-move"
        assert client.move("x" * 201)["code"] == "too-large"
        client.send({"type": "say", "id": "a", "text": "x" * 11})
        assert client.until("refused", move_id="a")["code"] == "too-large"
        for number in range(20):
            client.send({"type": "say", "id": f"s{number}", "text": "x" * 10})
        answers = [client.until("said", "refused") for _ in range(20)]
        codes = [each.get("code", "said") for each in answers]
        assert codes[:2] == ["said", "said"]
        assert "too-many" in codes
        for number in range(10):
            client.send({"type": "ask", "id": f"q{number}", "about": "news"})
        assert client.until("refused")["code"] == "too-many"
        client.send({"type": "ask", "id": "g", "about": "check", "move": "x" * 201})
        assert client.until("refused", move_id="g")["code"] == "too-large"
        client.socket.send("x" * 3_001)
        assert client.ending() == 4006


def test_the_limits_of_http_are_kept(small, table):
    def answered(path, body, code, token=None):
        """Whether a request is answered by this code, sooner or later."""
        return any(code in str(small.ask("POST", path, body, token)[1]) for _ in range(TRIES))

    seat, wrong = table["seats"]["0"], {"game": "chess", "seats": [{}]}

    assert answered("/api/tables", {"game": "x" * 2_001}, "too-large")
    assert answered("/api/tables", wrong, "too-many")
    assert answered(f"/api/tables/{table['table']}/face", {"name": "Anna"}, "too-many", seat)
    assert answered("/api/ask", {"game": "my-shelfie", "question": {}}, "too-many")
    assert answered("/api/join", {"code": "ABC", "name": "Bo"}, "too-many")


def test_whoever_says_no_hello_is_sent_away_in_time(small, table):
    begun = time.monotonic()
    with small.socket() as silent, small.socket() as talking, small.client(table, 0) as client:
        talking.send('{"type": "ping"}')
        assert Client(silent).ending() == 4000
        assert 2 < time.monotonic() - begun < 20
        assert Client(talking).ending() == 4000
        client.position()
        client.send({"type": "ping"})
        client.until("pong")


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_hello_a_refusal_speaks_the_language_of_the_handshake(small, table, language):
    words = Words(language)
    headers = {"Accept-Language": f"xx, {language};q=0.9, en;q=0.1"}
    with small.socket(additional_headers=headers) as bare:
        bare.send("?")
        assert json.loads(bare.recv())["message"] == words("refused-bad-message")
    for more, spoken in (({}, language), ({"language": "pl"}, "pl")):
        with small.socket(additional_headers=headers) as bare:
            hello = {"type": "hello", "table": table["table"], "tokens": ["12345678"]}
            bare.send(json.dumps(hello | more))
            assert json.loads(bare.recv())["message"] == Words(spoken)("refused-no-such-link")


def test_the_rate_is_short_for_four_limits():
    assert read_limits(None, []) == LIMITS
    limits = read_limits(7, ["messages_at_once=9"])
    assert (limits.messages_per_second, limits.messages_at_once) == (7, 9)
    assert read_limits(7, []).messages_at_once == 28
    assert (limits.address_messages_per_second, limits.address_messages_at_once) == (140, 560)
    assert read_limits(100_000, []).address_messages_at_once == 1_000_000


@pytest.mark.parametrize(
    "wish",
    ["chat_per_second=0", "chat_per_second=-1", "chat_per_second=1.5", "chat_per_second",
     "chat_characters=501", "move_characters=4001", "listed_moves=10", "hello_seconds=",
     "message_bytes=²"],
)  # fmt: skip
def test_a_limit_that_cannot_be_is_refused(wish):
    with pytest.raises(Wrong, match="wrong-limit"):
        read_limits(None, [wish])


@pytest.mark.parametrize("wish", ["chat=3", "=3", ""])
def test_a_limit_that_there_is_not_is_refused(wish):
    with pytest.raises(Wrong, match="unknown-limit") as refused:
        read_limits(None, [wish])
    assert "chat_per_second" in str(refused.value.values["known"])


@pytest.mark.parametrize("arguments", [["--limit", "x=1"], ["--rate", "0"]])
def test_the_command_line_tells_what_is_wrong_with_a_limit(tmp_path, capsys, arguments):
    assert run(["serve", "--data-dir", str(tmp_path), *arguments]) == 2
    assert capsys.readouterr().err


def test_what_cannot_be_set_is_what_the_table_does():
    assert LIMITS.listed_moves == MOST_LISTED
    assert set(SMALL) < set(Limits.__struct_fields__)


def test_whoever_comes_while_the_server_ends_is_told_to_come_back(near):
    near.hub.stop_accepting()
    status, _, content = asked(f"{near.url}/api/games")
    with near.socket() as socket:
        code = Client(socket).ending()
    assert near.hub.addresses.sockets.count == 0

    assert (status, json.loads(content)["code"], code) == (503, "shutting-down", 4004)
