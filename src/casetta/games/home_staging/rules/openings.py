"""Front door and windows, and what is seen through them (rulebook: windows and front door)."""

from ....kernel.rule import array_rule, copy_words, first, rule, size
from . import grid, layout
from .closing import free_floor, inside_rows, open_wall, squares_of_room
from .layout import EDGES, NONE, SIDE

FRONT_DOOR_CODES = (
    "", "not_outer_wall", "window_there", "opens_into_room", "square_in_use", "wrong_side",
    "back_of_piece",
)  # fmt: skip
"""Why an edge may not be the front door; 0 means that it may."""
NOT_OUTER_WALL, WINDOW_THERE, OPENS_INTO_ROOM, SQUARE_IN_USE, WRONG_SIDE, BACK_OF_PIECE = range(
    1, 7
)
WINDOW_CODES = ("", "not_outer_wall", "door_there", "wrong_side", "too_many_windows")
"""Why an edge may not be a window; 0 means that it may."""
DOOR_THERE, WINDOW_ON_WRONG_SIDE, TOO_MANY = 2, 3, 4


@rule
def on_courtyard(state, edge):
    """Whether the square outside is a courtyard."""
    outside = grid.beyond(edge)
    return outside >= 0 and grid.has_square(state, layout.GROUND + SIDE * layout.COURTYARD, outside)


# The front door


@rule
def why_not_front_door(state, seat, edge):
    """Why an edge, seen from inside, may not be the front door; 0 if it may."""
    if not grid.has_edge(state, layout.OUTER, edge):
        return NOT_OUTER_WALL
    if grid.has_edge(state, layout.WINDOWS + EDGES * seat, edge):
        return WINDOW_THERE
    if in_wrong_room(state, seat, grid.square_of(edge)):
        return OPENS_INTO_ROOM
    if in_use(state, seat, grid.square_of(edge)):
        return SQUARE_IN_USE
    if on_wrong_side(state, edge):
        return WRONG_SIDE
    return BACK_OF_PIECE if grid.has_edge(state, layout.BACKS + EDGES * seat, edge) else 0


@rule
def in_wrong_room(state, seat, square):
    """Whether the front door may not open onto this square.

    Into no room at all, but into the hub where there is no corridor; as long as the
    hub is open, onto any square that may still become hub (ruling H-26).
    """
    closed = layout.CLOSED + SIDE * seat
    if state[layout.HUB] != NONE:
        hub = inside_rows(seat, state[layout.HUB])
        if grid.meet(state, hub, state, closed):
            return not grid.has_square(state, hub, square)
    return grid.has_square(state, closed, square)


@rule
def in_use(state, seat, square):
    """Whether a pillar or the drawing of the open room needs the square behind the front door.

    What stands in the hub does not matter: it is the player's own mistake (ruling H-27).
    """
    if grid.has_square(state, layout.PILLARS, square):
        return True
    is_closed = grid.has_square(state, layout.CLOSED + SIDE * seat, square)
    if state[layout.HUB] != NONE and (is_closed or state[layout.ROOM] == state[layout.HUB]):
        return False
    for start in (layout.COVERED, layout.RUGS, layout.DOTS):
        if grid.has_square(state, start + SIDE * seat, square):
            return True
    if state[layout.ROOM] == NONE:
        return False
    is_being_closed = grid.has_square(state, inside_rows(seat, state[layout.ROOM]), square)
    return is_being_closed or cuts_apart(state, seat, square)


@array_rule
def cuts_apart(state, seat, square):
    """Whether the pieces of the open room no longer hang together without this square."""
    pieces = squares_of_room(state, seat, state[layout.ROOM])
    if grid.meet(pieces, 0, state, layout.CLOSED + SIDE * seat):
        return False
    free = free_floor(state, seat)
    free[square >> 4] &= ~(1 << (square & 15))
    reached = grid.first_part(state, seat, pieces, free)
    for row in range(SIDE):
        if pieces[row] & ~reached[row]:
            return True
    return False


@rule
def on_wrong_side(state, edge):
    """Whether a special rule keeps the front door from this side."""
    if state[layout.BLIND_SIDES] >> grid.side_of(edge) & 1:
        return True
    if state[layout.FRONT_SIDE] != NONE and state[layout.FRONT_SIDE] != grid.side_of(edge):
        return True
    return state[layout.COURTYARD_WINDOWS] and on_courtyard(state, edge)


