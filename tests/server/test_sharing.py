"""Answers that cost much are shared: a flood of questions makes hardly more work than one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from casetta.server import rate_limit
from casetta.server.rate_limit import AT_ONCE, Bucket, SharedAnswer
from casetta.store.errors import StoreFull


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
