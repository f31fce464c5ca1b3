"""Hints: the legal moves of a seat in the order in which the best bot would make them."""

from __future__ import annotations

from random import Random

from casetta.kernel.game import Game, State

from . import names
from .thinking import Budget, Candidate, Thought, thinker

ADVISERS = ("owl", "planner", "greedy")
"""Who is asked, the best first."""


def adviser(game: Game) -> str:
    """The best bot that a game has."""
    return next(name for name in ADVISERS if name in names(game))


def rank(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
    """The moves of a seat, best first, with what may be expected of each."""
    return thinker(adviser(game), game)(game, view, seat, dice, budget)


def told(game: Game, candidate: Candidate) -> dict[str, object]:
    """A move for programs."""
    return {
        "move": game.write(candidate.move),
        "points": round(candidate.points, 2),
        "chance": round(candidate.chance, 4),
        "lines": {part: round(points, 2) for part, points in candidate.lines.items()},
    }
