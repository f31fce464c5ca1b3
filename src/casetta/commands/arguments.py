"""Arguments that several commands take, and what they mean."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from casetta.contract.command import argument, flag
from casetta.contract.errors import Faults, Wrong
from casetta.contract.game import Game, OptionValue

GAME = argument("game", metavar="GAME")
PLAYERS = argument("--players", type=int)
EDITION = argument("--edition")
OPTION = argument("--option", action="append", default=[], metavar="NAME=VALUE")
CARDS = argument("--cards", type=Path, metavar="FILE")
SCENARIO = argument("--scenario", metavar="ID|FILE")
VARIANT = (EDITION, SCENARIO, OPTION)
"""What chooses between the variants of a game; `read_scenario` reads it."""
RECORD = argument("file", type=Path, metavar="RECORD")
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


def open_file(file: Path) -> Any:
    """A file for reading bytes."""
    try:
        return file.open("rb")
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error


def say(sentence: str) -> None:
    """Print a sentence to standard error."""
    print(sentence, file=sys.stderr)
