"""Walking through a plan: what can be reached, how far things are apart (bonuses ask for that)."""

from ....kernel.rule import array_rule, first, rule
from . import grid, layout
from .closing import door_of, inside_rows
from .layout import NONE, SIDE
from .openings import next_window, window_row
from .pieces import (
    BODY,
    DOTS_OF,
    add_part,
    bottom_row,
    furnished_rooms,
    part_row,
    room_of_piece,
    selected,
    top_row,
)
from .versions import FIRST, version

FAR_AWAY = 1 << 20
"""More than any distance: there is no way."""


# Reach


@array_rule
def walkable(state, seat):
    """The squares that can be walked on: floor, no pillar, not covered (rulings H-2, H-3)."""
    return grid.without(state, layout.FLOOR, layout.PILLARS, layout.COVERED + SIDE * seat)


@rule
def opens_rightly(state, seat):
    """Whether there is a front door, and it opens into the corridor or the hub (ruling H-26)."""
    edge = state[layout.FRONT_DOOR + seat]
    if edge == NONE:
        return False
    is_closed = grid.has_square(state, layout.CLOSED + SIDE * seat, grid.square_of(edge)) != 0
    if state[layout.HUB] == NONE or not is_closed:
        return state[layout.HUB] == NONE and not is_closed
    return grid.has_square(state, inside_rows(seat, state[layout.HUB]), grid.square_of(edge)) != 0


@array_rule
def behind_front_door(state, seat, one, other):
    """The floor without two sets of the state, as far as it can be walked to from outside."""
    rows = grid.no_squares()
    if opens_rightly(state, seat):
        within = grid.without(state, layout.FLOOR, one, other)
        square = grid.square_of(state[layout.FRONT_DOOR + seat])
        rows[square >> 4] = 1 << (square & 15) & within[square >> 4]
        grid.spread(state, seat, rows, within, 1 << (square >> 4))
    return rows


@array_rule
def reach(state, seat):
    """All squares that can be walked to from the square behind the front door."""
    return behind_front_door(state, seat, layout.PILLARS, layout.COVERED + SIDE * seat)


@array_rule
def corridor(state, seat):
    """The floor outside all rooms that hangs together with the front door; none with a hub."""
    if state[layout.HUB] != NONE:
        return grid.no_squares()
    closed = layout.CLOSED + SIDE * seat
    return behind_front_door(state, seat, closed, closed)


@rule
def reachable_rooms(state, seat, reached):
    """The rooms whose door can be walked through, as bits.

    A room that lacks a mark it must hold counts as unreachable (docs/scenarios.md).
    """
    found = 0
    for room in range(state[layout.ROOMS]):
        if is_entered(state, seat, room, reached) and holds_its_marks(state, seat, room):
            found |= 1 << room
    return found


@rule
def existing_rooms(state, seat, rooms):
    """Those of some rooms that bonus rules speak of: one without furniture is none (ruling H-34).

    In version 1 a rug was enough.
    """
    return rooms if version(state) == FIRST else rooms & furnished_rooms(state, seat)


@rule
def is_entered(state, seat, room, reached):
    """Whether the square inside a room's door is reached; the hub is entered by the front door."""
    is_hub = room == state[layout.HUB]
    door = state[layout.FRONT_DOOR + seat] if is_hub else door_of(state, seat, room)
    return door != NONE and grid.has_square(reached, 0, grid.square_of(door)) != 0


@rule
def holds_its_marks(state, seat, room):
    """Whether a room has a square of every mark that it must hold."""
    for mark in range(2):
        must_hold = state[layout.MUST_HOLD + mark] >> room & 1
        if must_hold and not marked_squares(state, seat, room, mark):
            return False
    return True


@rule
def marked_squares(state, seat, room, mark):
    """How many squares of a room carry a mark."""
    return grid.common_squares(state, inside_rows(seat, room), state, layout.MARKS + SIDE * mark)


@rule
def reachable_pieces(state, seat, reached, rooms):
    """The pieces in reachable rooms whose circulation is reached, all of it (rulings H-1, H-20)."""
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        if rooms >> room_of_piece(state, seat, piece) & 1:
            found |= is_served(state, seat, piece, reached) << piece
    return found


@rule
def is_served(state, seat, piece, reached):
    """Whether all circulation squares of a piece are reached, as 0 or 1."""
    for row in range(top_row(state, seat, piece), bottom_row(state, seat, piece)):
        if part_row(state, seat, piece, DOTS_OF, row) & ~reached[row]:
            return 0
    return 1


# Distance. An object is a piece (its number), or a place: a kind and an edge.


