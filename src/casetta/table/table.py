"""A table: a game in progress, and the only door for moves from outside."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from casetta.kernel.game import Drawing, Game, OptionValue, State
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.state import SEATS, digest
from casetta.kernel.wrong import Wrong


class TableError(Wrong):
    """A move that the table refuses."""


class IllegalMove(TableError):
    """The rules do not allow it now."""


class NotYourTurn(TableError):
    """The seat is not waiting for a move."""


class StaleMove(TableError):
    """It was made for an earlier position."""


@dataclass(frozen=True, slots=True)
class Event:
    """What a seat did: one text, which may spell several moves."""

    seat: int
    move: str


class Table:
    """A setup and a list of events; the state follows from them."""

    def __init__(self, game: Game, setup: Drawing, seed: int | None = None) -> None:
        self.game = game
        self.seed = seed
        self.state, wrongs = game.setup(setup)
        if wrongs:
            raise wrongs[0]
        self.setup = game.drawing(self.state)
        self.events: list[Event] = []
        self.digests = [digest(self.state)]

    @classmethod
    def deal(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        own: Any = None,
    ) -> Table:
        """Set a table; without a seed the luck is as good as the system's.

        `own` is what people brought, as the game read it from their file.
        """
        game.check_seats(seats)
        numbers = game.option_numbers(game.complete(options or {}))
        key = secrets.token_bytes(32) if seed is None else key_of_seed(seed)
        state = game.blank()
        if game.own is not None and own is not None:
            game.own.deal(own, state, seats, numbers, table_luck(key))
        else:
            game.deal(state, seats, numbers, table_luck(key))
        return cls(game, game.drawing(state), seed)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state[SEATS]

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.events)

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""
        return self.game.waiting(self.state) == 0

    def is_waiting(self, seat: int) -> bool:
        """Whether the seat may move now."""
        return bool(self.game.waiting(self.state) >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat as texts; empty when it is not waiting."""
        return [self.game.write(move) for move in self.game.legal(self.state, seat)]

    def view(self, seat: int) -> State:
        """What a seat sees; NOBODY is a spectator."""
        return self.game.view(self.state, seat)

    def play(self, seat: int, text: str, expect: int | None = None) -> Event:
        """Let a seat make the moves that a text spells: all of them or none.

        `expect` is the version the move was made for, if the caller knows it.
        """
        if expect is not None and expect != self.version:
            raise StaleMove("stale-move", version=self.version)
        self.state = self._after(seat, text)
        event = Event(seat, text)
        self.events.append(event)
        self.digests.append(digest(self.state))
        return event

    def _after(self, seat: int, text: str) -> State:
        """The state after these moves, or the reason why they are refused."""
        state = list(self.state)
        for move in self.game.read(text):
            if self.game.waiting(state) == 0:
                raise NotYourTurn("game-over")
            if not 0 <= seat < self.seats or not self.game.waiting(state) >> seat & 1:
                raise NotYourTurn("not-your-turn")
            if not self._allows(state, seat, move):
                raise IllegalMove("illegal-move")
            self.game.play(state, seat, move)
        return state

    def _allows(self, state: State, seat: int, move: int) -> bool:
        """Whether a move is listed, or allowed beside what is listed."""
        return self.game.also(state, seat, move) or move in self.game.legal(state, seat)

    def result(self) -> list[dict[str, Any]]:
        """Points and place of each seat."""
        ranking = self.game.ranking(self.state)
        return [{"points": points, "place": place} for points, place in ranking]
