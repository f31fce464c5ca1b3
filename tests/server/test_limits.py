"""Limits: checked at the command line, told in `welcome`, kept; token buckets, windows, slots."""

import asyncio
import contextlib
import json
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
import pytest
from structlog.testing import capture_logs

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.protocol.errors import LimitHit
from casetta.protocol.limits import LIMITS, Limits, read_limits
from casetta.server.rate_limit import (
    AT_ONCE,
    LOGGED_AT_ONCE,
    MOST_HITS,
    Action,
    AddressLimits,
    Bucket,
    LimitHits,
    PerAddress,
    SharedAnswer,
    Slots,
    Window,
    address_key,
    buckets,
)
from casetta.server.security import names_of
from casetta.store.store import StoreFull
from casetta.table.views import MOST_LISTED
from casetta.words import LANGUAGES, Words
from tests.server.house import asked, demand_served, heard, nearby
from tests.server.served import Client, Server, figure

RATE = 15
OF_THE_RATE = {
    "messages_per_second": 15,
    "messages_at_once": 60,
    "address_messages_per_second": 300,
    "address_messages_at_once": 1_200,
}
SMALL = {
    "message_bytes": 3_000,
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
OFTEN = 40
"""More than any of these limits lets through, at any pace."""


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A server with a rate and limits of its own."""
    wishes = ["--rate", str(RATE)]
    wishes += [each for name, value in SMALL.items() for each in ("--limit", f"{name}={value}")]
    server = Server(tmp_path_factory.mktemp("small") / "data", *wishes, test_mode=False)
    yield server
    assert server.end() == 0


@pytest.fixture(scope="module")
def table(small):
    """A running table of that server."""
    return small.make("my-shelfie", "person", "person", start=True)


def test_all_limits_are_told_and_those_of_a_socket_are_kept(small, table):
    with small.client(table, 0) as client:
        client.position()
        assert client.welcome["limits"] == msgspec.to_builtins(LIMITS) | OF_THE_RATE | SMALL
        assert client.move("x" * 200)["code"] == "unreadable-move"
        assert client.move("x" * 201)["code"] == "too-large"
        client.send({"type": "say", "id": "a", "text": "x" * 11})
        assert client.until("refused", move_id="a")["code"] == "too-large"
        for number in range(20):
            client.send({"type": "say", "id": f"s{number}", "text": "x" * 10})
        answers = [client.until("said", "refused") for _ in range(20)]
        codes = [each.get("code", "said") for each in answers]
        assert codes[:2] == ["said", "said"]
        assert "too-many-lines" in codes
        assert next(each["retry_after"] for each in answers if "code" in each) >= 1
        for number in range(10):
            client.send({"type": "ask", "id": f"q{number}", "about": "news"})
        assert client.until("refused")["code"] == "too-many-hints"
        client.send({"type": "ask", "id": "g", "about": "check", "move": "x" * 201})
        assert client.until("refused", move_id="g")["code"] == "too-large"
        client.socket.send("x" * 3_001)
        assert client.ending() == 4006


def test_the_limits_of_http_are_kept(small, table):
    def answered(path, body, code, token=None):
        """Whether a request is answered by this code, sooner or later."""
        return any(code in str(small.ask("POST", path, body, token)[1]) for _ in range(OFTEN))

    seat, wrong = table["seats"]["0"], {"game": "chess", "seats": [{}]}

    assert answered("/api/tables", {"game": "x" * 2_001}, "too-large")
    assert answered("/api/tables", wrong, "too-many-tables")
    assert answered(f"/api/tables/{table['table']}/face", {"name": "Anna"}, "too-many-names", seat)
    assert answered("/api/ask", {"game": "my-shelfie", "question": {}}, "too-many-questions")
    assert answered("/api/join", {"code": "ABC", "name": "Bo"}, "too-many-joins")


def test_whoever_says_no_hello_is_sent_away_in_time(small, table):
    begun = time.monotonic()
    with small.socket() as silent, small.socket() as talking, small.client(table, 0) as client:
        talking.send('{"type": "ping"}')
        assert Client(silent).ending() == 4000
        assert 2 < time.monotonic() - begun < 20
        assert Client(talking).ending() == 4000
        client.position()
        demand_served(client)


def test_whoever_is_faster_than_the_rate_of_the_command_line_is_sent_away(small, table):
    """Not so many that the rate of a server to which none was given would be too slow."""
    often = 3 * OF_THE_RATE["messages_at_once"] // 2
    assert OF_THE_RATE["messages_at_once"] < often < LIMITS.messages_at_once
    with small.client(table, 0) as client:
        client.position()
        client.socket.socket.sendall(heard(b'{"type":"ping"}') * often)
        assert client.ending() == 4005
        assert client.socket.close_reason == "5", "seconds after which to come back"


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
    assert LIMITS.listed_moves == MOST_LISTED
    assert set(SMALL) < set(Limits.__struct_fields__)
    limits = read_limits(7, ["messages_at_once=9"])
    assert (limits.messages_per_second, limits.messages_at_once) == (7, 9)
    assert read_limits(7, []).messages_at_once == 28
    assert (limits.address_messages_per_second, limits.address_messages_at_once) == (140, 560)
    assert read_limits(100_000, []).address_messages_at_once == 1_000_000


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        *((f"chat_per_second{value}", "wrong-limit") for value in ("=0", "=-1", "=1.5", "")),
        *((f"chat_characters={value}", "wrong-limit") for value in ("501", "", "²")),
        ("move_characters=4001", "wrong-limit"),
        ("listed_moves=10", "wrong-limit"),
        *((wish, "unknown-limit") for wish in ("chat=3", "=3", "")),
    ],
)
def test_a_limit_that_cannot_be_or_that_there_is_not_is_refused(tmp_path, capsys, wish, code):
    with pytest.raises(Wrong, match=code) as refused:
        read_limits(None, [wish])

    assert code == "wrong-limit" or "chat_per_second" in str(refused.value.values["known"])
    for arguments in (["--limit", wish], ["--rate", "0"]):
        assert run(["serve", "--data-dir", str(tmp_path), *arguments]) == 2
        assert capsys.readouterr().err


def test_whoever_comes_while_the_server_ends_is_told_to_come_back(near):
    near.hub.stop_accepting()
    status, _, content = asked(f"{near.url}/api/games")
    with near.socket() as socket:
        code = Client(socket).ending()
    assert near.hub.addresses.sockets.count == 0

    assert (status, json.loads(content)["code"], code) == (503, "shutting-down", 4004)


def test_ten_times_in_any_minute_are_ten_times():
    """Whoever tries without pause is not kept out for ever; only so many addresses are counted."""
    tries = Window(most=10, seconds=60)
    let_through = [second for second in range(180) if tries.take(now=second)]
    assert let_through == [*range(10), *range(60, 70), *range(120, 130)]

    tries = Window(most=2, seconds=10)
    taken = [now for now in (0, 1, 2, 9.9, 10, 10.5, 11) if tries.take(now=now)]
    assert taken == [0, 1, 10, 11]

    each = PerAddress(lambda: Window(most=1, seconds=60), most=2)
    assert [each.of(key).take(now=0) for key in "abc"] == [True] * 3
    assert [each.of(key).take(now=1) for key in "cba"] == [False, False, True]


@pytest.mark.parametrize(("spent", "seconds"), [([150], 5), ([1_000] * 9, 10)])
def test_what_was_spent_comes_back_with_time(spent, seconds):
    """No debt is larger than what may be spent at once; nobody pays for another."""
    bucket, each, now = Bucket(rate=10, burst=100), buckets(0.001, 100), time.monotonic()
    for amount in spent:
        bucket.spend(amount, now)
        each.of("a").spend(amount)
    each.of("b").spend(1)

    assert bucket.is_empty(now + seconds - 0.1)
    assert not bucket.is_empty(now + seconds + 0.1)
    assert [each.of(key).is_empty() for key in "abc"] == [True, False, False]


def test_slots_are_for_all_and_for_each_until_they_are_left():
    """A key that many share takes as many as there are."""
    slots = Slots(3, 2)
    first, *others = [seated(slots, key) for key in "aaabc"]
    assert first is not None
    assert [slot is None for slot in others] == [False, True, False, True]

    first.release()
    first.release()

    assert slots.count == 2
    assert [seated(slots, key) is None for key in "ac"] == [False, True]
    slots = Slots(3, 1)
    taken = [seated(slots, "proxy", is_shared=True) is None for _ in range(4)]
    assert taken == [False] * 3 + [True]


def seated(slots, key, **given):
    """A slot at which somebody plays, if there is one."""
    slot = slots.take(key, **given)
    if slot is not None:
        slot.keep()
    return slot


def silent_at(slots, key, close):
    """A slot at which nobody has said yet who they are."""
    slot = slots.take(key)
    assert slot is not None
    slot.fill(close)
    return slot


def test_whoever_comes_gets_the_place_of_the_oldest_at_no_table():
    slots, closed = Slots(4, 3), list[int]()
    player = seated(slots, "a")
    silent = [silent_at(slots, "a", partial(closed.append, number)) for number in range(2)]

    assert seated(slots, "a") is not None
    assert closed == [0]
    silent[0].release()
    assert slots.count == 3
    assert seated(slots, "a") is not None
    assert (closed, slots.take("a")) == ([0, 1], None)
    player.release()
    assert slots.take("a") is not None


def test_where_all_places_are_taken_the_greediest_address_gives_way():
    slots, closed = Slots(4, 4), list[int]()
    for number in range(3):
        silent_at(slots, "a", partial(closed.append, number))
    assert slots.take("b") is not None

    assert slots.take("c") is not None
    assert closed == [0]
    assert slots.take("c") is not None, "of its own two"
    assert closed == [0]


def test_whoever_holds_a_seat_goes_on_where_the_address_has_done_too_much():
    few = {f"{name}_at_once": 1 for name in ("requests", "changes", "acts")}
    limits = AddressLimits(Limits(**few, reserve_at_once=3, stored_bytes_at_once=1024))
    to_play_on: tuple[Action, ...] = ("request", "change", "act")
    used_up: tuple[Action, ...] = (*to_play_on, "table")
    for action in used_up:
        with contextlib.suppress(LimitHit):
            while True:
                limits.demand(action, "school")
    limits.recognise(b"player")

    for action in to_play_on:
        limits.demand(action, "school", b"player")
        with pytest.raises(LimitHit):
            limits.demand(action, "school", b"stranger")
    with pytest.raises(LimitHit):
        limits.demand("request", "school", b"player")
    assert not limits._reserves.get(b"stranger")


def test_newcomers_have_no_reserve_for_what_only_they_do():
    limits = AddressLimits(Limits(tables_at_once=1, reports_per_minute=1))
    limits.recognise(b"player")
    for action in ("table", "report"):
        limits.demand(action, "school", b"player")
        with pytest.raises(LimitHit):
            limits.demand(action, "school", b"player")


def test_an_address_is_an_ipv4_address_or_a_network_of_ipv6_which_shares_a_budget():
    network = address_key("2001:db8:1:2:3::7")
    assert network == address_key("2001:db8:1:2:ffff::") != "2001:db8:1:3::"
    assert address_key("198.51.100.7") == address_key("::ffff:198.51.100.7") == "198.51.100.7"
    assert address_key("fe80::1%eth0") == address_key("fe80::2%eth0")
    assert address_key("no:address") == "no:address"
    limits = AddressLimits(LIMITS)
    addresses = [address_key(f"2001:db8:0:1::{number:x}") for number in range(60)]
    for address in addresses[: LIMITS.joins_per_minute]:
        limits.demand("join", address)
    for address in addresses[LIMITS.joins_per_minute :]:
        with pytest.raises(LimitHit) as hit:
            limits.demand("join", address)
        assert 0 < hit.value.seconds <= 60
    limits.demand("join", address_key("2001:db8:0:2::1"))


def test_the_names_of_an_address():
    """A name is the same with the port that is the custom, and with no other."""
    for url in ("https://Casa.example/x", "https://casa.example:443/"):
        assert names_of(url) == {"casa.example", "casa.example:443"}
    assert names_of("http://casa.example") == {"casa.example", "casa.example:80"}
    assert names_of("https://casa.example:8443") == {"casa.example:8443"}
    assert names_of("http://127.0.0.1:8765") == {"127.0.0.1:8765"}
    assert names_of("http://[::1]:80") == {"[::1]", "[::1]:80"}


def test_limits_that_were_hit_are_counted_in_bounded_memory_and_logged_without_a_flood():
    hits = LimitHits()
    with capture_logs() as lines:
        for _ in range(1_000):
            hits.record("192.0.2.1", "too-many-tables")
        for number in range(MOST_HITS - 1):
            hits.record(f"2001:db8:0:{number:x}::/64", "too-slow")

    first, *_, last = hits.latest()
    assert (first.address, first.times) == (f"2001:db8:0:{MOST_HITS - 2:x}::/64", 1)
    assert (last.address, last.code, last.times) == ("192.0.2.1", "too-many-tables", 1_000)
    told = [lines[0][name] for name in ("event", "address", "code", "times")]
    assert told == ["limit hit", "192.0.2.1", "too-many-tables", 1]
    assert LOGGED_AT_ONCE <= len(lines) < 2 * LOGGED_AT_ONCE
    hits.record("192.0.2.9", "too-slow")
    assert len(hits.latest()) == MOST_HITS
    assert all(hit.address != "192.0.2.1" for hit in hits.latest())


def test_whoever_hits_a_limit_is_known_by_address_and_code(tmp_path):
    """Over HTTP, on a socket by a refusal or by a close code, and without a word."""
    few = read_limits(None, ["joins_per_minute=1", "chat_at_once=1", "messages_at_once=10"])
    with nearby(tmp_path, few, proxies=("127.0.0.1",)) as near:
        headers = {"X-Forwarded-For": "2001:db8::7"}
        for _ in range(2):
            near.ask("POST", "/api/join", {"code": "ABC", "name": "Bo"}, headers=headers)
        links = near.begun()
        hello = {"type": "hello", "table": links["table"], "tokens": [links["host"]]}
        with near.socket(additional_headers={"X-Forwarded-For": "192.0.2.8"}) as socket:
            client = Client(socket)
            for message in (hello, *[{"type": "say", "id": "a", "text": "x"}] * 2):
                client.send(message)
            client.until("refused")
            client.socket.socket.sendall(heard(b'{"type":"ping"}') * 20)
            assert client.ending() == 4005
        found = [(hit.address, hit.code, hit.times) for hit in near.hub.addresses.hits.latest()]

    assert found == [
        ("192.0.2.8", "too-many", 1),
        ("192.0.2.8", "too-many-lines", 1),
        ("2001:db8::/64", "too-many-joins", 1),
    ]


async def test_those_who_ask_at_the_same_time_hear_the_same_and_now_and_then_how_it_is(monkeypatch):
    """A few right after each other are answered anew; then one a second is."""
    found, now = list[int](), [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])

    async def find():
        found.append(len(found))
        await asyncio.sleep(0)
        return found[-1]

    shared = SharedAnswer(find)
    assert await asyncio.gather(*(shared.get() for _ in range(100))) == [0] * 100
    told = [await shared.get() for _ in range(100)]
    now[0] += 1.0
    told += [await shared.get() for _ in range(2)]

    assert told[:AT_ONCE] == list(range(1, AT_ONCE + 1))
    assert set(told[AT_ONCE:100]) == {AT_ONCE}
    assert told[100:] == [AT_ONCE + 1] * 2


async def test_what_goes_wrong_is_found_anew_too():
    outcomes = [StoreFull("store-full"), "ok"]

    async def find():
        outcome = outcomes.pop(0)
        if isinstance(outcome, StoreFull):
            raise outcome
        return outcome

    shared = SharedAnswer(find)
    with pytest.raises(StoreFull):
        await shared.get()
    assert await shared.get() == "ok"


def test_a_flood_of_looks_at_readiness_is_not_a_flood_of_writes(server):
    before = figure(server.get("/metrics", server.key), "commits_total")
    with ThreadPoolExecutor(4) as many:
        answers = list(many.map(lambda _: server.get("/readyz"), range(200)))

    assert set(answers) == {"ok"}
    assert figure(server.get("/metrics", server.key), "commits_total") - before < 100
