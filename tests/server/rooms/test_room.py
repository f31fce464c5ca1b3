"""Rooms driven by hand: people who leave, time that runs out, a full disk."""

import json
import sys

from casetta.protocol.messages import ClockPolicy, Policy
from casetta.server import workers as players
from casetta.server.rooms import bots
from casetta.server.workers import BotPool
from tests.server.inside import HANGS, by_hand, enter, laid, new_table, seated
from tests.server.positions import near_the_end
from tests.waiting import until, until_answered


def players_of(room):
    return list(room.history.players)


@by_hand
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


@by_hand
async def test_without_a_grace_time_everybody_is_waited_for(hub):
    room, links = await laid(hub, "person", "person")
    chair = await seated(hub, links, 0)
    chair.leave()
    assert room.is_idle
    assert players_of(room) == ["person", "person"]


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
        await enter(room, "move", seat, {"move": text}, f"n{room.history.version}")
    return room, links


def quick(seconds):
    """A clock that runs out soon."""
    return ClockPolicy(kind="live", seconds=seconds)  # a struct takes what a message may not


@by_hand
async def test_everybody_whose_time_is_over_is_played_by_a_bot_once(hub):
    hub.bot_pool = BotPool(command=[sys.executable, "-c", HANGS])
    room, _ = await begun_together(hub, clock=quick(0.3), bot="random")
    await until(lambda: players_of(room) == ["bot:random"] * 2)
    kinds = [entry.kind for entry in room.history.entries]
    assert kinds.count("hand-over") == 2


@by_hand
async def test_a_bot_has_all_the_time_it_wants(hub, monkeypatch):
    """Ten times what its clock has, before it is replaced."""
    for seconds in ("FIRST", "LATE", "THINKING"):
        monkeypatch.setattr(players, seconds, 0.2)
    hub.bot_pool = BotPool(command=[sys.executable, "-c", HANGS])
    room, _ = await laid(hub, "bot:random", "bot:random", clock=quick(0.05), bot="greedy")
    await until(lambda: room.history.version >= 1)
    assert room.clock.running == 0
    assert players_of(room) == ["bot:random"] * 2


@by_hand
async def test_a_room_with_a_running_clock_is_not_forgotten(hub):
    room, _ = await laid(hub, "person", "person", clock=quick(1000))
    assert not room.is_idle


@by_hand
async def test_a_reminder_takes_nothing_from_anybody(hub):
    clock = ClockPolicy(kind="reminder", seconds=1)
    room, links = await laid(hub, "person", "person", clock=clock)
    (seat,) = [seat for seat in (0, 1) if room.history.table.is_waiting(seat)]
    chair = await seated(hub, links, seat)
    clocks: list[list[float]] = []

    async def has_run_out():
        told = map(json.loads, await chair.taken())
        clocks.extend(each["left"] for each in told if each["type"] == "clock")
        return clocks and clocks[-1][seat] == 0

    await until_answered(has_run_out)
    assert clocks[-1][1 - seat] == 1
    assert players_of(room) == ["person", "person"]
    text = room.history.table.legal(seat)[0]
    assert await enter(room, "move", seat, {"move": text}, "late")


# A full disk


@by_hand
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


@by_hand
async def test_what_the_server_does_by_itself_is_tried_until_it_can_be_written(hub, monkeypatch):
    monkeypatch.setattr(bots, "RETRY", 0.01)
    room, _ = await laid(hub, "person", "person", clock=quick(0.05), bot="random")
    hub.store.full = True
    hub.bot_pool = BotPool(command=[sys.executable, "-c", HANGS])
    await until(lambda: hub.store.refused >= 3)
    assert room.history.version == 0
    hub.store.full = False
    await until(lambda: room.history.version >= 1)
    assert room.history.entries[0].kind == "hand-over"


@by_hand
async def test_whoever_moves_while_the_server_ends_is_told_to_come_back(hub):
    room, links = await laid(hub, "person", "person")
    (seat,) = [seat for seat in (0, 1) if room.history.table.is_waiting(seat)]
    chair = await seated(hub, links, seat)
    await chair.taken()
    text = room.history.state_for(seat)["legal"][0]
    hub.stop_accepting()
    await chair.hear({"type": "move", "move_id": "late", "expect": 0, "move": text})
    [told] = map(json.loads, await chair.taken())
    refused = told["type"], told["code"], told["move_id"], told["retryable"]
    assert refused == ("refused", "shutting-down", "late", True)
    assert room.history.version == 0
