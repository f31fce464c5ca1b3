"""Seating: who sits where and by which link, who waits to be let in, what seats add to luck.

Everything is checked while nobody else can change anything, so that of two who want the same
one gets it. A link may be replaced while somebody comes in by it. So `renewals` counts
replacements: whoever was let in is looked up again if it changed meanwhile (auth.py).
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.store.store import NewLink, new_token, token_hash
from casetta.table.first import Turn
from casetta.table.standing import PERSON

from ...protocol.bodies import First
from ...protocol.bodies import Links as LinksBody
from ...protocol.errors import KICKED, REVOKED, LimitHit
from ...protocol.messages import Notice, Waiting
from .broadcast import Connection
from .metadata import OPEN, Metadata, read_first, shown_name
from .services import Change, Check, Part, RoomView, Turned

FULL = 30
"""Seconds after which somebody may try again who found too many waiting."""


class Link(NamedTuple):
    """What a token opens."""

    role: str
    """`host`, `seat` or `spectator`."""
    seat: int | None


def new_links(table: str, seats: int, given: Mapping[str, str]) -> LinksBody:
    """The links of a new table: for its host, its spectators and each seat; some may be given."""

    def token(name: str) -> str:
        return given.get(name) or new_token()

    each = {str(seat): token(str(seat)) for seat in range(seats)}
    return LinksBody(table=table, host=token("host"), seats=each, spectator=token("spectator"))


def link_rows(links: LinksBody, turn: Turn | None = None) -> list[NewLink]:
    """What a store keeps of new links: of places, or of seats at a table that begins at once."""
    assert links.host and links.spectator
    rows = [(links.host, "host", None), (links.spectator, "spectator", None)]
    seat_of = turn.seat if turn else int
    seats = [(token, "seat", seat_of(int(place))) for place, token in links.seats.items()]
    return [(token_hash(token), role, seat) for token, role, seat in [*rows, *seats]]


def seats_of(links: Sequence[Link]) -> frozenset[int]:
    return frozenset(link.seat for link in links if link.seat is not None)


class Seating(Part):
    """The seats of one table, and the links to all that somebody may be there."""

    __slots__ = ("renewals",)

    def __init__(self, room: RoomView) -> None:
        super().__init__(room)
        self.renewals: Counter[int | None] = Counter()
        """How often the link of each seat was replaced; of NOBODY, how often all became others."""

    @property
    def turns(self) -> int:
        """How often places became seats with other numbers: once at most, at the start."""
        return self.renewals[NOBODY]

    def turn(self, turn: Turn) -> None:
        """Places become seats; whoever was looked up as a place is looked up again."""
        renewals = Counter(
            {
                each if each is None else turn.seat(each): often
                for each, often in self.renewals.items()
            }
        )
        self.renewals = renewals
        self.renewals[NOBODY] += 1

    async def renew_link(
        self,
        role: str,
        seat: int | None = None,
        *,
        visitor: str | None = None,
        changed: Change = lambda about: {},
        still: Check | None = None,
        own: bool = False,
        code: int = REVOKED,
    ) -> str:
        """A new link in place of the old ones, which open nothing any more, also in browsers.

        The visitor's browser remembers the new one. `changed` is what else changes about the
        table; `still` asks whether whoever wants all this may. All is written in one step. The
        host does not see an `own` link; `code` closes the connections of who was there.
        """
        room, token = self._room, new_token()
        remembers = None if visitor is None else token_hash(visitor)

        def changes(about: Metadata) -> Mapping[str, Any]:
            return {**changed(about), **(self._left(about, seat) if seat is not None else {})}

        async def write(about: dict[str, Any] | None) -> None:
            link = token_hash(token), role, seat
            await room.services.store.renew_link(room.id, link, remembers, about, own=own)
            self.renewals[seat] += 1
            room.audience.close(code, lambda each: each.holds(role, seat, but=remembers))

        await room.change(changes, write, still)
        return token

    def _left(self, about: Metadata, seat: int) -> dict[str, Any]:
        """What the old holder of a seat had is gone."""
        values: dict[str, Any] = {}
        values["heirs"] = {old: new for old, new in about.heirs.items() if new != seat}
        if self._room.status == "waiting":
            entropy = about.entropy.items()
            values["entropy"] = {each: value for each, value in entropy if each != seat}
        return values

    async def keep(self, link: bytes, seat: int, visitor: bytes, *, own: bool) -> None:
        """A browser opens a seat's link, which opens the seat to nobody else from now on.

        Whoever else held the seat by links that the host knows loses it; by an `own` link it is
        one more device. docs/decisions/0024-seats.md tells why.
        """
        room = self._room

        async def still() -> None:
            row = await room.services.store.find_link(link)
            if row is None or row.revoked:
                raise Wrong("link-revoked")

        def is_gone(connection: Connection) -> bool:
            is_other = connection.holds("seat", seat, but=visitor)
            return is_other and not (own and connection.visitor)

        async def write(about: dict[str, Any] | None) -> None:
            visit = visitor, "seat", seat
            await room.services.store.keep_link(room.id, link, visit, about, is_alone=not own)
            self.renewals[seat] += 1
            room.audience.close(REVOKED, is_gone)

        changed: Change = lambda about: {} if own else self._left(about, seat)  # noqa: E731
        await room.change(changed, write, still)
        await room.chat.note(seat, "device" if own else "moved-in", room.about)

    async def add_link(self, role: str, seat: int | None = None, visitor: str | None = None) -> str:
        """One more link to the same, remembered by the visitor's browser; the others stay."""
        token = new_token()
        visit = None if visitor is None else (token_hash(visitor), role, seat)
        rows: list[NewLink] = [(token_hash(token), role, seat)]
        await self._room.services.store.add_links(self._room.id, rows, visit)
        return token

    async def follow(self, seat: int, visitor: str) -> str:
        """Their own link for whoever held this seat at the table before.

        What the host was told of the rematch opens it no longer. Only with the room's lock.
        """
        token, browser = new_token(), token_hash(visitor)
        rows: list[NewLink] = [(token_hash(token), "seat", seat)]
        store, room = self._room.services.store, self._room
        if await store.add_links(room.id, rows, (browser, "seat", seat), own=True):
            self.renewals[seat] += 1
            room.audience.close(REVOKED, lambda each: each.holds("seat", seat, but=browser))
        return token

    async def take_back(self, seat: int) -> str:
        """The host takes a seat's link back, which everybody is told; the new one."""
        link = await self.renew_link("seat", seat)
        await self._room.chat.note(seat, "taken-back", self._room.about)
        return link

    async def kick(self, seat: int) -> None:
        """The host sends somebody away: before the start the seat is free, later only shut."""
        self.check(seat)
        before = self._room.about
        if before.places[seat].player != PERSON:
            raise Wrong("bad-request")

        def changed(about: Metadata) -> Mapping[str, Any]:
            is_waiting = self._room.status == "waiting"
            nobody = {"player": OPEN, "name": "", "avatar": ""}
            return {"places": about.with_place(seat, **nobody)} if is_waiting else {}

        await self.renew_link("seat", seat, changed=changed, code=KICKED)
        await self._room.chat.note(seat, "kicked", before)

    async def mute(self, seat: int, *, muted: bool) -> None:
        """The host lets a seat say nothing, or all spectators; or anything again."""

        def changed(about: Metadata) -> Mapping[str, Any]:
            if seat == NOBODY:
                policy = msgspec.structs.replace(about.policy, spectator_chat=not muted)
                return {"policy": policy}
            return {"muted": with_or_without(about.muted, seat, is_in=muted)}

        await self._change_noted(seat, "muted" if muted else "unmuted", changed)

    async def silence(self, seat: int, *, silenced: bool) -> None:
        """The operator lets a seat say nothing, or with NOBODY everybody; or anything again."""

        def changed(about: Metadata) -> Mapping[str, Any]:
            return {"silenced": with_or_without(about.silenced, seat, is_in=silenced)}

        await self._change_noted(seat, "silenced" if silenced else "unsilenced", changed)

    async def _change_noted(self, seat: int, what: Notice, changed: Change) -> None:
        """Change something and tell everybody, unless it was so before."""
        before = self._room.about
        await self._room.change(changed)
        if self._room.about != before:
            await self._room.chat.note(seat, what, before)

    def check(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < len(self._room.about.places):
            raise Wrong("not-found")

    # Before the start a seat changes hands together with its link

    async def put(
        self, seat: int, player: str, name: str, avatar: str, still: Check | None = None
    ) -> str:
        """Put somebody on a seat, or nobody; its new link."""

        def changed(about: Metadata) -> Mapping[str, Any]:
            self._room.demand_waiting()
            place = {"player": player, "name": name.strip(), "avatar": avatar}
            return {"places": about.with_place(seat, **place)}

        return await self.renew_link("seat", seat, changed=changed, still=still)

    async def give(self, seat: int, name: str, avatar: str, visitor: str | None = None) -> str:
        """Put somebody on a free seat, and let their browser remember it; its new link."""
        self.check(seat)
        name = shown_name(name, avatar)

        def changed(about: Metadata) -> Mapping[str, Any]:
            if about.places[seat].player != OPEN:
                raise Wrong("seat-taken")
            self._room.demand_waiting()
            return {"places": about.with_place(seat, player=PERSON, name=name, avatar=avatar)}

        return await self.renew_link("seat", seat, visitor=visitor, changed=changed, own=True)

    # Changes by whoever holds the seat

    async def sit_down(self, seats: Iterable[int]) -> bool:
        """Whoever comes by the link of a free seat before the start takes it.

        False if there was nothing to do; else links have to be looked at again.
        """
        seen, seats = self.renewals.total(), list(seats)

        def changed(about: Metadata) -> Mapping[str, Any]:
            places = list(about.places)
            for seat in seats:
                if self._is_free(about, seat) and self.renewals.total() == seen:
                    places[seat] = about.with_place(seat, player=PERSON)[seat]
            return {"places": tuple(places)}

        if not any(self._is_free(self._room.about, seat) for seat in seats):
            return False
        with suppress(Turned):
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

    async def let_begin(self, wanted: First) -> None:
        """The host says who is to begin, until the start."""
        if wanted is None:
            raise Wrong("wrong-first")

        def changed(about: Metadata) -> Mapping[str, Any]:
            self._room.demand_waiting()
            seats = len(about.places)
            return {"first_player": read_first(wanted, seats, is_rematch=about.is_rematch)}

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


def with_or_without(seats: Iterable[int], seat: int, *, is_in: bool) -> tuple[int, ...]:
    """Seats in order, with or without one of them."""
    others = {*seats} - {seat}
    return tuple(sorted(others | {seat} if is_in else others))


class Admitted(NamedTuple):
    """A guest was let in: on which seat, by which link, and how often that was renewed by then."""

    seat: int
    link: str
    renewals: int


class WaitingRoom(Part):
    """Those who came to one table with its join code, by ticket, and what the host answered."""

    __slots__ = ("_answers", "_deciding", "_guests", "_seats")

    def __init__(self, room: RoomView, seats: Seating) -> None:
        super().__init__(room)
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
        room, name = self._room, shown_name(name, avatar)
        if room.status != "waiting":
            raise Wrong("no-such-code")
        if all(place.player != OPEN for place in room.about.places):
            raise Wrong("seat-taken")
        if len(self._guests) >= room.services.limits.waiting_people:
            raise LimitHit("waiting-room-full", FULL)
        ticket = secrets.token_urlsafe(18)
        id = secrets.token_hex(8)
        self._guests[ticket] = Waiting(id=id, ticket=id, name=name, avatar=avatar)
        room.tell_people()
        return ticket

    async def answer(self, id: str, seat: int | None) -> None:
        """The host lets a guest in on a free seat, or sends them away."""
        ticket = next((each for each, one in self._guests.items() if one.id == id), id)
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
            answer = Admitted(seat, link, self._seats.renewals[seat])
        self._guests.pop(ticket, None)
        self._answers[ticket] = answer
        self._room.tell_people()

    def is_waiting(self, ticket: str) -> bool:
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
            if found is not None and found.renewals != self._seats.renewals[found.seat]:
                found = None
            if found is not None:
                store = room.services.store
                await store.remember(token_hash(visitor), room.id, "seat", found.seat)
            del self._answers[ticket]
        return None if found is None else found.link

    def turn(self, turn: Turn) -> None:
        """Who was let in on a place holds its seat now."""
        for ticket, answer in self._answers.items():
            if answer is not None:
                self._answers[ticket] = answer._replace(seat=turn.seat(answer.seat))

    def close(self) -> None:
        """The game begins: whoever still waits is refused."""
        self._answers |= dict.fromkeys(self._guests)
        self._guests = {}
