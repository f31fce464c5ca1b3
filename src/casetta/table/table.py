"""A table: a game in progress, and the only door for moves from outside."""

from __future__ import annotations

import secrets
import struct
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import OPEN, Drawing, Game, OptionValue, State
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.state import NOBODY, SEATS, as_bytes

DIGEST_SIZE = 32
SEVERAL = ";"
"""Between the moves of a decision."""
MOST_IN_A_DECISION = 300
"""Moves that one text may join: a room of Home Staging is drawn square by square."""


class TableError(Wrong):
    """A move that the table refuses."""


class IllegalMove(TableError):
    """The rules do not allow it now."""


class NotYourTurn(TableError):
    """The seat is not waiting for a move."""


class StaleMove(TableError):
    """It was made for an earlier position."""


def decision(text: str) -> list[str]:
    """The moves that a text joins, each as a text of its own; spaces around `;` mean nothing.

    A text without `;` is one move, as it stands.
    """
    if SEVERAL not in text:
        return [text]
    moves = text.split(SEVERAL)
    if len(moves) > MOST_IN_A_DECISION:
        raise TableError("unreadable-move")
    return [move.strip(" ") for move in moves]


@dataclass(frozen=True, slots=True)
class Event:
    """What a seat did: one text, which may spell several moves."""

    seat: int
    move: str
    version: int = 0
    """The number of its entry in the log of the table; without a log, its own number."""
    step: int = OPEN
    """The step in which it was made, if what seats do in it is concealed."""


