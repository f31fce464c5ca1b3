"""Searching for a move: simulations in slices until the budget is used up.

The last decisions of a game are played out in every way instead.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from casetta.contract.game import Game, State
from casetta.contract.levels import Budget, Settings

from .backend import WORLDS, Promise, SearchTask, as_it_is, fastest, search_of, search_task
from .thought import Candidate, Thought, best_first

SLICE = 0.004
"""Seconds of a slice of simulations, about; the clock is looked at in between."""
FIRST_SLICE = {True: 64, False: 1}
"""How many simulations the first slice has, compiled or not."""
PLAIN_SECONDS = 0.8
"""How long a search in the plain life lasts at most: more would hardly help, and whoever waits
for a first move while the compiler works should not wait long."""
WHOLE_WIN = 1_000_000


def glance(
    game: Game, view: State, seat: int, dice: Random, weights: Sequence[int] | None = None
) -> Thought:
    """What each move promises, without any simulation."""
    task = search_task(as_it_is(game), view, seat, dice, Settings(), weights)
    found = [promised(promise, visits=1) for promise in task.look()]
    return best_first(found, dice)


def think(
    game: Game,
    view: State,
    seat: int,
    dice: Random,
    budget: Budget,
    settings: Settings,
    weights: Sequence[int] | None = None,
) -> Thought:
    """Search for the best moves; the last decisions of a game are solved exactly."""
    task = search_task(fastest(game), view, seat, dice, settings, weights)
    limit = in_time(budget, is_plain=not task.memory.is_compiled)
    return played_out(task, dice) or searched(task, dice, limit)


def in_time(budget: Budget, *, is_plain: bool) -> Budget:
    """The budget of a search, shorter in the plain life if it goes by the clock."""
    if budget.seconds is None or not is_plain:
        return budget
    return replace(budget, seconds=min(budget.seconds, PLAIN_SECONDS))


def searched(task: SearchTask, dice: Random, budget: Budget) -> Thought:
    """Simulations until the budget is used up, in slices."""
    started = time.perf_counter()
    promises = task.look()
    simulations, size = 0, FIRST_SLICE[task.memory.is_compiled]
    while True:
        if budget.simulations is not None:
            size = min(size, budget.simulations - simulations)
        task.simulate(size)
        simulations += size
        spent = time.perf_counter() - started
        if budget.simulations is not None and simulations >= budget.simulations:
            break
        if budget.seconds is not None and spent >= budget.seconds:
            break
        size = max(1, int(simulations / spent * SLICE))
    return most_visited_first(task, promises, simulations, dice)


def most_visited_first(
    task: SearchTask, promises: list[Promise], simulations: int, dice: Random
) -> Thought:
    """All moves, those that were tried most first."""
    ranked = [(*simulated(task, promise), dice.random()) for promise in promises]
    ranked.sort(key=lambda each: (-each[0].visits, -each[1], each[2]))
    return Thought(tuple(candidate for candidate, _, _ in ranked), simulations)


def simulated(task: SearchTask, promise: Promise) -> tuple[Candidate, float]:
    """A move with what its simulations say, or what it promises; and what was aimed at."""
    move, _, prior, child = promise
    search, tree = task.memory.search, task.memory.part("TREE")
    node = int(tree[search.CHILD]) + search.NODE * child
    visits, value = int(tree[node + search.VISITS]), int(tree[node + search.VALUE])
    if not visits:
        return promised(promise, visits=0), prior
    row = search.SUM * child
    sums = task.memory.part("SUMS")[row : row + search.SUM]
    points, chance, lines = expectation(task.memory.game, [int(word) / visits for word in sums])
    return Candidate(move, points, chance, visits, lines), value / visits


def promised(promise: Promise, visits: int) -> Candidate:
    """A move with what it promises at first sight."""
    move, worth, prior, _ = promise
    return Candidate(move, worth / 1000, prior / WHOLE_WIN, visits)


def expectation(game: Game, means: Sequence[float]) -> tuple[float, float, dict[str, float]]:
    """Means of simulations as points, the chance to win, and the points of each part."""
    points, share, *parts = means
    names = search_of(game).parts
    lines = {name: part / 1000 for name, part in zip(names, parts, strict=False)}
    return points / 1000, share / WHOLE_WIN, lines


def played_out(task: SearchTask, dice: Random) -> Thought | None:
    """What each move brings if everybody does their best to the end; None if that is too far."""
    worlds = WORLDS[task.memory.is_compiled]
    ranked = []
    for move, (aim, points, share) in task.play_out():
        candidate = Candidate(move, points / 1000, share / WHOLE_WIN, worlds)
        ranked.append((aim, dice.random(), candidate))
    ranked.sort(key=lambda each: (-each[0], each[1]))
    found = tuple(candidate for _, _, candidate in ranked)
    return Thought(found, worlds * len(found)) if found else None
