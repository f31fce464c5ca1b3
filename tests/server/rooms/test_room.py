"""Rooms driven by hand: people who leave, time that runs out, a full disk, advice, pace."""

import asyncio
import json

import pytest

from casetta import games
from casetta.bots import names
from casetta.contract.errors import Wrong
from casetta.protocol.messages import ClockPolicy, Pace, Policy
from casetta.server import bot_pool
from casetta.server.bot_pool import BotPool
from casetta.server.hub import Opening
from casetta.server.rooms import bots
from tests.server.inside import (
    HANGS,
    bots_by,
    bots_that_tell,
    hub_over,
    laid,
    new_table,
    seated,
    to_move,
)
from tests.server.positions import near_the_end
from tests.waiting import until, until_answered


def players_of(room):
    return list(room.history.players)


async def test_a_bot_plays_for_whoever_is_gone_too_long_but_not_for_whoever_came_back(hub):
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


async def test_without_a_grace_time_everybody_is_waited_for_and_a_running_clock_not_forgotten(hub):
    room, links = await laid(hub, "person", "person")
    chair = await seated(hub, links, 0)
    chair.leave()
    assert room.is_idle
    assert players_of(room) == ["person", "person"]
    timed, _ = await laid(hub, "person", "person", clock=quick(1000))
    assert not timed.is_idle


# Time


async def begun_together(hub, **policy):
    """A table of Home Staging at which two people draw at the same time."""
    new = new_table("home-staging", "person", "person", policy=Policy(**policy))
    room, links = await hub.make(new)
    await room.start()
    while not all(room.history.table.is_waiting(seat) for seat in (0, 1)):
        game, state = room.game, room.history.table.state
        seat = 0 if room.history.table.is_waiting(0) else 1
        text = game.text.write(game.rules.nth(state, seat, 0))
        await room.enter("move", seat, {"move": text}, f"n{room.history.version}")
    return room, links


def quick(seconds):
    return ClockPolicy(kind="live", seconds=seconds)  # a struct takes what a message may not


async def test_everybody_whose_time_is_over_is_played_by_a_bot_once(hub):
    hub.bot_pool = bots_by(HANGS)
    room, _ = await begun_together(hub, clock=quick(0.3), bot="random")
    await until(lambda: players_of(room) == ["bot:random"] * 2)
    kinds = [entry.kind for entry in room.history.entries]
    assert kinds.count("hand-over") == 2


async def test_a_bot_has_all_the_time_it_wants(hub, monkeypatch):
    """Ten times what its clock has, before it is replaced."""
    for seconds in ("FIRST", "LATE", "THINKING"):
        monkeypatch.setattr(bot_pool, seconds, 0.2)
    hub.bot_pool = bots_by(HANGS)
    room, _ = await laid(hub, "bot:random", "bot:random", clock=quick(0.05), bot="greedy")
    await until(lambda: room.history.version >= 1)
    assert room.clock.running == 0
    assert players_of(room) == ["bot:random"] * 2


async def test_a_reminder_takes_nothing_from_anybody(hub):
    clock = ClockPolicy(kind="reminder", seconds=1)
    room, links = await laid(hub, "person", "person", clock=clock)
    seat, text = to_move(room)
    chair = await seated(hub, links, seat)
    clocks: list[list[float]] = []

    async def has_run_out():
        told = map(json.loads, await chair.taken())
        clocks.extend(each["left"] for each in told if each["type"] == "clock")
        return clocks and clocks[-1][seat] == 0

    await until_answered(has_run_out)
    assert clocks[-1][1 - seat] == 1
    assert players_of(room) == ["person", "person"]
    assert await room.enter("move", seat, {"move": text}, "late")


# A full disk


async def test_a_move_that_cannot_be_written_has_not_happened(hub):
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


async def test_what_the_server_does_by_itself_is_tried_until_it_can_be_written(hub, monkeypatch):
    monkeypatch.setattr(bots, "RETRY", 0.01)
    room, _ = await laid(hub, "person", "person", clock=quick(0.05), bot="random")
    hub.store.full = True
    hub.bot_pool = bots_by(HANGS)
    await until(lambda: hub.store.refused >= 3)
    assert room.history.version == 0
    hub.store.full = False
    await until(lambda: room.history.version >= 1)
    assert room.history.entries[0].kind == "hand-over"


async def test_whoever_moves_while_the_server_ends_is_told_to_come_back(hub):
    room, links = await laid(hub, "person", "person")
    seat, text = to_move(room)
    chair = await seated(hub, links, seat)
    await chair.taken()
    hub.stop_accepting()
    await chair.hear({"type": "move", "move_id": "late", "expect": 0, "move": text})
    [told] = map(json.loads, await chair.taken())
    refused = told["type"], told["code"], told["move_id"], told["retryable"]
    assert refused == ("refused", "shutting-down", "late", True)
    assert room.history.version == 0


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


