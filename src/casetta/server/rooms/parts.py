"""What the parts of a room have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from .room import Room


class Part:
    """A part of a room, which it knows by a weak reference.

    A room and its parts that held each other would stay in memory, once nobody needs them, until
    garbage is collected.
    """

    __slots__ = ("_weak_room",)

    def __init__(self, room: Room) -> None:
        self._weak_room = ref(room)

    @property
    def _room(self) -> Room:
        room = self._weak_room()
        assert room is not None, "a room outlives its parts"
        return room
