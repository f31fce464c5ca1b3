"""Sets of squares: the form that plain code uses, and how people read and write them.

Furniture on its card has no place on the sheet yet, and is a set of pairs (content/furniture.py).

A set is one number (`Squares`). A row has 17 bits, one more than the sheet has columns: a step
over the edge lands on a bit that no set of floor squares holds, so steps are shifts without
masks. `|`, `&`, `& ~` and `.bit_count()` do what they do for any set. A single square is its
number, 16 * row + column; an edge is 4 * square + side, as in the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ..rules.layout import SIDE as SIDE

Squares = int
"""A set of squares."""
Sides = tuple[Squares, ...]
"""For each side (north, east, south, west) the squares that have something on that side."""
Square = tuple[int, int]
"""One square as (row, column) from 0: in answers, and where it may lie beyond the sheet."""

PITCH = SIDE + 1
ROW = (1 << SIDE) - 1
SHEET: Squares = sum(ROW << PITCH * row for row in range(SIDE))
"""All squares."""
SHEET_AND_GAPS = (1 << SIDE * PITCH) - 1
"""All squares, and the bits between the rows."""
COLUMNS = "abcdefghijklmnop"
SIDE_NAMES = "nesw"
SQUARE_NAMES = tuple(
    f"{COLUMNS[square % SIDE]}{square // SIDE + 1}" for square in range(SIDE * SIDE)
)
SQUARE_NUMBERS = {name: square for square, name in enumerate(SQUARE_NAMES)}
REMEMBERED = 1024
"""Sets whose rectangles are remembered: a table tells closed rooms again and again."""


# Made of something else, and back


def from_rows(rows: Sequence[int], start: int = 0) -> Squares:
    """The set that 16 rows of a state hold."""
    squares = 0
    if any(rows[start : start + SIDE]):
        for row in range(SIDE - 1, -1, -1):
            squares = squares << PITCH | int(rows[start + row])
    return squares


def to_rows(squares: Squares) -> list[int]:
    """A set as 16 rows of a state."""
    return [squares >> PITCH * row & ROW for row in range(SIDE)]


def place_of(square: int) -> int:
    """The bit of a square."""
    return square + (square >> 4)


def square_at(place: int) -> int:
    """The square of a bit."""
    return place - place // PITCH


def one(square: int) -> Squares:
    """The set of one square."""
    return 1 << square + (square >> 4)


def of_numbers(numbers: Iterable[int]) -> Squares:
    """The set of some squares."""
    return union(map(one, numbers))


def is_on_sheet(row: int, column: int) -> bool:
    """Whether a square told as (row, column) lies on the sheet."""
    return 0 <= row < SIDE and 0 <= column < SIDE


def of_pairs(pairs: Iterable[Square]) -> Squares:
    """The set of some squares told as (row, column); those beyond the sheet are left out."""
    return union(1 << PITCH * row + column for row, column in pairs if is_on_sheet(row, column))


def places(squares: Squares) -> Iterator[int]:
    """The bits of a set, from the lowest."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a set of rooms or pieces."""
    return list(places(mask))


def numbers(squares: Squares) -> list[int]:
    """The squares of a set, row by row."""
    return [square_at(place) for place in places(squares)]


def pairs(squares: Squares) -> list[Square]:
    """The squares of a set as (row, column), row by row."""
    return [divmod(place, PITCH) for place in places(squares)]


def union(sets: Iterable[Squares]) -> Squares:
    """All squares of some sets."""
    found = 0
    for squares in sets:
        found |= squares
    return found


def by_sides(edges: Iterable[int]) -> Sides:
    """Edges as sets of squares, side by side."""
    sides = [0, 0, 0, 0]
    for edge in edges:
        sides[edge & 3] |= one(edge >> 2)
    return tuple(sides)


def edges_of(sides: Sequence[Squares]) -> list[int]:
    """Sets of squares, side by side, as edges in the order of their numbers."""
    return sorted(4 * square + side for side in range(4) for square in numbers(sides[side]))


# Steps and ways


def stepped(squares: Squares, side: int) -> Squares:
    """All squares one step to a side."""
    if side == 0:
        return squares >> PITCH
    if side == 1:
        return squares << 1
    return squares << PITCH if side == 2 else squares >> 1


