"""`casetta selfcheck`: the laws, on the user's own machine, with a progress bar."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rich.console import Console
from rich.progress import Progress

from casetta.kernel.game import Game
from casetta.laws import LAWS, Case, LawBroken, cases
from casetta.words import Words


def check_laws(games: list[Game], number: int, seed: int, words: Words) -> int:
    """Check every law on so many random games of each game; return 1 if one is broken."""
    console = Console(stderr=True)
    broken = []
    with Progress(console=console) as progress:
        for game in games:
            for name in LAWS:
                label = words("selfcheck-law", game=game.name, law=words(f"law-{name}"))
                task = progress.add_task(label, total=number)
                for case in islice(_many_cases(game, seed), number):
                    broken += _try(game, name, case)
                    progress.advance(task)
    for line in broken:
        print(line)
    print(words("selfcheck-kept") if not broken else words("selfcheck-broken", count=len(broken)))
    return 1 if broken else 0


def _many_cases(game: Game, seed: int) -> Iterator[Case]:
    """Cases without end, every combination in turn with ever new luck."""
    while True:
        for case in cases(game, seed):
            yield case
            seed += 1


def _try(game: Game, law: str, case: Case) -> list[str]:
    try:
        LAWS[law](game, case)
    except LawBroken as error:
        return [f"{game.name} {case}: {error}"]
    return []
