"""Searching for a move: simulations in slices until the budget is used up.

The search itself is search/tree_search.py, bound to the rules and to the potential of a game. The
last decisions of a game are played out in every way instead.

Compiling a search takes the better part of a minute, once on a machine. That is done by a process
of its own while bots play on in the plain life; then a thread loads the machine code. With
CASETTA_LIFE=plain in the environment nothing is compiled.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from random import Random
from threading import Lock, Thread, local
from typing import Any

from casetta import games
from casetta.contract.compiled import as_state, bound, compiled, fingerprint, is_compiled
from casetta.contract.files import one_at_a_time
from casetta.contract.game import Game, Search, State
from casetta.contract.levels import Budget, Settings
from casetta.contract.text import Phrase
from casetta.kernel.folders import rules_folder
from casetta.kernel.luck import fast_luck

NODES = {True: 300_000, False: 20_000}
"""How many nodes a tree may have, compiled or not."""
WORLDS = {True: 16, False: 4}
"""In how many worlds the last decisions are played out."""
POSITIONS = {True: 30_000, False: 400}
"""How many positions may be looked at in each of them."""
SLICE = 0.004
"""Seconds of a slice of simulations, about; the clock is looked at in between."""
FIRST_SLICE = {True: 64, False: 1}
"""How many simulations the first slice has, compiled or not."""
PLAIN_SECONDS = 0.8
"""How long a search in the plain life lasts at most: more would hardly help, and whoever waits
for a first move while the compiler works should not wait long."""
WHOLE_WIN = 1_000_000


# What a bot thinks; it gets the hidden view of a seat and nothing else


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
    then: tuple[int, ...] = ()
    """How the seat goes on, where the move only begins something."""
    reasons: tuple[Phrase, ...] = ()
    """What speaks for it, where it is a hint."""


@dataclass(frozen=True, slots=True)
class Thought:
    """All candidates, best first, and how many simulations it took."""

    candidates: tuple[Candidate, ...]
    simulations: int
    reasons: tuple[Phrase, ...] = ()
    """What speaks for a move that was made, where somebody asked why."""


Bot = Callable[[Game, State, int, Random], int]
"""Chooses a move number: game, the seat's view, seat, its own dice."""


# Thinking


def glance(game: Game, view: State, seat: int, dice: Random) -> Thought:
    """Greedy on potential: what each move promises; lots decide between equals."""
    task = search_task(as_it_is(game), view, seat, dice, Settings())
    found = [replace(candidate, visits=1) for candidate, _ in task.look()]
    dice.shuffle(found)
    found.sort(key=lambda candidate: -candidate.points)
    return Thought(tuple(found), len(found))


def think(
    game: Game, view: State, seat: int, dice: Random, budget: Budget, settings: Settings
) -> Thought:
    """Search for the best moves; the last decisions of a game are solved exactly."""
    task = search_task(fastest(game), view, seat, dice, settings)
    limit = in_time(budget, is_plain=not task.memory.is_compiled)
    return task.played_out(dice) or task.searched(dice, limit)


def in_time(budget: Budget, *, is_plain: bool) -> Budget:
    """The budget of a search, shorter in the plain life if it goes by the clock."""
    if budget.seconds is None or not is_plain:
        return budget
    return replace(budget, seconds=min(budget.seconds, PLAIN_SECONDS))


# The search files: their memory and their calls


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


_MEMORIES = local()


def memory_of(game: Game) -> SearchMemory:
    """The memory of this thread for a game in its life."""
    memories = vars(_MEMORIES)
    key = f"{game.name} {is_compiled(game)}"
    if key not in memories:
        memories[key] = SearchMemory(game)
    found: SearchMemory = memories[key]
    return found


