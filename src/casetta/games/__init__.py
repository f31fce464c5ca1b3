"""The games, and the one place that finds them and their parts.

A game is a folder that ends in a value `GAME`. Games are found along a path: the folders of this
package, then the folders named by CASETTA_GAMES (separated as in PATH), then the packages that
others announce as entry points of the group `casetta.games`. Wherever it lies, a game is imported
as `casetta.games.NAME`, so that its rules can be compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from casetta.contract.command import Command
from casetta.contract.errors import Wrong

if TYPE_CHECKING:
    from casetta.contract.game import Game

GROUP = "casetta.games"
"""The group of entry points; each names a package whose folders are games."""
VARIABLE = "CASETTA_GAMES"


def folders() -> list[Path]:
    """The folders of all games, by name; where two have one name, the first on the path counts."""
    _look_for_announced_games()
    found = _on_the_path()
    return [found[name] for name in sorted(found)]


def names() -> list[str]:
    """The names of all games, with hyphens."""
    return [folder.name.replace("_", "-") for folder in folders()]


def load(name: str) -> Game:
    """The game of that name; hyphens and underscores are alike."""
    module = name.replace("-", "_").lower()
    if module not in _on_the_path() and name.replace("_", "-").lower() not in names():
        raise Wrong("unknown-game", game=name, known=", ".join(names()))
    game: Game = importlib.import_module(f"{__name__}.{module}").GAME
    return game


def every() -> list[Game]:
    """All games."""
    return [load(name) for name in names()]


def declared_commands() -> dict[str, tuple[Command, ...]]:
    """The commands that games declare in their room `commands`, by game; no game is loaded."""
    found = {}
    for folder in folders():
        place = folder / "commands"
        for file in filter(Path.exists, (place / "__init__.py", place.with_suffix(".py"))):
            name = f"{__name__}.{folder.name}.commands"
            spec = importlib.util.spec_from_file_location(name, file)
            assert spec is not None and spec.loader is not None
            room = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(room)
            found[folder.name] = room.COMMANDS
    return found


def _on_the_path() -> dict[str, Path]:
    """The folders of games on the path as it is now."""
    files = [file for place in __path__ for file in Path(place).glob("*/__init__.py")]
    return {file.parent.name: file.parent for file in reversed(files)}


@cache
def _look_for_announced_games() -> None:
    """Put the games of other packages on the path."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        spec = importlib.util.find_spec(entry.value)
        __path__.extend((spec.submodule_search_locations or ()) if spec else ())


__path__.extend(filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)))
