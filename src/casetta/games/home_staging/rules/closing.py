"""Rooms as they grow and are closed: reserved squares, the area of the current room, walls, doors.

The squares of the room that is being closed stand in the state like those of the closed ones.
They begin with the squares of its pieces and grow square by square.
"""

from ....kernel.rule import array_rule, clear_words, copy_words, rule, size, zeros
from . import grid, layout
from .layout import EDGES, NONE, SIDE
from .pieces import ALL, BODY, DOTS_OF, add_part, draw_piece, piece_at, pieces_of, room_of_piece
from .versions import FIRST, version


@rule
def inside_rows(seat, room):
    """Where the squares of a room begin."""
    return layout.INSIDE + SIDE * (layout.MOST_ROOMS * seat + room)


@rule
def door_of(state, seat, room):
    """The door of a room, NONE for none."""
    return state[layout.DOOR + layout.MOST_ROOMS * seat + room]


@array_rule
def squares_of_room(state, seat, room):
    """All squares of the pieces of a room: covered, rug and circulation."""
    rows = grid.no_squares()
    for piece in range(state[layout.PIECES + seat]):
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
    start = layout.RESERVED + SIDE * seat
    clear_words(state, start, SIDE)
    if state[layout.HUB] != NONE and state[layout.ROOM] == state[layout.HUB]:
        return
    for room in range(layout.MOST_ROOMS):
        if door_of(state, seat, room) != NONE:
            grid.mark_square(state, start, grid.beyond(door_of(state, seat, room)))
    if state[layout.FRONT_DOOR + seat] != NONE:
        grid.mark_square(state, start, grid.square_of(state[layout.FRONT_DOOR + seat]))


@array_rule
def free_floor(state, seat):
    """The floor outside closed rooms and reserved squares, pillars included."""
    closed, reserved = layout.CLOSED + SIDE * seat, layout.RESERVED + SIDE * seat
    return grid.without(state, layout.FLOOR, closed, reserved)


@array_rule
def find_area(state, seat):
    """Keep the part of the free floor in which the current room may lie (condition 13).

    The whole free floor as long as it has no piece, else the part that the pieces
    are in (ruling H-13).
    """
    free = free_floor(state, seat)
    area = free
    if state[layout.ROOM] != NONE and pieces_of(state, seat, state[layout.ROOM], ALL):
        area = grid.first_part(state, seat, squares_of_room(state, seat, state[layout.ROOM]), free)
    copy_words(state, layout.AREA + SIDE * seat, area, 0, SIDE)


@rule
def settle(state, seat):
    """Find out anew what is reserved and where the current room may lie."""
    reserve(state, seat)
    find_area(state, seat)


# Walls


@rule
def set_wall(state, seat, edge):
    """Put a wall on an edge, as both of its squares see it."""
    walls = layout.WALLS + EDGES * seat
    grid.mark_edge(state, walls, edge)
    if grid.beyond(edge) >= 0:
        grid.mark_edge(state, walls, grid.far_side(edge))


@rule
def open_wall(state, seat, edge):
    """Make a gap in a wall, as both of its squares see it."""
    walls = layout.WALLS + EDGES * seat
    state[walls + grid.edge_row(edge)] &= ~grid.edge_bit(edge)
    if grid.beyond(edge) >= 0:
        other = grid.far_side(edge)
        state[walls + grid.edge_row(other)] &= ~grid.edge_bit(other)


@rule
def wall_in(state, seat, start):
    """Put walls between a set of squares and the rest of the floor (rulebook: closing a room)."""
    walls = layout.WALLS + EDGES * seat
    here, rest = 0, 0
    for row in range(SIDE):
        above, rest_above = here, rest
        here = state[start + row]
        rest = state[layout.FLOOR + row] & ~here
        if here | above == 0:
            continue
        state[walls + SIDE * grid.EAST + row] |= here & rest >> 1 | rest & here >> 1
        state[walls + SIDE * grid.WEST + row] |= here & rest << 1 | rest & here << 1
        cut = above & rest | rest_above & here
        if cut:
            state[walls + SIDE * grid.SOUTH + row - 1] |= cut
            state[walls + SIDE * grid.NORTH + row] |= cut


@rule
def open_doors(state, seat):
    """Make the gaps of all doors and of the front door."""
    for room in range(layout.MOST_ROOMS):
        if door_of(state, seat, room) != NONE:
            open_wall(state, seat, door_of(state, seat, room))
    if state[layout.FRONT_DOOR + seat] != NONE:
        open_wall(state, seat, state[layout.FRONT_DOOR + seat])


@rule
def close_room(state, seat, room, door):
    """Close a room: its walls, its door, and no square of it is free any more."""
    state[layout.DOOR + layout.MOST_ROOMS * seat + room] = door
    start = inside_rows(seat, room)
    for row in range(SIDE):
        state[layout.CLOSED + SIDE * seat + row] |= state[start + row]
    wall_in(state, seat, start)
    open_doors(state, seat)


# From the beginning


