"""How things stand at a table, and what each kind of entry makes of it.

A standing is never changed: an entry gives a new one, or a reason why not. A seat cannot take
back what was followed by something new to anybody: a card turned over, tiles drawn from the bag,
the move of somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from casetta.contract.game import OPEN
from casetta.kernel.state import NOBODY

from .log import Entry
from .table import Event, NotYourTurn, Table, TableError

Events: TypeAlias = tuple[Event, ...]
Body: TypeAlias = Mapping[str, Any]
PERSON = "person"
BOT = "bot:"
MOVE_CHARACTERS = 4_000
"""Of a move; the longest of any game is far shorter. The protocol tells clients the same number."""
NAME_CHARACTERS = 20
"""Of the name of a person."""
LONGEST_PLAYER = 64
"""Characters of what plays a seat, and of what a seat is called in a record."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat asks all others to let it take back these moves."""

    version: int
    seat: int
    undone: Events
    agreed: frozenset[int] = frozenset()

    def to_dict(self) -> dict[str, Any]:
        return {
            "version": self.version,
            "seat": self.seat,
            "undone": versions_of(self.undone),
            "agreed": sorted(self.agreed),
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """What the entries so far add up to."""

    table: Table
    players: tuple[str, ...]
    """Who plays each seat: `person` or `bot:NAME`."""
    paused: bool = False
    asked: Asked | None = None
    taken_back: Mapping[int, tuple[Events, ...]] = field(default_factory=dict)
    """For each seat what it took back and may bring back, the latest last."""
    shown: int = 0
    """The version of the last entry that revealed something."""

    @property
    def step(self) -> int:
        """The concealed step that is going on, if any."""
        return self.table.game.rules.step(self.table.state)

    @property
    def silent(self) -> list[int]:
        """The seats that have not yet agreed to what is asked."""
        assert self.asked is not None
        done = {self.asked.seat, *self.asked.agreed}
        return [seat for seat in range(self.table.seats) if seat not in done]

    @property
    def is_agreed(self) -> bool:
        """Whether all others let the seat that asks take back its moves."""
        return self.asked is not None and not self.silent

    def is_bot(self, seat: int) -> bool:
        return self.players[seat].startswith(BOT)

    def may_undo(self, seat: int) -> Events:
        """The last move of a seat if it may take it back by itself now, else nothing.

        Nothing was revealed since. Others may have moved since only in the same concealed step,
        where they knew nothing of it.
        """
        since: list[Event] = []
        for event in () if self.table.is_over else reversed(self.table.events):
            if event.version <= self.shown:
                return ()
            if event.seat == seat:
                return (event,) if all(in_one_step(event, each) for each in since) else ()
            if event.step == OPEN:
                return ()
            since.append(event)
        return ()

    def may_redo(self, seat: int) -> Events:
        """What a seat may bring back now."""
        stack = self.taken_back.get(seat, ())
        return stack[-1] if stack and not self.table.is_over else ()

    def due(self) -> tuple[str, int] | None:
        """The entry that follows at once, as kind and seat: a bot agrees, or all have agreed."""
        if self.asked is None:
            return None
        if self.is_agreed:
            return "undo", self.asked.seat
        bots = [seat for seat in self.silent if self.is_bot(seat)]
        return ("agree", bots[0]) if bots else None

    def after(self, version: int, kind: str, seat: int, body: Body) -> tuple[Body, Standing]:
        """What an entry of this version does: its body, complete, and the new standing."""
        handler = HANDLERS.get(kind)
        if handler is None:
            raise TableError("unknown-kind", known=", ".join(HANDLERS))
        if not (0 <= seat < self.table.seats or (seat == NOBODY and kind in SEATLESS)):
            raise NotYourTurn("not-your-turn")
        if self.table.is_over:
            raise NotYourTurn("game-over")
        if self.paused and kind in NOT_WHILE_PAUSED:
            raise TableError("paused")
        if self.is_agreed and kind != "undo":
            raise TableError("already-asked")
        return handler(self, version, seat, body)

    def _moved(
        self, seat: int, table: Table, shown: int, stack: tuple[Events, ...] = ()
    ) -> Standing:
        """The standing after a seat changed the position; `stack` is what it may bring back.

        Within a concealed step all others may still bring back what concerns nobody else.
        """
        step, taken = self.step, {seat: stack}
        if step == table.game.rules.step(table.state) != OPEN:
            for other in self.taken_back.keys() - {seat}:
                taken[other] = tuple(
                    events
                    for events in self.taken_back[other]
                    if all(event.seat == other and event.step == step for event in events)
                )
        return Standing(table, self.players, self.paused, None, taken, shown)


def versions_of(events: Sequence[Any]) -> list[int]:
    return [event.version for event in events]


# Moves, taken back and brought back


def in_one_step(one: Event, other: Event) -> bool:
    """Whether two moves were made in the same concealed step."""
    return one.step == other.step != OPEN


def _move(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    text = body.get("move")
    if not isinstance(text, str) or len(text) > MOVE_CHARACTERS:
        raise TableError("unreadable-move")
    table = now.table.copy()
    table.play(seat, text, version=version)
    return {"move": text}, now._moved(seat, table, _shown(now, table, version))


def _undo(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    if now.asked is not None and now.is_agreed:
        gone = now.asked.undone if seat == now.asked.seat else ()
    else:
        gone = now.may_undo(seat)
    body = _chosen("undone", gone, body, "nothing-to-undo")
    table = now.table.without(body["undone"])
    stack = (*now.taken_back.get(seat, ()), gone)
    return body, now._moved(seat, table, now.shown, stack)


def _redo(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    back = now.may_redo(seat)
    body = _chosen("redone", back, body, "nothing-to-redo")
    table = now.table.together_with(back)
    stack = now.taken_back[seat][:-1]
    return body, now._moved(seat, table, _shown(now, table, version), stack)


def _shown(now: Standing, table: Table, version: int) -> int:
    """The version of the last entry that revealed something, if this one led to that table."""
    revealed = table.game.reveals(now.table.state, table.state)
    return version if revealed else now.shown


def _chosen(name: str, events: Events, body: Body, code: str) -> Body:
    """The body that names these moves; whoever names others is refused."""
    versions = versions_of(events)
    if not versions or body.get(name, versions) != versions:
        raise TableError(code)
    return {name: versions}


# Asking all others


def _ask(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    if now.asked is not None:
        raise TableError("already-asked")
    gone = _asked_for(now, seat, body)
    body = _chosen("undone", gone, body, "nothing-to-undo")
    return body, replace(now, asked=Asked(version, seat, gone))


def _asked_for(now: Standing, seat: int, body: Body) -> Events:
    """What a seat asks for: a move of its own, the last one unless told, and all that goes with it.

    That is all moves since, but not what others did in its step. Whatever else is named in the
    body is refused by `_chosen`.
    """
    events, named = now.table.events, body.get("undone")
    own = [event for event in events if event.seat == seat]
    if isinstance(named, list) and named:
        own = [event for event in own if event.version == named[0]]
    return tuple(
        each
        for each in events
        if own
        and each.version >= own[-1].version
        and (each.seat == seat or not in_one_step(each, own[-1]))
    )


def _agree(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    if now.asked is None or seat not in now.silent:
        raise TableError("nobody-asks")
    asked = replace(now.asked, agreed=now.asked.agreed | {seat})
    return {}, replace(now, asked=asked)


def _refuse(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    """Whoever asked may withdraw the question by refusing it."""
    if now.asked is None:
        raise TableError("nobody-asks")
    return {}, replace(now, asked=None)


# Who plays, and when


def _hand_over(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    to = body.get("to")
    if not is_player(to):
        raise TableError("unknown-player")
    players = list(now.players)
    players[seat] = str(to)
    return {"to": to}, replace(now, players=tuple(players))


def is_player(name: Any) -> bool:
    """Whether a text names somebody who may play a seat."""
    if not isinstance(name, str) or len(name) > LONGEST_PLAYER:
        return False
    return name == PERSON or (name.startswith(BOT) and name.isprintable() and name != BOT)


def _pause(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    if now.paused:
        raise TableError("paused")
    return {}, replace(now, paused=True)


def _resume(now: Standing, version: int, seat: int, body: Body) -> tuple[Body, Standing]:
    if not now.paused:
        raise TableError("not-paused")
    return {}, replace(now, paused=False)


Handler: TypeAlias = Callable[[Standing, int, int, Body], tuple[Body, Standing]]
HANDLERS: Mapping[str, Handler] = {
    "move": _move,
    "undo": _undo,
    "redo": _redo,
    "ask": _ask,
    "agree": _agree,
    "refuse": _refuse,
    "hand-over": _hand_over,
    "pause": _pause,
    "resume": _resume,
}
SEATLESS = ("pause", "resume")
"""What the table itself may do, by its clock or its host."""
NOT_WHILE_PAUSED = ("move", "undo", "redo", "ask")


# What an entry touches, conceals and reveals


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
