"""A stage for terminal tests: a screen that is kept, and a person who types from a script."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from casetta import games
from casetta.bots import greedy_bot
from casetta.table.table import Table
from casetta.terminal.screen import HEIGHT, WIDTH, Screen
from casetta.terminal.session import Seat, Session, read_seats
from casetta.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
GAME = games.load("my-shelfie")
CLEAR = "\x1b[2J\x1b[H"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

__all__ = ["GAME", "HEIGHT", "LANGUAGES", "WIDTH", "Stage", "run", "words_in"]


def words_in(language: str) -> Words:
    """The sentences of a language, with those of the game."""
    return Words(language).with_game(GAME.folder)


def script(lines: Iterable[str]) -> Callable[[], str]:
    """Answers one by one, then the end of the input."""
    left = iter(lines)

    def read() -> str:
        for line in left:
            return line
        raise EOFError

    return read


class Stage:
    """A live screen of 80 by 24 whose every picture is kept."""

    def __init__(self, lines: Iterable[str] = (), *, is_live: bool = True) -> None:
        self.file = io.StringIO()
        console = Console(
            file=self.file,
            width=WIDTH,
            height=HEIGHT,
            force_terminal=is_live,
            color_system="truecolor" if is_live else None,
            highlight=False,
            _environ={"TERM": "xterm"},
        )
        self.answers = script(lines)
        self.screen = Screen(console, self.read, is_live=is_live, echo=not is_live)

    def read(self, prompt: str) -> str:
        """Write the prompt down and read the next line of the script."""
        self.file.write(prompt)
        return self.answers()

    def type(self, *lines: str) -> None:
        """What the person will type next."""
        self.answers = script(lines)

    @property
    def text(self) -> str:
        """Everything that was shown, without colours."""
        return ESCAPES.sub("", self.file.getvalue())

    @property
    def frames(self) -> list[str]:
        """Every picture that was shown, without colours."""
        return [ESCAPES.sub("", frame) for frame in re.split(r"\x1b\[2J", self.file.getvalue())[1:]]

    @property
    def last(self) -> str:
        """The last picture."""
        return self.frames[-1]

    def session(self, seats: str, seed: int = 7, language: str = "en", moves: int = 0) -> Session:
        """A game at this screen, after some good moves."""
        session = session_of(read_seats(seats), self.screen, seed, language)
        for _ in range(moves):
            session.make(session.next_seat(), good_move(session))
        return session


def session_of(seats: Sequence[Seat], screen: Screen, seed: int, language: str) -> Session:
    """A game that is about to begin."""
    table = Table.deal(GAME, len(seats), {}, seed)
    return Session(table, seats, words_in(language), screen, seed)


def good_move(session: Session) -> str:
    """What the greedy bot would do now."""
    seat = session.next_seat()
    return GAME.text.write(greedy_bot(GAME, session.table.view(seat), seat, session.dice[seat]))


def too_large(frame: str) -> list[str]:
    """The lines of a picture that are too wide, or all of it when it is too high."""
    lines = frame.split("\n")
    return lines if len(lines) > HEIGHT else [line for line in lines if cell_len(line) > WIDTH]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command `casetta` with something piped into it."""
    return subprocess.run(
        [sys.executable, "-m", "casetta", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "CASETTA_LANG": "en"},
        check=False,
        timeout=60,
    )
