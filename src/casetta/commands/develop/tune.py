"""`casetta tune`: better weights for a game's evaluation, found and checked by paired deals.

Tuning is SPSA (simultaneous perturbation). Each step shifts all weights a little up or down at
random, neighbours together, lets those weights play against the opposite ones, and goes a little
way towards the better side. docs/strength.md has the protocol.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean
from textwrap import TextWrapper
from typing import Any

from rich.console import Console
from rich.progress import Progress

from casetta import games
from casetta.bots.statistics import Verdict, resumed, verdict_of
from casetta.commands import context as shared
from casetta.commands.arena import percent, told_share
from casetta.commands.context import CommandContext
from casetta.contract.command import argument, command
from casetta.contract.compiled import as_state, bound, compiled, fresh_state
from casetta.contract.errors import Wrong
from casetta.contract.files import check_writable, write_whole
from casetta.contract.game import OptionValue, Search
from casetta.contract.shown import print_text
from casetta.words import Words

NOT_BETTER = 1
SHIFT, LEAST_SHIFT = 0.1, 30.0
"""How far a weight is shifted: relative to itself, and at least this many thousandths."""
BLOCKS = (1, 4, 16, 64)
"""Sizes of the blocks of neighbours that are shifted together; chosen at random for each row."""
STRIDE = 0.05
"""How far a step goes for each point of margin, in shifts."""
CALM = 500
"""The number of steps after which the stride has halved."""
CHECK_SEED = 1 << 40
"""Deals of the check are others than those of tuning."""
CHECK_DEALS = 200
"""Deals between two evaluations of the sequential test."""

LINES = TextWrapper(97, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
Weights = Sequence[float]


@command(
    shared.GAME,
    argument("--steps", type=int, default=2000),
    argument("--deals", type=int, default=20),
    argument("--check", type=int, default=4000),
    shared.SEATS,
    shared.SEED,
    shared.EDITION,
    shared.OPTION,
    shared.RESULTS,
    argument("--out", type=Path, metavar="FILE"),
)
def tune(given: Namespace, context: CommandContext) -> int:
    """Tune, check against the weights in use, and write what is better."""
    game = context.load(given.game)
    words = context.words
    seats = given.seats or game.seats[0]
    task = Task(game.name, seats, shared.read_options(given), given.deals, given.seed)
    if min(given.steps, given.deals, given.check) < 1:
        raise Wrong("out-of-bounds", "steps, deals, check", lowest=1, highest=10**9)
    out = given.out or search_part(game.name).weights_file
    check_writable(out)
    weights, verdict = found_weights(task, given, words)
    told = {"share": told_share(verdict.share.rounded()), "deals": verdict.deals}
    if verdict.answer != "better":
        print_text(words("tune-not-better", **told))
        return NOT_BETTER
    write_whole(out, text_of(task, weights, history(task, given, verdict)).encode())
    print_text(words("tune-better", file=str(out), **told))
    return 0


def found_weights(task: Task, given: Namespace, words: Words) -> tuple[list[float], Verdict]:
    """The weights after all steps, and what the check says of them."""
    with Progress(console=Console(stderr=True)) as progress:
        steps = progress.add_task(words("tune-steps"), total=given.steps)
        weights = tuned_weights(
            task, given.steps, given.file, lambda done: progress.update(steps, completed=done)
        )
        checked = progress.add_task(words("tune-check", share="–"), total=given.check)
        verdict = verdict_of(())
        for verdict in check(task, weights, given.check):
            said = words("tune-check", share=percent(verdict.share.mean))
            progress.update(checked, completed=verdict.deals, description=said)
    return weights, verdict


def history(task: Task, given: Namespace, verdict: Verdict) -> dict[str, object]:
    """How these weights were found, for the head of their file."""
    return {
        "method": "simultaneous perturbation over paired deals (docs/strength.md)",
        "seats": task.seats,
        "steps": given.steps,
        "deals": given.steps * task.deals,
        "seed": task.seed,
        "checked_on": verdict.deals,
        "share": told_share(verdict.share.rounded()),
    }


@dataclass(frozen=True)
class Task:
    """What is tuned, and on which deals."""

    game: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deals: int = 100
    """Deals a step."""
    seed: int = 1

    def to_dict(self) -> dict[str, Any]:
        return {
            "tuned": self.game,
            "seats": self.seats,
            "options": games.load(self.game).complete(self.options),
            "deals": self.deals,
            "seed": self.seed,
            "weights": list(search_part(self.game).weights),
        }


def search_part(name: str) -> Search:
    """The part of a game that is tuned: weights, and where each row begins and how long it is."""
    game = games.load(name)
    if game.search is None:
        raise Wrong("no-potential", game=game.name)
    return game.search


def play(
    task: Task, one: Weights, other: Weights, deals: int, seed: int
) -> tuple[list[float], list[float]]:
    """Let two sets of weights play: how far the first is ahead, and how often, deal by deal."""
    game = compiled(games.load(task.game))
    numbers = as_state(game, game.option_numbers(game.complete(task.options)))
    ours, theirs = (as_state(game, [round(weight) for weight in each]) for each in (one, other))
    found, out = as_state(game, [0] * 2 * deals), as_state(game, [0] * game.rules.n_moves)
    working = fresh_state(game), numbers, fresh_state(game), out
    bound("foresight", game).contest(*working, ours, theirs, task.seats, deals, seed, found)
    margins = [int(margin) / task.seats for margin in found[::2]]
    return margins, [int(share) / 1e6 / task.seats for share in found[1::2]]


def tuned_weights(
    task: Task, steps: int, file: Path | None = None, report: Callable[[int], None] = lambda _: None
) -> list[float]:
    """The weights after this many steps; steps kept in the file are not repeated."""
    games.load(task.game).check_seats(task.seats)
    with resumed(task.to_dict(), file) as (lines, keep):
        weights = lines[-1]["weights"] if lines else list(search_part(task.game).weights)
        report(len(lines))
        for number in range(len(lines), steps):
            weights, margin = step(task, weights, number)
            keep({"step": number, "margin": margin, "weights": weights})
            report(number + 1)
    return list(weights)


def step(task: Task, weights: Weights, number: int) -> tuple[list[float], float]:
    """One SPSA step: random shifts against the opposite ones, then towards the better side."""
    dice = Random(f"casetta {task.seed} {number}")
    signs = lots(task, dice)
    sizes = (max(LEAST_SHIFT, SHIFT * abs(weight)) for weight in weights)
    shifts = [sign * size for sign, size in zip(signs, sizes, strict=True)]
    up = [weight + shift for weight, shift in zip(weights, shifts, strict=True)]
    down = [weight - shift for weight, shift in zip(weights, shifts, strict=True)]
    first_deal = task.seed + number * task.deals
    margin = fmean(play(task, up, down, task.deals, first_deal)[0])
    stride = STRIDE * margin * CALM / (CALM + number)
    moved = [w + stride * shift for w, shift in zip(weights, shifts, strict=True)]
    return [round(weight, 2) for weight in moved], round(margin, 4)


def lots(task: Task, dice: Random) -> list[int]:
    """Up or down for each weight, the same for a block of neighbours."""
    signs: list[int] = []
    for _, length in search_part(task.game).rows.values():
        block = dice.choice(BLOCKS)
        row = [sign for _ in range(0, length, block) for sign in [dice.choice((-1, 1))] * block]
        signs += row[:length]
    return signs


def check(task: Task, weights: Weights, most: int) -> Iterator[Verdict]:
    """Whether new weights are better than those in use, on other deals, until that is sure."""
    present = list(search_part(task.game).weights)
    shares: list[float] = []
    while len(shares) < most and not verdict_of(shares).is_sure:
        seed = CHECK_SEED + len(shares)
        deals = min(CHECK_DEALS, most - len(shares))
        shares += play(task, weights, present, deals, seed)[1]
        yield verdict_of(shares)


def text_of(task: Task, weights: Weights, told: Mapping[str, Any]) -> str:
    """A weights file: how they were found, and the rows as they stand in a list."""
    lines = ["[tuned]", *(f"{name} = {json.dumps(value)}" for name, value in told.items())]
    lines += ["", "[weights]"]
    for name, (start, length) in search_part(task.game).rows.items():
        numbers = " ".join(f"{round(weight)}," for weight in weights[start : start + length])
        lines += [f"{name} = [", *LINES.wrap(numbers), "]"]
    return "\n".join(lines) + "\n"
