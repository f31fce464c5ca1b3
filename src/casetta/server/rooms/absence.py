"""Whoever is away: a bot plays on after a while, where the host decided so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from casetta.store.errors import NotWritten
from casetta.table.standing import PERSON
from casetta.table.table import NotYourTurn

from . import background as deeds
from .parts import Part

if TYPE_CHECKING:
    from .room import Room


class Absent(Part):
    """The people of one room who are waited for."""

    __slots__ = ("_alarms",)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._alarms: dict[int, asyncio.TimerHandle] = {}

    def __bool__(self) -> bool:
        """Whether anybody is waited for."""
        return bool(self._alarms)

    def watch(self) -> None:
        """Give each person who is not here some time to come."""
        grace, history = self._room.about.policy.grace, self._room.history
        if grace is None or history is None or history.over:
            return
        here = self._room.seats_here()
        for seat, player in enumerate(history.players):
            if player == PERSON and seat not in here and seat not in self._alarms:
                loop = asyncio.get_running_loop()
                self._alarms[seat] = loop.call_later(grace, self._take_over, seat)

    def came(self, seats: Iterable[int]) -> None:
        """Somebody is back on these seats."""
        for seat in seats:
            alarm = self._alarms.pop(seat, None)
            if alarm is not None:
                alarm.cancel()

    def forget(self) -> None:
        """Wait for nobody any more."""
        self.came(list(self._alarms))

    def _take_over(self, seat: int) -> None:
        """Nobody came back in time: a bot plays on."""
        self._alarms.pop(seat, None)
        if seat not in self._room.seats_here():
            self._room.beside.do(hand_over(self._room, seat))


async def resign(room: Room, seat: int) -> None:
    """Somebody goes for good: a bot plays on, if none does already."""
    history, body = room.running(), {"to": f"bot:{room.about.policy.bot}"}

    def is_played_by_a_bot() -> bool:
        return not history.over and history.players[seat] != PERSON

    if is_played_by_a_bot():
        return
    try:
        await room.enter("hand-over", seat, body, deeds.new_id(), by_person=True)
    except NotYourTurn:
        if not is_played_by_a_bot():
            raise


async def hand_over(room: Room, seat: int) -> None:
    """Let a bot play the seat of a person; what cannot be written is tried again."""
    history, body = room.history, {"to": f"bot:{room.about.policy.bot}"}
    while history is not None and not history.over and history.players[seat] == PERSON:
        try:
            await room.enter("hand-over", seat, body, deeds.new_id(), by_person=True)
        except NotWritten:
            await asyncio.sleep(deeds.RETRY)
        except NotYourTurn:
            return
