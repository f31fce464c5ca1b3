"""Whether a bonus rule about windows can no longer be reached: see lost.py.

Windows may be drawn and taken away to the end, so only walls decide.
"""

from __future__ import annotations

from collections.abc import Callable

from ..plan.chances import Hope, closed_rooms, places_of_room, selected_to_come, window_places
from ..plan.look import Look
from ..rules.layout import FLOOR, MOST_WINDOWS, NONE, ROOMS, SIDE
from ..rules.objects import selected
from ..rules.openings import sees
from ..rules.rows import side_of
from .progress import bits, room_of, squares_of_pieces
from .rules import DETAIL, A

Suits = Callable[[int], bool]


def window(look: Look, bonus: int, hope: Hope) -> bool:
    """The room has no wall for such a window."""
    side = look.state[bonus + DETAIL]
    return _no_place(look, room_of(look, bonus), lambda edge: side in (NONE, int(side_of(edge))))


def view(look: Look, bonus: int, hope: Hope) -> bool:
    """The room has no wall with that view."""
    ground = look.state[bonus + DETAIL]
    return _no_place(look, room_of(look, bonus), lambda edge: bool(sees(look.state, edge, ground)))


def _no_place(look: Look, room: int, suits: Suits) -> bool:
    """Whether a closed room has no place for a window of some sort."""
    closed = closed_rooms(look, 1 << room)
    return bool(closed) and not any(suits(edge) for edge in places_of_room(look, room))


def all_rooms_window(look: Look, bonus: int, hope: Hope) -> bool:
    """A room is lost or has no wall for a window, or too few windows are allowed."""
    rooms, most = look.state[ROOMS], look.state[MOST_WINDOWS]
    if most != NONE and most < rooms:
        return True
    return any(
        not hope.rooms >> room & 1 or _no_place(look, room, lambda _: True) for room in range(rooms)
    )


def per_view(look: Look, bonus: int, hope: Hope) -> bool:
    """No room that is left can have the view."""
    ground = look.state[bonus + DETAIL]
    return all(
        _no_place(look, room, lambda edge: bool(sees(look.state, edge, ground)))
        for room in bits(hope.rooms)
    )


def at_window(look: Look, bonus: int, hope: Hope) -> bool:
    """No such piece is left that lies, or may come to lie, at an outer wall for windows."""
    selector = look.state[bonus + A]
    if selected_to_come(look, selector):
        return False
    drawn = int(selected(look.state, look.seat, selector, hope.pieces))
    places = {divmod(edge >> 2, SIDE) for edge in window_places(look, FLOOR)}
    return not places & set(squares_of_pieces(look, drawn))
