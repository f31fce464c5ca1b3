"""Links to a table: what a token opens, and how links are added and replaced.

A link may be replaced while somebody comes in by it. So `renewals` counts replacements: whoever
was let in is looked up again if it changed meanwhile (auth.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from casetta.kernel.state import NOBODY
from casetta.store.store import NewLink, new_token, token_hash

from ...protocol.bodies import Links as LinksBody
from .broadcast import Audience
from .metadata import Metadata
from .parts import Change, Check, Part, RoomView


@dataclass(frozen=True, slots=True)
class Link:
    """What a token opens."""

    table: str
    role: str
    """`host`, `seat` or `spectator`."""
    seat: int = NOBODY


def new_links(table: str, seats: int, given: Mapping[str, str]) -> LinksBody:
    """The links of a new table: for its host, its spectators and each seat; some may be given."""

    def token(name: str) -> str:
        return given.get(name) or new_token()

    each = {str(seat): token(str(seat)) for seat in range(seats)}
    return LinksBody(table=table, host=token("host"), seats=each, spectator=token("spectator"))


def link_rows(links: LinksBody) -> list[NewLink]:
    """The same as the store keeps them."""
    common = {"host": links.host, "spectator": links.spectator}
    rows: list[NewLink] = [
        (token_hash(token), role, None) for role, token in common.items() if token
    ]
    return rows + [(token_hash(token), "seat", int(seat)) for seat, token in links.seats.items()]


def seats_of(links: Sequence[Link]) -> frozenset[int]:
    """The seats that links open."""
    return frozenset(link.seat for link in links if link.role == "seat")


class Links(Part):
    """The links of one table."""

    __slots__ = ("_audience", "_seat_renewals", "_total")

    def __init__(self, room: RoomView, audience: Audience) -> None:
        super().__init__(room)
        self._audience = audience
        self._total = 0
        self._seat_renewals: Counter[int] = Counter()

    @property
    def renewals(self) -> int:
        """How often any link was replaced."""
        return self._total

    def renewals_of(self, seat: int) -> int:
        """How often the link of a seat was replaced."""
        return self._seat_renewals[seat]

    async def renew(
        self,
        role: str,
        seat: int | None = None,
        *,
        visitor: str | None = None,
        changed: Change | None = None,
        still: Check | None = None,
    ) -> str:
        """A new link in place of the old ones, which open nothing any more, also in browsers.

        The visitor's browser remembers the new one. `changed` is what else changes about the
        table; `still` asks whether whoever wants all this may. All is written in one step.
        """
        room, token = self._room, new_token()
        remembers = None if visitor is None else token_hash(visitor)

        def changes(about: Metadata) -> Mapping[str, Any]:
            about = msgspec.structs.replace(about, **(changed(about) if changed else {}))
            about = about if seat is None else self._without_holder(about, seat)
            return msgspec.structs.asdict(about)

        async def write(about: dict[str, Any] | None) -> None:
            store = room.services.store
            await store.renew_link(room.id, role, seat, token_hash(token), remembers, about)
            self._total += 1
            if seat is not None:
                self._seat_renewals[seat] += 1
            self._audience.close_holders(role, seat)

        await room.change(changes, write, still)
        return token

    def _without_holder(self, about: Metadata, seat: int) -> Metadata:
        """The metadata of a table whose seat has a new holder.

        Nobody comes to it from the table before, and what was added to the shuffle from it is
        gone.
        """
        heirs = {old: new for old, new in about.heirs.items() if new != seat}
        entropy = dict(about.entropy)
        if self._room.status == "waiting":
            entropy.pop(seat, None)
        return msgspec.structs.replace(about, heirs=heirs, entropy=entropy)

    async def issue(self, role: str, seat: int | None = None, visitor: str | None = None) -> str:
        """One more link to the same, remembered by the visitor's browser; the others stay."""
        token = new_token()
        visit = None if visitor is None else (token_hash(visitor), role, seat)
        rows: list[NewLink] = [(token_hash(token), role, seat)]
        await self._room.services.store.add_links(self._room.id, rows, visit)
        return token
