"""Furniture in strokes of the pencil: things in a square, what stands on what, number by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..content.furniture import NORTH, SOUTH, Square, neighbour
from .furniture import Item, bounds, filled, in_order, in_square, largest_block
from .pencil import (
    CELL,
    CLEAN,
    GRAPHITE,
    HATCH,
    Point,
    box,
    hatching,
    line,
    number,
    oval,
    path,
    shape,
    sides_to,
    soft_box,
)

SEAT, BED, KITCHEN, BATH = "#DCE3EC", "#E3DDEB", "#E4E9DC", "#DDEBEE"
WOOD, SAND, WARM, POT, LEAF = "#EFE0C6", "#E6DCCB", "#F0D9CC", "#F1DEC4", "#B9D9A2"
GREEN, TERRACOTTA, BLUE, GOLD, DARK = "#3F6B45", "#C98A74", "#9DB6CB", "#E6C98A", "#4A5160"
WOOL, FRINGE, GRAIN = "#8C5A4A", "#B08C7E", "#C9B48F"
Sketch = Callable[[Item], str]


# Strokes


def body(
    squares: Iterable[Square], tone: str, inset: float = 3, radius: float | None = None
) -> str:
    """Squares covered by something: its tone, its outline."""
    return path(shape(squares, inset, radius), tone)


def fine(d: str, stroke: str = HATCH) -> str:
    """A thin stroke: grain, folds, shade."""
    return path(d, "none", stroke, 1.2)


def ink(d: str, fill: str = "none", width: float = 1.8) -> str:
    """A stroke of the pencil."""
    return path(d, fill, GRAPHITE, width)


def spot(d: str, fill: str = GRAPHITE) -> str:
    """A patch of colour without a line."""
    return path(d, fill, "none")


def knob(x: float, y: float) -> str:
    """A handle."""
    return spot(box(x - 1.3, y - 1.3, 2.6, 2.6))


def parallel(count: int, start: Point, end: Point, right: float, down: float = 0) -> str:
    """So many strokes side by side."""
    steps = [(right * n, down * n) for n in range(count)]
    return "".join(line((start[0] + x, start[1] + y), (end[0] + x, end[1] + y)) for x, y in steps)


def ovals(wide: float, high: float, *points: Point) -> str:
    """The same oval round several points."""
    return "".join(oval(x, y, wide, high) for x, y in points)


# Things in a square

RAYS = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))
"""Where the light of a lamp goes."""
SPINES = (
    (6, 4, 17, CLEAN), (10, 3, 20, TERRACOTTA), (13, 5, 15, BLUE), (18, 3, 19, CLEAN),
    (21, 4, 16, GOLD), (25, 3, 20, CLEAN), (28, 5, 18, LEAF),
)  # fmt: skip
"""Books on a shelf: where, how thick, how deep, which colour."""
JARS = ((12, 13, CLEAN), (23, 12, TERRACOTTA), (17, 23, SAND), (28, 23, CLEAN))
ROSETTE = (
    "M20 20Q11 16 13 7 22 10 20 20ZM20 20Q22 10 31 9 31 19 20 20ZM20 20Q30 19 33 27 24 31 20 20Z"
    "M20 20Q26 28 20 34 13 29 20 20ZM20 20Q16 30 7 27 10 18 20 20ZM20 20Q9 20 7 12 16 10 20 20Z"
)
FLAME = "M20 8Q28 16 26 22 25 29 20 30 14 29 13 22 13 17 17 14 18 18 20 17 22 13 20 8Z"
VIOLONCELLO = "M20 8Q27 9 25 15 23 18 26 21 30 29 20 32 10 29 14 21 17 18 15 15 13 9 20 8Z"
FISH = "M10 20Q18 12 27 20 18 28 10 20ZM27 20L33 15 33 25Z"
WEED = "M14 33Q10 26 15 20 18 14 14 8M26 33Q30 27 26 21 23 15 27 9"
SEAMS = "M10 20Q20 13 30 20M20 10Q13 20 20 30"
SAW = "M7 14L26 12 33 20 27 23 8 20Z"
SWIRL = "M-9 9Q-14-8 0-10 13-7 7 3 0 9-3 0"

SIDE_TABLE = ink(soft_box(6, 6, 28, 28, 4), WOOD) + ink(oval(20, 20, 5), CLEAN, 1.4)
FOOTREST = ink(soft_box(6, 4, 28, 26, 6), SEAT) + fine(line((10, 17), (30, 17)))
LAMP = (
    ink(oval(20, 20, 9.5), GOLD)
    + ink(oval(20, 20, 3), CLEAN, 1.3)
    + fine("".join(line((20 + 12 * x, 20 + 12 * y), (20 + 15 * x, 20 + 15 * y)) for x, y in RAYS))
)
CHAIR = ink(soft_box(9, 12, 22, 22, 5), CLEAN, 1.7) + ink(soft_box(8, 6, 24, 7, 3), SEAT, 1.7)
PLATE = ink(oval(20, 30, 6), CLEAN, 1.3) + fine(oval(20, 30, 3.4))
BOOK = ink(box(11, 12, 15, 12), CLEAN, 1.5) + fine(line((18.5, 12), (18.5, 24)))
CUP = ink(oval(22, 20, 5), CLEAN, 1.4)
DESK_LAMP = ink(oval(20, 19, 6.5), GOLD, 1.5)
TWO_BOOKS = ink(box(11, 13, 18, 5), CLEAN, 1.4) + ink(box(13, 18, 17, 5), SAND, 1.4)
PAPER = ink(box(12, 17, 16, 15), CLEAN, 1.5) + fine(
    line((15, 22), (25, 22)) + line((15, 26), (23, 26))
)
NIGHTSTAND = ink(soft_box(7, 6, 26, 26, 4), WOOD) + ink(oval(20, 19, 6), GOLD, 1.4)
SHELF = ink(line((4, 30), (36, 30)), width=1.5)
DOORS = SHELF + ink(line((20, 30), (20, 36)), width=1.3) + knob(16, 33) + knob(24, 33)
BOOKS = "".join(ink(box(x, 28 - high, wide, high), tone, 1.1) for x, wide, high, tone in SPINES)
DRAWERS = ink(line((4, 29), (36, 29)), width=1.5) + knob(12, 33) + knob(28, 33)
FOLDERS = "".join(ink(box(7 + 9 * n, 9, 8, 17), CLEAN, 1.2) for n in range(3))
LABELS = fine(parallel(3, (9, 14), (13, 14), 9))
HANGERS = ink(line((5, 15), (35, 15)), width=1.5) + fine(parallel(4, (10, 8), (8, 25), 7))
SCREEN = (
    spot(box(3, 9, 34, 6), DARK)
    + ink(line((14, 20), (26, 20)), width=2.2)
    + ink(line((20, 15), (20, 20)))
)
SPEAKER = ink(oval(20, 18, 6.5), CLEAN, 1.5) + ink(oval(20, 18, 2.4), DARK, 1)
FIRE = path(FLAME, "#F2B36B", TERRACOTTA, 1.6)
LOGS = "".join(
    ink(oval(x, y, 5), WOOD, 1.5) + fine(oval(x, y, 2)) for x, y in ((14, 24), (26, 24), (20, 14))
)
POTTED_PLANT = ink(oval(20, 20, 15.5), POT) + path(ROSETTE, LEAF, GREEN, 1.5)
CLOCK = ink(oval(0, 0, 11), CLEAN) + ink(line((0, -7), (0, 0), (5, 2)), width=1.6)
"""The face of a clock, round its middle."""

SINK = (
    ink(soft_box(7, 11, 26, 21, 5), CLEAN, 1.7)
    + spot(oval(20, 22, 1.7))
    + ink(line((20, 6), (20, 15)), width=2.4)
)
HOB = ink(box(5, 6, 30, 28), CLEAN, 1.3) + ink(
    ovals(4.8, 4.8, (13, 14), (27, 14), (13, 27), (27, 27)), width=1.5
)
BOARD = ink(soft_box(9, 12, 20, 15, 3), SAND, 1.4) + spot(oval(17, 19, 3.4), TERRACOTTA)
WORKTOP = fine(hatching(5, 7, 30, 26))
FRONT = ink(line((4, 31), (36, 31)), width=1.6)
FRIDGE = (
    FRONT
    + ink(line((9, 34), (17, 34)), width=2.4)
    + fine(line((14, 13), (26, 23)) + line((26, 13), (14, 23)) + line((20, 10), (20, 26)))
)
"""A fridge from above: door, handle, a star of ice."""
LARDER = "".join(ink(oval(x, y, 4), tone, 1.4) for x, y, tone in JARS) + FRONT + knob(20, 34)
BOWL = ink(oval(20, 23, 9, 11.5), CLEAN, 1.7) + fine(oval(20, 24, 5.4, 7.4), GRAPHITE)
TOILET = BOWL + ink(soft_box(8, 4.5, 24, 8, 2), CLEAN, 1.7) + ink(line((17, 8), (23, 8)))
BIDET = BOWL + ink(line((20, 7), (20, 16)), width=2.2)
WASHBASIN = (
    ink(oval(20, 22, 13, 10), CLEAN, 1.7)
    + ink(line((20, 6), (20, 16)), width=2.3)
    + spot(oval(20, 23, 1.7))
)
TOWELS = ink(soft_box(9, 8, 22, 10, 4), CLEAN, 1.5) + ink(
    soft_box(9, 20, 22, 10, 4), "#EBD9D2", 1.5
)
WASHING_MACHINE = (
    ink(oval(20, 23, 10), CLEAN, 1.7)
    + fine(oval(20, 23, 6.5), BLUE)
    + ink(line((5, 10), (35, 10)), width=1.5)
    + knob(29, 6.8)
    + spot(box(8, 5.5, 8, 2.4))
)

BLOCKS = (
    ink(box(9, 18, 11, 11), TERRACOTTA, 1.5)
    + ink(box(20, 18, 11, 11), BLUE, 1.5)
    + ink(box(14, 8, 11, 10), GOLD, 1.5)
)
BALL = ink(oval(20, 20, 10), CLEAN, 1.6) + ink(SEAMS, width=1.4)
TRAIN = (
    ink(box(8, 13, 16, 13), LEAF, 1.5)
    + ink(box(24, 17, 8, 9), GOLD, 1.5)
    + ink(ovals(3.4, 3.4, (13, 29), (26, 29)), CLEAN, 1.4)
)
LID = fine(hatching(6, 6, 28, 28))
KEYS = (
    ink(box(3, 27, 34, 9), CLEAN, 1.3)
    + "".join(spot(box(6 + 5 * n, 27, 2.6, 5), DARK) for n in range(6))
    + ink(line((4, 22), (36, 22)), width=1.4)
)
DRUMS = [ink(oval(20, 20, r), CLEAN) + fine(oval(20, 20, r - 3.5)) for r in (11, 14, 9, 12)]
CELLO = (
    path(VIOLONCELLO, "#E2B98C", GRAPHITE, 1.7)
    + ink(line((20, 2), (20, 28)), width=1.4)
    + ink(line((16, 25), (24, 25)))
)
WHEEL = ink(oval(20, 20, 11), CLEAN) + fine(oval(20, 20, 7))
VISE = ink(box(10, 20, 18, 9), "#C9CDD2", 1.5) + ink(line((19, 29), (19, 35)), width=2.2)
PAW = spot(oval(20, 24, 5, 4) + ovals(2, 2.6, (13, 18), (18, 15), (23, 15), (28, 18)), "#A98F74")
SWIMMER = path(FISH, "#F0B27A", GRAPHITE, 1.4) + spot(oval(15, 19, 1.2))
WEEDS = path(WEED, "none", GREEN, 1.6)
SCRATCHING_POST = ink(oval(20, 20, 12), SAND) + fine(oval(20, 20, 8) + oval(20, 20, 4))
MESH = fine(parallel(5, (6, 6), (6, 34), 7) + parallel(4, (5, 9), (35, 9), 0, 7))


# Sofas, chairs, tables


def sofa(item: Item) -> str:
    """Seats with backs and arms; whatever else belongs to them is a small table or a lamp."""
    seats = in_order(item.seats)
    drawn = body(item.seats, SEAT, 3, 7) if seats else ""
    for square in seats:
        x, y, wide, high = cushion(item, square)
        shade = fine(line((x + 5, y + high - 5), (x + wide - 6, y + high - 6)))
        drawn += ink(soft_box(x, y, wide, high, 5), "#E8EDF3", 1.6) + shade
    if len(seats) > 2:
        x, y, _, _ = cushion(item, seats[0])
        drawn += ink(soft_box(x + 2, y + 2, 14, 14, 4), CLEAN, 1.5)
    return drawn + "".join(in_square(at, SOUTH, beside_seats(item, at)) for at in item.plain)


def cushion(item: Item, square: Square) -> tuple[float, float, float, float]:
    """Where the cushion of a square lies: it leaves room for backs and arms, 9 units thick."""
    front, inner = item.looks(square), sides_to(square, item.seats)
    north, east, south, west = (
        5 if side == front else 1 if side in inner else 12 for side in range(4)
    )
    x, y = square[1] * CELL + west, square[0] * CELL + north
    return x, y, CELL - west - east, CELL - north - south


def beside_seats(item: Item, square: Square) -> str:
    """What stands beside seats: a table; beside armchairs a lamp, right before one a footrest."""
    if not item.name.startswith("02"):
        return SIDE_TABLE
    return FOOTREST if neighbour(square, NORTH) in item.seats else LAMP


def chairs(item: Item) -> str:
    """All seats of a piece as chairs, each looking at what it belongs to."""
    return filled(
        sorted(item.seats), (CHAIR,), lambda square: [*sides_to(square, item.plain), NORTH][0]
    )


def grain(item: Item) -> str:
    """The grain of a table of wood."""
    corners = [(column * CELL, row * CELL) for row, column in item.plain]
    strokes = (
        line((x + 6, y + 12), (x + 33, y + 11)) + line((x + 9, y + 19), (x + 28, y + 20))
        for x, y in corners
    )
    return fine("".join(strokes), GRAIN)


def dining(item: Item) -> str:
    """A table with a plate for everyone, and its chairs."""
    plates = "".join(
        in_square(square, side, PLATE)
        for square in item.plain
        for side in sides_to(square, item.seats)
    )
    x, y, wide, high = bounds(item.plain)
    vase = ink(oval(x + wide / 2, y + high / 2, 4), LEAF, 1.3) if len(item.plain) > 1 else ""
    return chairs(item) + body(item.plain, WOOD, 2, 5) + grain(item) + plates + vase


def coffee_table(item: Item) -> str:
    """A low table with a book and a cup."""
    return body(item.body, WOOD, 4, 6) + grain(item) + filled(item.plain[:2], (BOOK, CUP))


def desk(item: Item) -> str:
    """A desk with a sheet of paper before the chair, a lamp and books elsewhere."""
    worked = [square for square in item.plain if sides_to(square, item.seats)]
    at_work = (worked or item.plain)[0]
    others = [square for square in item.plain if square != at_work]
    front = [*sides_to(at_work, item.seats), item.looks(at_work)][0]
    paper = in_square(at_work, front, PAPER)
    beside = filled(others[:2], (DESK_LAMP, TWO_BOOKS))
    return chairs(item) + body(item.plain, WOOD, 3, 4) + grain(item) + paper + beside


# Beds


def bed(item: Item) -> str:
    """A bed with pillows at its head; nightstands, ladders and benches beside it."""
    block, rest = largest_block(item.plain)
    x, y, wide, high = bounds(block)
    frame = ink(soft_box(x + 3, y + 3, wide - 6, high - 6, 5), BED, 2)
    bench = body(item.seats, SEAT, 6, 5) if item.seats else ""
    return frame + bedding(x, y, wide, high) + filled(rest, (NIGHTSTAND,)) + bench


def bedding(x: float, y: float, wide: float, high: float) -> str:
    """Pillows for all, then the upper edge of the quilt, turned down, and its folds."""
    lying = wide > high
    side = min(wide, high)

    def at(along: float, across: float) -> Point:
        return (x + along, y + across) if lying else (x + across, y + along)

    drawn = ""
    for sleeper in range(max(1, int(side / CELL))):
        (left, top), (w, h) = at(8, 8 + sleeper * CELL), (18, 24) if lying else (24, 18)
        drawn += ink(soft_box(left, top, w, h, 5), CLEAN, 1.6)
        drawn += fine(line((left + 4, top + h / 2), (left + w - 4, top + h / 2 - 1)))
    edge = line(at(34, 4), at(33, side - 4)) + line(at(40, 4), at(39, side - 4))
    folds = (
        (x + 44, y + 6, wide - 52, high - 12) if lying else (x + 6, y + 46, wide - 12, high - 54)
    )
    return drawn + ink(edge, width=1.6) + fine(hatching(*folds))


def cot(item: Item) -> str:
    """A cot with its bars; whatever stands beside it is small."""
    block, rest = largest_block(item.plain)
    x, y, wide, high = bounds(block)
    bars = "".join(
        line((x + 8 + n * 8, y + start), (x + 8 + n * 8, y + start + 5))
        for n in range(int((wide - 10) / 8))
        for start in (4, high - 9)
    )
    return (
        ink(soft_box(x + 3, y + 3, wide - 6, high - 6, 4), WOOD)
        + fine(bars)
        + ink(soft_box(x + 9, y + 10, wide - 18, high - 20, 6), CLEAN, 1.5)
        + ink(soft_box(x + 12, y + 14, 11, high - 28, 4), BED, 1.3)
        + spot(oval(x + wide - 18, y + high / 2, 4), "#E9C7C0")
        + filled(rest, (NIGHTSTAND,))
    )


# Rows of things


def cabinet(tone: str, *things: str) -> Sketch:
    """A row of cabinets with things on them in turn, and the seats that belong to it."""
    return lambda item: (
        chairs(item) + body(item.plain, tone) + filled(item.plain, things, item.looks)
    )


def tray(tone: str, radius: float, *things: str) -> Sketch:
    """Different things on one base, one after the other."""
    return lambda item: body(item.body, tone, 3, radius) + filled(item.plain, things)


def with_middle(item: Item, middle: str, others: str) -> str:
    """One thing in the middle of a piece, another everywhere else."""
    squares = in_order(item.plain)
    things = [others] * len(squares)
    things[len(squares) // 2] = middle
    return filled(squares, things, item.looks)


def television(item: Item) -> str:
    """A low bench with a screen in its middle and loudspeakers."""
    return body(item.plain, SAND) + with_middle(item, SCREEN, SPEAKER)


def fireside(item: Item) -> str:
    """A fire, and logs for it; a bench to sit on."""
    bench = body(item.seats, SAND, 5, 4) if item.seats else ""
    return body(item.plain, WARM) + bench + with_middle(item, FIRE, LOGS)


def kitchen(item: Item) -> str:
    """A worktop with sink and hob; the rest is for chopping."""
    squares = in_order(item.body)
    last = len(squares) - 1
    things = [WORKTOP if index % 2 else BOARD for index in range(len(squares))]
    things[0 if last < 3 else 1] = SINK
    things[last if last < 4 else last - 1] = HOB
    return body(item.body, KITCHEN) + filled(squares, things, item.looks)


def counter(order: Callable[[Iterable[Square]], list[Square]], first: str, *others: str) -> Sketch:
    """A white counter: one thing in its first square, then others in turn."""

    def drawn(item: Item) -> str:
        start, *rest = order(item.body)
        things = filled([start], (first,), item.looks) + filled(rest, others, item.looks)
        return body(item.body, BATH) + things

    return drawn


def laundry(item: Item) -> str:
    """Washing machines, or a cupboard of linen."""
    tone, thing = (BATH, WASHING_MACHINE) if "water" in item.tags else (SAND, TOWELS)
    return body(item.body, tone) + filled(sorted(item.body), (thing,), item.looks)


def piano(item: Item) -> str:
    """The case, and keys towards whoever plays; further inside the lid."""
    players = [side for square in item.plain for side in sides_to(square, item.seats)]
    side = [*players, item.main_side][0]
    drawn = body(item.plain, "#D8D2CC", 3, 6)
    for square in item.plain:
        is_inside = neighbour(square, side) in item.plain
        drawn += in_square(square, SOUTH if is_inside else side, LID if is_inside else KEYS)
    return drawn + chairs(item)


def drum_kit(item: Item) -> str:
    """Drums of several sizes."""
    return body(item.plain, WARM, 3, 8) + filled(item.plain, DRUMS) + chairs(item)


# Pieces that are one thing


def shower(item: Item) -> str:
    """A tray that slopes to its drain, and drops."""
    x, y, wide, high = bounds(item.body)
    cx, cy, right, low = x + wide / 2, y + high / 2, x + wide - 8, y + high - 8
    corners = [(x + 8, y + 8), (right, y + 8), (right, low), (x + 8, low)]
    if len(item.body) < wide * high / CELL**2:
        cx, cy = x + CELL / 2, y + CELL / 2
        corners = [(x + 8, low), (right, y + 8)]
    drops = "".join(
        line((c * 40 + 12, r * 40 + 26), (c * 40 + 10, r * 40 + 31))
        + line((c * 40 + 27, r * 40 + 10), (c * 40 + 25, r * 40 + 15))
        for r, c in sorted(item.body)
    )
    return (
        body(item.body, BATH)
        + path(shape(item.body, 7, 4), CLEAN, GRAPHITE, 1.4)
        + fine("".join(line((cx, cy), corner) for corner in corners))
        + fine(drops, BLUE)
        + ink(oval(cx, cy, 3.5), CLEAN, 1.6)
    )


def bathtub(item: Item) -> str:
    """A tub with water, a tap at one end."""
    x, y, wide, high = bounds(item.body)
    lying = wide >= high
    tap = (x + 15, y + high / 2) if lying else (x + wide / 2, y + 15)
    end = (tap[0] + 9, tap[1]) if lying else (tap[0], tap[1] + 9)
    tub = path(shape(item.body, 8, 15), CLEAN, GRAPHITE, 1.7)
    starts = [
        (c * 40 + 10 + 6 * n, r * 40 + 22) for r, c in sorted(item.body)[1:] for n in range(3)
    ]
    waves = "".join(line((x, y), (x + 3, y - 3), (x + 6, y)) for x, y in starts)
    return body(item.body, BATH, 3, 6) + tub + fine(waves, BLUE) + ink(line(tap, end), width=2.6)


def bicycle(item: Item) -> str:
    """Two wheels, a frame, a handlebar."""
    x, y, wide, high = bounds(item.body)
    frame = ink(line((x + 20, y + 20), (x + wide - 20, y + high - 20)), width=3)
    handlebar = ink(line((x + 11, y + 15), (x + 29, y + 15)), width=3)
    return filled(item.plain, (WHEEL,)) + frame + handlebar


def treadmill(item: Item) -> str:
    """A belt that goes nowhere."""
    x, y, wide, high = bounds(item.body)
    belt = ink(soft_box(x + 8, y + 8, wide - 16, high - 16, 3), "#D5D3D0", 1.6)
    slats = parallel(int((wide - 24) / 9), (x + 14, y + 9), (x + 14, y + high - 9), 9)
    return body(item.body, SAND, 3, 5) + belt + fine(slats)


def football(item: Item) -> str:
    """A field, rods, players of two colours."""
    x, y, wide, high = bounds(item.body)
    rods = int((wide - 12) / 13)
    bars = parallel(rods, (x + 12, y + 2), (x + 12, y + high - 2), 13)
    players = "".join(
        spot(box(x + 9.5 + 13 * n, y + 16 + 22 * m, 5, 7), TERRACOTTA if n % 2 else BLUE)
        for n in range(rods)
        for m in range(int(high / 26))
    )
    return body(item.body, "#CFE3BF", 6, 4) + ink(bars, width=1.6) + players


def basket(item: Item) -> str:
    """A soft basket for a dog."""
    x, y, wide, high = bounds(item.body)
    cushion = path(shape(item.body, 11, 12), CLEAN, GRAPHITE, 1.5)
    print_of_paw = moved(x + wide / 2 - 26, y + high / 2 - 26, PAW, 1.3)
    return body(item.body, SAND, 3, 14) + cushion + print_of_paw


def showpiece(item: Item) -> str:
    """A large plant, a clock, or a work of art on its pedestal."""
    x, y, wide, high = bounds(item.body)
    if "plant" in item.tags:
        leaves = moved(x, y, path(ROSETTE, LEAF, GREEN, 1.4), min(wide, high) / CELL)
        return body(item.body, POT, 4, 9) + leaves
    pedestal, middle = body(item.body, SAND, 5, 4), (x + wide / 2, y + high / 2)
    if len(item.body) == 1:
        return pedestal + moved(*middle, CLOCK)
    shade = fine(hatching(x + 8, y + 8, wide - 16, high - 16))
    return pedestal + shade + moved(*middle, path(SWIRL, "none", GRAPHITE, 2))


def moved(x: float, y: float, drawing: str, scale: float = 1) -> str:
    """A drawing elsewhere, larger if wanted."""
    larger = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){larger}">{drawing}</g>'


def rug(item: Item) -> str:
    """Outline only, as the rulebook advises: a border, a fringe, a figure in the middle."""
    border = path(shape(item.body, 5), "none", WOOL) + path(
        shape(item.body, 11), "none", WOOL, 1.4, ' stroke-dasharray="6 5"'
    )
    tufts = ""
    for row, column in sorted(item.body):
        x, y = column * CELL + 8, row * CELL
        for side, start, end in ((NORTH, 5, 1), (SOUTH, 35, 39)):
            if neighbour((row, column), side) not in item.body:
                tufts += parallel(4, (x, y + start), (x, y + end), 8)
    return border + fine(tufts, FRINGE) + medallion(item)


def medallion(item: Item) -> str:
    """A diamond in the middle of a rug that is large enough."""
    x, y, wide, high = bounds(item.body)
    cx, cy = x + wide / 2, y + high / 2
    if len(item.body) < 4 or (int(cy // CELL), int(cx // CELL)) not in item.body:
        return ""
    diamond = line((cx, cy - 13), (cx + 13, cy), (cx, cy + 13), (cx - 13, cy), (cx, cy - 13))
    return path(diamond, "none", WOOL, 1.5)


# Which drawing belongs to which number

SKETCHES: Mapping[int, Sketch] = {
    1: sofa, 2: sofa, 3: sofa, 4: coffee_table, 5: television, 6: cabinet(SAND, BOOKS + SHELF),
    7: fireside, 8: kitchen, 9: kitchen, 10: counter(in_order, FRIDGE, LARDER), 11: dining,
    12: dining, 13: cabinet(WOOD, ink(oval(20, 17, 6), CLEAN, 1.4) + DOORS),
    14: counter(sorted, TOILET, BIDET), 15: counter(in_order, WASHBASIN, TOWELS, WASHBASIN),
    16: shower, 17: bathtub, 18: laundry, 19: lambda item: filled(item.plain, (POTTED_PLANT,)),
    20: bed, 21: bed, 22: cabinet(SAND, HANGERS + DOORS),
    23: cabinet(WOOD, DRAWERS + fine(hatching(7, 7, 26, 19))), 24: showpiece, 25: desk,
    26: cabinet(SAND, FOLDERS + LABELS + DOORS), 27: cot,
    28: tray("#F7EAD3", 7, BLOCKS, BALL, TRAIN), 29: piano, 30: football, 31: basket,
    32: rug, 33: rug,
}  # fmt: skip
UNLIKE: Mapping[str, Sketch] = {
    "29b1": drum_kit,
    "29b2": lambda item: filled(item.plain, (CELLO,)) + chairs(item),
    "30a1": bicycle,
    "30a2": treadmill,
    "30b1": cabinet(WOOD, VISE, ink(SAW, CLEAN, 1.4)),
    "31a1": tray("#CFE6EE", 4, SWIMMER, WEEDS),
    "31a2": tray(WOOD, 8, PAW, SCRATCHING_POST),
    "31b2": cabinet(WOOD, MESH, PAW),
}
"""Options that are quite another thing than their number."""


def sketch(item: Item) -> str:
    """A piece as it lies on its card; own furniture may be a rug, or nothing but seats."""
    if item.rug:
        return rug(item)
    if not item.plain:
        return sofa(item)
    return UNLIKE.get(item.name, SKETCHES[int(item.name[:2])])(item)
