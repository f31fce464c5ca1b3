"""What a command gets beside its arguments: the language, the game, the terminal, tables."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.face import Row
from casetta.contract.game import Game, State
from casetta.words import Words

from .arguments import open_file, read_scenario

if TYPE_CHECKING:
    from casetta.terminal.screen import Screen


class CommandContext:
    """The `Context` of one command; a game's own command speaks with the game's sentences too."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self._game = game

    @property
    def game(self) -> Game:
        """The game whose command it is."""
        assert self._game is not None
        return self._game

    @cached_property
    def words(self) -> Words:
        """The sentences of the chosen language."""
        words = Words(self.language)
        return words.with_game(self._game.folder) if self._game else words

    @cached_property
    def every_word(self) -> Words:
        """The same with the sentences of all games."""
        return Words(self.language, [folder / "words" for folder in games.folders()])

    @cached_property
    def _screen(self) -> Screen:
        from casetta.terminal.screen import open_screen

        return open_screen()

    def tell(self, *rows: Row, indent: int = 0, is_cut: bool = False) -> None:
        """Print rows; those that are too long are wrapped, or cut."""
        from rich.padding import Padding

        from casetta.terminal.drawing import one_line, text_of

        for row in rows:
            text = one_line(text_of(row)) if is_cut else text_of(row)
            padded = Padding(text, (0, 0, 0, indent), expand=False)
            self._screen.tell(padded if indent else text)

    @contextmanager
    def status(self) -> Iterator[Callable[[str], None] | None]:
        """One line on standard error that can be changed; None where there is no terminal."""
        from rich.console import Console

        console = Console(stderr=True, highlight=False)
        if not console.is_terminal:
            yield None
            return
        with console.status("") as status:
            yield status.update

    def position(self, file: Path, at: int | None, seat: int | None) -> tuple[Game, State, int]:
        """A position in a record, and a seat of it: counted from 1, else one that is to move."""
        from casetta.table import record as records

        with open_file(file) as content:
            table = records.replay_at(records.from_bytes(content.read()), at).position
        if seat is not None and not 1 <= seat <= table.seats:
            raise Wrong("no-such-seat", seat=seat, last=table.seats)
        waiting = (seat for seat in range(table.seats) if table.is_waiting(seat))
        return table.game, table.state, next(waiting, 0) if seat is None else seat - 1

    def deal(self, given: Namespace, seats: int) -> State:
        """A deal of the game, by the options, the scenario and the seed of a command line."""
        from casetta.table.table import Table

        chosen = Namespace(**{"edition": None, "option": [], **vars(given)})
        options, own = read_scenario(self.game, chosen)
        seed = 1 if given.seed is None else given.seed
        return Table.deal(self.game, seats, options, seed, own).state
