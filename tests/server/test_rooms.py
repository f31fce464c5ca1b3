"""Rooms driven by hand: bots that fail, people who leave, time that runs out, a full disk."""

import asyncio
import json
import os
import signal
import sys
import time
from functools import partial

import pytest

from casetta import games
from casetta.bots import names
from casetta.kernel.wrong import Wrong
from casetta.server import deeds, players
from casetta.server.bodies import ClockPolicy, Policy
from casetta.server.messages import Pace
from casetta.server.players import Players, Question
from casetta.server.telling import people
from casetta.table import chronicle
from tests.server.inside import Chair, new_hub, new_table
from tests.server.positions import near_the_end
from tests.waiting import until, until_answered

READY = "print('ready', flush=True);"
HANGS = READY + "import time; time.sleep(1000)"
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


def by_hand(play):
    """Run a test inside a loop of its own, and leave nothing behind."""

    async def whole():
        hub = new_hub()
        try:
            async with asyncio.timeout(120):
                await play(hub)
        finally:
            for room in hub.rooms.values():
                await room.close()
            await hub.players.end()
            hub.slowly.end()

    asyncio.run(whole())


def has_version(room, version):
    return room.history.version == version


async def laid(hub, *seats, left=6, **policy):
    """A table of My Shelfie near its end, begun."""
    setup, _ = near_the_end("my-shelfie", seats=len(seats), left=left)
    new = new_table("my-shelfie", *seats, policy=Policy(**policy))
    room, links = await hub.make(new, setup=setup)
    await room.start()
    return room, links


async def seated(hub, links, *seats):
    """Somebody who holds seats."""
    chair = Chair(hub)
    tokens = [links.seats[str(seat)] for seat in seats]
    await chair.hear({"type": "hello", "table": links.table, "tokens": tokens})
    return chair


# Bots


@pytest.mark.parametrize("script", BOTS.values(), ids=BOTS)
def test_a_game_goes_on_with_a_bot_that(script):
    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", script])
        room, _ = await laid(hub, "bot:random", "bot:greedy")
        await until(lambda: room.status == "finished")
        assert room.history.over

    by_hand(play)


def test_a_bot_that_hangs_holds_up_its_own_table_alone(monkeypatch):
    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", HANGS])
        held_up, _ = await laid(hub, "bot:random", "bot:random", left=2)
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
        assert hub.players.failures == 2

    by_hand(play)


def test_a_bot_that_hangs_costs_a_second_and_the_next_process_is_ready_then(tmp_path):
    """The first process hangs; others are slow to wake up, and answer at once."""
    mark, waking = tmp_path / "hung", 1.0
    script = (
        f"import os, time; hangs = not os.path.exists({str(mark)!r}); open({str(mark)!r}, 'w');"
        f"time.sleep(0 if hangs else {waking});"
        + READY
        + "input();\nif hangs: time.sleep(1000)\nwhile True: print(0, flush=True); input()"
    )

    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", script])
        hub.players._played.add("my-shelfie")
        game = games.load("my-shelfie")
        room, _ = await laid(hub, "person", "bot:random")
        question = Question(game, room.history.table.view(0), 0, "random", 0.5)
        await hub.players._started()
        for worker in hub.players._all:
            hub.players._idle.append(worker)
        assert await hub.players.choose(question) is None
        await until(lambda: hub.players._spare.done())
        ready = hub.players._spare.result()
        assert await hub.players.choose(question) == 0
        assert (hub.players.failures, hub.players._idle) == (1, [ready])

    by_hand(play)


