"""What bonus rules speak of: selected pieces, windows, pairs of objects (FORMAT: selectors)."""

from ....kernel.bits import without_lowest
from ....kernel.rule import first, rule
from ..bonuses.reading import DOOR_OF, PIECE_NUMBER, PIECE_TAG, THE_FRONT_DOOR, WINDOW_OF
from .laid import number_of_piece, room_of_piece, seats_of_piece, tags_of_piece
from .layout import (
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    FLOOR,
    FRONT_DOOR,
    NONE,
    PIECES,
    ROOMS,
)
from .openings import next_window, sees
from .plan import door_of, inside_rows
from .rows import side_of
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
