"""Time as table policy: durations that neither a restart nor a crash changes."""

import pytest

from casetta.protocol.messages import ClockPolicy, Policy
from casetta.server import upkeep
from casetta.server.hub import Opening
from casetta.server.rooms.clocks import Clock
from casetta.server.upkeep import BEAT, MOST_SLOW, SLOW_BEAT
from casetta.store.store import StoreFull
from tests.server.inside import hub_over, new_table, to_move
from tests.store.tables import rows, tamper
from tests.waiting import until

LIVE = ClockPolicy(kind="live", seconds=60, refill=10)


RUN, MOVED, TAKEN_BACK = Clock.run, Clock.moved, Clock.taken_back


@pytest.mark.parametrize(
    ("steps", "now", "left"),
    [
        pytest.param([(RUN, 0b01, 100.0)], 115.0, [45, 60], id="only who is asked uses time"),
        pytest.param([(RUN, 0b01, 1_000.0)], 900.0, [60, 60], id="a jump back gives none"),
        pytest.param([(RUN, 0b11, 0.0)], 1_000.0, [0, 0], id="never below nothing"),
        pytest.param(
            [(RUN, 0b01, 0.0), (RUN, 0b10, 25.0), (MOVED, 0), (RUN, 0b01, 30.0), (MOVED, 1)],
            30.0,
            [45, 60],
            id="a move gives time back up to the first amount",
        ),
        pytest.param(
            [(RUN, 0b01, 0.0), (RUN, 0, 80.0), (TAKEN_BACK, 0)],
            80.0,
            [30, 60],
            id="who takes a seat back has time to go on",
        ),
    ],
)
def test_a_live_clock(steps, now, left):
    clock = Clock(LIVE, 2)
    for verb, *given in steps:
        verb(clock, *given)

    assert clock.left_at(now) == left


def test_a_seat_whose_time_is_over_is_told_and_without_a_clock_nobody_has_a_time():
    clock, none = Clock(LIVE, 2), Clock(ClockPolicy(), 3)
    clock.run(0b11, 0.0)
    none.run(0b111, 100.0)

    assert (clock.run_out(59.9), clock.next_end(15.0)) == ([], 45)
    assert clock.run_out(60.0) == [0, 1]
    assert none.left_at(500.0) == [None] * 3
    assert (none.run_out(500.0), none.next_end(500.0)) == ([], None)


def test_days_for_a_move_begin_anew_with_every_move():
    clock = Clock(ClockPolicy(kind="days", days=2), 2)
    clock.run(0b01, 0.0)
    clock.run(0b10, 90_000.0)
    clock.moved(0)

    assert clock.left_at(90_000.0) == [172_800, 172_800]


CLOCKS = {
    "live": ClockPolicy(kind="live", seconds=3600, refill=10),
    "reminder": ClockPolicy(kind="reminder", seconds=3600),
    "days": ClockPolicy(kind="days", days=2),
}
FIRST = {"live": 3600.0, "reminder": 3600.0, "days": 172_800.0}
PASSED = 1000.0


class Now:
    """A time that passes when a test says so."""

    def __init__(self):
        self.seconds = 5_000.0

    def __call__(self):
        return self.seconds


async def begun(hub, kind, id="table"):
    """A game of two people with a clock."""
    policy = Policy(clock=CLOCKS[kind])
    room, _ = await hub.make(
        new_table("my-shelfie", "person", "person", start=True, policy=policy), Opening(id=id)
    )
    return room


async def left(hub):
    """What is left at the table that is stored."""
    return (await hub.room("table")).clock.left_at(hub.now())


def waiting(room):
    return to_move(room)[0]


@pytest.mark.parametrize("kind", CLOCKS)
async def test_a_restart_neither_steals_nor_gives_time(tmp_path, kind):
    async with hub_over(tmp_path, now=Now()) as hub:
        seat = waiting(await begun(hub, kind))
        hub.now.seconds += PASSED
    expected = [FIRST[kind]] * 2
    expected[seat] -= PASSED

    for _ in range(2):
        async with hub_over(tmp_path, now=Now()) as hub:
            hub.now.seconds = 77.0
            assert await left(hub) == expected


