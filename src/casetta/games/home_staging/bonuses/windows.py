"""Bonus rules about windows: window, all_rooms_window, no_window, view, per_view, at_window.

Windows may be drawn and taken away to the end, so a bonus is lost only by walls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....kernel.rule import first, rule, size
from ..plan.facts import Fact, fact
from ..plan.squares import SIDE_NAMES, Square, bits, one, pairs
from ..rules import layout
from ..rules.layout import NONE
from ..rules.openings import has_window, rooms_with_window, sees
from ..rules.pieces import selected
from ..rules.walking import any_at_window
from .kind import GROUND_NAMES, Kind, Model
from .pieces import chosen, is_unknown_piece, squares_of_pieces

if TYPE_CHECKING:
    from casetta.contract.game import State

    from ..plan.drawn import DrawnPlan, Hope
    from ..plan.position import Bonus, House
    from ..plan.squares import Sides

WINDOW, ALL_ROOMS_WINDOW, NO_WINDOW, VIEW, PER_VIEW, AT_WINDOW = range(5, 11)
Suits = Callable[[int], bool]
"""Whether an edge would do."""


@rule
def window_hits(state: State, seat: int, bonus: int, kind: int, rooms: int, pieces: int) -> Any:
    """How often a kind of this family holds for the reachable rooms and pieces."""
    if kind == PER_VIEW:
        return size(rooms_with_window(state, seat, rooms, state[bonus + layout.DETAIL]))
    if kind == AT_WINDOW:
        return any_at_window(state, seat, selected(state, seat, state[bonus + layout.A], pieces))
    if kind == ALL_ROOMS_WINDOW:
        return size(rooms_with_window(state, seat, rooms, NONE)) == state[layout.ROOMS]
    room = first(state[bonus + layout.ROOMS_OF])
    if kind == NO_WINDOW:
        return not has_window(state, seat, room, NONE, NONE)
    if kind == VIEW:
        return has_window(state, seat, room, NONE, state[bonus + layout.DETAIL])
    return has_window(state, seat, room, state[bonus + layout.DETAIL], NONE)


# Progress


def windows_of(plan: DrawnPlan, room: int) -> list[int]:
    """The windows of a room, as edges."""
    squares = plan.rooms[room].squares
    return [edge for edge in plan.windows if one(edge >> 2) & squares]


def behind(edges: list[int]) -> list[Square]:
    """The squares behind some windows, one for each."""
    return [square for edge in edges for square in pairs(one(edge >> 2))]


def suiting(plan: DrawnPlan, bonus: Bonus) -> Suits:
    """Whether a window would be on the side, or have the view, that a bonus asks for."""
    if bonus.kind == WINDOW:
        return lambda edge: bonus.detail in (NONE, edge & 3)
    return lambda edge: bool(sees(plan.state, edge, bonus.detail))


def window_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Whether the room has a window, on a side or with a view if that is asked for."""
    edges = list(filter(suiting(plan, bonus), windows_of(plan, bonus.room)))
    if bonus.kind == VIEW:
        code = "view_there" if edges else "view_missing"
        return fact(code, behind(edges), of=GROUND_NAMES[bonus.detail])
    side = "any" if bonus.detail == NONE else SIDE_NAMES[bonus.detail]
    return fact("window_there" if edges else "window_missing", behind(edges), side=side)


def rooms_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Rooms with a window, of all rooms."""
    found = plan.apply(rooms_with_window, plan.bonus_rooms, NONE)
    return fact("rooms_with_window", have=found.bit_count(), need=plan.room_count)


def unwanted_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """How many windows the room has, where none is wanted."""
    edges = windows_of(plan, bonus.room)
    return fact("windows_unwanted", behind(edges), have=len(edges))


def views_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Rooms with a view, each of which pays."""
    rooms = bits(plan.apply(rooms_with_window, plan.bonus_rooms, bonus.detail))
    suits = suiting(plan, bonus)
    edges = [edge for room in rooms for edge in windows_of(plan, room) if suits(edge)]
    of = GROUND_NAMES[bonus.detail]
    return fact("each_view", behind(edges), **bonus.paid(len(rooms)), of=of)


