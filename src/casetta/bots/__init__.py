"""Players of any game. A bot gets the hidden view of its seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from casetta.kernel.game import Game, State
from casetta.kernel.wrong import Wrong

Bot = Callable[[Game, State, int, Random], int]
"""Chooses a move number: game, the seat's view, seat, its own dice."""


def random_bot(game: Game, view: State, seat: int, dice: Random) -> int:
    """Any legal move, each as likely as any other."""
    return game.nth(view, seat, dice.randrange(game.count(view, seat)))


def greedy_bot(game: Game, view: State, seat: int, dice: Random) -> int:
    """A move after which it has most points, each of the best as likely as any other."""
    world = list(view)
    game.guess(world, dice.getrandbits(62))
    worth = {}
    for move in game.legal(world, seat):
        after = list(world)
        game.play(after, seat, move)
        worth[move] = game.points(after, seat)
    best = max(worth.values())
    return dice.choice([move for move, points in worth.items() if points == best])


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    return [*BOTS, *game.bots]


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, for a game."""
    if name not in names(game):
        raise Wrong("unknown-bot", bot=name, known=", ".join(names(game)))
    return BOTS.get(name) or game.bots[name]