def test_nothing_is_left_of_bots_that_were_still_being_started(tmp_path):
    mark = f"{str(tmp_path)!r} + f'/{{os.getpid()}}'"
    script = f"import os, time; open({mark}, 'w'); time.sleep(1000)"

    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", script])
        room, _ = await laid(hub, "person", "person")
        question = Question(room.game, room.history.table.view(0), 0, "random")
        asked = [asyncio.ensure_future(hub.players.choose(question)) for _ in range(2)]
        await until(lambda: len(list(tmp_path.iterdir())) == 2)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await hub.players.end()
        for mark in tmp_path.iterdir():
            with pytest.raises(ProcessLookupError):
                os.kill(int(mark.name), 0)

    by_hand(play)


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
def test_a_bot_that_eats_memory_fails_by_itself_and_its_game_goes_on(limit, fails):
    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", eater(limit)])
        room, _ = await laid(hub, "person", "bot:random")
        question = Question(room.game, room.history.table.view(0), 0, "random", 10.0)
        begun = time.monotonic()
        assert await hub.players.choose(question) == (None if fails else 0)
        assert time.monotonic() - begun < 10, "nobody waits for a process that is gone"
        assert hub.players.failures == fails

    by_hand(play)


def test_a_bot_that_does_not_wake_up_is_not_waited_for_long(monkeypatch):
    monkeypatch.setattr(players, "WAKING", 0.2)
    monkeypatch.setattr(players, "THINKING", 0.1)
    monkeypatch.setattr(players, "LATE", 0.1)
    monkeypatch.setattr(players, "FIRST", 0.1)

    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", "import time; time.sleep(1000)"])
        room, _ = await laid(hub, "bot:random", "bot:random", left=3)
        await until(lambda: room.status == "finished")

    by_hand(play)


def test_a_game_goes_on_where_no_bot_can_be_started():
    async def play(hub):
        hub.players = Players(command=["/no/such/program"])
        room, _ = await laid(hub, "bot:random", "bot:random")
        await until(lambda: room.status == "finished")

    by_hand(play)


def test_a_bot_that_is_killed_is_replaced():
    async def play(hub):
        hub.players = Players()
        game = games.load("my-shelfie")
        room, _ = await laid(hub, "person", "bot:random")
        view = room.history.table.view(0)
        assert await hub.players.choose(Question(game, view, 0, "random")) in game.legal(view, 0)
        [worker] = hub.players._all
        os.kill(worker.process.pid, signal.SIGKILL)
        await worker.process.wait()
        assert await hub.players.choose(Question(game, view, 0, "random")) in game.legal(view, 0)
        assert hub.players.failures == 0

    by_hand(play)


def test_a_bot_is_told_its_view_and_nothing_else(tmp_path):
    """What a worker reads is made from what its seat sees."""
    heard = tmp_path / "heard"
    script = READY + f"\nwhile True: open({str(heard)!r}, 'a').write(input() + '\\n'); print('?')"

    async def play(hub):
        hub.players = Players(command=[sys.executable, "-u", "-c", script])
        room, _ = await laid(hub, "person", "bot:random")
        view = room.history.table.view(1)
        await hub.players.choose(Question(room.game, view, 1, "random"))
        question = json.loads(heard.read_text().splitlines()[0])
        assert set(question) == {"ask", "game", "view", "seat", "bot", "seed", "seconds"}
        assert question["view"] == list(view) != list(room.history.table.state)

    by_hand(play)


def test_everybody_is_told_which_bots_think():
    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", HANGS])
        room, links = await laid(hub, "bot:random", "person", thinking=0.1)
        chair = await seated(hub, links, 1)
        await until(lambda: room.history.version)
        told = [json.loads(each) for each in await chair.taken()]
        thinking = [each["seats"] for each in told if each["type"] == "thinking"]
        here = [each["places"][0]["thinking"] for each in told if each["type"] == "people"]
        assert here[0] is True
        assert thinking == [[]]

    by_hand(play)


def test_a_bot_is_told_how_long_it_may_think(tmp_path):
    heard = tmp_path / "heard"
    script = READY + f"\nwhile True: open({str(heard)!r}, 'a').write(input() + '\\n'); print('?')"

    async def play(hub):
        hub.players = Players(command=[sys.executable, "-u", "-c", script])
        room, _ = await laid(hub, "bot:random", "bot:random", left=2, thinking=0.25)
        await until(lambda: room.status == "finished")
        questions = [json.loads(line) for line in heard.read_text().splitlines()]
        assert [question["seconds"] for question in questions] == [0.25, 0.25]

    by_hand(play)


# Advice