@array_rule
def squares_of(state, seat, kind, thing):
    """The squares of an object; a `kind` below DOOR_OF means a piece.

    A door has the squares on both its sides, a window and the front door the inner one.
    """
    rows = grid.no_squares()
    if kind < layout.DOOR_OF:
        add_part(state, seat, thing, BODY, rows)
        return rows
    grid.mark_square(rows, 0, grid.square_of(thing))
    if kind == layout.DOOR_OF:
        grid.mark_square(rows, 0, grid.beyond(thing))
    return rows


@array_rule
def ends_of(state, seat, kind, thing, free):
    """The free squares where ways to an object end: its own, of a piece those beside it."""
    squares = squares_of(state, seat, kind, thing)
    ends = squares
    if kind < layout.DOOR_OF:
        ends = grid.no_squares()
        grid.add_beside(state, seat, squares, 0, ends, 0)
        for row in range(SIDE):
            ends[row] &= ~squares[row]
    for row in range(SIDE):
        ends[row] &= free[row]
    return ends


@array_rule
def are_together(state, seat, kind, thing, other_kind, other):
    """Whether two objects have no square between them.

    Two pieces that share an edge without a wall on it, or a piece that lies on a place.
    """
    if kind >= layout.DOOR_OF and other_kind >= layout.DOOR_OF:
        return False
    here = squares_of(state, seat, kind, thing)
    if kind < layout.DOOR_OF and other_kind < layout.DOOR_OF:
        here = ends_of(state, seat, kind, thing, state[layout.FLOOR : layout.FLOOR + SIDE])
    return grid.meet(here, 0, squares_of(state, seat, other_kind, other), 0)


@array_rule
def distance(state, seat, kind, thing, other_kind, other):
    """The fewest free squares on a way between two objects; FAR_AWAY without a way."""
    if are_together(state, seat, kind, thing, other_kind, other):
        return 0
    free = walkable(state, seat)
    ends = ends_of(state, seat, other_kind, other, free)
    reached = ends_of(state, seat, kind, thing, free)
    squares = 1
    while not grid.meet(reached, 0, ends, 0):
        if not step(state, seat, reached, free):
            return FAR_AWAY
        squares += 1
    return squares


@array_rule
def step(state, seat, rows, within):
    """Let a set grow by one step in all directions; return whether it did."""
    beside = grid.no_squares()
    grid.add_beside(state, seat, rows, 0, beside, 0)
    grown = 0
    for row in range(SIDE):
        new = beside[row] & within[row] & ~rows[row]
        rows[row] |= new
        grown |= new
    return grown != 0


@rule
def any_at_window(state, seat, pieces):
    """Whether one of some pieces lies on the square behind a window."""
    for piece in range(state[layout.PIECES + seat]):
        if pieces >> piece & 1:
            for row in range(top_row(state, seat, piece), bottom_row(state, seat, piece)):
                if part_row(state, seat, piece, BODY, row) & window_row(state, seat, row):
                    return True
    return False


# Pairs of objects


@rule
def next_object(state, seat, selector, rooms, pieces, before):
    """The object after `before` that a selector speaks of; NONE after the last, and to begin."""
    kind, room = selector & 15, (selector >> 16) - 1
    if kind < layout.DOOR_OF:
        left = selected(state, seat, selector, pieces) >> (before + 1)
        return before + 1 + first(left) if left else NONE
    if kind == layout.THE_FRONT_DOOR:
        rightly = before == NONE and opens_rightly(state, seat) and rooms
        return state[layout.FRONT_DOOR + seat] if rightly else NONE
    if not rooms >> room & 1:
        return NONE
    if kind == layout.WINDOW_OF:
        return next_window(state, seat, inside_rows(seat, room), before)
    return door_of(state, seat, room) if before == NONE else NONE


NONE_THERE = FAR_AWAY + 1
"""In place of a distance where there are no two objects."""


@rule
def nearest_pair(state, seat, a, b, rooms, pieces):
    """The smallest distance of two objects; FAR_AWAY without a way, NONE_THERE without a pair."""
    nearest = NONE_THERE
    one = next_object(state, seat, a, rooms, pieces, NONE)
    while one != NONE:
        other = next_object(state, seat, b, rooms, pieces, NONE)
        while other != NONE:
            if one != other or (a & 15 < layout.DOOR_OF) != (b & 15 < layout.DOOR_OF):
                nearest = min(nearest, distance(state, seat, a & 15, one, b & 15, other))
            other = next_object(state, seat, b, rooms, pieces, other)
        one = next_object(state, seat, a, rooms, pieces, one)
    return nearest
