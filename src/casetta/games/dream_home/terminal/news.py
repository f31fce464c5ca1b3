"""What a move did, in words."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Row, Scene

from ..rules.layout import ROUND, STAGE
from ..text.describe import describe


def news(scene: Scene, seat: int, moves: Sequence[int]) -> list[Row]:
    """What a seat did, and whether a round or the finish began."""
    assert scene.before is not None
    message, values = describe(scene.before, seat, moves[0])
    told = scene.say(message, **{**values, "seat": scene.names[seat]})
    rows: list[Row] = [[(told, "")]]
    if scene.view[ROUND] != scene.before[ROUND] and scene.view[STAGE] <= scene.before[STAGE]:
        rows[0] = [(told, ""), (" " + scene.say("turn-new-round"), "dim")]
    return rows


def gains(_scene: Scene) -> list[Row]:
    """Nothing but points, which stand elsewhere."""
    return []
