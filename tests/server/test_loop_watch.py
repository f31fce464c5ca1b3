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


async def call_back():
    """The same as a plain callback."""
    done, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.call_soon(work)
    loop.call_later(0.001, done.set)
    await done.wait()


def run_elsewhere(task):
    """Run a task in a loop of another thread."""
    thread = threading.Thread(target=lambda: asyncio.run(task))
    thread.start()
    thread.join()


@pytest.mark.parametrize(
    ("run", "task", "name"),
    [
        (asyncio.run, work_later, "work_later"),
        (asyncio.run, call_back, "work"),
        (run_elsewhere, work_later, "work_later"),
    ],
)
def test_a_task_or_a_callback_that_works_for_long_is_named_in_any_thread(run, task, name):
    with pytest.raises(AssertionError, match=rf"\b{name} took \d+ ms"), watch_loop():
        run(task())


def test_other_threads_and_waiting_do_not_count():
    async def wait():
        await asyncio.to_thread(work)
        threading.Event().wait(LONG)

    with watch_loop() as watch:
        asyncio.run(wait())
    assert watch.seconds < MOST_SECONDS
