"""Bots in processes of their own: nobody waits for one that goes wrong, and turns are fair."""

import asyncio
import json
import os
import signal
import sys
import time
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest

from casetta.server import bot_pool, workers
from casetta.server.bot_pool import BotPool, BotQuestion
from casetta.server.fair_queue import ANYBODY, Asker
from casetta.server.rate_limit import buckets
from casetta.server.rooms.bots import resign
from tests.server.inside import HANGS, READY, bots_by, bots_that_tell, laid, seated, watching
from tests.server.positions import near_the_end
from tests.waiting import until

BOTS = {
    "cannot be started": "",
    "is gone at once": "raise SystemExit",
    "crashes": READY + "input(); import os; os._exit(3)",
    "answers with words": READY + "\nwhile input(): print('checkmate', flush=True)",
    "answers with no move": READY + "\nwhile input(): print(-7, flush=True)",
    "answers with a huge number": READY + "\nwhile input(): print(10**4000, flush=True)",
    "answers with a move that is illegal": READY + "\nwhile input(): print(1, flush=True)",
    "never ends its line": READY + "input(); print('1' * 2_000_000, end='', flush=True)",
    "answers with rubbish": READY + "input(); import os; os.write(1, bytes([255, 10]))",
}


@pytest.fixture
def seconds(monkeypatch):
    """Lets a worker have other times than a server gives it."""

    def give(**given):
        for name, value in given.items():
            home = workers if hasattr(workers, name) else bot_pool
            monkeypatch.setattr(home, name, value)

    return give


async def asked_by_hand(hub, seconds=None):
    """What a bot may be asked about a game that has begun."""
    room, _ = await laid(hub, "person", "bot:random")
    return BotQuestion(room.game, room.history.table.view(0), 0, "random", seconds)


@pytest.mark.parametrize("script", BOTS.values(), ids=BOTS)
async def test_a_game_goes_on_with_a_bot_that(hub, script):
    hub.bot_pool = bots_by(script) if script else BotPool(command=["/no/such/program"])
    room, _ = await laid(hub, "bot:random", "bot:greedy")
    await until(lambda: room.status == "finished")
    assert room.history.over


async def test_a_bot_that_hangs_holds_up_its_own_table_alone(hub, seconds):
    seconds(FIRST=1.0, LATE=0.5)
    hub.bot_pool = bots_by(HANGS)
    held_up, _ = await laid(hub, "bot:random", "bot:random", left=2, thinking=0.1)
    other, links = await laid(hub, "person", "person", left=3)
    assert held_up.bots.thinking
    _, moves = near_the_end("my-shelfie", left=3)
    chair = await seated(hub, links, 0, 1)
    for number, (seat, text) in enumerate(moves):
        move = {"type": "move", "move_id": str(number), "expect": number, "move": text}
        await chair.hear(move | {"seat": seat})
    assert other.status == "finished"
    assert held_up.history.version == 0
    await until(lambda: held_up.status == "finished")
    assert hub.bot_pool.failures == 2


async def test_a_bot_that_hangs_costs_a_second_and_the_next_process_is_ready_then(hub, tmp_path):
    """The first process hangs; others are slow to wake up, and answer at once."""
    mark, waking = tmp_path / "hung", 1.0
    script = (
        f"import os, time; hangs = not os.path.exists({str(mark)!r}); open({str(mark)!r}, 'w');"
        f"time.sleep(0 if hangs else {waking});"
        + READY
        + "input();\nif hangs: time.sleep(1000)\nwhile True: print(0, flush=True); input()"
    )
    hub.bot_pool = bots_by(script)
    hub.bot_pool._played.add("my-shelfie")
    question = await asked_by_hand(hub, seconds=0.5)
    await hub.bot_pool._started()
    for worker in hub.bot_pool._all:
        hub.bot_pool._idle.append(worker)
    assert await hub.bot_pool.choose(question) is None
    await until(lambda: hub.bot_pool._spare.done())
    ready = hub.bot_pool._spare.result()
    assert await hub.bot_pool.choose(question) == 0
    assert (hub.bot_pool.failures, hub.bot_pool._idle) == (1, [ready])