@rule
def begin_plan(state, seat):
    """Copy the plan of the scenario: outer walls, nothing else."""
    copy_words(state, layout.WALLS + EDGES * seat, state, layout.OUTER, EDGES)
    state[layout.FRONT_DOOR + seat] = state[layout.SHOWN_FRONT_DOOR + seat] = NONE
    state[layout.LAST_WINDOW + seat] = NONE
    for room in range(layout.MOST_ROOMS):
        state[layout.DOOR + layout.MOST_ROOMS * seat + room] = NONE


@rule
def add_piece(state, seat, word):
    """Put a piece into the plan of a seat; the first of a room tells where that may lie."""
    state[layout.PIECE + layout.MOST_TOKENS * seat + state[layout.PIECES + seat]] = word
    state[layout.PIECES + seat] += 1
    draw_piece(state, seat, word)
    if pieces_of(state, seat, state[layout.ROOM], ALL) == 1:
        find_area(state, seat)


@rule
def redraw_pieces(state, seat, pieces):
    """Keep the first pieces of a seat and take away all later ones."""
    for part in (layout.COVERED, layout.RUGS, layout.DOTS):
        clear_words(state, part + SIDE * seat, SIDE)
    clear_words(state, layout.BACKS + EDGES * seat, EDGES)
    state[layout.PIECES + seat] = pieces
    first = layout.PIECE + layout.MOST_TOKENS * seat
    clear_words(state, first + pieces, layout.MOST_TOKENS - pieces)
    for piece in range(pieces):
        draw_piece(state, seat, piece_at(state, seat, piece))


@rule
def reopen_room(state, seat, room):
    """Take away walls, door and squares of the room that was closed last."""
    start = inside_rows(seat, room)
    for row in range(SIDE):
        state[layout.CLOSED + SIDE * seat + row] &= ~state[start + row]
    clear_words(state, start, SIDE)
    state[layout.DOOR + layout.MOST_ROOMS * seat + room] = NONE
    copy_words(state, layout.WALLS + EDGES * seat, state, layout.OUTER, EDGES)
    for other in range(layout.MOST_ROOMS):
        wall_in(state, seat, inside_rows(seat, other))
    open_doors(state, seat)


# Closing a room


CLOSING_CODES = (
    "", "in_closed_room", "piece_left_out", "not_connected", "no_door", "door_on_outer_wall",
    "door_not_on_boundary", "door_to_room", "door_not_to_hub", "door_blocked",
)  # fmt: skip
"""Why a room may not be closed like this, in the order of asking; 0 means that it may."""
(IN_CLOSED_ROOM, PIECE_LEFT_OUT, NOT_CONNECTED, NO_DOOR, DOOR_ON_OUTER_WALL,
 DOOR_NOT_ON_BOUNDARY, DOOR_TO_ROOM, DOOR_NOT_TO_HUB, DOOR_BLOCKED) = range(1, 10)  # fmt: skip


# The squares


@array_rule
def begin_closing(state, seat, room):
    """The room begins as the squares of its pieces."""
    squares = squares_of_room(state, seat, room)
    copy_words(state, inside_rows(seat, room), squares, 0, SIDE)


@rule
def find_growth(state, seat, start, lines, line):
    """Write into empty lines, row by row, the free squares that touch the room (ruling H-8).

    Any of them may be added.
    """
    grid.add_beside(state, seat, state, start, lines, line)
    closed, reserved = layout.CLOSED + SIDE * seat, layout.RESERVED + SIDE * seat
    for row in range(SIDE):
        if lines[line + row]:
            taken = state[start + row] | state[closed + row] | state[reserved + row]
            lines[line + row] &= state[layout.FLOOR + row] & ~taken


@array_rule
def is_connected(state, seat, start):
    """Whether a set of squares is one area, no wall in between."""
    return not grid.rows_with_squares(offending_squares(state, seat, NONE, start, NOT_CONNECTED), 0)


# The door


@rule
def other_rooms_row(state, seat, row):
    """The squares of a row that no door may open into: closed rooms, but for the hub."""
    closed = state[layout.CLOSED + SIDE * seat + row]
    if state[layout.HUB] != NONE:
        closed &= ~state[inside_rows(seat, state[layout.HUB]) + row]
    return closed


@rule
def must_lead_to_hub(state, seat):
    """Whether doors lead into the hub and nowhere else: once it is closed (ruling H-35).

    In version 1 they could lead onto the floor that was left.
    """
    if state[layout.HUB] == NONE or version(state) == FIRST:
        return False
    closed = layout.CLOSED + SIDE * seat
    return grid.meet(state, inside_rows(seat, state[layout.HUB]), state, closed)


@rule
def passes_hub(state, seat, square):
    """Whether a door onto a square would lead past the hub, though it must lead there."""
    hub = inside_rows(seat, state[layout.HUB])
    return must_lead_to_hub(state, seat) and not grid.has_square(state, hub, square)


@rule
def ground_for_doors(state, seat):
    """Where the squares begin that doors may open onto: the floor, or of a closed hub its own."""
    if must_lead_to_hub(state, seat):
        return inside_rows(seat, state[layout.HUB])
    return layout.FLOOR


