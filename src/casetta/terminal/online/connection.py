"""The socket of a table: a thread that comes back by itself and hands on whatever it hears."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from casetta.protocol import errors, messages

Heard = dict[str, Any]
"""A message of the server. What this version does not know is left out of account, so it is
not read as one of the closed types."""
FOR_GOOD = {
    errors.PROTOCOL_ERROR, errors.NO_SUCH_LINK, errors.REVOKED, errors.TOO_LARGE,
    errors.OTHER_VERSION, errors.KICKED, 1009, 1007, 1002,
}  # fmt: skip
"""Close codes after which nobody comes back: docs/protocol.md."""
CUT = 1006
"""Nothing was said: the line is cut."""
FIRST_WAIT, LONGEST_WAIT = 0.4, 15.0
"""Seconds until the next try: twice as many each time."""
OPEN_WITHIN = 20.0


@dataclass(frozen=True, slots=True)
class Closed:
    """The line is gone, for good or until the next try."""

    code: int
    is_for_good: bool
    refusal: Mapping[str, Any] | None
    """What was refused before it was closed."""


class Connection:
    """One connection to a table, made again whenever it is cut."""

    def __init__(
        self,
        origin: str,
        headers: Callable[[], dict[str, str]],
        hello: Callable[[], messages.Hello],
        hand_on: Callable[[Heard | Closed], None],
    ) -> None:
        """`hello` says where to go on; `hand_on` gets messages and cuts, in another thread."""
        self._address = origin.replace("http", "ws", 1) + "/ws"
        self._headers = headers
        self._hello = hello
        self._hand_on = hand_on
        self._socket: ClientConnection | None = None
        self._refusal: Heard | None = None
        self._was_let_in = False
        self._again = threading.Event()
        self._ended = False

    def open(self) -> None:
        threading.Thread(target=self._stay, daemon=True).start()

    def send(self, message: messages.FromClient) -> bool:
        """Send a message, if there is a line."""
        with suppress(ConnectionClosed, AttributeError):
            self._socket.send(msgspec.json.encode(message).decode())  # type: ignore[union-attr]
            return True
        return False

    def try_now(self) -> None:
        """Try at once instead of waiting."""
        self._again.set()

    def close(self) -> None:
        """Leave."""
        self._ended = True
        self._again.set()
        with suppress(AttributeError):
            self._socket.close()  # type: ignore[union-attr]

    def _stay(self) -> None:
        """Stay connected until that is of no use any more."""
        tries = 0
        while not self._ended:
            self._refusal, self._was_let_in = None, False
            self._again.clear()
            code, seconds = self._talk()
            tries = 0 if self._was_let_in else tries + 1
            if self._ended:
                return
            self._hand_on(Closed(code, code in FOR_GOOD, self._refusal))
            if code in FOR_GOOD:
                return
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * (0.75 + random() / 2)
            self._again.wait(max(wait, seconds))

    def _talk(self) -> tuple[int, float]:
        """Greet, and hand on what is heard until the end; its code, and when to come back."""
        try:
            with connect(
                self._address,
                additional_headers=self._headers(),
                open_timeout=OPEN_WITHIN,
                max_size=None,
                user_agent_header=None,
            ) as socket:
                self._socket = socket
                socket.send(msgspec.json.encode(self._hello()).decode())
                while not self._ended:
                    self._hear(json.loads(socket.recv()))
                return CUT, 0.0
        except ConnectionClosed as closed:
            return how_it_ended(closed, self._refusal)
        except InvalidStatus as refused:
            self._refusal = refusal_of(refused.response.body)
            return CUT, float((self._refusal or {}).get("retry_after") or 0)
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI, ValueError, EOFError):
            return CUT, 0.0
        finally:
            self._socket = None

    def _hear(self, message: Heard) -> None:
        if message["type"] == "welcome":
            self._was_let_in = True
        if message["type"] == "refused" and not self._was_let_in:
            self._refusal = message
        self._hand_on(message)


def how_it_ended(closed: ConnectionClosed, refusal: Heard | None) -> tuple[int, float]:
    """The code of a close, and the seconds after which to come back, as its reason tells them."""
    if closed.rcvd is None:
        return CUT, 0.0
    told = closed.rcvd.reason if closed.rcvd.reason.isdecimal() else "0"
    return closed.rcvd.code, max(float(told), float((refusal or {}).get("retry_after") or 0))


def refusal_of(body: bytes | bytearray | None) -> Heard | None:
    """What the answer to a handshake says that was refused."""
    with suppress(ValueError, TypeError):
        refusal = json.loads(body or b"")
        return refusal if isinstance(refusal, dict) and "code" in refusal else None
    return None
