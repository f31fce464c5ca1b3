"""What happens when the time of a seat is over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .absence import hand_over
from .broadcast import tell_clock
from .parts import Part

if TYPE_CHECKING:
    from .room import Room

LATER = 0.05
"""Seconds after the end of a time, so that it is over indeed."""


class Alarm(Part):
    """Wakes a room up when somebody has no time left."""

    __slots__ = ("_timer",)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
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
        tell_clock(self._room)
        clock, now = self._room.clock, self._room.hub.now()
        if clock.policy.kind != "reminder":
            for seat in clock.run_out(now):
                self._room.beside.do(hand_over(self._room, seat))
        left = clock.next_end(now)
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left + LATER, self._ring)
