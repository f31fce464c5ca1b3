"""Bots and reviews in processes of their own, what takes long in threads: nobody waits for them."""

import asyncio
import contextlib
import json
import os
import signal
import sys
import threading
import time
import weakref
from contextlib import asynccontextmanager, contextmanager

import pytest

from casetta.contract.errors import Wrong
from casetta.server import workers
from casetta.server.threads import MOST_WAITING as THREADS_WAITING
from casetta.server.threads import ThreadPool
from casetta.server.workers import FOLDER, BotPool, BotQuestion, Reviews
from tests.server.inside import HANGS, READY, bots_by, bots_that_tell, laid, seated
from tests.server.positions import finished, near_the_end
from tests.waiting import until, until_answered, wait_until

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
    return lambda **given: [monkeypatch.setattr(workers, *each) for each in given.items()]


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
    seconds(WAKING=0.2, THINKING=0.1, LATE=0.1, FIRST=0.1)
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


COMPILING = 1000
"""Seconds that may take on a busy machine."""
COUNTS = """
import json, sys
print('ready', flush=True)
for line in sys.stdin:
    record = json.loads(line)['record']
    open(sys.argv[1], 'a').write('x')
    print(json.dumps({'seats': record['seats'], 'version': 1}), flush=True)
"""
STEPS = """
import json, os, sys, time
print('ready', flush=True)
sys.stdin.readline()
print(json.dumps({'done': 3, 'of': 7}), flush=True)
while not os.path.exists(sys.argv[1]): time.sleep(0.01)
print(json.dumps({'version': 1}), flush=True)
"""
FAILS = {
    "is gone at once": "raise SystemExit",
    "crashes": "print('ready', flush=True); input(); raise SystemExit(3)",
    "answers with rubbish": "print('ready', flush=True); input(); print('[', flush=True)",
    "answers with a list": "print('ready', flush=True); input(); print('[]', flush=True)",
    "finds something wrong": "print('ready', flush=True); input(); print('{\"error\": {}}')",
    "hangs": "print('ready', flush=True); import time; time.sleep(1000)",
}


def record(number=0):
    """As much of a record as its name needs."""
    return {
        "game": "my-shelfie", "version": 1, "setup": {"seed": number}, "events": [],
        "seats": ["Anna", f"{number}"],
    }  # fmt: skip


@asynccontextmanager
async def reviewing(folder, script=COUNTS, *arguments, **more):
    """Reviews that a program makes, which counts them in a file if nothing else is said."""
    given = arguments or (folder / "count",)
    known = Reviews(folder, [sys.executable, "-c", script, *map(str, given)], **more)
    async with asyncio.timeout(120):
        yield known
    await known.end()


async def settled(known, each):
    """How things are once nothing waits any more."""

    async def found():
        status, review = await known.find(each)
        return (status, review) if status != "waiting" else None

    return await until_answered(found)


async def made(known, number=0):
    """The same of a review that is wanted."""
    await known.want(record(number))
    return await settled(known, record(number))


async def test_a_review_is_made_once_and_kept_and_again_if_it_cannot_be_read(tmp_path):
    async with reviewing(tmp_path) as known:
        assert await known.find(record()) == ("none", None)
        assert (await known.want(record()))[0] == "waiting"
        assert (await known.want(record()))[0] == "waiting"
        first = await settled(known, record())
        assert await known.want(record()) == first
    async with reviewing(tmp_path, "raise SystemExit") as later:
        assert await later.want(record()) == first
    assert first == ("ready", {"seats": ["Anna", "0"], "version": 1})
    assert (tmp_path / "count").read_text() == "x"
    (file,) = (tmp_path / FOLDER).iterdir()
    file.write_bytes(b"{")
    async with reviewing(tmp_path) as known:
        assert (await known.find(record()))[0] == "none"
        assert await made(known) == first


async def test_how_far_a_review_is_can_be_asked(tmp_path):
    go = tmp_path / "go"
    async with reviewing(tmp_path, STEPS, go) as known:
        assert known.progress(record()) == (0, 0)
        await known.want(record())
        await until(lambda: known.progress(record()) == (3, 7))
        assert known.progress(record(1)) == (0, 0)
        go.touch()
        assert await settled(known, record()) == ("ready", {"version": 1})


