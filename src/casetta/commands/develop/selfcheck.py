"""`casetta selfcheck`: the laws and long runs of random games, with a progress bar."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import islice

from rich.console import Console
from rich.progress import Progress

from casetta import games
from casetta.commands.arguments import SEED
from casetta.commands.context import CommandContext
from casetta.commands.develop.laws import LAWS, Case, LawBroken, RandomGame, cases
from casetta.contract.command import Command, argument
from casetta.contract.compiled import as_state, bound, compiled, fresh_state
from casetta.contract.game import Game
from casetta.words import Words

MOST_LAW_GAMES = 20
"""Each law is checked on at most this many games, in both lives, which is slow."""
CHUNK = 1_000
"""Watched games between two steps of the progress bar."""
WENT_WRONG = ("", "stuck", "lost", "endless")
"""What search/playouts.py finds, by its number."""


def selfcheck(given: Namespace, context: CommandContext) -> int:
    """Check that the rules keep their laws on this machine."""
    chosen = [games.load(given.game)] if given.game else games.every()
    return check_laws(chosen, given.games, given.seed, context.words)


def check_laws(chosen: list[Game], number: int, seed: int, words: Words) -> int:
    """Check every law and watch random games of each game; 1 if anything is wrong."""
    console = Console(stderr=True)
    broken = []
    with Progress(console=console) as progress:
        for game in chosen:
            for name in LAWS:
                label = words("selfcheck-law", game=game.name, law=words(f"law-{name}"))
                task = progress.add_task(label, total=min(number, MOST_LAW_GAMES))
                for case in islice(_many_cases(game, seed), min(number, MOST_LAW_GAMES)):
                    broken += _try(game, name, case)
                    progress.advance(task)
            label = words("selfcheck-law", game=game.name, law=words("selfcheck-watched"))
            task = progress.add_task(label, total=number)
            for played, found in watch(game, number, seed):
                broken += found
                progress.advance(task, played)
    for line in broken:
        print(line)
    print(words("selfcheck-kept") if not broken else words("selfcheck-broken", count=len(broken)))
    return 1 if broken else 0


def watch(game: Game, number: int, seed: int) -> Iterator[tuple[int, list[str]]]:
    """Play random games, compiled, over all cases in turn, and check every step.

    Yields how many were played, and what went wrong among them.
    """
    fast = compiled(game)
    watch_games = bound("playouts", fast).watch_games
    state, out = fresh_state(fast), as_state(fast, [0] * fast.rules.n_moves)
    played = 0
    for case in _many_cases(game, seed):
        chunk = min(max(1, min(CHUNK, number // 100)), number - played)
        if chunk <= 0:
            return
        options = as_state(fast, game.option_numbers(game.complete(case.options)))
        first = seed + played
        went = int(watch_games(state, options, out, case.seats, chunk, first, game.rules.longest))
        told = f"{game.name} {case.seats} {dict(case.options)} {went // 4}: {WENT_WRONG[went % 4]}"
        yield chunk, [told] if went else []
        played += chunk


def _many_cases(game: Game, seed: int) -> Iterator[Case]:
    """Cases without end, every combination in turn with ever new luck."""
    while True:
        for case in cases(game, seed):
            yield case
            seed += 1


def _try(game: Game, law: str, case: Case) -> list[str]:
    try:
        LAWS[law](RandomGame(game, case))
    except LawBroken as error:
        return [f"{game.name} {case}: {error}"]
    return []


COMMANDS = (
    Command(
        "selfcheck",
        selfcheck,
        (
            argument("game", nargs="?", metavar="GAME"),
            argument("--games", type=int, default=20),
            SEED,
        ),
    ),
)