async def advised(chair, about, **more):
    """What somebody is told who asks for advice."""
    await chair.taken()
    await chair.hear({"type": "ask", "id": "a", "about": about, **more})

    async def answers():
        messages = map(json.loads, await chair.taken())
        return [each for each in messages if each["type"] in ("answer", "refused")]

    [message] = await until_answered(answers)
    return message.get("answer") or message["code"]


def test_a_hint_names_legal_moves_with_what_they_may_bring():
    async def play(hub):
        room, links = await laid(hub, "person", "person", left=4)
        (seat,) = [seat for seat in (0, 1) if room.history.table.is_waiting(seat)]
        chair, other = await seated(hub, links, seat), await seated(hub, links, 1 - seat)
        told = await advised(chair, "hint")
        legal = room.history.state_for(seat)["legal"]
        assert told["seat"] == seat
        assert 1 <= len(told["moves"]) <= 5
        for each in told["moves"]:
            assert each["move"] in legal
            assert 0 <= each["chance"] <= 1
        points = [each["points"] for each in told["moves"]]
        assert max(points) > 0
        assert await advised(other, "hint") == "not-your-turn"
        assert room.history.version == 0

    by_hand(play)


def test_an_adviser_is_told_what_the_asker_sees_and_nothing_else(tmp_path):
    """Also about the move of a bot, which knew more."""
    heard = tmp_path / "heard"
    script = READY + f"\nwhile True: open({str(heard)!r}, 'a').write(input() + '\\n'); print('?')"

    async def play(hub):
        room, links = await laid(hub, "person", "bot:random", left=4, grace=None)
        chair = await seated(hub, links, 0)
        before = room.history.table.view(0)
        while room.history.version < 2:
            if room.history.table.is_waiting(0):
                text = room.history.state_for(0)["legal"][0]
                await room.enter("move", 0, {"move": text}, f"m{room.history.version}")
            before = room.history.table.view(0) if room.history.table.is_waiting(1) else before
            await asyncio.sleep(0)
        hub.players = Players(command=[sys.executable, "-u", "-c", script])
        moved = [event for event in room.history.table.events if event.seat == 1]
        assert moved
        assert await advised(chair, "why") == "no-answer"
        question = json.loads(heard.read_text().splitlines()[-1])
        assert question["ask"] == "why"
        assert question["seat"] == 1
        positions = chronicle.steps(room.history, 0)
        views = {event.version: list(before) for event, before, _ in positions}
        assert question["view"] == views[moved[-1].version]
        assert question["version"] == moved[-1].version

    by_hand(play)


def test_why_a_bot_moved_so_is_told_to_whoever_asks():
    async def play(hub):
        room, links = await laid(hub, "person", "bot:greedy", left=6)
        chair = await seated(hub, links, 0)
        if room.history.table.is_waiting(0):
            assert await advised(chair, "why") == "no-bot-moved"
            text = room.history.state_for(0)["legal"][0]
            await room.enter("move", 0, {"move": text}, "mine")
        await until(lambda: any(event.seat == 1 for event in room.history.table.events))
        told = await advised(chair, "why")
        last = [event for event in room.history.table.events if event.seat == 1][-1]
        assert (told["seat"], told["version"]) == (1, last.version)
        assert told["made"]["move"] == last.move
        assert "points" in told["sentence"]
        assert told["moves"]

    by_hand(play)


def test_any_move_of_a_bot_can_be_asked_about():
    async def play(hub):
        room, links = await laid(hub, "bot:random", "bot:random", left=6)
        chair = await seated(hub, links, 0)
        await until(lambda: room.history.over)
        first, *_, last = room.history.table.events
        for event in (first, last):
            told = await advised(chair, "why", version=event.version)
            assert (told["seat"], told["version"]) == (event.seat, event.version)
        assert await advised(chair, "why", version=99) == "no-bot-moved"

    by_hand(play)


