"""A plan as it grows: reserved squares, the area of the current room, walls, doors."""

from ....kernel.rule import array_rule, clear_words, copy_words, rule
from .laid import BODY, DOTS_OF, add_part, option_of, piece_at, room_of_piece, transform_of
from .layout import (
    AREA,
    BACKS,
    CLOSED,
    COVERED,
    DOOR,
    DOTS,
    EDGES,
    FLOOR,
    FRONT_DOOR,
    HUB,
    INSIDE,
    LAST_WINDOW,
    MOST_ROOMS,
    MOST_TOKENS,
    NONE,
    OUTER,
    PIECE,
    PIECES,
    RESERVED,
    ROOM,
    RUGS,
    SHOWN_FRONT_DOOR,
    SIDE,
    WALLS,
)
from .placing import draw_piece
from .rows import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    beyond,
    edge_bit,
    edge_row,
    far_side,
    first_part,
    no_squares,
    square_of,
)


@rule
def inside_rows(seat, room):
    """Where the squares of a room begin."""
    return INSIDE + SIDE * (MOST_ROOMS * seat + room)


@rule
def door_of(state, seat, room):
    """The door of a room, NONE for none."""
    return state[DOOR + MOST_ROOMS * seat + room]


@rule
def mark_square(state, start, square):
    """Add a square to a set of the state."""
    state[start + (square >> 4)] |= 1 << (square & 15)


@rule
def pieces_in_room(state, seat, room):
    """How many pieces a seat has drawn for a room, rugs included."""
    found = 0
    for piece in range(state[PIECES + seat]):
        found += room_of_piece(state, seat, piece) == room
    return found


@array_rule
def squares_of_room(state, seat, room):
    """All squares of the pieces of a room: covered, rug and circulation."""
    rows = no_squares()
    for piece in range(state[PIECES + seat]):
        if room_of_piece(state, seat, piece) == room:
            add_part(state, seat, piece, BODY, rows)
            add_part(state, seat, piece, DOTS_OF, rows)
    return rows


# Reserved squares and the area of the current room


@rule
def reserve(state, seat):
    """Note the squares before the doors of closed rooms and behind the front door (ruling H-14).

    The room that takes the corridor's place may use them.
    """
    start = RESERVED + SIDE * seat
    clear_words(state, start, SIDE)
    if state[HUB] != NONE and state[ROOM] == state[HUB]:
        return
    for room in range(MOST_ROOMS):
        if door_of(state, seat, room) != NONE:
            mark_square(state, start, beyond(door_of(state, seat, room)))
    if state[FRONT_DOOR + seat] != NONE:
        mark_square(state, start, square_of(state[FRONT_DOOR + seat]))


@array_rule
def free_floor(state, seat):
    """The floor outside closed rooms and reserved squares, pillars included."""
    rows = state[FLOOR : FLOOR + SIDE].copy()
    closed, reserved = CLOSED + SIDE * seat, RESERVED + SIDE * seat
    for row in range(SIDE):
        rows[row] &= ~(state[closed + row] | state[reserved + row])
    return rows


@array_rule
def find_area(state, seat):
    """Keep the part of the free floor in which the current room may lie (condition 13).

    The whole free floor as long as it has no piece, else the part that the pieces
    are in (ruling H-13).
    """
    free = free_floor(state, seat)
    area = free
    if state[ROOM] != NONE and pieces_in_room(state, seat, state[ROOM]):
        area = first_part(state, seat, squares_of_room(state, seat, state[ROOM]), free)
    copy_words(state, AREA + SIDE * seat, area, 0, SIDE)


@rule
def settle(state, seat):
    """Find out anew what is reserved and where the current room may lie."""
    reserve(state, seat)
    find_area(state, seat)


# Walls


@rule
def set_wall(state, seat, edge):
    """Put a wall on an edge, as both of its squares see it."""
    state[WALLS + EDGES * seat + edge_row(edge)] |= edge_bit(edge)
    if beyond(edge) >= 0:
        state[WALLS + EDGES * seat + edge_row(far_side(edge))] |= edge_bit(far_side(edge))


@rule
def open_wall(state, seat, edge):
    """Make a gap in a wall, as both of its squares see it."""
    state[WALLS + EDGES * seat + edge_row(edge)] &= ~edge_bit(edge)
    if beyond(edge) >= 0:
        state[WALLS + EDGES * seat + edge_row(far_side(edge))] &= ~edge_bit(far_side(edge))


@rule
def wall_in(state, seat, start):
    """Put walls between a set of squares and the rest of the floor (page 1.6)."""
    walls = WALLS + EDGES * seat
    here, rest = 0, 0
    for row in range(SIDE):
        above, rest_above = here, rest
        here = state[start + row]
        rest = state[FLOOR + row] & ~here
        if here | above == 0:
            continue
        state[walls + SIDE * EAST + row] |= here & rest >> 1 | rest & here >> 1
        state[walls + SIDE * WEST + row] |= here & rest << 1 | rest & here << 1
        cut = above & rest | rest_above & here
        if cut:
            state[walls + SIDE * SOUTH + row - 1] |= cut
            state[walls + SIDE * NORTH + row] |= cut


@rule
def open_doors(state, seat):
    """Make the gaps of all doors and of the front door."""
    for room in range(MOST_ROOMS):
        if door_of(state, seat, room) != NONE:
            open_wall(state, seat, door_of(state, seat, room))
    if state[FRONT_DOOR + seat] != NONE:
        open_wall(state, seat, state[FRONT_DOOR + seat])


@rule
def close_room(state, seat, room, door):
    """Close a room: its walls, its door, and no square of it is free any more."""
    state[DOOR + MOST_ROOMS * seat + room] = door
    start = inside_rows(seat, room)
    for row in range(SIDE):
        state[CLOSED + SIDE * seat + row] |= state[start + row]
    wall_in(state, seat, start)
    open_doors(state, seat)


# From the beginning


@rule
def begin_plan(state, seat):
    """Copy the plan of the scenario: outer walls, nothing else."""
    copy_words(state, WALLS + EDGES * seat, state, OUTER, EDGES)
    state[FRONT_DOOR + seat] = state[SHOWN_FRONT_DOOR + seat] = NONE
    state[LAST_WINDOW + seat] = NONE
    for room in range(MOST_ROOMS):
        state[DOOR + MOST_ROOMS * seat + room] = NONE


@rule
def redraw_pieces(state, seat, pieces):
    """Keep the first pieces of a seat and take away all later ones."""
    for part in (COVERED, RUGS, DOTS):
        clear_words(state, part + SIDE * seat, SIDE)
    clear_words(state, BACKS + EDGES * seat, EDGES)
    state[PIECES + seat] = pieces
    clear_words(state, PIECE + MOST_TOKENS * seat + pieces, MOST_TOKENS - pieces)
    for piece in range(pieces):
        word = piece_at(state, seat, piece)
        draw_piece(state, seat, option_of(word), transform_of(word), word & 255)


@rule
def reopen_room(state, seat, room):
    """Take away walls, door and squares of the room that was closed last."""
    start = inside_rows(seat, room)
    for row in range(SIDE):
        state[CLOSED + SIDE * seat + row] &= ~state[start + row]
    clear_words(state, start, SIDE)
    state[DOOR + MOST_ROOMS * seat + room] = NONE
    copy_words(state, WALLS + EDGES * seat, state, OUTER, EDGES)
    for other in range(MOST_ROOMS):
        wall_in(state, seat, inside_rows(seat, other))
    open_doors(state, seat)
