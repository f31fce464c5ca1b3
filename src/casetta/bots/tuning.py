"""Tuning the weights of a potential by SPSA (simultaneous perturbation) over paired deals.

Each step shifts all weights a little up or down at random, neighbours together, lets those
weights play against the opposite ones, and goes a little way towards the better side.
docs/strength.md has the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from casetta import games
from casetta.contract.compiled import as_state, bound, compiled, fresh_state
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, OptionValue

from .backend import search_of
from .resumable import resumed
from .statistics import Verdict, verdict_of

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

Weights = Sequence[float]


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
        """As the first line of a file."""
        return {
            "tuned": self.game,
            "seats": self.seats,
            "options": games.load(self.game).complete(self.options),
            "deals": self.deals,
            "seed": self.seed,
            "weights": present_weights(self.game),
        }


@cache
def compiled_game(name: str) -> Game:
    """The compiled game; only one with a potential can be tuned."""
    game = games.load(name)
    if game.search is None:
        raise Wrong("no-potential", game=game.name)
    return compiled(game)


def present_weights(name: str) -> list[int]:
    """The weights that are in use now."""
    return list(search_of(compiled_game(name)).weights)


def rows(name: str) -> dict[str, tuple[int, int]]:
    """Where each row of weights begins, and how long it is."""
    return dict(search_of(compiled_game(name)).rows)


# Playing


def play(
    task: Task, one: Weights, other: Weights, deals: int, seed: int
) -> tuple[list[float], list[float]]:
    """Let two sets of weights play: how far the first is ahead, and how often, deal by deal."""
    game = compiled_game(task.game)
    numbers = as_state(game, game.option_numbers(game.complete(task.options)))
    ours, theirs = (as_state(game, [round(weight) for weight in each]) for each in (one, other))
    found, out = as_state(game, [0] * 2 * deals), as_state(game, [0] * game.rules.n_moves)
    working = fresh_state(game), numbers, fresh_state(game), out
    bound("foresight", game).contest(*working, ours, theirs, task.seats, deals, seed, found)
    margins = [int(margin) / task.seats for margin in found[::2]]
    return margins, [int(share) / 1e6 / task.seats for share in found[1::2]]


# Tuning


def tune(
    task: Task, steps: int, file: Path | None = None, report: Callable[[int], None] = lambda _: None
) -> list[float]:
    """The weights after this many steps; steps kept in the file are not repeated."""
    games.load(task.game).check_seats(task.seats)
    with resumed(task.to_dict(), file) as kept:
        weights = kept.lines[-1]["weights"] if kept.lines else present_weights(task.game)
        report(len(kept.lines))
        for number in range(len(kept.lines), steps):
            weights, margin = step(task, weights, number)
            kept.keep({"step": number, "margin": margin, "weights": weights})
            report(number + 1)
    return list(weights)


def step(task: Task, weights: Weights, number: int) -> tuple[list[float], float]:
    """One SPSA step: random shifts against the opposite ones, then towards the better side."""
    dice = Random(f"casetta {task.seed} {number}")
    signs = lots(task, dice)
    shifts = [sign * shift_of(weight) for sign, weight in zip(signs, weights, strict=True)]
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
    for _, length in rows(task.game).values():
        block = dice.choice(BLOCKS)
        row = [sign for _ in range(0, length, block) for sign in [dice.choice((-1, 1))] * block]
        signs += row[:length]
    return signs


def shift_of(weight: float) -> float:
    """How far a weight is shifted."""
    return max(LEAST_SHIFT, SHIFT * abs(weight))


def check(task: Task, weights: Weights, most: int) -> Iterator[Verdict]:
    """Whether new weights are better than those in use, on other deals, until that is sure."""
    present = present_weights(task.game)
    shares: list[float] = []
    while len(shares) < most and not verdict_of(shares).is_sure:
        seed = CHECK_SEED + len(shares)
        deals = min(CHECK_DEALS, most - len(shares))
        shares += play(task, weights, present, deals, seed)[1]
        yield verdict_of(shares)


# Writing


def text_of(task: Task, weights: Weights, told: Mapping[str, Any]) -> str:
    """A weights file: how they were found, and the rows as they stand in a list."""
    lines = ["[tuned]", *(f"{name} = {toml(value)}" for name, value in told.items())]
    lines += ["", "[weights]"]
    for name, (start, length) in rows(task.game).items():
        numbers = [str(round(weight)) for weight in weights[start : start + length]]
        lines += [f"{name} = [", *wrapped(numbers), "]"]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """A text or a number as TOML writes it."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def wrapped(words: Sequence[str], width: int = 96) -> list[str]:
    """Numbers in lines that are not too long."""
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) + 2 > width:
            lines.append("")
        lines[-1] += f" {word},"
    return [f" {line}" for line in lines]
