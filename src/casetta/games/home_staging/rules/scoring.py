"""Points: reachable pieces room by room, empty rooms, bonuses; and whether a plan is whole."""

from ....kernel.rule import array_rule, rule, size
from ....kernel.state import SEATS
from ..bonuses.rules import bonus_points
from . import grid, layout
from .layout import SIDE
from .pieces import (
    BODY,
    card_of,
    furnished_rooms,
    is_rug,
    option_of,
    piece_at,
    pieces_in,
    room_of_piece,
    value,
)
from .walking import existing_rooms, reach, reachable_pieces, reachable_rooms

EMPTY_ROOM = -3
"""Points for a room without a piece (ruling H-21)."""


@array_rule
def points(state, seat):
    """A seat's total as the plan is now."""
    reached = reach(state, seat)
    rooms = reachable_rooms(state, seat, reached)
    pieces = reachable_pieces(state, seat, reached, rooms)
    total = points_for_bonuses(state, seat, rooms, pieces)
    for room in range(state[layout.ROOMS]):
        total += room_points(state, seat, room, pieces)
    empty = state[layout.ROOMS] - size(furnished_rooms(state, seat))
    return total + EMPTY_ROOM * empty


@rule
def points_for_bonuses(state, seat, rooms, pieces):
    """What all bonus rules give for the reachable rooms and pieces."""
    rooms = existing_rooms(state, seat, rooms)
    pieces = pieces_in(state, seat, rooms, pieces)
    total = 0
    for bonus in range(layout.MOST_BONUSES):
        total += bonus_points(state, seat, layout.BONUS + layout.BONUS_SIZE * bonus, rooms, pieces)
    return total


@rule
def room_points(state, seat, room, pieces):
    """One point for each square that a reachable piece of a room covers; rugs cover none."""
    total = 0
    for piece in range(state[layout.PIECES + seat]):
        if pieces >> piece & 1 and room_of_piece(state, seat, piece) == room:
            total += value(state, seat, piece)
    return total


@rule
def penalty(state, seat, room):
    """EMPTY_ROOM if nothing but rugs was drawn for a room, else 0."""
    return 0 if furnished_rooms(state, seat) >> room & 1 else EMPTY_ROOM


@rule
def furniture_drawn(state, seat):
    """The pieces a seat has drawn, reachable or not, rugs left out (rulings H-22, H-23)."""
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        found += not is_rug(state, seat, piece)
    return found


@rule
def outcome(state, out):
    """Write the points of each seat, then the place of each seat, 1 for a winner.

    Of tied players the one with more pieces is ahead; still tied, they share.
    """
    seats = state[SEATS]
    for seat in range(seats):
        out[seat] = points(state, seat)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            more = furniture_drawn(state, other) > furniture_drawn(state, seat)
            ahead += out[other] > out[seat] or (out[other] == out[seat] and more)
        out[seats + seat] = 1 + ahead


# Conservation


@rule
def is_whole(state, out):
    """Whether pieces, tokens and covered squares agree on every plan; `out` is for counting."""
    for seat in range(state[SEATS]):
        for card in range(state[layout.CARDS]):
            out[card] = 0
        squares = 0
        for piece in range(state[layout.PIECES + seat]):
            word = piece_at(state, seat, piece)
            out[card_of(word)] += 1
            squares += size(state[option_of(word) + BODY])
        for card in range(state[layout.CARDS]):
            if out[card] > state[layout.CARD_TOKENS + card]:
                return False
        covered = grid.squares_in(state, layout.COVERED + SIDE * seat)
        if squares != covered + grid.squares_in(state, layout.RUGS + SIDE * seat):
            return False
    return True
