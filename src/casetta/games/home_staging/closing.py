"""Closing a room: its squares, its walls, its one door (page 1.6).

The squares of the room that is being closed stand in the state like those of the
closed ones. They begin with the squares of its pieces and grow square by square.
"""

from ...kernel.rule import array_rule, rule
from .layout import (
    BACKS,
    CLOSED,
    EDGES,
    FLOOR,
    HUB,
    NONE,
    PILLARS,
    SIDE,
)
from .plan import free_floor, inside_rows, keep_first, squares_of_room
from .rows import (
    beyond,
    edge_bit,
    has_square,
    same_squares,
    side_of,
    spread,
    square_of,
    touching,
)

CLOSING_CODES = (
    "", "in_closed_room", "piece_left_out", "not_connected", "no_door", "door_on_outer_wall",
    "door_not_on_boundary", "door_to_room", "door_blocked",
)  # fmt: skip
"""Why a room may not be closed like this, in the order of asking; 0 means that it may."""
(IN_CLOSED_ROOM, PIECE_LEFT_OUT, NOT_CONNECTED, NO_DOOR, DOOR_ON_OUTER_WALL,
 DOOR_NOT_ON_BOUNDARY, DOOR_TO_ROOM, DOOR_BLOCKED) = range(1, 9)  # fmt: skip


# The squares


@array_rule
def begin_closing(state, seat, room):
    """The room begins as the squares of its pieces."""
    squares = squares_of_room(state, seat, room)
    start = inside_rows(seat, room)
    for row in range(SIDE):
        state[start + row] = squares[row]


@array_rule
def growth(state, seat, room):
    """The free squares that touch the room, any of which may be added (ruling H-8)."""
    return touching(state, seat, inside_rows(seat, room), free_floor(state, seat))


@array_rule
def is_connected(state, seat, start):
    """Whether a set of squares is one area, no wall in between."""
    whole = state[start : start + SIDE].copy()
    part = state[start : start + SIDE].copy()
    keep_first(part)
    spread(state, seat, part, whole)
    return same_squares(state, start, part)


# The door


@rule
def other_rooms_row(state, seat, row):
    """The squares of a row that no door may open into: closed rooms, but for the hub."""
    closed = state[CLOSED + SIDE * seat + row]
    if state[HUB] != NONE:
        closed &= ~state[inside_rows(seat, state[HUB]) + row]
    return closed


@rule
def shifted(rows, start, side, row):
    """A row as the squares see it that have it on that side: bit by bit what lies beyond."""
    if side == 1:
        return rows[start + row] >> 1
    if side == 3:
        return rows[start + row] << 1
    if side == 0:
        return rows[start + row - 1] if row > 0 else 0
    return rows[start + row + 1] if row < SIDE - 1 else 0


@rule
def onto_floor(state, start, side, row):
    """The squares of the room in a row that have floor outside the room on a side."""
    inside = state[start + row]
    return inside & shifted(state, FLOOR, side, row) & ~shifted(state, start, side, row)


@rule
def into_room(state, seat, side, row):
    """The squares of a row that have a room beyond a side, other than the hub."""
    other = row + (side == 2) - (side == 0)
    if other < 0 or other >= SIDE:
        return 0
    rooms = other_rooms_row(state, seat, other)
    if side == 1:
        return rooms >> 1
    return rooms << 1 if side == 3 else rooms


@rule
def blocked(state, seat, side, row):
    """The squares of a row where a side takes no door: a pillar beyond, or a back.

    No door in a wall that furniture leans on, from either side (ruling H-17); any
    other wall that has floor beyond may get one (ruling H-33).
    """
    backs, far = BACKS + EDGES * seat + SIDE * side, BACKS + EDGES * seat + SIDE * (side ^ 2)
    return shifted(state, PILLARS, side, row) | state[backs + row] | shifted(state, far, side, row)


@rule
def doors_in_row(state, seat, start, side, row):
    """The squares of a row whose side may be the door of the room, as bits."""
    doors = onto_floor(state, start, side, row)
    if doors:
        doors &= ~(into_room(state, seat, side, row) | blocked(state, seat, side, row))
    return doors


@rule
def has_door(state, seat, start):
    """Whether there is any edge for a door; without one the room is sealed (ruling H-12)."""
    for side in range(4):
        for row in range(SIDE):
            if doors_in_row(state, seat, start, side, row):
                return True
    return False


@rule
def why_not_door(state, seat, start, edge):
    """Why an edge, seen from inside, may not be the door of a room; 0 if it may."""
    square, side = square_of(edge), side_of(edge)
    row, bit = square >> 4, edge_bit(edge)
    if beyond(edge) < 0 or not has_square(state, FLOOR, beyond(edge)):
        return DOOR_ON_OUTER_WALL
    if not onto_floor(state, start, side, row) & bit:
        return DOOR_NOT_ON_BOUNDARY
    if into_room(state, seat, side, row) & bit:
        return DOOR_TO_ROOM
    return DOOR_BLOCKED if blocked(state, seat, side, row) & bit else 0


# The whole closing


@rule
def why_not_close(state, seat, room, door):
    """Why the squares that stand in the state may not become a room with this door; 0 if they may.

    `door` is an edge seen from inside, NONE for none.
    """
    start = inside_rows(seat, room)
    code = why_not_squares(state, seat, room, start)
    if code:
        return code
    if state[HUB] == room:
        return 0 if door == NONE else DOOR_NOT_ON_BOUNDARY
    if door == NONE:
        return NO_DOOR if has_door(state, seat, start) else 0
    return why_not_door(state, seat, start, door)


@array_rule
def why_not_squares(state, seat, room, start):
    """Why a set of squares may not become a room; 0 if it may."""
    if any_of(offending_squares(state, seat, room, start, IN_CLOSED_ROOM)):
        return IN_CLOSED_ROOM
    if any_of(offending_squares(state, seat, room, start, PIECE_LEFT_OUT)):
        return PIECE_LEFT_OUT
    return 0 if is_connected(state, seat, start) else NOT_CONNECTED


@array_rule
def offending_squares(state, seat, room, start, code):
    """The squares that break one of the first three conditions of a closing."""
    rows = state[start : start + SIDE].copy()
    if code == IN_CLOSED_ROOM:
        free = free_floor(state, seat)
        for row in range(SIDE):
            rows[row] &= ~free[row]
    elif code == PIECE_LEFT_OUT:
        pieces = squares_of_room(state, seat, room)
        for row in range(SIDE):
            rows[row] = pieces[row] & ~rows[row]
    else:
        keep_first(rows)
        spread(state, seat, rows, state[start : start + SIDE].copy())
        for row in range(SIDE):
            rows[row] = state[start + row] & ~rows[row]
    return rows


@rule
def any_of(rows):
    """Whether a set has any square."""
    for row in range(SIDE):
        if rows[row]:
            return True
    return False