@rule
def set_front_door(state, seat, edge):
    """Draw the front door, or with NONE take it away."""
    before = state[layout.FRONT_DOOR + seat]
    if before != NONE:
        grid.mark_edge(state, layout.WALLS + EDGES * seat, before)
    state[layout.FRONT_DOOR + seat] = edge
    if edge != NONE:
        open_wall(state, seat, edge)


# Windows


@rule
def why_not_window(state, seat, edge):
    """Why an edge, seen from inside, may not be a window; 0 if it may."""
    if not grid.has_edge(state, layout.OUTER, edge):
        return NOT_OUTER_WALL
    if state[layout.FRONT_DOOR + seat] == edge:
        return DOOR_THERE
    if state[layout.BLIND_SIDES] >> grid.side_of(edge) & 1:
        return WINDOW_ON_WRONG_SIDE
    if state[layout.COURTYARD_WINDOWS] and not on_courtyard(state, edge):
        return WINDOW_ON_WRONG_SIDE
    most = state[layout.MOST_WINDOWS]
    return TOO_MANY if most != NONE and windows_of(state, seat) >= most else 0


@rule
def windows_of(state, seat):
    """How many windows a plan has."""
    found = 0
    for row in range(layout.WINDOWS + EDGES * seat, layout.WINDOWS + EDGES * seat + EDGES):
        found += size(state[row])
    return found


@rule
def window_row(state, seat, row):
    """The squares of a row that have a window."""
    start, found = layout.WINDOWS + EDGES * seat + row, 0
    for side in range(4):
        found |= state[start + SIDE * side]
    return found


@rule
def next_window(state, seat, start, edge):
    """The first window after an edge whose square is in a set of the state; NONE after the last."""
    windows = layout.WINDOWS + EDGES * seat
    edge += 1
    while edge < 4 * SIDE * SIDE:
        row, column = edge >> 6, edge >> 2 & 15
        found = window_row(state, seat, row) & state[start + row] & -(1 << column)
        if found == 0:
            edge = row + 1 << 6
            continue
        if first(found) > column:
            edge = 4 * (16 * row + first(found))
        if grid.has_edge(state, windows, edge):
            return edge
        edge += 1
    return NONE


@rule
def set_window(state, seat, edge):
    grid.mark_edge(state, layout.WINDOWS + EDGES * seat, edge)


@rule
def show_openings(state, seat):
    """Let everybody see front door and windows as they are now."""
    state[layout.SHOWN_FRONT_DOOR + seat] = state[layout.FRONT_DOOR + seat]
    shown, windows = layout.SHOWN_WINDOWS + EDGES * seat, layout.WINDOWS + EDGES * seat
    copy_words(state, shown, state, windows, EDGES)


@rule
def take_back_openings(state, seat):
    """Front door and windows as everybody has seen them."""
    set_front_door(state, seat, state[layout.SHOWN_FRONT_DOOR + seat])
    state[layout.LAST_WINDOW + seat] = NONE
    shown, windows = layout.SHOWN_WINDOWS + EDGES * seat, layout.WINDOWS + EDGES * seat
    copy_words(state, windows, state, shown, EDGES)


@rule
def sees(state, edge, ground):
    """Whether a window looks at a tree, lake or road.

    Straight outwards to the end of the sheet; only the building itself ends the
    line (ruling H-19).
    """
    square = grid.beyond(edge)
    while square >= 0 and not grid.has_square(state, layout.FLOOR, square):
        if grid.has_square(state, layout.GROUND + SIDE * ground, square):
            return True
        square = grid.beyond(4 * square + grid.side_of(edge))
    return False


@rule
def has_window(state, seat, room, side, ground):
    """Whether a room has a window, if wanted on a side, if wanted with something to look at."""
    start = inside_rows(seat, room)
    edge = next_window(state, seat, start, NONE)
    while edge != NONE:
        if side in (NONE, grid.side_of(edge)) and (ground == NONE or sees(state, edge, ground)):
            return True
        edge = next_window(state, seat, start, edge)
    return False


@rule
def rooms_with_window(state, seat, rooms, ground):
    """Those of some rooms that have a window, if wanted with something to look at, as bits."""
    found = 0
    for room in range(state[layout.ROOMS]):
        if rooms >> room & 1 and has_window(state, seat, room, NONE, ground):
            found |= 1 << room
    return found
