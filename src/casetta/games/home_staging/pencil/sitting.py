"""Sofas, chairs, tables, beds."""

from __future__ import annotations

from ..content.drawings import EAST, NORTH, SOUTH, WEST, Square, neighbour
from .item import (
    BED,
    GOLD,
    LEAF,
    SAND,
    SEAT,
    WOOD,
    Item,
    body,
    bounds,
    fine,
    in_order,
    in_square,
    ink,
    largest_block,
    looks,
    open_sides,
    spot,
)
from .pencil import CELL, CLEAN, box, hatching, line, oval, soft_box

BAND = 9
"""How thick the backs and arms of sofas are."""
RAYS = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))
"""Where the light of a lamp goes."""


# Sofas and armchairs


def sofa(item: Item) -> str:
    """Seats with backs and arms; whatever else belongs to them is a small table or a lamp."""
    seats = in_order(item.seats)
    base = body(item.seats, SEAT, 3, 7) if seats else ""
    cushions = "".join(_cushion(item, square) for square in seats)
    pillow = _pillow(item, seats[0]) if len(seats) > 2 else ""
    beside = lamp if item.name.startswith("02") else side_table
    return base + cushions + pillow + "".join(beside(item, square) for square in item.plain)


def _edges(item: Item, square: Square) -> dict[int, float]:
    """How far the cushion of a square keeps from each of its sides."""
    front = looks(item, square)
    open_here = open_sides(item, square)
    seat_ends = {side for side in range(4) if neighbour(square, side) in item.plain}
    bands = {side for side in [*open_here, *seat_ends] if side != front}
    return {side: BAND + 3 if side in bands else 5 if side == front else 1 for side in range(4)}


def _cushion(item: Item, square: Square) -> str:
    gap = _edges(item, square)
    x, y = square[1] * CELL + gap[WEST], square[0] * CELL + gap[NORTH]
    wide, high = CELL - gap[WEST] - gap[EAST], CELL - gap[NORTH] - gap[SOUTH]
    shade = fine(line((x + 5, y + high - 5), (x + wide - 6, y + high - 6)))
    return ink(soft_box(x, y, wide, high, 5), "#E8EDF3", 1.6) + shade


def _pillow(item: Item, square: Square) -> str:
    gap = _edges(item, square)
    x, y = square[1] * CELL + gap[WEST] + 2, square[0] * CELL + gap[NORTH] + 2
    return ink(soft_box(x, y, 14, 14, 4), CLEAN, 1.5)


def side_table(item: Item, square: Square) -> str:
    """A small table with a cup on it."""
    return in_square(
        square, SOUTH, ink(soft_box(6, 6, 28, 28, 4), WOOD) + ink(oval(20, 20, 5), CLEAN, 1.4)
    )


def lamp(item: Item, square: Square) -> str:
    """A standing lamp from above; right before a chair a footrest."""
    if neighbour(square, NORTH) in item.seats:
        rest = ink(soft_box(6, 4, 28, 26, 6), SEAT) + fine(line((10, 17), (30, 17)))
        return in_square(square, SOUTH, rest)
    rays = "".join(line((20 + 12 * x, 20 + 12 * y), (20 + 15 * x, 20 + 15 * y)) for x, y in RAYS)
    shade = ink(oval(20, 20, 9.5), GOLD) + ink(oval(20, 20, 3), CLEAN, 1.3)
    return in_square(square, SOUTH, shade + fine(rays))


# Chairs and tables


def chair(square: Square, front: int) -> str:
    """A chair that looks at a table."""
    drawing = ink(soft_box(9, 12, 22, 22, 5), CLEAN, 1.7) + ink(soft_box(8, 6, 24, 7, 3), SEAT, 1.7)
    return in_square(square, front, drawing)


def chairs(item: Item) -> str:
    """All seats of a piece as chairs, each looking at what it belongs to."""
    return "".join(chair(square, _at_table(item, square)) for square in sorted(item.seats))


def _at_table(item: Item, square: Square) -> int:
    sides = [side for side in range(4) if neighbour(square, side) in item.plain]
    return sides[0] if sides else NORTH


def dining(item: Item) -> str:
    """A table with a plate for everyone, and its chairs."""
    top = body(item.plain, WOOD, 2, 5)
    plates = "".join(
        _plate(square, side)
        for square in item.plain
        for side in range(4)
        if neighbour(square, side) in item.seats
    )
    x, y, wide, high = bounds(item.plain)
    vase = ink(oval(x + wide / 2, y + high / 2, 4), LEAF, 1.3) if len(item.plain) > 1 else ""
    return chairs(item) + top + _grain(item) + plates + vase


def _plate(square: Square, side: int) -> str:
    plate = ink(oval(20, 30, 6), CLEAN, 1.3) + fine(oval(20, 30, 3.4))
    return in_square(square, side, plate)


def _grain(item: Item) -> str:
    strokes = []
    for row, column in item.plain:
        x, y = column * CELL, row * CELL
        strokes.append(
            line((x + 6, y + 12), (x + 33, y + 11)) + line((x + 9, y + 19), (x + 28, y + 20))
        )
    return fine("".join(strokes), "#C9B48F")


