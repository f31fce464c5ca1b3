"""Bot levels and weights: what a game's levels.toml and its file of weights say.

A level is a searching bot with a budget of its own, or one that judges moves by their potential
and misjudges them a little. A game without a potential brings its levels among its bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from .reader import Reader, own_reader

SNAIL, SWALLOW, BEAVER, OWL = LEVELS = ("snail", "swallow", "beaver", "owl")
"""From the easiest to the strongest."""
SEARCHES = ("monte-carlo", "tree")
"""The searching bots: playouts from each move, and information-set MCTS."""
LARGEST = 1 << 20
"""No number of a levels.toml is larger."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: in seconds, in simulations, or until one of both is used up."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """The parameters of a search, in the order of search/tree_search.py."""

    explore: int = 100
    """How much a move gains by having been tried little, in thousandths of a win (PUCT)."""
    trust: int = 8
    """How many visits the promise of a move counts for."""
    first_children: int = 2
    more_children: int = 50
    """Progressive widening: first_children plus more_children/100 times the root of the visits."""
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
    """The weight of points against winning, in thousandths."""


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
    """The content of a levels.toml; it has every search and every level, and nothing else."""
    reader = own_reader(file)
    reader.only((*SEARCHES, "level"))
    levels = reader.object("level")
    levels.only(LEVELS)
    return Levels(
        {name: _settings(reader.object(name)) for name in SEARCHES},
        {name: _level(levels.object(name)) for name in LEVELS},
    )


def _settings(reader: Reader) -> Settings:
    names = [field.name for field in fields(Settings)]
    reader.only(names)
    given = {name: reader.number(name, 0, LARGEST) for name in names if reader.has(name)}
    return Settings(**given)


def _level(reader: Reader) -> Level:
    reader.only(("bot", "seconds", "simulations", "noise"))
    seconds = reader.values.get("seconds")
    if seconds is not None and not isinstance(seconds, float):
        reader.fault("not-a-number", "seconds")
    simulations = reader.number("simulations", 0, LARGEST, absent=0) or None
    bot = reader.word("bot", ("potential", *SEARCHES))
    return Level(bot, Budget(seconds, simulations), reader.number("noise", 0, LARGEST, absent=0))


# Weights of an evaluation: named rows of whole numbers in a TOML file, kept in one list
LARGEST_WEIGHT = 1 << 40


class WeightFile:
    """The rows of a weights file in the order in which they were asked for.

    A rules file asks for its rows when it is read and keeps where each of them begins:

        FILE = WeightFile(Path(__file__).parents[1] / "content" / "potential.toml")
        ROOF = FILE.row("roof", 5)

    The evaluation gets the list as an argument, so that others can be tried.
    """

    def __init__(self, file: Path) -> None:
        self.rows: dict[str, tuple[int, int]] = {}
        """Where each row begins, and how long it is."""
        self.numbers: list[int] = []
        """All weights, row after row."""
        self._weights = own_reader(file).object("weights")

    def row(self, name: str, length: int) -> int:
        """Where the row of that name begins in the list; it has so many weights."""
        self.rows[name] = (len(self.numbers), length)
        self.numbers.extend(self._weights.numbers(name, length, -LARGEST_WEIGHT, LARGEST_WEIGHT))
        return self.rows[name][0]
