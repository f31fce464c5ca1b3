"""What takes long is done beside: bounded, in turn, and nobody waits for it at the end."""

import asyncio
import contextlib
import gc
import threading
import time
import weakref

import pytest

from casetta.contract.errors import Wrong
from casetta.server.threads import MOST_WAITING, ThreadPool
from tests.waiting import until


def test_answers_and_refusals_come_back():
    async def work():
        slowly = ThreadPool()
        assert await slowly.run(lambda one, two: one + two, 1, two=2) == 3
        with pytest.raises(ZeroDivisionError):
            await slowly.run(lambda: 1 // 0)
        slowly.end()

    asyncio.run(work())


def test_of_too_many_the_last_is_refused():
    async def work():
        slowly, gate = ThreadPool(), threading.Event()
        waiting = [asyncio.ensure_future(slowly.run(gate.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Wrong, match="too-many"):
            await slowly.run(time.time)
        gate.set()
        assert await asyncio.gather(*waiting) == [True] * MOST_WAITING
        slowly.end()

    asyncio.run(work())


def test_several_threads_do_several_things_at_the_same_time():
    async def work():
        slowly, together = ThreadPool(threads=3), threading.Barrier(3)
        await asyncio.gather(*(slowly.run(together.wait, timeout=30) for _ in range(3)))
        slowly.end()

    asyncio.run(work())


def test_at_the_end_nothing_is_waited_for_and_nothing_is_begun():
    async def work():
        slowly, gate = ThreadPool(), threading.Event()
        under_way = asyncio.ensure_future(slowly.run(gate.wait))
        queued = asyncio.ensure_future(slowly.run(gate.wait))
        await until(lambda: slowly._jobs.qsize() == 1)
        slowly.end()
        with pytest.raises(asyncio.CancelledError):
            await queued
        with pytest.raises(Wrong, match="shutting-down"):
            await slowly.run(time.time)
        assert not under_way.done()
        assert all(thread.daemon for thread in slowly._threads)
        gate.set()
        assert await under_way

    asyncio.run(work())


def test_whoever_waits_too_long_gets_no_answer_and_nothing_is_begun_for_them():
    async def work():
        slowly, gate = ThreadPool(seconds=0.05), threading.Event()
        begun: list[int] = []
        under_way = asyncio.ensure_future(slowly.run(gate.wait))
        queued = asyncio.ensure_future(slowly.run(begun.append, 1))
        for each in (under_way, queued):
            with pytest.raises(Wrong, match="no-answer"):
                await each
        gate.set()
        assert await slowly.run(lambda: 2) == 2
        assert begun == []
        slowly.end()

    asyncio.run(work())


class Thing:
    """Something that is handed over."""


@pytest.mark.parametrize("outcome", ["answer", "error"])
def test_nothing_is_kept_of_what_was_done(outcome):
    def deed(thing):
        if outcome == "error":
            raise ValueError(thing)
        return thing

    async def work():
        slowly, thing = ThreadPool(), Thing()
        seen = weakref.ref(thing)
        with contextlib.suppress(ValueError):
            await slowly.run(deed, thing)
        del thing
        await until(lambda: seen() is None)
        slowly.end()

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()
