"""The points of each seat as a viewer knows them, kept as long as they cannot have changed."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.game import State
from casetta.kernel.state import NOBODY

from .log import Entry
from .table import Table


class Points:
    """What everybody knows of the points of each seat, and what the seat itself knows."""

    def __init__(self, seats: int) -> None:
        self._open: list[int | None] = [None] * seats
        self._own: list[int | None] = [None] * seats

    def forget(self, entries: Sequence[Entry], table: Table) -> None:
        """Forget what these entries, which led to this table, may have changed."""
        for entry in entries:
            alone = entry.kind == "move" and table.game.fast.earned_alone and not table.is_over
            changed = (entry.seat,) if alone else range(table.seats)
            for seat in changed:
                self._open[seat] = self._own[seat] = None

    def told(self, table: Table, viewer: int, view: State) -> list[int]:
        """The points of all seats at a table for a viewer, who may know more of its own."""
        if None in self._open:
            self._find(table)
        told = list(self._open)
        if viewer != NOBODY:
            if self._own[viewer] is None:
                self._own[viewer] = table.game.rules.points(view, viewer)
            told[viewer] = self._own[viewer]
        return told  # type: ignore[return-value]

    def _find(self, table: Table) -> None:
        view = table.view(NOBODY)
        for seat, known in enumerate(self._open):
            if known is None:
                self._open[seat] = table.game.rules.points(view, seat)
