"""Search in either life: the memory it needs, how it goes about, and what comes of it.

The search itself is search/tree_search.py, bound to the rules and to the potential of a game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from random import Random
from threading import local
from typing import Any

from casetta.contract.compiled import as_state, bound, is_compiled
from casetta.contract.game import Game, Search, State

from .thinking import Budget, Candidate, Thought
from .warmup import as_it_is, living

SEARCH_FILES = ("foresight", "tree_search", "endgame")
"""In the order in which they import each other."""
SLICE = 0.004
"""Seconds of a slice of simulations, about; the clock is looked at in between."""
FIRST_SLICE = {True: 64, False: 1}
"""How many simulations the first slice has, in the compiled life and in the plain one."""
NODES = {True: 300_000, False: 20_000}
"""How many nodes a tree may have."""
WORLDS = {True: 16, False: 4}
"""In how many worlds the last decisions are played out."""
POSITIONS = {True: 30_000, False: 400}
"""How many positions may be looked at in each of them."""
PLAIN_SECONDS = 0.8
"""How long a search in the plain life lasts at most: more would hardly help, and whoever waits
for a first move while the compiler works should not wait long."""
WHOLE_WIN = 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search goes about, in the order that search/tree_search.py wants."""

    explore: int = 100
    """How much a move gains by having been tried little, in thousandths of a win."""
    trust: int = 8
    """How many visits the promise of a move counts for."""
    first_children: int = 2
    more_children: int = 50
    """Moves that are tried: so many, and so many hundredths of the root of the visits more."""
    most_children: int = 30
    patience: int = 6
    """Visits before a position gets children."""
    depth: int = 30
    """Most moves in the tree."""
    playout: int = 0
    """Quick moves of each seat after it, before the potential is asked."""
    looks: int = 12
    """Moves that are looked at for a quick one."""
    points_share: int = 100
    """How much points count beside winning, in thousandths."""


class Mind:
    """The memory of a search, for one game in one life."""

    def __init__(self, game: Game) -> None:
        self.game = game
        _, self.search, self.endgame = (bound(name, game) for name in SEARCH_FILES)
        words, moves, levels = game.rules.layout.size, game.rules.n_moves, self.endgame.LEVELS
        lengths = self.search.memory(words, moves, NODES[is_compiled(game)])
        self.parts = tuple(as_state(game, [0] * length) for length in lengths)
        self.rows = tuple(
            as_state(game, [[0] * length for _ in range(levels)]) for length in (words, moves, 16)
        )

    def part(self, name: str) -> Any:
        """One of the lists of the memory, by its name in search/tree_search.py."""
        return self.parts[getattr(self.search, name)]


class _Minds(local):
    """Every thread has a memory of its own."""

    def __init__(self) -> None:
        self.by_game: dict[tuple[str, bool], Mind] = {}


_MINDS = _Minds()


def mind_of(game: Game) -> Mind:
    """The memory of this thread for a game in its life."""
    key = (game.name, is_compiled(game))
    if key not in _MINDS.by_game:
        _MINDS.by_game[key] = Mind(game)
    return _MINDS.by_game[key]


# What a game knows


def known(game: Game) -> Search:
    """What a game tells about the end, without which nothing can be searched."""
    assert game.search is not None, game.name
    return game.search


def weights_of(game: Game) -> list[int]:
    """The weights of the potential as they stand in the file."""
    return list(known(game).weights)


# Thinking


@dataclass(frozen=True, slots=True)
class Question:
    """What is thought about: a view in the form that a life wants, weights and settings too."""

    mind: Mind
    view: Any
    seat: int
    weights: Any
    settings: Any
    seed: int


def ask(
    game: Game,
    view: State,
    seat: int,
    dice: Random,
    settings: Settings,
    weights: Sequence[int] | None,
) -> Question:
    """The question in the life of this game value."""
    return Question(
        mind_of(game),
        as_state(game, view),
        seat,
        as_state(game, weights or weights_of(game)),
        as_state(game, astuple(settings)),
        dice.getrandbits(48),
    )


def glance(
    game: Game, view: State, seat: int, dice: Random, weights: Sequence[int] | None = None
) -> Thought:
    """What each move promises, without any simulation."""
    question = ask(as_it_is(game), view, seat, dice, Settings(), weights)
    promises = look(question)
    found = [
        Candidate(move, worth / 1000, prior / WHOLE_WIN, 1) for move, worth, prior, _ in promises
    ]
    dice.shuffle(found)
    found.sort(key=lambda candidate: -candidate.points)
    return Thought(tuple(found), len(found))


def think(
    game: Game,
    view: State,
    seat: int,
    dice: Random,
    budget: Budget,
    settings: Settings,
    weights: Sequence[int] | None = None,
) -> Thought:
    """What comes of a search; the last decisions are played out in every way."""
    question = ask(living(game), view, seat, dice, settings, weights)
    limit = in_time(budget, is_plain=not is_compiled(question.mind.game))
    return played_out(question, dice) or searched(question, dice, limit)