class Table:
    """A setup and a list of events; the state follows from them."""

    def __init__(self, game: Game, setup: Drawing, seed: int | None = None) -> None:
        self.seed = seed
        self.state, wrongs = game.text.setup(setup)
        if wrongs:
            raise wrongs[0]
        self.game = game.at(setup)
        """It carries what people brought."""
        self.setup = self.game.text.drawing(self.state)
        self.events: list[Event] = []
        self._dealt = as_bytes(self.state)
        self._digests = b""
        """Of the first positions, as far as anybody asked."""
        self._forget()

    def _forget(self) -> None:
        """Another position: what was found out about the last one is of no use."""
        self._waiting: int | None = None
        self._listed: dict[int, Sequence[int]] = {}
        self._texts: dict[int, list[str]] = {}
        self._open: State | None = None

    @classmethod
    def deal(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        own: Any = None,
        key: bytes | None = None,
    ) -> Table:
        """Set a table; without a seed or a key the luck is as good as the system's.

        `own` is what people brought, as the game read it from their file.
        """
        game.check_seats(seats)
        if key is None:
            key = secrets.token_bytes(32) if seed is None else key_of_seed(seed)
        state = game.dealt(seats, options or {}, table_luck(key), own)
        return cls(game, game.with_content(own).text.drawing(state), seed)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state[SEATS]

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.events)

    @property
    def digests(self) -> list[str]:
        """The digest of the deal, and of the position after each event."""
        return [self.digest(number) for number in range(self.version + 1)]

    def digest(self, number: int) -> str:
        """The digest of the position after so many events."""
        if len(self._digests) // DIGEST_SIZE <= number <= self.version:
            self._digests = self._with_digests()
        return self._digests[DIGEST_SIZE * number : DIGEST_SIZE * (number + 1)].hex()

    def _with_digests(self) -> bytes:
        """The known digests and all others; the game is played again unless only one is missing."""
        known, found = len(self._digests) // DIGEST_SIZE, [self._digests]
        if known < self.version:
            state = self._deal()
            for number, event in enumerate(self.events):
                if number >= known:
                    found.append(sha256(as_bytes(state)).digest())
                self._replay(event, state)
        found.append(sha256(as_bytes(self.state)).digest())
        return b"".join(found)

    def _deal(self) -> State:
        """The state after the deal."""
        return list(struct.unpack(f"<{len(self._dealt) // 8}q", self._dealt))

    @property
    def waiting(self) -> int:
        """The seats that may move now, as bits."""
        if self._waiting is None:
            self._waiting = self.game.rules.waiting(self.state)
        return self._waiting

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""
        return self.waiting == 0

    def demand_over(self) -> None:
        """Refuse what nobody may know or do before the end."""
        if not self.is_over:
            raise Wrong("not-finished")

    def is_waiting(self, seat: int) -> bool:
        """Whether the seat may move now."""
        return bool(self.waiting >> seat & 1)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat as texts; empty when it is not waiting."""
        return [self.game.text.write(move) for move in self.listed(seat)]

    def listed(self, seat: int, view: State | None = None) -> Sequence[int]:
        """The legal moves of a seat; they follow from its view, so whoever has that may give it."""
        if seat not in self._listed:
            legal = self.game.legal(self.state if view is None else view, seat)
            self._listed[seat] = array("q", legal)
        return self._listed[seat]

    def legal_texts(self, seat: int, view: State) -> list[str] | None:
        """The same as texts, kept until the seat makes one; None where a game has no short way."""
        if self.game.fast.texts is not None and seat not in self._texts:
            self._texts[seat] = self.game.fast.texts(view, seat)
        return self._texts.get(seat)

    def view(self, seat: int) -> State:
        """What a seat sees; NOBODY is a spectator."""
        if self.game.fast.show_own is None:
            return self.game.view(self.state, seat)
        if self._open is None:
            self._open = self.game.view(self.state, NOBODY)
        view = list(self._open)
        if seat != NOBODY:
            self.game.fast.show_own(view, self.state, seat)
        return view

    def play(
        self, seat: int, text: str, expect: int | None = None, version: int | None = None
    ) -> Event:
        """Let a seat make the moves that a text spells: all of them or none.

        `expect` is the version the move was made for, if the caller knows it; `version`
        is the number of its entry, where there is a log.
        """
        if expect is not None and expect != self.version:
            raise StaleMove("stale-move", version=self.version)
        state = self._after(seat, text)
        number = self.version + 1 if version is None else version
        event = Event(seat, text, number, self.game.rules.step(self.state))
        self._keep(event, state)
        return event

    def play_again(self, event: Event) -> None:
        """Let an event happen that was found legal before."""
        state = list(self.state)
        self._replay(event, state)
        self._keep(event, state)

    def copy(self) -> Table:
        """Another table at the same position."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = list(self.state)
        twin.events = list(self.events)
        return twin

    def again(self, events: Sequence[Event]) -> Table:
        """A table with the same deal where just these events happened, all found legal before."""
        same = _alike(self.events, events)
        twin = self.copy()
        twin.state = self._deal()
        twin.events = list(events[:same])
        twin._digests = self._digests[: DIGEST_SIZE * (same + 1)]
        twin._forget()
        for event in events[:same]:
            twin._replay(event, twin.state)
        for event in events[same:]:
            twin.play_again(event)
        return twin

    def _keep(self, event: Event, state: State) -> None:
        self.state = state
        self.events.append(event)
        self._forget()

    def _replay(self, event: Event, state: State) -> None:
        for move in self.game.text.read(event.move):
            self.game.rules.play(state, event.seat, move)

    def _after(self, seat: int, text: str) -> State:
        """The state after these moves, or the reason why they are refused."""
        state = list(self.state)
        for number, move in enumerate(self.game.text.read(text)):
            waiting = self.game.rules.waiting(state) if number else self.waiting
            if waiting == 0:
                raise NotYourTurn("game-over")
            if not 0 <= seat < self.seats or not waiting >> seat & 1:
                raise NotYourTurn("not-your-turn")
            if not self._is_listed(seat, text) and not self._is_legal(state, seat, move, number):
                raise IllegalMove("illegal-move")
            self.game.rules.play(state, seat, move)
        return state

    def _is_listed(self, seat: int, text: str) -> bool:
        """Whether a text is one of the moves that were listed for the seat."""
        return text in self._texts.get(seat, ())

    def _is_legal(self, state: State, seat: int, move: int, number: int) -> bool:
        """Whether a seat may make a move, after so many others in the same breath."""
        listed = self.game.legal(state, seat) if number else self.listed(seat)
        return move in listed or self.game.rules.also(state, seat, move)

    def result(self) -> list[dict[str, int]]:
        """Points and place of each seat."""
        return result_of(self.game, self.state)


def result_of(game: Game, state: State) -> list[dict[str, int]]:
    """Points and place of each seat in a position where all is open."""
    return [{"points": points, "place": place} for points, place in game.ranking(state)]


def _alike(some: Sequence[Event], others: Sequence[Event]) -> int:
    """How many events at the beginning are the same."""
    for number, (one, other) in enumerate(zip(some, others, strict=False)):
        if one != other:
            return number
    return min(len(some), len(others))
