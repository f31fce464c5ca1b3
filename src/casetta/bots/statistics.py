"""Results of paired deals: kept in a file line by line, and what they tell.

A deal is one observation, however many games it takes: they share their luck. Whether the first
bot is better than the second is decided by a sequential probability ratio test (SPRT); ratings
are OpenSkill's Plackett-Luce model over whole rankings.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from math import log, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, TextIO

from casetta.contract.errors import Wrong
from casetta.contract.files import cannot_write, locks, reading

Line = Mapping[str, Any]
Keep = Callable[[Line], None]

SIGMAS = 1.96
"""Half of an interval of 95 %, in standard errors."""
PRIOR = 2
"""This many won and lost deals are added before an interval of shares is computed, as
Agresti and Coull do: ten wins out of ten are not yet certainty."""
ERROR = 0.05
"""How often the sequential test may be wrong, either way."""
EVEN, CLEARLY = 0.5, 0.05
"""What it decides between: the first is placed before the second in 50 of 100, or in 5 more."""
FEWEST = 20
"""Deals before the sequential test may be sure."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game went, seat by seat."""

    bots: tuple[int, ...]
    """The number of the bot on each seat."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...] = ()
    milliseconds: tuple[int, ...] = ()
    """What it thought in all."""
    slowest: tuple[int, ...] = ()
    """Milliseconds of its longest thought."""

    def share(self, seat: int) -> float:
        """What a seat has of the win: those who share the first place share it."""
        return (self.places[seat] == 1) / self.places.count(1)

    def margin(self, seat: int) -> int:
        """Points ahead of the best of the others."""
        others = [points for other, points in enumerate(self.points) if other != seat]
        return self.points[seat] - max(others, default=self.points[seat])


@dataclass(frozen=True, slots=True)
class Deal:
    number: int
    games: tuple[GameResult, ...]

    @classmethod
    def read(cls, line: Line) -> Deal:
        games = ({name: tuple(value) for name, value in game.items()} for game in line["games"])
        return cls(line["number"], tuple(GameResult(**game) for game in games))

    def tables(self) -> tuple[GameResult, ...]:
        """The games as contests: bots that play alone compete with each other's points."""
        if len(self.games[0].bots) > 1:
            return self.games
        points = [game.points[0] for game in self.games]
        places = [1 + sum(other > each for other in points) for each in points]
        bots = [game.bots[0] for game in self.games]
        return (GameResult(tuple(bots), tuple(points), tuple(places)),)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its interval of 95 %."""

    mean: float
    low: float
    high: float

    def rounded(self, digits: int = 4) -> dict[str, float]:
        return {name: round(value, digits) for name, value in asdict(self).items()}


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of one value a deal."""
    middle = fmean(values)
    half = SIGMAS * sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - half, middle + half)


def variance(values: Sequence[float]) -> float:
    """How far values are from their mean, squared; quicker than the standard library's."""
    middle = fmean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def share_of(values: Sequence[float]) -> Mean:
    """The mean of shares between 0 and 1, with an interval that never claims certainty."""
    careful = mean_of(with_prior(values))
    middle = fmean(values)
    return Mean(middle, max(0.0, min(careful.low, middle)), min(1.0, max(careful.high, middle)))


def with_prior(values: Sequence[float]) -> list[float]:
    """The values, and some deals that never were."""
    return [*values, *[0.0] * PRIOR, *[1.0] * PRIOR]


# Bot by bot


def seats_of(played: Iterable[GameResult], bot: int) -> list[tuple[GameResult, int]]:
    """The games and the seats where a bot sat."""
    seats = ((game, seat) for game in played for seat in range(len(game.bots)))
    return [(game, seat) for game, seat in seats if game.bots[seat] == bot]


def by_deal(
    deals: Iterable[Deal], bot: int, figure: Callable[[GameResult, int], float]
) -> list[float]:
    """The mean of a figure over the seats where a bot sat, deal by deal."""
    found = (seats_of(deal.tables(), bot) for deal in deals)
    return [fmean(figure(game, seat) for game, seat in each) for each in found]


def thinking(deals: Iterable[Deal], bot: int) -> tuple[int, float, int]:
    """A bot's decisions, the mean milliseconds of one, and those of the slowest."""
    own = seats_of((game for deal in deals for game in deal.games), bot)
    decisions = sum(game.decisions[seat] for game, seat in own)
    spent = sum(game.milliseconds[seat] for game, seat in own)
    slowest = max((game.slowest[seat] for game, seat in own), default=0)
    return decisions, spent / max(1, decisions), slowest


