"""Undo and redo: what a seat may take back by itself, what goes with it, what then counts.

A seat cannot take back what was followed by something new to anybody: a card turned over,
tiles drawn from the bag, the move of somebody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from casetta.contract.game import OPEN

from .log import Entry
from .table import Event, Table

Events: TypeAlias = tuple[Event, ...]
TakenBack: TypeAlias = Mapping[int, tuple[Events, ...]]
"""For each seat what it took back and may bring back, the latest last."""


def own_undo(events: Sequence[Event], seat: int, shown: int) -> Events:
    """The last move of a seat if it may take it back by itself, else nothing.

    `shown` is the version of the last entry that revealed something. Others may have
    moved since only in the same concealed step, where they knew nothing of it.
    """
    since: list[Event] = []
    for event in reversed(events):
        if event.version <= shown:
            return ()
        if event.seat == seat:
            return (event,) if all(in_one_step(event, each) for each in since) else ()
        if event.step == OPEN:
            return ()
        since.append(event)
    return ()


def last_of(events: Sequence[Event], seat: int) -> Event | None:
    """The last move of a seat that counts."""
    return next((event for event in reversed(events) if event.seat == seat), None)


def in_one_step(one: Event, other: Event) -> bool:
    """Whether two moves were made in the same concealed step."""
    return one.step == other.step != OPEN


def all_with(events: Sequence[Event], event: Event) -> Events:
    """What has to go if a move goes: all moves since, but not what others did in its step."""
    return tuple(
        each
        for each in events
        if each.version >= event.version
        and (each.seat == event.seat or not in_one_step(each, event))
    )


def without(events: Sequence[Event], gone: Events) -> list[Event]:
    """The moves that still count."""
    versions = {event.version for event in gone}
    return [event for event in events if event.version not in versions]


def together(events: Sequence[Event], more: Events) -> list[Event]:
    """The moves with others that count again, in their old order."""
    return sorted((*events, *more), key=lambda event: event.version)


def still_taken_back(taken: TakenBack, seat: int, steps: tuple[int, int]) -> TakenBack:
    """What all other seats may still bring back after a seat changed the position.

    `steps` are the steps before and after the change. Within a concealed step everybody
    keeps what concerns nobody else.
    """
    before, after = steps
    if before == OPEN or before != after:
        return {}
    return {
        other: kept
        for other, stack in taken.items()
        if other != seat and (kept := _in_step(stack, other, before))
    }


def _in_step(stack: tuple[Events, ...], seat: int, step: int) -> tuple[Events, ...]:
    """What a seat took back of its own moves in this step."""
    return tuple(
        events
        for events in stack
        if all(event.seat == seat and event.step == step for event in events)
    )


# Positions of the past: no state is kept that can be played again


Step: TypeAlias = tuple[Entry, Table, Table]
"""An entry with the table before and after it."""


def steps(table: Table, entries: Iterable[Entry], since: int) -> Iterator[Step]:
    """The steps that led to a table, those after a version."""
    table, made = table.again(()), {}
    for entry in entries:
        before = table
        if entry.kind == "move":
            made[entry.version] = Event(entry.seat, entry.body["move"], entry.version)
            table = table.after(made[entry.version])
        elif entry.kind == "undo":
            gone = tuple(made[each] for each in entry.body["undone"])
            table = table.again(without(table.events, gone))
        elif entry.kind == "redo":
            back = tuple(made[each] for each in entry.body["redone"])
            table = table.again(together(table.events, back))
        if entry.version > since:
            yield entry, before, table
