"""Which life a bot thinks in: the compiled one as soon as it is ready, the plain one until then.

To compile the search of a game takes the better part of a minute, once on a machine. It is
done by a process of its own, while bots play on in the plain life; then a thread loads the
machine code. With CASETTA_LIFE=plain in the environment nothing is compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock, Thread

from casetta import games
from casetta.contract.compiled import compiled, fingerprint, is_compiled
from casetta.contract.game import Game
from casetta.kernel.folders import rules_folder
from casetta.kernel.luck import fast_luck

_LOADED: dict[str, Game] = {}
_BEGUN: set[str] = set()
_LOCK = Lock()


def living(game: Game) -> Game:
    """The game in the fastest life that is ready now; what is not ready is begun."""
    if is_compiled(game) or os.environ.get("CASETTA_LIFE") == "plain":
        return game
    with _LOCK:
        is_new = game.name not in _BEGUN
        _BEGUN.add(game.name)
    if is_new:
        Thread(target=_get_ready, args=(game,), daemon=True).start()
    return as_it_is(game)


def as_it_is(game: Game) -> Game:
    """The same, but nothing is begun: for thoughts that are short in any life."""
    return _LOADED.get(game.name, game)


def ready(game: Game) -> Game:
    """The game in its compiled life, unless that is forbidden; waits until it can be played."""
    if is_compiled(game) or os.environ.get("CASETTA_LIFE") == "plain":
        return game
    if game.name not in _LOADED:
        _load(game)
    return _LOADED[game.name]


def _get_ready(game: Game) -> None:
    """Compile elsewhere if need be, then load; without success the plain life goes on."""
    if not _mark(game).exists():
        command = [sys.executable, "-m", "casetta.bots.warmup", game.name]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return
    _load(game)


def _load(game: Game) -> None:
    """Call all that a search needs once, so that it is compiled or loaded, and note that."""
    from .search_driver import warm_up

    fast, start = compiled(game), game.blank()
    game.rules.deal(start, game.seats[0], game.option_numbers(game.complete({})), fast_luck(1))
    warm_up(fast, start)
    _LOADED[game.name] = fast
    mark = _mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _mark(game: Game) -> Path:
    """An empty file that is there when these very rules were compiled."""
    return rules_folder() / f"ready-{game.name}-{fingerprint(game)}"


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Wait until no other process compiles these rules, where the system can tell."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as busy:
        with suppress(ImportError):
            import fcntl

            fcntl.flock(busy, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    for name in sys.argv[1:]:
        game = games.load(name)
        with _alone(_mark(game).with_suffix(".busy")):
            if not _mark(game).exists():
                ready(game)
