"""Bonus rules, one function for each kind (FORMAT: bonus rules; ruling H-25).

`rooms` and `pieces` are the reachable ones, as bits: nothing else counts, for
negative kinds either. A rug is a piece here.
"""

from ....kernel.bits import without_lowest
from ....kernel.rule import array_rule, first, rule, size
from ..rules.layout import FRONT_DOOR, MARKS, NONE, ROOMS, SIDE
from ..rules.objects import (
    NONE_THERE,
    any_at_window,
    any_touching,
    has_window,
    nearest_pair,
    pieces_of,
    rooms_with_view,
    rooms_with_window,
    seats_in,
    selected,
    tokens_of_room,
    unused_cards,
)
from ..rules.plan import inside_rows
from ..rules.rooms import (
    blank_squares,
    has_outer_wall,
    is_rectangular,
    is_square,
    is_symmetric,
    share_a_wall,
)
from ..rules.rows import side_of, squares_in
from ..rules.walking import corridor, marked_squares, opens_rightly
from .reading import KINDS

KIND, POINTS, MAX, MIN, ROOMS_OF, DETAIL, A, B = range(8)
"""Where a bonus rule keeps what it says: see bonus_words.py."""
(
    ROOM_COMPLETE, ALL_CARDS_USED, COUNT, PER_COUNT, SEATS_IN, WINDOW, ALL_ROOMS_WINDOW, NO_WINDOW,
    VIEW, PER_VIEW, AT_WINDOW, NEAR, FAR, TOUCHING, ROOM_SIZE, SAME_SIZE, RECTANGULAR, SQUARE,
    PER_RECTANGULAR, SYMMETRIC, ROOMS_TOUCH, ROOMS_APART, TOUCHES_SIDE, AVOIDS_SIDE, CORRIDOR,
    FRONT_DOOR_FACES, NO_WASTE, HOLDS_MARK,
) = range(len(KINDS))  # fmt: skip


@rule
def bonus_points(state, seat, bonus, rooms, pieces):
    """What a bonus rule gives: `points` if it holds, or for each hit up to `max`."""
    kind, points, most = state[bonus + KIND], state[bonus + POINTS], state[bonus + MAX]
    if kind == NONE:
        return 0
    if kind == PER_COUNT:
        return min(most, points * size(selected(state, seat, state[bonus + A], pieces)))
    if kind == PER_VIEW:
        return min(most, points * size(rooms_with_view(state, seat, state[bonus + DETAIL], rooms)))
    if kind == PER_RECTANGULAR:
        return min(most, points * size(rectangular_rooms(state, seat, rooms)))
    return points if bonus_holds(state, seat, bonus, rooms, pieces) else 0


@rule
def bonus_holds(state, seat, bonus, rooms, pieces):
    """Whether the condition of a bonus rule holds; its rooms must all be reachable."""
    kind = state[bonus + KIND]
    asked = state[bonus + ROOMS_OF]
    if asked & ~rooms:
        return False
    if kind in (ROOM_COMPLETE, ALL_CARDS_USED, COUNT, SEATS_IN):
        return counts_hold(state, seat, bonus, kind, pieces)
    if kind in (WINDOW, ALL_ROOMS_WINDOW, NO_WINDOW, VIEW, AT_WINDOW):
        return windows_hold(state, seat, bonus, kind, rooms, pieces)
    if kind in (NEAR, FAR, TOUCHING):
        return distances_hold(state, seat, bonus, kind, rooms, pieces)
    if kind in (CORRIDOR, FRONT_DOOR_FACES, HOLDS_MARK):
        return ways_hold(state, seat, bonus, kind, rooms)
    if kind in (SAME_SIZE, ROOMS_TOUCH, ROOMS_APART):
        return pairs_hold(state, seat, kind, asked)
    return shapes_hold(state, seat, bonus, kind, first(asked))


# Pieces


@rule
def counts_hold(state, seat, bonus, kind, pieces):
    """room_complete, all_cards_used, count and seats."""
    if kind == COUNT:
        return size(selected(state, seat, state[bonus + A], pieces)) >= state[bonus + MIN]
    if kind == ALL_CARDS_USED:
        return unused_cards(state, seat, pieces) == 0
    room = first(state[bonus + ROOMS_OF])
    if kind == ROOM_COMPLETE:
        return pieces_of(state, seat, room, pieces) >= tokens_of_room(state, room)
    return seats_in(state, seat, room, pieces) >= state[bonus + MIN]


