"""Reviews in a process of their own: one question a line, one answer a line, as bots are asked.

A question is `{"record": …, "effort": 1, "seed": 1}`, an answer what `Review.told` says.
`cache_key` in review.py names an answer, so that nobody asks twice.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from casetta import games
from casetta.kernel.wrong import Wrong

from .review import review
from .worker import limit_memory


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The review of a record, or why there is none."""
    try:
        found = review(question["record"], question.get("effort", 1), question.get("seed", 1))
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
        found = answer(json.loads(line))
        sys.stdout.buffer.write(json.dumps(found).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
