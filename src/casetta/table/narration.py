"""Moves in words: phrases for each viewer, made from its views before and after a move.

Recent moves are narrated from the tables around them, older ones by playing the log once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from casetta.contract.game import OPEN, Game, State

from .log import Log
from .table import Table
from .undo import positions

Phrases: TypeAlias = list[dict[str, Any]]
Wanted: TypeAlias = Mapping[int, int]
"""The versions of moves to be narrated, each with whose eyes see it."""


def phrases_of(game: Game, before: State, after: State, seat: int, text: str) -> Phrases:
    """What a move did, as JSON, from the view before it to the view after it."""
    moves = game.text.read(text)
    return [phrase.to_dict() for phrase in game.text.narrate(before, after, seat, moves)]


class Narrator:
    """Puts the moves of a table into words, each once for all viewers who see the same."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._around: dict[int, tuple[Table, Table]] = {}
        """The tables before and after recent moves, by version."""
        self._narrated: list[tuple[int, State, State, Phrases]] = []

    def forget(self, now: Table) -> None:
        """Forget moves before this position, but for those of a step that still conceals them."""
        step = self._game.rules.step
        going_on = step(now.state)
        if going_on == OPEN:
            self._around = {}
        else:
            kept = self._around.items()
            self._around = {
                version: tables for version, tables in kept if step(tables[0].state) == going_on
            }
        self._narrated = []

    def note(self, version: int, before: Table, after: Table) -> None:
        """Remember the tables around a move."""
        self._around[version] = before, after

    def narrate(self, wanted: Wanted, now: Table, log: Log) -> dict[int, Phrases]:
        """The phrases of some moves at a table with this position and log."""
        if not wanted:
            return {}
        if wanted.keys() <= self._around.keys():
            return {version: self._recent(version, log, eyes) for version, eyes in wanted.items()}
        return self._replayed(wanted, now, log)

    def _recent(self, version: int, log: Log, eyes: int) -> Phrases:
        """The phrases of a recent move; viewers who see the same share them."""
        before, after = (table.view(eyes) for table in self._around[version])
        for known, *views, phrases in self._narrated:
            if known == version and views == [before, after]:
                return phrases
        entry = log[version - 1]
        phrases = phrases_of(self._game, before, after, entry.seat, entry.body["move"])
        self._narrated.append((version, before, after, phrases))
        return phrases

    def _replayed(self, wanted: Wanted, now: Table, log: Log) -> dict[int, Phrases]:
        """The phrases of moves of the past."""
        found: dict[int, Phrases] = {}
        before: State = ()  # type: ignore[assignment]
        first = min(wanted) - 1
        for version, table in enumerate(positions(now, log, first), first):
            if version in wanted:
                entry = log[version - 1]
                after = table.view(wanted[version])
                text = entry.body["move"]
                found[version] = phrases_of(self._game, before, after, entry.seat, text)
            if version + 1 in wanted:
                before = table.view(wanted[version + 1])
        return found
