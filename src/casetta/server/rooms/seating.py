"""Seating: who sits where, who waits to be let in, what the host decides, what seats add to luck.

Everything is checked while nobody else can change anything, so that of two who want the same
one gets it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from casetta.contract.errors import Wrong
from casetta.store.store import token_hash
from casetta.table.standing import PERSON

from ...protocol.messages import Policy, Waiting
from .absence import Absence
from .broadcast import Audience
from .links import Links
from .metadata import OPEN, Metadata, complete, shown_name
from .parts import Change, Check, Part, RoomView


class Seating(Part):
    """The seats of one table."""

    __slots__ = ("_absence", "_audience", "_links")

    def __init__(self, room: RoomView, audience: Audience, links: Links, absence: Absence) -> None:
        super().__init__(room)
        self._audience = audience
        self._links = links
        self._absence = absence

    def check(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < len(self._room.about.places):
            raise Wrong("not-found")

    # Before the start a seat changes hands together with its link

    async def put(self, seat: int, player: str, name: str, avatar: str) -> str:
        """Put somebody on a seat; its new link."""
        change = self._placing(seat, player=player, name=name.strip(), avatar=avatar)
        return await self._links.renew("seat", seat, changed=change)

    async def free(self, seat: int, still: Check) -> None:
        """Somebody leaves their seat, which is free again; its link opens nothing any more."""
        change = self._placing(seat, player=OPEN, name="", avatar="")
        await self._links.renew("seat", seat, changed=change, still=still)

    async def give(self, seat: int, name: str, avatar: str, visitor: str | None = None) -> str:
        """Put somebody on a free seat, and let their browser remember it; its new link."""
        self.check(seat)
        place = self._placing(seat, player=PERSON, name=shown_name(name, avatar), avatar=avatar)

        def changed(about: Metadata) -> Mapping[str, Any]:
            if about.places[seat].player != OPEN:
                raise Wrong("seat-taken")
            return place(about)

        return await self._links.renew("seat", seat, visitor=visitor, changed=changed)

    def _placing(self, seat: int, **values: Any) -> Change:
        """Put somebody on a seat, or nobody, before the start."""

        def changed(about: Metadata) -> Mapping[str, Any]:
            self._room.demand_waiting()
            return {"places": about.with_place(seat, **values)}

        return changed

    # Changes by whoever holds the seat

    async def sit_down(self, seats: Iterable[int]) -> bool:
        """Whoever comes by the link of a free seat before the start takes it.

        False if there was nothing to do; else links have to be looked at again.
        """
        seen, seats = self._links.renewals, list(seats)

        def changed(about: Metadata) -> Mapping[str, Any]:
            places = list(about.places)
            for seat in seats:
                if self._is_free(about, seat) and self._links.renewals == seen:
                    places[seat] = about.with_place(seat, player=PERSON)[seat]
            return {"places": tuple(places)}

        if not any(self._is_free(self._room.about, seat) for seat in seats):
            return False
        await self._room.change(changed)
        return True

    def _is_free(self, about: Metadata, seat: int) -> bool:
        return self._room.status == "waiting" and about.places[seat].player == OPEN

    async def change_face(self, seat: int, name: str, avatar: str) -> None:
        """Change the name and picture on a seat; before the start a free seat is theirs then."""
        values = {"name": shown_name(name, avatar), "avatar": avatar}

        def changed(about: Metadata) -> Mapping[str, Any]:
            player = PERSON if self._is_free(about, seat) else about.places[seat].player
            return {"places": about.with_place(seat, player=player, **values)}

        await self._room.change(changed)

    async def add_entropy(self, seat: int, value: str) -> None:
        """A seat adds to the shuffle, once, before the start."""

        def changed(about: Metadata) -> Mapping[str, Any]:
            self._room.demand_waiting()
            if about.setup is not None:
                raise Wrong("deal-given")
            if seat in about.entropy:
                raise Wrong("entropy-given")
            return {"entropy": {**about.entropy, seat: value}}

        await self._room.change(changed)

    # Changes by the host

    async def change_policy(self, policy: Policy) -> None:
        """What the host decides; the clock only before the start."""
        policy = complete(policy, self._room.game)

        def changed(about: Metadata) -> Mapping[str, Any]:
            if policy.clock != about.policy.clock:
                self._room.demand_waiting()
            return {"policy": policy}

        await self._room.change(changed)
        if not policy.spectators:
            self._audience.close_spectators()
        self._absence.forget()
        self._absence.watch()


class Admitted(NamedTuple):
    """A guest was let in: on which seat, by which link, and how often that was renewed by then."""

    seat: int
    link: str
    renewals: int


class WaitingRoom(Part):
    """Those who came to one table with its join code, by ticket, and what the host answered."""

    __slots__ = ("_answers", "_audience", "_deciding", "_guests", "_links", "_seats")

    def __init__(self, room: RoomView, audience: Audience, links: Links, seats: Seating) -> None:
        super().__init__(room)
        self._audience = audience
        self._links = links
        self._seats = seats
        self._guests: dict[str, Waiting] = {}
        self._deciding: set[str] = set()
        """Tickets of those who are just being let in."""
        self._answers: dict[str, Admitted | None] = {}
        """Tickets that were answered; None was refused."""

    def __bool__(self) -> bool:
        """Whether anybody waits, or has not heard their answer."""
        return bool(self._guests or self._answers)

    def shown(self) -> list[Waiting]:
        """Who waits to be let in; whoever is just being given a seat waits no more."""
        return [guest for ticket, guest in self._guests.items() if ticket not in self._deciding]

    def join(self, name: str, avatar: str) -> str:
        """Somebody comes with the code; their ticket."""
        name = shown_name(name, avatar)
        if self._room.status != "waiting":
            raise Wrong("no-such-code")
        if all(place.player != OPEN for place in self._room.about.places):
            raise Wrong("seat-taken")
        if len(self._guests) >= self._room.services.limits.waiting_people:
            raise Wrong("too-many")
        ticket = secrets.token_urlsafe(18)
        self._guests[ticket] = Waiting(ticket=ticket, name=name, avatar=avatar)
        self._audience.tell_people()
        return ticket

    async def answer(self, ticket: str, seat: int | None) -> None:
        """The host lets a guest in on a free seat, or sends them away."""
        guest = self._guests.get(ticket)
        if guest is None or ticket in self._deciding:
            raise Wrong("no-such-ticket")
        answer = None
        if seat is not None:
            self._deciding.add(ticket)
            try:
                link = await self._seats.give(seat, guest.name, guest.avatar)
            finally:
                self._deciding.discard(ticket)
            answer = Admitted(seat, link, self._links.renewals_of(seat))
        self._guests.pop(ticket, None)
        self._answers[ticket] = answer
        self._audience.tell_people()

    def is_waiting(self, ticket: str) -> bool:
        """Whether the host has not answered yet."""
        return ticket in self._guests

    async def collect(self, ticket: str, visitor: str) -> str | None:
        """The link of a guest who was let in, told once; the browser remembers the seat.

        None if they were refused, or the seat's link was replaced meanwhile.
        """
        room = self._room
        async with room.lock:
            if ticket not in self._answers:
                raise Wrong("no-such-ticket")
            found = self._answers[ticket]
            if found is not None and found.renewals != self._links.renewals_of(found.seat):
                found = None
            if found is not None:
                store = room.services.store
                await store.remember(token_hash(visitor), room.id, "seat", found.seat)
            del self._answers[ticket]
        return None if found is None else found.link

    def close(self) -> None:
        """The game begins: whoever still waits is refused."""
        self._answers |= dict.fromkeys(self._guests)
        self._guests = {}
