"""The four levels of a game, from its levels.toml: gentle, steady, sharp, master.

A level is one of the searching bots with a budget of its own, or one that judges moves by
what they promise and misjudges them a little. A game may bring levels of its own among its
bots instead.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from casetta.contract.game import Game, State

from .search_driver import Settings, glance, think
from .thinking import Budget, Thinker, Thought

LEVELS = ("snail", "swallow", "beaver", "owl")
SEARCHES = ("monte-carlo", "tree")
USUAL = Budget(seconds=0.25)
"""How long a search lasts unless told."""


@dataclass(frozen=True, slots=True)
class Level:
    """Which bot a level is, and how far it goes."""

    bot: str
    budget: Budget
    noise: int
    """Thousandths of a point by which it misjudges a move."""


def searches(game: Game) -> dict[str, Settings]:
    """How each of the searching bots goes about in a game."""
    tables = _file(game.folder)
    return {name: Settings(**tables[name]) for name in SEARCHES}


def level(game: Game, name: str) -> Level:
    """A level of a game."""
    facts = _file(game.folder)["level"][name]
    budget = Budget(facts.get("seconds"), facts.get("simulations"))
    return Level(facts["bot"], budget, facts.get("noise", 0))


@cache
def _file(folder: Path) -> Mapping[str, Any]:
    return tomllib.loads((folder / "content" / "levels.toml").read_text(encoding="utf-8"))


# Thinkers


def promising(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
    """Greedy on potential: what each move promises."""
    return glance(game, view, seat, dice)


def search(name: str, game: Game) -> Thinker:
    """The thinker that searches as a game says for this kind of search."""
    settings = searches(game)[name]

    def searching(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
        return think(game, view, seat, dice, usual(budget), settings)

    return searching


def usual(budget: Budget) -> Budget:
    """A budget that has an end."""
    return USUAL if budget == Budget() else budget


def level_thinker(name: str, game: Game) -> Thinker:
    """The thinker of a level; it never thinks longer than it is allowed to."""
    chosen = level(game, name)
    base = promising if chosen.bot == "potential" else search(chosen.bot, game)

    def at_level(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
        thought = base(game, view, seat, dice, no_longer(chosen.budget, budget))
        return misjudged(thought, chosen.noise / 1000, dice) if chosen.noise else thought

    return at_level


def no_longer(own: Budget, allowed: Budget) -> Budget:
    """The budget of a level, cut to what is allowed.

    Where simulations are counted there is no clock: what is counted can be repeated on any
    machine.
    """
    if allowed.simulations is not None:
        most = own.simulations or allowed.simulations
        return Budget(simulations=min(most, allowed.simulations))
    seconds = [each for each in (own.seconds, allowed.seconds) if each is not None]
    return Budget(min(seconds, default=None), own.simulations)


def misjudged(thought: Thought, noise: float, dice: Random) -> Thought:
    """The same moves in the order of somebody who is wrong about each by so many points."""
    guessed = [
        (dice.gauss(each.points, noise), replace(each, visits=1)) for each in thought.candidates
    ]
    guessed.sort(key=lambda each: -each[0])
    return Thought(tuple(candidate for _, candidate in guessed), thought.simulations)
