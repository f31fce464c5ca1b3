"""Front door and windows of a sketch with all rooms closed, and its points."""

from __future__ import annotations

from casetta.contract.game import State

from ..bonuses.kind import DETAIL, KIND, POINTS, ROOMS_OF, THE_FRONT_DOOR, A, B
from ..bonuses.ways import FRONT_DOOR_FACES
from ..bonuses.windows import ALL_ROOMS_WINDOW, AT_WINDOW, NO_WINDOW, PER_VIEW, VIEW, WINDOW
from ..plan.changes import in_ink
from ..plan.closings import worth_by_front_door
from ..plan.plan import Plan
from ..plan.position import NONE
from ..plan.squares import Sides, Squares, places, square_at
from ..rules.objects import is_selected
from ..rules.openings import set_window
from ..rules.scoring import points
from .placing import corridor_part
from .sketch import Sketch

FRONT_DOORS_TRIED = 4
"""Where a bonus rule asks for the front door, so many are tried when a game is played on."""


def score(sketch: Sketch, world: State) -> int:
    """The points of a sketch with a good front door and the windows that are asked for."""
    state = in_ink(sketch, world)
    windows = windows_for(sketch, state)
    for edge in windows:
        set_window(state, 0, edge)
    edges = front_doors(sketch, windows)
    if not edges:
        return int(points(state, 0))
    tried = FRONT_DOORS_TRIED if asks_for_front(sketch) else 1
    some = edges[:: -(-len(edges) // tried)]
    return max(worth_by_front_door(state, 0, some).values())


# The front door


def front_doors(sketch: Sketch, windows: list[int]) -> list[int]:
    """The edges where the front door leads to all doors, or to most; no window is there."""
    part, house = corridor_part(sketch, 0), sketch.house
    return [edge for edge in edges_on(part, house.fronts, sketch.backs) if edge not in windows]


def edges_on(squares: Squares, sides: Sides, backs: list[int]) -> list[int]:
    """The edges of some squares on these sides, where no furniture leans."""
    return [
        4 * square_at(place) + side
        for side in range(4)
        for place in places(squares & sides[side] & ~backs[side])
    ]


def asks_for_front(sketch: Sketch) -> bool:
    """Whether a bonus rule asks where the front door is."""
    return any(
        bonus[KIND] == FRONT_DOOR_FACES or THE_FRONT_DOOR in (bonus[A], bonus[B])
        for bonus in sketch.house.bonuses
    )


# Windows


def windows_for(sketch: Sketch, state: State) -> list[int]:
    """A window for each thing that a bonus rule asks of windows; `state` is the sketch in ink."""
    house = sketch.house
    found: list[int] = []
    for bonus in sorted(house.bonuses, key=lambda each: -each[POINTS]):
        for edges in wanted_windows(sketch, state, bonus):
            if edges and not set(edges) & set(found):
                found.append(edges[0])
    return found if house.most_windows == NONE else found[: house.most_windows]


def wanted_windows(sketch: Sketch, state: State, bonus: tuple[int, ...]) -> list[list[int]]:
    """Edges of which a bonus rule wants one to be a window; a list for each such wish."""
    house, kind, detail = sketch.house, bonus[KIND], bonus[DETAIL]
    if kind == AT_WINDOW:
        return [edges_on(bodies(sketch, state, bonus[A]), house.panes, NO_BACKS)]
    if kind not in (PER_VIEW, VIEW, ALL_ROOMS_WINDOW, WINDOW):
        return []
    sides = house.panes
    if kind == WINDOW and detail != NONE:
        sides = only(sides, detail)
    rooms = light_rooms(sketch) & (bonus[ROOMS_OF] or ~0)
    found = []
    for room, squares in enumerate(sketch.inside):
        if rooms >> room & 1:
            edges = edges_on(squares, sides, NO_BACKS)
            if kind in (PER_VIEW, VIEW):
                seen = house.views[detail]
                edges = [edge for edge in edges if edge in edges_on(squares, seen, NO_BACKS)]
            found.append(edges)
    return found


NO_BACKS = [0, 0, 0, 0]
"""Furniture may stand before windows (ruling H-18)."""


def only(sides: Sides, side: int) -> Sides:
    """One side of four."""
    kept = [sides[each] if each == side else 0 for each in range(4)]
    return kept[0], kept[1], kept[2], kept[3]


def light_rooms(sketch: Sketch) -> int:
    """The rooms that no bonus rule wants without windows, as bits."""
    dark = 0
    for bonus in sketch.house.bonuses:
        if bonus[KIND] == NO_WINDOW:
            dark |= bonus[ROOMS_OF]
    return ~dark


def bodies(sketch: Sketch, state: State, selector: int) -> Squares:
    """The squares of the pieces that a selector speaks of, in rooms that may have windows."""
    light, squares = light_rooms(sketch), 0
    for piece in Plan(state, 0).pieces:
        if is_selected(state, 0, piece.index, selector):
            squares |= piece.body
    for room, inside in enumerate(sketch.inside):
        if not light >> room & 1:
            squares &= ~inside
    return squares
