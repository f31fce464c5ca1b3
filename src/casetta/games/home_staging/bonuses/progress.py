"""How far a bonus rule has come, measured: so many of so many, a distance, what is missing.

The figures come from the functions that score. Here are pieces, windows and pairs;
rooms and corridor are in progress_rooms.py.
"""

from __future__ import annotations

from ..plan.facts import Fact, fact
from ..plan.look import Look, as_square, body_of
from ..plan.squares import Square, squares_of
from ..rules.layout import CARDS, FLOOR, NONE, PIECES, ROOMS
from ..rules.objects import (
    NONE_THERE,
    any_at_window,
    any_touching,
    has_window,
    nearest_pair,
    next_object,
    pieces_of,
    rooms_with_view,
    rooms_with_window,
    seats_in,
    selected,
    tokens_of_room,
    unused_cards,
)
from ..rules.openings import next_window, sees
from ..rules.plan import inside_rows
from ..rules.rows import side_of, square_of
from ..rules.walking import FAR_AWAY
from ..text.notation import SIDE_NAMES
from .reading import DOOR_OF, GROUND_NAMES
from .rules import DETAIL, MAX, MIN, POINTS, ROOMS_OF, A, B


def room_of(look: Look, bonus: int) -> int:
    """The one room that a bonus speaks of."""
    rooms = look.state[bonus + ROOMS_OF]
    return int((rooms & -rooms).bit_length()) - 1


def bits(pieces: int) -> list[int]:
    """The numbers of the bits of a set."""
    return [number for number in range(pieces.bit_length()) if pieces >> number & 1]


def squares_of_pieces(look: Look, pieces: int) -> list[Square]:
    """Where some pieces lie."""
    return [square for piece in bits(pieces) for square in squares_of(body_of(look, piece))]


# Pieces


def room_complete(look: Look, bonus: int) -> Fact:
    """Pieces of the room that count, of one for each token."""
    room = room_of(look, bonus)
    have = int(pieces_of(look.state, look.seat, room, look.pieces))
    return fact("pieces", have=have, need=int(tokens_of_room(look.state, room)))


def all_cards_used(look: Look, bonus: int) -> Fact:
    """Cards with a piece that counts, of all cards."""
    cards = look.state[CARDS]
    return fact(
        "cards", have=cards - int(unused_cards(look.state, look.seat, look.pieces)), need=cards
    )


def count(look: Look, bonus: int) -> Fact:
    """Selected pieces that count, of so many."""
    found = int(selected(look.state, look.seat, look.state[bonus + A], look.pieces))
    return fact(
        "count",
        squares_of_pieces(look, found),
        have=found.bit_count(),
        need=look.state[bonus + MIN],
    )


def per_count(look: Look, bonus: int) -> Fact:
    """Selected pieces, each of which pays."""
    found = int(selected(look.state, look.seat, look.state[bonus + A], look.pieces))
    return each(look, bonus, "each_piece", found.bit_count(), squares_of_pieces(look, found))


def each(look: Look, bonus: int, code: str, have: int, at: list[Square]) -> Fact:
    """Hits that pay one by one, up to so many points."""
    points, most = look.state[bonus + POINTS], look.state[bonus + MAX]
    return fact(code, at, have=have, points=points, most=most)


def seats(look: Look, bonus: int) -> Fact:
    """Seats of the room, of so many."""
    have = int(seats_in(look.state, look.seat, room_of(look, bonus), look.pieces))
    return fact("seats", have=have, need=look.state[bonus + MIN])


# Windows


def windows_of_room(look: Look, room: int) -> list[int]:
    """The windows of a room, as edges."""
    return _windows(look, inside_rows(look.seat, room))


def _windows(look: Look, start: int) -> list[int]:
    edges = []
    edge = next_window(look.state, look.seat, start, NONE)
    while edge != NONE:
        edges.append(int(edge))
        edge = next_window(look.state, look.seat, start, edge)
    return edges


def behind(edges: list[int]) -> list[Square]:
    """The squares behind some windows."""
    return [as_square(square_of(edge)) for edge in edges]


def window(look: Look, bonus: int) -> Fact:
    """Whether the room has a window, on a side if one is asked for."""
    side = look.state[bonus + DETAIL]
    room = room_of(look, bonus)
    name = "any" if side == NONE else SIDE_NAMES[side]
    if has_window(look.state, look.seat, room, side, NONE):
        edges = [edge for edge in windows_of_room(look, room) if side in (NONE, int(side_of(edge)))]
        return fact("window_there", behind(edges), side=name)
    return fact("window_missing", side=name)


