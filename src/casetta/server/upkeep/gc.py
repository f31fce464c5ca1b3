"""Garbage collection: a little at a time, because everybody waits meanwhile.

What a server no longer needs goes at once, also requests and sockets that ended (garbage.py).
What refers to itself all the same is found among new objects, when there are many of them. All
objects are looked at only while nobody is connected: with many tables that takes long.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..hub import Hub

LOOK = 1.0
"""Seconds between two looks whether it is time."""
MUCH = 50_000
"""So many new objects are looked at together: some thousandths of a second."""
SELDOM = 300.0
"""Seconds between two looks at everything."""


async def tidy_now_and_then(hub: Hub) -> None:
    """Tidy up for as long as the server runs; what came with the program is in use.

    Nothing is looked at by itself: under load new objects take the place of old ones, and the
    interpreter, which counts only how many more there are, would come to look at very many.
    """
    gc.freeze()
    gc.disable()
    last, left = time.monotonic(), hub.departed
    while True:
        await asyncio.sleep(LOOK)
        if is_worth_it(hub.departed - left, len(hub.connections), time.monotonic() - last):
            gc.unfreeze()
            look()
            last, left = time.monotonic(), hub.departed
        elif gc.get_count()[0] >= MUCH:
            look()


def is_worth_it(gone: int, here: int, waited: float) -> bool:
    """Whether everything should be looked at: some have left in this time, and nobody is here."""
    return gone > 0 and here == 0 and waited >= SELDOM


def look() -> None:
    """Look at what is new and keep what is in use."""
    gc.collect()
    gc.freeze()


def tidy_no_more() -> None:
    """The process ends and takes everything with it."""
    gc.freeze()
