"""A first plan, so that CP-SAT has something to improve from the start.

One piece after the other is laid where the room grows least, without a look at walls; then the
pieces are joined by the shortest ways, and the door goes where most floor stays in reach.
Whatever is overlooked, and a plan that cannot be drawn like this, is left to CP-SAT.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from ..plan.closings import room_around
from ..plan.squares import Squares, around, grown, hangs_together, numbers, of_numbers, one, union
from ..plan.stamps import Drawn
from ..rules.rows import beyond
from .bonuses import Targets, WindowTarget
from .ground import Column, Ground, Hand
from .model import JOINT, STEP, WAY, Model, Tree

Hints = dict[int, int]
"""Values by the index of a variable."""
TRIES = 12
"""Guesses; each begins with another place for the first piece."""


# Pieces


class Guess:
    """Pieces that were laid so far, and what they take."""

    def __init__(self, ground: Ground) -> None:
        self.columns: list[int] = []
        self.drawn = Drawn()
        for piece in ground.drawn:
            self.drawn = self.drawn.with_piece(piece.body, piece.dots, rug=piece.rug)
        self.walkable = ground.inside | ground.passable
        self.doors = of_numbers(each.before_door for each in ground.earlier) & self.walkable

    @property
    def room(self) -> Squares:
        """All squares of the pieces."""
        return self.drawn.covered | self.drawn.rugs | self.drawn.dots

    def takes(self, column: Column) -> bool:
        """Whether a piece leaves all others what they need, and can be reached."""
        if not self.drawn.takes(column.body, column.dots, rug=column.rug):
            return False
        if column.rug:
            return True
        needed = self.drawn.dots | column.dots
        free = self.walkable & ~(self.drawn.covered | column.body)
        reached = grown(needed & -needed, free)
        is_all_reached = not (needed | self.doors) & ~reached
        return is_all_reached and bool(reached & ~(self.room | needed))

    def lay(self, number: int, column: Column) -> None:
        """Lay a piece."""
        self.columns.append(number)
        self.drawn = self.drawn.with_piece(column.body, column.dots, rug=column.rug)


def guesses(ground: Ground, hands: list[Hand], columns: list[Column]) -> list[set[int]]:
    """Some sets of columns that go well together, by their numbers; always the same ones."""
    dice = Random(1)
    found = [one_guess(ground, hands, columns, dice) for _ in range(TRIES)]
    return [set(guess.columns) for guess in found]


def one_guess(ground: Ground, hands: list[Hand], columns: list[Column], dice: Random) -> Guess:
    """Lay a piece for each token, the largest first; without the Bright Idea."""
    guess = Guess(ground)
    plain = [(n, column) for n, column in enumerate(columns) if not column.uses_idea]
    left = [list(hand.limits) for hand in hands]
    tokens = [number for number, hand in enumerate(hands) for _ in range(hand.tokens)]
    for hand in sorted(tokens, key=lambda each: -largest(plain, each)):
        choice = [(n, c) for n, c in plain if c.hand == hand and left[hand][c.option]]
        for number, column in ranked(guess, choice, dice):
            if guess.takes(column):
                guess.lay(number, column)
                left[hand][column.option] -= 1
                break
    return guess


def largest(columns: list[tuple[int, Column]], hand: int) -> int:
    """The most squares that a piece of a hand takes."""
    mine = (column for _, column in columns if column.hand == hand)
    return max((column.squares.bit_count() for column in mine), default=0)


def ranked(
    guess: Guess, columns: list[tuple[int, Column]], dice: Random
) -> list[tuple[int, Column]]:
    """The best first: more points, then less growth, then more contact, then luck."""
    room = guess.room
    beside = around(room) & ~room

    def rank(each: tuple[int, Column]) -> tuple[int, int, int, float]:
        squares = each[1].squares
        growth = (squares & ~room).bit_count()
        return -each[1].value, growth, -(squares & beside).bit_count(), dice.random()

    return sorted(columns, key=rank)


def best_guess(model: Model, targets: Targets) -> set[int]:
    """Of some guesses the one with the most points, and then with the most floor left."""
    found = guesses(model.ground, model.hands, model.columns)
    return max(found, key=lambda pieces: promise(model, pieces, targets))


def promise(model: Model, pieces: set[int], targets: Targets) -> tuple[int, int]:
    """The points of some pieces, and the floor that a room around them leaves."""
    room = whole_room(model, pieces, targets)
    opened = best_opening(model, pieces, room, targets) if room else None
    if opened is None:
        return 0, 0
    points = sum(model.columns[number].value for number in pieces)
    points += sum(target.points for target in targets.windows if panes_in(room, target))
    return points, opened.outside.bit_count() - room.bit_count()


# The room


def whole_room(model: Model, pieces: set[int], targets: Targets) -> Squares:
    """The squares of the pieces and of the shortest ways between them; 0 if there is none."""
    ground = model.ground
    columns = [model.columns[number] for number in pieces]
    own = union(column.squares for column in columns)
    own |= union(piece.squares for piece in ground.drawn)
    free = ground.inside & ~furniture(columns)
    beside = around(own) & free & ~own
    dots = union(column.dots for column in columns) or beside & -beside
    wanted = [marks & ground.area for marks in ground.marks_wanted]
    wanted += [of_numbers(edge >> 2 for edge in target.panes) for target in targets.windows]
    room = room_around(own, dots, free, free | own, wanted)
    return room if dots and hangs_together(room) else 0


def furniture(columns: list[Column]) -> Squares:
    """What some pieces cover."""
    return union(column.body for column in columns if not column.rug)


def panes_in(room: Squares, target: WindowTarget) -> list[int]:
    """The edges of a room where a window would fulfil a target."""
    return [edge for edge in target.panes if room & one(edge >> 2)]


# The doors


@dataclass(frozen=True, slots=True)
class Opened:
    """Where one walks: the room's squares that are reached, those outside, the two doors."""

    inside: Squares
    outside: Squares
    front: int
    door: int | None


