"""What an entry touches, conceals and reveals."""

from __future__ import annotations

from casetta.contract.game import OPEN
from casetta.kernel.state import NOBODY

from .log import Entry
from .standing import Standing
from .undo import Events


def touched(before: Standing, after: Standing, entry: Entry) -> int:
    """The seats, as bits, whose legal moves an entry may have changed.

    Moves made at the same time do not disturb each other; what is taken back or
    brought back does so unless it belongs to the step that is going on.
    """
    everybody = (1 << before.table.seats) - 1
    if entry.kind in ("undo", "redo") and not before.step == after.step != OPEN:
        return everybody
    alone = before.table.waiting & after.table.waiting
    return everybody & ~alone | (0 if entry.seat == NOBODY else 1 << entry.seat)


def conceals(before: Standing, after: Standing, entry: Entry) -> bool:
    """Whether others may know only that there was a move."""
    return entry.kind == "move" and before.step == after.step != OPEN


def revealed(before: Standing, after: Standing, entry: Entry) -> Events:
    """The concealed moves that everybody may know after an entry and could not know before it."""
    ends_step = entry.kind == "move" and before.step not in (OPEN, after.step)
    if entry.kind != "redo" and not ends_step:
        return ()
    known = {event.version for event in before.table.events if event.step != before.step}
    return tuple(
        event
        for event in after.table.events
        if event.step not in (OPEN, after.step) and event.version not in known
    )
