"""What nobody needs any more leaves the memory, though it is seldom looked at."""

import asyncio
import gc
import weakref
from itertools import pairwise

import pytest

from casetta.server.upkeep import gc as collecting
from tests.waiting import until


class Hub:
    """All that garbage collection asks of a hub."""

    def __init__(self):
        self.departed = 0

    def traffic(self):
        """Nobody is here."""
        return 0, self.departed


class Thing:
    """Something that refers to itself, as connections do that have ended."""

    def __init__(self):
        self.itself = self


ROUNDS: list[None] = []
"""One for each time it was looked whether it is time."""


def is_worth_it(gone, here, waited, judge=collecting.is_worth_it):
    """The same, counted."""
    ROUNDS.append(None)
    return judge(gone, here, waited)


async def some_rounds():
    """Wait until it was looked a few times more, with time enough in between."""
    enough = len(ROUNDS) + 20
    await until(lambda: len(ROUNDS) >= enough)


@pytest.fixture
def quick(monkeypatch):
    """Looks follow one another quickly; afterwards memory is tidied as ever."""
    monkeypatch.setattr(collecting, "LOOK", 0.001)
    monkeypatch.setattr(collecting, "SELDOM", 0.005)
    monkeypatch.setattr(collecting, "MUCH", 20_000)
    monkeypatch.setattr(collecting, "is_worth_it", is_worth_it)
    ROUNDS.clear()
    yield
    gc.unfreeze()
    gc.enable()


async def is_gone(hub, then):
    """Whether something that nobody needs is gone a while after something happened."""
    task = asyncio.ensure_future(collecting.collect_garbage(hub.traffic))
    await some_rounds()
    seen = weakref.ref(Thing())
    kept = then(hub)
    await some_rounds()
    task.cancel()
    del kept
    return seen() is None


def much_is_new(hub):
    """More new objects than a server that was small lets pass."""
    return [[] for _ in range(2 * collecting.MUCH)]


def test_connections_that_ended_leave_the_memory(quick):
    def leave(hub):
        hub.departed += 1

    assert asyncio.run(is_gone(Hub(), leave))


def test_what_is_left_over_goes_when_much_was_new(quick):
    assert asyncio.run(is_gone(Hub(), much_is_new))


def test_everything_is_not_looked_at_for_nothing(quick):
    assert not asyncio.run(is_gone(Hub(), lambda hub: None))


def test_what_is_in_use_is_looked_at_once(quick):
    looks = []

    async def grow():
        task = asyncio.ensure_future(collecting.collect_garbage(Hub().traffic))
        await some_rounds()
        kept = []
        for _ in range(3):
            kept.append(much_is_new(None))
            await some_rounds()
            looks.append((gc.get_freeze_count(), len(gc.get_objects())))
        task.cancel()
        return kept

    kept = asyncio.run(grow())
    in_use = [count for count, _ in looks]
    assert [later - count >= len(kept[0]) for count, later in pairwise(in_use)] == [True, True]
    assert all(left < len(kept[0]) for _, left in looks)


@pytest.mark.parametrize(
    ("gone", "here", "waited", "worth"),
    [
        (1, 0, 300, True),
        (1, 0, 299, False),
        (0, 0, 300, False),
        (1, 1, 300, False),
        (100_000, 1, 3_000, False),
    ],
)
def test_everything_is_looked_at_only_while_nobody_is_here(gone, here, waited, worth):
    assert collecting.is_worth_it(gone, here, waited) is worth


def test_nothing_is_looked_at_by_itself(quick):
    async def run():
        task = asyncio.ensure_future(collecting.collect_garbage(Hub().traffic))
        await some_rounds()
        task.cancel()
        return gc.isenabled()

    assert not asyncio.run(run())
