"""What is decided about a room: who sits where, what the host wants, what goes into the shuffle.

Everything is checked when nobody else can change anything, so that of two who want the same
one gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from casetta.kernel.wrong import Wrong
from casetta.table.standing import PERSON

from .about import About, Place
from .checks import complete
from .connection import NO_SUCH_LINK
from .messages import Policy
from .telling import tell_people

if TYPE_CHECKING:
    from .rooms import Room


async def change(room: Room, changed: Callable[[About], Mapping[str, Any]]) -> None:
    """Change what is known about a room, and tell everybody; what is asked may raise Wrong."""
    async with room.lock:
        about = msgspec.structs.replace(room.about, **changed(room.about))
        await room.hub.store.set_table(room.id, about=about.told())
        room.about = about
    tell_people(room)


async def change_place(room: Room, seat: int, **values: Any) -> None:
    """Change who sits somewhere; another player only before the start."""

    def changed(about: About) -> Mapping[str, Any]:
        if "player" in values:
            demand_waiting(room)
        return {"places": with_place(about, seat, values)}

    await change(room, changed)


async def take_place(room: Room, seat: int, name: str, avatar: str) -> None:
    """Somebody takes a free seat."""

    def changed(about: About) -> Mapping[str, Any]:
        if about.places[seat].player != "open":
            raise Wrong("seat-taken")
        demand_waiting(room)
        values = {"player": PERSON, "name": name, "avatar": avatar}
        return {"places": with_place(about, seat, values)}

    await change(room, changed)


async def change_policy(room: Room, policy: Policy) -> None:
    """What the host decides; the clock only before the start."""

    policy = complete(policy, room.game)

    def changed(about: About) -> Mapping[str, Any]:
        if policy.clock != about.policy.clock:
            demand_waiting(room)
        return {"policy": policy}

    await change(room, changed)
    for connection in list(room.connections):
        if not policy.spectators and connection.is_spectator:
            connection.end(NO_SUCH_LINK)
    room.absent.forget()
    room.absent.watch()


async def add_entropy(room: Room, seat: int, value: str) -> None:
    """A seat adds to the shuffle, once, before the start."""

    def changed(about: About) -> Mapping[str, Any]:
        demand_waiting(room)
        if seat in about.entropy:
            raise Wrong("entropy-given")
        return {"entropy": {**about.entropy, seat: value}}

    await change(room, changed)


def demand_waiting(room: Room) -> None:
    """Refuse what must be done before the start."""
    if room.status != "waiting":
        raise Wrong("already-started")


def with_place(about: About, seat: int, values: Mapping[str, Any]) -> tuple[Place, ...]:
    """The seats, one of them changed."""
    places = list(about.places)
    places[seat] = msgspec.structs.replace(places[seat], **values)
    return tuple(places)
