"""A bot in a process of its own: one question a line, one answer a line (JSON).

It is told the game, the hidden view of a seat and nothing else, so it cannot know more
than its seat, and whatever happens to it happens to nobody else.

With the argument `review` it reviews records instead: a question is `{"record": …, "effort": 1,
"seed": 1}`, an answer what `Review.to_dict` says; before it, lines such as
`{"done": 3, "of": 40}` tell how far the work is.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from random import Random
from typing import Any

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.levels import Budget

from .registry import bot, rank

MEMORY = 4 << 30
"""Bytes of address space a bot may use."""


def answer(question: dict[str, Any]) -> Any:
    """The number of the move that a bot chooses; or, asked for advice, all it thinks of."""
    game = games.load(question["game"])
    view = [int(word) for word in question["view"]]
    seat, dice = question["seat"], Random(question["seed"])
    budget = Budget(seconds=question.get("seconds"))
    if question.get("ask", "move") == "move":
        return int(bot(question["bot"], game, budget)(game, view, seat, dice))
    return asdict(rank(game, view, seat, dice, budget))


def reviewed(question: dict[str, Any]) -> dict[str, Any]:
    """The review of a record, or why there is none."""
    from .review import review

    try:
        effort, seed = question.get("effort", 1), question.get("seed", 1)
        found = review(
            question["record"], effort, seed, lambda done, of: write({"done": done, "of": of})
        )
    except Wrong as wrong:
        return {"error": {"code": wrong.code, "where": wrong.where}}
    return found.to_dict()


def write(told: Any) -> None:
    sys.stdout.buffer.write(json.dumps(told).encode() + b"\n")
    sys.stdout.buffer.flush()


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
    find = reviewed if sys.argv[1:] == ["review"] else answer
    for line in sys.stdin.buffer:
        write(find(json.loads(line)))


if __name__ == "__main__":
    main()
