"""Bonus rules in the model: those that one room decides.

Left out are those that ask about the whole plan or about distances (near, far, touching,
at_window, corridor, all_cards_used, all_rooms_window, a mark in the corridor), those
of other rooms, and those that cost points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..rules.layout import BONUS, BONUS_SIZE, MOST_BONUSES, MOST_ROOMS, NONE
from ..solver.model import Model, Sum
from .reading import KINDS
from .rules import KIND, MAX, POINTS, ROOMS_OF, A
from .solver_shapes import Shapes
from .solver_windows import Windows


class Bonuses(Windows, Shapes):
    """The bonus rules that the model knows: which they are, what they bring, what they need."""

    def __init__(self, model: Model) -> None:
        super().__init__(model)
        self.known: list[int] = []
        self.total: Sum = 0
        self.most = 0
        for bonus in range(MOST_BONUSES):
            self.add(bonus)

    def add(self, bonus: int) -> None:
        """Add a bonus rule to the model, if it is one that this room decides."""
        at = BONUS + BONUS_SIZE * bonus
        kind, points = self.state[at + KIND], self.state[at + POINTS]
        if kind == NONE or points <= 0:
            return
        name, asked = KINDS[kind], self.state[at + ROOMS_OF]
        if name in PER_HIT:
            self.add_hits(bonus, PER_HIT[name](self, at), points, self.state[at + MAX])
        elif name in CONDITIONS and (asked >> self.here & 1 or name in WITHOUT_ROOM):
            self.known.append(bonus)
            self.most += points
            if self.can_be_reached(asked):
                self.total += points * self.condition(at, name, asked)

    def add_hits(self, bonus: int, hits: Sum, points: int, most: int) -> None:
        """Points for each hit, up to a limit."""
        gained = self.cp.new_int_var(0, most, f"bonus {bonus}")
        self.cp.add(gained <= points * hits)
        self.known.append(bonus)
        self.total += gained
        self.most += most

    def can_be_reached(self, asked: int) -> bool:
        """Whether all rooms that a bonus asks about are there."""
        return all(room in self.reachable for room in range(MOST_ROOMS) if asked >> room & 1)

    def condition(self, at: int, name: str, asked: int) -> Any:
        """A Boolean variable that may be true only where the bonus rule holds."""
        holds = self.model.flag("bonus", at)
        for room, reachable in self.reachable.items():
            if asked >> room & 1:
                self.cp.add(holds <= reachable)
        CONDITIONS[name](self, at, holds)
        return holds


Condition = Callable[[Bonuses, int, Any], None]
CONDITIONS: dict[str, Condition] = {
    "room_complete": Bonuses.room_complete,
    "count": Bonuses.count,
    "seats": Bonuses.seats,
    "window": Bonuses.window,
    "no_window": Bonuses.no_window,
    "view": Bonuses.view,
    "room_size": Bonuses.room_size,
    "same_size": Bonuses.same_size,
    "rectangular": Bonuses.rectangular,
    "square": Bonuses.square,
    "symmetric": Bonuses.symmetric,
    "rooms_touch": Bonuses.rooms_touch,
    "rooms_apart": Bonuses.rooms_apart,
    "touches_side": Bonuses.touches_side,
    "avoids_side": Bonuses.avoids_side,
    "no_waste": Bonuses.no_waste,
    "holds_mark": Bonuses.holds_mark,
    "front_door": Bonuses.front_door,
}
PER_HIT: dict[str, Callable[[Bonuses, int], Sum]] = {
    "per_count": lambda bonuses, at: bonuses.counted(bonuses.state[at + A]),
    "per_view": Bonuses.per_view,
    "per_rectangular": Bonuses.per_rectangular,
}
WITHOUT_ROOM = ("count", "front_door")