# The first against the second


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the first bot is better than the second."""

    share: Mean
    """How often the first is placed before the second; one half when they are equal."""
    likelihood: float
    """The logarithm of how much likelier the higher share is than the lower."""
    deals: int

    @property
    def answer(self) -> str:
        """As programs read it: sure that it is better, that it is not clearly so, or neither."""
        limit = log((1 - ERROR) / ERROR)
        if self.deals < FEWEST or abs(self.likelihood) < limit:
            return "open"
        return "better" if self.likelihood > 0 else "not-better"

    @property
    def is_sure(self) -> bool:
        """Whether more deals would not change much."""
        return self.answer != "open"


def first_against_second(
    deals: Sequence[Deal], bots: Sequence[str], claim: float | None = None
) -> Verdict:
    """Whether the first bot is better than the next one of another name.

    With a claim, whether it wins that share of its games, at least.
    """
    if claim is not None:
        return verdict_of(by_deal(deals, 0, GameResult.share), claim)
    if len(set(bots)) < 2:
        return verdict_of(())
    second = next(number for number, name in enumerate(bots) if name != bots[0])
    return verdict_of([ahead(deal, 0, second) for deal in deals])


def verdict_of(shares: Sequence[float], least: float = EVEN) -> Verdict:
    """A generalised sequential probability ratio test on deals (Fishtest's, with its variance)."""
    if not shares:
        return Verdict(Mean(least, 0.0, 1.0), 0.0, 0)
    spread = variance(with_prior(shares))
    likelier = CLEARLY * (2 * (fmean(shares) - least) - CLEARLY)
    return Verdict(share_of(shares), len(shares) * likelier / (2 * spread), len(shares))


def ahead(deal: Deal, first: int, second: int) -> float:
    """How often a seat of one bot is placed before a seat of another; alike counts half.

    With two seats these are the wins; with more, equal bots have one half all the same.
    """
    pairs = [
        (game.places[one], game.places[other])
        for game in deal.tables()
        for one, bot in enumerate(game.bots)
        for other, rival in enumerate(game.bots)
        if bot == first and rival == second
    ]
    return fmean((one < other) + (one == other) / 2 for one, other in pairs)


# Ratings


def ratings(deals: Sequence[Deal], bots: int) -> list[Mean]:
    """The rating of each bot with its interval; bots do not change, so none drifts (tau 0)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(bots)]
    for game in (game for deal in deals for game in deal.tables() if len(set(game.bots)) > 1):
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in game.bots]
        after = model.rate(teams, ranks=list(game.places))
        for bot in set(game.bots):  # who sat on several seats learns the mean of what they tell
            told = [team[0] for team, number in zip(after, game.bots, strict=True) if number == bot]
            mu, sigma = fmean(each.mu for each in told), fmean(each.sigma for each in told)
            known[bot] = model.rating(mu=mu, sigma=sigma)
    return [
        Mean(each.mu, each.mu - SIGMAS * each.sigma, each.mu + SIGMAS * each.sigma)
        for each in known
    ]


# A run that is kept in a file, and goes on after an interruption


@contextmanager
def resumed(plan: Line, file: Path | None = None) -> Iterator[tuple[list[Line], Keep]]:
    """The lines that a file has of what is being measured, and how to add one, at once.

    The first line of the file says what is measured; a file of something else is refused, and so
    is one that another run adds to at the moment. Without a file nothing is kept.
    """
    if file is None:
        yield [], lambda line: None
        return
    try:
        out = file.open("a", encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error) from error
    with out:
        if not locks(out.fileno()):
            raise Wrong("run-goes-on", file=str(file))
        first, *lines = whole_lines(file) or [{}]
        if not first:
            add(out, plan)
        elif first != json.loads(json.dumps(plan)):
            raise Wrong("other-run", file=str(file))
        yield lines, partial(add, out)


def add(out: TextIO, line: Line) -> None:
    try:
        out.write(json.dumps(line) + "\n")
        out.flush()
    except OSError as error:
        raise cannot_write(Path(out.name), error) from error


def whole_lines(file: Path) -> list[Line]:
    """The lines of a file; half a line at its end, left by an interruption, is cut off."""
    with reading(file):
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            file.write_bytes(whole)
    try:
        return [dict(json.loads(line)) for line in whole.splitlines()]
    except (ValueError, TypeError) as error:
        raise Wrong("other-run", file=str(file)) from error
