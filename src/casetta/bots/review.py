"""Review of a finished game: every decision judged on what its seat knew then.

Points that a seat ends with are what it could expect at its first decision, minus what it
gave away by its own decisions, plus the rest: luck, and what the others left to it. So
luck and skill can be told apart, in points and in the chance to win.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from random import Random
from typing import Any

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.kernel.state import SEATS

from .evaluation import Judge, Opinion, judge_of

VERSION = 3
"""Grows when the same record would be judged otherwise."""
NAMED = 3
"""How many of the worst decisions a review names."""

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
    """A whole game."""

    seats: tuple[SeatReview, ...]
    decisions: tuple[Judged, ...]
    tells_chances: bool
    """Whether chances to win are more than an even share."""

    @property
    def worst(self) -> list[Judged]:
        """The decisions that gave away most."""
        costly = [each for each in self.decisions if each.better]
        return sorted(costly, key=lambda each: -each.cost)[:NAMED]

    def to_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "version": VERSION,
            "tells_chances": self.tells_chances,
            "seats": [_rounded(asdict(seat)) for seat in self.seats],
            "decisions": [_rounded(asdict(each)) for each in self.decisions],
            "worst": [self.decisions.index(each) for each in self.worst],
        }


def _rounded(told: dict[str, Any]) -> dict[str, Any]:
    """The same with all floats rounded, nested ones included."""
    return {
        name: round(value, 4)
        if isinstance(value, float)
        else _rounded(value)
        if isinstance(value, dict)
        else value
        for name, value in told.items()
    }


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
    game = games.load(str(record["game"]))
    end = last_position(game, record)
    if game.rules.waiting(end):
        raise Wrong("not-finished")
    judge = judge_of(game, effort)
    decisions = []
    for turn in turns(game, judge, record):
        report(turn.event, len(record["events"]))
        if turn.is_free:
            decisions.append(judged(game, judge, turn, Random(f"casetta {seed} {turn.event}")))
    decisions.sort(key=lambda each: each.event)
    return Review(told_seats(game, end, decisions), tuple(decisions), judge.tells_chances)


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
        play(game, state, event)


def last_position(game: Game, record: Mapping[str, Any]) -> State:
    """The position after all events."""
    state, _ = game.text.setup(record["setup"])
    for event in record["events"]:
        play(game, state, event)
    return state


def play(game: Game, state: State, event: Mapping[str, Any]) -> None:
    """Make the moves of an event in place."""
    for move in game.text.read(event["move"]):
        game.rules.play(state, event["seat"], move)


def judged(game: Game, judge: Judge, turn: Decision, dice: Random) -> Judged:
    """What a decision gave away."""
    view = game.view(turn.state, turn.seat)
    found = judge.judge(view, turn.seat, tuple(turn.moves), dice)
    is_better = found.way != tuple(turn.moves)
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
        found.best.worth - found.played.worth,
        found.stake,
        lines_lost(found),
    )


def lines_lost(found: Opinion) -> dict[str, float]:
    """What was given away part by part."""
    played = found.played.lines
    return {part: points - played.get(part, 0.0) for part, points in found.best.lines.items()}


# Seat by seat


def told_seats(game: Game, end: State, decisions: Sequence[Judged]) -> tuple[SeatReview, ...]:
    """How every seat played."""
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
