"""The bots of a room: when they think, at what pace they move, and whom they play on for.

A bot plays on for whoever has no time left, stays away too long, or leaves.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from random import Random

from casetta.contract.errors import Wrong
from casetta.store.store import NotWritten
from casetta.table.standing import BOT, PERSON
from casetta.table.table import NotYourTurn

from ...protocol.messages import Pace, Thinking
from ..bot_pool import BotQuestion
from ..fair_queue import ORDINARY, URGENT
from .services import RETRY, Part, RoomView

LATER = 0.05
"""Seconds after the end of a time, so that it is over indeed."""


class BotTurns(Part):
    """The turns of one room's bots: which of them think now, and how fast they move."""

    __slots__ = ("_changed", "_pace", "_seed", "_steps", "thinking")

    def __init__(self, room: RoomView, seed: int | None = None) -> None:
        """In test mode bots choose alike in every game with the same seed."""
        super().__init__(room)
        self.thinking: frozenset[int] = frozenset()
        """The seats whose bots think now."""
        self._pace = Pace(seconds=room.services.bot_pace)
        """How fast they play when they are among themselves; kept in memory alone."""
        self._seed = seed
        self._steps = 0
        self._changed = asyncio.Event()

    @property
    def pace(self) -> Pace | None:
        """How fast they play when they are among themselves; None where people play too."""
        return self._pace if self.are_alone else None

    @property
    def are_alone(self) -> bool:
        history = self._room.history
        return history is not None and all(each.startswith(BOT) for each in history.players)

    @property
    def _sleep(self) -> bool:
        """Whether nobody but bots was ever to play here, and nobody looks."""
        return self._are_for_show and not self._room.audience

    @property
    def _are_for_show(self) -> bool:
        return all(place.player.startswith(BOT) for place in self._room.about.places)

    def _rank(self) -> int:
        """How urgent their turns are: people who play and look come first."""
        is_awaited = bool(self._room.audience) and not self._are_for_show
        return URGENT if is_awaited else ORDINARY

    def go_at(self, pace: Pace, steps: int = 0) -> None:
        """Play at another pace from now on, or make some steps; raises Wrong where people play."""
        if not self.are_alone:
            raise Wrong("bad-request")
        self._pace, self._steps = pace, steps
        self._changed.set()
        self.go_on()

    def look_up(self) -> None:
        """Somebody came or left: bots that wait for a step do so as long as anybody looks.

        Where only bots play, they play as long as anybody looks.
        """
        self._changed.set()
        self.go_on()

    def go_on(self, done: int | None = None) -> None:
        """Let every bot think that may move, and tell if other ones think now."""
        history = self._room.history
        if done is None and history is not None and set(history.players) == {PERSON}:
            return
        before = self.thinking
        self.thinking -= {done}
        asked = self._asked()
        self.thinking |= set(asked)
        for seat in asked:
            self._room.tasks.start(self._turn(seat))
        if self.thinking != before:
            self._room.audience.tell(Thinking(seats=sorted(self.thinking)))

    def _asked(self) -> list[int]:
        """The bots that may move and do not think yet."""
        history = self._room.history
        if history is None or history.over or history.paused or history.asked or self._sleep:
            return []
        is_held = self.are_alone and self._pace.held and self._steps == 0
        if is_held and not self._room.audience:
            return []
        return [
            seat
            for seat, player in enumerate(history.players)
            if player.startswith(BOT)
            and seat not in self.thinking
            and history.table.is_waiting(seat)
        ]

    async def _turn(self, seat: int) -> None:
        room = self._room
        try:
            if not await self._move(seat):
                # Nobody looks, and the room may be let go.
                self.thinking -= {seat}
                room.audience.tell(Thinking(seats=sorted(self.thinking)))
                return
        except Wrong as wrong:
            room.services.log.warning("bot refused", table=room.id, code=wrong.code)
            await asyncio.sleep(RETRY)
        except Exception as error:
            room.services.log.error("bot failed", table=room.id, error=type(error).__name__)
            await asyncio.sleep(RETRY)
        self.go_on(done=seat)

    async def _wait(self, since: float) -> bool:
        """Let people follow: so long as the pace says, or until somebody asks for a step.

        False if nobody is left who could ask.
        """
        services = self._room.services
        while True:
            pace = self._pace if self.are_alone else Pace(seconds=services.bot_pace)
            if pace.held and self._steps > 0:
                self._steps -= 1
                return True
            if pace.held and not self._room.audience:
                return False
            left = None if pace.held else max(0.0, pace.seconds - (services.now() - since))
            self._changed.clear()
            try:
                async with asyncio.timeout(left):
                    await self._changed.wait()
            except TimeoutError:
                return True

    def _dice(self, seat: int) -> int:
        """The seed of a bot's dice: in test mode it depends on nothing but seat and turn."""
        if self._seed is None:
            return secrets.randbits(62)
        turn = sum(event.seat == seat for event in self._room.running().table.events)
        return Random(f"{self._seed} {seat} {turn}").getrandbits(62)

    async def _move(self, seat: int) -> bool:
        """The move of a bot; nonsense becomes any legal move. False if it is not wanted now."""
        room, services = self._room, self._room.services
        history, game = room.running(), room.game
        view, started = history.table.view(seat), services.now()
        name = history.players[seat].removeprefix(BOT)
        dice = self._dice(seat)
        question = BotQuestion(game, view, seat, name, room.about.policy.thinking, seed=dice)
        asker = room.asker._replace(rank=self._rank, is_wanted=lambda: not self._sleep)
        move = await services.bot_pool.choose(question, asker)
        if self._sleep or not await self._wait(started):
            return False
        if not history.table.is_waiting(seat) or history.players[seat] == PERSON:
            return True
        if move is None or move not in game.legal(view, seat):
            move = game.rules.nth(view, seat, secrets.randbelow(game.rules.count(view, seat)))
        body = {"move": game.text.write(move)}
        await room.enter("move", seat, body)
        return True


