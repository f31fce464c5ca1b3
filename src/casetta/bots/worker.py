"""A bot in a process of its own: one question a line, one answer a line.

It is told the game, the hidden view of a seat and nothing else, so it cannot know more
than its seat, and whatever happens to it happens to nobody else.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from random import Random
from typing import Any

from casetta import games

from . import bot
from .hints import rank
from .thinking import Budget

MEMORY = 4 << 30
"""Bytes of address space a bot may use."""


def answer(question: dict[str, Any]) -> Any:
    """The number of the move that a bot chooses; or, asked for advice, all it thinks of."""
    game = games.load(question["game"])
    view = [int(word) for word in question["view"]]
    seat, dice = question["seat"], Random(question["seed"])
    seconds = question.get("seconds")
    if question.get("ask", "move") == "move":
        limits = () if seconds is None else (Budget(seconds=seconds),)
        return int(bot(question["bot"], game, *limits)(game, view, seat, dice))
    return asdict(rank(game, view, seat, dice, Budget(seconds=seconds)))


def limit_memory() -> None:
    """Let a bot that eats memory fail by itself, where the system can do that."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Answer questions until there are no more."""
    limit_memory()
    games.every()
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        told = json.dumps(answer(json.loads(line)))
        sys.stdout.buffer.write(told.encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
