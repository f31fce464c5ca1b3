"""What a command gets: the arguments that several take, the language, the game, the terminal."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from casetta import games
from casetta.contract.command import argument, flag
from casetta.contract.errors import Faults, Wrong
from casetta.contract.files import reading
from casetta.contract.shown import print_text
from casetta.words import Words

if TYPE_CHECKING:
    from casetta.contract.face import Row
    from casetta.contract.game import Game, OptionValue, State

GAME = argument("game", metavar="GAME")
ANY_GAME = argument("game", nargs="?", metavar="GAME")
PLAYERS = argument("--players", type=int)
SEATS = argument("--seats", "--players", type=int)
OPTION = argument("--option", action="append", default=[], metavar="NAME=VALUE")
EDITION = argument("--edition")
VARIANT = (EDITION, argument("--scenario", metavar="ID|FILE"), OPTION)
"""What chooses between the variants of a game; `read_scenario` reads it."""
CARDS = argument("--cards", type=Path, metavar="FILE")
JSON = flag("--json")
DATA_DIR = argument("--data-dir", type=Path, metavar="FOLDER")
SEED = argument("--seed", type=int, default=1)
ANY_SEED = argument("--seed", type=int)
"""Without a number every deal is another one."""
RESULTS = argument("--file", "--results", type=Path, metavar="FILE")


def read_options(given: Namespace) -> dict[str, OptionValue]:
    """Options from the command line: `--edition it`, `--option first_game=true`."""
    options: dict[str, OptionValue] = {"edition": given.edition} if given.edition else {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("wrong-option", text=text)
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


def read_scenario(game: Game, given: Namespace) -> tuple[dict[str, OptionValue], Any]:
    """The options, and the own scenario that `--scenario` names; a built-in one is an option."""
    options = read_options(given)
    known = {option.name: option.values for option in game.options}.get("scenario")
    if given.scenario is None:
        return options, None
    if known is None or given.scenario in known or game.own is None:
        return {**options, "scenario": given.scenario}, None
    return options, read_own(game, game.own.find(given.scenario))


def read_own(game: Game, file: Path | None) -> Any:
    """Own content (cards, a scenario) read from a file; None without a file."""
    if file is None:
        return None
    if game.own is None:
        raise Wrong("no-own", game=game.name)
    content, wrongs = game.own.read(file)
    if wrongs:
        raise Faults(str(file), wrongs)
    return content


def read_asked(game: Game, cards: Path | None, scenario: str | None) -> Mapping[str, Any]:
    """What questions and score pads are about: own cards, a scenario by its name or its file."""
    known = {option.name: option.values for option in game.options}.get("scenario")
    if scenario is not None and known is None:
        raise Wrong("unknown-option", option="scenario", known="cards")
    if scenario in (known or ()):
        return {"scenario": scenario}
    if cards is None and scenario is None:
        return {}
    if game.own is None or (cards is not None and known is not None):
        raise Wrong("no-own", game=game.name)
    file = cards if scenario is None else game.own.find(scenario)
    assert file is not None
    fields, wrongs = game.own.asked(file)
    if wrongs:
        raise Faults(str(file), wrongs)
    return fields


def open_file(file: Path) -> Any:
    with reading(file):
        return file.open("rb")


def say(sentence: str) -> None:
    """Print a sentence to standard error."""
    print_text(sentence, is_error=True)


def print_figures(figures: Mapping[str, Any], width: int, *, as_json: bool) -> int:
    """Print one object, or one line for each of its fields."""
    lines = (f"{name:{width}} {value}" for name, value in figures.items())
    print_text(json.dumps(figures) if as_json else "\n".join(lines))
    return 0


class CommandContext:
    """The `Context` of one command, which speaks with the sentences of its game too."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self._game = game

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

    def load(self, name: str) -> Game:
        """The game that the command line names; from now on it is the one of the command."""
        self._game = games.load(name)
        return self._game

    @property
    def words(self) -> Words:
        """The sentences of the chosen language."""
        words = Words(self.language)
        return words.with_game(self._game.folder) if self._game else words

    @cached_property
    def every_word(self) -> Words:
        """The same with the sentences of all games."""
        return Words(self.language, [folder / "words" for folder in games.folders()])

    def tell(self, *rows: Row, indent: int = 0, is_cut: bool = False) -> None:
        """Print rows; those that are too long are wrapped, or cut."""
        from rich.padding import Padding

        from casetta.terminal.drawing import one_line, text_of
        from casetta.terminal.screen import open_screen

        screen = open_screen()
        for row in rows:
            text = one_line(text_of(row)) if is_cut else text_of(row)
            screen.tell(Padding(text, (0, 0, 0, indent), expand=False) if indent else text)

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
