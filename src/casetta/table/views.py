"""What a viewer is told of a position: made from its view and from nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.kernel.state import NOBODY, seats_in

from .log import Entry
from .standing import Standing, versions_of
from .table import IllegalMove, Table, TableError, decision, demand_turn

Encode: TypeAlias = Callable[[Any], bytes]
"""Writes a document as JSON."""
Phrases: TypeAlias = list[dict[str, Any]]
"""What moves did, in words, as JSON."""
_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

MOST_LISTED = 2000
"""A state lists the legal moves of a seat if they are not more than these."""
LONGEST_QUOTED = 40
"""Letters of a text in the reason of a refusal."""
GUESS = 1
"""A dry run of several moves guesses what the seat cannot see, always alike."""


def shared(now: Standing, view: State) -> dict[str, Any]:
    """What all are told alike who see the same position, besides the drawing."""
    waiting = now.table.game.rules.waiting(view)
    return {
        "waiting": seats_in(waiting),
        "asked": now.asked.to_dict() if now.asked else None,
        "paused": now.paused,
        "players": list(now.players),
        "over": waiting == 0,
        "result": None if waiting else now.table.result(),
    }


def own(now: Standing, viewer: int, waiting: Sequence[int]) -> dict[str, Any]:
    """What a viewer may do."""
    if viewer == NOBODY or not waiting:
        return {"legal": [], "undo": [], "redo": []}
    may = viewer in waiting and may_move(now, viewer)
    return {
        "legal": legal(now.table, viewer) if may else [],
        "undo": versions_of(now.may_undo(viewer)),
        "redo": versions_of(now.may_redo(viewer)),
    }


def may_move(now: Standing, seat: int) -> bool:
    """Whether moves of a seat are taken from whoever holds it: nobody pauses, and no bot plays."""
    return not now.paused and not now.is_bot(seat)


def legal(table: Table, seat: int) -> list[str] | None:
    """The legal moves of a seat as texts; None when they are too many to list."""
    known = table.listed(seat) if table.game.fast.texts is None else table.legal(seat)
    return None if len(known) > MOST_LISTED else table.legal(seat)


def phrases_of(game: Game, before: State, after: State, seat: int, text: str) -> Phrases:
    """What a move did, from the view before it to the view after it."""
    moves = game.text.read(text)
    return [phrase.to_dict() for phrase in game.text.narrate(before, after, seat, moves)]


def dry_run(
    game: Game, view: State, seat: int, text: str, *, paused: bool = False
) -> dict[str, Any]:
    """Whether a seat may make this move, or several with `;` between them, as far as it can know.

    If it may: its sheet after them, and the moves it could go on with.
    """
    try:
        if paused:
            raise TableError("paused")
        after = _try(game, view, seat, text)
    except Wrong as refused:
        wrong = refused.__cause__ if isinstance(refused.__cause__, Wrong) else refused
        values = {name: _short(value) for name, value in wrong.values.items()}
        where = _short(wrong.where)
        return {"legal": False, "error": wrong.code, "where": where, "values": values}
    fine: dict[str, Any] = {"legal": True, "error": None, "where": None, "values": {}}
    return fine | _foreseen(game, after, seat)


def phrases_ahead(game: Game, before: State, seat: int, text: str) -> Phrases:
    """A decision that nobody has made, in words; raises Wrong where it cannot be made."""
    told: Phrases = []
    for part in decision(text):
        after = _try(game, before, seat, part)
        game.rules.hide(after, seat)
        told += phrases_of(game, before, after, seat, part)
        before = after
    return told


def _foreseen(game: Game, after: State, seat: int) -> dict[str, Any]:
    """What a seat may know of a position after its moves; nothing when all would be shown."""
    if game.rules.waiting(after) == 0:
        return {}
    game.rules.hide(after, seat)
    moves = game.legal(after, seat)
    following = None if len(moves) > MOST_LISTED else list(map(game.text.write, moves))
    return figures(game, after, seat) | {"next": following}


def _short(value: Any) -> Any:
    """A value that is not too long to be told; a text may be what was sent."""
    is_long = isinstance(value, str) and len(value) > LONGEST_QUOTED
    return f"{value[: LONGEST_QUOTED - 1]}…" if is_long else value


def _try(game: Game, view: State, seat: int, text: str) -> State:
    """Make the moves of a text in a world that looks like the view.

    Raises IllegalMove, whose cause is the game's own reason, where the rules forbid it.
    """
    world, guessed = list(view), False
    for part in decision(text):
        for move in game.text.read(part):
            demand_turn(game.rules.waiting(world), seat)
            if move not in game.legal(world, seat) and not game.rules.also(world, seat, move):
                raise IllegalMove("illegal-move") from game.text.why_not(world, seat, part)
            if not guessed:
                game.rules.guess(world, GUESS)
                guessed = True
            game.rules.play(world, seat, move)
    return world


def figures(game: Game, view: State, seat: int) -> dict[str, Any]:
    """The points of a seat so far, line by line, as far as a view tells."""
    sheet = game.text.sheet(view, seat)
    lines = [line.to_dict() for line in sheet.lines]
    found: dict[str, Any] = {"points": sheet.total, "lines": lines}
    if game.rules.waiting(view) == 0:
        found["awards"] = [
            {"rule": award.rule, "values": dict(award.values)}
            for award in game.text.awards(view)
            if award.seat == seat
        ]
    return found


# As JSON


def as_json(document: Any) -> bytes:
    """A document as JSON; servers give `StateWriter` a faster way."""
    return _write(document).encode()


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one with the entries of both; neither is empty."""
    return one[:-1] + b"," + other[1:]


