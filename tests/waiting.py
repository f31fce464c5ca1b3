"""Waiting for something to become true: the one place where tests sleep.

A fixed sleep is either too short on a busy machine or too long on a quiet one. These helpers look
again and again, and fail after a time that is far longer than anything takes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

Value = TypeVar("Value")
PATIENCE = 60.0
"""Seconds after which something that has not happened never will, on a busy machine."""
PAUSE = 0.005
"""Seconds between two looks."""


def wait_until(condition: Callable[[], Value], seconds: float = PATIENCE) -> Value:
    """The first true answer of a condition."""
    return _look(condition, seconds, lambda: time.sleep(PAUSE))


def wait_in_page(page: Any, condition: Callable[[], Value], seconds: float = PATIENCE) -> Value:
    """The same in a test that drives a browser; Playwright handles its events meanwhile."""
    return _look(condition, seconds, lambda: page.wait_for_timeout(1000 * PAUSE))


async def until(condition: Callable[[], Value], seconds: float = PATIENCE) -> Value:
    """The same in an event loop."""

    async def ask() -> Value:
        return condition()

    return await until_answered(ask, seconds)


async def until_answered(
    condition: Callable[[], Awaitable[Value]], seconds: float = PATIENCE
) -> Value:
    """The same for a condition that has to be awaited."""
    end = time.monotonic() + seconds
    while not (value := await condition()):
        assert time.monotonic() < end, f"not within {seconds} s"
        await asyncio.sleep(PAUSE)
    return value


def dawdle(seconds: float) -> None:
    """Be slow on purpose, as somebody who reads slowly is."""
    time.sleep(seconds)


def _look(condition: Callable[[], Value], seconds: float, pause: Callable[[], None]) -> Value:
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, f"not within {seconds} s"
        pause()
    return value