async def test_nothing_is_left_of_bots_that_were_still_being_started(hub, tmp_path):
    mark = f"{str(tmp_path)!r} + f'/{{os.getpid()}}'"
    script = f"import os, time; open({mark}, 'w'); time.sleep(1000)"
    hub.bot_pool = bots_by(script)
    question = await asked_by_hand(hub)
    asked = [asyncio.ensure_future(hub.bot_pool.choose(question)) for _ in range(2)]
    await until(lambda: len(list(tmp_path.iterdir())) == 2)
    for each in asked:
        each.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await hub.bot_pool.end()
    for mark in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(mark.name), 0)


async def test_a_bot_that_is_ended_while_it_is_asked_ends_once():
    worker = await workers.Worker.start([sys.executable, "-u", "-c", HANGS])

    async def ask():
        with pytest.raises(workers.FAILURES):
            await worker.ask({}, 10.0)
        await worker.end()

    asked = asyncio.ensure_future(ask())
    await asyncio.sleep(0)
    await asyncio.gather(worker.end(), asked)
    assert worker.process.returncode == -signal.SIGKILL


def eater(limit):
    """A worker as it is, but for its limit, and for a bot that wants a gibibyte before it moves."""
    return (
        "from casetta.bots import worker\n"
        f"worker.MEMORY = {limit}\n"
        "worker.answer = lambda question: bytearray(1 << 30)[0]\n"
        "worker.main()\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="not on Windows: the system has no such limit")
@pytest.mark.parametrize(("limit", "fails"), [(1 << 30, True), (4 << 30, False)])
async def test_a_bot_that_eats_memory_fails_by_itself_and_its_game_goes_on(hub, limit, fails):
    hub.bot_pool = bots_by(eater(limit))
    question = await asked_by_hand(hub, seconds=10.0)
    begun = time.monotonic()
    assert await hub.bot_pool.choose(question) == (None if fails else 0)
    assert time.monotonic() - begun < 10, "nobody waits for a process that is gone"
    assert hub.bot_pool.failures == fails


async def test_a_bot_that_does_not_wake_up_is_not_waited_for_long(hub, seconds):
    seconds(WAKING=0.2, AFTER_FAILURE=0.1, LATE=0.1, FIRST=0.1)
    hub.bot_pool = bots_by("import time; time.sleep(1000)")
    room, _ = await laid(hub, "bot:random", "bot:random", left=3)
    await until(lambda: room.status == "finished")


async def test_a_bot_that_is_killed_is_replaced(hub):
    hub.bot_pool, question = BotPool(), await asked_by_hand(hub)
    legal = question.game.legal(question.view, 0)
    assert await hub.bot_pool.choose(question) in legal
    [worker] = hub.bot_pool._all
    os.kill(worker.process.pid, signal.SIGKILL)
    await worker.process.wait()
    assert await hub.bot_pool.choose(question) in legal
    assert hub.bot_pool.failures == 0


async def test_a_bot_is_told_its_view_how_long_it_may_think_and_nothing_else(hub, tmp_path):
    """What a worker reads is made from what its seat sees."""
    hub.bot_pool = bots_that_tell(tmp_path / "heard")
    room, _ = await laid(hub, "person", "bot:random")
    view = room.history.table.view(1)
    await hub.bot_pool.choose(BotQuestion(room.game, view, 1, "random"))
    timed, _ = await laid(hub, "bot:random", "bot:random", left=2, thinking=0.25)
    await until(lambda: timed.status == "finished")
    first, *others = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert set(first) == {"ask", "game", "view", "seat", "bot", "seed", "seconds"}
    assert first["view"] == list(view) != list(room.history.table.state)
    assert [question["seconds"] for question in others] == [0.25, 0.25]


async def test_everybody_is_told_which_bots_think(hub, seconds):
    seconds(FIRST=0.5, LATE=0.5)
    hub.bot_pool = bots_by(HANGS)
    room, links = await laid(hub, "bot:random", "person", thinking=0.1)
    chair = await seated(hub, links, 1)
    await until(lambda: room.history.version)
    told = [json.loads(each) for each in await chair.taken()]
    thinking = [each["seats"] for each in told if each["type"] == "thinking"]
    here = [each["places"][0]["thinking"] for each in told if each["type"] == "people"]
    assert here[0] is True
    assert thinking == [[]]


# Turns


class FakeWorker:
    """A worker without a process."""

    def __init__(self, ask):
        self.ask = ask
        self.is_new = True
        self.process = SimpleNamespace(returncode=None)

    async def end(self):
        """There is nothing to be ended."""


class Thinkers(BotPool):
    """Bots that think until they are told to stop: who was asked, and what to answer."""

    def __init__(self, most=2, budgets=None):
        super().__init__(most, budgets=budgets)
        self.asked = []
        self._gates = []

    async def _new_worker(self):
        return FakeWorker(self.think)

    async def think(self, question, seconds):
        gate = asyncio.get_running_loop().create_future()
        self.asked.append(question["bot"])
        self._gates.append(gate)
        return await gate

    async def stop_the_first(self):
        """Let a bot answer, and all happen that follows."""
        self._gates.pop(0).set_result(0)
        for _ in range(50):
            await asyncio.sleep(0)


async def asked_of_nobody(hub):
    """What a bot may be asked about a game in which people play."""
    room, _ = await laid(hub, "person", "person")
    return BotQuestion(room.game, room.history.table.view(0), 0, "random")


async def test_the_bot_of_a_person_is_asked_at_once_beside_tables_of_bots_that_think_long(hub):
    """Eight tables of bots alone, whose maker looks at them, would have thought for two minutes."""
    hub.bot_pool = Thinkers()
    for _ in range(8):
        await laid(hub, "bot:random", "bot:random", address="a", thinking=30)
    await until(lambda: len(hub.bot_pool.asked) == 2)
    _, links = await laid(hub, "bot:greedy", "person", address="b")
    await seated(hub, links, 1)
    await until(lambda: len(hub.bot_pool.asked) == 3)

    assert hub.bot_pool.asked == ["random", "random", "greedy"]


THINKS = """
import json, signal, sys
print('ready', flush=True)
for line in sys.stdin:
    if json.loads(line)['bot'] == 'random':
        signal.pause()
    print(0, flush=True)
"""
"""A process in which one bot thinks until it is ended, and others answer at once."""


@pytest.mark.skipif(sys.platform == "win32", reason="not on Windows: nobody pauses there")
async def test_processes_that_think_long_for_tables_of_bots_leave_one_to_the_bot_of_a_person(hub):
    """The same with processes: it has moved before any of these tables has."""
    hub.bot_pool = bots_by(THINKS)
    alone = [
        await laid(hub, "bot:random", "bot:random", address="a", thinking=30) for _ in range(8)
    ]
    await until(lambda: hub.bot_pool.queue.held >= 2)
    room, links = await laid(hub, "bot:greedy", "person", address="b")
    await seated(hub, links, 1)
    await until(lambda: room.history.version)

    assert [each.history.version for each, _ in alone] == [0] * 8
    assert hub.bot_pool.failures == 0


async def test_the_bot_of_a_person_is_next_whoever_waits(hub):
    hub.bot_pool = Thinkers(most=1)
    for _ in range(3):
        await laid(hub, "bot:random", "bot:random", address="a", thinking=30)
    for bot in ("greedy", "swallow"):
        _, links = await laid(hub, f"bot:{bot}", "person", address=bot)
        await seated(hub, links, 1)
    await until(lambda: len(hub.bot_pool.asked) == 2)
    await hub.bot_pool.stop_the_first()

    assert hub.bot_pool.asked == ["random", "greedy", "swallow"]


async def test_whose_bots_have_thought_for_long_comes_last(hub):
    budgets = buckets(rate=0.001, burst=1)
    hub.bot_pool = Thinkers(most=1, budgets=budgets)
    budgets.of("spent").spend(10)
    asked = [Asker("other"), Asker("spent"), Asker("spent"), Asker("frugal")]
    question = await asked_of_nobody(hub)
    thinking = [
        asyncio.ensure_future(hub.bot_pool.choose(replace(question, bot=each.address), each))
        for each in asked
    ]
    await until(lambda: len(hub.bot_pool.asked) == 2)
    for _ in range(3):
        await hub.bot_pool.stop_the_first()
    for each in thinking:
        each.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)

    assert hub.bot_pool.asked == ["other", "frugal", "spent", "spent"]