def across(edge: int) -> Squares:
    """The square on the far side of an edge of the floor, as a set."""
    return stepped(one(edge >> 2), edge & 3)


def around(squares: Squares) -> Squares:
    """The squares that share a side with a set, and maybe some of the set itself."""
    return squares >> PITCH | squares << 1 | squares << PITCH | squares >> 1


def grown(seed: Squares, within: Squares) -> Squares:
    """All squares of `within` that hang together with `seed`, and `seed` (flood fill)."""
    edge = seed
    while edge:
        edge = (edge >> PITCH | edge << 1 | edge << PITCH | edge >> 1) & within & ~seed
        seed |= edge
    return seed


def parts(squares: Squares) -> Iterator[Squares]:
    """The parts of a set that hang together."""
    while squares:
        part = grown(squares & -squares, squares)
        yield part
        squares &= ~part


def hangs_together(squares: Squares) -> bool:
    """Whether a set is in one part, or empty."""
    return grown(squares & -squares, squares) == squares


def waves(start: Squares, within: Squares) -> list[Squares]:
    """Sets of squares of `within`, each one step farther from a set, which is the first."""
    found = [start] if start else []
    reached = start
    while found and found[-1]:
        wave = around(found[-1]) & within & ~reached
        reached |= wave
        found.append(wave)
    return found[:-1]


def way(start: Squares, ends: Squares, within: Squares) -> Squares:
    """The squares of a shortest way over `within` from a set to another, without the two sets.

    -1 when there is no way.
    """
    wave = reached = start
    passed = []
    while not around(wave) & ends:
        wave = around(wave) & within & ~reached
        if not wave:
            return -1
        passed.append(wave)
        reached |= wave
    back, found = ends, 0
    for wave in reversed(passed):
        back = around(back) & wave
        back &= -back
        found |= back
    return found


def joined(squares: Squares, within: Squares, start: Squares = 0, over: Squares = 0) -> Squares:
    """A set with the shortest ways that make it hang together, as far as there are any.

    It grows from `start`, else from its first square; squares of `over` cost no way.
    """
    part = grown(start or squares & -squares, squares | over)
    while rest := squares & ~part:
        between = way(part, rest, within)
        if between < 0:
            break
        squares |= between
        part = grown(part, squares | over)
    return squares


def with_nearest(squares: Squares, wanted: Squares, free: Squares) -> Squares:
    """A set with the way to the nearest of the wanted squares, that one included."""
    between = way(squares, wanted & free, free)
    if between < 0:
        return squares
    squares |= between
    found = around(squares) & wanted & free & ~squares
    return squares | found & -found


def sides_on(squares: Squares, others: Squares) -> int:
    """How many sides a set shares with another set."""
    return (
        (squares >> PITCH & others).bit_count()
        + (squares << 1 & others).bit_count()
        + (squares << PITCH & others).bit_count()
        + (squares >> 1 & others).bit_count()
    )


# Shapes


def extent(squares: Squares) -> tuple[int, int, int, int]:
    """First row, last row, first column, last column."""
    rows = to_rows(squares)
    used = [row for row in range(SIDE) if rows[row]]
    columns = 0
    for row in used:
        columns |= rows[row]
    return used[0], used[-1], (columns & -columns).bit_length() - 1, columns.bit_length() - 1


def rectangle(top: int, bottom: int, left: int, right: int) -> Squares:
    """A rectangle; nothing if it leaves the sheet."""
    if top < 0 or left < 0 or bottom >= SIDE or right >= SIDE:
        return 0
    row = (1 << right + 1) - (1 << left)
    return sum(row << PITCH * number for number in range(top, bottom + 1))


def box(squares: Squares) -> Squares:
    """The smallest rectangle around a set."""
    return rectangle(*extent(squares)) if squares else 0


def upside_down(squares: Squares) -> Squares:
    """A set mirrored within its rectangle, top and bottom."""
    top, bottom, _, _ = extent(squares)
    rows = to_rows(squares)
    return sum(rows[row] << PITCH * (top + bottom - row) for row in range(top, bottom + 1))


def left_right(squares: Squares) -> Squares:
    """A set mirrored within its rectangle, left and right."""
    _, _, left, right = extent(squares)
    found = 0
    for column in range(left, right + 1):
        here = squares & rectangle(0, SIDE - 1, column, column)
        away = left + right - 2 * column
        found |= here << away if away >= 0 else here >> -away
    return found


