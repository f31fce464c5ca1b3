"""What takes long in threads: the loop goes on, and turns are fair."""

import asyncio
import contextlib
import threading
import time
import weakref
from contextlib import contextmanager

import pytest

from casetta.contract.errors import Wrong
from casetta.server.fair_queue import ANYBODY, Asker
from casetta.server.threads import MOST_WAITING, ThreadPool
from tests.waiting import until


@contextmanager
def threads(*given, **more):
    """Threads beside the loop, and a gate at which their work may wait."""
    slowly = ThreadPool(*given, **more)
    yield slowly, threading.Event()
    slowly.end()


async def test_answers_and_refusals_come_back():
    with threads() as (slowly, _):
        assert await slowly.run(ANYBODY, lambda one, two: one + two, 1, two=2) == 3
        with pytest.raises(ZeroDivisionError):
            await slowly.run(ANYBODY, lambda: 1 // 0)


async def test_of_too_many_the_last_is_refused():
    with threads() as (slowly, gate):
        whole = range(MOST_WAITING + 1)
        waiting = [asyncio.ensure_future(slowly.run(ANYBODY, gate.wait)) for _ in whole]
        await asyncio.sleep(0)
        with pytest.raises(Wrong, match="server-busy"):
            await slowly.run(ANYBODY, time.time)
        gate.set()
        assert await asyncio.gather(*waiting) == [True] * len(whole)


async def test_a_flood_from_one_address_keeps_no_other_address_waiting():
    with threads() as (slowly, gate):
        flood = [
            asyncio.ensure_future(slowly.run(Asker("flood", f"{number}"), gate.wait))
            for number in range(MOST_WAITING + 1)
        ]
        await asyncio.sleep(0)
        done = list[str]()
        quiet = asyncio.ensure_future(slowly.run(Asker("quiet"), done.append, "quiet"))
        await asyncio.sleep(0)
        flood.append(asyncio.ensure_future(slowly.run(Asker("flood"), done.append, "flood")))
        gate.set()
        await quiet
        outcomes = await asyncio.gather(*flood, return_exceptions=True)

    assert done[0] == "quiet"
    assert [str(each.code) for each in outcomes if isinstance(each, Wrong)] == ["server-busy"] * 2


async def test_several_threads_do_several_things_at_the_same_time():
    with threads(threads=3) as (slowly, _):
        together = threading.Barrier(3)
        askers = [Asker("a"), Asker("a"), Asker("b")]
        await asyncio.gather(*(slowly.run(each, together.wait, timeout=30) for each in askers))


async def test_at_the_end_nothing_is_waited_for_and_nothing_is_begun():
    with threads() as (slowly, gate):
        under_way = asyncio.ensure_future(slowly.run(ANYBODY, gate.wait))
        queued = asyncio.ensure_future(slowly.run(ANYBODY, gate.wait))
        await until(lambda: slowly._queue.held == 1)
    with pytest.raises(asyncio.CancelledError):
        await queued
    with pytest.raises(Wrong, match="shutting-down"):
        await slowly.run(ANYBODY, time.time)
    assert not under_way.done()
    assert all(thread.daemon for thread in slowly._threads)
    gate.set()
    assert await under_way


async def test_whoever_waits_too_long_gets_no_answer_and_nothing_is_begun_for_them():
    with threads(seconds=0.05) as (slowly, gate):
        begun: list[int] = []
        under_way = asyncio.ensure_future(slowly.run(ANYBODY, gate.wait))
        queued = asyncio.ensure_future(slowly.run(ANYBODY, begun.append, 1))
        for each in (under_way, queued):
            with pytest.raises(Wrong, match="no-answer"):
                await each
        gate.set()
        assert await slowly.run(ANYBODY, lambda: 2) == 2
        assert begun == []


class Given:
    """Something that is handed over."""


@pytest.mark.parametrize("outcome", ["answer", "error"])
async def test_nothing_is_kept_of_what_was_done(no_collections, outcome):
    def deed(thing):
        if outcome == "error":
            raise ValueError(thing)
        return thing

    with threads() as (slowly, _):
        thing = Given()
        seen = weakref.ref(thing)
        with contextlib.suppress(ValueError):
            await slowly.run(ANYBODY, deed, thing)
        del thing
        await until(lambda: seen() is None)