# Windows


@rule
def windows_hold(state, seat, bonus, kind, rooms, pieces):
    """window, no_window, view, all_rooms_window and at_window."""
    if kind == AT_WINDOW:
        return any_at_window(state, seat, selected(state, seat, state[bonus + A], pieces))
    if kind == ALL_ROOMS_WINDOW:
        return size(rooms_with_window(state, seat, rooms)) == state[ROOMS]
    room = first(state[bonus + ROOMS_OF])
    if kind == NO_WINDOW:
        return not has_window(state, seat, room, NONE, NONE)
    if kind == VIEW:
        return has_window(state, seat, room, NONE, state[bonus + DETAIL])
    return has_window(state, seat, room, state[bonus + DETAIL], NONE)


# Distances


@rule
def distances_hold(state, seat, bonus, kind, rooms, pieces):
    """near, far and touching: over all pairs of two different objects."""
    if kind == TOUCHING:
        return any_touching(state, seat, state[bonus + A], state[bonus + B], pieces)
    nearest = nearest_pair(state, seat, state[bonus + A], state[bonus + B], rooms, pieces)
    if kind == NEAR:
        return nearest <= state[bonus + MAX]
    return nearest != NONE_THERE and nearest >= state[bonus + MIN]


# Corridor and front door


@array_rule
def ways_hold(state, seat, bonus, kind, rooms):
    """corridor, front_door and holds_mark."""
    if kind == FRONT_DOOR_FACES:
        faces = side_of(state[FRONT_DOOR + seat]) == state[bonus + DETAIL]
        return rooms != 0 and faces
    if kind == CORRIDOR:
        squares = squares_in(corridor(state, seat), 0)
        return 0 < squares <= state[bonus + MAX]
    mark = state[bonus + DETAIL]
    wanted = state[bonus + MIN]
    if wanted == NONE:
        wanted = squares_in(state, MARKS + SIDE * mark)
    if state[bonus + ROOMS_OF]:
        return marked_squares(state, seat, first(state[bonus + ROOMS_OF]), mark) >= wanted
    return opens_rightly(state, seat) and marked_in_corridor(state, seat, mark) >= wanted


@array_rule
def marked_in_corridor(state, seat, mark):
    """How many squares of the corridor carry a mark."""
    rows = corridor(state, seat)
    found = 0
    for row in range(SIDE):
        found += size(rows[row] & state[MARKS + SIDE * mark + row])
    return found


# Rooms


@rule
def rectangular_rooms(state, seat, rooms):
    """Those of some rooms that are rectangular, as bits."""
    found = 0
    for room in range(state[ROOMS]):
        if rooms >> room & 1 and is_rectangular(state, inside_rows(seat, room)):
            found |= 1 << room
    return found


@rule
def pairs_hold(state, seat, kind, rooms):
    """same_size, rooms_touch and rooms_apart."""
    one, rest = first(rooms), without_lowest(rooms)
    if kind != SAME_SIZE:
        together = share_a_wall(state, seat, one, first(rest))
        return together if kind == ROOMS_TOUCH else not together
    while rest:
        here, there = inside_rows(seat, one), inside_rows(seat, first(rest))
        if squares_in(state, here) != squares_in(state, there):
            return False
        rest = without_lowest(rest)
    return True


@rule
def shapes_hold(state, seat, bonus, kind, room):
    """room_size, rectangular, square, symmetric, touches_side, avoids_side and no_waste."""
    start = inside_rows(seat, room)
    if kind == ROOM_SIZE:
        squares, most = squares_in(state, start), state[bonus + MAX]
        return squares >= state[bonus + MIN] and (most == NONE or squares <= most)
    if kind == RECTANGULAR:
        return is_rectangular(state, start)
    if kind == SQUARE:
        return is_square(state, start)
    if kind == SYMMETRIC:
        return is_symmetric(state, start)
    if kind == TOUCHES_SIDE:
        return has_outer_wall(state, start, state[bonus + DETAIL])
    if kind == AVOIDS_SIDE:
        return not has_outer_wall(state, start, state[bonus + DETAIL])
    return blank_squares(state, seat, start) <= state[bonus + MAX]
