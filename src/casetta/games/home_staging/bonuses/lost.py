"""Whether a bonus rule can no longer be reached: only where that is certain.

The condition is asked again with everything that a seat may still hope for; what
stands for good (closed rooms, drawn pieces) and fails even so is lost.
"""

from __future__ import annotations

from ..plan.chances import (
    Hope,
    closed_rooms,
    is_settled,
    seats_to_come,
    selected_to_come,
    to_come,
    tokens_to_come,
)
from ..plan.look import Look, minus
from ..rules.laid import number_of_piece, room_of_piece
from ..rules.layout import CARD_NUMBER, CARD_ROOM, CARDS, CLOSED, FREE_HAND, HUB, MARKS, NONE, SIDE
from ..rules.objects import NONE_THERE, nearest_pair, pieces_of, seats_in, selected, tokens_of_room
from ..rules.rows import squares_in
from .lost_windows import all_rooms_window, at_window, per_view, view, window
from .progress import bits, room_of
from .reading import DOOR_OF, KINDS, THE_FRONT_DOOR, WINDOW_OF
from .rules import DETAIL, KIND, MIN, ROOMS_OF, A, B, bonus_holds, rectangular_rooms

SHAPES = (
    "room_size", "rectangular", "square", "symmetric", "touches_side", "avoids_side", "no_waste",
    "same_size", "rooms_touch", "rooms_apart",
)  # fmt: skip
"""Kinds that are decided as soon as all their rooms are closed."""


def is_lost(look: Look, bonus: int, hope: Hope) -> bool:
    """Whether a bonus that does not pay now never will."""
    state = look.state
    kind = KINDS[state[bonus + KIND]]
    asked = state[bonus + ROOMS_OF]
    if is_settled(look) or asked & ~hope.rooms:
        return True
    if kind in SHAPES:
        return len(closed_rooms(look, asked)) == asked.bit_count() and not _hoped(look, bonus, hope)
    ask = LOST.get(kind)
    return ask is not None and ask(look, bonus, hope)


def _hoped(look: Look, bonus: int, hope: Hope) -> bool:
    """Whether the condition holds if all that is not lost counts."""
    return bool(bonus_holds(look.state, look.seat, bonus, hope.rooms, hope.pieces))


# Pieces


def room_complete(look: Look, bonus: int, hope: Hope) -> bool:
    """A token of the room was declined, or its piece is lost."""
    room = room_of(look, bonus)
    drawn = int(pieces_of(look.state, look.seat, room, hope.pieces))
    return drawn + tokens_to_come(look, room) < int(tokens_of_room(look.state, room))


def all_cards_used(look: Look, bonus: int, hope: Hope) -> bool:
    """The tokens of some card are used up without a piece."""
    state, seat = look.state, look.seat
    if state[FREE_HAND]:
        return False
    coming = {card for card, _ in to_come(look)}
    drawn = {
        (int(room_of_piece(state, seat, piece)), int(number_of_piece(state, seat, piece)))
        for piece in bits(hope.pieces)
    }
    return any(
        card not in coming and (state[CARD_ROOM + card], state[CARD_NUMBER + card]) not in drawn
        for card in range(state[CARDS])
    )


def most_selected(look: Look, selector: int, hope: Hope) -> int:
    """The most pieces that a selector may ever speak of."""
    drawn = int(selected(look.state, look.seat, selector, hope.pieces))
    return drawn.bit_count() + selected_to_come(look, selector)


def count(look: Look, bonus: int, hope: Hope) -> bool:
    """Too few pieces are left."""
    return most_selected(look, look.state[bonus + A], hope) < look.state[bonus + MIN]


def per_count(look: Look, bonus: int, hope: Hope) -> bool:
    """No such piece is left."""
    return most_selected(look, look.state[bonus + A], hope) == 0


def seats(look: Look, bonus: int, hope: Hope) -> bool:
    """Too few seats are left."""
    room = room_of(look, bonus)
    drawn = int(seats_in(look.state, look.seat, room, hope.pieces))
    return drawn + seats_to_come(look, room) < look.state[bonus + MIN]


# Pairs


def stands(look: Look, selector: int, hope: Hope) -> bool:
    """Whether nothing more can come that a selector speaks of, and nothing of it can move."""
    kind, room = selector & 15, (selector >> 16) - 1
    if kind in (WINDOW_OF, THE_FRONT_DOOR):
        return False
    if kind == DOOR_OF:
        return bool(closed_rooms(look, 1 << room)) or not hope.rooms >> room & 1
    return selected_to_come(look, selector) == 0


def near(look: Look, bonus: int, hope: Hope) -> bool:
    """Both objects stand, and are too far apart; ways only ever become longer."""
    both_stand = _both_stand(look, bonus, hope)
    return both_stand and not _hoped(look, bonus, hope)


def far(look: Look, bonus: int, hope: Hope) -> bool:
    """There will never be two such objects."""
    a, b = look.state[bonus + A], look.state[bonus + B]
    pair = int(nearest_pair(look.state, look.seat, a, b, hope.rooms, hope.pieces))
    return _both_stand(look, bonus, hope) and pair == NONE_THERE


def _both_stand(look: Look, bonus: int, hope: Hope) -> bool:
    if look.state[FREE_HAND] or _doors_to_hub(look, hope):
        return False
    return all(stands(look, look.state[bonus + each], hope) for each in (A, B))


def _doors_to_hub(look: Look, hope: Hope) -> bool:
    """Whether a door may still be opened into a closed hub, and so a shorter way."""
    hub = look.state[HUB]
    if hub == NONE or not closed_rooms(look, 1 << hub):
        return False
    return len(closed_rooms(look, hope.rooms)) < hope.rooms.bit_count()


# Corridor and front door


def per_rectangular(look: Look, bonus: int, hope: Hope) -> bool:
    """All rooms that are left are closed, and none is a rectangle."""
    if len(closed_rooms(look, hope.rooms)) < hope.rooms.bit_count():
        return False
    return not rectangular_rooms(look.state, look.seat, hope.rooms)


def corridor(look: Look, bonus: int, hope: Hope) -> bool:
    """This scenario has no corridor."""
    return bool(look.state[HUB] != NONE)


def front_door(look: Look, bonus: int, hope: Hope) -> bool:
    """There is no room left to lead to."""
    return hope.rooms == 0


def holds_mark(look: Look, bonus: int, hope: Hope) -> bool:
    """The room is closed without the squares, or they lie in closed rooms."""
    state, asked = look.state, look.state[bonus + ROOMS_OF]
    if asked:
        return bool(closed_rooms(look, asked)) and not _hoped(look, bonus, hope)
    if state[HUB] != NONE:
        return True
    start, closed = MARKS + SIDE * state[bonus + DETAIL], CLOSED + SIDE * look.seat
    need = state[bonus + MIN]
    if need == NONE:
        need = int(squares_in(state, start))
    free = minus(state[start : start + SIDE], state[closed : closed + SIDE])
    return int(squares_in(free, 0)) < need


LOST = {
    "room_complete": room_complete,
    "all_cards_used": all_cards_used,
    "count": count,
    "per_count": per_count,
    "seats": seats,
    "window": window,
    "all_rooms_window": all_rooms_window,
    "view": view,
    "per_view": per_view,
    "at_window": at_window,
    "near": near,
    "far": far,
    "touching": near,
    "per_rectangular": per_rectangular,
    "corridor": corridor,
    "front_door": front_door,
    "holds_mark": holds_mark,
}
"""For each kind whether it is lost; a kind that is not here is lost with its room alone."""
