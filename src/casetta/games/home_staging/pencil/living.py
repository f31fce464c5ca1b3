"""Sofas, chairs, tables and beds; cabinets; plants, showpieces and rugs."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.drawings import EAST, NORTH, SOUTH, WEST, Square, neighbour
from .item import (
    BED,
    BLUE,
    DARK,
    GOLD,
    GREEN,
    LEAF,
    POT,
    SAND,
    SEAT,
    TERRACOTTA,
    WARM,
    WOOD,
    Item,
    body,
    bounds,
    fine,
    in_order,
    in_square,
    ink,
    knob,
    largest_block,
    looks,
    open_sides,
    spot,
)
from .pencil import CELL, CLEAN, GRAPHITE, box, hatching, line, number, oval, path, shape, soft_box

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


# Cabinets: bookcases, cupboards, drawers, the television, the fireside

SPINES = (
    (4, 17, CLEAN), (3, 20, TERRACOTTA), (5, 15, BLUE), (3, 19, CLEAN), (4, 16, GOLD),
    (3, 20, CLEAN), (5, 18, LEAF),
)  # fmt: skip
"""Books on a shelf: how thick, how deep, which colour."""
FLAME = "M20 8Q28 16 26 22 25 29 20 30 14 29 13 22 13 17 17 14 18 18 20 17 22 13 20 8Z"


def row_of(item: Item, tone: str, things: Sequence[str]) -> str:
    """A row of cabinets with things on them in turn, and the seats that belong to it."""
    drawn = "".join(
        in_square(square, looks(item, square), things[index % len(things)])
        for index, square in enumerate(item.plain)
    )
    return chairs(item) + body(item.plain, tone) + drawn


def doors() -> str:
    """Two doors with their knobs."""
    front = line((4, 30), (36, 30))
    return ink(front, width=1.5) + ink(line((20, 30), (20, 36)), width=1.3) + knobs(16, 24)


def knobs(left: float, right: float) -> str:
    """A pair of handles."""
    return knob(left, 33) + knob(right, 33)


def bookcase(item: Item) -> str:
    """Books, none as thick as its neighbour."""
    return row_of(item, SAND, (books(),))


def books() -> str:
    """The spines of a shelf."""
    drawn, x = "", 6.0
    for wide, deep, fill in SPINES:
        drawn += ink(box(x, 28 - deep, wide, deep), fill, 1.1)
        x += wide
    return drawn + ink(line((4, 30), (36, 30)), width=1.5)


def sideboard(item: Item) -> str:
    """Doors below, a bowl above."""
    return row_of(item, WOOD, (ink(oval(20, 17, 6), CLEAN, 1.4) + doors(),))


def drawers(item: Item) -> str:
    """A chest with two knobs."""
    front = ink(line((4, 29), (36, 29)), width=1.5) + knobs(12, 28)
    return row_of(item, WOOD, (front + fine(hatching(7, 7, 26, 19)),))


def office(item: Item) -> str:
    """Folders with their labels."""
    folders = "".join(ink(box(7 + 9 * n, 9, 8, 17), CLEAN, 1.2) for n in range(3))
    labels = "".join(line((9 + 9 * n, 14), (13 + 9 * n, 14)) for n in range(3))
    return row_of(item, SAND, (folders + fine(labels) + doors(),))


def wardrobe(item: Item) -> str:
    """Hangers on a rail."""
    hangers = "".join(line((10 + 7 * n, 8), (8 + 7 * n, 25)) for n in range(4))
    rail = ink(line((5, 15), (35, 15)), width=1.5)
    return row_of(item, SAND, (rail + fine(hangers) + doors(),))


def television(item: Item) -> str:
    """A low bench with a screen in its middle and loudspeakers."""
    foot = ink(line((14, 20), (26, 20)), width=2.2) + ink(line((20, 15), (20, 20)))
    screen = spot(box(3, 9, 34, 6), DARK) + foot
    speaker = ink(oval(20, 18, 6.5), CLEAN, 1.5) + ink(oval(20, 18, 2.4), DARK, 1)
    return body(item.plain, SAND) + with_middle(item, screen, speaker)


def fireside(item: Item) -> str:
    """A fire, and logs for it; a bench to sit on."""
    flame = path(FLAME, "#F2B36B", TERRACOTTA, 1.6)
    logs = "".join(
        ink(oval(x, y, 5), WOOD, 1.5) + fine(oval(x, y, 2))
        for x, y in ((14, 24), (26, 24), (20, 14))
    )
    bench = body(item.seats, SAND, 5, 4) if item.seats else ""
    return body(item.plain, WARM) + bench + with_middle(item, flame, logs)


def with_middle(item: Item, middle: str, others: str) -> str:
    """One thing in the middle of a piece, another everywhere else."""
    squares = in_order(item.plain)
    centre = squares[len(squares) // 2]
    return "".join(
        in_square(square, looks(item, square), middle if square == centre else others)
        for square in squares
    )


# Plants, showpieces, rugs

ROSETTE = (
    "M20 20Q11 16 13 7 22 10 20 20ZM20 20Q22 10 31 9 31 19 20 20ZM20 20Q30 19 33 27 24 31 20 20Z"
    "M20 20Q26 28 20 34 13 29 20 20ZM20 20Q16 30 7 27 10 18 20 20ZM20 20Q9 20 7 12 16 10 20 20Z"
)
SWIRL = "M-9 9Q-14-8 0-10 13-7 7 3 0 9-3 0"
WOOL, FRINGE = "#8C5A4A", "#B08C7E"


def moved(x: float, y: float, drawing: str, scale: float = 1) -> str:
    """A drawing elsewhere, larger if wanted."""
    larger = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){larger}">{drawing}</g>'


def plants(item: Item) -> str:
    """A pot in every square."""
    pot = ink(oval(20, 20, 15.5), POT) + path(ROSETTE, LEAF, GREEN, 1.5)
    return "".join(in_square(square, SOUTH, pot) for square in item.plain)


def showpiece(item: Item) -> str:
    """A large plant, a clock, or a work of art on its pedestal."""
    x, y, wide, high = bounds(item.body)
    if "plant" in item.tags:
        leaves = moved(x, y, path(ROSETTE, LEAF, GREEN, 1.4), min(wide, high) / CELL)
        return body(item.body, POT, 4, 9) + leaves
    pedestal = body(item.body, SAND, 5, 4)
    if len(item.body) == 1:
        return pedestal + moved(x + wide / 2, y + high / 2, clock())
    shade = fine(hatching(x + 8, y + 8, wide - 16, high - 16))
    return pedestal + shade + moved(x + wide / 2, y + high / 2, path(SWIRL, "none", GRAPHITE, 2))


def clock() -> str:
    """The face of a clock."""
    return ink(oval(0, 0, 11), CLEAN) + ink(line((0, -7), (0, 0), (5, 2)), width=1.6)


# Rugs


def rug(item: Item) -> str:
    """Outline only, as the rulebook advises: a border, a fringe, a figure in the middle."""
    border = path(shape(item.body, 5), "none", WOOL) + path(
        shape(item.body, 11), "none", WOOL, 1.4, ' stroke-dasharray="6 5"'
    )
    tufts = "".join(fringe(item, square) for square in sorted(item.body))
    return border + fine(tufts, FRINGE) + medallion(item)


def fringe(item: Item, square: Square) -> str:
    """Tufts at the upper and lower end of a rug."""
    x, y = square[1] * CELL, square[0] * CELL
    tufts = ""
    for side, start, end in ((NORTH, 5, 1), (SOUTH, 35, 39)):
        if neighbour(square, side) not in item.body:
            tufts += "".join(
                line((x + 8 + 8 * n, y + start), (x + 8 + 8 * n, y + end)) for n in range(4)
            )
    return tufts


def medallion(item: Item) -> str:
    """A diamond in the middle of a rug that is large enough."""
    x, y, wide, high = bounds(item.body)
    cx, cy = x + wide / 2, y + high / 2
    if len(item.body) < 4 or (int(cy // CELL), int(cx // CELL)) not in item.body:
        return ""
    diamond = line((cx, cy - 13), (cx + 13, cy), (cx, cy + 13), (cx - 13, cy), (cx, cy - 13))
    return path(diamond, "none", WOOL, 1.5)
