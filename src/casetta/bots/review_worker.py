"""Reviews in a process of their own: one question a line, one answer a line, as bots are asked.

A question is `{"record": …, "effort": 1, "seed": 1}`, an answer what `Review.told` says; before
it, lines such as `{"done": 3, "of": 40}` tell how far the work is.
`cache_key` in review.py names an answer, so that nobody asks twice.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from casetta import games
from casetta.contract.errors import Wrong

from .review import review
from .worker import limit_memory


def tell(line: dict[str, Any]) -> None:
    """Write one line."""
    sys.stdout.buffer.write(json.dumps(line).encode() + b"\n")
    sys.stdout.buffer.flush()


def report(done: int, of: int) -> None:
    """Tell how many events were judged."""
    tell({"done": done, "of": of})


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The review of a record, or why there is none."""
    try:
        effort, seed = question.get("effort", 1), question.get("seed", 1)
        found = review(question["record"], effort, seed, report)
    except Wrong as wrong:
        return {"error": {"code": wrong.code, "where": wrong.where}}
    return found.told()


def main() -> None:
    """Answer questions until there are no more."""
    limit_memory()
    games.every()
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        tell(answer(json.loads(line)))


if __name__ == "__main__":
    main()
