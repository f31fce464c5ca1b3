"""Broadcast: what the connections at a table are sent, each viewer what it may see; and chat.

The parts of a room see it as a `RoomView`.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol
from weakref import ref

import msgspec

from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.kernel.state import NOBODY
from casetta.store.store import StoredChat
from casetta.table.history import History
from casetta.table.log import Entry

from ...protocol.limits import demand_short
from ...protocol.messages import Ack, Message, People, Said
from ..socket.connection import Connection, encode, encode_in_order
from .clocks import Clock
from .metadata import Metadata
from .services import Change, Check, NewEntry, Services, Tasks, Write

TOLD_AGAIN = 50
"""Lines of chat that somebody is told who was away."""
JOINERS = "\u200c\u200d"
"""They cannot be seen, but some scripts and pictures are written with them."""


class RoomView(Protocol):
    """A room as its parts see it: they read it and ask it for changes, and never write to it."""

    id: str
    game: Game
    about: Metadata
    status: str
    history: History | None
    clock: Clock
    lock: asyncio.Lock
    tasks: Tasks
    services: Services
    audience: Audience

    def running(self) -> History: ...
    def demand_waiting(self) -> None: ...
    def people(self, *, host: bool) -> People: ...
    async def enter(self, new: NewEntry) -> Entry: ...
    async def change(
        self, changed: Change, write: Write | None = None, still: Check | None = None
    ) -> None: ...


class Part:
    """A part of a room, which it knows by a weak reference.

    A room and parts that held each other would be a reference cycle, and stay in memory until
    the next garbage collection.
    """

    __slots__ = ("_weak_room",)

    def __init__(self, room: RoomView) -> None:
        self._weak_room = ref(room)

    @property
    def _room(self) -> RoomView:
        room = self._weak_room()
        assert room is not None, "a room outlives its parts"
        return room


class Audience(Part):
    """The connections at one table."""

    __slots__ = ("_connections",)

    def __init__(self, room: RoomView) -> None:
        super().__init__(room)
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self._connections.add(connection)

    def remove(self, connection: Connection) -> bool:
        """Somebody is gone; False if they were gone before."""
        is_here = connection in self._connections
        self._connections.discard(connection)
        return is_here

    def silence(self) -> None:
        """The server ends: nobody is told who else leaves."""
        self._connections.clear()

    def seats(self) -> set[int]:
        """The seats that some connection holds."""
        return {seat for connection in self._connections for seat in connection.seats}

    def close(self, code: int, is_meant: Callable[[Connection], bool] = lambda each: True) -> None:
        """Close all connections, or some."""
        for connection in list(self._connections):
            if is_meant(connection):
                connection.end(code)

    # Messages to everybody

    def tell(self, message: Message) -> None:
        """Send the same message to all."""
        content = encode(message)
        for connection in self._connections:
            connection.push(content)

    def tell_people(self) -> None:
        """Send the room to all; the host hears more."""
        for host in (False, True):
            content = None
            for connection in self._connections:
                if connection.host == host:
                    content = content or encode(self._room.people(host=host))
                    connection.push(content)

    def tell_update(
        self, entries: Sequence[Entry], sender: Connection | None = None, sent: Entry | None = None
    ) -> None:
        """Send entries and the position to all, each viewer what it may see.

        The sender gets the acknowledgement of what it sent in the same write.
        """
        since = self._room.running().version - len(entries)
        updates: dict[int, bytes] = {}
        for connection in self._connections:
            viewer = connection.viewer
            if viewer not in updates:
                updates[viewer] = self._update(viewer, since)
            if connection is sender and sent is not None:
                connection.push(updates[viewer], encode(self.ack(connection, sent)))
            else:
                connection.push(updates[viewer])

    # Messages to one connection

    def ack(self, connection: Connection, entry: Entry) -> Ack:
        """The acknowledgement that an entry is on disk."""
        digest = self._room.running().digest(entry.version, connection.viewer)
        return Ack(move_id=entry.id, version=entry.version, digest=digest)

    def tell_all(self, connection: Connection, since: int | None, epoch: str | None) -> None:
        """Tell a connection that has just come, or looks through other eyes, how things stand.

        On a reconnect it gets exactly the entries after the version it knows, or a snapshot. A
        first visit from version 0 needs no epoch: there is nothing that could be of another.
        """
        room = self._room
        connection.tell(room.people(host=connection.host))
        history = room.history
        if history is None:
            return
        is_ours = epoch == room.about.epoch or (epoch is None and since == 0)
        knows = is_ours and since is not None and since <= history.version
        connection.answer(self._update(connection.viewer, since if knows else None))
        if room.clock.policy.kind != "none":
            connection.tell(room.clock.shown(room.services.now()))

    def _update(self, viewer: int, since: int | None) -> bytes:
        """An update for a viewer who knows all up to a version, or nothing: see messages.Update."""
        room = self._room
        history = room.running()
        update = {
            "type": "update",
            "epoch": room.about.epoch,
            "resync": since is None,
            "entries": [] if since is None else history.entries_since(since, viewer),
            "state": msgspec.Raw(history.state_json(viewer, encode_in_order)),
        }
        return encode_in_order(update)


def shown(text: str) -> str:
    """A line of chat as everybody sees it: any space is a blank, what cannot be shown is left out.

    Raises Wrong when nothing is left.
    """
    blank = "".join(" " if letter.isspace() else letter for letter in text)
    line = "".join(each for each in blank if each.isprintable() or each in JOINERS).strip()
    if not line.strip(JOINERS + " "):
        raise Wrong("bad-message")
    return line


class Chat(Part):
    """The last lines of chat of one room: rate-limited, stored, broadcast, and sent again."""

    __slots__ = ("_last", "_lines")

    def __init__(self, room: RoomView) -> None:
        super().__init__(room)
        self._last = 0
        self._lines: deque[Said] | None = None
        """None until something is said: at most tables nothing ever is."""

    def remember(self, lines: Iterable[Said]) -> None:
        """These were said before, or just now."""
        for line in lines:
            if self._lines is None:
                self._lines = deque(maxlen=TOLD_AGAIN)
            self._lines.append(line)
            self._last = max(self._last, line.number)

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
        line = StoredChat(said.number, seat, name, text, said.at)
        await room.services.store.add_chat(room.id, line)
        self.remember([said])
        room.audience.tell(said)

    def tell_missed(self, connection: Connection, known: int) -> None:
        """Tell the last lines after the one that is known."""
        for line in self._lines or ():
            if line.number > known:
                connection.tell(line)
