"""What a game's own command may use of the layers above the games."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from .face import Row
from .game import Game, State


class Context(Protocol):
    """What a command gets beside its arguments.

    A game's own command lies below tables and terminal, so it reaches them through this.
    """

    @property
    def words(self) -> Any:
        """The sentences of the chosen language (`casetta.words.Words`)."""

    @property
    def game(self) -> Game:
        """The game whose command it is."""

    def tell(self, *rows: Row, indent: int = 0, is_cut: bool = False) -> None:
        """Print rows; those that are too long are wrapped, or cut."""

    def status(self) -> AbstractContextManager[Callable[[str], None] | None]:
        """One line on standard error that can be changed; None where there is no terminal."""

    def position(self, file: Path, at: int | None, seat: int | None) -> tuple[Game, State, int]:
        """A position in a record, and a seat of it: counted from 1, else one that is to move."""

    def deal(self, given: Namespace, seats: int) -> State:
        """A deal of the game, by the options, the scenario and the seed of a command line."""
