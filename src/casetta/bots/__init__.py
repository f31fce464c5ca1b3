"""Players of any game. A bot gets the hidden view of its seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State

from .levels import LEVELS, SEARCHES, level_thinker, promising, search
from .thinking import Budget, Thinker, chosen_by, looking

Bot = Callable[[Game, State, int, Random], int]
"""Chooses a move number: game, the seat's view, seat, its own dice."""


def random_bot(game: Game, view: State, seat: int, dice: Random) -> int:
    """Any legal move, each as likely as any other."""
    return game.rules.nth(view, seat, dice.randrange(game.rules.count(view, seat)))


def greedy_bot(game: Game, view: State, seat: int, dice: Random) -> int:
    """A move after which it has most points, each of the best as likely as any other."""
    world = list(view)
    game.rules.guess(world, dice.getrandbits(62))
    worth = {}
    for move in game.legal(world, seat):
        after = list(world)
        game.rules.play(after, seat, move)
        worth[move] = game.rules.points(after, seat)
    best = max(worth.values())
    return dice.choice([move for move, points in worth.items() if points == best])


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    searching = ("potential", *SEARCHES, *LEVELS) if game.search is not None else ()
    return list(dict.fromkeys((*BOTS, *searching, *game.bots)))


def bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of that name, for a game; it thinks as long as the budget says, if there is one."""
    check_name(name, game)
    simple = BOTS.get(name) or game.bots.get(name)
    if simple:
        return simple
    think, limit = thinker(name, game), budget or Budget()

    def choose(game: Game, view: State, seat: int, dice: Random) -> int:
        if game.rules.count(view, seat) == 1:
            return int(game.rules.nth(view, seat, 0))
        return think(game, view, seat, dice, limit).candidates[0].move

    return choose


def thinker(name: str, game: Game) -> Thinker:
    """The thinker of the bot of that name: what it thinks of every move."""
    check_name(name, game)
    if name in game.bots or name == "random":
        return chosen_by(bot(name, game))
    if name == "greedy":
        return looking
    if name == "potential":
        return promising
    return search(name, game) if name in SEARCHES else level_thinker(name, game)


def check_name(name: str, game: Game) -> None:
    """Refuse a bot that a game does not have."""
    if name not in names(game):
        raise Wrong("unknown-bot", bot=name, known=", ".join(names(game)))
