"""Review of a finished game: every decision judged on what its seat knew then.

Points that a seat ends with are what it could expect at its first decision, minus what it
gave away by its own decisions, plus the rest: luck, and what the others left to it. So
luck and skill can be told apart, in points and in the chance to win. A decision is compared with a
better one, in worlds that fit what was known.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from random import Random
from statistics import fmean
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import Appraisal, Game, State
from casetta.contract.levels import Budget
from casetta.kernel.state import SEATS
from casetta.table.record import replay

from .search_driver import Candidate, SearchTask, ready, search_of, search_task

VERSION = 3
"""Grows when the same record would be judged otherwise."""
NAMED = 3
"""How many of the worst decisions a review names."""
WIN = 30.0
"""A sure win is worth as many points where both are to be compared."""

Way = tuple[int, ...]
"""The moves of one decision."""
Report = Callable[[int, int], None]
"""Called with the number of events judged so far, and of all events."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision and what came of it."""

    first: int
    """The number of its first event."""
    event: int
    """The number of its last one; in most games the same."""
    seat: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    """What would have been better; empty where nothing was."""
    points: float
    """The final points that could be expected after what was played."""
    chance: float
    """The chance to win after it."""
    points_lost: float
    chance_lost: float
    cost: float
    """What it gave away, points and chance together."""
    stake: float
    """What a random move costs on average, points and chance together."""
    lines: Mapping[str, float]
    """The points given away by part of the sheet, where the game names parts."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How a seat played, and how lucky it was."""

    decisions: int
    accuracy: float
    """100 if nothing was given away, 0 if as much as random moves give away."""
    points: int
    start: float
    """The points that could be expected at its first decision."""
    points_lost: float
    points_luck: float
    chance: float
    """Its share of the win."""
    chance_start: float
    chance_lost: float
    chance_given: float
    """What it owes to what others gave away."""
    chance_luck: float


@dataclass(frozen=True, slots=True)
class Review:
    seats: tuple[SeatReview, ...]
    decisions: tuple[Judged, ...]
    tells_chances: bool
    """Whether chances to win are more than an even share."""

    @property
    def worst(self) -> list[Judged]:
        costly = [each for each in self.decisions if each.better]
        return sorted(costly, key=lambda each: -each.cost)[:NAMED]

    def to_dict(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "tells_chances": self.tells_chances,
            "seats": [_rounded(asdict(seat)) for seat in self.seats],
            "decisions": [_rounded(asdict(each)) for each in self.decisions],
            "worst": [self.decisions.index(each) for each in self.worst],
        }


def _rounded(told: Any) -> Any:
    """The same with all floats rounded, nested ones included."""
    if isinstance(told, dict):
        return {name: _rounded(value) for name, value in told.items()}
    return round(told, 4) if isinstance(told, float) else told


def cache_key(record: Mapping[str, Any], effort: int) -> str:
    """A name for the review of a record: the same for the same game, judged the same way."""
    told = {name: record[name] for name in ("game", "version", "setup", "events")}
    content = json.dumps([VERSION, effort, told], sort_keys=True, separators=(",", ":"))
    return sha256(content.encode()).hexdigest()


def review(
    record: Mapping[str, Any],
    effort: int = 1,
    seed: int = 1,
    report: Report = lambda done, of: None,
) -> Review:
    """Judge all decisions of a verified record; more effort makes the figures more precise."""
    table = replay(record)
    if not table.is_over:
        raise Wrong("not-finished")
    game, judge = table.game, judge_of(table.game, effort)
    decisions = []
    for turn in turns(game, judge, record):
        report(turn.event, len(record["events"]))
        if turn.is_free:
            decisions.append(judged(game, judge, turn, Random(f"casetta {seed} {turn.event}")))
    decisions.sort(key=lambda each: each.event)
    return Review(told_seats(game, table.state, decisions), tuple(decisions), judge.tells_chances)


# The decisions of a record


@dataclass(slots=True)
class Decision:
    """A decision: the position before it, and the events that belong to it."""

    state: State
    seat: int
    kind: tuple[int, ...]
    first: int
    event: int
    texts: list[str]
    moves: list[int]
    is_free: bool
    """Whether there was a choice."""


