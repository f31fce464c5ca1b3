"""New tables that follow a finished game: a rematch, the same deal, a position to play on from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from casetta.contract.errors import Wrong

from ..protocol.bodies import Links, NewSeat, NewTable, OneLink
from .hub import Follows, Hub, Opening
from .ids import new_table_id
from .rooms.links import Link
from .rooms.metadata import Place
from .rooms.room import Room


async def rematch(hub: Hub, room: Room, visitor: str) -> Links:
    """The same people and options once more; whoever moved second begins now.

    Whoever asks again is told of the table that there is.
    """
    room.finished()
    async with room.lock:
        known = await next_of(hub, room)
        if known is not None:
            return await links_again(room, known, visitor)
        links = await _made(hub, room, visitor)
    room.audience.tell_people()
    return links


async def _made(hub: Hub, room: Room, visitor: str) -> Links:
    """The table of the rematch, written together with the word of where it is."""
    seats = len(room.about.places)
    id = new_table_id()
    about = msgspec.structs.replace(room.about, next_table=id)
    follows = Follows(
        table=room.id,
        heirs={seat: (seat - 1) % seats for seat in range(seats)},
        about=about.to_dict(),
    )
    new = again(room, [*room.about.places[1:], room.about.places[0]])
    _, links = await hub.make(new, Opening(id=id, follows=follows, visitor=visitor))
    room.followed_by(about, links)
    return links


async def next_of(hub: Hub, room: Room) -> Room | None:
    """The room of the rematch, if there is one that can be opened."""
    if room.about.next_table is None:
        return None
    try:
        return await hub.room(room.about.next_table)
    except Wrong as wrong:
        if wrong.code in ("no-such-table", "table-damaged"):
            return None
        raise


async def links_again(room: Room, new: Room, visitor: str) -> Links:
    """The links of the rematch for the host who asks again.

    The host's is a further one; the others are known as long as they are in memory.
    """
    links = room.next_links or Links(table=new.id)
    return msgspec.structs.replace(links, host=await new.links.issue("host", visitor=visitor))


async def follow(hub: Hub, room: Room, link: Link, visitor: str) -> OneLink:
    """The link of a holder at the table of the rematch.

    A seat goes to whoever held it before, as long as the host gave it to nobody else.
    """
    if room.about.next_table is None:
        raise Wrong("no-rematch")
    new = await hub.room(room.about.next_table)
    async with new.lock:
        seat = new.about.heirs.get(link.seat) if link.role == "seat" else None
        if link.role == "seat" and seat is None:
            raise Wrong("seat-taken")
        return OneLink(table=new.id, link=await new.links.issue(link.role, seat, visitor))


async def same_deal(hub: Hub, room: Room, visitor: str) -> Links:
    """The same shuffle again, from a finished game."""
    return await _from(hub, room, dict(room.finished().setup), visitor)


async def clone(hub: Hub, room: Room, version: int, visitor: str) -> Links:
    """A position of a finished game as the beginning of a new table."""
    setup = room.finished().drawing_at(version)
    if room.game.rules.waiting(room.game.text.setup(setup)[0]) == 0:
        raise Wrong("game-over")
    return await _from(hub, room, setup, visitor)


async def _from(hub: Hub, room: Room, setup: dict[str, Any], visitor: str) -> Links:
    """A table like this one that begins with a position."""
    opening = Opening(setup=setup, follows=Follows(table=room.id), visitor=visitor)
    _, links = await hub.make(again(room, room.about.places), opening)
    return links


def again(room: Room, places: Sequence[Place]) -> NewTable:
    """A table like this one, with these people."""
    seats = [NewSeat(player=place.player, name=place.name, avatar=place.avatar) for place in places]
    return NewTable(
        game=room.game.name,
        seats=seats,
        options=dict(room.about.options),
        policy=room.about.policy,
        content=room.about.content,
    )
