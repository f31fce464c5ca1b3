"""When memory is tidied up: seldom, because everybody waits meanwhile.

Most of what a server no longer needs goes at once. What is left over are connections that
have ended, whose parts refer to each other; only looking at everything finds those.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hub import Hub

LOOK = 1.0
"""Seconds between two looks whether it is time."""
BY_ITSELF = (10_000, 1_000_000, 1_000_000)
"""New objects until they are looked at, once; older ones are never looked at by themselves."""
SELDOM = 300.0
"""Seconds after which everything is looked at, if anybody has left or much was new."""
MUCH = 20
"""So many looks at new objects since the last look at everything are much."""
MANY = 2_000
"""Everything is looked at as soon as so many have left."""


async def tidy_now_and_then(hub: Hub) -> None:
    """Tidy up for as long as the server runs; what came with the program is never looked at."""
    gc.freeze()
    gc.set_threshold(*BY_ITSELF)
    last, left = time.monotonic(), hub.departed
    while True:
        await asyncio.sleep(LOOK)
        gone, waited = hub.departed - left, time.monotonic() - last
        is_worth_it = gone or gc.get_count()[1] >= MUCH
        if gone >= MANY or (waited >= SELDOM and is_worth_it):
            gc.collect()
            last, left = time.monotonic(), hub.departed


def tidy_no_more() -> None:
    """The process ends and takes everything with it."""
    gc.disable()
    gc.freeze()
