"""A stage for terminal tests: a screen that is kept, and a person who types from a script."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from casetta import games
from casetta.bots import greedy_bot
from casetta.table.table import Table
from casetta.terminal.interview import score
from casetta.terminal.screen import HEIGHT, WIDTH, Screen
from casetta.terminal.session import Session, read_seats
from casetta.terminal.turn import Turn
from casetta.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
GAME = games.load("my-shelfie")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

__all__ = ["GAME", "HEIGHT", "LANGUAGES", "WIDTH", "Stage", "run", "words_in"]


def words_in(language: str, game=GAME) -> Words:
    """The sentences of a language, with those of a game."""
    return Words(language).with_game(game.folder)


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
        self.answers = iter(lines)
        self.screen = Screen(console, self.read, is_live=is_live, echo=not is_live)

    def read(self, prompt: str) -> str:
        """Write the prompt down and read the next line of the script, at last its end."""
        self.file.write(prompt)
        for line in self.answers:
            return line
        raise EOFError

    def type(self, *lines: str) -> None:
        """What the person will type next."""
        self.answers = iter(lines)

    def look(self, session: Session, seat: int, *lines: str) -> str:
        """The last picture of a turn in which these lines are typed, and nothing is chosen."""
        self.type(*lines)
        with pytest.raises(EOFError):
            Turn(session, seat).run()
        return self.last

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

    def too_large(self) -> list[str]:
        """The lines of pictures that are too wide, and the pictures that are too high."""
        wide = [line for frame in self.frames for line in wide_lines(frame)]
        return wide + [frame for frame in self.frames if frame.count("\n") >= HEIGHT]

    def session(
        self,
        seats: str,
        seed: int = 7,
        language: str = "en",
        moves: int = 0,
        game=GAME,
        options: Mapping[str, str] | None = None,
    ) -> Session:
        """A game at this screen, after some good moves."""
        chosen = read_seats(seats)
        table = Table.deal(game, len(chosen), options or {}, seed)
        session = Session(table, chosen, words_in(language, game), self.screen, seed)
        for _ in range(moves):
            session.make(session.next_seat(), good_move(session))
        return session


def good_move(session: Session) -> str:
    """What the greedy bot would do now."""
    seat = session.next_seat()
    return GAME.text.write(greedy_bot(GAME, session.table.view(seat), seat, session.dice[seat]))


def scored(*typed: str, language: str = "en", game=GAME) -> str:
    """What a score pad shows for some lines."""
    stage = Stage(typed, is_live=False)
    assert score(stage.screen, game, words_in(language, game)) == 0
    return stage.text


def wide_lines(shown: str) -> list[str]:
    """The lines that are wider than the screen."""
    return [line for line in shown.split("\n") if cell_len(line) > WIDTH]


def points_in(shown: str) -> list[int]:
    """The numbers at the right margin, down to the total."""
    lines = [line for line in shown.split("\n") if cell_len(line) == WIDTH]
    return [int(line.split()[-1]) for line in lines if line[-1].isdecimal()]


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
