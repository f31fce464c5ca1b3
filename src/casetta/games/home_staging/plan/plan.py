"""`Plan`: the plan of one seat, as everything but the rules looks at it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from casetta.contract.game import State

from ..content.library import OWN, Scenario, scenario_of
from ..rules.layout import FINISH
from ..rules.rows import beyond
from .closings import (
    Closing,
    best_front_door,
    closing_text,
    finished_state,
    needed_squares,
    propose_closing,
    propose_door,
)
from .drawn import DrawnPlan
from .parts import Piece as Piece
from .parts import Room as Room
from .squares import Squares, one


class Plan(DrawnPlan):
    """The plan of one seat of a table, read-only and lazy: `Plan(state, seat)`.

    Every property is found out when it is first asked for and then kept; after a move make
    another `Plan`. Sets of squares are `Squares` (see squares.py), four of them side by side are
    `Sides`, edges are numbers as in the rules, seen from inside; None stands for none.

    - The table, from `Position`: phase, active, turn, room, card, cards, room_names, hub, house.
    - What is drawn: floor, covered, rugs, dots, closed, reserved, area, walls, backs, windows,
      front_door, pieces, rooms, current (the room at hand).
    - What can be walked: walkable, reached, `spread(from, within)`; `counts(piece)`,
      `is_reachable(room)`, points, `room_points(room)`, bonus_points.
    - What might be: `finished` (the plan as if it were finished now), `propose_closing()`,
      `possible_doors(squares)`, `possible_front_doors()`, `propose_front_door()`.
    - Why not: see reasons.py. Live figures: figures.py. A changed plan: changes.py.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        names: Sequence[str] | None = None,
        own: Scenario | None = None,
    ) -> None:
        super().__init__(state, seat, names)
        self.own = own
        """The own scenario that the table carries; only `home` needs it."""

    @property
    def home(self) -> Scenario:
        """The scenario."""
        return scenario_of(self.scenario, self.own)

    @property
    def is_own(self) -> bool:
        """Whether somebody brought the scenario."""
        return self.scenario >= OWN

    def propose_closing(self) -> Closing:
        """How the current room might be closed."""
        return propose_closing(self)

    def needed_squares(self) -> Squares:
        """The squares of that closing."""
        return needed_squares(self)

    def propose_door(self, squares: Squares) -> int | None:
        """The best door of the current room with these squares."""
        return propose_door(self, squares)

    def closing_text(self, closing: Closing) -> str:
        """A closing of the current room as one event."""
        assert self.current is not None
        return closing_text(self.current.own, closing)

    def propose_front_door(self) -> int | None:
        """The front door that brings most points; None where there is no place for one."""
        return best_front_door(self.state, self.seat, self.possible_front_doors())

    @cached_property
    def finished(self) -> Plan:
        """The plan as if it were finished now: see closings.py."""
        return _finished(tuple(self.state), self.seat)

    def is_to_come(self, room: int) -> bool:
        """Whether a room may still get furniture."""
        return self.phase < FINISH and (not self.is_opened(room) or room == self.room)

    @cached_property
    def worth(self) -> int:
        """The points so far, as if it were finished now; rooms still to come cost nothing yet."""
        if self.is_finished:
            return self.points
        to_come = [room for room in range(self.room_count) if self.is_to_come(room)]
        return self.finished.points - sum(self.penalty(room) for room in to_come)

    @property
    def cut_off(self) -> Squares:
        """The circulation squares that cannot be walked to as things are."""
        reached = self.finished.reached
        return self.dots & ~reached if reached else 0


@lru_cache(maxsize=32)
def _finished(state: tuple[int, ...], seat: int) -> Plan:
    return Plan(finished_state(Plan(list(state), seat)), seat)


def beyond_edge(edge: int) -> Squares:
    """The square on the far side of an edge, as a set; nothing beyond the sheet."""
    return one(int(beyond(edge))) if beyond(edge) >= 0 else 0


def behind(edges: Iterable[int]) -> Squares:
    """The squares that some edges are seen from."""
    found = 0
    for edge in edges:
        found |= one(edge >> 2)
    return found
