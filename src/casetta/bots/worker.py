"""A bot in a process of its own: one question a line, one answer a line (JSON).

It is told the game, the hidden view of a seat and nothing else, so it cannot know more
than its seat, and whatever happens to it happens to nobody else.

With the argument `review` it reviews records instead: a question is `{"record": …, "effort": 1,
"seed": 1}`, an answer what `Review.to_dict` says; before it, lines such as
`{"done": 3, "of": 40}` tell how far the work is. With `attempts` and a language it tells what
such a process cannot do on this machine.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.levels import Budget
from casetta.kernel.confinement import allow_seconds, attempts, confine
from casetta.kernel.folders import rules_folder
from casetta.words import Words

from .advice import hint, why
from .registry import bot

MEMORY = 4 << 30
"""Bytes of address space a bot may use."""
SECONDS, REVIEWING = 120.0, 3600.0
"""Seconds of processor time for a move and for a review; rules may have to be compiled."""


def answer(question: dict[str, Any]) -> Any:
    """The number of the move that a bot chooses; or, asked for advice, all it thinks of."""
    game = games.load(question["game"])
    view = [int(word) for word in question["view"]]
    seat, dice = question["seat"], Random(question["seed"])
    budget = Budget(question.get("seconds"), question.get("simulations"))
    if question.get("ask", "move") == "move":
        return int(bot(question["bot"], game, budget)(game, view, seat, dice))
    if question["ask"] == "why":
        return asdict(why(game, view, seat, question["moves"], dice, budget))
    return asdict(hint(game, view, seat, dice, budget))


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


def answer_lines(
    find: Callable[[Any], Any], memory: int, seconds: float, *, compiles: bool = False
) -> None:
    """Confine this process, then answer questions until there are no more.

    Each may take so many seconds of processor time. One that `compiles` rules starts a process
    for that.
    """
    os.environ.setdefault("NUMBA_CACHE_DIR", str(rules_folder()))
    confine(memory, [rules_folder()], may_start=compiles)
    games.every()
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        allow_seconds(seconds)
        write(find(json.loads(line)))


def told_attempts(words: Words) -> list[dict[str, Any]]:
    """What such a process cannot do, and what it could, in words."""
    return [
        {"refused": refused, "sentence": words(f"worker-{name}{'' if refused else '-not'}")}
        for name, refused in attempts(MEMORY).items()
    ]


def main() -> None:
    """Be a bot, a reviewer, or try what both cannot do."""
    match sys.argv[1:]:
        case ["review"]:
            answer_lines(reviewed, MEMORY, REVIEWING, compiles=True)
        case ["attempts", language]:
            confine(MEMORY, [rules_folder()])
            write(told_attempts(Words(language)))
        case _:
            answer_lines(answer, MEMORY, SECONDS, compiles=True)


if __name__ == "__main__":
    main()
