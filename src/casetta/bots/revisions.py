"""Bots of earlier revisions as opponents: `owl@v1.2` plays with the code of that revision.

The files of a revision are checked out once into the cache folder. The bot is a worker process
over them, the same that tables use: it is told the view of its seat and answers a move.
So a bot of a revision keeps its rules, its search and its weights, and nothing is kept twice.
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
from dataclasses import asdict
from functools import cache
from pathlib import Path
from random import Random

from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.contract.levels import Budget
from casetta.kernel.folders import cache_folder

from .registry import bot
from .thought import Bot

CLONE = Path(__file__).resolve().parents[3]
SOURCES = ("src", "pyproject.toml")


def find_bot(name: str, game: Game, budget: Budget | None = None) -> Bot:
    """A bot of today by its name, or one of an earlier revision by `name@revision`."""
    today, at, revision = name.partition("@")
    if at:
        return revision_bot(today, commit_of(revision), budget)
    return bot(name, game, budget)


def revision_bot(name: str, commit: str, budget: Budget | None) -> Bot:
    """A bot of a commit."""

    def choose(game: Game, view: State, seat: int, dice: Random) -> int:
        question = {
            "game": game.name,
            "view": [int(word) for word in view],
            "seat": seat,
            "bot": name,
            "seed": dice.getrandbits(62),
            **(asdict(budget) if budget else {}),
        }
        return ask(commit, question)

    return choose


def ask(commit: str, question: dict[str, object]) -> int:
    """The answer of the worker of a commit."""
    process = worker(commit)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        raise Wrong("frozen-silent", revision=commit[:12])
    return int(answer)


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
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        archive = git("archive", "--format=tar", commit, *SOURCES)
        beside = Path(tempfile.mkdtemp(dir=folder.parent))
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(beside, filter="data")
        try:
            beside.rename(folder)
        except OSError:
            if not folder.exists():  # else another process was quicker
                raise
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
