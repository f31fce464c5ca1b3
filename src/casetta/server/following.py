"""What follows a game: the same people once more, the same deal, another way on."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.kernel.wrong import Wrong

from .about import Place
from .hub import Hub, Link
from .messages import Links, NewSeat, NewTable
from .rooms import Room
from .seating import change


async def rematch(hub: Hub, room: Room) -> tuple[Room, Links]:
    """The same people and options once more; whoever moved second begins now."""
    if room.status != "finished":
        raise Wrong("not-finished")
    seats = len(room.about.places)
    heirs = {seat: (seat - 1) % seats for seat in range(seats)}
    places = [*room.about.places[1:], room.about.places[0]]
    new, links = await hub.make(again(room, places), before=room.id, heirs=heirs)
    await change(room, lambda _: {"next_table": new.id})
    return new, links


async def follow(hub: Hub, room: Room, link: Link) -> tuple[str, str, int | None, str]:
    """What a holder gets at the table of the rematch: its name, a role, a seat, a link.

    A seat goes to whoever held it before, as long as the host gave it to nobody else.
    """
    if room.about.next_table is None:
        raise Wrong("no-rematch")
    new = await hub.room(room.about.next_table)
    seat = new.about.heirs.get(link.seat) if link.role == "seat" else None
    if link.role == "seat" and seat is None:
        raise Wrong("seat-taken")
    return new.id, link.role, seat, await hub.further_link(new.id, link.role, seat)


async def same_deal(hub: Hub, room: Room) -> tuple[Room, Links]:
    """The same shuffle again, from a finished game."""
    if room.status != "finished" or room.history is None:
        raise Wrong("not-finished")
    setup = dict(room.history.setup)
    return await hub.make(again(room, room.about.places), setup=setup, before=room.id)


async def clone(hub: Hub, room: Room, version: int) -> tuple[Room, Links]:
    """A position of a finished game as the beginning of a new table."""
    if room.status != "finished" or room.history is None:
        raise Wrong("not-finished")
    setup = room.history.drawing_at(version)
    if room.game.waiting(room.game.setup(setup)[0]) == 0:
        raise Wrong("game-over")
    return await hub.make(again(room, room.about.places), setup=setup, before=room.id)


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
