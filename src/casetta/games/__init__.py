"""The games, and the one place that finds them and their parts.

A game is a folder that ends in a value `GAME`. Games are found along a path: the folders of this
package, then the packages that others announce as entry points of the group `casetta.games`, then
the folders named by CASETTA_GAMES (separated as in PATH). Wherever it lies, a game is imported as
`casetta.games.NAME`, so that its rules can be compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from functools import cache
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.contract.game import Game

GROUP = "casetta.games"
"""The group of entry points; each names a package whose folders are games."""
VARIABLE = "CASETTA_GAMES"


def folders() -> list[Path]:
    """The folders of all games, by name; where two have one name, the first on the path counts."""
    _look_for_announced_games()
    found: dict[str, Path] = {}
    for place in __path__:
        for file in Path(place).glob("*/__init__.py"):
            found.setdefault(file.parent.name, file.parent)
    return [found[name] for name in sorted(found)]


def names() -> list[str]:
    """The names of all games, with hyphens."""
    return [folder.name.replace("_", "-") for folder in folders()]


def load(name: str) -> Game:
    """The game of that name; hyphens and underscores are alike."""
    module = name.replace("-", "_").lower()
    if not _is_on_the_path(module) and module not in (folder.name for folder in folders()):
        raise Wrong("unknown-game", game=name, known=", ".join(names()))
    game = importlib.import_module(f"{__name__}.{module}").GAME
    assert isinstance(game, Game)
    return game


def every() -> list[Game]:
    """All games."""
    return [load(name) for name in names()]


def _is_on_the_path(module: str) -> bool:
    """Whether a game is found without asking the installed packages, which takes a while."""
    if not module.isidentifier():
        return False
    files = (os.path.join(place, module, "__init__.py") for place in __path__)
    return any(os.path.isfile(file) for file in files)  # False for a name that is too long, too


@cache
def _look_for_announced_games() -> None:
    """Put the games of other packages on the path."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        spec = importlib.util.find_spec(entry.value)
        __path__.extend((spec.submodule_search_locations or ()) if spec else ())


__path__.extend(filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)))
