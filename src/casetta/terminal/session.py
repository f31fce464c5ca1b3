"""A game at a terminal: who sits where, and what has happened so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from casetta.bots import bot
from casetta.bots.advice import hint, spelled
from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.files import check_writable, write_whole
from casetta.contract.game import Game, OptionValue, State
from casetta.contract.levels import Budget
from casetta.contract.shown import shown
from casetta.kernel.rule import first
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.standing import NAME_CHARACTERS
from casetta.table.table import Table
from casetta.words import Words

from .drawing import news_rows
from .screen import Screen
from .turn import Advice, Turn

DEFAULT_BOT = "greedy"
HINT_SECONDS = 1.0
"""How long a hint is thought about."""


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
        self.reader = self.people[0] if len(self.people) == 1 else NOBODY
        nameless = "turn-player" if self.reader == NOBODY else "turn-you"
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
        self.commands: Mapping[str, Callable[[str], str]] = {"save": self.save}

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def options(self) -> Mapping[str, OptionValue]:
        options: Mapping[str, OptionValue] = self.table.setup["options"]
        return options

    def next_seat(self) -> int:
        """The first of the seats that may move now."""
        return first(self.table.waiting)

    def scene(self, seat: int) -> Scene:
        view, content = self.table.view(seat), self.game.content
        return Scene(view, seat, self.names, self.words, content=content, reader=self.reader)

    def spectator_scene(self, before: State | None = None) -> Scene:
        """What everybody may see."""
        view = self.table.view(NOBODY)
        content = self.game.content
        return Scene(view, NOBODY, self.names, self.words, before, content, self.reader)

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

    # What a turn asks

    def may_move(self, seat: int) -> bool:
        return self.table.is_waiting(seat)

    def title(self, seat: int) -> str:
        called = "turn-title" if len(self.people) > 1 else "turn-title-alone"
        return self.words(called, player=self.names[seat])

    def hint(self, seat: int) -> str:
        return self.words("turn-hint", example=example(self.table.legal(seat)))

    def notice(self, *, is_crowded: bool) -> str:
        return ""

    def advice(self, seat: int) -> list[Advice]:
        """What a good bot would do, which sees what the seat sees."""
        budget = Budget(seconds=HINT_SECONDS)
        thought = hint(self.game, self.table.view(seat), seat, Random(), budget)
        return [
            Advice(spelled(self.game, each), each.points, each.chance, each.reasons)
            for each in thought.candidates
        ]

    def undo(self) -> str:
        return self.words("turn-nothing-to-undo")

    def wait(self) -> str:
        return ""

    def read(self, turn: Turn) -> str:
        return self.screen.ask()

    def save(self, text: str) -> str:
        """Write the record of the game so far."""
        file = file_to_save(text, self.saved)
        write_whole(file, records.as_bytes(self.record()))
        self.saved.add(file)
        return self.words("turn-saved", file=text)

    def record(self) -> dict[str, Any]:
        return records.export(self.table, [str(seat) for seat in self.seats], self.began)


def example(legal: Sequence[str]) -> str:
    """One of the legal moves, to show how moves are typed."""
    return legal[len(legal) // 2]


def file_to_save(text: str, saved: set[Path]) -> Path:
    """The file that somebody named for a record; only one that they saved before is replaced."""
    if not text:
        raise Wrong("turn-save-where")
    file = Path(text).expanduser()
    if file.exists() and file not in saved:
        raise Wrong("turn-file-exists", file=text)
    check_writable(file)
    return file


# A person's turn


def take_turn(session: Session, seat: int) -> str:
    """The move that a person has chosen and confirmed, as text."""
    hand_over(session, seat)
    session.last_person = seat
    text = Turn(session, seat).run()
    session.screen.clear()
    return text


def hand_over(session: Session, seat: int) -> None:
    """Pass and play: when another person comes to the screen, the others look away first.

    Only where a seat sees something that others do not, or is about to do so.
    """
    table, words, screen = session.table, session.words, session.screen
    others = [person for person in session.people if person != seat]
    if not others or session.last_person == seat:
        return
    sees_more = list(table.view(seat)) != list(table.view(NOBODY))
    if sees_more or any(table.is_waiting(other) for other in others):
        door = Text(words("turn-door", player=session.names[seat]), "bold")
        screen.draw(door, words("turn-door-others"), "")
        screen.ask(words("turn-door-enter") + " ")
