"""A fair queue: who has the next turn, and who is refused when too many wait."""

import asyncio

from casetta.contract.errors import Wrong
from casetta.server import fair_queue
from casetta.server.fair_queue import ORDINARY, Asker, FairQueue


class Turns:
    """Askers at a queue: who had a place, in order; a place is held until `pass_on`."""

    def __init__(self, queue):
        self.queue = queue
        self.had = []
        self.refused = []
        self._held = []
        self._asked = []

    async def ask(self, *askers):
        for asker in askers:
            self._asked.append(asyncio.ensure_future(self._wait(asker)))
            await asyncio.sleep(0)

    async def _wait(self, asker):
        try:
            turn = self.queue.join(asker, "too-many-hints")
            async with turn:
                self.had.append(asker.table or asker.address)
                gate = asyncio.Event()
                self._held.append(gate.set)
                await gate.wait()
        except Wrong as wrong:
            self.refused.append((asker.address, wrong.code))

    async def pass_on(self, times=100):
        """Release one place after the other."""
        for _ in range(times):
            if self._held:
                self._held.pop(0)()
            for _ in range(4):
                await asyncio.sleep(0)

    def cancel(self, number):
        self._asked[number].cancel()


def tables(address, number, rank=fair_queue.URGENT):
    return [Asker(address, f"{address}{each}", lambda: rank) for each in range(number)]


async def all_turns(queue, *askers):
    turns = Turns(queue)
    await turns.ask(*askers)
    await turns.pass_on()
    return turns


def run(test):
    return asyncio.run(test)


def test_a_quiet_address_is_next_after_what_is_under_way():
    turns = run(all_turns(FairQueue(1), *tables("a", 5), Asker("b", "b0")))

    assert turns.had == ["a0", "b0", "a1", "a2", "a3", "a4"]


def test_addresses_take_turns_and_so_do_their_tables():
    askers = [Asker("a", "a0")] * 3 + [Asker("a", "a1")] * 2 + [Asker("b", "b0")] * 2
    turns = run(all_turns(FairQueue(1), *askers))

    assert turns.had == ["a0", "b0", "a1", "b0", "a0", "a1", "a0"]


def test_what_is_urgent_comes_first_whoever_had_a_turn():
    turns = run(all_turns(FairQueue(1), *tables("b", 3, ORDINARY), *tables("a", 3)))

    assert turns.had == ["b0", "a0", "a1", "a2", "b1", "b2"]


def test_the_last_free_place_is_kept_for_something_urgent_of_another_address():
    async def held():
        turns = Turns(FairQueue(3))
        await turns.ask(*tables("a", 5), *tables("c", 1, ORDINARY))
        before = list(turns.had)
        await turns.ask(Asker("b", "b0"))
        return before, list(turns.had)

    assert run(held()) == (["a0", "a1"], ["a0", "a1", "b0"])


def test_of_too_many_the_greedy_one_waits_no_longer_for_its_latest():
    turns = run(all_turns(FairQueue(1, most_waiting=3), *tables("a", 4), Asker("b"), Asker("c")))

    assert turns.refused == [("a", "too-many-hints"), ("a", "too-many-hints")]
    assert turns.had == ["a0", "b", "c", "a1"]


def test_nobody_is_refused_for_an_address_that_waits_for_as_much():
    askers = [*tables("a", 3), *tables("b", 2)]
    turns = run(all_turns(FairQueue(1, most_waiting=3), *askers))

    assert turns.refused == [("b", "too-many-hints")]
    assert turns.had == ["a0", "b0", "a1", "a2"]


def test_who_goes_away_leaves_the_place_to_others():
    async def left():
        turns = Turns(FairQueue(1))
        await turns.ask(*tables("a", 3))
        turns.cancel(1)
        await turns.pass_on()
        return turns.had, turns.queue.held

    assert run(left()) == (["a0", "a2"], 0)


def test_who_goes_away_at_the_moment_of_the_turn_leaves_the_place_to_others():
    async def left():
        turns = Turns(FairQueue(1))
        await turns.ask(*tables("a", 3))
        turns._held.pop()()
        turns.cancel(1)
        await turns.pass_on()
        return turns.had, turns.queue.held

    assert run(left()) == (["a0", "a2"], 0)


def test_only_so_many_last_turns_are_remembered(monkeypatch):
    monkeypatch.setattr(fair_queue, "MOST_REMEMBERED", 4)
    queue = FairQueue(1)
    run(all_turns(queue, *tables("a", 9)))

    assert len(queue._last_turns) == 4
