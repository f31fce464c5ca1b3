"""A write of which nobody can tell whether it is on disk: the store is asked before more happens.

A disk may report a failure after it has taken everything. A move that was refused then, but is
there, must neither be lost nor be made twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from casetta.contract.errors import Wrong
from casetta.store.errors import NotWritten
from casetta.table.history import Prepared

from .parts import Part

if TYPE_CHECKING:
    from .room import Room


class Doubt(Part):
    """What one room wrote without hearing what became of it."""

    __slots__ = ("_prepared",)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._prepared: Prepared | None = None

    def __bool__(self) -> bool:
        """Whether there is any."""
        return self._prepared is not None

    def note(self, prepared: Prepared) -> None:
        """Nobody waited until these entries were written."""
        self._prepared = prepared

    async def is_written(self, prepared: Prepared) -> bool:
        """Whether entries are on disk although that failed; where nobody can tell, it is noted."""
        try:
            return await self._is_there(prepared)
        except NotWritten:
            self.note(prepared)
            return False

    async def resolved(self) -> Prepared | None:
        """What is on disk and not in memory yet; raises NotWritten while nobody can tell."""
        prepared = self._prepared
        if prepared is None:
            return None
        await self._room.hub.store.settled()
        is_there = await self._is_there(prepared)
        self._prepared = None
        return prepared if is_there else None

    async def _is_there(self, prepared: Prepared) -> bool:
        """Ask the store; a room that knows another log than the store is loaded anew."""
        room = self._room
        found = await room.hub.store.load_entries(room.id, room.running().version)
        if found and [each.hash for each in found] != [each.hash for each in prepared.entries]:
            room.hub.let_go(room)
            raise Wrong("store-failed")
        return bool(found)
