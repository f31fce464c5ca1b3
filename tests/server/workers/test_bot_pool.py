"""Rooms driven by hand: bots that fail, hang, crash or eat memory."""

import asyncio
import json
import os
import signal
import sys
import time

import pytest

from casetta import games
from casetta.server import workers as players
from casetta.server.workers import BotPool, Question
from tests.server.inside import HANGS, READY, by_hand, laid, seated
from tests.server.positions import near_the_end
from tests.waiting import until

CRASHES = READY + "input(); import os; os._exit(3)"


BOTS = {
    "is gone at once": "raise SystemExit",
    "crashes": CRASHES,
    "answers with words": READY + "\nwhile input(): print('checkmate', flush=True)",
    "answers with no move": READY + "\nwhile input(): print(-7, flush=True)",
    "answers with a huge number": READY + "\nwhile input(): print(10**4000, flush=True)",
    "answers with a move that is illegal": READY + "\nwhile input(): print(1, flush=True)",
    "never ends its line": READY + "input(); print('1' * 2_000_000, end='', flush=True)",
    "answers with rubbish": READY + "input(); import os; os.write(1, bytes([255, 10]))",
}


# Bots


@pytest.mark.parametrize("script", BOTS.values(), ids=BOTS)
@by_hand
async def test_a_game_goes_on_with_a_bot_that(hub, script):
    hub.bot_pool = BotPool(command=[sys.executable, "-c", script])
    room, _ = await laid(hub, "bot:random", "bot:greedy")
    await until(lambda: room.status == "finished")
    assert room.history.over


@by_hand
async def test_a_bot_that_hangs_holds_up_its_own_table_alone(hub, monkeypatch):
    monkeypatch.setattr(players, "FIRST", 1.0)
    monkeypatch.setattr(players, "LATE", 0.5)
    hub.bot_pool = BotPool(command=[sys.executable, "-c", HANGS])
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


@by_hand
async def test_a_bot_that_hangs_costs_a_second_and_the_next_process_is_ready_then(hub, tmp_path):
    """The first process hangs; others are slow to wake up, and answer at once."""
    mark, waking = tmp_path / "hung", 1.0
    script = (
        f"import os, time; hangs = not os.path.exists({str(mark)!r}); open({str(mark)!r}, 'w');"
        f"time.sleep(0 if hangs else {waking});"
        + READY
        + "input();\nif hangs: time.sleep(1000)\nwhile True: print(0, flush=True); input()"
    )
    hub.bot_pool = BotPool(command=[sys.executable, "-c", script])
    hub.bot_pool._played.add("my-shelfie")
    game = games.load("my-shelfie")
    room, _ = await laid(hub, "person", "bot:random")
    question = Question(game, room.history.table.view(0), 0, "random", 0.5)
    await hub.bot_pool._started()
    for worker in hub.bot_pool._all:
        hub.bot_pool._idle.append(worker)
    assert await hub.bot_pool.choose(question) is None
    await until(lambda: hub.bot_pool._spare.done())
    ready = hub.bot_pool._spare.result()
    assert await hub.bot_pool.choose(question) == 0
    assert (hub.bot_pool.failures, hub.bot_pool._idle) == (1, [ready])


@by_hand
async def test_nothing_is_left_of_bots_that_were_still_being_started(hub, tmp_path):
    mark = f"{str(tmp_path)!r} + f'/{{os.getpid()}}'"
    script = f"import os, time; open({mark}, 'w'); time.sleep(1000)"
    hub.bot_pool = BotPool(command=[sys.executable, "-c", script])
    room, _ = await laid(hub, "person", "person")
    question = Question(room.game, room.history.table.view(0), 0, "random")
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
@by_hand
async def test_a_bot_that_eats_memory_fails_by_itself_and_its_game_goes_on(hub, limit, fails):
    hub.bot_pool = BotPool(command=[sys.executable, "-c", eater(limit)])
    room, _ = await laid(hub, "person", "bot:random")
    question = Question(room.game, room.history.table.view(0), 0, "random", 10.0)
    begun = time.monotonic()
    assert await hub.bot_pool.choose(question) == (None if fails else 0)
    assert time.monotonic() - begun < 10, "nobody waits for a process that is gone"
    assert hub.bot_pool.failures == fails


