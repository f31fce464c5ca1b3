"""How far the bonus rules about rooms, corridor and front door have come: see progress.py."""

from __future__ import annotations

from ..content.drawings import neighbour
from ..plan.facts import Fact, fact
from ..plan.look import Look, as_square, both
from ..plan.squares import Square, squares_of
from ..rules.layout import FRONT_DOOR, MARKS, NONE, OUTER, SIDE
from ..rules.plan import inside_rows
from ..rules.rooms import blank_squares, columns_of, is_rectangular, is_symmetric, length
from ..rules.rows import rows_with_squares, side_of, square_of, squares_in
from ..rules.walking import corridor as corridor_rows
from ..rules.walking import marked_squares
from ..text.drawing import room_rows
from ..text.notation import SIDE_NAMES
from .progress import bits, each, room_of
from .reading import MARK_NAMES
from .rules import DETAIL, MAX, MIN, ROOMS_OF, rectangular_rooms


def squares_of_rooms(look: Look, rooms: int) -> list[Square]:
    """The squares of some rooms."""
    return [square for room in bits(rooms) for square in room_squares(look, room)]


def room_squares(look: Look, room: int) -> list[Square]:
    """The squares of a room."""
    return squares_of(room_rows(look.state, look.seat, room))


def size_of(look: Look, room: int) -> int:
    """How many squares a room has."""
    return int(squares_in(look.state, inside_rows(look.seat, room)))


# Shapes


def room_size(look: Look, bonus: int) -> Fact:
    """Squares of the room, between two bounds."""
    least, most = max(0, look.state[bonus + MIN]), look.state[bonus + MAX]
    have = size_of(look, room_of(look, bonus))
    if most == NONE:
        return fact("size_at_least", have=have, need=least)
    if least == 0:
        return fact("size_at_most", have=have, need=most)
    return fact("size_between", have=have, least=least, most=most)


def same_size(look: Look, bonus: int) -> Fact:
    """The smallest and the largest of the rooms."""
    sizes = [size_of(look, room) for room in bits(look.state[bonus + ROOMS_OF])]
    return fact("sizes", least=min(sizes), most=max(sizes))


def box_of(look: Look, room: int) -> tuple[int, int]:
    """Rows and columns of the bounding box of a room."""
    start = inside_rows(look.seat, room)
    if not size_of(look, room):
        return 0, 0
    rows, columns = rows_with_squares(look.state, start), columns_of(look.state, start)
    return int(length(rows)), int(length(columns))


def gaps_in_box(look: Look, room: int) -> list[Square]:
    """The squares of its bounding box that a room lacks."""
    squares = set(room_squares(look, room))
    rows, columns = [row for row, _ in squares], [column for _, column in squares]
    return [
        (row, column)
        for row in range(min(rows, default=0), max(rows, default=-1) + 1)
        for column in range(min(columns, default=0), max(columns, default=-1) + 1)
        if (row, column) not in squares
    ]


def rectangular(look: Look, bonus: int) -> Fact:
    """Squares that the room lacks to be a rectangle."""
    room = room_of(look, bonus)
    if is_rectangular(look.state, inside_rows(look.seat, room)):
        return fact("rectangle", room_squares(look, room))
    gaps = gaps_in_box(look, room)
    return fact("not_rectangle", gaps, missing=len(gaps))


def square(look: Look, bonus: int) -> Fact:
    """Rows and columns of the room, and what it lacks of them."""
    room = room_of(look, bonus)
    gaps = gaps_in_box(look, room)
    rows, columns = box_of(look, room)
    return fact("rows_and_columns", gaps, rows=rows, columns=columns, missing=len(gaps))


def per_rectangular(look: Look, bonus: int) -> Fact:
    """Rectangular rooms, each of which pays."""
    found = int(rectangular_rooms(look.state, look.seat, look.rooms))
    return each(look, bonus, "each_rectangle", found.bit_count(), squares_of_rooms(look, found))


def symmetric(look: Look, bonus: int) -> Fact:
    """Squares of the room without their mirror image, by the better of two mirrors."""
    room = room_of(look, bonus)
    if is_symmetric(look.state, inside_rows(look.seat, room)):
        return fact("symmetric", room_squares(look, room))
    lonely = min(_without_image(look, room), key=len)
    return fact("not_symmetric", lonely, missing=len(lonely))


def _without_image(look: Look, room: int) -> tuple[list[Square], list[Square]]:
    squares = room_squares(look, room)
    rows, columns = [row for row, _ in squares], [column for _, column in squares]
    across = min(rows, default=0) + max(rows, default=0)
    along = min(columns, default=0) + max(columns, default=0)
    return (
        [(row, column) for row, column in squares if (across - row, column) not in squares],
        [(row, column) for row, column in squares if (row, along - column) not in squares],
    )


def common_walls(look: Look, bonus: int) -> Fact:
    """How many edges two rooms share."""
    one, other = (set(room_squares(look, room)) for room in bits(look.state[bonus + ROOMS_OF]))
    shared = [(at, side) for at in sorted(one) for side in range(4) if neighbour(at, side) in other]
    at = {at for at, _ in shared} | {neighbour(at, side) for at, side in shared}
    return fact("common_walls", sorted(at), have=len(shared))


def outer_side(look: Look, bonus: int) -> Fact:
    """How many squares of the room have an outer wall on a side."""
    side = look.state[bonus + DETAIL]
    outer = look.state[OUTER + SIDE * side : OUTER + SIDE * side + SIDE]
    at = squares_of(both(room_rows(look.state, look.seat, room_of(look, bonus)), outer))
    return fact("squares_at_side", at, have=len(at), side=SIDE_NAMES[side])


def no_waste(look: Look, bonus: int) -> Fact:
    """Blank squares of the room, of at most so many."""
    start = inside_rows(look.seat, room_of(look, bonus))
    have = int(blank_squares(look.state, look.seat, start))
    return fact("blank_squares", have=have, need=look.state[bonus + MAX])


# Corridor and front door


def corridor(look: Look, bonus: int) -> Fact:
    """Squares of the corridor, of at most so many."""
    at = squares_of(corridor_rows(look.state, look.seat))
    need = look.state[bonus + MAX]
    return fact("corridor", at, have=len(at), need=need) if at else fact("no_corridor", need=need)


def front_door(look: Look, bonus: int) -> Fact:
    """Where the front door faces, and where it should."""
    edge, need = look.state[FRONT_DOOR + look.seat], SIDE_NAMES[look.state[bonus + DETAIL]]
    if edge == NONE:
        return fact("front_door_missing", need=need)
    at = [as_square(square_of(edge))]
    return fact("front_door_faces", at, have=SIDE_NAMES[side_of(edge)], need=need)


def holds_mark(look: Look, bonus: int) -> Fact:
    """Marked squares in the room or the corridor, of so many."""
    state, mark = look.state, look.state[bonus + DETAIL]
    marked = state[MARKS + SIDE * mark : MARKS + SIDE * mark + SIDE]
    need = state[bonus + MIN]
    if need == NONE:
        need = int(squares_in(state, MARKS + SIDE * mark))
    if state[bonus + ROOMS_OF]:
        room = room_of(look, bonus)
        have = int(marked_squares(state, look.seat, room, mark))
        at = squares_of(both(room_rows(state, look.seat, room), marked))
    else:
        at = squares_of(both(corridor_rows(state, look.seat), marked))
        have = len(at)
    return fact("marked_squares", at, have=have, need=need, mark=MARK_NAMES[mark])
