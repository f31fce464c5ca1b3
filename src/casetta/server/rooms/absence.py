"""Absence: a bot plays on for whoever has no time left, stays away too long, or leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from casetta.store.store import NotWritten
from casetta.table.standing import PERSON
from casetta.table.table import NotYourTurn

from ..ids import new_entry_id
from .broadcast import Audience
from .parts import RETRY, NewEntry, Part, RoomView

LATER = 0.05
"""Seconds after the end of a time, so that it is over indeed."""


class Absence(Part):
    """The people of one table who are away: each has some time to come back."""

    __slots__ = ("_audience", "_timers")

    def __init__(self, room: RoomView, audience: Audience) -> None:
        super().__init__(room)
        self._audience = audience
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def __bool__(self) -> bool:
        """Whether anybody is waited for."""
        return bool(self._timers)

    def watch(self) -> None:
        """Give each person who is not here some time to come."""
        grace, history = self._room.about.policy.grace, self._room.history
        if grace is None or history is None or history.over:
            return
        here = self._audience.seats()
        for seat, player in enumerate(history.players):
            if player == PERSON and seat not in here and seat not in self._timers:
                loop = asyncio.get_running_loop()
                self._timers[seat] = loop.call_later(grace, self._take_over, seat)

    def came(self, seats: Iterable[int]) -> None:
        """Somebody is back on these seats."""
        for seat in seats:
            timer = self._timers.pop(seat, None)
            if timer is not None:
                timer.cancel()

    def forget(self) -> None:
        """Wait for nobody any more."""
        self.came(list(self._timers))

    def _take_over(self, seat: int) -> None:
        """Nobody came back in time: a bot plays on."""
        self._timers.pop(seat, None)
        if seat not in self._audience.seats():
            self._room.tasks.start(hand_over(self._room, seat))


class ClockAlarm(Part):
    """Wakes a table up when somebody has no time left."""

    __slots__ = ("_audience", "_timer")

    def __init__(self, room: RoomView, audience: Audience) -> None:
        super().__init__(room)
        self._audience = audience
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        """Whether it is set."""
        return self._timer is not None

    def set(self) -> None:
        """Tell everybody the time, and wake up when that of a seat is over."""
        self.stop()
        if self._room.clock.policy.kind != "none":
            self._ring()

    def stop(self) -> None:
        """Wake nobody up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        """A reminder for all, a bot for those who have no time left, an alarm for the next."""
        self._timer = None
        self._audience.tell_clock()
        clock, now = self._room.clock, self._room.services.now()
        if clock.policy.kind != "reminder":
            for seat in clock.run_out(now):
                self._room.tasks.start(hand_over(self._room, seat))
        left = clock.next_end(now)
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left + LATER, self._ring)


def handing_over(room: RoomView, seat: int) -> NewEntry:
    """The entry by which a bot takes the seat of a person."""
    body = {"to": f"bot:{room.about.policy.bot}"}
    return NewEntry(kind="hand-over", seat=seat, body=body, id=new_entry_id(), by_person=True)


async def resign(room: RoomView, seat: int) -> None:
    """Somebody goes for good: a bot plays on, if none does already."""
    history = room.running()

    def is_played_by_a_bot() -> bool:
        return not history.over and history.players[seat] != PERSON

    if is_played_by_a_bot():
        return
    try:
        await room.enter(handing_over(room, seat))
    except NotYourTurn:
        if not is_played_by_a_bot():
            raise


async def hand_over(room: RoomView, seat: int) -> None:
    """Let a bot play the seat of a person; what cannot be written is tried again."""
    history, new = room.history, handing_over(room, seat)
    while history is not None and not history.over and history.players[seat] == PERSON:
        try:
            await room.enter(new)
        except NotWritten:
            await asyncio.sleep(RETRY)
        except NotYourTurn:
            return