def turns(game: Game, judge: Judge, record: Mapping[str, Any]) -> Iterator[Decision]:
    """The decisions of a record; events that make up one decision are put together."""
    open_turns: dict[int, Decision] = {}
    for state, number, seat, text in positions(game, record):
        kind, open_turn = judge.decision(state, seat), open_turns.pop(seat, None)
        moves = game.text.read(text)
        if open_turn is not None and kind and kind == open_turn.kind:
            open_turn.event = number
            open_turn.texts.append(text)
            open_turn.moves += moves
        else:
            if open_turn is not None:
                yield open_turn
            is_free = len(moves) > 1 or game.rules.count(state, seat) > 1
            open_turn = Decision(state, seat, kind, number, number, [text], [*moves], is_free)
        open_turns[seat] = open_turn
    yield from open_turns.values()


def positions(game: Game, record: Mapping[str, Any]) -> Iterator[tuple[State, int, int, str]]:
    """Each event with its number, its seat and the position before it."""
    state, _ = game.text.setup(record["setup"])
    for number, event in enumerate(record["events"], 1):
        yield list(state), number, event["seat"], event["move"]
        for move in game.text.read(event["move"]):
            game.rules.play(state, event["seat"], move)


def judged(game: Game, judge: Judge, turn: Decision, dice: Random) -> Judged:
    view = game.view(turn.state, turn.seat)
    found = judge.judge(view, turn.seat, tuple(turn.moves), dice)
    is_better, lines = found.way != tuple(turn.moves), found.played.lines
    return Judged(
        turn.first,
        turn.event,
        turn.seat,
        tuple(turn.texts),
        tuple(game.text.write(move) for move in found.way) if is_better else (),
        found.played.points,
        found.played.chance,
        max(0.0, found.best.points - found.played.points),
        max(0.0, found.best.chance - found.played.chance),
        worth(found.best) - worth(found.played),
        found.stake,
        {part: points - lines.get(part, 0.0) for part, points in found.best.lines.items()},
    )


# Seat by seat


def told_seats(game: Game, end: State, decisions: Sequence[Judged]) -> tuple[SeatReview, ...]:
    places = [place for _, place in game.ranking(end)]
    shares = [(place == 1) / places.count(1) for place in places]
    own = [[each for each in decisions if each.seat == seat] for seat in range(end[SEATS])]
    lost = [sum(each.chance_lost for each in mine) for mine in own]
    return tuple(
        seat_review(mine, points, shares[seat], (sum(lost) - lost[seat]) / max(1, len(own) - 1))
        for seat, (mine, (points, _)) in enumerate(zip(own, game.ranking(end), strict=True))
    )


def seat_review(decisions: Sequence[Judged], points: int, share: float, given: float) -> SeatReview:
    """How one seat played; `given` is what it owes to others."""
    first = decisions[0] if decisions else None
    start = first.points + first.points_lost if first else float(points)
    chance_start = first.chance + first.chance_lost if first else share
    points_lost = sum(each.points_lost for each in decisions)
    chance_lost = sum(each.chance_lost for each in decisions)
    return SeatReview(
        len(decisions),
        accuracy(decisions),
        points,
        start,
        points_lost,
        points - start + points_lost,
        share,
        chance_start,
        chance_lost,
        given,
        share - chance_start + chance_lost - given,
    )


def accuracy(decisions: Sequence[Judged]) -> float:
    """Which part of what was at stake was kept, in hundredths."""
    stakes = sum(max(each.stake, each.cost) for each in decisions)
    given = sum(each.cost for each in decisions)
    return 100 * (1 - given / stakes) if stakes > 0 else 100.0


# What a decision gave away


