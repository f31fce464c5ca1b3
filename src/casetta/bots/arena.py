"""Bots against each other over paired deals: the same shuffle, every seat in turn.

The unit of all figures is the deal: luck that helps a seat helps everybody who sits there
in turn. Deals are played in this process, on all cores (joblib), or on a Dask or Ray cluster.
docs/strength.md tells what was measured.
"""

from __future__ import annotations

import atexit
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from itertools import combinations, islice
from pathlib import Path
from random import Random
from typing import Any

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.files import one_at_a_time
from casetta.contract.game import Game, OptionValue, State
from casetta.contract.levels import Budget
from casetta.kernel.folders import cache_folder
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.rule import first
from casetta.kernel.state import digest

from .registry import BOTS, bot
from .search_driver import Bot, ready
from .statistics import Deal, GameResult, first_against_second, resumed

Report = Callable[[list[Deal]], None]
"""Called with all deals so far, after each deal."""
CLONE = Path(__file__).resolve().parents[3]
SOURCES = ("src", "pyproject.toml")
"""What is checked out of an earlier revision."""
BATCH = 64
"""Deals that are handed out together where answers do not come one by one."""


@dataclass(frozen=True)
class ArenaPlan:
    """Who plays what, and how long they may think."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    budget: Budget | None = None
    seed: int = 1
    own: Any = None
    """Own content (cards, a scenario) in place of what is built in."""

    def to_dict(self) -> dict[str, Any]:
        """As the first line of a file: two plans are the same if they tell the same."""
        game = games.load(self.game)
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seats": self.seats,
            "options": game.complete(self.options),
            "budget": asdict(self.budget) if self.budget else None,
            "seed": self.seed,
            "first_deal": digest(dealt(game, self, 0)),
        }


# Who sits where


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Which bots play together, by number, before they change seats.

    As many bots as seats: all of them. More: every choice of them. Two with more seats: one
    against all others, and the other way round. One alone plays itself.
    """
    if bots >= seats:
        return list(combinations(range(bots), seats))
    if bots == 1:
        return [(0,) * seats]
    if bots == 2:
        return [(one, *(1 - one,) * (seats - 1)) for one in range(2)]
    raise Wrong("arena-bots", bots=bots, seats=seats)


def contests(plan: ArenaPlan) -> list[tuple[int, ...]]:
    """The line-ups of a plan; a bot that is named twice keeps its first number."""
    first = [plan.bots.index(name) for name in plan.bots]
    return [tuple(first[bot] for bot in each) for each in line_ups(len(first), plan.seats)]


def seatings(plan: ArenaPlan) -> list[tuple[int, ...]]:
    """All games of a deal: the number of the bot on each seat.

    Line-ups go around the table, so that each sits on every seat; equal ones are played once.
    """
    turned = (each[turn:] + each[:turn] for each in contests(plan) for turn in range(plan.seats))
    return list(dict.fromkeys(turned))


# One deal


def dealt(game: Game, plan: ArenaPlan, number: int) -> State:
    """A deal by its number; `casetta play --seed` with the plan's seed plus it deals the same."""
    luck = table_luck(key_of_seed(plan.seed + number))
    return game.dealt(plan.seats, plan.options, luck, plan.own)


def play_deal(plan: ArenaPlan, number: int) -> Deal:
    warm_up(plan.game, plan.bots, plan.seats, plan.budget)
    game = games.load(plan.game)
    players = [find_bot(name, game, plan.budget) for name in plan.bots]
    found = []
    for seating in seatings(plan):
        name = f"casetta {plan.seed} {number} {seating}"
        dice = [Random(f"{name} {seat}") for seat in range(plan.seats)]
        chosen = [players[one] for one in seating]
        found.append(play_game(game, dealt(game, plan, number), seating, chosen, dice))
    return Deal(number, tuple(found))


def play_game(
    game: Game,
    state: State,
    seating: tuple[int, ...],
    players: Sequence[Bot],
    dice: Sequence[Random],
) -> GameResult:
    """Play a game to its end; a decision with a single option is made without asking."""
    thinking: list[list[float]] = [[] for _ in players]
    while waiting := game.rules.waiting(state):
        seat = first(waiting)
        if game.rules.count(state, seat) == 1:
            game.rules.play(state, seat, game.rules.nth(state, seat, 0))
            continue
        started = time.perf_counter()
        move = players[seat](game, game.view(state, seat), seat, dice[seat])
        thinking[seat].append(time.perf_counter() - started)
        assert move in game.legal(state, seat) or game.rules.also(state, seat, move)
        game.rules.play(state, seat, move)
    points, places = zip(*game.ranking(state), strict=True)
    return GameResult(
        seating,
        points,
        places,
        tuple(len(times) for times in thinking),
        tuple(round(1000 * sum(times)) for times in thinking),
        tuple(round(1000 * max(times, default=0)) for times in thinking),
    )


@cache
def warm_up(name: str, bots: tuple[str, ...], seats: int, budget: Budget | None) -> None:
    """Let each bot decide once before anything counts: whatever is compiled then is there."""
    game = games.load(name)
    if game.search is not None and not set(bots) <= set(BOTS):
        ready(game)
    state = dealt(game, ArenaPlan(name, bots, seats), 0)
    seat = first(game.rules.waiting(state))
    for each in bots:
        choose = find_bot(each, game, budget)
        choose(game, game.view(state, seat), seat, Random(1))


# Many deals


