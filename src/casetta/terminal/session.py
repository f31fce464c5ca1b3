"""A table with its people, its bots and what has happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from casetta.contract.face import Row, Scene
from casetta.contract.game import Game
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import Words

from .ink import news_rows
from .screen import Screen
from .seats import Seat, names_at_terminal


class Session:
    """One game at one terminal."""

    def __init__(
        self, table: Table, seats: Sequence[Seat], words: Words, screen: Screen, seed: int | None
    ) -> None:
        self.table = table
        self.seats = seats
        self.words = words
        self.screen = screen
        self.names = names_at_terminal(seats, words)
        self.dice = [dice_of(seed, seat) for seat in range(len(seats))]
        self.news: list[list[Row]] = []
        """What each event did, in words."""
        self.last_person: int | None = None
        self.saved: set[Path] = set()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def has_people(self) -> bool:
        """Whether anybody sits at the terminal."""
        return any(not seat.bot for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats of the people at the terminal."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot]

    @property
    def has_several_people(self) -> bool:
        """Whether people take turns at the terminal."""
        return len(self.people) > 1

    def next_seat(self) -> int:
        """The first of the seats that may move now."""
        waiting = self.game.rules.waiting(self.table.state)
        return (waiting & -waiting).bit_length() - 1

    def scene(self, seat: int) -> Scene:
        """What a seat sees."""
        return Scene(self.table.view(seat), seat, self.names, self.words)

    def make(self, seat: int, text: str) -> list[Row]:
        """Make a move, and tell what everybody may know of it."""
        moves = self.game.text.read(text)
        before = self.table.view(NOBODY)
        self.table.play(seat, text)
        scene = Scene(self.table.view(NOBODY), NOBODY, self.names, self.words, before)
        self.news.append(news_rows(self.game, scene, seat, moves))
        return self.news[-1]

    def news_for(self, seat: int) -> list[Row]:
        """What has happened since a seat moved last, its own move included."""
        own = [number for number, event in enumerate(self.table.events) if event.seat == seat]
        recent = self.news[own[-1] if own else 0 :]
        return [row for rows in recent for row in rows]

    def record(self) -> dict[str, Any]:
        """The record of the game so far."""
        return records.export(self.table, [str(seat) for seat in self.seats])


def dice_of(seed: int | None, seat: int) -> Random:
    """The dice of a bot: with a seed, the same game again."""
    return Random() if seed is None else Random(f"casetta {seed} {seat}")