def worth(expected: Candidate) -> float:
    """Points and the chance to win together."""
    return expected.points + WIN * expected.chance


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a judge thinks of a decision."""

    played: Candidate
    """What may be expected of it, and of the best way: the first move stands for all."""
    best: Candidate
    way: Way
    """The best way; the one that was played where nothing was better."""
    stake: float
    """What a random decision costs on average, points and chance together."""


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
    """Whether it knows how likely a seat is to win."""

    def __init__(self, appraisal: Appraisal, effort: int) -> None:
        self._appraisal = appraisal
        self._worlds = self.WORLDS * effort

    def decision(self, state: State, seat: int) -> Way:
        """Moves of a seat with the same answer make up one decision; empty for one alone."""
        return tuple(self._appraisal.decision(state, seat))

    def judge(self, view: State, seat: int, played: Way, dice: Random) -> Opinion:
        """Compare with what the game's planner would do, and with random moves."""
        planned, *by_lot = self._appraisal.ways(view, seat, dice)
        ways, seed = (played, planned), dice.getrandbits(32)
        found = self._appraisal.appraise(view, seat, ways, self._worlds, seed)
        by_chance = self._appraisal.appraise(view, seat, by_lot, self._worlds // 6, seed)
        best = 1 if found[1] > found[0] else 0
        even = 1 / view[SEATS]
        expected = [
            Candidate(way[0], points, even, self._worlds)
            for way, points in zip(ways, found, strict=True)
        ]
        at_stake = max(0.0, found[best] - fmean(by_chance))
        return Opinion(expected[0], expected[best], ways[best], at_stake)


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

    def decision(self, state: State, seat: int) -> Way:
        """Every move is a decision of its own."""
        return ()

    def judge(self, view: State, seat: int, played: Way, dice: Random) -> Opinion:
        """Compare with the moves that a search finds, or with all where the end is near."""
        (move,) = played
        task = search_task(self._game, view, seat, dice, self._settings)
        found = self._endings(task, dice) or self._searched(task, move, dice)
        best = max(found, key=lambda each: worth(found[each]))
        if worth(found[best]) < worth(found[move]) + self.DOUBT:
            best = move
        return Opinion(found[move], found[best], (best,), stake(task))

    def _searched(self, task: SearchTask, move: int, dice: Random) -> dict[int, Candidate]:
        """What may come of a move and of its best rivals."""
        rivals = self._rivals(task, dice)
        seen = [self._expected(task, each, self.GLANCES) for each in rivals]
        seen.sort(key=lambda each: -worth(each))
        closely = dict.fromkeys((move, *(each.move for each in seen[: self.BEST])))
        return {each: self._expected(task, each, self.LOOKS) for each in closely}

    def _rivals(self, task: SearchTask, dice: Random) -> list[int]:
        """The best moves that a search finds, and the most promising; no two of them alike."""
        promises = task.look()
        child_of = {promise.move: child for promise, child in promises}
        hoped = sorted((promise for promise, _ in promises), key=lambda each: -worth(each))
        thought = task.searched(dice, Budget(simulations=self.SEARCHED * self._effort))
        best: dict[int, int] = {}
        for candidates in (thought.candidates, hoped):
            unlike: dict[int, int] = {}
            for each in candidates:  # of those that lead to the same position the first
                unlike.setdefault(child_of[each.move], each.move)
            for child, move in list(unlike.items())[: self.RIVALS]:
                best.setdefault(child, move)
        return list(best.values())

    def _endings(self, task: SearchTask, dice: Random) -> dict[int, Candidate]:
        """The outcome of every move with best play (max-n); empty if the end is too far."""
        found: dict[int, list[Candidate]] = {}
        for _ in range(self.ENDINGS * self._effort):
            thought = replace(task, seed=dice.getrandbits(48)).played_out(dice)
            if thought is None:
                return {}
            for each in thought.candidates:
                found.setdefault(each.move, []).append(each)
        return {move: mean_of(expected) for move, expected in found.items()}

    def _expected(self, task: SearchTask, move: int, looks: int) -> Candidate:
        """What small searches expect of a move; the same task looks at the same worlds."""
        each = self.CONSIDERED
        seeds = range(task.seed, task.seed + looks * self._effort * each, each)
        return mean_of([task.consider(move, seed, each) for seed in seeds])


def mean_of(expected: Sequence[Candidate]) -> Candidate:
    """Several expectations of one move as one."""
    lines = expected[0].lines
    return replace(
        expected[0],
        points=fmean(each.points for each in expected),
        chance=fmean(each.chance for each in expected),
        lines={part: fmean(each.lines[part] for each in expected) for part in lines},
    )


def stake(task: SearchTask) -> float:
    """How much more the most promising move is worth than moves are on average."""
    promised = [worth(promise) for promise, _ in task.look()]
    return max(promised) - fmean(promised)


Judge = OwnJudge | SearchJudge
"""Judges the decisions of one game."""
