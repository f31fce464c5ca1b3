"""Bonus rules in the model: those that one room decides.

Each kind brings its own constraint (see bonuses/kind.py); here is what they have in common. Left
out are kinds without one, which ask about the whole plan or about distances, bonuses of other
rooms, and those that cost points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from casetta.contract.game import State

from ..bonuses.kind import Kind
from ..bonuses.rules import KINDS
from ..plan.plan import Piece
from ..plan.position import Bonus
from ..plan.squares import SIDE, bits, numbers, of_numbers, one, stepped, union
from ..rules.decisions import may_become_window
from ..rules.openings import sees, windows_of
from ..rules.rows import side_of
from ..rules.walking import selects
from .ground import SEAT, Hand
from .model import Model, Sum

ANY = -1
"""Any side, any view."""


@dataclass(frozen=True, slots=True)
class WindowTarget:
    """A bonus for a window: what it brings, the edges where it may be, whether it is earned."""

    points: int
    panes: dict[int, Any]
    is_earned: Any


class BonusModel(Model):
    """The model of a room with the bonus rules that it decides: what they bring, what they need."""

    seat = SEAT

    def __init__(self, state: State, hands: list[Hand], *, spare: bool) -> None:
        super().__init__(state, hands, spare=spare)
        plan = self.plan
        self.here = plan.here
        self.reachable: dict[int, Sum] = {self.here: self.entered}
        for each, visited in zip(plan.earlier, self.visited, strict=True):
            self.reachable[each.room] = visited
        if plan.served_hub is not None:
            self.reachable[plan.served_hub] = sum(self.front.values())
        self.own: list[tuple[Piece, Any]] = [
            *zip(self.columns, self.chosen, strict=True),
            *zip(plan.own_pieces, self.served, strict=True),
        ]
        """The pieces of the room, and whether they count."""
        self.windows: dict[int, Any] = {}
        self.wanted_windows: list[WindowTarget] = []
        self.wanted_fronts: set[int] = set()
        """What a first plan may look out for: windows, and edges for the front door."""
        self.known: list[int] = []
        self.bonuses: Sum = 0
        """What the known bonus rules bring, and the most that they can."""
        self.most = 0
        for number, bonus in enumerate(plan.house.bonuses):
            self.add(number, bonus)

    def add(self, number: int, bonus: Bonus) -> None:
        """Add a bonus rule to the model, if it is one that this room decides."""
        kind = KINDS[bonus.kind]
        if bonus.points <= 0:
            return
        if kind.hits is not None:
            self.add_hits(number, kind.hits(self, bonus), bonus)
        elif kind.constrain is not None and (bonus.rooms >> self.here & 1 or kind.asks_no_room):
            self.known.append(number)
            self.most += bonus.points
            if all(room in self.reachable for room in bits(bonus.rooms)):
                self.bonuses += bonus.points * self.condition(bonus, kind)

    def add_hits(self, number: int, hits: Sum, bonus: Bonus) -> None:
        """Points for each hit, up to a limit."""
        gained = self.cp.new_int_var(0, bonus.max, f"bonus {number}")
        self.cp.add(gained <= bonus.points * hits)
        self.known.append(number)
        self.bonuses += gained
        self.most += bonus.max

    def condition(self, bonus: Bonus, kind: Kind) -> Any:
        """A Boolean variable that may be true only where the bonus rule holds."""
        holds = self.flag("bonus", bonus.at)
        for room, reachable in self.reachable.items():
            if bonus.rooms >> room & 1:
                self.cp.add(holds <= reachable)
        assert kind.constrain is not None
        kind.constrain(self, bonus, holds)
        return holds

    # For all kinds

    def drawn(self) -> Sum:
        """How many pieces of the room count."""
        return sum(counts for _, counts in self.own)

    def seats(self) -> Sum:
        """How many can sit in the room."""
        return sum(piece.seats * counts for piece, counts in self.own)

    def require(self, condition: Any, holds: Any) -> None:
        """Let something hold only under a condition."""
        self.cp.add(condition).only_enforce_if(holds)

    def here_if(self, name: str, bonus: Bonus) -> Any:
        """A Boolean variable for a hit in this room, which must be entered."""
        here = self.flag(name, bonus.at)
        self.cp.add(here <= self.entered)
        return here

    def reached_others(self, is_hit: Callable[[int], bool]) -> Sum:
        """How many of the other rooms are hits and can be reached."""
        others = self.reachable.items()
        return sum(each for room, each in others if room != self.here and is_hit(room))

    def others(self, bonus: Bonus) -> list[int]:
        """The other rooms that a bonus asks about."""
        return [room for room in self.reachable if bonus.rooms >> room & 1 and room != self.here]

    def counted(self, selector: int) -> Sum:
        """How many pieces count that a selector speaks of."""
        plan = self.plan
        known = [*self.own, *zip(plan.hub_pieces, self.hub_served, strict=True)]
        here = sum(counts for piece, counts in known if is_selected(piece, selector))
        return here + sum(
            visited * sum(is_selected(piece, selector) for piece in each.pieces)
            for each, visited in zip(plan.earlier, self.visited, strict=True)
        )

    # Windows: those that bring something are drawn when the room is closed

    def want_window(self, bonus: Bonus, side: int, ground: int, holds: Any) -> None:
        """Let something hold only with a window, if wanted on a side, if wanted with that view."""
        panes = self.panes(side, ground)
        self.wanted_windows.append(WindowTarget(bonus.points, panes, holds))
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
            for square, room in self.room.items():
                for edge in range(4 * square, 4 * square + 4):
                    self.add_window(edge, room)
            drawn = [pane for pane in self.windows.values() if pane.name.startswith("window")]
            most = self.plan.house.most_windows
            if most != ANY:
                self.cp.add(sum(drawn) <= most - windows_of(self.state, SEAT))
        return self.windows

    def add_window(self, edge: int, room: Any) -> None:
        """A window that is there counts if its square is in the room; a new one may be drawn."""
        if edge in self.plan.windows:
            self.windows[edge] = room
        elif may_become_window(self.state, SEAT, edge):
            self.windows[edge] = self.flag("window", edge)
            self.cp.add_implication(self.windows[edge], room)
            if edge in self.front:
                self.cp.add_at_most_one(self.windows[edge], self.front[edge])

    # Shapes

    def rectangle(self, holds: Any) -> tuple[list[Any], list[Any]]:
        """Rows and columns that the room fills if `holds`; being connected, it has no gaps."""
        rows = [self.flag("row", row) for row in range(SIDE)]
        columns = [self.flag("column", column) for column in range(SIDE)]
        for square in range(SIDE * SIDE):
            row, column = rows[square // SIDE], columns[square % SIDE]
            room = self.room.get(square)
            if room is None:
                self.cp.add_bool_or([~holds, ~row, ~column])
            else:
                self.cp.add_bool_or([~holds, ~row, ~column, room])
                self.cp.add_bool_or([~holds, ~room, row])
                self.cp.add_bool_or([~holds, ~room, column])
        return rows, columns

    def mirrors(self) -> Iterator[Any]:
        """For each mirror, upright or lying, whether it leaves the room as it is."""
        for axis in range(2 * SIDE):
            yield self.mirror(axis, upright=True)
            yield self.mirror(axis, upright=False)

    def mirror(self, axis: int, *, upright: bool) -> Any:
        """A Boolean variable that is true only if the room is its own image."""
        holds = self.flag("mirror")
        for square, room in self.room.items():
            row, column = divmod(square, SIDE)
            row, column = (row, axis - column) if upright else (axis - row, column)
            is_on_sheet = 0 <= row < SIDE and 0 <= column < SIDE
            other = self.room.get(SIDE * row + column) if is_on_sheet else None
            self.cp.add_bool_or([~holds, ~room, *([] if other is None else [other])])
        return holds

    def along(self, side: int) -> list[Any]:
        """The squares that have an outer wall on a side."""
        outer = self.plan.house.outer[side]
        return [room for square, room in self.room.items() if outer & one(square)]

    def blank_squares(self) -> list[Sum]:
        """For each square whether it is in the room and nothing lies on it."""
        taken: dict[int, list[Sum]] = {square: [] for square in self.room}
        for column, laid in zip(self.columns, self.laid, strict=True):
            for square in numbers(column.squares):
                taken[square].append(laid)
        used_up = self.plan.house.pillars | union(each.squares for each in self.plan.own_pieces)
        blank: list[Sum] = []
        for square in numbers(of_numbers(self.room) & ~used_up):
            used = self.flag("used", square)
            self.cp.add(used <= sum(taken[square]))
            self.cp.add(used <= self.room[square])
            blank.append(self.room[square] - used)
        return blank

    def common_walls(self, other: int) -> list[Sum]:
        """The edges to another room that are walls: not doors, the other's neither."""
        there, walls = self.plan.rooms[other].squares, self.plan.walls
        return [
            room - self.door.get(4 * square + side, 0)
            for square, room in self.room.items()
            for side in range(4)
            if stepped(one(square), side) & there and walls[side] & one(square)
        ]


def is_selected(piece: Piece, selector: int) -> bool:
    """Whether a selector speaks of a piece."""
    return bool(selects(selector, piece.room, piece.number, piece.tags))
