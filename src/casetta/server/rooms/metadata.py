"""What is known about a table besides its log: who sits where, and what the host decided."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ...protocol.bodies import NewSeat, Policy

UNREADABLE = (msgspec.MsgspecError, KeyError, TypeError, ValueError)
"""What something stored of another form than ours may raise."""


class Place(Struct, frozen=True, kw_only=True):
    """A seat."""

    player: str
    """`person`, `open` or `bot:NAME`."""
    name: str = ""
    avatar: str = ""

    @classmethod
    def of(cls, seat: NewSeat) -> Place:
        """As somebody wishes it who makes a table."""
        return cls(player=seat.player, name=seat.name.strip(), avatar=seat.avatar)


class About(Struct, frozen=True, kw_only=True):
    """Stored as JSON beside the table."""

    places: tuple[Place, ...]
    options: dict[str, str | bool]
    policy: Policy
    epoch: str
    entropy: dict[int, str] = {}
    """What each seat added to the shuffle."""
    code: str | None = None
    content: dict[str, Any] | None = None
    """Own cards or an own scenario, in the form of its file; it is dealt from at the start."""
    setup: dict[str, Any] | None = None
    """A position to begin with, where a game goes on from another one."""
    next_table: str | None = None
    before: str | None = None
    """The table of which this is the rematch or copy."""
    first: bool = False
    """Whether somebody learns a game here; such a table is swept away when it is left."""
    heirs: dict[int, int] = {}
    """Which seat of the table before may come to which seat here by itself."""

    def told(self) -> dict[str, Any]:
        """As the store keeps it."""
        told = msgspec.to_builtins(self, str_keys=True)
        assert isinstance(told, dict)
        return told

    @classmethod
    def read(cls, stored: Any) -> About:
        """As it was stored."""
        return msgspec.convert(stored, cls, strict=False)
