"""`casetta arena`: how good bots are, by paired deals, for people and for programs."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from casetta.bots import statistics
from casetta.bots.arena import ArenaPlan, Report, contests, run
from casetta.bots.statistics import Deal, GameResult, Mean, by_deal, mean_of, share_of
from casetta.commands import context as shared
from casetta.commands.context import CommandContext, read_scenario
from casetta.contract.command import argument, command, flag
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.levels import Budget
from casetta.contract.shown import print_text
from casetta.terminal.drawing import columns
from casetta.terminal.screen import open_console
from casetta.words import Words

HEADS = ("bot", "wins", "points", "margin", "rating", "time")


@command(
    shared.GAME,
    argument("bots", nargs="+", metavar="BOT"),
    argument("--deals", type=int, default=100),
    shared.SEATS,
    argument("--ms", type=float),
    argument("--simulations", type=int),
    shared.SEED,
    *shared.VARIANT,
    shared.RESULTS,
    argument("--jobs", type=int, default=1),
    argument("--on", metavar="ADDRESS"),
    flag("--until-sure"),
    argument("--wins", type=int),
    argument("--targets"),
    shared.JSON,
)
def arena(given: Namespace, context: CommandContext) -> int:
    """Let bots play each other over paired deals and tell who is better."""
    game = context.load(given.game)
    words = context.words
    plan = read_plan(game, given)
    targets, claim = read_targets(given.targets), read_claim(given.wins)
    if given.deals < 1:
        raise Wrong("out-of-bounds", "deals", lowest=1, highest=10**9)
    with bar(words, plan, given.deals, claim) as report:
        where = {"jobs": given.jobs, "cluster": given.on}
        until = {"until_sure": given.until_sure, "claim": claim}
        deals = run(plan, given.deals, given.file, report, **where, **until)
    found = figures(plan, deals, targets, claim)
    if given.json:
        print_text(json.dumps(found))
    else:
        open_console().print(*page(found, words), sep="\n")
    return 0


def read_plan(game: Game, given: Namespace) -> ArenaPlan:
    """Who plays what: as many seats as bots, where the game has them."""
    seats = given.seats or max(game.seats[0], min(len(given.bots), game.seats[-1]))
    options, own = read_scenario(game, given)
    budget = read_budget(given.ms, given.simulations)
    return ArenaPlan(game.name, tuple(given.bots), seats, options, budget, given.seed, own)


def read_budget(milliseconds: float | None, simulations: int | None) -> Budget | None:
    """How long bots may think; None for as long as they do at a table."""
    given = [limit for limit in (milliseconds, simulations) if limit is not None]
    if len(given) > 1 or any(limit <= 0 for limit in given):
        raise Wrong("arena-budget")
    seconds = None if milliseconds is None else milliseconds / 1000
    return Budget(seconds, simulations) if given else None


def read_targets(text: str | None) -> tuple[int, ...]:
    """Points from a list such as `30,33,36`."""
    try:
        return tuple(int(word) for word in text.split(",")) if text else ()
    except ValueError as error:
        raise Wrong("arena-targets", text=text or "") from error


def read_claim(wins: int | None) -> float | None:
    """A share from wins of 100 games."""
    if wins is not None and not 0 < wins < 100:
        raise Wrong("out-of-bounds", "wins", lowest=1, highest=99)
    return None if wins is None else wins / 100


@contextmanager
def bar(words: Words, plan: ArenaPlan, total: int, claim: float | None) -> Iterator[Report]:
    """A progress bar over the deals, with what the first bot wins so far."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
    )
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(words("arena-preparing"), total=total)

        def report(deals: list[Deal]) -> None:
            if deals:
                share = statistics.first_against_second(deals, plan.bots, claim).share.mean
                said = words("arena-so-far", bot=plan.bots[0], share=percent(share))
                progress.update(task, completed=len(deals), description=said)

        yield report


# Figures


