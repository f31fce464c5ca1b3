"""Bonus rules in the model: what all of them know, and those that count pieces."""

from __future__ import annotations

from typing import Any

from ..rules.layout import HUB, NONE, ROOM
from ..rules.objects import is_selected, seats_in, tokens_of_room
from ..rules.walking import holds_its_marks
from ..solver.ground import hub_is_built
from ..solver.hands import SEAT, Column
from ..solver.model import Model, Sum
from .reading import PIECE_NUMBER
from .rules import MIN, A


class Pieces:
    """What bonus rules know of the model; a condition limits `holds`, a Boolean variable."""

    def __init__(self, model: Model) -> None:
        self.model, self.state, self.cp = model, model.state, model.cp
        self.here = self.state[ROOM]
        self.reachable: dict[int, Sum] = {self.here: model.entered}
        for each, visited in zip(model.ground.earlier, model.visited):
            self.reachable[each.room] = visited
        hub = self.state[HUB]
        if hub != self.here and hub_is_built(self.state) and holds_its_marks(self.state, SEAT, hub):
            self.reachable[hub] = sum(model.front.values())

    def counted(self, selector: int) -> Sum:
        """How many pieces of a kind count."""
        model = self.model
        chosen = [
            variable
            for column, variable in zip(model.columns, model.chosen)
            if self.is_selected(column, selector)
        ]
        old = [*zip(model.ground.drawn, model.served), *zip(model.ground.hub, model.hub_served)]
        served = [
            variable
            for drawn, variable in old
            if is_selected(self.state, SEAT, drawn.piece, selector)
        ]
        earlier = [
            variable * sum(is_selected(self.state, SEAT, piece, selector) for piece in each.pieces)
            for each, variable in zip(model.ground.earlier, model.visited)
        ]
        return sum(chosen) + sum(served) + sum(earlier)

    def is_selected(self, column: Column, selector: int) -> bool:
        """Whether a selector speaks of a piece that may be drawn."""
        room, value = (selector >> 16) - 1, selector >> 4 & 0xFFF
        if room not in (NONE, self.here):
            return False
        if selector & 15 == PIECE_NUMBER:
            return column.number == value
        return bool(column.tags >> value & 1)

    def count(self, at: int, holds: Any) -> None:
        """At least so many pieces of a kind."""
        self.cp.add(self.counted(self.state[at + A]) >= self.state[at + MIN]).only_enforce_if(holds)

    def room_complete(self, at: int, holds: Any) -> None:
        """A piece for every token of the room."""
        pieces = sum(self.model.chosen) + sum(self.model.served)
        self.cp.add(pieces >= tokens_of_room(self.state, self.here)).only_enforce_if(holds)

    def seats(self, at: int, holds: Any) -> None:
        """So many can sit in the room."""
        model = self.model
        chosen = sum(
            column.seats * variable for column, variable in zip(model.columns, model.chosen)
        )
        served = sum(
            seats_in(self.state, SEAT, self.here, 1 << drawn.piece) * variable
            for drawn, variable in zip(model.ground.drawn, model.served)
        )
        self.cp.add(chosen + served >= self.state[at + MIN]).only_enforce_if(holds)
