"""A table: a game in progress, and the only door for moves from outside."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import OPEN, Drawing, Game, OptionValue, State
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.state import NOBODY, SEATS, digest

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


def demand_turn(waiting: int, seat: int) -> None:
    """Refuse a move of a seat that is not among those that wait, which are bits."""
    if waiting == 0:
        raise NotYourTurn("game-over")
    if seat < 0 or not waiting >> seat & 1:
        raise NotYourTurn("not-your-turn")


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
        self._dealt = tuple(self.state)
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
        version: int | None = None,
    ) -> Table:
        """Set a table; without a seed or a key the luck is as good as the system's.

        `own` is what people brought, as the game read it from their file; `version` that of the
        rules, where it is not today's.
        """
        game.check_seats(seats)
        if key is None:
            key = secrets.token_bytes(32) if seed is None else key_of_seed(seed)
        state = game.dealt(seats, options or {}, table_luck(key), own, version)
        return cls(game, game.with_content(own).text.drawing(state), seed)

    def is_dealt_by(self, seed: int | None = None, key: bytes | None = None) -> bool:
        """Whether a deal by this seed or key gives the setup of this table."""
        own = self.game.own.told(self.setup) if self.game.own else None
        options, version = self.setup["options"], self.game.version_of(self.setup)
        again = Table.deal(self.game, self.seats, options, seed, own, key, version)
        return bool(again.setup == self.setup)

    @property
    def seats(self) -> int:
        return self.state[SEATS]

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.events)

    @property
    def digests(self) -> list[str]:
        """The digest of the deal, and of the position after each event."""
        later = (digest(after.state) for _, _, after in self.steps())
        return [digest(self.again(()).state), *later]

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
        return seat >= 0 and bool(self.waiting >> seat & 1)

    def listed(self, seat: int) -> Sequence[int]:
        """The legal moves of a seat; empty when it is not waiting."""
        if seat not in self._listed:
            self._listed[seat] = array("q", self.game.legal(self.state, seat))
        return self._listed[seat]

    def legal(self, seat: int) -> list[str]:
        """The same as texts, which are kept in a game that makes them in a short way."""
        if self.game.fast.texts is None:
            return list(map(self.game.text.write, self.listed(seat)))
        if seat not in self._texts:
            waits = self.is_waiting(seat)
            self._texts[seat] = self.game.fast.texts(self.state, seat) if waits else []
        return self._texts[seat]

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

    def play(self, seat: int, text: str, version: int | None = None) -> Event:
        """Let a seat make the moves that a text spells: all of them or none.

        `version` is the number of its entry, where there is a log.
        """
        state = self._after(seat, text)
        number = self.version + 1 if version is None else version
        event = Event(seat, text, number, self.game.rules.step(self.state))
        self._keep(event, state)
        return event

    def copy(self) -> Table:
        """Another table at the same position."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = list(self.state)
        twin.events = list(self.events)
        return twin

    def again(self, events: Sequence[Event]) -> Table:
        """A table with the same deal where just these events happened, all found legal before."""
        twin = self.copy()
        twin.state, twin.events = list(self._dealt), list(events)
        for event in events:
            twin._replay(event, twin.state)
        twin._forget()
        return twin

    def without(self, versions: Collection[int]) -> Table:
        """The table if the moves of these versions had not been made."""
        return self.again([event for event in self.events if event.version not in versions])

    def together_with(self, events: Sequence[Event]) -> Table:
        """The table if these moves count again, in their old order."""
        return self.again(sorted((*self.events, *events), key=lambda event: event.version))

    def after(self, event: Event) -> Table:
        """Another table after an event that was found legal before."""
        twin = self.copy()
        twin._replay(event, twin.state)
        twin._keep(event, twin.state)
        return twin

    def steps(self) -> Iterator[tuple[Event, Table, Table]]:
        """Each event with the table before and after it."""
        table = self.again(())
        for event in self.events:
            before, table = table, table.after(event)
            yield event, before, table

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
            demand_turn(self.game.rules.waiting(state) if number else self.waiting, seat)
            if not self._is_legal(state, seat, move, text if number == 0 else None):
                raise IllegalMove("illegal-move")
            self.game.rules.play(state, seat, move)
        return state

    def _is_legal(self, state: State, seat: int, move: int, text: str | None) -> bool:
        """Whether a seat may make a move; `text` is given for the first move of a text."""
        if text in self._texts.get(seat, ()):
            return True
        listed = self.game.legal(state, seat) if text is None else self.listed(seat)
        return move in listed or self.game.rules.also(state, seat, move)

    def result(self) -> list[dict[str, int]]:
        ranking = self.game.ranking(self.state)
        return [{"points": points, "place": place} for points, place in ranking]
