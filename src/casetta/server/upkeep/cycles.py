"""Cycles of references that requests and sockets would leave behind, broken.

What refers to itself leaves the memory only when garbage is collected, and the server seldom
does that (tidying.py). Whatever else a request or a socket held would wait as well.
"""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable
from typing import Any, cast
from weakref import ref

from litestar import WebSocket
from litestar.types import Receive, Send


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
