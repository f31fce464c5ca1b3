"""Broadcast: what the connections at a table are sent, each viewer what it may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from casetta.table.log import Entry

from ...protocol.errors import NO_SUCH_LINK, REVOKED
from ...protocol.messages import Ack, Clock, Message, Thinking
from ..socket.connection import Connection, encode, encode_in_order
from .parts import Part, RoomView


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

    def spectators(self) -> int:
        """How many connections hold no seat."""
        return sum(not connection.seats for connection in self._connections)

    # Closing connections

    def close_all(self, code: int) -> None:
        """Close every connection."""
        for connection in list(self._connections):
            connection.end(code)

    def close_holders(self, role: str, seat: int | None) -> None:
        """Close the connections whose link was replaced by another."""
        for connection in list(self._connections):
            if role == "seat":
                is_meant = seat in connection.seats
            else:
                is_meant = connection.host if role == "host" else connection.is_spectator
            if is_meant:
                connection.end(REVOKED)

    def close_spectators(self) -> None:
        """Close the connections that only look on: nobody may any more."""
        for connection in list(self._connections):
            if connection.is_spectator:
                connection.end(NO_SUCH_LINK)

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

    def tell_thinking(self, seats: Iterable[int]) -> None:
        """Tell all which bots think now."""
        self.tell(Thinking(seats=sorted(seats)))

    def tell_clock(self) -> None:
        """Tell all the time of each seat."""
        self.tell(self._clock())

    def tell_update(
        self,
        entries: Sequence[Entry],
        sender: Connection | None = None,
        sent: Entry | None = None,
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
            connection.tell(self._clock())

    def _update(self, viewer: int, since: int | None) -> bytes:
        """An update for a viewer who knows all up to a version, or nothing: see messages.Update."""
        history = self._room.running()
        update = {
            "type": "update",
            "epoch": self._room.about.epoch,
            "resync": since is None,
            "entries": [] if since is None else history.entries_since(since, viewer),
            "state": msgspec.Raw(history.state_json(viewer, encode_in_order)),
        }
        return encode_in_order(update)

    def _clock(self) -> Clock:
        """The time of each seat."""
        clock = self._room.clock
        running = [seat for seat in range(len(clock.left)) if clock.running >> seat & 1]
        return Clock(left=clock.left_at(self._room.services.now()), running=running)
