"""The watch over the event loop sees what the loop works on, and nothing else."""

import asyncio
import threading
import time

import pytest

from casetta import games
from tests.hostile.loop_watch import MOST_SECONDS, demand_quick, watch_loop

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
    assert watch.worst()[0] < MOST_SECONDS


def test_a_server_in_test_mode_tells_what_kept_its_loop_busy(served):
    server = served(is_watched=True)
    server.get("/api/openapi/openapi.json")
    watched = server.post("/api/test/watch")
    assert (watched["rooms"], watched["connected"]) == (0, 0)
    assert max(watched["slow"].values(), default=0) < 60

    with server.client(server.begun(), 0) as client:
        client.position()
        watched = server.post("/api/test/watch")
    assert (watched["rooms"], watched["connected"]) == (1, 1)


def test_the_first_to_ask_for_anything_keeps_nobody_waiting(served):
    """All games, sentences and descriptions are there when a server begins to listen."""
    server = served(is_watched=True)
    server.post("/api/test/watch")
    for game in games.names():
        server.begun(*["person"] * (1 if game == "home-staging" else 2), game=game)
    server.get("/api/schemas/server-answer.json")
    for name, seconds in server.post("/api/test/watch")["slow"].items():
        demand_quick(seconds, name)


def test_a_server_that_is_not_watched_says_so(near):
    status, answer, _ = near.ask("POST", "/api/test/watch", {})
    assert (status, answer["code"]) == (404, "not-found")