async def test_a_hint_names_legal_moves_with_what_they_may_bring(hub):
    room, links = await laid(hub, "person", "person", left=4)
    seat, _ = to_move(room)
    chair, other = await seated(hub, links, seat), await seated(hub, links, 1 - seat)
    told = await advised(chair, "hint")
    legal = room.history.state_for(seat)["legal"]
    assert told["seat"] == seat
    assert 1 <= len(told["moves"]) <= 5
    for each in told["moves"]:
        assert each["move"] in legal
        assert 0 <= each["chance"] <= 1
        assert each["reasons"]
        assert all(reason["id"].startswith("reason-") for reason in each["reasons"])
    points = [each["points"] for each in told["moves"]]
    assert max(points) > 0
    assert await advised(other, "hint") == "not-your-turn"
    assert room.history.version == 0


async def test_an_adviser_is_told_what_the_asker_sees_and_nothing_else(hub, tmp_path):
    """Also about the move of a bot, which knew more."""
    heard = tmp_path / "heard"
    room, links = await laid(hub, "person", "bot:random", left=4, grace=None)
    chair = await seated(hub, links, 0)
    while room.history.version < 2:
        if room.history.table.is_waiting(0):
            text = room.history.state_for(0)["legal"][0]
            await room.enter("move", 0, {"move": text}, f"m{room.history.version}")
        await asyncio.sleep(0)
    hub.bot_pool = bots_that_tell(heard)
    moved = [event for event in room.history.table.events if event.seat == 1]
    assert moved
    assert await advised(chair, "why") == "no-answer"
    question = json.loads(heard.read_text().splitlines()[-1])
    assert (question["ask"], question["seat"]) == ("why", 1)
    steps = room.history.table.steps()
    views = {event.version: list(before.view(0)) for event, before, _ in steps}
    assert question["view"] == views[moved[-1].version]
    assert question["version"] == moved[-1].version


async def test_why_a_bot_moved_so_is_told_to_whoever_asks(hub):
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
    assert told["reasons"]
    assert told["moves"]


async def test_any_move_of_a_bot_can_be_asked_about(hub):
    room, links = await laid(hub, "bot:random", "bot:random", left=6)
    chair = await seated(hub, links, 0)
    await until(lambda: room.history.over)
    first, *_, last = room.history.table.events
    for event in (first, last):
        told = await advised(chair, "why", version=event.version)
        assert (told["seat"], told["version"]) == (event.seat, event.version)
    assert await advised(chair, "why", version=99) == "no-bot-moved"


async def test_bots_among_themselves_wait_for_steps_and_go_on(hub):
    hub.bot_pace = 10.0
    room, _ = await laid(hub, "bot:random", "bot:random", left=6)
    room.bots.go_at(Pace(seconds=10.0, held=True))
    await until(lambda: room.bots.thinking)
    room.bots.go_at(Pace(seconds=10.0, held=True), steps=1)
    await until(lambda: room.history.version == 1)
    room.bots.go_at(Pace(seconds=10.0, held=True), steps=1)
    await until(lambda: room.history.version == 2)
    assert room.people(host=True).pace == Pace(seconds=10.0, held=True)
    room.bots.go_at(Pace(seconds=0.0))
    await until(lambda: room.history.over)


async def test_bots_that_wait_for_a_step_are_let_go_when_nobody_looks(hub):
    hub.bot_pace = 10.0
    room, links = await laid(hub, "bot:random", "bot:random", left=6)
    [watcher] = room.audience
    chair = await seated(hub, links, 0)
    room.depart(watcher)
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


async def test_a_table_on_pause_is_let_go_and_where_people_play_nobody_changes_the_pace(hub):
    room, links = await laid(hub, "person", "bot:random", left=6)
    with pytest.raises(Wrong, match="bad-request"):
        room.bots.go_at(Pace(seconds=0.0))
    assert room.people(host=True).pace is None
    chair = await seated(hub, links, 0)
    await room.enter("pause", 0, {}, "pause")
    assert not room.is_idle
    chair.leave()
    await until(lambda: room.is_idle)


async def test_nobody_asks_for_advice_without_pause_or_where_the_host_allows_no_hints(hub):
    hub.bot_pool = BotPool(command=["/no/such/program"])
    room, links = await laid(hub, "person", "person")
    _, strict = await laid(hub, "person", "person", hints=False)
    chair, other = [await seated(hub, each, to_move(room)[0]) for each in (links, strict)]
    answers = [await advised(chair, "hint") for _ in range(9)]
    assert answers == ["no-answer"] * 8 + ["too-many-hints"]
    assert [await advised(other, about) for about in ("hint", "why")] == ["no-hints"] * 2


async def test_where_nobody_chose_one_a_bot_of_the_game_stands_in(hub):
    for name in games.names():
        room, _ = await hub.make(new_table(name, "person", "person"))
        assert room.about.policy.bot in names(games.load(name))


async def test_a_room_knows_the_address_of_whoever_made_it_also_after_a_restart(tmp_path):
    async with hub_over(tmp_path) as hub:
        made = Opening(id="made", address="192.0.2.7")
        room, _ = await hub.make(new_table("my-shelfie", "person", "person"), made)
        assert room.address == "192.0.2.7"
    async with hub_over(tmp_path) as hub:
        assert (await hub.room("made")).address == "192.0.2.7"