def coffee_table(item: Item) -> str:
    """A low table with a book and a cup."""
    first, *rest = item.plain
    book = in_square(
        first, SOUTH, ink(box(11, 12, 15, 12), CLEAN, 1.5) + fine(line((18.5, 12), (18.5, 24)))
    )
    cup = "".join(in_square(square, SOUTH, ink(oval(22, 20, 5), CLEAN, 1.4)) for square in rest[:1])
    return body(item.body, WOOD, 4, 6) + _grain(item) + book + cup


def desk(item: Item) -> str:
    """A desk with a sheet of paper before the chair, a lamp and books elsewhere."""
    worked = [s for s in item.plain if any(neighbour(s, side) in item.seats for side in range(4))]
    at_work = (worked or item.plain)[0]
    others = [square for square in item.plain if square != at_work]
    things = (ink(oval(20, 19, 6.5), GOLD, 1.5), _books())
    beside = "".join(
        in_square(square, SOUTH, thing) for square, thing in zip(others, things, strict=False)
    )
    paper = in_square(at_work, _chair_side(item, at_work), _paper())
    return chairs(item) + body(item.plain, WOOD, 3, 4) + _grain(item) + paper + beside


def _chair_side(item: Item, square: Square) -> int:
    sides = [side for side in range(4) if neighbour(square, side) in item.seats]
    return sides[0] if sides else looks(item, square)


def _paper() -> str:
    lines = line((15, 22), (25, 22)) + line((15, 26), (23, 26))
    return ink(box(12, 17, 16, 15), CLEAN, 1.5) + fine(lines)


def _books() -> str:
    return ink(box(11, 13, 18, 5), CLEAN, 1.4) + ink(box(13, 18, 17, 5), SAND, 1.4)


# Beds


def bed(item: Item) -> str:
    """A bed with pillows at its head; nightstands, ladders and benches beside it."""
    block = largest_block(item.plain)
    x, y, wide, high = bounds(block)
    lying = wide > high
    sleepers = min(wide, high) / CELL
    frame = ink(soft_box(x + 3, y + 3, wide - 6, high - 6, 5), BED, 2)
    rest = [square for square in item.plain if square not in block]
    drawing = _pillows(x, y, wide, high, lying, int(sleepers)) + _quilt(x, y, wide, high, lying)
    stands = "".join(nightstand(square) for square in rest)
    bench = body(item.seats, SEAT, 6, 5) if item.seats else ""
    return frame + drawing + stands + bench


def _pillows(x: float, y: float, wide: float, high: float, lying: bool, sleepers: int) -> str:
    drawn = ""
    for sleeper in range(max(1, sleepers)):
        step = sleeper * CELL
        px, py = (x + 8, y + 8 + step) if lying else (x + 8 + step, y + 8)
        w, h = (18, CELL - 16) if lying else (CELL - 16, 18)
        drawn += ink(soft_box(px, py, w, h, 5), CLEAN, 1.6)
        drawn += fine(line((px + 4, py + h / 2), (px + w - 4, py + h / 2 - 1)))
    return drawn


def _quilt(x: float, y: float, wide: float, high: float, lying: bool) -> str:
    """The upper edge of the quilt, turned down, and its folds."""
    right, low = x + wide, y + high
    if lying:
        edge = line((x + 34, y + 4), (x + 33, low - 4)) + line((x + 40, y + 4), (x + 39, low - 4))
        return ink(edge, width=1.6) + fine(hatching(x + 44, y + 6, wide - 52, high - 12))
    edge = line((x + 4, y + 34), (right - 4, y + 33)) + line((x + 4, y + 40), (right - 4, y + 39))
    return ink(edge, width=1.6) + fine(hatching(x + 6, y + 46, wide - 12, high - 54))


def nightstand(square: Square) -> str:
    """A small stand with a lamp."""
    return in_square(
        square, SOUTH, ink(soft_box(7, 6, 26, 26, 4), WOOD) + ink(oval(20, 19, 6), GOLD, 1.4)
    )


def cot(item: Item) -> str:
    """A cot with its bars; whatever stands beside it is small."""
    block = largest_block(item.plain)
    x, y, wide, high = bounds(block)
    frame = ink(soft_box(x + 3, y + 3, wide - 6, high - 6, 4), WOOD) + fine(_bars(x, y, wide, high))
    inner = ink(soft_box(x + 9, y + 10, wide - 18, high - 20, 6), CLEAN, 1.5)
    pillow = ink(soft_box(x + 12, y + 14, 11, high - 28, 4), BED, 1.3)
    toy = spot(oval(x + wide - 18, y + high / 2, 4), "#E9C7C0")
    rest = "".join(nightstand(square) for square in item.plain if square not in block)
    return frame + inner + pillow + toy + rest


def _bars(x: float, y: float, wide: float, high: float) -> str:
    return "".join(
        line((x + 8 + n * 8, y + start), (x + 8 + n * 8, y + start + 5))
        for n in range(int((wide - 10) / 8))
        for start in (4, high - 9)
    )
