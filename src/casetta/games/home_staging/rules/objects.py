"""What bonus rules speak of: selected pieces, windows, pairs of objects, shapes of rooms."""

from ....kernel.bits import without_lowest
from ....kernel.rule import array_rule, first, rule, size
from ..bonuses.kind import DOOR_OF, PIECE_NUMBER, PIECE_TAG, THE_FRONT_DOOR, WINDOW_OF
from .laid import number_of_piece, room_of_piece, seats_of_piece, tags_of_piece
from .layout import (
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    COVERED,
    DOTS,
    EDGES,
    FLOOR,
    FRONT_DOOR,
    NONE,
    OUTER,
    PIECES,
    PILLARS,
    ROOMS,
    RUGS,
    SIDE,
    WALLS,
)
from .openings import next_window, sees
from .plan import door_of, inside_rows
from .rows import EAST, SOUTH, no_squares, rows_with_squares, same_squares, side_of, squares_in
from .walking import FAR_AWAY, covers_place, distance, opens_rightly, pieces_touch

# Pieces


@rule
def is_selected(state, seat, piece, selector):
    """Whether a selector speaks of a piece."""
    room = (selector >> 16) - 1
    if room != NONE and room_of_piece(state, seat, piece) != room:
        return False
    value = selector >> 4 & 0xFFF
    if selector & 15 == PIECE_NUMBER:
        return number_of_piece(state, seat, piece) == value
    return selector & 15 == PIECE_TAG and tags_of_piece(state, seat, piece) >> value & 1 == 1


@rule
def selected(state, seat, selector, pieces):
    """The pieces that a selector speaks of, as bits."""
    found = 0
    for piece in range(state[PIECES + seat]):
        if pieces >> piece & 1 and is_selected(state, seat, piece, selector):
            found |= 1 << piece
    return found


@rule
def pieces_of(state, seat, room, pieces):
    """How many of some pieces are in a room."""
    found = 0
    for piece in range(state[PIECES + seat]):
        found += pieces >> piece & 1 and room_of_piece(state, seat, piece) == room
    return found


@rule
def tokens_of_room(state, room):
    """How many tokens lie on the cards of a room."""
    found = 0
    for card in range(state[CARDS]):
        if state[CARD_ROOM + card] == room:
            found += state[CARD_TOKENS + card]
    return found


@rule
def unused_cards(state, seat, pieces):
    """How many cards have no piece among some pieces."""
    unused = 0
    for card in range(state[CARDS]):
        used = False
        for piece in range(state[PIECES + seat]):
            if pieces >> piece & 1 and room_of_piece(state, seat, piece) == state[CARD_ROOM + card]:
                number = number_of_piece(state, seat, piece)
                used = used or number == state[CARD_NUMBER + card]
        unused += not used
    return unused


@rule
def seats_in(state, seat, room, pieces):
    """How many people can sit in a room."""
    found = 0
    for piece in range(state[PIECES + seat]):
        if pieces >> piece & 1 and room_of_piece(state, seat, piece) == room:
            found += seats_of_piece(state, seat, piece)
    return found


# Windows


@rule
def has_window(state, seat, room, side, ground):
    """Whether a room has a window, if wanted on a side, if wanted with something to look at."""
    start = inside_rows(seat, room)
    edge = next_window(state, seat, start, NONE)
    while edge != NONE:
        if side in (NONE, side_of(edge)) and (ground == NONE or sees(state, edge, ground)):
            return True
        edge = next_window(state, seat, start, edge)
    return False


@rule
def rooms_with_window(state, seat, rooms):
    """Those of some rooms that have a window, as bits."""
    found = 0
    for room in range(state[ROOMS]):
        if rooms >> room & 1 and has_window(state, seat, room, NONE, NONE):
            found |= 1 << room
    return found


@rule
def rooms_with_view(state, seat, ground, rooms):
    """Those of some rooms that have a window with that view, as bits."""
    found = 0
    for room in range(state[ROOMS]):
        if rooms >> room & 1 and has_window(state, seat, room, NONE, ground):
            found |= 1 << room
    return found


@rule
def any_at_window(state, seat, pieces):
    """Whether one of some pieces lies on the square behind a window."""
    while pieces:
        edge = next_window(state, seat, FLOOR, NONE)
        while edge != NONE:
            if covers_place(state, seat, first(pieces), WINDOW_OF, edge):
                return True
            edge = next_window(state, seat, FLOOR, edge)
        pieces = without_lowest(pieces)
    return False


