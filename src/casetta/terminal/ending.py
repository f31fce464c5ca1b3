"""However a conversation ends, it ends in order: one line and an exit status."""

from __future__ import annotations

import sys
from collections.abc import Callable

from casetta.words import Words

from .screen import Quit

ENDED_EARLY = 1
INTERRUPTED = 130


def in_order(words: Words, conversation: Callable[[], int]) -> int:
    """The exit status of a conversation, which may be broken off at any time."""
    try:
        return conversation()
    except Quit:
        return farewell(words("end-quit"), 0)
    except EOFError:
        return farewell(words("end-of-input"), ENDED_EARLY)
    except KeyboardInterrupt:
        return farewell(words("end-interrupted"), INTERRUPTED)


def farewell(sentence: str, status: int) -> int:
    """Say one line and hand on the status."""
    print(f"\n{sentence}" if status else sentence, file=sys.stderr)
    return status
