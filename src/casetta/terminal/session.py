"""A game at a terminal: who sits where, and what has happened so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from casetta.bots import bot
from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.game import Game, State
from casetta.contract.shown import shown
from casetta.kernel.rule import first
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.standing import NAME_CHARACTERS
from casetta.table.table import Table
from casetta.words import Words

from .drawing import news_rows
from .screen import Screen

DEFAULT_BOT = "greedy"


# Seats


@dataclass(frozen=True, slots=True)
class Seat:
    """A person, perhaps with a name, or a bot."""

    name: str = ""
    bot: str = ""

    def __str__(self) -> str:
        """As a record calls it: the same in every language."""
        return f"bot:{self.bot}" if self.bot else self.name or "me"


def read_seats(text: str) -> list[Seat]:
    """The seats of a list such as `me,me:Anna,bot:greedy`."""
    seats = []
    for entry in text.split(","):
        kind, colon, name = (part.strip() for part in entry.partition(":"))
        if kind.lower() == "me" and bool(colon) == bool(name) and is_name(name):
            seats.append(Seat(name=name))
        elif kind.lower() == "bot" and name:
            seats.append(Seat(bot=name.lower()))
        else:
            raise Wrong("wrong-seats", text=text)
    return seats


def is_name(name: str) -> bool:
    """Whether something can stand on the screen as a name."""
    return shown(name) == name and len(name) <= NAME_CHARACTERS


def check_seats(game: Game, seats: Sequence[Seat]) -> None:
    """Refuse unknown bots and numbers of seats that the game does not allow."""
    for seat in seats:
        if seat.bot:
            bot(seat.bot, game)
    game.check_seats(len(seats))


def read_name(text: str) -> str:
    """A name that a person typed."""
    name = text.strip()
    if not name or not is_name(name):
        raise Wrong("pad-wrong-name", most=NAME_CHARACTERS)
    return name


def names_of(seats: Sequence[Seat], words: Words, nameless: str = "turn-player") -> list[str]:
    """What each seat is called, a bot as the language calls it; no two alike."""
    names = []
    for number, seat in enumerate(seats, 1):
        known = f"bot-{seat.bot}"
        name = words(known) if words.has(known) else seat.bot or seat.name
        names.append(name or words(nameless, number=number))
    return [
        f"{name} {number}" if names.count(name) > 1 else name
        for number, name in enumerate(names, 1)
    ]


# The game


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[Seat],
        words: Words,
        screen: Screen,
        seed: int | None,
        began: Mapping[str, Any] | None = None,
    ) -> None:
        """`began` is how the first of the seats came to begin, for the record."""
        self.table = table
        self.began = began
        self.seats = seats
        self.words = words
        self.screen = screen
        self.people = [number for number, seat in enumerate(seats) if not seat.bot]
        """The seats of the people at the terminal, who take turns; a single one is `You`."""
        nameless = "turn-you" if len(self.people) == 1 else "turn-player"
        self.names = names_of(seats, words, nameless)
        self.dice = [
            Random() if seed is None else Random(f"casetta {seed} {seat}")
            for seat in range(len(seats))
        ]
        """Of the bots: with a seed, the same game again."""
        self.news: list[list[Row]] = []
        """What each event did, in words."""
        self.last_person: int | None = None
        self.saved: set[Path] = set()

    @property
    def game(self) -> Game:
        return self.table.game

    def next_seat(self) -> int:
        """The first of the seats that may move now."""
        return first(self.table.waiting)

    def scene(self, seat: int) -> Scene:
        return Scene(self.table.view(seat), seat, self.names, self.words, content=self.game.content)

    def spectator_scene(self, before: State | None = None) -> Scene:
        """What everybody may see."""
        view = self.table.view(NOBODY)
        return Scene(view, NOBODY, self.names, self.words, before, self.game.content)

    def make(self, seat: int, text: str) -> list[Row]:
        """Make a move, and tell what everybody may know of it."""
        moves = self.game.text.read(text)
        before = self.table.view(NOBODY)
        self.table.play(seat, text)
        scene = self.spectator_scene(before)
        self.news.append(news_rows(self.game, scene, seat, moves))
        return self.news[-1]

    def news_for(self, seat: int) -> list[Row]:
        """What has happened since a seat moved last, its own move included."""
        own = [number for number, event in enumerate(self.table.events) if event.seat == seat]
        recent = self.news[own[-1] if own else 0 :]
        return [row for rows in recent for row in rows]

    def record(self) -> dict[str, Any]:
        return records.export(self.table, [str(seat) for seat in self.seats], self.began)
