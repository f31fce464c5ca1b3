"""Bots by name: random, greedy, by potential, searching, the four levels, and a game's own.

Also what they are asked for: hints, and why they prefer a move.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.contract.levels import LEVELS, OWL, SEARCHES, Budget
from casetta.kernel.state import SEATS
from casetta.words import Words

from .search_driver import Bot, Candidate, Thought, glance, search_of, think

USUAL = Budget(seconds=0.25)
"""The default budget of a search."""
HINT_WORLDS = 4
"""In how many worlds a game that knows by itself what may come plays each decision on."""
PARTS_TOLD = 3
"""How many parts of the score sheet `why` names, the most valuable first."""


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    searching = ("potential", *SEARCHES, *LEVELS) if game.search is not None else ()
    return list(dict.fromkeys((*BOTS, *searching, *game.bots)))


def bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of that name for a game, with a budget of its own or the given one."""
    if name not in names(game):
        raise Wrong("unknown-bot", bot=name, known=", ".join(names(game)))
    if simple := BOTS.get(name) or game.bots.get(name):
        return simple

    def choose(game: Game, view: State, seat: int, dice: Random) -> int:
        if game.rules.count(view, seat) == 1:
            return int(game.rules.nth(view, seat, 0))
        return thought_of(name, game, view, seat, dice, budget or Budget()).candidates[0].move

    return choose


# Random and greedy


def random_bot(game: Game, view: State, seat: int, dice: Random) -> int:
    """Any legal move, each as likely as any other."""
    return game.rules.nth(view, seat, dice.randrange(game.rules.count(view, seat)))


def points_after(game: Game, view: State, seat: int, dice: Random) -> dict[int, int]:
    """The points of a seat right after each of its moves."""
    world, worth = list(view), {}
    game.rules.guess(world, dice.getrandbits(62))
    for move in game.legal(view, seat):
        after = list(world)
        game.rules.play(after, seat, move)
        worth[move] = game.rules.points(after, seat)
    return worth


def greedy_bot(game: Game, view: State, seat: int, dice: Random) -> int:
    """A move after which it has most points, each of the best as likely as any other."""
    worth = points_after(game, view, seat, dice)
    best = max(worth.values())
    return dice.choice([move for move, points in worth.items() if points == best])


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


# Potential, search and levels


def thought_of(
    name: str, game: Game, view: State, seat: int, dice: Random, budget: Budget
) -> Thought:
    """What a bot that looks ahead thinks of every move; a level never longer than it is allowed."""
    if name == "potential":
        return glance(game, view, seat, dice)
    levels = search_of(game).levels
    if name in SEARCHES:
        limit = USUAL if budget == Budget() else budget
        return think(game, view, seat, dice, limit, levels.searches[name])
    level = levels.levels[name]
    own = no_longer(level.budget, budget)
    thought = thought_of(level.bot, game, view, seat, dice, own)
    return misjudged(thought, level.noise / 1000, dice) if level.noise else thought


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
    """The same moves, reordered with Gaussian noise of this many points on each."""
    guessed = [
        (dice.gauss(each.points, noise), replace(each, visits=1)) for each in thought.candidates
    ]
    guessed.sort(key=lambda each: -each[0])
    return Thought(tuple(candidate for _, candidate in guessed), thought.simulations)


# Hints and reasons


def rank(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
    """The moves of a seat in the order in which the best bot would make them.

    A game that is not searched appraises promising decisions by itself; else points decide.
    """
    if game.search is not None:
        return thought_of(OWL, game, view, seat, dice, budget)
    even, appraisal = 1 / view[SEATS], game.appraisal
    if appraisal is None:
        worth = points_after(game, view, seat, dice)
        best = sorted(worth, key=lambda move: -worth[move])
        return Thought(tuple(Candidate(move, worth[move], even, 1) for move in best), len(best))
    ways = appraisal.promising(view, seat, dice)
    found = appraisal.appraise(view, seat, ways, HINT_WORLDS, dice.getrandbits(32))
    pairs = sorted(zip(ways, found, strict=True), key=lambda pair: -pair[1])
    candidates = [
        Candidate(way[0], points, even, HINT_WORLDS, then=tuple(way[1:])) for way, points in pairs
    ]
    return Thought(tuple(candidates), HINT_WORLDS * len(ways))


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
