"""Reviews: queued, made in a process of their own, kept, and told to whoever holds a link."""

import asyncio
import json
import sys

import pytest

from casetta.contract.errors import Wrong
from casetta.server import workers as reviews
from casetta.server.workers import FOLDER, Reviews
from tests.server.positions import finished
from tests.waiting import until, until_answered, wait_until

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


def made_by(script, *arguments):
    return [sys.executable, "-c", script, *map(str, arguments)]


async def settled(known, each):
    """How things are once nothing waits any more."""

    async def found():
        status, review = await known.find(each)
        return (status, review) if status != "waiting" else None

    return await until_answered(found)


def test_a_review_is_made_once_and_kept(tmp_path):
    count = tmp_path / "count"

    async def work():
        known = Reviews(tmp_path, made_by(COUNTS, count))
        assert await known.find(record()) == ("none", None)
        assert (await known.want(record()))[0] == "waiting"
        assert (await known.want(record()))[0] == "waiting"
        first = await settled(known, record())
        assert await known.want(record()) == first
        await known.end()
        later = Reviews(tmp_path, made_by("raise SystemExit"))
        return first, await later.want(record())

    first, later = asyncio.run(work())

    assert first == later == ("ready", {"seats": ["Anna", "0"], "version": 1})
    assert count.read_text() == "x"


def test_how_far_a_review_is_can_be_asked(tmp_path):
    go = tmp_path / "go"

    async def work():
        known = Reviews(tmp_path, made_by(STEPS, go))
        assert known.progress(record()) == (0, 0)
        await known.want(record())
        await until(lambda: known.progress(record()) == (3, 7))
        assert known.progress(record(1)) == (0, 0)
        go.touch()
        found = await settled(known, record())
        await known.end()
        return found

    assert asyncio.run(asyncio.wait_for(work(), 60)) == ("ready", {"version": 1})


def test_what_waits_is_made_in_order_and_only_so_much_may_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(reviews, "MOST_WAITING", 3)
    count = tmp_path / "count"

    async def work():
        known = Reviews(tmp_path, made_by(COUNTS, count))
        for number in range(3):
            await known.want(record(number))
        with pytest.raises(Wrong, match="too-many"):
            await known.want(record(3))
        found = [await settled(known, record(number)) for number in range(3)]
        await known.want(record(3))
        found.append(await settled(known, record(3)))
        await known.end()
        return found

    found = asyncio.run(work())

    assert [(status, told["seats"][1]) for status, told in found] == [
        ("ready", str(number)) for number in range(4)
    ]


@pytest.mark.parametrize("script", FAILS.values(), ids=FAILS)
def test_the_next_review_is_made_though_a_process(tmp_path, script):
    async def work():
        known = Reviews(tmp_path, made_by(script), patience=1.0)
        await known.want(record())
        failed = await settled(known, record())
        known._command = made_by(COUNTS, tmp_path / "count")
        await known.want(record())
        again = await settled(known, record())
        await known.end()
        return failed, again

    failed, again = asyncio.run(work())

    assert failed == ("failed", None)
    assert again[0] == "ready"


def test_of_too_many_the_oldest_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(reviews, "MOST_KEPT", 2)

    async def work():
        known = Reviews(tmp_path, made_by(COUNTS, tmp_path / "count"))
        for number in range(4):
            await known.want(record(number))
            await settled(known, record(number))
        statuses = [(await known.find(record(number)))[0] for number in range(4)]
        await known.end()
        return statuses

    assert asyncio.run(work()) == ["none", "none", "ready", "ready"]
    assert len(list((tmp_path / FOLDER).iterdir())) == 2


def test_what_was_kept_and_cannot_be_read_is_made_again(tmp_path):
    async def work():
        known = Reviews(tmp_path, made_by(COUNTS, tmp_path / "count"))
        await known.want(record())
        await settled(known, record())
        (file,) = (tmp_path / FOLDER).iterdir()
        file.write_bytes(b"{")
        assert (await known.find(record()))[0] == "none"
        await known.want(record())
        found = await settled(known, record())
        await known.end()
        return found

    assert asyncio.run(work())[0] == "ready"


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_finished_game_is_reviewed_for_whoever_holds_a_link(server):
    """The first time, all that judges it has to be compiled."""
    links = finished(server)
    path = f"/api/tables/{links['table']}/review"
    nothing = {"status": "none", "review": None, "done": 0, "of": 1}
    assert server.get(path, links["spectator"]) == nothing
    assert server.ask("GET", path)[0] == 403
    assert server.post(path, token=links["seats"]["0"])["status"] in ("waiting", "ready")

    def made():
        told = server.get(path, links["seats"]["1"])
        return told if told["status"] != "waiting" else None

    told = wait_until(made, COMPILING)

    assert told["status"] == "ready"
    assert len(told["review"]["seats"]) == 2
    assert json.dumps(told["review"])


def test_nothing_is_reviewed_while_a_game_runs(server):
    links = server.begun()
    for method in ("GET", "POST"):
        answer = server.ask(method, f"/api/tables/{links['table']}/review", None, links["host"])
        assert (answer[0], answer[1]["code"]) == (409, "not-finished")


def test_what_is_wanted_while_a_process_ends_is_made_too(tmp_path):
    async def work():
        known = Reviews(tmp_path, made_by(COUNTS, tmp_path / "count"))
        for number in range(6):
            await known.want(record(number))
            while known._waiting:
                await asyncio.sleep(0)
        await known.want(record(9))
        found = await settled(known, record(9))
        await known.end()
        return found

    assert asyncio.run(asyncio.wait_for(work(), 120))[0] == "ready"
