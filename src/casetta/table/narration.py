"""Moves in words: phrases for each viewer, made from its views before and after a move.

The last moves are narrated from the states around them, older ones by playing the log again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from casetta.contract.game import OPEN, Game, State
from casetta.kernel.state import NOBODY

from .log import Entry, Log
from .table import Table
from .undo import positions

Phrases: TypeAlias = list[dict[str, Any]]
Wanted: TypeAlias = Mapping[int, int]
"""The versions of moves to be narrated, each with whose eyes see it."""
Looks: TypeAlias = Callable[[int, int], tuple[bytes, State | None]]
"""What a viewer saw around a move: the digests before and after it, and the view after it.

Either may be unknown: no bytes, None.
"""


def phrases_of(game: Game, before: State, after: State, seat: int, text: str) -> Phrases:
    """What a move did, as JSON, from the view before it to the view after it."""
    moves = game.text.read(text)
    return [phrase.to_dict() for phrase in game.text.narrate(before, after, seat, moves)]


class Narrator:
    """Puts the moves of a table into words, each once for all viewers who see the same."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._around: dict[int, tuple[Entry, State, State]] = {}
        """The last moves with the states before and after them, by version."""
        self._concealed: dict[int, Phrases] = {}
        """What those did who moved in the step that is going on, as they saw it."""
        self._step = OPEN
        self._narrated: dict[bytes, Phrases] = {}
        """What the last moves did, by the digests of the views around them."""
        self._told: dict[int, Phrases] = {}
        """The same by version, in a game that tells moves alike to everybody."""

    def forget(self, now: Table) -> None:
        """Forget what led to this position, but for what its step still conceals."""
        self._around, self._narrated, self._told = {}, {}, {}
        step = self._game.rules.step(now.state)
        if step != self._step:
            self._concealed, self._step = {}, step

    def note(self, entry: Entry, before: Table, after: Table, *, is_concealed: bool) -> None:
        """Remember the states around a move; a concealed one is narrated at once."""
        self._around[entry.version] = entry, before.state, after.state
        if is_concealed:
            self._concealed[entry.version] = self._recent(entry.version, entry.seat)

    def state_after(self, version: int) -> State | None:
        """The state after one of the last moves; None for any other."""
        return self._around[version][2] if version in self._around else None

    def for_all(self, versions: Sequence[int]) -> Mapping[int, Phrases] | None:
        """The phrases of some moves if they are recent and told alike to everybody, else None."""
        if not self._game.fast.told_alike or not versions or versions[0] not in self._around:
            return None
        for version in versions:
            if version in self._around and version not in self._told:
                self._told[version] = self._recent(version, NOBODY)
        return self._told

    def narrate(self, wanted: Wanted, now: Table, log: Log, looks: Looks) -> dict[int, Phrases]:
        """The phrases of some moves at a table with this position and log."""
        found: dict[int, Phrases] = {}
        for version, eyes in wanted.items():
            if version in self._concealed:
                found[version] = self._concealed[version]
            elif version in self._around:
                found[version] = self._once(version, eyes, *looks(version, eyes))
            else:
                return self._replayed(wanted, now, log)
        return found

    def _once(self, version: int, eyes: int, digests: bytes, after: State | None) -> Phrases:
        """The phrases of a recent move, the same for all who see the same."""
        found = self._narrated.get(digests)
        if found is None:
            found = self._recent(version, eyes, after)
            if digests:
                self._narrated[digests] = found
        return found

    def _recent(self, version: int, eyes: int, after: State | None = None) -> Phrases:
        """The phrases of a recent move; whoever has the view after it may give it."""
        entry, before, later = self._around[version]
        view = self._game.view
        after = view(later, eyes) if after is None else after
        return phrases_of(self._game, view(before, eyes), after, entry.seat, entry.body["move"])

    def _replayed(self, wanted: Wanted, now: Table, log: Log) -> dict[int, Phrases]:
        """The phrases of moves of the past."""
        found: dict[int, Phrases] = {}
        before: State = ()  # type: ignore[assignment]
        first = min(wanted) - 1
        for version, table in enumerate(positions(now, log, first), first):
            if version in wanted:
                after = table.view(wanted[version])
                move = log[version - 1]
                text = move.body["move"]
                found[version] = phrases_of(self._game, before, after, move.seat, text)
            if version + 1 in wanted:
                before = table.view(wanted[version + 1])
        return found