def test_bots_among_themselves_wait_for_steps_and_go_on():
    async def play(hub):
        hub.bot_pace = 10.0
        room, _ = await laid(hub, "bot:random", "bot:random", left=6)
        room.bots.go_at(Pace(seconds=10.0, held=True))
        await until(lambda: room.bots.thinking)
        for step in (1, 2):
            room.bots.go_at(Pace(seconds=10.0, held=True), steps=1)
            await until(partial(has_version, room, step))
        assert people(room, host=True).pace == Pace(seconds=10.0, held=True)
        room.bots.go_at(Pace(seconds=0.0))
        await until(lambda: room.history.over)

    by_hand(play)


def test_bots_that_wait_for_a_step_are_let_go_when_nobody_looks():
    async def play(hub):
        hub.bot_pace = 10.0
        room, links = await laid(hub, "bot:random", "bot:random", left=6)
        chair = await seated(hub, links, 0)
        room.bots.go_at(Pace(seconds=0.0, held=True))
        assert room.bots.thinking
        chair.leave()
        await until(lambda: room.is_idle)
        assert not room.bots.thinking

        again = await seated(hub, links, 0)
        assert room.bots.thinking
        room.bots.go_at(Pace(seconds=0.0, held=True), steps=1)
        await until(lambda: room.history.version == 1)
        assert not room.is_idle
        again.leave()
        await until(lambda: room.is_idle)
        assert room.history.version == 1

    by_hand(play)


def test_a_table_on_pause_is_let_go_when_nobody_looks():
    async def play(hub):
        room, links = await laid(hub, "person", "bot:random", left=6)
        chair = await seated(hub, links, 0)
        await room.enter("pause", 0, {}, "pause")
        assert not room.is_idle
        chair.leave()
        await until(lambda: room.is_idle)

    by_hand(play)


def test_where_people_play_nobody_changes_the_pace():
    async def play(hub):
        room, _ = await laid(hub, "person", "bot:random", left=4)
        with pytest.raises(Wrong, match="bad-request"):
            room.bots.go_at(Pace(seconds=0.0))
        assert people(room, host=True).pace is None

    by_hand(play)


def test_where_the_host_allows_no_hints_nobody_gets_any():
    async def play(hub):
        room, links = await laid(hub, "person", "person", hints=False)
        (seat,) = [seat for seat in (0, 1) if room.history.table.is_waiting(seat)]
        chair = await seated(hub, links, seat)
        assert await advised(chair, "hint") == "no-hints"
        assert await advised(chair, "why") == "no-hints"

    by_hand(play)


def test_nobody_asks_for_advice_without_pause():
    async def play(hub):
        hub.players = Players(command=["/no/such/program"])
        room, links = await laid(hub, "person", "person")
        (seat,) = [seat for seat in (0, 1) if room.history.table.is_waiting(seat)]
        chair = await seated(hub, links, seat)
        answers = [await advised(chair, "hint") for _ in range(9)]
        assert answers == ["no-answer"] * 8 + ["too-many"]

    by_hand(play)


def test_where_nobody_chose_one_a_bot_of_the_game_stands_in():
    async def play(hub):
        for name in games.names():
            room, _ = await hub.make(new_table(name, "person", "person"))
            assert room.about.policy.bot in names(games.load(name))

    by_hand(play)


# People who leave


def players_of(room):
    return list(room.history.players)


def test_a_bot_plays_for_whoever_is_gone_too_long_but_not_for_whoever_came_back():
    async def play(hub):
        room, links = await laid(hub, "person", "person", "person", grace=0.2, bot="random")
        one, two = await seated(hub, links, 0), await seated(hub, links, 1)
        one.leave()
        two.leave()
        again = await seated(hub, links, 0)
        await until(lambda: players_of(room)[1:] == ["bot:random"] * 2)
        assert players_of(room)[0] == "person"
        kinds = [entry.kind for entry in room.history.entries]
        assert kinds.count("hand-over") == 2
        await again.hear({"type": "ping"})

    by_hand(play)


def test_without_a_grace_time_everybody_is_waited_for():
    async def play(hub):
        room, links = await laid(hub, "person", "person")
        chair = await seated(hub, links, 0)
        chair.leave()
        assert room.is_idle
        assert players_of(room) == ["person", "person"]

    by_hand(play)


# Time