@rule
def doorsteps(state, seat, start, ground, row):
    """The squares of a row that the door of a room may open onto: ground, no pillar, no room."""
    if row < 0 or row >= SIDE:
        return 0
    taken = state[start + row] | state[layout.PILLARS + row] | other_rooms_row(state, seat, row)
    return state[ground + row] & ~taken


@rule
def leaned_on(state, seat, side, row):
    """The squares of a row with furniture against that side, from here or from beyond.

    No door in a wall that furniture leans on, from either side (ruling H-17); any
    other wall that has floor beyond may get one (ruling H-33).
    """
    backs = layout.BACKS + EDGES * seat + row
    here = state[backs + SIDE * side]
    if side == grid.EAST:
        return here | state[backs + SIDE * grid.WEST] >> 1
    if side == grid.WEST:
        return here | state[backs + SIDE * grid.EAST] << 1
    if side == grid.NORTH:
        return here | state[backs + SIDE * grid.SOUTH - 1] if row > 0 else here
    return here | state[backs + SIDE * grid.NORTH + 1] if row < SIDE - 1 else here


@rule
def doors_in_row(state, seat, start, ground, side, row):
    """The squares of a row whose side may be the door of the room onto the ground, as bits."""
    if side == grid.EAST:
        onto = doorsteps(state, seat, start, ground, row) >> 1
    elif side == grid.WEST:
        onto = doorsteps(state, seat, start, ground, row) << 1
    else:
        onto = doorsteps(state, seat, start, ground, row - 1 if side == grid.NORTH else row + 1)
    doors = state[start + row] & onto
    return doors & ~leaned_on(state, seat, side, row) if doors else 0


@rule
def find_doors(state, seat, start, lines, line):
    """Write into empty lines, row by row, the edges for a door; return whether there are any."""
    found, ground = 0, ground_for_doors(state, seat)
    for row in range(SIDE):
        if state[start + row]:
            for side in range(4):
                doors = doors_in_row(state, seat, start, ground, side, row)
                lines[line + SIDE * side + row] = doors
                found |= doors
    return found != 0


@rule
def why_not_door(state, seat, start, edge):
    """Why an edge, seen from inside, may not be the door of a room; 0 if it may."""
    square, outside = grid.square_of(edge), grid.beyond(edge)
    if outside < 0 or not grid.has_square(state, layout.FLOOR, outside):
        return DOOR_ON_OUTER_WALL
    if not grid.has_square(state, start, square) or grid.has_square(state, start, outside):
        return DOOR_NOT_ON_BOUNDARY
    if other_rooms_row(state, seat, outside >> 4) >> (outside & 15) & 1:
        return DOOR_TO_ROOM
    if passes_hub(state, seat, outside):
        return DOOR_NOT_TO_HUB
    is_leaned_on = leaned_on(state, seat, grid.side_of(edge), square >> 4) & grid.edge_bit(edge)
    return DOOR_BLOCKED if is_leaned_on or grid.has_square(state, layout.PILLARS, outside) else 0


# The whole closing


@array_rule
def why_not_close(state, seat, room, door):
    """Why the squares that stand in the state may not become a room with this door; 0 if they may.

    `door` is an edge seen from inside, NONE for none. Without an edge for a door the room is
    sealed (ruling H-12).
    """
    start = inside_rows(seat, room)
    for code in range(IN_CLOSED_ROOM, NOT_CONNECTED + 1):
        if grid.rows_with_squares(offending_squares(state, seat, room, start, code), 0):
            return code
    if state[layout.HUB] == room:
        return 0 if door == NONE else DOOR_NOT_ON_BOUNDARY
    if door == NONE:
        return NO_DOOR if find_doors(state, seat, start, zeros(EDGES), 0) else 0
    return why_not_door(state, seat, start, door)


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
        part = grid.first_part(state, seat, rows, rows)
        for row in range(SIDE):
            rows[row] &= ~part[row]
    return rows


# Closed rooms


@rule
def share_a_wall(state, seat, one, other):
    """Whether some wall edge lies between two rooms."""
    walls = layout.WALLS + EDGES * seat
    here, there = inside_rows(seat, one), inside_rows(seat, other)
    for row in range(SIDE):
        a, b = state[here + row], state[there + row]
        if (a & b >> 1 | b & a >> 1) & state[walls + SIDE * grid.EAST + row]:
            return True
        if row < SIDE - 1:
            below = a & state[there + row + 1] | b & state[here + row + 1]
            if below & state[walls + SIDE * grid.SOUTH + row]:
                return True
    return False


@rule
def blank_squares(state, seat, start):
    """How many squares of a room are neither covered nor circulation nor rug nor pillar."""
    found = 0
    for row in range(SIDE):
        at = SIDE * seat + row
        drawn = state[layout.COVERED + at] | state[layout.RUGS + at] | state[layout.DOTS + at]
        found += size(state[start + row] & ~(drawn | state[layout.PILLARS + row]))
    return found
