"""Ratings of all bots in one pool: OpenSkill's Plackett-Luce model over whole rankings."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from .tally import SIGMAS, Deal, Mean


def ratings(deals: Sequence[Deal], bots: int) -> list[Mean]:
    """The rating of each bot with its interval; bots do not change, so none drifts (tau 0)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(bots)]
    for deal in deals:
        for game in deal.tables():
            if len(set(game.bots)) > 1:
                _rate(model, known, game.bots, game.places)
    return [
        Mean(each.mu, each.mu - SIGMAS * each.sigma, each.mu + SIGMAS * each.sigma)
        for each in known
    ]


def _rate(model: Any, known: list[Any], bots: Sequence[int], places: Sequence[int]) -> None:
    """Rate one game; a bot that sat on several seats learns the mean of what they tell."""
    teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in bots]
    after = model.rate(teams, ranks=list(places))
    for bot in set(bots):
        told = [team[0] for team, number in zip(after, bots, strict=True) if number == bot]
        mu, sigma = fmean(each.mu for each in told), fmean(each.sigma for each in told)
        known[bot] = model.rating(mu=mu, sigma=sigma)
