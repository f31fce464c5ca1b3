"""What takes long is done beside: bounded, in turn, and nobody waits for it at the end."""

import asyncio
import threading
import time

import pytest

from casetta.kernel.wrong import Wrong
from casetta.server.slowly import MOST_WAITING, Slowly
from tests.waiting import until


def test_answers_and_refusals_come_back():
    async def work():
        slowly = Slowly()
        assert await slowly.do(lambda one, two: one + two, 1, two=2) == 3
        with pytest.raises(ZeroDivisionError):
            await slowly.do(lambda: 1 // 0)
        slowly.end()

    asyncio.run(work())


def test_of_too_many_the_last_is_refused():
    async def work():
        slowly, gate = Slowly(), threading.Event()
        waiting = [asyncio.ensure_future(slowly.do(gate.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Wrong, match="too-many"):
            await slowly.do(time.time)
        gate.set()
        assert await asyncio.gather(*waiting) == [True] * MOST_WAITING
        slowly.end()

    asyncio.run(work())


def test_several_threads_do_several_things_at_the_same_time():
    async def work():
        slowly, together = Slowly(threads=3), threading.Barrier(3)
        await asyncio.gather(*(slowly.do(together.wait, timeout=30) for _ in range(3)))
        slowly.end()

    asyncio.run(work())


def test_at_the_end_nothing_is_waited_for_and_nothing_is_begun():
    async def work():
        slowly, gate = Slowly(), threading.Event()
        under_way = asyncio.ensure_future(slowly.do(gate.wait))
        queued = asyncio.ensure_future(slowly.do(gate.wait))
        await until(lambda: slowly._jobs.qsize() == 1)
        slowly.end()
        with pytest.raises(asyncio.CancelledError):
            await queued
        with pytest.raises(Wrong, match="shutting-down"):
            await slowly.do(time.time)
        assert not under_way.done()
        assert all(thread.daemon for thread in slowly._threads)
        gate.set()
        assert await under_way

    asyncio.run(work())
