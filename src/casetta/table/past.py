"""Positions of the past: no state is kept that can be played again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .log import Entry
from .table import Event, Table
from .undo import together, without


def positions(table: Table, entries: Iterable[Entry], first: int) -> Iterator[Table]:
    """A table after each of its entries from a version on; 0 is the deal.

    It is one and the same table as long as nothing is taken back or brought back.
    """
    table, made = table.again(()), {}
    if first == 0:
        yield table
    for entry in entries:
        if entry.kind == "move":
            made[entry.version] = Event(entry.seat, entry.body["move"], entry.version)
            table.play_again(made[entry.version])
        elif entry.kind in ("undo", "redo"):
            table = table.again(counting(table, entry, made))
        if entry.version >= first:
            yield table


def counting(table: Table, entry: Entry, made: Mapping[int, Event]) -> list[Event]:
    """The moves that count after some were taken back or brought back."""
    if entry.kind == "undo":
        return without(table.events, tuple(made[each] for each in entry.body["undone"]))
    return together(table.events, tuple(made[each] for each in entry.body["redone"]))
