"""A first plan around some pieces, so that CP-SAT has something to improve from the start.

The pieces are joined by the shortest ways, the door goes where most floor stays in reach. A
plan that cannot be drawn like this is left to CP-SAT.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..bonuses.solver_windows import Wish, Wishes
from ..rules.layout import MARKS, MUST_HOLD, ROOM, SIDE
from ..rules.rows import beyond, square_of
from .ground import squares_in
from .guess import bits, grown, guesses, spread
from .model import Model
from .trees import JOINT, STEP, WAY, Tree

Hints = dict[int, int]
"""Values by the index of a variable."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Where one walks: the room's squares that are reached, those outside, the two doors."""

    inside: int
    outside: int
    front: int
    door: int | None


def first_plan(model: Model, pieces: set[int], wishes: Wishes) -> Hints:
    """Values for the variables of a plan with these pieces; none if it is not that easy."""
    return plan_of(model, pieces, joined(model, pieces, wishes), wishes) if pieces else {}


def plan_of(model: Model, pieces: set[int], room: int, wishes: Wishes) -> Hints:
    """Values for a plan with these pieces in this room; none if its pieces cannot be reached."""
    opened = best_opening(model, pieces, room, wishes) if room else None
    if opened is None:
        return {}
    return dict([*windows(room, wishes), *hinted(model, pieces, room, opened)])


def best_guess(model: Model, wishes: Wishes) -> set[int]:
    """Of some guesses the one with the most points, and then with the most floor left."""
    found = guesses(model.ground, model.hands, model.columns)
    return max(found, key=lambda pieces: promise(model, pieces, wishes))


def promise(model: Model, pieces: set[int], wishes: Wishes) -> tuple[int, int]:
    """The points of some pieces, and the floor that a room around them leaves."""
    room = joined(model, pieces, wishes)
    opened = best_opening(model, pieces, room, wishes) if room else None
    if opened is None:
        return 0, 0
    points = sum(model.columns[number].value for number in pieces)
    points += sum(wish.points for wish in wishes.windows if panes_in(room, wish))
    return points, opened.outside.bit_count() - room.bit_count()


def panes_in(room: int, wish: Wish) -> list[int]:
    """The edges of a room where a window would fulfil a wish."""
    return [edge for edge in wish.panes if room >> square_of(edge) & 1]


def windows(room: int, wishes: Wishes) -> Iterator[tuple[int, int]]:
    """A window for every wish that can be fulfilled, and no other."""
    for wish in wishes.windows:
        drawn = panes_in(room, wish)[:1]
        yield from numbered(wish.panes.items(), set(drawn))
        yield wish.is_earned.index, len(drawn)


# The room


def joined(model: Model, pieces: set[int], wishes: Wishes) -> int:
    """The squares of the pieces and of the shortest ways between them; 0 if there is none."""
    columns = [model.columns[number] for number in pieces]
    furniture = bits(s for column in columns if not column.rug for s in column.body)
    room = bits(s for column in columns for s in column.squares)
    room |= bits(s for drawn in model.ground.drawn for s in (*drawn.body, *drawn.dots))
    free = bits(model.ground.inside) & ~furniture
    beside = grown(room) & free & ~room
    needed = bits(s for column in columns for s in column.dots) or beside & -beside
    ways = connected(needed & -needed, needed, free)
    if not ways:
        return 0
    room |= ways
    room |= connected(ways, room, free | room)
    for squares_wanted in (*marks_wanted(model), *windows_wanted(wishes)):
        if not room & squares_wanted:
            room |= shortest(room, squares_wanted, free)
    return room


def connected(start: int, needed: int, free: int) -> int:
    """A set with all that is needed, joined through free squares; 0 if that is impossible."""
    found = spread(start, needed)
    while needed & ~found:
        way = shortest(found, needed & ~found, free)
        if not way:
            return 0
        found = spread(found | way, needed | way)
    return found


def shortest(start: int, goals: int, free: int) -> int:
    """A shortest way of free squares from a set to a goal, the goal included; 0 for none."""
    layers = [start]
    while not layers[-1] & goals:
        further = grown(layers[-1]) & (free | goals) & ~sum(layers[:-1]) & ~layers[-1]
        if not further:
            return 0
        layers.append(further)
    square = layers[-1] & goals
    square &= -square
    way = square
    for layer in layers[-2:0:-1]:
        square = grown(square) & layer
        square &= -square
        way |= square
    return way


def marks_wanted(model: Model) -> Iterator[int]:
    """For each mark that the room must hold, the squares that have it."""
    for mark in range(2):
        if model.state[MUST_HOLD + mark] >> model.state[ROOM] & 1:
            yield bits(squares_in(model.state, MARKS + SIDE * mark) & model.ground.area)


def windows_wanted(wishes: Wishes) -> Iterator[int]:
    """For each wish, the squares behind the windows that would fulfil it."""
    for wish in wishes.windows:
        yield bits(square_of(edge) for edge in wish.panes)


