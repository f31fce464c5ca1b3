"""The search of a game, plain or compiled: its memory, its calls, and when it is compiled.

The search itself is search/tree_search.py, bound to the rules and to the potential of a game.
Compiling them takes the better part of a minute, once on a machine. That is
done by a process of its own while bots play on in the plain life; then a thread loads the machine
code. With CASETTA_LIFE=plain in the environment nothing is compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random
from threading import Lock, Thread, local
from typing import Any

from casetta import games
from casetta.contract.compiled import as_state, bound, compiled, fingerprint, is_compiled
from casetta.contract.game import Game, Search, State
from casetta.contract.levels import Settings
from casetta.kernel.folders import rules_folder
from casetta.kernel.luck import fast_luck

NODES = {True: 300_000, False: 20_000}
"""How many nodes a tree may have, compiled or not."""
WORLDS = {True: 16, False: 4}
"""In how many worlds the last decisions are played out."""
POSITIONS = {True: 30_000, False: 400}
"""How many positions may be looked at in each of them."""

Promise = tuple[int, int, int, int]
"""A move, what it promises in thousandths of a point, what that is worth, and its child."""


def search_of(game: Game) -> Search:
    """The `Search` part of a game; a game without one cannot be searched."""
    assert game.search is not None, game.name
    return game.search


def weights_of(game: Game) -> list[int]:
    """The weights of the potential as they stand in the file."""
    return list(search_of(game).weights)


# Memory and calls


class SearchMemory:
    """The search files of a game in one life, and the lists that they work in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.is_compiled = is_compiled(game)
        self.search = bound("tree_search", game)
        words, moves, levels = game.rules.layout.size, game.rules.n_moves, self.search.LEVELS
        lengths = self.search.memory(words, moves, NODES[self.is_compiled])
        self.parts = tuple(as_state(game, [0] * length) for length in lengths)
        self.rows = tuple(
            as_state(game, [[0] * length for _ in range(levels)]) for length in (words, moves, 16)
        )

    def part(self, name: str) -> Any:
        """One of the lists, by its name in search/tree_search.py."""
        return self.parts[getattr(self.search, name)]


class _Memories(local):
    """Every thread has a memory of its own."""

    def __init__(self) -> None:
        self.by_game: dict[tuple[str, bool], SearchMemory] = {}


_MEMORIES = _Memories()


def memory_of(game: Game) -> SearchMemory:
    """The memory of this thread for a game in its life."""
    key = (game.name, is_compiled(game))
    if key not in _MEMORIES.by_game:
        _MEMORIES.by_game[key] = SearchMemory(game)
    return _MEMORIES.by_game[key]


@dataclass(frozen=True, slots=True)
class SearchTask:
    """One search: view, weights and settings as lists (plain) or arrays (compiled)."""

    memory: SearchMemory
    view: Any
    seat: int
    weights: Any
    settings: Any
    seed: int

    def look(self) -> list[Promise]:
        """Every legal move with its promise, without any simulation."""
        memory, search = self.memory, self.memory.search
        found = search.look(
            self.view, self.seat, memory.parts, self.weights, self.settings, self.seed
        )
        tree, root = memory.part("TREE"), int(memory.part("TREE")[search.CHILD])
        lists = (memory.part(name)[:found] for name in ("LISTED", "WORTHS", "SAME"))
        return [
            (
                int(move),
                int(worth),
                int(tree[root + search.NODE * child + search.PRIOR]),
                int(child),
            )
            for move, worth, child in zip(*lists, strict=True)
        ]

    def simulate(self, simulations: int) -> None:
        """Run more simulations."""
        memory = self.memory
        memory.search.think(
            self.view,
            self.seat,
            memory.parts,
            self.weights,
            self.settings,
            self.seed,
            simulations,
        )

    def consider(self, move: int, seed: int, simulations: int) -> list[float]:
        """What a small search expects that begins with a move: points, chance, parts."""
        memory = self.memory
        memory.search.consider(
            self.view,
            self.seat,
            move,
            memory.parts,
            self.weights,
            self.settings,
            seed,
            simulations,
        )
        sums = memory.part("SUMS")[: memory.search.SUM]
        return [int(word) / simulations for word in sums]

    def play_out(self) -> list[tuple[int, list[float]]]:
        """What each move brings if everybody does their best (max-n): the aim, points, chance.

        Empty where the end is too far.
        """
        memory = self.memory
        sums = as_state(memory.game, [0] * len(memory.part("SUMS")))
        states, lists, hopes = memory.rows
        worlds, step = WORLDS[memory.is_compiled], memory.search.SUM
        found = memory.search.solve(
            self.view,
            self.seat,
            states,
            lists,
            hopes,
            memory.part("ENDS"),
            sums,
            self.settings,
            worlds,
            self.seed,
            POSITIONS[memory.is_compiled],
        )
        return [
            (int(move), [int(word) / worlds for word in sums[step * number : step * number + 3]])
            for number, move in enumerate(lists[0][:found])
        ]


def search_task(
    game: Game,
    view: State,
    seat: int,
    dice: Random,
    settings: Settings,
    weights: Sequence[int] | None,
) -> SearchTask:
    """The task for a plain or a compiled game value."""
    return SearchTask(
        memory_of(game),
        as_state(game, view),
        seat,
        as_state(game, weights or weights_of(game)),
        as_state(game, astuple(settings)),
        dice.getrandbits(48),
    )


# Plain or compiled


_LOADED: dict[str, Game] = {}
_BEGUN: set[str] = set()
_LOCK = Lock()


def fastest(game: Game) -> Game:
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
        command = [sys.executable, "-m", "casetta.bots.backend", game.name]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return
    _load(game)


def _load(game: Game) -> None:
    """Call all that a search needs once, so that it is compiled or loaded, and note that."""
    fast, start = compiled(game), game.dealt(game.seats[0], {}, fast_luck(1))
    seat = int(game.rules.waiting(start)).bit_length() - 1
    task = search_task(fast, start, seat, Random(1), Settings(playout=1), None)
    task.play_out()
    task.look()
    task.simulate(2)
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


def main() -> None:
    """Compile the searches of some games, unless another process has done so meanwhile."""
    for name in sys.argv[1:]:
        game = games.load(name)
        with _alone(_mark(game).with_suffix(".busy")):
            if not _mark(game).exists():
                ready(game)


if __name__ == "__main__":
    main()
