"""A bot in a process of its own: one question a line, one answer a line.

It is told the game, the hidden view of a seat and nothing else, so it cannot know more
than its seat, and whatever happens to it happens to nobody else.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from casetta import games

from . import bot

MEMORY = 4 << 30
"""Bytes of address space a bot may use."""


def answer(question: dict[str, Any]) -> int:
    """The move that a bot chooses."""
    game = games.load(question["game"])
    choose = bot(question["bot"], game)
    view = [int(word) for word in question["view"]]
    return int(choose(game, view, question["seat"], Random(question["seed"])))


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
        move = answer(json.loads(line))
        sys.stdout.buffer.write(b"%d\n" % move)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