class Absence(Part):
    """The people of one table who are away or have no time left: a bot plays on for them."""

    __slots__ = ("_alarm", "_gone", "_timers")

    def __init__(self, room: RoomView) -> None:
        super().__init__(room)
        self._gone: dict[int, float] = {}
        """Since when each seat is left; a room that is loaded anew counts from then on."""
        self._timers: dict[int, asyncio.TimerHandle] = {}
        """For those who are away: each has some time to come back."""
        self._alarm: asyncio.TimerHandle | None = None
        """Rings when somebody has no time left on the clock."""

    def __bool__(self) -> bool:
        """Whether anybody is waited for."""
        return bool(self._timers) or self._alarm is not None

    def watch(self) -> None:
        """Give each person who is not here some time to come."""
        grace, history = self._room.about.policy.grace, self._room.history
        if history is None or history.over:
            return
        here, now = self._room.audience.seats(), self._room.services.now()
        for seat, player in enumerate(history.players):
            if player != PERSON or seat in here:
                continue
            self._gone.setdefault(seat, now)
            if grace is not None and seat not in self._timers:
                loop = asyncio.get_running_loop()
                self._timers[seat] = loop.call_later(grace, self._take_over, seat)

    def seconds(self, seat: int) -> float | None:
        """How long somebody is away who plays this seat; None for everybody else."""
        history, gone = self._room.history, self._gone.get(seat)
        is_playing = history is not None and not history.over and history.players[seat] == PERSON
        return self._room.services.now() - gone if gone is not None and is_playing else None

    def came(self, seats: Iterable[int]) -> None:
        """Somebody is back on these seats."""
        for seat in seats:
            self._gone.pop(seat, None)
            self._stop_waiting(seat)

    def forget(self) -> None:
        """Nobody is given time to come any more."""
        for seat in list(self._timers):
            self._stop_waiting(seat)

    def _stop_waiting(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _take_over(self, seat: int) -> None:
        """Nobody came back in time: a bot plays on."""
        self._timers.pop(seat, None)
        if seat not in self._room.audience.seats():
            self._room.tasks.start(hand_over(self._room, seat))

    def set_alarm(self) -> None:
        """Tell everybody the time, and wake up when that of a seat is over."""
        self.stop_alarm()
        if self._room.clock.policy.kind != "none":
            self._ring()

    def stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        """A reminder for all, a bot for those who have no time left, an alarm for the next."""
        room, self._alarm = self._room, None
        clock, now = room.clock, room.services.now()
        room.audience.tell(clock.shown(now))
        if clock.policy.kind != "reminder":
            for seat in clock.run_out(now):
                room.tasks.start(hand_over(room, seat))
        left = clock.next_end(now)
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left + LATER, self._ring)


async def replace_person(room: RoomView, seat: int) -> None:
    """Let the bot that the host chose take the seat of a person."""
    body = {"to": f"{BOT}{room.about.policy.bot}"}
    await room.enter("hand-over", seat, body, by_person=True)


async def resign(room: RoomView, seat: int) -> None:
    """Somebody goes for good: a bot plays on, if none does already."""
    history = room.running()
    if history.over or history.players[seat] == PERSON:
        try:
            await replace_person(room, seat)
        except NotYourTurn:
            if history.over or history.players[seat] == PERSON:
                raise


async def hand_over(room: RoomView, seat: int) -> None:
    """Let a bot play the seat of a person; what cannot be written is tried again."""
    history = room.history
    while history is not None and not history.over and history.players[seat] == PERSON:
        try:
            await replace_person(room, seat)
        except NotWritten:
            await asyncio.sleep(RETRY)
        except NotYourTurn:
            return
