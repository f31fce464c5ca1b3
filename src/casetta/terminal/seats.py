"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casetta.bots import bot
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.words import Words

LONGEST_NAME = 20
DEFAULT_BOT = "greedy"


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
    return [read_seat(entry.strip(), text) for entry in text.split(",")]


def read_seat(entry: str, text: str) -> Seat:
    """One seat of a list."""
    kind, colon, name = (part.strip() for part in entry.partition(":"))
    if kind.lower() == "me" and bool(colon) == bool(name) and is_name(name):
        return Seat(name=name)
    if kind.lower() == "bot" and name:
        return Seat(bot=name.lower())
    raise Wrong("wrong-seats", text=text)


def is_name(name: str) -> bool:
    """Whether something can stand on the screen as a name."""
    return name.isprintable() and len(name) <= LONGEST_NAME


def default_seats(game: Game) -> list[Seat]:
    """A person against bots, as few as the game allows."""
    return [Seat(), *[Seat(bot=DEFAULT_BOT)] * (game.seats[0] - 1)]


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
        raise Wrong("pad-wrong-name", most=LONGEST_NAME)
    return name


def names_at_terminal(seats: Sequence[Seat], words: Words) -> list[str]:
    """What the people at this terminal call each seat; a single person is `You`."""
    alone = sum(not seat.bot for seat in seats) == 1
    return names_of(seats, words, nameless="turn-you" if alone else "turn-player")


def names_of(seats: Sequence[Seat], words: Words, nameless: str = "turn-player") -> list[str]:
    """What each seat is called; no two alike."""
    names = [
        name_of(seat, words) or words(nameless, number=number)
        for number, seat in enumerate(seats, 1)
    ]
    return [
        f"{name} {number}" if names.count(name) > 1 else name
        for number, name in enumerate(names, 1)
    ]


def name_of(seat: Seat, words: Words) -> str:
    """The name of a person, or what the language calls a bot."""
    known = f"bot-{seat.bot}"
    return words(known) if words.has(known) else seat.bot or seat.name