@by_hand
async def test_a_bot_that_does_not_wake_up_is_not_waited_for_long(hub, monkeypatch):
    monkeypatch.setattr(players, "WAKING", 0.2)
    monkeypatch.setattr(players, "THINKING", 0.1)
    monkeypatch.setattr(players, "LATE", 0.1)
    monkeypatch.setattr(players, "FIRST", 0.1)
    hub.bot_pool = BotPool(command=[sys.executable, "-c", "import time; time.sleep(1000)"])
    room, _ = await laid(hub, "bot:random", "bot:random", left=3)
    await until(lambda: room.status == "finished")


@by_hand
async def test_a_game_goes_on_where_no_bot_can_be_started(hub):
    hub.bot_pool = BotPool(command=["/no/such/program"])
    room, _ = await laid(hub, "bot:random", "bot:random")
    await until(lambda: room.status == "finished")


@by_hand
async def test_a_bot_that_is_killed_is_replaced(hub):
    hub.bot_pool = BotPool()
    game = games.load("my-shelfie")
    room, _ = await laid(hub, "person", "bot:random")
    view = room.history.table.view(0)
    assert await hub.bot_pool.choose(Question(game, view, 0, "random")) in game.legal(view, 0)
    [worker] = hub.bot_pool._all
    os.kill(worker.process.pid, signal.SIGKILL)
    await worker.process.wait()
    assert await hub.bot_pool.choose(Question(game, view, 0, "random")) in game.legal(view, 0)
    assert hub.bot_pool.failures == 0


@by_hand
async def test_a_bot_is_told_its_view_and_nothing_else(hub, tmp_path):
    """What a worker reads is made from what its seat sees."""
    heard = tmp_path / "heard"
    script = READY + f"\nwhile True: open({str(heard)!r}, 'a').write(input() + '\\n'); print('?')"
    hub.bot_pool = BotPool(command=[sys.executable, "-u", "-c", script])
    room, _ = await laid(hub, "person", "bot:random")
    view = room.history.table.view(1)
    await hub.bot_pool.choose(Question(room.game, view, 1, "random"))
    question = json.loads(heard.read_text().splitlines()[0])
    assert set(question) == {"ask", "game", "view", "seat", "bot", "seed", "seconds"}
    assert question["view"] == list(view) != list(room.history.table.state)


@by_hand
async def test_everybody_is_told_which_bots_think(hub, monkeypatch):
    monkeypatch.setattr(players, "FIRST", 0.5)
    monkeypatch.setattr(players, "LATE", 0.5)
    hub.bot_pool = BotPool(command=[sys.executable, "-c", HANGS])
    room, links = await laid(hub, "bot:random", "person", thinking=0.1)
    chair = await seated(hub, links, 1)
    await until(lambda: room.history.version)
    told = [json.loads(each) for each in await chair.taken()]
    thinking = [each["seats"] for each in told if each["type"] == "thinking"]
    here = [each["places"][0]["thinking"] for each in told if each["type"] == "people"]
    assert here[0] is True
    assert thinking == [[]]


@by_hand
async def test_a_bot_is_told_how_long_it_may_think(hub, tmp_path):
    heard = tmp_path / "heard"
    script = READY + f"\nwhile True: open({str(heard)!r}, 'a').write(input() + '\\n'); print('?')"
    hub.bot_pool = BotPool(command=[sys.executable, "-u", "-c", script])
    room, _ = await laid(hub, "bot:random", "bot:random", left=2, thinking=0.25)
    await until(lambda: room.status == "finished")
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [question["seconds"] for question in questions] == [0.25, 0.25]