def in_time(budget: Budget, *, is_plain: bool) -> Budget:
    """The budget of a search, shorter in the plain life if it goes by the clock."""
    if budget.seconds is None or not is_plain:
        return budget
    return replace(budget, seconds=min(budget.seconds, PLAIN_SECONDS))


def look(question: Question) -> list[tuple[int, int, int, int]]:
    """Every legal move: what it promises, what that is worth, and the number of its child."""
    mind, search = question.mind, question.mind.search
    found = search.look(
        question.view, question.seat, mind.parts, question.weights, question.settings, question.seed
    )
    tree, root = mind.part("TREE"), int(mind.part("TREE")[search.CHILD])
    listed, worths, same = (mind.part(name)[:found] for name in ("LISTED", "WORTHS", "SAME"))
    return [
        (int(move), int(worth), int(tree[root + search.NODE * child + search.PRIOR]), int(child))
        for move, worth, child in zip(listed, worths, same, strict=True)
    ]


def searched(question: Question, dice: Random, budget: Budget) -> Thought:
    """Simulations until the budget is used up, in slices."""
    started = time.perf_counter()
    promises = look(question)
    simulations, size = 0, FIRST_SLICE[is_compiled(question.mind.game)]
    while True:
        if budget.simulations is not None:
            size = min(size, budget.simulations - simulations)
        simulations += simulate(question, size)
        spent = time.perf_counter() - started
        if budget.simulations is not None and simulations >= budget.simulations:
            break
        if budget.seconds is not None and spent >= budget.seconds:
            break
        size = max(1, int(simulations / spent * SLICE))
    return thought_of(question, promises, simulations, dice)


def simulate(question: Question, size: int) -> int:
    """One slice of simulations; answers how many there were."""
    question.mind.search.think(
        question.view,
        question.seat,
        question.mind.parts,
        question.weights,
        question.settings,
        question.seed,
        size,
    )
    return size


def thought_of(
    question: Question, promises: list[tuple[int, int, int, int]], simulations: int, dice: Random
) -> Thought:
    """All moves, those that were tried most first."""
    ranked = [(*judged(question, promise), dice.random()) for promise in promises]
    ranked.sort(key=lambda each: (-each[0].visits, -each[1], each[2]))
    return Thought(tuple(candidate for candidate, _, _ in ranked), simulations)


def judged(question: Question, promise: tuple[int, int, int, int]) -> tuple[Candidate, float]:
    """A move with what its simulations say, or what it promises; and what was aimed at."""
    move, worth, prior, child = promise
    search, tree = question.mind.search, question.mind.part("TREE")
    node = int(tree[search.CHILD]) + search.NODE * child
    visits, value = int(tree[node + search.VISITS]), int(tree[node + search.VALUE])
    if not visits:
        return Candidate(move, worth / 1000, prior / WHOLE_WIN, 0), prior
    row = search.SUM * child
    points, share, *parts = (
        int(word) / visits for word in question.mind.part("SUMS")[row : row + search.SUM]
    )
    names = known(question.mind.game).parts
    lines = {name: part / 1000 for name, part in zip(names, parts, strict=False)}
    return Candidate(move, points / 1000, share / WHOLE_WIN, visits, lines), value / visits


# The last decisions


def played_out(question: Question, dice: Random) -> Thought | None:
    """What each move brings if everybody does their best to the end; None if that is too far."""
    mind = question.mind
    sums = as_state(mind.game, [0] * len(mind.part("SUMS")))
    states, lists, hopes = mind.rows
    found = mind.endgame.solve(
        question.view,
        question.seat,
        states,
        lists,
        hopes,
        mind.part("ENDS"),
        sums,
        question.settings,
        WORLDS[is_compiled(mind.game)],
        question.seed,
        POSITIONS[is_compiled(mind.game)],
    )
    if not found:
        return None
    worlds, step = WORLDS[is_compiled(mind.game)], mind.search.SUM
    ranked = []
    for number, move in enumerate(lists[0][:found]):
        aim, points, share = (
            int(word) / worlds for word in sums[step * number : step * number + 3]
        )
        candidate = Candidate(int(move), points / 1000, share / WHOLE_WIN, worlds)
        ranked.append((aim, dice.random(), candidate))
    ranked.sort(key=lambda each: (-each[0], each[1]))
    return Thought(tuple(candidate for _, _, candidate in ranked), worlds * found)


def warm_up(game: Game, state: State) -> None:
    """Call all that thinking needs once, so that it is compiled or loaded."""
    seat = int(game.rules.waiting(as_state(game, state))).bit_length() - 1
    think(game, state, seat, Random(1), Budget(simulations=2), Settings(playout=1))
