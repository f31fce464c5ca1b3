"""`casetta tune`: better weights for a game's evaluation, found and checked by paired deals."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from casetta import games
from casetta.bots.statistics import Verdict, verdict_of
from casetta.bots.tuning import Task, check, text_of
from casetta.bots.tuning import tune as tuned_weights
from casetta.commands.arguments import EDITION, GAME, OPTION, RESULTS, SEED, read_options
from casetta.commands.context import CommandContext
from casetta.commands.study.arena import percent, told_share
from casetta.contract.command import Command, argument
from casetta.contract.errors import Wrong
from casetta.contract.files import check_writable, write_whole
from casetta.contract.game import Game
from casetta.words import Words

NOT_BETTER = 1


def tune(given: Namespace, context: CommandContext) -> int:
    """Tune, check against the weights in use, and write what is better."""
    game = games.load(given.game)
    words = context.words.with_game(game.folder)
    seats = given.seats or game.seats[0]
    task = Task(game.name, seats, read_options(given), given.deals, given.seed)
    if min(given.steps, given.deals, given.check) < 1:
        raise Wrong("out-of-bounds", "steps, deals, check", lowest=1, highest=10**9)
    out = given.out or present_file(game)
    check_writable(out)
    weights, verdict = found_weights(task, given, words)
    told = {"share": told_share(verdict.share.rounded()), "deals": verdict.deals}
    if not verdict.is_better:
        print(words("tune-not-better", **told))
        return NOT_BETTER
    write_whole(out, text_of(task, weights, history(task, given, verdict)).encode())
    print(words("tune-better", file=str(out), **told))
    return 0


def present_file(game: Game) -> Path:
    """The file of the weights in use; only a game with a potential has one."""
    if game.search is None:
        raise Wrong("no-potential", game=game.name)
    return game.search.weights_file


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


COMMANDS = (
    Command(
        "tune",
        tune,
        (
            GAME,
            argument("--steps", type=int, default=2000),
            argument("--deals", type=int, default=20),
            argument("--check", type=int, default=4000),
            argument("--seats", "--players", type=int),
            SEED,
            EDITION,
            OPTION,
            RESULTS,
            argument("--out", type=Path, metavar="FILE"),
        ),
    ),
)
