"""The games: every folder here that ends in a value GAME."""

from __future__ import annotations

import importlib
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.contract.game import Game


def folders() -> list[Path]:
    """The folders of all games."""
    return sorted(file.parent for file in Path(__file__).parent.glob("*/__init__.py"))


def names() -> list[str]:
    """The names of all games, with hyphens."""
    return [folder.name.replace("_", "-") for folder in folders()]


def load(name: str) -> Game:
    """The game of that name; hyphens and underscores are alike."""
    hyphened = name.replace("_", "-").lower()
    if hyphened not in names():
        raise Wrong("unknown-game", game=name, known=", ".join(names()))
    module = importlib.import_module(f"{__name__}.{hyphened.replace('-', '_')}")
    game = module.GAME
    assert isinstance(game, Game)
    return game


def every() -> list[Game]:
    """All games."""
    return [load(name) for name in names()]
