"""The bots of a room: each thinks when it is asked, and everybody sees that it does."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from casetta.kernel.wrong import Wrong
from casetta.table.standing import BOT, PERSON

from . import deeds
from .messages import Pace
from .players import Question
from .telling import tell_thinking

if TYPE_CHECKING:
    from .rooms import Room

BOT_PACE = 0.7
"""Seconds between the moves of bots, so that people can follow."""


LONGEST_HELD = 3600.0
"""Seconds that bots wait for a step; then somebody has left and they play on."""


class BotTurns:
    """Which bots of one room think now."""

    __slots__ = ("_changed", "_room", "_steps", "pace", "thinking")

    def __init__(self, room: Room) -> None:
        self._room = room
        self.thinking: set[int] = set()
        self.pace = Pace(seconds=room.hub.bot_pace)
        """How fast they play when they are among themselves; kept in memory alone."""
        self._steps = 0
        self._changed = asyncio.Event()

    @property
    def are_alone(self) -> bool:
        """Whether nobody else plays."""
        history = self._room.history
        return history is not None and all(each.startswith(BOT) for each in history.players)

    def go_at(self, pace: Pace, steps: int = 0) -> None:
        """Play at another pace from now on, or make some steps; raises Wrong where people play."""
        if not self.are_alone:
            raise Wrong("bad-request")
        self.pace, self._steps = pace, steps
        self._changed.set()

    def go_on(self, done: int | None = None) -> None:
        """Let every bot think that may move, and tell if other ones think now."""
        before = set(self.thinking)
        self.thinking.discard(-1 if done is None else done)
        for seat in self._asked():
            self.thinking.add(seat)
            self._room.beside.do(self._turn(seat))
        if self.thinking != before:
            tell_thinking(self._room)

    def _asked(self) -> list[int]:
        """The bots that may move and do not think yet."""
        history = self._room.history
        if history is None or history.over or history.paused or history.asked:
            return []
        return [
            seat
            for seat, player in enumerate(history.players)
            if player.startswith(BOT)
            and seat not in self.thinking
            and history.table.is_waiting(seat)
        ]

    async def _turn(self, seat: int) -> None:
        """Let a bot choose, and make its move."""
        room = self._room
        try:
            await self._move(seat)
        except Wrong as wrong:
            room.hub.log.warning("bot refused", table=room.id, code=wrong.code)
            await asyncio.sleep(deeds.RETRY)
        except Exception as error:
            room.hub.log.error("bot failed", table=room.id, error=type(error).__name__)
            await asyncio.sleep(deeds.RETRY)
        self.go_on(done=seat)

    async def _wait(self, since: float) -> None:
        """Let people follow: so long as the pace says, or until somebody asks for a step."""
        hub = self._room.hub
        while True:
            pace = self.pace if self.are_alone else Pace(seconds=hub.bot_pace)
            if pace.held and self._steps > 0:
                self._steps -= 1
                return
            seconds = LONGEST_HELD if pace.held else pace.seconds
            left = max(0.0, seconds - (hub.now() - since))
            self._changed.clear()
            try:
                async with asyncio.timeout(left):
                    await self._changed.wait()
            except TimeoutError:
                return

    async def _move(self, seat: int) -> None:
        """The move of a bot; nonsense becomes any legal move."""
        room, hub = self._room, self._room.hub
        history, game = room.running(), room.game
        view, started = history.table.view(seat), hub.now()
        name = history.players[seat].removeprefix(BOT)
        question = Question(game, view, seat, name, room.about.policy.thinking)
        move = await hub.players.choose(question)
        await self._wait(started)
        if not history.table.is_waiting(seat) or history.players[seat] == PERSON:
            return
        if move is None or move not in game.legal(view, seat):
            move = game.nth(view, seat, secrets.randbelow(game.count(view, seat)))
        await room.enter("move", seat, {"move": game.write(move)}, deeds.new_id())