def figures(
    plan: ArenaPlan, deals: Sequence[Deal], targets: Sequence[int] = (), claim: float | None = None
) -> dict[str, Any]:
    """All that the deals tell, as one JSON object."""
    verdict = statistics.first_against_second(deals, plan.bots, claim)
    rated = statistics.ratings(deals, len(plan.bots))
    return {
        **plan.to_dict(),
        "deals": len(deals),
        "games": sum(len(deal.games) for deal in deals),
        "standings": [
            standing(plan, deals, bot, targets) | {"rating": rated[bot].rounded(2)}
            for bot in sorted({plan.bots.index(name) for name in plan.bots})
        ],
        "line_ups": [
            alone(plan, deals, each)
            for each in contests(plan)
            if plan.seats > 2 and len(set(each)) == 2 and each.count(each[0]) == 1
        ],
        "test": {
            "claim": claim,
            "share": verdict.share.rounded(),
            "likelihood": round(verdict.likelihood, 3),
            "answer": verdict.answer,
        },
    }


def standing(
    plan: ArenaPlan, deals: Sequence[Deal], bot: int, targets: Sequence[int]
) -> dict[str, Any]:
    decisions, milliseconds, slowest = statistics.thinking(deals, bot)
    return {
        "bot": plan.bots[bot],
        **summary(deals, bot),
        "decisions": decisions,
        "ms": round(milliseconds, 1),
        "slowest_ms": slowest,
        "reached": {str(target): reached(deals, bot, target).rounded() for target in targets},
    }


def reached(deals: Sequence[Deal], bot: int, target: int) -> Mean:
    return share_of(by_deal(deals, bot, lambda game, seat: game.points[seat] >= target))


def summary(deals: Sequence[Deal], bot: int) -> dict[str, Any]:
    """What a bot won, its points, and how far it was ahead."""
    return {
        "wins": share_of(by_deal(deals, bot, GameResult.share)).rounded(),
        "points": mean_of(by_deal(deals, bot, lambda game, seat: game.points[seat])).rounded(2),
        "margin": mean_of(by_deal(deals, bot, GameResult.margin)).rounded(2),
    }


def alone(plan: ArenaPlan, deals: Sequence[Deal], line_up: tuple[int, ...]) -> dict[str, Any]:
    """How the first of a line-up did where it played against all others."""
    together = sorted(line_up)
    chosen = [
        Deal(deal.number, tuple(game for game in deal.games if sorted(game.bots) == together))
        for deal in deals
    ]
    return {"bots": [plan.bots[bot] for bot in line_up], **summary(chosen, line_up[0])}


# For people


def page(found: dict[str, Any], words: Words) -> list[RenderableType]:
    heads = [words(f"arena-{head}") for head in HEADS]
    heads += [f"≥ {target}" for target in found["standings"][0]["reached"]]
    grid = columns(heads, [row(one) for one in found["standings"]])
    told: list[RenderableType] = [
        words("arena-deals", deals=found["deals"], games=found["games"]),
        grid,
    ]
    for line_up in found["line_ups"]:
        first, *others = line_up["bots"]
        values = {"count": len(others), "others": others[0], "share": told_share(line_up["wins"])}
        told.append(words("arena-alone", bot=first, **values))
    if len(set(found["bots"])) > 1:
        told.append(sentence(found, words))
    return told


def row(one: dict[str, Any]) -> list[str]:
    points, margin, rating = (
        f"{mean:{form}} ± {one[name]['high'] - mean:.1f}"
        for name, form in (("points", ".1f"), ("margin", "+.1f"), ("rating", ".1f"))
        for mean in [one[name]["mean"]]
    )
    reached = (told_share(share) for share in one["reached"].values())
    wins = told_share(one["wins"])
    return [one["bot"], wins, points, margin, rating, f"{one['ms']:.0f} ms", *reached]


def sentence(found: dict[str, Any], words: Words) -> str:
    """Whether the first bot is better than the second, or wins what was claimed, in words."""
    first = found["bots"][0]
    second = next(bot for bot in found["bots"] if bot != first)
    test = found["test"]
    share = told_share(test["share"])
    if test["claim"] is None:
        return words(f"arena-{test['answer']}", first=first, second=second, share=share)
    claim = round(100 * test["claim"])
    return words(f"arena-claim-{test['answer']}", bot=first, claim=claim, share=share)


def told_share(share: dict[str, float]) -> str:
    """A share with its interval, in hundredths."""
    return f"{percent(share['mean'])} % ({percent(share['low'])}–{percent(share['high'])})"


def percent(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.1f}"
