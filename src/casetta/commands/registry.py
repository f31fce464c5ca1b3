"""The commands of `casetta`: the group in the help and the module that declares each.

A module is imported when its command is used, so that no command waits for what another needs.
Games add their own commands (`Game.commands`).
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from casetta.contract.command import Command

if TYPE_CHECKING:
    from casetta.contract.game import Game

GROUPS = {
    "play": {"play": "play", "demo": "play", "score": "play", "cards": "play"},
    "study": {
        "replay": "records",
        "review": "records",
        "verify": "records",
        "picture": "records",
        "ask": "ask",
        "arena": "arena",
    },
    "host": {
        "serve": "serve",
        "backup": "stored_tables",
        "restore": "stored_tables",
        "check": "stored_tables",
        "export": "stored_tables",
        "import": "stored_tables",
        "migrate": "stored_tables",
        "doctor": "doctor",
    },
    "develop": {
        "setup": "clone",
        "dev": "clone",
        "test": "clone",
        "selfcheck": "selfcheck",
        "bench": "bench",
        "perft": "perft",
        "golden": "golden",
        "tune": "tune",
    },
}
"""By group, in the order of the help: the command and the module of the group's folder."""


def find(name: str) -> tuple[Command, Game | None] | None:
    """The command of that name, with the game whose own it is; None if there is none."""
    for group, modules in GROUPS.items():
        if name in modules:
            return _declared(group, modules[name], name), None
    return next((found for found in _of_games() if found[0].name == name), None)


def _declared(group: str, module: str, name: str) -> Command:
    declared: tuple[Command, ...] = importlib.import_module(
        f"casetta.commands.{group}.{module}"
    ).COMMANDS
    return next(command for command in declared if command.name == name)


def _of_games() -> Iterator[tuple[Command, Game]]:
    """The commands that games bring; all games are loaded for it, so only when they are needed."""
    from casetta import games

    for game in games.every():
        yield from ((command, game) for command in game.commands)


def names_by_group() -> dict[str, list[str]]:
    """All commands as the help lists them, those of games included."""
    listed = {group: list(modules) for group, modules in GROUPS.items()}
    for command, _ in _of_games():
        group = listed[command.group]
        place = group.index(command.after) + 1 if command.after else len(group)
        group.insert(place, command.name)
    return listed


def names() -> list[str]:
    """All commands, in the order of the help."""
    return [name for group in names_by_group().values() for name in group]