def largest_rectangle(squares: Squares) -> tuple[int, int, int, int]:
    """The largest rectangle of a set, as `extent` tells it.

    Of several the one that begins first, and of those with one corner the lowest.
    """
    best, most = (0, -1, 0, -1), 0
    for place in places(squares):
        column, common, height = place % PITCH, -1, 0
        while (common := common & (squares >> place + PITCH * height & ROW)) & 1:
            height += 1
            width = (~common & common + 1).bit_length() - 1
            if height * width > most:
                top, most = place // PITCH, height * width
                best = (top, top + height - 1, column, column + width - 1)
    return best


# For people


def edge_name(edge: int) -> str:
    """An edge as people type it, such as `c4 w`."""
    return f"{SQUARE_NAMES[edge >> 2]} {SIDE_NAMES[edge & 3]}"


def edge_or_none(edge: int | None) -> str | None:
    """The same where there may be none."""
    return None if edge is None else edge_name(edge)


def names_of(squares: Squares) -> list[str]:
    """The squares of a set as people say them, row by row."""
    return [SQUARE_NAMES[number] for number in numbers(squares)]


def pair_names(pairs: Iterable[Square]) -> list[str]:
    """Squares as people say them, in their order; those beyond the sheet have no name."""
    return [SQUARE_NAMES[SIDE * row + column] for row, column in pairs if is_on_sheet(row, column)]


def corner_names(first: int, last: int) -> str:
    """A rectangle by two corners, a single square by itself."""
    if first == last:
        return SQUARE_NAMES[first]
    return f"{SQUARE_NAMES[first]}:{SQUARE_NAMES[last]}"


@lru_cache(REMEMBERED)
def rectangle_names(squares: Squares) -> tuple[str, ...]:
    """A set as few rectangles such as `c4:e6`: always the largest one that is left."""
    found = []
    while squares:
        top, bottom, left, right = largest_rectangle(squares)
        squares &= ~rectangle(top, bottom, left, right)
        found.append(corner_names(SIDE * top + left, SIDE * bottom + right))
    return tuple(found)


def between_corners(first: int, last: int) -> Squares:
    """The rectangle between two corners, whichever they are."""
    (top, left), (bottom, right) = divmod(first, SIDE), divmod(last, SIDE)
    rows, columns = sorted((top, bottom)), sorted((left, right))
    return rectangle(rows[0], rows[1], columns[0], columns[1])


def named_rectangle(text: str) -> Squares | None:
    """The squares that `c4` or `c4:e6` stands for; None when it stands for nothing."""
    corners = text.split(":")
    if len(corners) > 2 or not all(corner in SQUARE_NUMBERS for corner in corners):
        return None
    return between_corners(SQUARE_NUMBERS[corners[0]], SQUARE_NUMBERS[corners[-1]])


def names_to_add(own: Squares, squares: Squares) -> list[str]:
    """Rectangles that make one set of another, each beside what is there already."""
    found = []
    while left := squares & ~own:
        corner, other = _next_rectangle(own, left)
        own |= between_corners(corner, other)
        found.append(corner_names(corner, other))
    return found


def _next_rectangle(own: Squares, left: Squares) -> tuple[int, int]:
    """The corners of the largest rectangle that begins beside the squares so far."""
    corners = numbers(left & around(own) or left)
    found = (
        _largest_from(corner, left, down, right)
        for corner in corners
        for down in (1, -1)
        for right in (1, -1)
    )
    return max(found, key=lambda both: between_corners(*both).bit_count())


def _largest_from(corner: int, left: Squares, down: int, right: int) -> tuple[int, int]:
    """The largest rectangle of a set with a corner here, in one of four directions."""
    row, column = divmod(corner, SIDE)
    best, most, width, height = corner, 1, SIDE, 0
    while width and _has(left, row + down * height, column):
        wide = 0
        while wide < width and _has(left, row + down * height, column + right * wide):
            wide += 1
        width, height = wide, height + 1
        if width * height > most:
            best, most = corner + SIDE * down * (height - 1) + right * (width - 1), width * height
    return corner, best


def _has(squares: Squares, row: int, column: int) -> bool:
    return is_on_sheet(row, column) and bool(squares & one(SIDE * row + column))
