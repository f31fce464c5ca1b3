"""What nobody needs any more leaves the memory, though it is seldom looked at."""

import asyncio
import gc
import weakref

import pytest

from casetta.server import tidying


class Hub:
    """All that tidying asks of a hub."""

    departed = 0


class Thing:
    """Something that refers to itself, as connections do that have ended."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def quick(monkeypatch):
    """Looks follow one another quickly; afterwards memory is tidied as ever."""
    thresholds = gc.get_threshold()
    monkeypatch.setattr(tidying, "LOOK", 0.001)
    monkeypatch.setattr(tidying, "SELDOM", 0.005)
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def is_gone(old, hub, then):
    """Whether something that grew old while a server runs is gone after a while."""
    task = asyncio.ensure_future(tidying.tidy_now_and_then(hub))
    await asyncio.sleep(0.01)
    thing = Thing()
    seen = weakref.ref(thing)
    for _ in range(old):
        gc.collect(0)
    del thing
    then(hub)
    await asyncio.sleep(0.1)
    task.cancel()
    return seen() is None


def test_connections_that_ended_leave_the_memory(quick):
    def leave(hub):
        hub.departed += 1

    assert asyncio.run(is_gone(1, Hub(), leave))


def test_what_is_left_over_goes_when_much_was_new(quick):
    assert asyncio.run(is_gone(tidying.MUCH, Hub(), lambda hub: None))


def test_everything_is_not_looked_at_for_nothing(quick):
    assert not asyncio.run(is_gone(1, Hub(), lambda hub: None))