def piece_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Whether a selected piece lies behind a window."""
    found = chosen(plan, bonus)
    if not found:
        return fact("piece_missing")
    at = squares_of_pieces(plan, found)
    if plan.apply(any_at_window, found):
        windows = behind(plan.windows)
        return fact("at_window", [square for square in at if square in windows])
    return fact("not_at_window", at)


# Lost


def has_no_wall(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """The room has no wall for such a window."""
    return no_place(bonus.room, hope, suiting(plan, bonus))


def no_place(room: int, hope: Hope, suits: Suits) -> bool:
    """Whether a closed room has no place for a window of some sort."""
    return hope.plan.rooms[room].is_closed and not any(
        suits(edge) for edge in hope.window_places(room)
    )


def lacks_windows(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """A room is lost or has no wall for a window, or too few windows are allowed."""
    most = plan.state[layout.MOST_WINDOWS]
    if most != NONE and most < plan.room_count:
        return True
    return any(
        not hope.rooms >> room & 1 or no_place(room, hope, lambda _: True)
        for room in range(plan.room_count)
    )


def is_away(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """No such piece is left that lies, or may come to lie, at an outer wall for windows."""
    if hope.selected_to_come(bonus.a):
        return False
    drawn = bits(plan.apply(selected, bonus.a, hope.pieces))
    places = [one(edge >> 2) for edge in hope.window_places()]
    return not any(plan.pieces[piece].body & place for piece in drawn for place in places)


def is_out_of_sight(plan: DrawnPlan, bonus: Bonus) -> bool:
    """Whether there is no such thing on the sheet."""
    return not plan.house.grounds[bonus.detail]


# The solver and the planner


def view_hits(model: Model, bonus: Bonus) -> Any:
    """Rooms with such a window; those of other rooms are there or not."""
    seen = model.here_if("view", bonus)
    model.want_window(bonus, NONE, bonus.detail, seen)
    return seen + model.reached_others(
        lambda room: bool(has_window(model.state, model.seat, room, NONE, bonus.detail))
    )


def panes_on_side(house: House, bonus: Bonus) -> Sides:
    """Where a window may be, on a side if one is asked for."""
    wanted = range(4) if bonus.detail == NONE else [bonus.detail]
    return tuple(panes if side in wanted else 0 for side, panes in enumerate(house.panes))


def panes_with_view(house: House, bonus: Bonus) -> Sides:
    """Where a window would have the view."""
    both = zip(house.panes, house.views[bonus.detail], strict=True)
    return tuple(pane & view for pane, view in both)


KINDS = (
    Kind(
        name="window", number=WINDOW, fields=("room", "side?"), progress=window_so_far,
        example={"room": "living", "side": "S"},
        is_lost=has_no_wall,
        constrain=lambda model, bonus, holds: model.want_window(bonus, bonus.detail, NONE, holds),
        sentence=lambda bonus: "window-side" if "side" in bonus else "window", panes=panes_on_side,
    ),
    Kind(
        name="all_rooms_window", number=ALL_ROOMS_WINDOW, fields=(), progress=rooms_so_far,
        example={},
        is_lost=lacks_windows, panes=lambda house, bonus: house.panes,
    ),
    Kind(
        name="no_window", number=NO_WINDOW, fields=("room",), progress=unwanted_so_far,
        example={"room": "bath"},
        constrain=lambda model, bonus, holds: model.require(
            sum(model.panes(NONE, NONE).values()) == 0, holds
        ),
        wants_no_window=True,
    ),
    Kind(
        name="view", number=VIEW, fields=("room", "of"), progress=window_so_far,
        example={"room": "living", "of": "lake"},
        is_lost=has_no_wall,
        constrain=lambda model, bonus, holds: model.want_window(bonus, NONE, bonus.detail, holds),
        is_impossible=is_out_of_sight, panes=panes_with_view,
    ),
    Kind(
        name="per_view", number=PER_VIEW, fields=("of", "max"), progress=views_so_far,
        example={"of": "lake", "max": 6},
        is_lost=lambda plan, bonus, hope: all(
            no_place(room, hope, suiting(plan, bonus)) for room in bits(hope.rooms)
        ),
        pays_each=True, hits=view_hits, is_impossible=is_out_of_sight, panes=panes_with_view,
    ),
    Kind(
        name="at_window", number=AT_WINDOW, fields=("what",), progress=piece_so_far,
        example={"what": "tag:bed"},
        is_lost=is_away, is_impossible=is_unknown_piece, wants_piece_at_window=True,
    ),
)  # fmt: skip
