"""What a command line gives: words, a folder, options, what somebody brings; and its answers."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from casetta import games
from casetta.contract.errors import Faults, Wrong
from casetta.contract.game import Game, OptionValue
from casetta.kernel.folders import data_folder
from casetta.words import Words, choose_language


def words_for(given: Namespace, game: Game | None = None) -> Words:
    """The sentences of the chosen language, with those of a game."""
    words = Words(choose_language(given.lang))
    return words.with_game(game.folder) if game else words


def every_word(given: Namespace) -> Words:
    """The sentences of the chosen language, with those of all games."""
    return Words(choose_language(given.lang), [folder / "words" for folder in games.folders()])


def folder_of(given: Namespace) -> Path:
    """The data folder: of the flag, of CASETTA_DATA_DIR, else that of the user."""
    return Path(given.data_dir or data_folder()).absolute()


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
    if known is None or given.scenario in known:
        return {**options, "scenario": given.scenario}, None
    from casetta.games.home_staging.scenarios.finding import scenario_file

    return options, read_own(game, scenario_file(given.scenario))


def read_own(game: Game, file: Path | None) -> Any:
    """What somebody brings to a game in a file; None without a file."""
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
    """Say something beside the answers."""
    print(sentence, file=sys.stderr)
