"""Time as table policy: durations, not dates."""

from casetta.protocol.bodies import ClockPolicy
from casetta.server.rooms.clocks import Clock

LIVE = ClockPolicy(kind="live", seconds=60, refill=10)


def test_without_a_clock_nobody_has_a_time():
    clock = Clock(ClockPolicy(), 3)
    clock.run(0b111, 100.0)

    assert clock.left_at(500.0) == [None] * 3
    assert clock.run_out(500.0) == []
    assert clock.next_end(500.0) is None


def test_only_the_time_of_a_seat_that_is_asked_runs():
    clock = Clock(LIVE, 2)
    clock.run(0b01, 100.0)

    assert clock.left_at(115.0) == [45, 60]
    assert clock.next_end(115.0) == 45


def test_a_move_gives_time_back_up_to_the_first_amount():
    clock = Clock(LIVE, 2)
    clock.run(0b01, 0.0)
    clock.run(0b10, 25.0)
    clock.moved(0)
    clock.run(0b01, 30.0)
    clock.moved(1)

    assert clock.left_at(30.0) == [45, 60]


def test_a_seat_whose_time_is_over_is_told_and_never_goes_below_nothing():
    clock = Clock(LIVE, 2)
    clock.run(0b11, 0.0)

    assert clock.run_out(59.9) == []
    assert clock.run_out(60.0) == [0, 1]
    assert clock.left_at(1000.0) == [0, 0]


def test_whoever_takes_a_seat_back_has_time_to_go_on():
    clock = Clock(LIVE, 2)
    clock.run(0b01, 0.0)
    clock.run(0, 80.0)
    clock.taken_back(0)

    assert clock.left_at(80.0) == [30, 60]


def test_days_for_a_move_begin_anew_with_every_move():
    clock = Clock(ClockPolicy(kind="days", days=2), 2)
    clock.run(0b01, 0.0)
    clock.run(0b10, 90_000.0)
    clock.moved(0)

    assert clock.left_at(90_000.0) == [172_800, 172_800]


def test_a_restart_neither_steals_nor_gives_time():
    clock = Clock(LIVE, 2)
    clock.run(0b01, 1_000.0)
    stored = clock.stored(1_020.0)
    assert stored is not None
    again = Clock.restored(LIVE, stored)

    assert again.left_at(9_999.0) == [40, 60]
    again.run(0b01, 5.0)
    assert again.left_at(10.0) == [35, 60]


def test_a_clock_that_jumps_back_gives_no_time():
    clock = Clock(LIVE, 1)
    clock.run(0b1, 1_000.0)

    assert clock.left_at(900.0) == [60]
