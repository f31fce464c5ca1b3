"""What viewers are told of a position, as JSON: what all of them see alike is written once."""

from __future__ import annotations

from typing import Any

import msgspec

from casetta.contract.game import Game, State

from . import views as seen
from .standing import Standing

write = msgspec.json.Encoder().encode


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one with the entries of both; neither is empty."""
    return one[:-1] + b"," + other[1:]


class Written:
    """One position at a table, as far as it was written down for somebody."""

    __slots__ = ("_common", "_digest", "_drawn", "_now", "waiting")

    def __init__(self, now: Standing, version: int, digest: str, view: State) -> None:
        """Begin with a viewer who sees this, and what the digest of that is."""
        self._now = now
        self._digest = digest
        common = seen.shared(now, view)
        self.waiting: list[int] = common["waiting"]
        self._common = write({"version": version, **common})
        self._drawn = drawn_alike(now.table.game, view)

    def serves(self, digest: str) -> bool:
        """Whether a viewer whose view has this digest sees the same, but for a few entries."""
        return self._digest == digest or self._now.table.game.fast.own_drawing is not None

    def state(self, viewer: int, digest: str, view: State, points: list[int]) -> msgspec.Raw:
        """All that a viewer is told."""
        own_drawing, drawn = self._now.table.game.fast.own_drawing, self._drawn
        if own_drawing is not None:
            drawn = joined(write(own_drawing(view)), drawn)
        own: dict[str, Any] = {"digest": digest, "view": msgspec.Raw(drawn), "points": points}
        own |= seen.own(self._now, viewer, view, self.waiting)
        return msgspec.Raw(joined(write(own), self._common))


def drawn_alike(game: Game, view: State) -> bytes:
    """The drawing of a view without the entries that are not the same for all viewers."""
    drawn = game.text.drawing(view)
    if game.fast.own_drawing is not None:
        for name in game.fast.own_drawing(view):
            del drawn[name]
    return write(drawn)