async def test_bots_among_themselves_play_as_long_as_anybody_looks(hub):
    hub.bot_pool = Thinkers()
    room, links = await laid(hub, "bot:random", "bot:random", left=5)
    [watcher] = room.audience
    await until(lambda: len(hub.bot_pool.asked) == 1)
    await hub.bot_pool.stop_the_first()
    room.depart(watcher)
    before = room.history.version
    await hub.bot_pool.stop_the_first()
    assert room.is_idle
    asleep = room.history.version
    await watching(hub, links)
    await until(lambda: len(hub.bot_pool.asked) == 3)

    assert before == asleep == 1


async def test_nobody_thinks_for_a_table_that_fell_asleep_while_it_waited(hub):
    hub.bot_pool = Thinkers(most=1)
    await laid(hub, "bot:random", "bot:random", address="a")
    room, _ = await laid(hub, "bot:greedy", "bot:greedy", address="b")
    room.depart(next(iter(room.audience)))
    await hub.bot_pool.stop_the_first()
    await until(lambda: room.is_idle)

    assert set(hub.bot_pool.asked) == {"random"}


async def test_bots_play_on_for_people_who_left_also_where_nobody_looks(hub):
    room, links = await laid(hub, "person", "bot:random", left=3, bot="random")
    chair = await seated(hub, links, 0)
    await resign(room, 0)
    chair.leave()
    await until(lambda: room.status == "finished")


