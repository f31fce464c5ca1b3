"""The bots of a room: when they think, at what pace they move, and what if they fail."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from random import Random

from casetta.contract.errors import Wrong
from casetta.table.standing import BOT, PERSON

from ...protocol.messages import Pace
from ..ids import new_entry_id
from ..workers.bot_pool import Question
from .broadcast import Audience
from .parts import RETRY, NewEntry, Part, RoomView


class BotTurns(Part):
    """The turns of one room's bots: which of them think now, and how fast they move."""

    __slots__ = ("_audience", "_changed", "_pace", "_seed", "_steps", "_thinking")

    def __init__(self, room: RoomView, audience: Audience) -> None:
        super().__init__(room)
        self._audience = audience
        self._thinking: set[int] = set()
        self._pace = Pace(seconds=room.services.bot_pace)
        """How fast they play when they are among themselves; kept in memory alone."""
        self._seed: int | None = None
        self._steps = 0
        self._changed = asyncio.Event()

    @property
    def thinking(self) -> frozenset[int]:
        """The seats whose bots think now."""
        return frozenset(self._thinking)

    @property
    def pace(self) -> Pace | None:
        """How fast they play when they are among themselves; None where people play too."""
        return self._pace if self.are_alone else None

    def use_seed(self, seed: int | None) -> None:
        """In test mode: bots choose alike in every game with this seed."""
        self._seed = seed

    @property
    def are_alone(self) -> bool:
        """Whether nobody else plays."""
        history = self._room.history
        return history is not None and all(each.startswith(BOT) for each in history.players)

    def go_at(self, pace: Pace, steps: int = 0) -> None:
        """Play at another pace from now on, or make some steps; raises Wrong where people play."""
        if not self.are_alone:
            raise Wrong("bad-request")
        self._pace, self._steps = pace, steps
        self._changed.set()
        self.go_on()

    def look_up(self) -> None:
        """Somebody came or left: bots that wait for a step do so as long as anybody looks."""
        self._changed.set()
        self.go_on()

    def go_on(self, done: int | None = None) -> None:
        """Let every bot think that may move, and tell if other ones think now."""
        history = self._room.history
        if done is None and history is not None and set(history.players) == {PERSON}:
            return
        before = set(self._thinking)
        self._thinking.discard(-1 if done is None else done)
        for seat in self._asked():
            self._thinking.add(seat)
            self._room.tasks.start(self._turn(seat))
        if self._thinking != before:
            self._audience.tell_thinking(self._thinking)

    def _asked(self) -> list[int]:
        """The bots that may move and do not think yet."""
        history = self._room.history
        if history is None or history.over or history.paused or history.asked:
            return []
        if self._is_held and not self._audience:
            return []
        return [
            seat
            for seat, player in enumerate(history.players)
            if player.startswith(BOT)
            and seat not in self._thinking
            and history.table.is_waiting(seat)
        ]

    async def _turn(self, seat: int) -> None:
        """Let a bot choose, and make its move."""
        room = self._room
        try:
            if not await self._move(seat):
                self._rest(seat)
                return
        except Wrong as wrong:
            room.services.log.warning("bot refused", table=room.id, code=wrong.code)
            await asyncio.sleep(RETRY)
        except Exception as error:
            room.services.log.error("bot failed", table=room.id, error=type(error).__name__)
            await asyncio.sleep(RETRY)
        self.go_on(done=seat)

    def _rest(self, seat: int) -> None:
        """Think no more: nobody looks, and the room may be let go."""
        self._thinking.discard(seat)
        self._audience.tell_thinking(self._thinking)

    @property
    def _is_held(self) -> bool:
        """Whether bots wait for somebody to ask for a step."""
        return self.are_alone and self._pace.held and self._steps == 0

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
            if pace.held and not self._audience:
                return False
            left = None if pace.held else max(0.0, pace.seconds - (services.now() - since))
            self._changed.clear()
            try:
                async with asyncio.timeout(left):
                    await self._changed.wait()
            except TimeoutError:
                return True

    def _seeded(self, question: Question) -> Question:
        """The same question with dice that depend on nothing but seat and turn, if so wished."""
        if self._seed is None:
            return question
        turn = sum(event.seat == question.seat for event in self._room.running().table.events)
        return replace(
            question, seed=Random(f"{self._seed} {question.seat} {turn}").getrandbits(62)
        )

    async def _move(self, seat: int) -> bool:
        """The move of a bot; nonsense becomes any legal move. False if it is not wanted now."""
        room, services = self._room, self._room.services
        history, game = room.running(), room.game
        view, started = history.table.view(seat), services.now()
        name = history.players[seat].removeprefix(BOT)
        question = Question(game, view, seat, name, room.about.policy.thinking)
        move = await services.bot_pool.choose(self._seeded(question))
        if not await self._wait(started):
            return False
        if not history.table.is_waiting(seat) or history.players[seat] == PERSON:
            return True
        if move is None or move not in game.legal(view, seat):
            move = game.rules.nth(view, seat, secrets.randbelow(game.rules.count(view, seat)))
        body = {"move": game.text.write(move)}
        await room.enter(NewEntry(kind="move", seat=seat, body=body, id=new_entry_id()))
        return True
