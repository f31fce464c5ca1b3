"""A first plan, so that CP-SAT has something to improve from the start.

One piece after the other is laid where the room grows least, without a look at walls; then the
pieces are joined by the shortest ways, and the door goes where most floor stays in reach.
Whatever is overlooked, and a plan that cannot be drawn like this, is left to CP-SAT.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ..plan.plan import Piece, room_around
from ..plan.squares import (
    Squares,
    across,
    around,
    grown,
    hangs_together,
    numbers,
    of_numbers,
    one,
    union,
)
from .ground import Column
from .model import JOINT, STEP, WAY, Model, Tree, WindowTarget

Hints = dict[int, int]
"""Values by the index of a variable."""
TRIES = 12
"""Guesses; each begins with another place for the first piece."""


# Pieces


def fits_among(model: Model, drawn: Sequence[Piece]) -> Callable[[Column], bool]:
    """Whether a piece leaves all that are drawn what they need, and can be reached."""
    covered, rugs = furniture(drawn), union(piece.body for piece in drawn if piece.rug)
    dots = union(piece.dots for piece in drawn)
    walkable = model.plan.inside | model.plan.passable
    doors = of_numbers(each.before_door for each in model.plan.earlier) & walkable

    def fits(column: Column) -> bool:
        taken = covered | rugs if column.rug else covered | rugs | dots
        if column.body & taken or column.dots & covered:
            return False
        needed = dots | column.dots
        reached = grown(needed & -needed, walkable & ~(covered | column.body))
        is_all_reached = not (needed | doors) & ~reached
        return column.rug or (is_all_reached and bool(reached & ~(covered | rugs | needed)))

    return fits


def best_column(
    model: Model, columns: list[Column], drawn: Sequence[Piece], dice: Random
) -> Column | None:
    """One that fits: more points, then less growth, then more contact, then luck."""
    room = union(piece.squares for piece in drawn)
    beside = around(room) & ~room

    def rank(column: Column) -> tuple[int, int, int, float]:
        growth = (column.squares & ~room).bit_count()
        contact = (column.squares & beside).bit_count()
        return -column.points, growth, -contact, dice.random()

    return next(filter(fits_among(model, drawn), sorted(columns, key=rank)), None)


def one_guess(model: Model, dice: Random) -> list[Column]:
    """Lay a piece for each token, the largest first; without the Bright Idea."""
    laid: list[Column] = []
    plain = [column for column in model.columns if not column.uses_idea]
    left = [list(hand.limits) for hand in model.hands]
    tokens = [number for number, hand in enumerate(model.hands) for _ in range(hand.tokens)]

    def largest(hand: int) -> int:
        return max((each.squares.bit_count() for each in plain if each.hand == hand), default=0)

    for hand in sorted(tokens, key=largest, reverse=True):
        choice = [each for each in plain if each.hand == hand and left[hand][each.assigned]]
        best = best_column(model, choice, [*model.plan.own_pieces, *laid], dice)
        if best is not None:
            laid.append(best)
            left[hand][best.assigned] -= 1
    return laid


def best_guess(model: Model) -> list[Column]:
    """Of some guesses, always the same, the one with most points, and then with most floor left."""
    dice = Random(1)
    found = [one_guess(model, dice) for _ in range(TRIES)]
    return max(found, key=lambda columns: promise(model, columns))


def promise(model: Model, columns: list[Column]) -> tuple[int, int]:
    """The points of some pieces, and the floor that a room around them leaves."""
    room = whole_room(model, columns)
    opened = best_opening(model, columns, room)
    if opened is None:
        return 0, 0
    points = sum(column.points for column in columns)
    points += sum(target.points for target in model.wanted_windows if panes_in(room, target))
    return points, opened.outside.bit_count() - room.bit_count()


# The room


def whole_room(model: Model, columns: list[Column]) -> Squares:
    """The squares of the pieces and of the shortest ways between them; 0 if there is none."""
    plan = model.plan
    own = union(piece.squares for piece in (*columns, *plan.own_pieces))
    free = plan.inside & ~furniture(columns)
    beside = around(own) & free & ~own
    dots = union(column.dots for column in columns) or beside & -beside
    wanted = [marks & plan.area for marks in plan.marks_wanted]
    wanted += [of_numbers(edge >> 2 for edge in target.panes) for target in model.wanted_windows]
    room = room_around(own, dots, free, free | own, wanted)
    return room if dots and hangs_together(room) else 0


def furniture(pieces: Iterable[Piece]) -> Squares:
    return union(piece.body for piece in pieces if not piece.rug)


def panes_in(room: Squares, target: WindowTarget) -> list[int]:
    """The edges of a room where a window would fulfil a target."""
    return [edge for edge in target.panes if room & one(edge >> 2)]


# The doors


class Opened(NamedTuple):
    """Where one walks: the room's squares that are reached, those outside, the two doors."""

    inside: Squares
    outside: Squares
    front: int
    door: int | None


