"""What a bot thinks: the moves it looked at, best first, with what it expects of each.

A bot chooses a move; a thinker tells why. Both get the hidden view of a seat and
nothing else. Hints, reviews and the arena read thoughts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from casetta.contract.game import Game, State
from casetta.kernel.state import SEATS


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many seconds, or so many simulations; one of the two."""

    seconds: float | None = None
    simulations: int | None = None


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


def looking(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
    """Greedy on points: what each move has earned as soon as it is made.

    It looks no further, so it holds all seats equally likely to win.
    """
    world = list(view)
    game.rules.guess(world, dice.getrandbits(62))
    even = 1 / world[SEATS]
    found = []
    for move in game.legal(world, seat):
        after = list(world)
        game.rules.play(after, seat, move)
        found.append(Candidate(move, game.rules.points(after, seat), even, 1))
    dice.shuffle(found)
    found.sort(key=lambda candidate: -candidate.points)
    return Thought(tuple(found), len(found))


def chosen_by(choose: Callable[[Game, State, int, Random], int]) -> Thinker:
    """The thoughts of a bot that tells its choice alone."""

    def think(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
        move = choose(game, view, seat, dice)
        after = list(view)
        game.rules.guess(after, dice.getrandbits(62))
        game.rules.play(after, seat, move)
        return Thought((Candidate(move, game.rules.points(after, seat), 1 / view[SEATS], 1),), 1)

    return think


def thinker(name: str, game: Game) -> Thinker:
    """The thinker of the bot of that name, for a game."""
    from . import thinker as found

    return found(name, game)
