"""What those at a table are told: the room, the log, the position, the time, the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from casetta.table import fairness
from casetta.table.log import Entry

from ...protocol.messages import Ack, Clock, People, Place, Reveal, Thinking, Waiting
from ...protocol.types import Message
from ..socket.connection import Connection, encode, encode_in_order

if TYPE_CHECKING:
    from .room import Room


def tell_everybody(room: Room, message: Message) -> None:
    """The same for all who are here."""
    told = encode(message)
    for connection in room.connections:
        connection.push(told)


# The room


def people(room: Room, *, host: bool) -> People:
    """The room as people see it."""
    about = room.about
    return People(
        table=room.id,
        game=room.game.name,
        options=about.options,
        status=room.status,  # type: ignore[arg-type]
        places=places(room),
        spectators=sum(not each.seats for each in room.connections),
        policy=about.policy,
        commitment=room.commitment,
        given=about.setup is not None,
        entropy=sorted(about.entropy),
        code=about.code if host else None,
        waiting=at_the_door(room) if host else [],
        next_table=about.next_table,
        pace=room.bots.pace if room.bots.are_alone else None,
    )


def at_the_door(room: Room) -> list[Waiting]:
    """Who waits to be let in; whoever is just being given a seat waits no more."""
    return [guest for ticket, guest in room.waiting.items() if ticket not in room.deciding]


def places(room: Room) -> list[Place]:
    """Who sits where."""
    here, history = room.seats_here(), room.history
    players = history.players if history else [place.player for place in room.about.places]
    return [
        Place(
            seat=seat,
            player=players[seat],
            name=place.name,
            avatar=place.avatar,
            here=seat in here,
            thinking=seat in room.bots.thinking,
        )
        for seat, place in enumerate(room.about.places)
    ]


def tell_people(room: Room) -> None:
    """Tell everybody who is here; the host hears more."""
    for host in (False, True):
        told = None
        for connection in room.connections:
            if connection.host == host:
                told = told or encode(people(room, host=host))
                connection.push(told)


def tell_thinking(room: Room) -> None:
    """Tell everybody which bots think now."""
    tell_everybody(room, Thinking(seats=sorted(room.bots.thinking)))


# The game


def tell_update(
    room: Room,
    entries: Sequence[Entry],
    sender: Connection | None = None,
    named: Entry | None = None,
) -> None:
    """Tell everybody entries and the position, each viewer what it may see.

    Whoever sent them hears in the same breath that they are on disk, by the entry with its id.
    """
    since = room.running().version - len(entries)
    told: dict[int, bytes] = {}
    for connection in room.connections:
        viewer = connection.viewer
        if viewer not in told:
            told[viewer] = update(room, viewer, since)
        if connection is sender and named is not None:
            connection.push(told[viewer], encode(ack(room, connection, named)))
        else:
            connection.push(told[viewer])


def ack(room: Room, connection: Connection, entry: Entry) -> Ack:
    """The word that an entry is on disk."""
    digest = room.running().digest(entry.version, connection.viewer)
    return Ack(move_id=entry.id, version=entry.version, digest=digest)


def update(room: Room, viewer: int, since: int | None) -> bytes:
    """An update for a viewer who knows all up to a version, or nothing: see messages.Update."""
    history = room.running()
    told = {
        "type": "update",
        "epoch": room.about.epoch,
        "resync": since is None,
        "entries": [] if since is None else history.entries_since(since, viewer),
        "state": msgspec.Raw(history.state_json(viewer, encode_in_order)),
    }
    return encode_in_order(told)


def tell_all(room: Room, connection: Connection, since: int | None, epoch: str | None) -> None:
    """Tell a connection that has just come, or looks through other eyes, how things stand."""
    connection.tell(people(room, host=connection.host))
    history = room.history
    if history is None:
        return
    knows = epoch == room.about.epoch and since is not None and since <= history.version
    connection.answer(update(room, connection.viewer, since if knows else None))
    if room.clock.policy.kind != "none":
        connection.tell(clock_now(room))
    if room.status == "finished":
        connection.tell(reveal(room))


# The time


def clock_now(room: Room) -> Clock:
    """The time of each seat."""
    clock = room.clock
    running = [seat for seat in range(len(room.about.places)) if clock.running >> seat & 1]
    return Clock(left=clock.left_at(room.hub.now()), running=running)


def tell_clock(room: Room) -> None:
    """Tell everybody the time of each seat."""
    tell_everybody(room, clock_now(room))


# The proof


def proof(room: Room) -> dict[str, Any]:
    """What proves the shuffle of a finished game, as a record has it."""
    return fairness.proof(room.id, room.secret, room.about.entropy)


def reveal(room: Room) -> Reveal:
    """The same, told to everybody."""
    told = proof(room)
    del told["table"]
    return Reveal(**told)
