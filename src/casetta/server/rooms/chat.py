"""Chat: rate-limited, stored, broadcast, and sent again to whoever was away."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY

from ...protocol.limits import demand_short
from ...protocol.messages import Said
from ..socket.connection import Connection
from .broadcast import Audience
from .parts import Part, RoomView

TOLD_AGAIN = 50
"""Lines that somebody is told who was away."""
JOINERS = "\u200c\u200d"
"""They cannot be seen, but some scripts and pictures are written with them."""


def shown(text: str) -> str:
    """A line as everybody sees it: any space is a blank, what cannot be shown is left out.

    Raises Wrong when nothing is left.
    """
    blank = "".join(" " if letter.isspace() else letter for letter in text)
    line = "".join(each for each in blank if each.isprintable() or each in JOINERS).strip()
    if not line.strip(JOINERS + " "):
        raise Wrong("bad-message")
    return line


class Chat(Part):
    """The last lines of chat of one room."""

    __slots__ = ("_audience", "_last", "_lines")

    def __init__(self, room: RoomView, audience: Audience) -> None:
        super().__init__(room)
        self._audience = audience
        self._last = 0
        self._lines: deque[Said] | None = None
        """None until something is said: at most tables nothing ever is."""

    def remember(self, lines: Iterable[Said]) -> None:
        """These were said before."""
        for line in lines:
            self._keep(line)
            self._last = line.number

    async def say(self, connection: Connection, text: str) -> None:
        """A line of chat; spectators may be muted."""
        room, text = self._room, shown(text)
        demand_short(text, connection.limits.chat_characters)
        if connection.is_spectator and not room.about.policy.spectator_chat:
            raise Wrong("muted")
        if not connection.chat_budget.take():
            raise Wrong("too-many")
        seat = connection.viewer
        name = room.about.places[seat].name if seat != NOBODY else ""
        self._last += 1
        said = Said(number=self._last, seat=seat, name=name, text=text, at=time.time())
        await room.services.store.add_chat(room.id, said.number, seat, name, text, said.at)
        self._keep(said)
        self._audience.tell(said)

    def tell_missed(self, connection: Connection, known: int) -> None:
        """Tell the last lines after the one that is known."""
        for line in self._lines or ():
            if line.number > known:
                connection.tell(line)

    def _keep(self, line: Said) -> None:
        if self._lines is None:
            self._lines = deque(maxlen=TOLD_AGAIN)
        self._lines.append(line)