async def test_what_waits_is_made_in_order_and_only_so_much_may_wait(tmp_path, monkeypatch):
    """Nothing is made until all are wanted."""
    are_wanted, start = asyncio.Event(), workers.Worker.start

    async def start_later(*given):
        await are_wanted.wait()
        return await start(*given)

    monkeypatch.setattr(workers.Worker, "start", start_later)
    monkeypatch.setattr(workers, "MOST_WAITING", 3)
    async with reviewing(tmp_path) as known:
        for number in range(3):
            await known.want(record(number))
        with pytest.raises(Wrong, match="too-many"):
            await known.want(record(3))
        are_wanted.set()
        found = [await settled(known, record(number)) for number in range(3)]
        found.append(await made(known, 3))

    assert [(status, told["seats"][1]) for status, told in found] == [
        ("ready", str(number)) for number in range(4)
    ]


@pytest.mark.parametrize("script", FAILS.values(), ids=FAILS)
async def test_the_next_review_is_made_though_a_process(tmp_path, script):
    async with reviewing(tmp_path, script, patience=1.0) as known:
        assert await made(known) == ("failed", None)
        known._command = [sys.executable, "-c", COUNTS, str(tmp_path / "count")]
        assert (await made(known))[0] == "ready"


async def test_of_too_many_the_oldest_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(workers, "MOST_KEPT", 2)
    async with reviewing(tmp_path) as known:
        for number in range(4):
            await made(known, number)
        statuses = [(await known.find(record(number)))[0] for number in range(4)]

    assert statuses == ["none", "none", "ready", "ready"]
    assert len(list((tmp_path / FOLDER).iterdir())) == 2


async def test_what_is_wanted_while_a_process_ends_is_made_too(tmp_path):
    async with reviewing(tmp_path) as known:
        for number in range(6):
            await known.want(record(number))
            while known._waiting:
                await asyncio.sleep(0)
        assert (await made(known, 9))[0] == "ready"


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_finished_game_is_reviewed_for_whoever_holds_a_link(server):
    """The first time, all that judges it has to be compiled."""
    links = finished(server)
    nothing = {"status": "none", "review": None, "done": 0, "of": 1}
    assert links.get("review", "spectator") == nothing
    assert links.ask("GET", "review", by="")[0] == 403
    assert links.post("review", by="0")["status"] in ("waiting", "ready")

    def made():
        told = links.get("review", "1")
        return told if told["status"] != "waiting" else None

    told = wait_until(made, COMPILING)

    assert told["status"] == "ready"
    assert len(told["review"]["seats"]) == 2
    assert json.dumps(told["review"])


# Threads


@contextmanager
def threads(*given, **more):
    """Threads beside the loop, and a gate at which their work may wait."""
    slowly = ThreadPool(*given, **more)
    yield slowly, threading.Event()
    slowly.end()


async def test_answers_and_refusals_come_back():
    with threads() as (slowly, _):
        assert await slowly.run(lambda one, two: one + two, 1, two=2) == 3
        with pytest.raises(ZeroDivisionError):
            await slowly.run(lambda: 1 // 0)


async def test_of_too_many_the_last_is_refused():
    with threads() as (slowly, gate):
        waiting = [asyncio.ensure_future(slowly.run(gate.wait)) for _ in range(THREADS_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Wrong, match="too-many"):
            await slowly.run(time.time)
        gate.set()
        assert await asyncio.gather(*waiting) == [True] * THREADS_WAITING


async def test_several_threads_do_several_things_at_the_same_time():
    with threads(threads=3) as (slowly, _):
        together = threading.Barrier(3)
        await asyncio.gather(*(slowly.run(together.wait, timeout=30) for _ in range(3)))


async def test_at_the_end_nothing_is_waited_for_and_nothing_is_begun():
    with threads() as (slowly, gate):
        under_way = asyncio.ensure_future(slowly.run(gate.wait))
        queued = asyncio.ensure_future(slowly.run(gate.wait))
        await until(lambda: slowly._jobs.qsize() == 1)
    with pytest.raises(asyncio.CancelledError):
        await queued
    with pytest.raises(Wrong, match="shutting-down"):
        await slowly.run(time.time)
    assert not under_way.done()
    assert all(thread.daemon for thread in slowly._threads)
    gate.set()
    assert await under_way


async def test_whoever_waits_too_long_gets_no_answer_and_nothing_is_begun_for_them():
    with threads(seconds=0.05) as (slowly, gate):
        begun: list[int] = []
        under_way = asyncio.ensure_future(slowly.run(gate.wait))
        queued = asyncio.ensure_future(slowly.run(begun.append, 1))
        for each in (under_way, queued):
            with pytest.raises(Wrong, match="no-answer"):
                await each
        gate.set()
        assert await slowly.run(lambda: 2) == 2
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
            await slowly.run(deed, thing)
        del thing
        await until(lambda: seen() is None)
