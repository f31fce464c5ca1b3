"""Bonus rules in the model: the shape of the room, and its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..rules.layout import EDGES, MARKS, NONE, OUTER, PILLARS, SIDE, WALLS
from ..rules.plan import inside_rows
from ..rules.rooms import is_rectangular
from ..rules.rows import beyond, has_edge
from ..solver.ground import squares_in
from ..solver.hands import SEAT
from ..solver.model import Sum
from .rules import DETAIL, MAX, MIN, ROOMS_OF
from .solver_pieces import Pieces


class Shapes(Pieces):
    """Conditions on the squares of the room."""

    def room_size(self, at: int, holds: Any) -> None:
        """Not too few squares, not too many."""
        least, most = self.state[at + MIN], self.state[at + MAX]
        self.cp.add(self.model.squares() >= least).only_enforce_if(holds)
        if most != NONE:
            self.cp.add(self.model.squares() <= most).only_enforce_if(holds)

    def same_size(self, at: int, holds: Any) -> None:
        """As many squares as other rooms."""
        for room in self.others(at):
            size = len(squares_in(self.state, inside_rows(SEAT, room)))
            self.cp.add(self.model.squares() == size).only_enforce_if(holds)

    def rectangular(self, at: int, holds: Any) -> None:
        """The room fills some rows and some columns."""
        self.rectangle(holds)

    def square(self, at: int, holds: Any) -> None:
        """As many rows as columns."""
        rows, columns = self.rectangle(holds)
        self.cp.add(sum(rows) == sum(columns)).only_enforce_if(holds)

    def per_rectangular(self, at: int) -> Sum:
        """Rectangular rooms, this one and others."""
        here = self.model.flag("rectangle", at)
        self.cp.add(here <= self.model.entered)
        self.rectangle(here)
        return here + sum(
            reachable
            for room, reachable in self.reachable.items()
            if room != self.here and is_rectangular(self.state, inside_rows(SEAT, room))
        )

    def rectangle(self, holds: Any) -> tuple[list[Any], list[Any]]:
        """Rows and columns that the room fills if `holds`; being connected, it has no gaps."""
        rows = [self.model.flag("row", row) for row in range(SIDE)]
        columns = [self.model.flag("column", column) for column in range(SIDE)]
        for square in range(SIDE * SIDE):
            row, column = rows[square // SIDE], columns[square % SIDE]
            room = self.model.room.get(square)
            if room is None:
                self.cp.add_bool_or([~holds, ~row, ~column])
            else:
                self.cp.add_bool_or([~holds, ~row, ~column, room])
                self.cp.add_bool_or([~holds, ~room, row])
                self.cp.add_bool_or([~holds, ~room, column])
        return rows, columns

    def symmetric(self, at: int, holds: Any) -> None:
        """A mirror somewhere, upright or lying, leaves the room as it is."""
        upright = {
            axis: lambda row, column, axis=axis: (row, axis - column) for axis in range(2 * SIDE)
        }
        lying = {
            axis: lambda row, column, axis=axis: (axis - row, column) for axis in range(2 * SIDE)
        }
        mirrors = [self.mirror(image) for image in (*upright.values(), *lying.values())]
        self.cp.add_bool_or([~holds, *mirrors])

    def mirror(self, image: Callable[[int, int], tuple[int, int]]) -> Any:
        """A Boolean variable that is true only if the room is its own image."""
        holds = self.model.flag("mirror")
        for square, room in self.model.room.items():
            row, column = image(*divmod(square, SIDE))
            is_on_sheet = 0 <= row < SIDE and 0 <= column < SIDE
            other = self.model.room.get(SIDE * row + column) if is_on_sheet else None
            self.cp.add_bool_or([~holds, ~room, *([] if other is None else [other])])
        return holds

    def touches_side(self, at: int, holds: Any) -> None:
        """Some square has an outer wall on a side."""
        self.cp.add(sum(self.along(self.state[at + DETAIL])) >= holds)

    def avoids_side(self, at: int, holds: Any) -> None:
        """No square has an outer wall on a side."""
        for room in self.along(self.state[at + DETAIL]):
            self.cp.add_implication(holds, ~room)

    def along(self, side: int) -> Iterable[Any]:
        """The squares that have an outer wall on a side."""
        return [
            room
            for square, room in self.model.room.items()
            if has_edge(self.state, OUTER, 4 * square + side)
        ]

    def no_waste(self, at: int, holds: Any) -> None:
        """Few squares are neither covered nor circulation nor rug nor pillar."""
        model = self.model
        taken: dict[int, list[Sum]] = {square: [] for square in model.room}
        for number, column in enumerate(model.columns):
            for square in column.squares:
                taken[square].append(model.drawn(number))
        old = {square for drawn in model.ground.drawn for square in (*drawn.body, *drawn.dots)}
        blank: list[Sum] = []
        for square in model.room.keys() - old - squares_in(self.state, PILLARS):
            used = model.flag("used", square)
            self.cp.add(used <= sum(taken[square]))
            self.cp.add(used <= model.room[square])
            blank.append(model.room[square] - used)
        self.cp.add(sum(blank) <= self.state[at + MAX]).only_enforce_if(holds)

    def holds_mark(self, at: int, holds: Any) -> None:
        """The room holds so many squares with a mark, all of them unless told."""
        marked = squares_in(self.state, MARKS + SIDE * self.state[at + DETAIL])
        least = self.state[at + MIN]
        here = sum(self.model.room[square] for square in marked & self.model.room.keys())
        self.cp.add(here >= (len(marked) if least == NONE else least)).only_enforce_if(holds)

    # Neighbours

    def others(self, at: int) -> list[int]:
        """The other rooms that a bonus asks about."""
        return [
            room
            for room in self.reachable
            if self.state[at + ROOMS_OF] >> room & 1 and room != self.here
        ]

    def rooms_touch(self, at: int, holds: Any) -> None:
        """Some wall lies between two rooms."""
        self.cp.add(sum(self.common_walls(self.others(at)[0])) >= holds)

    def rooms_apart(self, at: int, holds: Any) -> None:
        """No wall lies between two rooms."""
        self.cp.add(sum(self.common_walls(self.others(at)[0])) == 0).only_enforce_if(holds)

    def common_walls(self, other: int) -> list[Sum]:
        """The edges to another room that are walls: not doors, the other's neither."""
        there = squares_in(self.state, inside_rows(SEAT, other))
        return [
            room - self.model.door.get(edge, 0)
            for square, room in self.model.room.items()
            for edge in range(4 * square, 4 * square + 4)
            if beyond(edge) in there and has_edge(self.state, WALLS + EDGES * SEAT, edge)
        ]
