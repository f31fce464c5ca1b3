"""What a bot thinks: the moves it looked at, best first, with what it expects of each.

Both bots and thinkers get the hidden view of a seat and nothing else. A bot chooses a move; a
thinker tells why: hints, reviews and the arena read its thoughts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from casetta.contract.game import Game, State
from casetta.contract.levels import Budget
from casetta.words import Words

Bot = Callable[[Game, State, int, Random], int]
"""Chooses a move number: game, the seat's view, seat, its own dice."""
PARTS_TOLD = 3
"""How many parts of the score sheet `why` names, the most valuable first."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, and what may come of it."""

    move: int
    """A number of the game's moves."""
    points: float
    """The final points that the seat may expect."""
    chance: float
    """How likely the seat is to win; a shared win counts its share."""
    visits: int
    """How many simulations began with it."""
    lines: Mapping[str, float] = field(default_factory=dict)
    """The final points that may be expected by part of the sheet, where the game names parts."""


@dataclass(frozen=True, slots=True)
class Thought:
    """All candidates, best first, and how many simulations it took."""

    candidates: tuple[Candidate, ...]
    simulations: int


Thinker = Callable[[Game, State, int, Random, Budget], Thought]
"""Game, the seat's view, seat, dice, budget."""


def best_first(found: list[Candidate], dice: Random, simulations: int | None = None) -> Thought:
    """Candidates by their points; lots decide between equals."""
    dice.shuffle(found)
    found.sort(key=lambda candidate: -candidate.points)
    return Thought(tuple(found), len(found) if simulations is None else simulations)


def why(thought: Thought, game: Game, words: Words) -> str:
    """One sentence about the preferred move: what the seat expects, and from which parts."""
    say = words.with_game(game.folder)
    best = thought.candidates[0]
    parts = sorted(best.lines.items(), key=lambda line: -line[1])[:PARTS_TOLD]
    told = [
        say("why-part", part=say(f"part-{part}"), points=round(points))
        for part, points in parts
        if round(points) > 0
    ]
    values = {"points": round(best.points), "chance": round(100 * best.chance)}
    if not told:
        return say("why-points", **values)
    return say("why-parts", parts=say("why-comma").join(told), **values)
