"""Which tables wait for people and may be listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from casetta.store.store import StoredTable

from ..protocol.bodies import OpenTable
from .rooms.metadata import UNREADABLE, About

if TYPE_CHECKING:
    from .hub import Hub


async def open_tables(hub: Hub) -> list[OpenTable]:
    """The tables that anybody may join; a damaged one is put aside and stops nobody."""
    tables = []
    for row in await hub.store.unfinished(status="waiting"):
        try:
            about = About.read(row.about)
        except UNREADABLE as error:
            await hub.store.quarantine(row.id, type(error).__name__)
            continue
        if about.policy.public:
            tables.append(listed(row, about))
    return tables


def listed(row: StoredTable, about: About) -> OpenTable:
    """A table as strangers see it."""
    return OpenTable(
        table=row.id,
        game=row.game,
        options=about.options,
        names=[place.name for place in about.places],
        free=[seat for seat, place in enumerate(about.places) if place.player == "open"],
    )
