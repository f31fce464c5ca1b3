"""Hints: the moves of a seat in the order in which the best bot would make them."""

from __future__ import annotations

from random import Random

from casetta.contract.game import Game, State
from casetta.contract.levels import OWL, Budget
from casetta.kernel.state import SEATS

from .registry import thinker
from .thought import Candidate, Thought

WORLDS = 4
"""In how many worlds a game that knows by itself what may come plays each decision on."""


def rank(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
    """The moves of a seat, best first, with what may be expected of each."""
    if game.search is not None:
        return thinker(OWL, game)(game, view, seat, dice, budget)
    return appraised(game, view, seat, dice)


def appraised(game: Game, view: State, seat: int, dice: Random) -> Thought:
    """The same by the game's own `Appraisal`: the first move of each promising decision."""
    appraisal = game.appraisal
    assert appraisal is not None, game.name
    ways = appraisal.promising(view, seat, dice)
    found = appraisal.appraise(view, seat, ways, WORLDS, dice.getrandbits(32))
    even = 1 / view[SEATS]
    candidates = [
        Candidate(way[0], points, even, WORLDS) for way, points in zip(ways, found, strict=True)
    ]
    candidates.sort(key=lambda candidate: -candidate.points)
    return Thought(tuple(candidates), WORLDS * len(ways))