# Pairs


@rule
def next_object(state, seat, selector, rooms, pieces, before):
    """The object after `before` that a selector speaks of; NONE after the last, and to begin."""
    kind, room = selector & 15, (selector >> 16) - 1
    if kind < DOOR_OF:
        left = selected(state, seat, selector, pieces) >> (before + 1)
        return before + 1 + first(left) if left else NONE
    if kind == THE_FRONT_DOOR:
        rightly = before == NONE and opens_rightly(state, seat) and rooms
        return state[FRONT_DOOR + seat] if rightly else NONE
    if not rooms >> room & 1:
        return NONE
    if kind == WINDOW_OF:
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
            if one != other or (a & 15 < DOOR_OF) != (b & 15 < DOOR_OF):
                nearest = min(nearest, distance(state, seat, a & 15, one, b & 15, other))
            other = next_object(state, seat, b, rooms, pieces, other)
        one = next_object(state, seat, a, rooms, pieces, one)
    return nearest


@rule
def any_touching(state, seat, a, b, pieces):
    """Whether two different pieces share an edge without a wall on it."""
    ones = selected(state, seat, a, pieces)
    while ones:
        others = selected(state, seat, b, pieces) & ~(ones & -ones)
        while others:
            if pieces_touch(state, seat, first(ones), first(others)):
                return True
            others = without_lowest(others)
        ones = without_lowest(ones)
    return False


# Closed rooms as shapes


@rule
def columns_of(state, start):
    """The columns that a room has squares in, as bits."""
    columns = 0
    for row in range(SIDE):
        columns |= state[start + row]
    return columns


@rule
def length(bits):
    """From the first to the last bit, both included."""
    found = 0
    bits >>= first(bits)
    while bits:
        found += 1
        bits >>= 1
    return found


@rule
def is_rectangular(state, start):
    """Whether the squares of a room fill their bounding box."""
    columns, rows = columns_of(state, start), rows_with_squares(state, start)
    if columns == 0:
        return False
    return squares_in(state, start) == length(columns) * length(rows)


@rule
def is_square(state, start):
    """Whether a room is rectangular, and as high as wide."""
    if not is_rectangular(state, start):
        return False
    return length(columns_of(state, start)) == length(rows_with_squares(state, start))


@array_rule
def is_symmetric(state, start):
    """Whether a mirror, left and right or up and down, leaves the squares of a room as they are."""
    columns, rows = columns_of(state, start), rows_with_squares(state, start)
    if columns == 0:
        return False
    upright, lying = no_squares(), no_squares()
    top, left = first(rows), first(columns)
    height, width = length(rows), length(columns)
    for row in range(height):
        here = state[start + top + row]
        lying[top + height - 1 - row] = here
        for column in range(width):
            if here >> (left + column) & 1:
                upright[top + row] |= 1 << left + width - 1 - column
    return same_squares(state, start, upright) or same_squares(state, start, lying)


@rule
def share_a_wall(state, seat, one, other):
    """Whether some wall edge lies between two rooms."""
    walls = WALLS + EDGES * seat
    here, there = inside_rows(seat, one), inside_rows(seat, other)
    for row in range(SIDE):
        a, b = state[here + row], state[there + row]
        if (a & b >> 1 | b & a >> 1) & state[walls + SIDE * EAST + row]:
            return True
        if row < SIDE - 1:
            below = a & state[there + row + 1] | b & state[here + row + 1]
            if below & state[walls + SIDE * SOUTH + row]:
                return True
    return False


@rule
def has_outer_wall(state, start, side):
    """Whether some square of a room has an outer wall on a side."""
    for row in range(SIDE):
        if state[start + row] & state[OUTER + SIDE * side + row]:
            return True
    return False


@rule
def blank_squares(state, seat, start):
    """How many squares of a room are neither covered nor circulation nor rug nor pillar."""
    found = 0
    for row in range(SIDE):
        at = SIDE * seat + row
        used = state[COVERED + at] | state[RUGS + at] | state[DOTS + at] | state[PILLARS + row]
        found += size(state[start + row] & ~used)
    return found
