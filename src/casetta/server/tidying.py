"""When memory is tidied up: a little at a time, because everybody waits meanwhile.

Most of what a server no longer needs goes at once. What is left over are connections that
have ended, whose parts refer to each other; only looking finds those. What was looked at and is
in use is not looked at again until so many have left that it is worth the wait.
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
MUCH = 50_000
"""So many new objects are looked at together: some hundredths of a second."""
SELDOM = 300.0
"""Seconds after which everything is looked at, if some have left: one for every twenty here."""
SOME = 20
MANY = 2_000
"""Everything is looked at as soon as so many have left, and one for every four here."""
FOUR = 4


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
    """Whether so many have left in this time that everything should be looked at."""
    return gone >= max(MANY, here // FOUR) or (waited >= SELDOM and gone > here // SOME)


def look() -> None:
    """Look at what is new and keep what is in use."""
    gc.collect()
    gc.freeze()


def tidy_no_more() -> None:
    """The process ends and takes everything with it."""
    gc.freeze()