# Advice


class Silent(BotPool):
    """Bots that know no answer."""

    async def advise(self, question, asker=ANYBODY):
        return None


async def test_an_address_gets_so_much_advice_and_others_theirs(hub):
    hub.bot_pool = Silent()
    limits = hub.limits
    _, links = await laid(hub, "person", "person")
    codes = []
    for number in range(limits.hints_at_once + 1):
        chair = await seated(hub, links, 0)
        chair.connection.address = "a"
        codes.append(await advised(chair, number))
    quiet = await seated(hub, links, 0)
    quiet.connection.address = "b"

    assert codes == ["no-answer"] * limits.hints_at_once + ["too-many-hints"]
    assert await advised(quiet, 99) == "no-answer"


async def advised(chair, number):
    """The code with which a hint is refused; the bots here know none."""
    await chair.taken()
    await chair.hear({"type": "ask", "id": f"{number}", "about": "hint"})
    await until(lambda: any(b"refused" in each for each in chair.sent))
    [told] = [json.loads(each) for each in await chair.taken() if b"refused" in each]
    chair.leave()
    return told["code"]


async def test_who_asks_a_first_hint_is_heard_though_one_address_fills_the_queue(hub):
    hub.bot_pool = Thinkers()
    question = await asked_of_nobody(hub)
    ask = partial(replace, question, ask="hint")
    flood = [
        asyncio.ensure_future(hub.bot_pool.advise(ask(bot="flood"), Asker("flood")))
        for _ in range(bot_pool.MOST_ADVICE + 1)
    ]
    await until(lambda: hub.bot_pool.asked)
    first = asyncio.ensure_future(hub.bot_pool.advise(ask(bot="first"), Asker("quiet")))
    await asyncio.sleep(0)
    await hub.bot_pool.stop_the_first()
    asked = list(hub.bot_pool.asked)
    refused = [each for each in flood if each.done() and each.exception()]
    for each in (*flood, first):
        each.cancel()
    await asyncio.gather(*flood, first, return_exceptions=True)

    assert asked == ["flood", "first"]
    assert [each.exception().code for each in refused] == ["too-many-hints"]