@pytest.mark.parametrize("kind", CLOCKS)
async def test_a_crash_gives_back_no_more_than_the_time_since_the_last_beat(tmp_path, kind):
    async with hub_over(tmp_path, now=Now(), crashes=True) as hub:
        room = await begun(hub, kind)
        hub.now.seconds += BEAT if kind == "live" else SLOW_BEAT
        assert hub._clock_saver.due() == [room]
        await hub._clock_saver.save(hub._clock_saver.due())
        assert kind == "live" or hub._clock_saver.due() == []
        passed = hub.now.seconds - 5_000.0
        hub.now.seconds += 2.0

    async with hub_over(tmp_path, now=Now()) as hub:
        assert (await left(hub))[waiting(room)] == FIRST[kind] - passed


async def test_a_server_writes_clocks_at_every_beat(tmp_path, monkeypatch):
    monkeypatch.setattr(upkeep, "BEAT", 0.001)
    async with hub_over(tmp_path, now=Now(), crashes=True) as hub:
        await hub.begin()
        room = await begun(hub, "live")
        hub.now.seconds += PASSED
        await until(lambda: not room.clock.unwritten(hub.now()))

    async with hub_over(tmp_path, now=Now()) as hub:
        assert (await left(hub))[waiting(room)] == FIRST["live"] - PASSED


async def test_time_used_for_a_move_is_written_with_it(tmp_path):
    async with hub_over(tmp_path, now=Now(), crashes=True) as hub:
        room = await begun(hub, "live")
        hub.now.seconds += PASSED
        seat, text = to_move(room)
        await room.enter("move", seat, {"move": text}, "m")

    async with hub_over(tmp_path, now=Now()) as hub:
        assert (await left(hub))[seat] == FIRST["live"] - PASSED + 10


async def test_clocks_of_days_are_written_seldom_and_a_part_at_a_time(tmp_path):
    async with hub_over(tmp_path, now=Now()) as hub:
        live, days = await begun(hub, "live", "live"), await begun(hub, "days", "days")
        hub.now.seconds += BEAT
        assert hub._clock_saver.due() == [live]
        hub.now.seconds += SLOW_BEAT
        assert hub._clock_saver.due() == [live, days]
        del hub.rooms["live"]
        hub.rooms |= {f"also-{number}": days for number in range(3 * MOST_SLOW)}
        assert len(hub._clock_saver.due()) == MOST_SLOW
        hub.rooms.clear()


async def test_a_clock_that_is_written_is_nothing_that_happened_at_the_table(tmp_path):
    async with hub_over(tmp_path, now=Now()) as hub:
        await begun(hub, "days")
        hub.now.seconds += PASSED
    tamper(tmp_path, "UPDATE tables SET changed = 1.0")
    async with hub_over(tmp_path, now=Now()) as hub:
        await left(hub)

    assert rows(tmp_path, "SELECT changed FROM tables") == [(1.0,)]


async def test_whoever_has_no_time_left_has_none_when_the_room_was_forgotten(tmp_path):
    """A reminder stays at nothing: the room is in memory until that is written."""
    async with hub_over(tmp_path, now=Now(), crashes=True) as hub:
        room = await begun(hub, "reminder")
        hub.now.seconds += 2 * FIRST["reminder"]
        room.absence.stop_alarm()
        assert not room.is_idle
        await hub._clock_saver.save(hub._clock_saver.due() or [room])
        assert room.is_idle
        assert room.clock.unwritten(hub.now() + 100) == 0.0

    async with hub_over(tmp_path, now=Now()) as hub:
        assert (await left(hub))[waiting(room)] == 0


async def test_clocks_that_cannot_be_written_now_are_written_later(tmp_path, monkeypatch):
    async def full(_):
        raise StoreFull("store-full")

    async with hub_over(tmp_path, now=Now()) as hub:
        room = await begun(hub, "live")
        hub.now.seconds += BEAT
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "keep_clocks", full)
            await hub._clock_saver.save(hub._clock_saver.due())
        assert hub._clock_saver.due() == [room]
