"""`casetta tune`: better weights for a game's evaluation, found and checked by paired deals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from casetta import games
from casetta.bots.tally import Verdict, verdict_of
from casetta.bots.tuning import Task, check, text_of, tune
from casetta.commands.study.arena import percent, told_share
from casetta.contract.errors import Wrong
from casetta.terminal.files import check_writable, write_whole
from casetta.words import Words

NOT_BETTER = 1


@dataclass(frozen=True, slots=True)
class Wish:
    """How long to tune, on how many deals to check, and where things are written."""

    steps: int
    check: int
    file: Path | None
    out: Path | None


def show_tuning(task: Task, wish: Wish, words: Words) -> int:
    """Tune, check against the weights in use, and write what is better."""
    out = wish.out or games.load(task.game).folder / "content" / "potential.toml"
    if min(wish.steps, task.deals, wish.check) < 1:
        raise Wrong("out-of-bounds", "steps, deals, check", lowest=1, highest=10**9)
    check_writable(out)
    weights, verdict = found_weights(task, wish, words)
    told = {"share": told_share(verdict.share.rounded()), "deals": verdict.deals}
    if not verdict.is_better:
        print(words("tune-not-better", **told))
        return NOT_BETTER
    write_whole(out, text_of(task, weights, history(task, wish, verdict)).encode())
    print(words("tune-better", file=str(out), **told))
    return 0


def found_weights(task: Task, wish: Wish, words: Words) -> tuple[list[float], Verdict]:
    """The weights after all steps, and what the check says of them."""
    with Progress(console=Console(stderr=True)) as progress:
        steps = progress.add_task(words("tune-steps"), total=wish.steps)
        weights = tune(
            task, wish.steps, wish.file, lambda done: progress.update(steps, completed=done)
        )
        checked = progress.add_task(words("tune-check", share="–"), total=wish.check)
        verdict = verdict_of(())
        for verdict in check(task, weights, wish.check):
            said = words("tune-check", share=percent(verdict.share.mean))
            progress.update(checked, completed=verdict.deals, description=said)
    return weights, verdict


def history(task: Task, wish: Wish, verdict: Verdict) -> dict[str, object]:
    """How these weights were found, as it stands beside them."""
    return {
        "method": "simultaneous perturbation over paired deals (docs/strength.md)",
        "seats": task.seats,
        "steps": wish.steps,
        "deals": wish.steps * task.deals,
        "seed": task.seed,
        "checked_on": verdict.deals,
        "share": told_share(verdict.share.rounded()),
    }
