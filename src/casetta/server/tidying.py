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

BY_ITSELF = (1_000, 4, 1_000_000)
"""New objects until the young are looked at, looks until the older are; never at all of them."""
LOOK = 1.0
"""Seconds between two looks whether it is time."""
SELDOM = 300.0
"""Seconds after which it is time, if anybody has left."""
MANY = 2_000
"""It is time at once when so many have left."""


async def tidy_now_and_then(hub: Hub) -> None:
    """Tidy up for as long as the server runs; what came with the program is never looked at."""
    gc.freeze()
    gc.set_threshold(*BY_ITSELF)
    last, left = time.monotonic(), hub.departed
    while True:
        await asyncio.sleep(LOOK)
        gone, waited = hub.departed - left, time.monotonic() - last
        if gone >= MANY or (gone and waited >= SELDOM):
            gc.collect()
            last, left = time.monotonic(), hub.departed


def tidy_no_more() -> None:
    """The process ends and takes everything with it."""
    gc.disable()
    gc.freeze()
