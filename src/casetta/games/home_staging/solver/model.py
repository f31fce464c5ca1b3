"""The model: columns to choose, a room around them, a door, a way from the front door.

Of every square it decides whether it belongs to the room, and whether it is reached, within
the room or outside. What is reached grows like a tree: every square hangs on a
neighbour with a smaller label, and the first ones on the front door or on the door. What is
not reached of the room hangs on the rest in the same manner.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ortools.sat.python import cp_model

from casetta.contract.game import State

from ..plan.plan import Piece
from ..plan.squares import Squares, numbers, one
from ..rules.rows import beyond, square_of
from ..rules.scoring import EMPTY_ROOM
from .ground import Earlier, Ground, Hand, columns_of

Sum = Any
"""A Boolean variable, a sum of variables, or a plain number."""
Literals = dict[int, Any]
"""A Boolean variable for each of some squares or edges."""
WAY, STEP, JOINT = "way", "step", "joint"
"""The three trees: outside the room, within it, and what nobody walks on."""


@dataclass(frozen=True, slots=True)
class Tree:
    """How squares hang together: a label for each, and steps from the smaller to the larger."""

    labels: Literals
    steps: dict[tuple[int, int], Any] = field(default_factory=dict)


class Model:
    """All that is to be decided about one room, and what it brings.

    A *spare* piece is drawn though it does not count: it only keeps the room from
    being empty.
    """

    def __init__(self, state: State, hands: list[Hand], *, spare: bool) -> None:
        ground = Ground(state)
        self.state, self.plan, self.hands = state, ground, hands
        self.columns = columns_of(ground, hands)
        self.cp = cp_model.CpModel()
        self.chosen = [self.flag("column", column.index) for column in self.columns]
        self.spare: list[Sum] = [
            self.flag("spare", column.index) if spare else 0 for column in self.columns
        ]
        self.laid: list[Sum] = [sum(each) for each in zip(self.chosen, self.spare, strict=True)]
        """Whether each column is drawn, as a number."""
        self.room = self.flags("room", numbers(ground.area))
        self.inside = self.flags("inside", numbers(ground.inside))
        self.outside = self.flags("outside", numbers(ground.passable))
        self.front = self.flags("front", ground.roots)
        self.door = self.flags("door", ground.possible_edges)
        self.crossed = self.flags("crossed", filter(self.is_way, self.door))
        self.served = [self.flag("served", drawn.index) for drawn in ground.own_pieces]
        self.hub_served = [self.flag("served", drawn.index) for drawn in ground.hub_pieces]
        self.visited = [self.flag("visited", each.room) for each in ground.earlier]
        self.entered = self.flag("entered")
        self.is_there = self.flag("there")
        self.is_furnished = self.flag("furnished")
        self.trees: dict[str, Tree] = {}
        self.choose_columns()
        self.lay_columns()
        self.enclose()
        self.walk()
        self.hold_together()
        self.serve()

    def flag(self, name: str, number: int = 0) -> Any:
        """A Boolean variable."""
        return self.cp.new_bool_var(f"{name} {number}")

    def flags(self, name: str, numbers: Iterable[int]) -> Literals:
        """A Boolean variable for each of some squares or edges."""
        return {number: self.flag(name, number) for number in sorted(numbers)}

    def is_way(self, edge: int) -> bool:
        """Whether somebody may walk through a door on this edge."""
        return beyond(edge) in self.outside and square_of(edge) in self.inside

    # Pieces

    def choose_columns(self) -> None:
        """No more pieces than tokens, no more ideas than one; at most one spare piece."""
        for number, hand in enumerate(self.hands):
            for option in (0, 1):
                self.cp.add(self.taken(number, (option,)) <= hand.limits[option])
            self.cp.add(self.taken(number, (0, 1)) <= hand.tokens)
        drawn = list(zip(self.columns, self.laid, strict=True))
        self.ideas = sum(laid for column, laid in drawn if column.uses_idea)
        self.cp.add(self.ideas <= (0 if self.plan.idea else 1))
        self.cp.add(sum(self.spare) <= 1)
        if all(piece.rug for piece in self.plan.own_pieces):
            self.cp.add(self.is_furnished <= sum(laid for column, laid in drawn if not column.rug))

    def taken(self, hand: int, options: tuple[int, ...]) -> Sum:
        """How many pieces are drawn of some options of a hand."""
        return sum(
            laid
            for column, laid in zip(self.columns, self.laid, strict=True)
            if column.hand == hand and column.assigned in options
        )

    def lay_columns(self) -> None:
        """Bodies lie apart, in the room, and nobody walks on furniture; what counts is served.

        Columns of which only one can be chosen share the constraints of their circulation.
        """
        bodies: dict[int, list[Sum]] = defaultdict(list)
        furniture: dict[int, list[Sum]] = defaultdict(list)
        dots: dict[tuple[int, int], list[Sum]] = defaultdict(list)
        self.served_bodies: dict[int, list[Sum]] = defaultdict(list)
        drawn = zip(self.columns, self.chosen, self.spare, self.laid, strict=True)
        for column, chosen, spare, laid in drawn:
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
        """Squares of pieces lie in the room; it has one door, or none where there is no edge."""
        for piece in self.plan.own_pieces:
            for square in numbers(piece.squares):
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
        for column, laid in zip(self.columns, self.laid, strict=True):
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
        for piece, served in zip(self.plan.own_pieces, self.served, strict=True):
            self.cp.add_implication(served, self.entered)
            self.serve_piece(piece, served, self.inside)
        for piece, served in zip(self.plan.hub_pieces, self.hub_served, strict=True):
            self.cp.add(sum(self.front.values()) >= served)
            self.serve_piece(piece, served, self.outside)
        reached = self.inside if self.plan.is_hub else self.outside
        for each, visited in zip(self.plan.earlier, self.visited, strict=True):
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
        plan = self.plan
        known: list[tuple[Piece | Earlier, Any]] = [
            *zip(plan.own_pieces, self.served, strict=True),
            *zip(plan.hub_pieces, self.hub_served, strict=True),
            *zip(plan.earlier, self.visited, strict=True),
        ]
        empty = EMPTY_ROOM * (1 - self.is_furnished + plan.empty_rooms)
        return sum(self.hand_points) + sum(each.points * counts for each, counts in known) + empty

    def squares(self) -> Sum:
        """How many squares the room takes."""
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