def best_opening(model: Model, columns: list[Column], room: Squares) -> Opened | None:
    """The doors that leave most floor in reach; earlier rooms first, then targets."""
    dots = union(column.dots for column in columns)
    inside = room & model.plan.inside & ~furniture(columns)
    inside = grown(dots & -dots or inside & -inside, inside)
    if not room or not inside or dots & ~inside:
        return None
    visited = of_numbers(each.before_door for each in model.plan.earlier)

    def worth(opened: Opened) -> tuple[int, bool, int]:
        rooms = (opened.outside & visited).bit_count()
        return rooms, opened.front in model.wanted_fronts, opened.outside.bit_count()

    backs = {edge for column in columns for edge in column.backs}
    return max(openings(model, room, inside, backs), key=worth, default=None)


def openings(model: Model, room: Squares, inside: Squares, backs: set[int]) -> Iterator[Opened]:
    """Every way in: by the front door of a hub, else by a door from where the front door is."""
    if model.plan.is_hub:
        for edge in model.front:
            if inside & one(edge >> 2):
                yield Opened(inside, 0, edge, None)
        return
    outside = model.plan.passable & ~room
    for edge in model.crossed:
        before = across(edge)
        if edge in backs or not (inside & one(edge >> 2) and outside & before):
            continue
        way = grown(before, outside)
        fronts = [front for front in model.front if way & one(front >> 2)]
        if fronts:
            yield Opened(inside, way, max(fronts, key=model.wanted_fronts.__contains__), edge)


# Values


def first_plan(model: Model, columns: list[Column], room: Squares | None = None) -> Hints:
    """Values for a plan with these pieces, in this room if told; none if it is not that easy."""
    if room is None:
        room = whole_room(model, columns) if columns else 0
    opened = best_opening(model, columns, room)
    return {} if opened is None else dict(hinted(model, columns, room, opened))


def hinted(
    model: Model, columns: list[Column], room: Squares, opened: Opened
) -> Iterator[tuple[int, int]]:
    """The values of all variables that the plan settles; a window for every target."""
    for target in model.wanted_windows:
        drawn = panes_in(room, target)[:1]
        yield from numbered(target.panes.items(), drawn)
        yield target.is_earned.index, len(drawn)
    yield from numbered(enumerate(model.chosen), [column.index for column in columns])
    yield from numbered(enumerate(model.spare), ())
    yield from numbered(model.room.items(), numbers(room))
    yield from numbered(model.inside.items(), numbers(opened.inside))
    yield from numbered(model.outside.items(), numbers(opened.outside))
    yield from numbered(model.front.items(), [opened.front])
    yield from numbered(model.door.items(), [opened.door])
    yield from numbered(model.crossed.items(), [opened.door])
    yield from numbered(model.starts.items(), ())
    for always in (model.entered, model.is_there):
        yield always.index, 1
    yield from worth(model, columns, opened)
    bodies = union(column.body for column in columns if column.dots)
    start = opened.front if opened.door is None else opened.door
    yield from hanging(model.trees[STEP], one(start >> 2), opened.inside)
    yield from hanging(model.trees[WAY], one(opened.front >> 2), opened.outside)
    yield from hanging(model.trees[JOINT], opened.inside | bodies, room)


def worth(model: Model, columns: list[Column], opened: Opened) -> Iterator[tuple[int, int]]:
    """What the plan brings: its own pieces, and the rooms that stay in reach."""
    for hand, points in enumerate(model.hand_points):
        yield points.index, sum(column.points for column in columns if column.hand == hand)
    is_bare = all(piece.rug for piece in (*model.plan.own_pieces, *columns))
    for furnished in (model.is_furnished, model.exists):
        yield furnished.index, int(not is_bare)
    reached = opened.inside | opened.outside
    for each, visited in model.visited:
        yield visited.index, int(bool(reached & one(each.before_door)))


def numbered(
    variables: Iterable[tuple[int, Any]], on: Iterable[int | None]
) -> Iterator[tuple[int, int]]:
    """1 for some of the variables, 0 for the others."""
    some = set(on)
    for number, variable in variables:
        if not isinstance(variable, int):
            yield variable.index, int(number in some)


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