async def begun_together(hub, **policy):
    """A table of Home Staging at which two people draw at the same time."""
    new = new_table("home-staging", "person", "person", policy=Policy(**policy))
    room, links = await hub.make(new)
    await room.start()
    while not all(room.history.table.is_waiting(seat) for seat in (0, 1)):
        game, state = room.game, room.history.table.state
        seat = 0 if room.history.table.is_waiting(0) else 1
        text = game.write(game.nth(state, seat, 0))
        await room.enter("move", seat, {"move": text}, f"n{room.history.version}")
    return room, links


def quick(seconds):
    """A clock that runs out soon."""
    return ClockPolicy(kind="live", seconds=seconds)  # a struct takes what a message may not


def test_everybody_whose_time_is_over_is_played_by_a_bot_once():
    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", HANGS])
        room, _ = await begun_together(hub, clock=quick(0.3), bot="random")
        await until(lambda: players_of(room) == ["bot:random"] * 2)
        kinds = [entry.kind for entry in room.history.entries]
        assert kinds.count("hand-over") == 2

    by_hand(play)


def test_a_bot_has_all_the_time_it_wants():
    async def play(hub):
        hub.players = Players(command=[sys.executable, "-c", HANGS])
        room, _ = await laid(hub, "bot:random", "bot:random", clock=quick(0.05), bot="greedy")
        await until(lambda: room.history.version >= 1)
        assert room.clock.running == 0
        assert players_of(room) == ["bot:random"] * 2

    by_hand(play)


def test_a_room_with_a_running_clock_is_not_forgotten():
    async def play(hub):
        room, _ = await laid(hub, "person", "person", clock=quick(1000))
        assert not room.is_idle

    by_hand(play)


# A full disk


def test_a_move_that_cannot_be_written_has_not_happened():
    async def play(hub):
        room, links = await laid(hub, "person", "person", left=3, clock=quick(1000))
        chair, other = await seated(hub, links, 0, 1), await seated(hub, links, 1)
        _, moves = near_the_end("my-shelfie", left=3)
        seat, text = moves[0]
        await chair.taken(), await other.taken()
        before = room.history.table.digests, room.clock.running
        hub.store.full = True
        move = {"type": "move", "move_id": "m", "expect": 0, "move": text, "seat": seat}
        await chair.hear(move)
        [answer] = [json.loads(each) for each in await chair.taken()]
        assert (answer["code"], answer["retryable"], answer["move_id"]) == ("store-full", True, "m")
        assert await other.taken() == []
        assert (room.history.table.digests, room.clock.running) == before

        hub.store.full = False
        await chair.hear(move)
        told = [json.loads(each)["type"] for each in await chair.taken()]
        assert "ack" in told
        assert room.history.version == 1

    by_hand(play)


def test_what_the_server_does_by_itself_is_tried_until_it_can_be_written(monkeypatch):
    monkeypatch.setattr(deeds, "RETRY", 0.01)

    async def play(hub):
        room, _ = await laid(hub, "person", "person", clock=quick(0.05), bot="random")
        hub.store.full = True
        hub.players = Players(command=[sys.executable, "-c", HANGS])
        await until(lambda: hub.store.refused >= 3)
        assert room.history.version == 0
        hub.store.full = False
        await until(lambda: room.history.version >= 1)
        assert room.history.entries[0].kind == "hand-over"

    by_hand(play)


def test_whoever_moves_while_the_server_ends_is_told_to_come_back():
    async def play(hub):
        room, links = await laid(hub, "person", "person")
        (seat,) = [seat for seat in (0, 1) if room.history.table.is_waiting(seat)]
        chair = await seated(hub, links, seat)
        await chair.taken()
        text = room.history.state_for(seat)["legal"][0]
        hub.is_ending = True
        await chair.hear({"type": "move", "move_id": "late", "expect": 0, "move": text})
        [told] = map(json.loads, await chair.taken())
        refused = told["type"], told["code"], told["move_id"], told["retryable"]
        assert refused == ("refused", "shutting-down", "late", True)
        assert room.history.version == 0

    by_hand(play)
