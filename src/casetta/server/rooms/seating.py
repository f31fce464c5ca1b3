"""What is decided about a room: who sits where, what the host wants, what goes into the shuffle.

Everything is checked when nobody else can change anything, so that of two who want the same
one gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.table.standing import PERSON

from ...protocol.bodies import Policy
from ...protocol.errors import NO_SUCH_LINK
from ..http.checks import complete
from .broadcast import tell_people
from .metadata import About, Place

if TYPE_CHECKING:
    from .room import Room

OPEN = "open"
"""Who sits on a free seat."""


async def change(room: Room, changed: Callable[[About], Mapping[str, Any]]) -> None:
    """Change what is known about a room, and tell everybody; what is asked may raise Wrong."""
    async with room.lock:
        about = msgspec.structs.replace(room.about, **changed(room.about))
        if about == room.about:
            return
        await room.hub.store.set_table(room.id, about=about.told())
        room.about = about
    tell_people(room)


def placed(room: Room, seat: int, **values: Any) -> Callable[[About], Mapping[str, Any]]:
    """Put somebody on a seat, or nobody, before the start."""

    def changed(about: About) -> Mapping[str, Any]:
        demand_waiting(room)
        return {"places": with_place(about, seat, values)}

    return changed


def taken(room: Room, seat: int, name: str, avatar: str) -> Callable[[About], Mapping[str, Any]]:
    """Put somebody on a free seat."""
    place = placed(room, seat, player=PERSON, name=name, avatar=avatar)

    def changed(about: About) -> Mapping[str, Any]:
        if about.places[seat].player != OPEN:
            raise Wrong("seat-taken")
        return place(about)

    return changed


async def sit_down(room: Room, seats: Iterable[int]) -> bool:
    """Whoever comes by the link of a free seat before the start takes it.

    False if there was nothing to do; else links have to be looked at again.
    """
    seen, seats = room.renewals, list(seats)

    def is_free(about: About, seat: int) -> bool:
        return room.status == "waiting" and about.places[seat].player == OPEN

    def changed(about: About) -> Mapping[str, Any]:
        free = [seat for seat in seats if is_free(about, seat) and room.renewals == seen]
        for seat in free:
            about = msgspec.structs.replace(
                about, places=with_place(about, seat, {"player": PERSON})
            )
        return {"places": about.places}

    if not any(is_free(room.about, seat) for seat in seats):
        return False
    await change(room, changed)
    return True


async def change_face(room: Room, seat: int, name: str, avatar: str) -> None:
    """How somebody on a seat is called and drawn; before the start a free seat is theirs then."""

    def changed(about: About) -> Mapping[str, Any]:
        values = {"name": name, "avatar": avatar}
        if room.status == "waiting" and about.places[seat].player == OPEN:
            values["player"] = PERSON
        return {"places": with_place(about, seat, values)}

    await change(room, changed)


def for_somebody_else(room: Room, about: About, seat: int) -> About:
    """What is known about a table whose seat has a new holder.

    Nobody comes to it from the table before, and what was added to the shuffle from it is gone.
    """
    heirs = {old: new for old, new in about.heirs.items() if new != seat}
    entropy = dict(about.entropy)
    if room.status == "waiting":
        entropy.pop(seat, None)
    return msgspec.structs.replace(about, heirs=heirs, entropy=entropy)


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
        if about.setup is not None:
            raise Wrong("deal-given")
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