# The doors


def best_opening(model: Model, pieces: set[int], room: int, wishes: Wishes) -> Opened | None:
    """The doors that leave most floor in reach; earlier rooms first, then wishes."""
    columns = [model.columns[number] for number in pieces]
    furniture = bits(s for column in columns if not column.rug for s in column.body)
    dots = bits(s for column in columns for s in column.dots)
    inside = room & bits(model.ground.inside) & ~furniture
    inside = spread(dots & -dots or inside & -inside, inside)
    if not inside or dots & ~inside:
        return None
    backs = {edge for each in columns for edge in each.backs}
    found = openings(model, room, inside, backs, wishes.fronts)
    visited = bits(each.before_door for each in model.ground.earlier)
    return max(
        found,
        key=lambda each: (
            (each.outside & visited).bit_count(),
            each.front in wishes.fronts,
            each.outside.bit_count(),
        ),
        default=None,
    )


def openings(
    model: Model, room: int, inside: int, backs: set[int], wished: set[int]
) -> Iterator[Opened]:
    """Every way in: by the front door of a hub, else by a door from where the front door is."""
    if model.ground.is_hub:
        for edge in model.front:
            if inside >> square_of(edge) & 1:
                yield Opened(inside, 0, edge, None)
        return
    outside = bits(model.ground.passable) & ~room
    for edge in model.crossed:
        if edge in backs or not inside >> square_of(edge) & outside >> beyond(edge) & 1:
            continue
        way = spread(1 << beyond(edge), outside)
        fronts = [front for front in model.front if way >> square_of(front) & 1]
        if fronts:
            yield Opened(inside, way, max(fronts, key=wished.__contains__), edge)


# Values


def hinted(model: Model, pieces: set[int], room: int, opened: Opened) -> Iterator[tuple[int, int]]:
    """The values of all variables that the plan settles."""
    yield from numbered(enumerate(model.chosen), pieces)
    yield from numbered(enumerate(model.spare), set())
    yield from numbered(model.room.items(), squares(room))
    yield from numbered(model.inside.items(), squares(opened.inside))
    yield from numbered(model.outside.items(), squares(opened.outside))
    yield from numbered(model.front.items(), {opened.front})
    yield from numbered(model.door.items(), {opened.door})
    yield from numbered(model.crossed.items(), {opened.door})
    yield from numbered(model.starts.items(), set())
    for always in (model.entered, model.is_there):
        yield always.index, 1
    yield from worth(model, pieces, opened)
    bodies = bits(s for n in pieces if model.columns[n].dots for s in model.columns[n].body)
    front = square_of(opened.front)
    start = front if opened.door is None else square_of(opened.door)
    yield from hanging(model.trees[STEP], 1 << start, opened.inside)
    yield from hanging(model.trees[WAY], 1 << front & opened.outside, opened.outside)
    yield from hanging(model.trees[JOINT], opened.inside | bodies, room)


def worth(model: Model, pieces: set[int], opened: Opened) -> Iterator[tuple[int, int]]:
    """What the plan brings: its own pieces, and the rooms that stay in reach."""
    for hand, points in enumerate(model.hand_points):
        mine = [model.columns[n].value for n in pieces if model.columns[n].hand == hand]
        yield points.index, sum(mine)
    drawn = [each.rug for each in model.ground.drawn] + [model.columns[n].rug for n in pieces]
    yield model.is_furnished.index, int(not all(drawn))
    reached = opened.inside | opened.outside
    for each, visited in zip(model.ground.earlier, model.visited):
        yield visited.index, reached >> each.before_door & 1


def numbered(variables: Iterable[tuple[int, Any]], on: set[Any]) -> Iterator[tuple[int, int]]:
    """1 for some of the variables, 0 for the others."""
    for number, variable in variables:
        if not isinstance(variable, int):
            yield variable.index, int(number in on)


def squares(mask: int) -> set[int]:
    """The squares of a mask."""
    return {square for square in range(SIDE * SIDE) if mask >> square & 1}


def hanging(tree: Tree, roots: int, within: int) -> Iterator[tuple[int, int]]:
    """Labels and steps of a tree that grows from its roots, nearest first."""
    labels, steps = dict.fromkeys(squares(roots & within), 0), set()
    queue = deque(labels)
    while queue:
        square = queue.popleft()
        for other in (square - SIDE, square + 1, square + SIDE, square - 1):
            if (
                other >= 0
                and within >> other & 1
                and other not in labels
                and (square, other) in tree.steps
            ):
                labels[other] = labels[square] + 1
                steps.add((square, other))
                queue.append(other)
    for square, label in tree.labels.items():
        yield label.index, labels.get(square, 0)
    for pair, step in tree.steps.items():
        yield step.index, int(pair in steps)
