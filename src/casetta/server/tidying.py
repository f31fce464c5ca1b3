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
SELDOM = 300.0
"""Seconds after which everything is looked at, if anybody has left."""
MANY = 2_000
"""Everything is looked at as soon as so many have left."""
MUCH = 200_000
"""So many new objects are much, where there were few before."""


async def tidy_now_and_then(hub: Hub) -> None:
    """Tidy up for as long as the server runs; what came with the program is never looked at.

    Nothing is looked at by itself: under load new objects take the place of old ones, and the
    interpreter, which counts only how many more there are, would come to look at very many.
    """
    gc.freeze()
    gc.disable()
    last, left, kept = time.monotonic(), hub.departed, 0
    while True:
        await asyncio.sleep(LOOK)
        gone, waited, new = hub.departed - left, time.monotonic() - last, gc.get_count()[0]
        if gone >= MANY or (gone and waited >= SELDOM) or new >= max(MUCH, kept // 2):
            kept += new - gc.collect()
            last, left = time.monotonic(), hub.departed


def tidy_no_more() -> None:
    """The process ends and takes everything with it."""
    gc.freeze()
