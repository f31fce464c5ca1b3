"""Compile the rules that the tests play in their compiled life, once and before they start.

Without this the workers of the tests would compile the same rules at the same time.
`python -m tests.compile_rules` compiles every game, two at a time; with names, those.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from casetta import games
from casetta.bots.search_driver import ready
from casetta.commands.develop.bench import MODES, Bench, measure, perft, position
from casetta.commands.develop.laws import watch
from casetta.contract.compiled import compiled, warm


def compile_rules(name: str) -> None:
    """Call what the tests call, so that it is compiled or found in the cache."""
    game = games.load(name)
    warm(compiled(game))
    if game.search is not None:
        ready(game)
    list(watch(game, 1, seed=1))
    for mode in MODES:
        measure(Bench(game, players=None, games=1, seed=1, life="compiled", mode=mode, options={}))
    perft(compiled(game), position(compiled(game), game.seats[0], {}, seed=1), 1)


def compile_all() -> int:
    """Compile every game in a process of its own; 0 if all of that succeeded."""

    def run(name: str) -> int:
        return subprocess.run([sys.executable, "-m", __spec__.name, name], check=False).returncode

    with ThreadPoolExecutor(2) as pool:
        return max(pool.map(run, sorted(games.names(), reverse=True)))


if __name__ == "__main__":
    if sys.argv[1:]:
        for name in sys.argv[1:]:
            compile_rules(name)
    else:
        sys.exit(compile_all())
