"""Rate limits: token buckets, windows, slots, and one answer for many who ask."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from casetta.protocol.limits import LIMITS
from casetta.server import rate_limit
from casetta.server.rate_limit import (
    AT_ONCE,
    AddressLimits,
    Bucket,
    Buckets,
    SharedAnswer,
    Slots,
    Windows,
    address_key,
)
from casetta.server.security import names_of
from casetta.store.store import StoreFull


def test_ten_times_in_any_minute_are_ten_times():
    tries = Windows(most=10, seconds=60)
    let_through = [second for second in range(180) if tries.take("here", now=second)]

    assert let_through == [*range(10), *range(60, 70), *range(120, 130)]
    assert tries.take("elsewhere", now=0)


def test_whoever_tries_without_pause_is_not_kept_out_for_ever():
    tries = Windows(most=2, seconds=10)
    assert [tries.take("here", now=now) for now in (0, 1, 2, 9.9, 10, 10.5, 11)] == [
        True, True, False, False, True, False, True,
    ]  # fmt: skip


def test_only_so_many_addresses_are_counted():
    tries = Windows(most=1, seconds=60, keys=2)
    for key in ("a", "b", "c"):
        assert tries.take(key, now=0)

    assert [tries.take(key, now=1) for key in ("c", "b", "a")] == [False, False, True]


def test_what_was_spent_comes_back_with_time():
    bucket, now = Bucket(rate=10, burst=100), time.monotonic()
    bucket.spend(150, now)

    assert bucket.is_empty(now + 4.9)
    assert not bucket.is_empty(now + 5.1)


def test_no_debt_is_larger_than_what_may_be_spent_at_once():
    bucket, now = Bucket(rate=10, burst=100), time.monotonic()
    for _ in range(9):
        bucket.spend(1_000, now)

    assert bucket.is_empty(now + 9.9)
    assert not bucket.is_empty(now + 10.1)


def test_what_one_address_spends_is_taken_from_no_other():
    buckets = Buckets(rate=0.001, burst=100)
    buckets.spend("a", 101)

    assert buckets.is_empty("a")
    assert not buckets.is_empty("b")
    buckets.spend("b", 1)
    assert not buckets.is_empty("b")


def test_the_names_of_an_address():
    assert names_of("https://Casa.example/x") == {"casa.example", "casa.example:443"}
    assert names_of("http://127.0.0.1:8765") == {"127.0.0.1:8765"}
    assert names_of("http://[::1]:80") == {"[::1]", "[::1]:80"}


def test_slots_are_for_all_and_for_each_until_they_are_left():
    slots = Slots(3, 2)
    first, second = slots.take("a"), slots.take("a")
    assert first is not None
    assert second is not None
    assert slots.take("a") is None
    assert slots.take("b") is not None
    assert slots.take("c") is None

    first()
    first()

    assert slots.count == 2
    assert slots.take("a") is not None
    assert slots.take("c") is None


def test_a_key_that_many_share_takes_as_many_slots_as_there_are():
    slots = Slots(3, 1)

    assert [slots.take("proxy", is_shared=True) is None for _ in range(4)] == [False] * 3 + [True]


def test_an_address_is_an_ipv4_address_or_a_network_of_ipv6():
    assert address_key("198.51.100.7") == "198.51.100.7"
    assert (
        address_key("2001:db8:1:2:3::7") == address_key("2001:db8:1:2:ffff::") != "2001:db8:1:3::"
    )
    assert address_key("::ffff:198.51.100.7") == "198.51.100.7"
    assert address_key("fe80::1%eth0") == address_key("fe80::2%eth0")
    assert address_key("no:address") == "no:address"


def test_all_addresses_of_a_network_of_ipv6_share_one_budget():
    limits = AddressLimits(LIMITS)
    scopes = [{"client": (f"2001:db8:0:1::{number:x}", 1)} for number in range(60)]

    taken = [limits.take("join", scope) for scope in scopes]
    assert taken.count(True) == LIMITS.joins_per_minute
    assert limits.take("join", {"client": ("2001:db8:0:2::1", 1)})


class Log:
    """Keeps what is logged."""

    def __init__(self):
        self.lines = []

    def error(self, event, **values):
        self.lines.append((event, values))


def test_the_log_of_an_error_tells_the_route_and_nothing_that_was_filled_in(near):
    log = Log()
    codes: list[tuple[int, str]] = []

    async def broken(id):
        raise RuntimeError(id)

    vars(near.hub).update(log=log, room=broken)
    for path in ("/api/join/sometable/someticket", "/api/tables/sometable"):
        status, content, _ = near.ask("GET", path, token="x" * 32)
        codes.append((status, content["code"]))

    assert codes == [(500, "internal"), (403, "no-such-link")]
    values = {"error": "RuntimeError", "route": "/api/join/{table}/{ticket}"}
    assert log.lines == [("internal", values)]


def counted():
    """An answer that counts how often it was found."""
    found: list[int] = []

    async def find():
        found.append(len(found))
        await asyncio.sleep(0)
        return found[-1]

    return found, find


def test_those_who_ask_at_the_same_time_hear_the_same():
    found, find = counted()

    async def ask():
        shared = SharedAnswer(find)
        return await asyncio.gather(*(shared.get() for _ in range(100)))

    assert asyncio.run(ask()) == [0] * 100
    assert len(found) == 1


def test_whoever_asks_now_and_then_hears_how_it_is_now(monkeypatch):
    """A few right after each other are answered anew; then one a second is."""
    _, find = counted()
    now = [0.0]

    class Paced(Bucket):
        __slots__ = ()

        def take(self, _=None):
            return super().take(now[0])

    monkeypatch.setattr("time.monotonic", lambda: now[0])
    monkeypatch.setattr(rate_limit, "Bucket", Paced)

    async def ask():
        shared = SharedAnswer(find)
        told = [await shared.get() for _ in range(100)]
        now[0] += 1.0
        return [*told, await shared.get(), await shared.get()]

    told = asyncio.run(ask())

    assert told[: AT_ONCE + 1] == list(range(AT_ONCE + 1))
    assert set(told[AT_ONCE + 1 : 100]) == {AT_ONCE}
    assert told[100:] == [AT_ONCE + 1] * 2


def test_what_goes_wrong_is_found_anew_too():
    outcomes = [StoreFull("store-full"), "ok"]

    async def find():
        outcome = outcomes.pop(0)
        if isinstance(outcome, StoreFull):
            raise outcome
        return outcome

    async def ask():
        shared = SharedAnswer(find)
        with pytest.raises(StoreFull):
            await shared.get()
        return await shared.get()

    assert asyncio.run(ask()) == "ok"


def test_a_flood_of_looks_at_readiness_is_not_a_flood_of_writes(server):
    def commits():
        told = server.get("/metrics")
        return float(told.split("\ncasetta_commits_total ")[1].split()[0])

    before = commits()
    with ThreadPoolExecutor(4) as many:
        answers = list(many.map(lambda _: server.get("/readyz"), range(200)))

    assert set(answers) == {"ok"}
    assert commits() - before < 100
