"""Reviews: made one at a time by a process, cached, and told how far they are."""

import asyncio
import json
import sys
from contextlib import asynccontextmanager

import pytest

from casetta.contract.errors import Wrong
from casetta.server import reviews, workers
from casetta.server.fair_queue import Asker
from casetta.server.reviews import FOLDER, Reviews
from tests.server.positions import finished
from tests.waiting import until, until_answered, wait_until

HERE = Asker("", "t")
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
EATS = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 29, 1 << 29))
print('ready', flush=True)
input()
bytearray(1 << 30)
"""
FAILS = {
    "eats memory": EATS,
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
        status, review = await known.find("t", each)
        return (status, review) if status != "waiting" else None

    return await until_answered(found)


async def made(known, number=0):
    """The same of a review that is wanted."""
    await known.want(record(number), HERE)
    return await settled(known, record(number))


async def test_a_review_is_made_once_and_kept_and_again_if_it_cannot_be_read(tmp_path):
    async with reviewing(tmp_path) as known:
        assert await known.find("t", record()) == ("none", None)
        assert (await known.want(record(), HERE))[0] == "waiting"
        assert (await known.want(record(), HERE))[0] == "waiting"
        first = await settled(known, record())
        assert await known.want(record(), HERE) == first
    async with reviewing(tmp_path, "raise SystemExit") as later:
        assert await later.want(record(), HERE) == first
    assert first == ("ready", {"seats": ["Anna", "0"], "version": 1})
    assert (tmp_path / "count").read_text() == "x"
    (file,) = (tmp_path / FOLDER).iterdir()
    file.write_bytes(b"{")
    async with reviewing(tmp_path) as known:
        assert (await known.find("t", record()))[0] == "none"
        assert await made(known) == first


async def test_how_far_a_review_is_can_be_asked(tmp_path):
    go = tmp_path / "go"
    async with reviewing(tmp_path, STEPS, go) as known:
        assert known.progress("t", record()) == (0, 0)
        await known.want(record(), HERE)
        await until(lambda: known.progress("t", record()) == (3, 7))
        assert known.progress("t", record(1)) == (0, 0)
        go.touch()
        assert await settled(known, record()) == ("ready", {"version": 1})


@pytest.fixture
def gate(monkeypatch):
    """Nothing is made until it is open."""
    is_open, start = asyncio.Event(), workers.Worker.start

    async def start_later(*given):
        await is_open.wait()
        return await start(*given)

    monkeypatch.setattr(workers.Worker, "start", start_later)
    return is_open


async def test_what_waits_is_made_in_order_and_only_so_much_may_wait(tmp_path, gate, monkeypatch):
    monkeypatch.setattr(reviews, "MOST_WAITING", 3)
    async with reviewing(tmp_path) as known:
        for number in range(4):
            await known.want(record(number), HERE)
        with pytest.raises(Wrong, match="too-many-reviews"):
            await known.want(record(4), HERE)
        gate.set()
        found = [await settled(known, record(number)) for number in range(4)]

    assert [(status, told["seats"][1]) for status, told in found] == [
        ("ready", str(number)) for number in range(4)
    ]


async def test_who_wants_a_first_review_is_heard_though_one_address_wants_many(tmp_path, gate):
    """The latest wish of that address gives way."""
    async with reviewing(tmp_path) as known:
        for number in range(reviews.MOST_WAITING + 1):
            await known.want(record(number), Asker("flood", "t"))
        with pytest.raises(Wrong, match="too-many-reviews"):
            await known.want(record(98), Asker("flood", "t"))
        assert (await known.want(record(99), Asker("quiet", "t")))[0] == "waiting"
        gate.set()
        assert (await settled(known, record(99)))[0] == "ready"
        assert (await known.find("t", record(reviews.MOST_WAITING)))[0] == "none"


@pytest.mark.parametrize("script", FAILS.values(), ids=FAILS)
async def test_the_next_review_is_made_though_a_process(tmp_path, script):
    async with reviewing(tmp_path, script, patience=1.0) as known:
        assert await made(known) == ("failed", None)
        known._pool._command = [sys.executable, "-c", COUNTS, str(tmp_path / "count")]
        assert (await made(known))[0] == "ready"


async def test_of_too_many_the_oldest_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(reviews, "MOST_KEPT", 2)
    async with reviewing(tmp_path) as known:
        for number in range(4):
            await made(known, number)
        statuses = [(await known.find("t", record(number)))[0] for number in range(4)]

    assert statuses == ["none", "none", "ready", "ready"]
    assert len(list((tmp_path / FOLDER).iterdir())) == 2


async def test_what_is_wanted_while_a_process_ends_is_made_too(tmp_path):
    async with reviewing(tmp_path) as known:
        for number in range(6):
            await known.want(record(number), HERE)
            while known._wanted:
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
