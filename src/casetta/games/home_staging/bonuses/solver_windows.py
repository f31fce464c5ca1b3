"""Bonus rules in the model: windows, views, the front door."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..rules.decisions import may_become_window
from ..rules.layout import EDGES, MOST_WINDOWS, NONE, WINDOWS
from ..rules.objects import has_window
from ..rules.openings import sees, windows_of
from ..rules.rows import has_edge, side_of
from ..solver.hands import SEAT
from ..solver.model import Model, Sum
from .rules import DETAIL, POINTS
from .solver_pieces import Pieces

ANY = -1


@dataclass(frozen=True, slots=True)
class Wish:
    """A bonus for a window: what it brings, the edges where it may be, whether it is earned."""

    points: int
    panes: dict[int, Any]
    is_earned: Any


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a first plan may look out for: windows, and edges for the front door."""

    windows: list[Wish] = field(default_factory=list)
    fronts: set[int] = field(default_factory=set)


class Windows(Pieces):
    """Conditions on windows; those that bring something are drawn when the room is closed."""

    def __init__(self, model: Model) -> None:
        super().__init__(model)
        self.windows: dict[int, Any] = {}
        self.wishes = Wishes()

    def window(self, at: int, holds: Any) -> None:
        """A window in the room, if wanted on a side."""
        self.wish(at, self.state[at + DETAIL], ANY, holds)

    def view(self, at: int, holds: Any) -> None:
        """A window in the room that looks at something."""
        self.wish(at, ANY, self.state[at + DETAIL], holds)

    def per_view(self, at: int) -> Sum:
        """Rooms with such a window; those of other rooms are there or not."""
        ground = self.state[at + DETAIL]
        seen = self.model.flag("view", at)
        self.cp.add(seen <= self.model.entered)
        self.wish(at, ANY, ground, seen)
        return seen + sum(
            reachable
            for room, reachable in self.reachable.items()
            if room != self.here and has_window(self.state, SEAT, room, NONE, ground)
        )

    def no_window(self, at: int, holds: Any) -> None:
        """No window in the room."""
        self.cp.add(sum(self.panes(ANY, ANY).values()) == 0).only_enforce_if(holds)

    def wish(self, at: int, side: int, ground: int, holds: Any) -> None:
        """Let something hold only with a window, if wanted on a side, if wanted with that view."""
        panes = self.panes(side, ground)
        self.wishes.windows.append(Wish(self.state[at + POINTS], panes, holds))
        self.cp.add(sum(panes.values()) >= holds)

    def panes(self, side: int, ground: int) -> dict[int, Any]:
        """The windows of the room, if wanted on a side, if wanted with that view."""
        return {
            edge: pane
            for edge, pane in self.all_windows().items()
            if side in (ANY, side_of(edge)) and (ground == ANY or sees(self.state, edge, ground))
        }

    def all_windows(self) -> dict[int, Any]:
        """For each edge that is or may become a window: whether it is one of this room."""
        if not self.windows:
            for square, room in self.model.room.items():
                for edge in range(4 * square, 4 * square + 4):
                    self.add_window(edge, room)
            drawn = [pane for pane in self.windows.values() if pane.name.startswith("window")]
            most = self.state[MOST_WINDOWS]
            if most != NONE:
                self.cp.add(sum(drawn) <= most - windows_of(self.state, SEAT))
        return self.windows

    def add_window(self, edge: int, room: Any) -> None:
        """A window that is there counts if its square is in the room; a new one may be drawn."""
        if has_edge(self.state, WINDOWS + EDGES * SEAT, edge):
            self.windows[edge] = room
        elif may_become_window(self.state, SEAT, edge):
            self.windows[edge] = self.model.flag("window", edge)
            self.cp.add_implication(self.windows[edge], room)
            if edge in self.model.front:
                self.cp.add_at_most_one(self.windows[edge], self.model.front[edge])

    def front_door(self, at: int, holds: Any) -> None:
        """The front door faces a side and leads to a room."""
        facing = [edge for edge in self.model.front if side_of(edge) == self.state[at + DETAIL]]
        self.wishes.fronts.update(facing)
        self.cp.add(sum(self.model.front[edge] for edge in facing) >= holds)
        self.cp.add(sum(self.reachable.values()) >= holds)