def best_opening(model: Model, pieces: set[int], room: Squares, targets: Targets) -> Opened | None:
    """The doors that leave most floor in reach; earlier rooms first, then targets."""
    columns = [model.columns[number] for number in pieces]
    dots = union(column.dots for column in columns)
    inside = room & model.ground.inside & ~furniture(columns)
    inside = grown(dots & -dots or inside & -inside, inside)
    if not inside or dots & ~inside:
        return None
    backs = {edge for each in columns for edge in each.backs}
    found = openings(model, room, inside, backs, targets.fronts)
    visited = of_numbers(each.before_door for each in model.ground.earlier)
    return max(
        found,
        key=lambda each: (
            (each.outside & visited).bit_count(),
            each.front in targets.fronts,
            each.outside.bit_count(),
        ),
        default=None,
    )


def openings(
    model: Model, room: Squares, inside: Squares, backs: set[int], wanted: set[int]
) -> Iterator[Opened]:
    """Every way in: by the front door of a hub, else by a door from where the front door is."""
    if model.ground.is_hub:
        for edge in model.front:
            if inside & one(edge >> 2):
                yield Opened(inside, 0, edge, None)
        return
    outside = model.ground.passable & ~room
    for edge in model.crossed:
        before = one(int(beyond(edge)))
        if edge in backs or not (inside & one(edge >> 2) and outside & before):
            continue
        way = grown(before, outside)
        fronts = [front for front in model.front if way & one(front >> 2)]
        if fronts:
            yield Opened(inside, way, max(fronts, key=wanted.__contains__), edge)


# Values


def first_plan(model: Model, pieces: set[int], targets: Targets) -> Hints:
    """Values for the variables of a plan with these pieces; none if it is not that easy."""
    return plan_of(model, pieces, whole_room(model, pieces, targets), targets) if pieces else {}


def plan_of(model: Model, pieces: set[int], room: Squares, targets: Targets) -> Hints:
    """Values for a plan with these pieces in this room; none if its pieces cannot be reached."""
    opened = best_opening(model, pieces, room, targets) if room else None
    if opened is None:
        return {}
    return dict([*windows(room, targets), *hinted(model, pieces, room, opened)])


def windows(room: Squares, targets: Targets) -> Iterator[tuple[int, int]]:
    """A window for every target that can be fulfilled, and no other."""
    for target in targets.windows:
        drawn = panes_in(room, target)[:1]
        yield from numbered(target.panes.items(), set(drawn))
        yield target.is_earned.index, len(drawn)


def hinted(
    model: Model, pieces: set[int], room: Squares, opened: Opened
) -> Iterator[tuple[int, int]]:
    """The values of all variables that the plan settles."""
    yield from numbered(enumerate(model.chosen), pieces)
    yield from numbered(enumerate(model.spare), set())
    yield from numbered(model.room.items(), set(numbers(room)))
    yield from numbered(model.inside.items(), set(numbers(opened.inside)))
    yield from numbered(model.outside.items(), set(numbers(opened.outside)))
    yield from numbered(model.front.items(), {opened.front})
    yield from numbered(model.door.items(), {opened.door})
    yield from numbered(model.crossed.items(), {opened.door})
    yield from numbered(model.starts.items(), set())
    for always in (model.entered, model.is_there):
        yield always.index, 1
    yield from worth(model, pieces, opened)
    bodies = union(model.columns[n].body for n in pieces if model.columns[n].dots)
    start = opened.front if opened.door is None else opened.door
    yield from hanging(model.trees[STEP], one(start >> 2), opened.inside)
    yield from hanging(model.trees[WAY], one(opened.front >> 2), opened.outside)
    yield from hanging(model.trees[JOINT], opened.inside | bodies, room)


def worth(model: Model, pieces: set[int], opened: Opened) -> Iterator[tuple[int, int]]:
    """What the plan brings: its own pieces, and the rooms that stay in reach."""
    for hand, points in enumerate(model.hand_points):
        mine = [model.columns[n].value for n in pieces if model.columns[n].hand == hand]
        yield points.index, sum(mine)
    drawn = [each.rug for each in model.ground.drawn] + [model.columns[n].rug for n in pieces]
    yield model.is_furnished.index, int(not all(drawn))
    reached = opened.inside | opened.outside
    for each, visited in zip(model.ground.earlier, model.visited, strict=True):
        yield visited.index, int(bool(reached & one(each.before_door)))


def numbered(variables: Iterable[tuple[int, Any]], on: set[Any]) -> Iterator[tuple[int, int]]:
    """1 for some of the variables, 0 for the others."""
    for number, variable in variables:
        if not isinstance(variable, int):
            yield variable.index, int(number in on)


def hanging(tree: Tree, roots: Squares, within: Squares) -> Iterator[tuple[int, int]]:
    """Labels and steps of a tree that grows from its roots, nearest first; walls stop it."""
    labels, steps = dict.fromkeys(numbers(roots & within), 0), set()
    queue = deque(labels)
    while queue:
        square = queue.popleft()
        for other in numbers(around(one(square)) & within):
            if other not in labels and (square, other) in tree.steps:
                labels[other] = labels[square] + 1
                steps.add((square, other))
                queue.append(other)
    for square, label in tree.labels.items():
        yield label.index, labels.get(square, 0)
    for pair, step in tree.steps.items():
        yield step.index, int(pair in steps)
