"""What a decision gave away: compared with a better one, in worlds that fit what was known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean
from typing import Protocol

from casetta.contract.game import Appraisal, Game, State
from casetta.contract.levels import Budget
from casetta.kernel.state import SEATS

from .backend import Promise, SearchTask, ready, search_of, search_task
from .search_driver import WHOLE_WIN, expectation, played_out, searched

WIN = 30.0
"""A sure win is worth as many points where both are to be compared."""
Way = tuple[int, ...]
"""The moves of one decision."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What may be expected at the end."""

    points: float
    chance: float
    lines: Mapping[str, float] = field(default_factory=dict)

    @property
    def worth(self) -> float:
        """Points and the chance to win together."""
        return self.points + WIN * self.chance


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a judge thinks of a decision."""

    played: Prospect
    best: Prospect
    way: Way
    """The best way; the one that was played where nothing was better."""
    stake: float
    """What a random decision costs on average, points and chance together."""


class Judge(Protocol):
    """Judges decisions of one game."""

    tells_chances: bool
    """Whether it knows how likely a seat is to win."""

    def decision(self, state: State, seat: int) -> tuple[int, ...]:
        """Moves of a seat with the same answer make up one decision; empty for one alone."""

    def judge(self, view: State, seat: int, played: Way, dice: Random) -> Opinion:
        """What a seat with this view gave away."""


def judge_of(game: Game, effort: int = 1) -> Judge:
    """The judge of a game: its own, or the search where the game has a potential."""
    if game.search is not None:
        return SearchJudge(game, effort)
    assert game.appraisal is not None, game.name
    return OwnJudge(game.appraisal, effort)


class OwnJudge:
    """A game that knows by itself what may come of a decision: its `Appraisal`."""

    WORLDS = 12
    """Worlds looked at for each effort."""
    tells_chances = False

    def __init__(self, appraisal: Appraisal, effort: int) -> None:
        self._appraisal = appraisal
        self._worlds = self.WORLDS * effort

    def decision(self, state: State, seat: int) -> tuple[int, ...]:
        """As the game says."""
        return tuple(self._appraisal.decision(state, seat))

    def judge(self, view: State, seat: int, played: Way, dice: Random) -> Opinion:
        """Compare with what the game's planner would do, and with random moves."""
        planned, *by_lot = self._appraisal.ways(view, seat, dice)
        ways, seed = (played, planned), dice.getrandbits(32)
        found = self._appraisal.appraise(view, seat, ways, self._worlds, seed)
        by_chance = self._appraisal.appraise(view, seat, by_lot, self._worlds // 6, seed)
        best = 1 if found[1] > found[0] else 0
        even = 1 / view[SEATS]
        return Opinion(
            Prospect(found[0], even),
            Prospect(found[best], even),
            ways[best],
            max(0.0, found[best] - fmean(by_chance)),
        )


class SearchJudge:
    """Searches for better moves, then looks as deeply at them as at the one that was played."""

    SEARCHED = 4000
    """Simulations to find better moves, for each effort."""
    CONSIDERED = 50
    """Simulations of one look at a move.

    A tree once grown in one direction stays there: many small ones agree far better with
    each other than a large one with the next."""
    GLANCES, LOOKS = 8, 60
    """How often rivals are looked at, and then the best of them, for each effort."""
    RIVALS, BEST = 12, 5
    """How many moves are compared with the one that was played: those that a search tried most
    and as many that promise most, then the best of them closely."""
    ENDINGS = 4
    """How often the last decisions are played out."""
    DOUBT = 0.3
    """A difference of fewer points is none."""
    tells_chances = True

    def __init__(self, game: Game, effort: int) -> None:
        self._game = ready(game)
        self._effort = effort
        self._settings = search_of(game).levels.searches["tree"]

    def decision(self, state: State, seat: int) -> tuple[int, ...]:
        """Every move is a decision of its own."""
        return ()

    def judge(self, view: State, seat: int, played: Way, dice: Random) -> Opinion:
        """Compare with the moves that a search finds, or with all where the end is near."""
        (move,) = played
        task = search_task(self._game, view, seat, dice, self._settings, None)
        found = self._endings(task, dice) or self._searched(task, move, dice)
        best = max(found, key=lambda each: found[each].worth)
        if found[best].worth < found[move].worth + self.DOUBT:
            best = move
        return Opinion(found[move], found[best], (best,), stake(task))

    def _searched(self, task: SearchTask, move: int, dice: Random) -> dict[int, Prospect]:
        """What may come of a move and of its best rivals."""
        rivals = self._rivals(task, dice)
        seen = {each: self._prospect(task, each, self.GLANCES) for each in rivals}
        rivals.sort(key=lambda each: -seen[each].worth)
        closely = dict.fromkeys((move, *rivals[: self.BEST]))
        return {each: self._prospect(task, each, self.LOOKS) for each in closely}

    def _rivals(self, task: SearchTask, dice: Random) -> list[int]:
        """The best moves that a search finds, and the most promising; no two of them alike."""
        child_of = {move: child for move, _, _, child in task.look()}
        promised = sorted(task.look(), key=lambda each: -promised_worth(each))
        budget = Budget(simulations=self.SEARCHED * self._effort)
        thought = searched(task, dice, budget)
        tried = unlike([each.move for each in thought.candidates], child_of)[: self.RIVALS]
        hoped = unlike([move for move, *_ in promised], child_of)[: self.RIVALS]
        return unlike([*tried, *hoped], child_of)

    def _endings(self, task: SearchTask, dice: Random) -> dict[int, Prospect]:
        """The outcome of every move with best play (max-n); empty if the end is too far."""
        seeds = (dice.getrandbits(48) for _ in range(self.ENDINGS * self._effort))
        found: dict[int, list[Prospect]] = {}
        for seed in seeds:
            thought = played_out(replace(task, seed=seed), dice)
            if thought is None:
                return {}
            for each in thought.candidates:
                found.setdefault(each.move, []).append(Prospect(each.points, each.chance))
        return {move: mean_prospect(told) for move, told in found.items()}

    def _prospect(self, task: SearchTask, move: int, looks: int) -> Prospect:
        """What may be expected of a move; the same task looks at the same worlds."""
        seeds = range(task.seed, task.seed + looks * self._effort * self.CONSIDERED)
        return mean_prospect(
            [self._considered(task, move, seed) for seed in seeds[:: self.CONSIDERED]]
        )

    def _considered(self, task: SearchTask, move: int, seed: int) -> Prospect:
        """What one small search expects that begins with a move."""
        sums = task.consider(move, seed, self.CONSIDERED)
        return Prospect(*expectation(self._game, sums))


def mean_prospect(told: Sequence[Prospect]) -> Prospect:
    """Several expectations as one."""
    return Prospect(
        fmean(each.points for each in told),
        fmean(each.chance for each in told),
        {part: fmean(each.lines[part] for each in told) for part in told[0].lines},
    )


def unlike(moves: Sequence[int], child_of: Mapping[int, int]) -> list[int]:
    """The moves without those that lead where an earlier one leads."""
    found: dict[int, int] = {}
    for move in moves:
        found.setdefault(child_of[move], move)
    return list(found.values())


def promised_worth(promise: Promise) -> float:
    """What a move promises at first sight, points and chance together."""
    _, points, chance, _ = promise
    return Prospect(points / 1000, chance / WHOLE_WIN).worth


def stake(task: SearchTask) -> float:
    """How much more the most promising move is worth than moves are on average."""
    promised = [promised_worth(each) for each in task.look()]
    return max(promised) - fmean(promised)