def all_rooms_window(look: Look, bonus: int) -> Fact:
    """Rooms with a window, of all rooms."""
    found = int(rooms_with_window(look.state, look.seat, look.rooms))
    return fact("rooms_with_window", have=found.bit_count(), need=look.state[ROOMS])


def no_window(look: Look, bonus: int) -> Fact:
    """How many windows the room has, where none is wanted."""
    edges = windows_of_room(look, room_of(look, bonus))
    return fact("windows_unwanted", behind(edges), have=len(edges))


def view(look: Look, bonus: int) -> Fact:
    """Whether a window of the room looks at something."""
    ground, room = look.state[bonus + DETAIL], room_of(look, bonus)
    edges = [edge for edge in windows_of_room(look, room) if sees(look.state, edge, ground)]
    code = "view_there" if edges else "view_missing"
    return fact(code, behind(edges), of=GROUND_NAMES[ground])


def per_view(look: Look, bonus: int) -> Fact:
    """Rooms with a view, each of which pays."""
    ground = look.state[bonus + DETAIL]
    rooms = bits(int(rooms_with_view(look.state, look.seat, ground, look.rooms)))
    edges = [
        edge
        for room in rooms
        for edge in windows_of_room(look, room)
        if sees(look.state, edge, ground)
    ]
    found = each(look, bonus, "each_view", len(rooms), behind(edges))
    return found._replace(values={**found.values, "of": GROUND_NAMES[ground]})


def at_window(look: Look, bonus: int) -> Fact:
    """Whether a selected piece lies behind a window."""
    found = int(selected(look.state, look.seat, look.state[bonus + A], look.pieces))
    if not found:
        return fact("piece_missing")
    at = squares_of_pieces(look, found)
    if any_at_window(look.state, look.seat, found):
        windows = behind(_windows(look, FLOOR))
        return fact("at_window", [square for square in at if square in windows])
    return fact("not_at_window", at)


# Pairs


def near(look: Look, bonus: int) -> Fact:
    """The smallest distance, of at most so much."""
    return _distance(look, bonus, "distance_at_most", look.state[bonus + MAX])


def far(look: Look, bonus: int) -> Fact:
    """The smallest distance, of at least so much."""
    return _distance(look, bonus, "distance_at_least", look.state[bonus + MIN])


def _distance(look: Look, bonus: int, code: str, need: int) -> Fact:
    a, b = look.state[bonus + A], look.state[bonus + B]
    have = int(nearest_pair(look.state, look.seat, a, b, look.rooms, look.pieces))
    if have == NONE_THERE:
        return _missing(look, a, b)
    at = [square for selector in (a, b) for square in _where(look, selector)]
    return (
        fact("no_way", at, need=need) if have == FAR_AWAY else fact(code, at, have=have, need=need)
    )


def _objects(look: Look, selector: int) -> list[int]:
    """What a selector speaks of, as pieces or edges."""
    found = []
    one = next_object(look.state, look.seat, selector, look.rooms, look.pieces, NONE)
    while one != NONE:
        found.append(int(one))
        one = next_object(look.state, look.seat, selector, look.rooms, look.pieces, one)
    return found


def _where(look: Look, selector: int) -> list[Square]:
    """The squares of what a selector speaks of; of a place the inner one."""
    found = _objects(look, selector)
    if selector & 15 < DOOR_OF:
        return squares_of_pieces(look, sum(1 << piece for piece in found))
    return behind(found)


def _missing(look: Look, a: int, b: int) -> Fact:
    """Which of two objects is not there, or does not count."""
    which = "both" if _objects(look, a) == _objects(look, b) == [] else "single"
    return fact("pair_missing", _where(look, a) + _where(look, b), which=which)


def touching(look: Look, bonus: int) -> Fact:
    """Whether two selected pieces share an edge without a wall."""
    a, b = look.state[bonus + A], look.state[bonus + B]
    at = _where(look, a) + _where(look, b)
    if any_touching(look.state, look.seat, a, b, look.pieces):
        return fact("touching", at)
    ones, others = _objects(look, a), _objects(look, b)
    pairs = [(one, other) for one in ones for other in others if one != other]
    return fact("not_touching", at) if pairs else _missing(look, a, b)


def cut_off(look: Look, bonus: int) -> list[Fact]:
    """Pieces that a bonus speaks of and that are drawn, but cannot be reached now."""
    state, seat = look.state, look.seat
    drawn = (1 << state[PIECES + seat]) - 1
    selectors = [each for each in (state[bonus + A], state[bonus + B]) if each != NONE]
    found = 0
    for selector in selectors:
        if selector & 15 < DOOR_OF:
            found |= int(selected(state, seat, selector, drawn & ~look.pieces))
    if not found:
        return []
    return [fact("bonus_cut_off", squares_of_pieces(look, found), count=found.bit_count())]