class StateWriter:
    """One position as JSON for its viewers: what all of them see alike is written once."""

    __slots__ = ("_common", "_digest", "_drawn", "_encode", "_now", "waiting")

    def __init__(
        self, now: Standing, version: int, digest: str, view: State, encode: Encode
    ) -> None:
        """Begin with a viewer who sees this, and what the digest of that is."""
        self._now = now
        self._digest = digest
        self._encode = encode
        common = shared(now, view)
        self.waiting: list[int] = common["waiting"]
        self._common = encode({"version": version, **common})
        game = now.table.game
        drawn = game.text.drawing(view)
        for name in game.fast.own_drawing(view) if game.fast.own_drawing else ():
            del drawn[name]
        self._drawn = encode(drawn)

    def serves(self, digest: str) -> bool:
        """Whether a viewer whose view has this digest sees the same, but for a few entries."""
        return self._digest == digest or self._now.table.game.fast.own_drawing is not None

    def state(self, viewer: int, digest: str, view: State, points: list[int]) -> bytes:
        """All that a viewer is told."""
        own_drawing, drawn = self._now.table.game.fast.own_drawing, self._drawn
        if own_drawing is not None:
            drawn = joined(self._encode(own_drawing(view)), drawn)
        told = {"points": points, **own(self._now, viewer, self.waiting)}
        head = b'{"digest":"' + digest.encode() + b'","view":' + drawn + b"}"
        return joined(joined(head, self._encode(told)), self._common)


# Points


class Points:
    """The points of each seat as everybody knows them, and as the seat itself does.

    They are kept as long as they cannot have changed.
    """

    def __init__(self) -> None:
        self._open: dict[int, int] = {}
        self._own: dict[int, int] = {}

    def forget(self, entries: Sequence[Entry], table: Table) -> None:
        """Forget what these entries, which led to this table, may have changed."""
        for entry in entries:
            alone = entry.kind == "move" and table.game.fast.earned_alone and not table.is_over
            for seat in (entry.seat,) if alone else range(table.seats):
                self._open.pop(seat, None)
                self._own.pop(seat, None)

    def for_viewer(self, table: Table, viewer: int, view: State) -> list[int]:
        """The points of all seats at a table for a viewer, who may know more of its own."""
        points, seats = table.game.rules.points, range(table.seats)
        if len(self._open) < len(seats):
            missing, known_to_all = set(seats) - self._open.keys(), table.view(NOBODY)
            self._open |= {seat: points(known_to_all, seat) for seat in missing}
        found = [self._open[seat] for seat in seats]
        if viewer != NOBODY:
            if viewer not in self._own:
                self._own[viewer] = points(view, viewer)
            found[viewer] = self._own[viewer]
        return found
