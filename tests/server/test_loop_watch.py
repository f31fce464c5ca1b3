"""The watch over the event loop sees what the loop works on, and nothing else."""

import asyncio
import threading
import time

import pytest

from tests.server.loop_watch import MOST_SECONDS, watch_loop

LONG = 2 * MOST_SECONDS


def work(seconds=LONG):
    """Use CPU time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def work_later():
    """The same as a task, not in its first step."""
    await asyncio.sleep(0)
    work()


def test_a_task_that_works_for_long_is_named():
    with pytest.raises(AssertionError, match=r"work_later took \d+ ms"), watch_loop():
        asyncio.run(work_later())


def test_a_callback_that_works_for_long_is_named():
    async def call():
        done = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.call_soon(work)
        loop.call_later(0.001, done.set)
        await done.wait()

    with pytest.raises(AssertionError, match=r"work took \d+ ms"), watch_loop():
        asyncio.run(call())


def test_a_loop_in_another_thread_is_watched():
    def run_elsewhere():
        thread = threading.Thread(target=lambda: asyncio.run(work_later()))
        thread.start()
        thread.join()

    with pytest.raises(AssertionError, match="work_later"), watch_loop():
        run_elsewhere()


def test_other_threads_and_waiting_do_not_count():
    async def wait():
        await asyncio.to_thread(work)
        threading.Event().wait(LONG)

    with watch_loop() as watch:
        asyncio.run(wait())
    assert watch.seconds < MOST_SECONDS


def test_short_callbacks_do_not_add_up():
    async def often():
        for _ in range(4):
            work(MOST_SECONDS / 2)
            await asyncio.sleep(0)

    with watch_loop() as watch:
        asyncio.run(often())
    assert watch.seconds > 0
