"""The model: columns to choose, a room around them, a door, a way from the front door.

Of every square it decides whether it belongs to the room, and whether it is reached, within
the room or outside. What is reached grows like a tree: every square hangs on a
neighbour with a smaller label, and the first ones on the front door or on the door. What is
not reached of the room hangs on the rest in the same manner.

Each kind of bonus rule brings its own constraint (see bonuses/kind.py); here is what they have in
common. Left out are kinds without one, which ask about the whole plan or about distances, bonuses
of other rooms, and those that cost points.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ortools.sat.python import cp_model

from casetta.contract.game import State

from ..bonuses.rules import KINDS
from ..plan.plan import Piece
from ..plan.position import Bonus
from ..plan.squares import (
    SIDE,
    Squares,
    bits,
    is_on_sheet,
    numbers,
    of_numbers,
    one,
    stepped,
    union,
)
from ..rules.decisions import may_become_window
from ..rules.grid import beyond, side_of, square_of
from ..rules.openings import sees, windows_of
from ..rules.pieces import selects
from ..rules.scoring import EMPTY_ROOM
from ..rules.versions import FIRST
from .ground import SEAT, Column, Earlier, Ground, Hand, columns_of

Sum = Any
"""A Boolean variable, a sum of variables, or a plain number."""
Literals = dict[int, Any]
"""A Boolean variable for each of some squares or edges."""
WAY, STEP, JOINT = "way", "step", "joint"
"""The three trees: outside the room, within it, and what nobody walks on."""
ANY = -1
"""Any side, any view."""


@dataclass(frozen=True, slots=True)
class Tree:
    """How squares hang together: a label for each, and steps from the smaller to the larger."""

    labels: Literals
    steps: dict[tuple[int, int], Any] = field(default_factory=dict)


class WindowTarget(NamedTuple):
    """A bonus for a window: what it brings, the edges where it may be, whether it is earned."""

    points: int
    panes: dict[int, Any]
    is_earned: Any


class Model:
    """All that is to be decided about one room, and what it brings.

    A *spare* piece is drawn though it does not count: it only keeps the room from
    being empty.
    """

    seat = SEAT

    def __init__(self, state: State, hands: list[Hand], *, spare: bool) -> None:
        ground = Ground(state)
        self.state, self.plan, self.hands = state, ground, hands
        self.columns = columns_of(ground, hands)
        self.cp = cp_model.CpModel()
        self.chosen = [self.flag("column", column.index) for column in self.columns]
        self.spare: list[Sum] = [
            self.flag("spare", column.index) if spare else 0 for column in self.columns
        ]
        drawn = zip(self.columns, self.chosen, self.spare, strict=True)
        self.laid: list[tuple[Column, Sum]] = [(each, sum(either)) for each, *either in drawn]
        """Each column, and as a number whether it is drawn."""
        self.room = self.flags("room", numbers(ground.area))
        self.inside = self.flags("inside", numbers(ground.inside))
        self.outside = self.flags("outside", numbers(ground.passable))
        self.front = self.flags("front", ground.roots)
        self.door = self.flags("door", ground.possible_edges)
        self.crossed = self.flags(
            "crossed",
            (e for e in self.door if beyond(e) in self.outside and square_of(e) in self.inside),
        )
        """Doors that somebody may walk through."""
        self.served = [(piece, self.flag("served", piece.index)) for piece in ground.own_pieces]
        """The pieces that the room has already, and whether they count; then those of the hub."""
        self.hub_served = [(piece, self.flag("served", piece.index)) for piece in ground.hub_pieces]
        self.visited = [(each, self.flag("visited", each.room)) for each in ground.earlier]
        """Earlier rooms, and whether they can be reached."""
        self.entered = self.flag("entered")
        self.is_there = self.flag("there")
        self.is_furnished = self.flag("furnished")
        self.exists = self.flag("exists")
        """Whether bonus rules may speak of the room: it is entered, and furnished (H-34)."""
        self.trees: dict[str, Tree] = {}
        self.choose_columns()
        self.lay_columns()
        self.enclose()
        self.walk()
        self.hold_together()
        self.serve()
        self.add_bonuses()

    def flag(self, name: str, number: int = 0) -> Any:
        return self.cp.new_bool_var(f"{name} {number}")

    def flags(self, name: str, numbers: Iterable[int]) -> Literals:
        return {number: self.flag(name, number) for number in sorted(numbers)}

    # Pieces

    def choose_columns(self) -> None:
        """No more pieces than tokens, no more ideas than one; at most one spare piece."""
        for number, hand in enumerate(self.hands):
            for option in (0, 1):
                self.cp.add(self.taken(number, (option,)) <= hand.limits[option])
            self.cp.add(self.taken(number, (0, 1)) <= hand.tokens)
        self.ideas = sum(laid for column, laid in self.laid if column.uses_idea)
        self.cp.add(self.ideas <= (0 if self.plan.idea else 1))
        self.cp.add(sum(self.spare) <= 1)
        if all(piece.rug for piece in self.plan.own_pieces):
            furniture = sum(laid for column, laid in self.laid if not column.rug)
            self.cp.add(self.is_furnished <= furniture)
        self.cp.add(self.exists <= self.entered)
        if self.plan.version > FIRST:
            self.cp.add(self.exists <= self.is_furnished)

    def taken(self, hand: int, options: tuple[int, ...]) -> Sum:
        """How many pieces are drawn of some options of a hand."""
        return sum(
            laid for column, laid in self.laid if column.hand == hand and column.assigned in options
        )

    def lay_columns(self) -> None:
        """Bodies lie apart, in the room, and nobody walks on furniture; what counts is served.

        Columns of which only one can be chosen share the constraints of their circulation.
        """
        bodies: dict[int, list[Sum]] = defaultdict(list)
        furniture: dict[int, list[Sum]] = defaultdict(list)
        dots: dict[tuple[int, int], list[Sum]] = defaultdict(list)
        self.served_bodies: dict[int, list[Sum]] = defaultdict(list)
        for (column, laid), chosen, spare in zip(self.laid, self.chosen, self.spare, strict=True):
            for square in numbers(column.body):
                bodies[square].append(laid)
                if not column.rug:
                    furniture[square].append(laid)
                if column.dots:
                    self.served_bodies[square].append(chosen)
            is_lone = self.hands[column.hand].tokens == 1
            shared = column.hand if is_lone else len(self.hands) + column.index
            for square in numbers(column.dots):
                dots[shared, square].append(chosen)
                if not isinstance(spare, int):
                    self.cp.add_implication(spare, self.room[square])
        for square, room in self.room.items():
            self.cp.add(sum(bodies[square]) <= room)
            if square in self.inside:
                self.cp.add(sum(furniture[square]) + self.inside[square] <= room)
        for (_, square), variables in dots.items():
            self.cp.add(sum(variables) <= self.inside[square])

    # The room

    def enclose(self) -> None:
        """The room keeps what it has; it has one door, or none where there is no edge."""
        for square in numbers(self.plan.rooms[self.plan.here].begun):
            self.cp.add(self.room[square] == 1)
        for edge, door in self.door.items():
            self.cp.add_implication(door, self.room[square_of(edge)])
            if beyond(edge) in self.room:
                self.cp.add_implication(door, ~self.room[beyond(edge)])
        if self.plan.own_pieces:
            self.cp.add(self.is_there == 1)
        else:
            self.cp.add_max_equality(self.is_there, [0, *self.chosen, *self.spare])
            for square in self.room.values():
                self.cp.add_implication(square, self.is_there)
        if not self.plan.is_hub:
            self.open_or_seal()

    def open_or_seal(self) -> None:
        """One door, not in a wall that furniture leans on; none where there is no edge for one.

        (Rulings H-9, H-12, H-17.)
        """
        leaning: dict[int, list[Sum]] = defaultdict(list)
        for column, laid in self.laid:
            for edge in column.backs:
                leaning[edge].append(laid)
        sealed = self.flag("sealed")
        self.cp.add(sum(self.door.values()) + sealed == self.is_there)
        for edge, door in self.door.items():
            self.cp.add(sum(leaning[edge]) + door <= 1)
            beside = self.room.get(beyond(edge), 0)
            self.cp.add(beside + sum(leaning[edge]) >= self.room[square_of(edge)]).only_enforce_if(
                sealed
            )

    def hold_together(self) -> None:
        """The room is one area, also where nobody walks (ruling H-8).

        Bodies hang on their own circulation, so only the rest has to be looked after.
        """
        starts = self.starts = self.flags("start", self.room)
        self.cp.add(sum(starts.values()) == self.is_there - self.ways_in)
        roots = {square: [start, *self.served_bodies[square]] for square, start in starts.items()}
        for square, inside in self.inside.items():
            roots[square].append(inside)
        self.trees[JOINT] = self.grow(JOINT, self.room, self.plan.area, roots)

    def grow(
        self, name: str, squares: Literals, area: Squares, roots: Mapping[int, list[Any]]
    ) -> Tree:
        """Let each of the squares be a root or hang on one neighbour, without going in circles."""
        cp = self.cp
        tree = Tree({s: cp.new_int_var(0, len(squares), f"{name} {s}") for s in squares})
        holds: dict[int, list[Any]] = defaultdict(list)
        for pair in self.plan.pairs(area):
            ways = (pair, pair[::-1])
            steps = [cp.new_bool_var(f"{name} {start} {end}") for start, end in ways]
            for step, (start, end) in zip(steps, ways):
                tree.steps[start, end] = step
                cp.add(sum(steps) <= squares[start])
                cp.add(tree.labels[end] >= tree.labels[start] + 1).only_enforce_if(step)
                holds[end].append(step)
        for square, is_reached in squares.items():
            cp.add(sum([*roots.get(square, ()), *holds[square]]) == is_reached)
        return tree

    # Ways

    def walk(self) -> None:
        """What is reached hangs together with the square behind the front door."""
        ways: dict[int, list[Any]] = defaultdict(list)
        entries: dict[int, list[Any]] = defaultdict(list)
        for edge, front in self.front.items():
            if self.plan.is_hub:
                entries[square_of(edge)].append(front)
            else:
                ways[square_of(edge)].append(front)
                self.cp.add_implication(front, self.outside[square_of(edge)])
        for edge, crossed in self.crossed.items():
            entries[square_of(edge)].append(crossed)
            self.cp.add_implication(crossed, self.door[edge])
            self.cp.add_implication(crossed, self.outside[beyond(edge)])
        self.cp.add(sum(self.front.values()) <= 1)
        self.trees[WAY] = self.grow(WAY, self.outside, self.plan.passable, ways)
        self.trees[STEP] = self.grow(STEP, self.inside, self.plan.inside, entries)
        for square in self.outside.keys() & self.room.keys():
            self.cp.add_implication(self.outside[square], ~self.room[square])
        self.enter()

    def enter(self) -> None:
        """The room is entered through its door, the hub by the front door.

        It counts as entered only if it holds its marks.
        """
        entries = self.front if self.plan.is_hub else self.crossed
        self.ways_in: Sum = sum(entries.values())
        self.cp.add(self.ways_in <= self.is_there)
        self.cp.add(self.entered <= self.ways_in)
        for edge, entry in entries.items():
            self.cp.add_implication(entry, self.inside[square_of(edge)])
        for marks in self.plan.marks_wanted:
            marked = numbers(marks & self.plan.area)
            self.cp.add(sum(self.room[square] for square in marked) >= self.entered)

    # Points

    def serve(self) -> None:
        """Which pieces count: those of entered rooms whose circulation is all reached."""
        self.hand_points = [self.worth(number, hand) for number, hand in enumerate(self.hands)]
        for chosen in self.chosen:
            self.cp.add_implication(chosen, self.entered)
        for piece, served in self.served:
            self.cp.add_implication(served, self.entered)
            self.serve_piece(piece, served, self.inside)
        for piece, served in self.hub_served:
            self.cp.add(sum(self.front.values()) >= served)
            self.serve_piece(piece, served, self.outside)
        reached = self.inside if self.plan.is_hub else self.outside
        for each, visited in self.visited:
            self.cp.add(visited <= reached.get(each.before_door, 0))

    def worth(self, number: int, hand: Hand) -> Any:
        """The points of the pieces of a hand: a variable that knows how many there can be."""
        mine = [column for column in self.columns if column.hand == number]
        most = hand.tokens * max((column.points for column in mine), default=0)
        points = self.cp.new_int_var(0, most, f"hand {number}")
        self.cp.add(points <= sum(each.points * self.chosen[each.index] for each in mine))
        return points

    def serve_piece(self, piece: Piece, served: Any, reached: Literals) -> None:
        """A piece that is there already counts only if all its circulation is reached."""
        for square in numbers(piece.dots):
            self.cp.add(served <= reached.get(square, 0))

    def points(self) -> Sum:
        """The points of this room and of those before it; bonuses are added elsewhere."""
        known: list[tuple[Piece | Earlier, Any]] = [*self.served, *self.hub_served, *self.visited]
        empty = EMPTY_ROOM * (1 - self.is_furnished + self.plan.empty_rooms)
        return sum(self.hand_points) + sum(each.points * counts for each, counts in known) + empty

    def squares(self) -> Sum:
        return sum(self.room.values())

    def lost_floor(self) -> Sum:
        """How many free squares the room takes or cuts off from the front door.

        Where the free floor is no way, in and beside a hub, only what it takes.
        """
        free = self.plan.passable & self.plan.area
        if not free:
            return self.squares()
        pillars = [room for square, room in self.room.items() if not one(square) & free]
        kept = sum(self.outside[square] for square in numbers(free))
        return free.bit_count() - kept + sum(pillars)

    # Bonuses

    def add_bonuses(self) -> None:
        """Add the bonus rules that this room decides: what they bring, what they need."""
        self.here = self.plan.here
        self.reachable: dict[int, Sum] = {self.here: self.exists}
        """The rooms that bonus rules may speak of, and whether they can be reached."""
        existing = [(each, to) for each, to in self.visited if self.plan.may_exist(each.room)]
        self.reachable |= {each.room: visited for each, visited in existing}
        hub_served = []
        if self.plan.served_hub is not None and self.plan.may_exist(self.plan.served_hub):
            self.reachable[self.plan.served_hub] = sum(self.front.values())
            hub_served = self.hub_served
        drawn = [*zip(self.columns, self.chosen, strict=True), *self.served]
        self.own = [(piece, self.in_bonuses(piece, counts)) for piece, counts in drawn]
        """The pieces of the room, and whether they count for bonuses; then those of the others."""
        self.elsewhere = [*hub_served]
        self.elsewhere += [(piece, visited) for each, visited in existing for piece in each.pieces]
        self.windows: dict[int, Any] = {}
        self.wanted_windows: list[WindowTarget] = []
        self.wanted_fronts: set[int] = set()
        """What a first plan may look out for: windows, and edges for the front door."""
        self.known: list[int] = []
        self.bonuses: Sum = 0
        """What the known bonus rules bring, and the most that they can."""
        self.most = 0
        for number, bonus in enumerate(self.plan.house.bonuses):
            self.add(number, bonus)

    def in_bonuses(self, piece: Piece, counts: Any) -> Any:
        """Whether bonus rules count a piece of the room: a rug only beside furniture (H-34)."""
        if not piece.rug:
            return counts
        is_counted = self.flag("counted", piece.index)
        self.cp.add_implication(is_counted, counts)
        self.cp.add_implication(is_counted, self.exists)
        return is_counted

    def add(self, number: int, bonus: Bonus) -> None:
        """Add a bonus rule to the model, if it is one that this room decides."""
        kind, asked = KINDS[bonus.kind], bonus.rooms
        if bonus.points <= 0:
            return
        if kind.hits is not None:
            self.add_hits(number, kind.hits(self, bonus), bonus)
        elif kind.constrain is not None and (asked >> self.here & 1 or kind.asks_no_room):
            self.known.append(number)
            self.most += bonus.points
            if all(room in self.reachable for room in bits(asked)):
                holds = self.flag("bonus", bonus.at)
                for room, reachable in self.reachable.items():
                    if asked >> room & 1:
                        self.cp.add(holds <= reachable)
                kind.constrain(self, bonus, holds)
                self.bonuses += bonus.points * holds

    def add_hits(self, number: int, hits: Sum, bonus: Bonus) -> None:
        gained = self.cp.new_int_var(0, bonus.max, f"bonus {number}")
        self.cp.add(gained <= bonus.points * hits)
        self.known.append(number)
        self.bonuses += gained
        self.most += bonus.max

    # For all kinds

    def drawn(self) -> Sum:
        return sum(counts for _, counts in self.own)

    def seats(self) -> Sum:
        return sum(piece.seats * counts for piece, counts in self.own)

    def require(self, condition: Any, holds: Any) -> None:
        """Let something hold only under a condition."""
        self.cp.add(condition).only_enforce_if(holds)

    def here_if(self, name: str, bonus: Bonus) -> Any:
        """A Boolean variable for a hit in this room, which must be entered and furnished."""
        here = self.flag(name, bonus.at)
        self.cp.add(here <= self.exists)
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
        return sum(
            counts
            for piece, counts in [*self.own, *self.elsewhere]
            if selects(selector, piece.room, piece.number, piece.tags)
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

    def mirrors(self) -> list[Any]:
        """For each mirror, upright or lying, whether it leaves the room as it is."""
        both = (True, False)
        return [self.mirror(axis, upright=each) for axis in range(2 * SIDE) for each in both]

    def mirror(self, axis: int, *, upright: bool) -> Any:
        """A Boolean variable that is true only if the room is its own image."""
        holds = self.flag("mirror")
        for square, room in self.room.items():
            row, column = divmod(square, SIDE)
            row, column = (row, axis - column) if upright else (axis - row, column)
            other = self.room.get(SIDE * row + column) if is_on_sheet(row, column) else None
            self.cp.add_bool_or([~holds, ~room, *([] if other is None else [other])])
        return holds

    def along(self, side: int) -> list[Any]:
        """The squares that have an outer wall on a side."""
        outer = self.plan.house.outer[side]
        return [room for square, room in self.room.items() if outer & one(square)]

    def blank_squares(self) -> list[Sum]:
        """For each square whether it is in the room and nothing lies on it."""
        taken: dict[int, list[Sum]] = {square: [] for square in self.room}
        for column, laid in self.laid:
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
