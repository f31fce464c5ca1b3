"""Garbage collection: incremental, because a collection stops everything else.

What a server no longer needs goes at once by reference counting, requests and sockets that ended
too: their reference cycles are broken here. Cycles that are left are looked for among new objects
when there are many of them (a young generation); everything older is frozen. All objects are
looked at only while nobody is connected: with many tables that takes long.
"""

from __future__ import annotations

import asyncio
import gc
import time
import traceback
from collections.abc import Callable
from typing import Any, cast
from weakref import ref

from litestar import WebSocket
from litestar.types import Receive, Send

LOOK = 1.0
"""Seconds between two looks whether it is time."""
MUCH = 50_000
"""So many new objects are looked at together: some thousandths of a second."""
SELDOM = 300.0
"""Seconds between two full collections."""

Traffic = Callable[[], tuple[int, int]]
"""How many sockets are open, and how many were closed since the start."""


async def collect_garbage(traffic: Traffic) -> None:
    """Collect garbage for as long as the server runs; what came with the program is in use.

    Nothing is collected automatically: under load new objects take the place of old ones, and
    the interpreter, which counts only how many more there are, would come to look at very many.
    """
    gc.freeze()
    gc.disable()
    last, (_, left) = time.monotonic(), traffic()
    while True:
        await asyncio.sleep(LOOK)
        here, gone = traffic()
        if is_worth_it(gone - left, here, time.monotonic() - last):
            gc.unfreeze()
            collect()
            last, left = time.monotonic(), gone
        elif gc.get_count()[0] >= MUCH:
            collect()


def is_worth_it(gone: int, here: int, waited: float) -> bool:
    """Whether it is time for a full collection: some have left, nobody is here, it is long ago."""
    return gone > 0 and here == 0 and waited >= SELDOM


def collect() -> None:
    """Collect among new objects, and freeze what is in use."""
    gc.collect()
    gc.freeze()


def stop_collecting() -> None:
    """The process ends and takes everything with it."""
    gc.freeze()


# Reference cycles of requests and sockets


def forget_frames(error: BaseException) -> None:
    """Clear the variables of all functions that an error came through, and its causes.

    A function that keeps an error in a variable makes a cycle of both, with the body of the
    request in other variables.
    """
    waiting, seen = [error], dict[int, BaseException]()
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen[id(each)] = each
        frames = [frame for frame, _ in traceback.walk_tb(each.__traceback__)]
        referents = gc.get_referents(each, *frames)
        waiting += [found for found in referents if isinstance(found, BaseException)]
        traceback.clear_frames(each.__traceback__)


class LightSocket(WebSocket[Any, Any, Any]):
    """A socket whose functions to receive and to send refer to it weakly."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """The function to receive, as Litestar wraps it."""
        return cast(Receive, _weakly(WebSocket.receive_wrapper, self, receive))

    def send_wrapper(self, send: Send) -> Send:
        """The function to send, as Litestar wraps it."""
        return cast(Send, _weakly(WebSocket.send_wrapper, self, send))


def _weakly(wrap: Callable[..., Any], socket: LightSocket, given: object) -> Callable[..., Any]:
    """What `wrap` makes of the socket and something given, made anew for every call."""
    weak = ref(socket)

    return lambda *message: wrap(weak(), given)(*message)