@dataclass(frozen=True, slots=True)
class SearchTask:
    """One search: view and seat, weights and settings, as lists (plain) or arrays (compiled)."""

    memory: SearchMemory
    position: tuple[Any, int]
    aims: tuple[Any, Any]
    seed: int

    def look(self) -> list[tuple[Candidate, int]]:
        """Every legal move with what it promises at first sight, and the number of its child."""
        memory, search, tree = self.memory, self.memory.search, self.memory.part("TREE")
        found = search.look(*self.position, memory.parts, *self.aims, self.seed)
        root = int(tree[search.CHILD]) + search.PRIOR
        lists = (memory.part(name)[:found] for name in ("LISTED", "WORTHS", "SAME"))
        promises = []
        for move, worth, child in zip(*lists, strict=True):
            chance = int(tree[root + search.NODE * child]) / WHOLE_WIN
            promises.append((Candidate(int(move), int(worth) / 1000, chance, 0), int(child)))
        return promises

    def simulate(self, simulations: int) -> None:
        memory = self.memory
        memory.search.think(*self.position, memory.parts, *self.aims, self.seed, simulations)

    def simulated(self, promise: Candidate, child: int) -> tuple[Candidate, float]:
        """A move with what its simulations say, or what it promises; and what was aimed at."""
        search, tree = self.memory.search, self.memory.part("TREE")
        node = int(tree[search.CHILD]) + search.NODE * child
        visits, value = int(tree[node + search.VISITS]), int(tree[node + search.VALUE])
        if not visits:
            return promise, promise.chance
        return self.expected(promise.move, child, visits), value / visits

    def consider(self, move: int, seed: int, simulations: int) -> Candidate:
        """What a small search expects that begins with a move."""
        memory = self.memory
        memory.search.consider(*self.position, move, memory.parts, *self.aims, seed, simulations)
        return self.expected(move, 0, simulations)

    def expected(self, move: int, child: int, visits: int) -> Candidate:
        """What the simulations of a child of the root add up to."""
        words = self.memory.search.SUM
        sums = self.memory.part("SUMS")[words * child : words * (child + 1)]
        points, share, *parts = (int(word) / visits for word in sums)
        names = search_of(self.memory.game).parts
        lines = {name: part / 1000 for name, part in zip(names, parts, strict=False)}
        return Candidate(move, points / 1000, share / WHOLE_WIN, visits, lines)

    def searched(self, dice: Random, budget: Budget) -> Thought:
        """Simulations in slices until the budget is used up; the moves tried most come first."""
        started = time.perf_counter()
        promises, simulations = self.look(), 0
        size, most = FIRST_SLICE[self.memory.is_compiled], budget.simulations or math.inf
        while True:
            size = int(min(size, most - simulations))
            self.simulate(size)
            simulations += size
            spent = time.perf_counter() - started
            if simulations >= most or (budget.seconds is not None and spent >= budget.seconds):
                break
            size = max(1, int(simulations / spent * SLICE))
        ranked = [(*self.simulated(*promise), dice.random()) for promise in promises]
        ranked.sort(key=lambda each: (-each[0].visits, -each[1], each[2]))
        return Thought(tuple(candidate for candidate, _, _ in ranked), simulations)

    def played_out(self, dice: Random) -> Thought | None:
        """What each move brings with best play (max-n); None if the end is too far."""
        memory, worlds = self.memory, WORLDS[self.memory.is_compiled]
        sums = as_state(memory.game, [0] * len(memory.part("SUMS")))
        working = *memory.rows, memory.part("ENDS"), sums, self.aims[1]
        most = POSITIONS[memory.is_compiled]
        found = memory.search.solve(*self.position, *working, worlds, self.seed, most)
        ranked = []
        for number, move in enumerate(memory.rows[1][0][:found]):
            row = memory.search.SUM * number
            aim, points, share = (int(word) / worlds for word in sums[row : row + 3])
            candidate = Candidate(int(move), points / 1000, share / WHOLE_WIN, worlds)
            ranked.append((-aim, dice.random(), candidate))
        ranked.sort(key=lambda each: each[:2])
        candidates = tuple(candidate for *_, candidate in ranked)
        return Thought(candidates, worlds * len(candidates)) if candidates else None


def search_task(game: Game, view: State, seat: int, dice: Random, settings: Settings) -> SearchTask:
    """The task for a plain or a compiled game value."""
    position = as_state(game, view), seat
    aims = as_state(game, search_of(game).weights), as_state(game, astuple(settings))
    return SearchTask(memory_of(game), position, aims, dice.getrandbits(48))


def search_of(game: Game) -> Search:
    """The `Search` part of a game; a game without one cannot be searched."""
    assert game.search is not None, game.name
    return game.search


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
    """The same, but nothing is begun: for thoughts that are short in any life.

    Whoever brings a game with weights of its own is answered by those.
    """
    fast, weights = _LOADED.get(game.name, game), search_of(game).weights
    if search_of(fast).weights == weights:
        return fast
    return replace(fast, search=replace(search_of(fast), weights=weights))


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
        command = [sys.executable, "-m", "casetta.bots.search_driver", game.name]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return
    _load(game)


def _load(game: Game) -> None:
    """Call all that a search needs once, so that it is compiled or loaded, and note that."""
    fast, start = compiled(game), game.dealt(game.seats[0], {}, fast_luck(1))
    seat = int(game.rules.waiting(start)).bit_length() - 1
    task = search_task(fast, start, seat, Random(1), Settings(playout=1))
    task.played_out(Random(1))
    task.look()
    task.simulate(2)
    _LOADED[game.name] = fast
    _mark(game).touch()


def _mark(game: Game) -> Path:
    """An empty file that is there when these very rules and their search were compiled."""
    folder = rules_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"ready-{game.name}-{fingerprint(game)}"


def main() -> None:
    """Compile the searches of some games, unless another process has done so meanwhile."""
    for name in sys.argv[1:]:
        game = games.load(name)
        mark = _mark(game)
        with one_at_a_time(mark.with_suffix(".busy")):
            if not mark.exists():
                ready(game)


if __name__ == "__main__":
    main()