def run(
    plan: ArenaPlan,
    deals: int,
    file: Path | None = None,
    report: Report = lambda _: None,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    until_sure: bool = False,
    claim: float | None = None,
) -> list[Deal]:
    """Play this many deals, fewer once the sequential test is sure; resume from the file.

    So many processes work at the same time, on the cluster at an address if one is given.
    """
    check(plan)
    with resumed(plan.to_dict(), file) as (lines, keep), connected(cluster, jobs):
        found = [Deal.read(line) for line in lines]
        report(found)
        for deal in in_order(partial(play_deal, plan), range(len(found), deals), cluster, jobs):
            if until_sure and first_against_second(found, plan.bots, claim).is_sure:
                break
            keep(asdict(deal))
            found.append(deal)
            report(found)
    return found


def check(plan: ArenaPlan) -> None:
    """Refuse bots, seats and options that do not exist before anybody begins."""
    game = games.load(plan.game)
    game.check_seats(plan.seats)
    game.complete(plan.options)
    line_ups(len(plan.bots), plan.seats)
    for name in plan.bots:
        find_bot(name, game, plan.budget)


# Where deals are played: in this process, on all cores, or on a cluster at an address


@contextmanager
def connected(cluster: str | None, jobs: int) -> Iterator[None]:
    """Connect to a cluster, if there is one; `in_order` then works there."""
    if cluster is None:
        yield
        return
    from joblib import parallel_config

    kind, _, address = cluster.partition("://")
    if kind not in CLUSTERS or not address:
        known = "dask://HOST:PORT, ray://HOST:PORT"
        raise Wrong("unknown-cluster", address=cluster, known=known)
    try:
        leave = CLUSTERS[kind](address)
    except ImportError as error:
        raise Wrong("no-cluster-package", package=str(error.name)) from error
    except OSError as error:  # a broken connection and a timeout are such too
        raise Wrong("no-cluster", address=cluster) from error
    try:
        with parallel_config(kind, n_jobs=jobs):
            yield
    finally:
        leave()


def in_order(
    work: Callable[[int], Deal], items: Iterable[int], cluster: str | None, jobs: int
) -> Iterator[Deal]:
    """The results of all items, in order, each as soon as it is ready."""
    if cluster is None and jobs == 1:
        yield from map(work, items)
        return
    from joblib import Parallel, delayed

    tasks = (delayed(work)(item) for item in items)
    if cluster is not None and cluster.startswith("ray"):  # which answers whole lists only
        while batch := list(islice(tasks, BATCH)):
            yield from Parallel(batch_size=1)(batch)
    else:
        processes = None if cluster else jobs
        yield from Parallel(processes, return_as="generator", batch_size=1)(tasks)


def join_dask(address: str) -> Callable[[], Any]:
    """Become a client of a Dask cluster; answers how to leave it."""
    from distributed import Client

    client = Client(f"tcp://{address}")
    return lambda: client.close()


def join_ray(address: str) -> Callable[[], Any]:
    """Become a client of a Ray cluster; answers how to leave it."""
    import ray
    from ray.util.joblib import register_ray

    ray.init(f"ray://{address}")
    register_ray()
    return lambda: ray.shutdown()


CLUSTERS: dict[str, Callable[[str], Callable[[], Any]]] = {"dask": join_dask, "ray": join_ray}


# Bots of earlier revisions: `owl@v1.2` plays with the code of that revision. Its files are checked
# out once into the cache folder; the bot is a worker process over them, the same that tables use.


def find_bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """A bot of today by its name, or one of an earlier revision by `name@revision`."""
    today, at, revision = name.partition("@")
    return revision_bot(today, commit_of(revision), budget) if at else bot(name, game, budget)


def revision_bot(name: str, commit: str, budget: Budget | None) -> Bot:
    """A bot of a commit, which its worker asks."""

    def choose(game: Game, view: State, seat: int, dice: Random) -> int:
        question = {
            "game": game.name,
            "view": [int(word) for word in view],
            "seat": seat,
            "bot": name,
            "seed": dice.getrandbits(62),
            **(asdict(budget) if budget else {}),
        }
        process = worker(commit)
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.flush()
        if not (answer := process.stdout.readline()):
            raise Wrong("frozen-silent", revision=commit[:12])
        return int(answer)

    return choose


@cache
def worker(commit: str) -> subprocess.Popen[bytes]:
    """The process of a commit; it ends when this one does."""
    process = subprocess.Popen(
        (sys.executable, "-m", "casetta.bots.worker"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(checked_out(commit) / "src")},
    )
    atexit.register(end, process)
    assert process.stdout is not None
    process.stdout.readline()
    return process


def end(process: subprocess.Popen[bytes]) -> None:
    """Close the lines to a worker, which ends it, and wait for that."""
    with process:
        process.kill()


def checked_out(commit: str) -> Path:
    """The folder with the files of a commit, made when it is first wanted."""
    folder = cache_folder() / "frozen" / commit
    folder.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(folder.with_suffix(".lock")):
        if not folder.exists():
            archive = git("archive", "--format=tar", commit, *SOURCES)
            beside = Path(tempfile.mkdtemp(dir=folder.parent))
            with tarfile.open(fileobj=io.BytesIO(archive)) as files:
                files.extractall(beside, filter="data")
            beside.rename(folder)
    return folder


@cache
def commit_of(revision: str) -> str:
    """The commit that a tag, a branch or the beginning of a digest names."""
    name = f"{revision}^{{commit}}"
    return git("rev-parse", "--verify", "--end-of-options", name).decode().strip()


def git(*arguments: str) -> bytes:
    """What git answers about this clone."""
    try:
        run = subprocess.run(("git", *arguments), cwd=CLONE, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Wrong("no-such-revision", revision=arguments[-1].removesuffix("^{commit}")) from error
    return run.stdout
