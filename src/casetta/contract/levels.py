"""Bot levels: their names, and the settings that a game's levels.toml gives each of them.

A level is a searching bot with a budget of its own, or one that judges moves by their potential
and misjudges them a little. A game without a potential brings its levels among its bots.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SNAIL, SWALLOW, BEAVER, OWL = LEVELS = ("snail", "swallow", "beaver", "owl")
"""From the easiest to the strongest."""
SEARCHES = ("monte-carlo", "tree")
"""The searching bots: playouts from each move, and information-set MCTS."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many seconds, or so many simulations; one of the two."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """The parameters of a search, in the order that search/tree_search.py wants."""

    explore: int = 100
    """How much a move gains by having been tried little, in thousandths of a win (PUCT)."""
    trust: int = 8
    """How many visits the promise of a move counts for."""
    first_children: int = 2
    more_children: int = 50
    """Progressive widening: so many moves are tried, and so many hundredths of the root of the
    visits more."""
    most_children: int = 30
    patience: int = 6
    """Visits before a position gets children."""
    depth: int = 30
    """Most moves in the tree."""
    playout: int = 0
    """Quick moves of each seat after it, before the potential is asked."""
    looks: int = 12
    """Moves that are looked at for a quick one."""
    points_share: int = 100
    """How much points count beside winning, in thousandths."""


@dataclass(frozen=True, slots=True)
class Level:
    """Which bot a level is, and how far it goes."""

    bot: str
    budget: Budget
    noise: int
    """Thousandths of a point by which it misjudges a move."""


@dataclass(frozen=True, slots=True)
class Levels:
    """How bots search in a game, and its four levels."""

    searches: Mapping[str, Settings]
    levels: Mapping[str, Level]


def read_levels(file: Path) -> Levels:
    """The content of a levels.toml; it has every search and every level."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return Levels(
        {name: Settings(**content[name]) for name in SEARCHES},
        {name: _level(content["level"][name]) for name in LEVELS},
    )


def _level(facts: Mapping[str, Any]) -> Level:
    budget = Budget(facts.get("seconds"), facts.get("simulations"))
    return Level(facts["bot"], budget, facts.get("noise", 0))
