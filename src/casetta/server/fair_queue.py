"""A fair queue: a few places, and turns by address and table for those who wait."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from ..protocol.errors import LimitHit

URGENT, ORDINARY, LEAST = range(3)
"""Ranks: the urgent ones come first, whoever had a turn."""
MOST_REMEMBERED = 10_000
"""Addresses and tables whose last turn is known."""


class Asker(NamedTuple):
    """Somebody who wants a place."""

    address: str = ""
    table: str = ""
    rank: Callable[[], int] = lambda: URGENT
    """How urgent it is by now."""
    is_wanted: Callable[[], bool] = lambda: True
    """Whether it is still wanted when the turn comes."""


ANYBODY = Asker()


class Turn:
    """The turn of an asker: waited for, then held until it is released."""

    def __init__(self, queue: FairQueue, asker: Asker) -> None:
        self.asker = asker
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue: FairQueue | None = queue

    async def __aenter__(self) -> None:
        await self.begin()

    async def __aexit__(self, *_: object) -> None:
        self.release()

    async def begin(self) -> None:
        """Wait for it; raises LimitHit where somebody else was given way."""
        try:
            await self.begun
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Let the place go, or wait for it no longer."""
        queue, self._queue = self._queue, None
        if queue is not None:
            queue.leave(self)


class FairQueue:
    """A few places; who had no turn for longest is next, by address, then by table.

    The last free place is kept for something urgent of an address that has none, so that no
    address holds them all. Where too many wait, the address with most of them has to give way.
    """

    def __init__(self, places: int, most_waiting: int = 1 << 30, busy: float = 1.0) -> None:
        """`busy`: seconds after which whoever was refused may try again."""
        self._places = places
        self._most_waiting = most_waiting
        self._busy = busy
        self._waiting: list[Turn] = []
        self._held: list[Turn] = []
        self._number = 0
        self._last_turns: OrderedDict[tuple[str, ...], int] = OrderedDict()
        """Of each address, and of each table of an address."""

    @property
    def held(self) -> int:
        """Places that are not free."""
        return len(self._held)

    def close(self) -> None:
        """Nobody who waits gets a turn any more."""
        for turn in self._waiting:
            turn.begun.cancel()

    def join(self, asker: Asker = ANYBODY, code: str = "server-busy") -> Turn:
        """Wait for a turn; raises LimitHit with this code where too many wait."""
        if len(self._waiting) >= self._most_waiting:
            self._make_room(asker.address, LimitHit(code, self._busy))
        turn = Turn(self, asker)
        self._waiting.append(turn)
        self._admit()
        return turn

    def leave(self, turn: Turn) -> None:
        """Somebody waits no longer, or gives the place back."""
        if turn in self._waiting:
            self._waiting.remove(turn)
        elif turn in self._held:
            self._held.remove(turn)
            self._admit()

    def _make_room(self, newcomer: str, refused: LimitHit) -> None:
        """Refuse the latest of the address with most who wait, or else the newcomer."""
        waiting = Counter(turn.asker.address for turn in self._waiting)
        [(greedy, most)] = waiting.most_common(1)
        if most <= waiting[newcomer] + 1:
            raise refused
        latest = next(turn for turn in reversed(self._waiting) if turn.asker.address == greedy)
        self._waiting.remove(latest)
        latest.begun.set_exception(refused)

    def _admit(self) -> None:
        """Give free places to those whose turn it is."""
        while self._waiting and len(self._held) < self._places:
            ranks = {turn: turn.asker.rank() for turn in self._waiting}
            may = [turn for turn in self._waiting if self._may_have_place(turn, ranks[turn])]
            if not may:
                return
            self._give(min(may, key=lambda turn: (ranks[turn], *self._last_turns_of(turn.asker))))

    def _may_have_place(self, turn: Turn, rank: int) -> bool:
        if len(self._held) + 1 < self._places or self._places == 1:
            return True
        has_one = any(held.asker.address == turn.asker.address for held in self._held)
        return rank == URGENT and not has_one

    def _last_turns_of(self, asker: Asker) -> list[int]:
        return [self._last_turns.get(key, 0) for key in _keys(asker)]

    def _give(self, turn: Turn) -> None:
        self._waiting.remove(turn)
        self._held.append(turn)
        self._number += 1
        for key in _keys(turn.asker):
            self._last_turns[key] = self._number
            self._last_turns.move_to_end(key)
        while len(self._last_turns) > MOST_REMEMBERED:
            self._last_turns.popitem(last=False)
        if not turn.begun.cancelled():  # Else it is released at once.
            turn.begun.set_result(None)


def _keys(asker: Asker) -> tuple[tuple[str, ...], ...]:
    """What last turns are remembered by."""
    return (asker.address,), (asker.address, asker.table)
