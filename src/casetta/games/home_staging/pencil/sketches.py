"""Furniture in strokes of the pencil: things in a square, what stands on what, number by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from casetta.contract.reader import own_reader

from ..content.furniture import NORTH, SOUTH, Square, neighbour
from .furniture import TURNS, Item, bounds, in_order, largest_block
from .pencil import (
    CELL,
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

DRAWN = own_reader(Path(__file__).with_name("things.toml")).values
"""Tones, paths and small things: see the head of the file."""
TONES: Mapping[str, str] = DRAWN["tones"]
Sketch = Callable[[Item], str]


# Strokes; colours are told by the names of their tones, or as SVG tells them


def body(
    squares: Iterable[Square], tone: str, inset: float = 3, radius: float | None = None
) -> str:
    """Squares covered by something: its tone, its outline."""
    return path(shape(squares, inset, radius), TONES.get(tone, tone))


def ink(d: str, fill: str = "none", width: float = 1.8, stroke: str = GRAPHITE) -> str:
    return path(d, TONES.get(fill, fill), TONES.get(stroke, stroke), width)


def fine(d: str, stroke: str = HATCH) -> str:
    """A thin stroke: grain, folds, shade."""
    return ink(d, "none", 1.2, stroke)


def spot(d: str, fill: str = GRAPHITE) -> str:
    """A patch of colour without a line."""
    return ink(d, fill, stroke="none")


def parallel(count: int, start: Point, end: Point, right: float, down: float = 0) -> str:
    """So many strokes side by side."""
    steps = [(right * n, down * n) for n in range(count)]
    return "".join(line((start[0] + x, start[1] + y), (end[0] + x, end[1] + y)) for x, y in steps)


# Things in a square

PENS: Mapping[str, Callable[..., str]] = {"ink": ink, "fine": fine, "spot": spot}
FORMS: Mapping[str, Callable[..., str]] = {
    "box": box,
    "soft_box": soft_box,
    "oval": oval,
    "hatching": hatching,
    "line": lambda *at: line(*zip(at[::2], at[1::2], strict=True)),
    "parallel": lambda n, x1, y1, x2, y2, *step: parallel(int(n), (x1, y1), (x2, y2), *step),
    "knob": lambda x, y: box(x - 1.3, y - 1.3, 2.6, 2.6),
}


@cache
def thing(name: str) -> str:
    return "".join(
        thing(stroke) if isinstance(stroke, str) else stroke_drawn(**stroke)
        for stroke in DRAWN["things"][name]
    )


def stroke_drawn(**told: Any) -> str:
    """A stroke, or several that are alike: its pen with its forms, and how it is used."""
    (pen,) = PENS.keys() & told.keys()
    forms = told.pop(pen)
    return "".join(
        PENS[pen](path_of(each), **told) for each in (forms if isinstance(forms, list) else [forms])
    )


def path_of(forms: str) -> str:
    """Forms with their numbers, or a path by its name, as SVG tells it."""
    if forms in DRAWN["paths"]:
        return str(DRAWN["paths"][forms])
    told = (form.split() for form in forms.split(", "))
    return "".join(FORMS[name](*map(float, numbers)) for name, *numbers in told)


def in_square(square: Square, side: int, name: str) -> str:
    row, column = square
    turn = f" rotate({TURNS[side]} 20 20)" if TURNS[side] else ""
    return f'<g transform="translate({column * CELL} {row * CELL}){turn}">{thing(name)}</g>'


def filled(
    squares: Iterable[Square],
    things: Sequence[str],
    looks: Callable[[Square], int] = lambda _: SOUTH,
) -> str:
    """Things in some squares in turn, each with its front where its square looks to."""
    both = zip(squares, cycle(things), strict=False)
    return "".join(in_square(square, looks(square), name) for square, name in both)


# Sofas, chairs, tables


def sofa(item: Item) -> str:
    """Seats with backs and arms; whatever else belongs to them is a small table or a lamp."""
    seats = in_order(item.seats)
    drawn = body(item.seats, "seat", 3, 7) if seats else ""
    for square in seats:
        x, y, wide, high = cushion(item, square)
        shade = fine(line((x + 5, y + high - 5), (x + wide - 6, y + high - 6)))
        drawn += ink(soft_box(x, y, wide, high, 5), "#E8EDF3", 1.6) + shade
    if len(seats) > 2:
        x, y, _, _ = cushion(item, seats[0])
        drawn += ink(soft_box(x + 2, y + 2, 14, 14, 4), "clean", 1.5)
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
        return "side-table"
    return "footrest" if neighbour(square, NORTH) in item.seats else "lamp"


def chairs(item: Item) -> str:
    """All seats of a piece as chairs, each looking at what it belongs to."""
    return filled(
        sorted(item.seats), ("chair",), lambda square: [*sides_to(square, item.plain), NORTH][0]
    )


def grain(item: Item) -> str:
    corners = [(column * CELL, row * CELL) for row, column in item.plain]
    strokes = (
        line((x + 6, y + 12), (x + 33, y + 11)) + line((x + 9, y + 19), (x + 28, y + 20))
        for x, y in corners
    )
    return fine("".join(strokes), "grain")


def dining(item: Item) -> str:
    """A table with a plate for everyone, and its chairs."""
    plates = "".join(
        in_square(square, side, "plate")
        for square in item.plain
        for side in sides_to(square, item.seats)
    )
    x, y, wide, high = bounds(item.plain)
    vase = ink(oval(x + wide / 2, y + high / 2, 4), "leaf", 1.3) if len(item.plain) > 1 else ""
    return chairs(item) + body(item.plain, "wood", 2, 5) + grain(item) + plates + vase


def coffee_table(item: Item) -> str:
    """A low table with a book and a cup."""
    return body(item.body, "wood", 4, 6) + grain(item) + filled(item.plain[:2], ("book", "cup"))


def desk(item: Item) -> str:
    """A desk with a sheet of paper before the chair, a lamp and books elsewhere."""
    worked = [square for square in item.plain if sides_to(square, item.seats)]
    at_work = (worked or item.plain)[0]
    others = [square for square in item.plain if square != at_work]
    front = [*sides_to(at_work, item.seats), item.looks(at_work)][0]
    paper = in_square(at_work, front, "paper")
    beside = filled(others[:2], ("desk-lamp", "two-books"))
    return chairs(item) + body(item.plain, "wood", 3, 4) + grain(item) + paper + beside


# Beds


def bed(item: Item) -> str:
    """A bed with pillows at its head; nightstands, ladders and benches beside it."""
    block, rest = largest_block(item.plain)
    x, y, wide, high = bounds(block)
    frame = ink(soft_box(x + 3, y + 3, wide - 6, high - 6, 5), "bed", 2)
    bench = body(item.seats, "seat", 6, 5) if item.seats else ""
    return frame + bedding(x, y, wide, high) + filled(rest, ("nightstand",)) + bench


def bedding(x: float, y: float, wide: float, high: float) -> str:
    """Pillows for all, then the upper edge of the quilt, turned down, and its folds."""
    lying = wide > high
    side = min(wide, high)

    def at(along: float, across: float) -> Point:
        return (x + along, y + across) if lying else (x + across, y + along)

    drawn = ""
    for sleeper in range(max(1, int(side / CELL))):
        (left, top), (w, h) = at(8, 8 + sleeper * CELL), (18, 24) if lying else (24, 18)
        drawn += ink(soft_box(left, top, w, h, 5), "clean", 1.6)
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
        ink(soft_box(x + 3, y + 3, wide - 6, high - 6, 4), "wood")
        + fine(bars)
        + ink(soft_box(x + 9, y + 10, wide - 18, high - 20, 6), "clean", 1.5)
        + ink(soft_box(x + 12, y + 14, 11, high - 28, 4), "bed", 1.3)
        + spot(oval(x + wide - 18, y + high / 2, 4), "#E9C7C0")
        + filled(rest, ("nightstand",))
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
    return body(item.plain, "sand") + with_middle(item, "screen", "speaker")


def fireside(item: Item) -> str:
    """A fire, and logs for it; a bench to sit on."""
    bench = body(item.seats, "sand", 5, 4) if item.seats else ""
    return body(item.plain, "warm") + bench + with_middle(item, "fire", "logs")


def kitchen(item: Item) -> str:
    """A worktop with sink and hob; the rest is for chopping."""
    squares = in_order(item.body)
    last = len(squares) - 1
    things = ["worktop" if index % 2 else "board" for index in range(len(squares))]
    things[0 if last < 3 else 1] = "sink"
    things[last if last < 4 else last - 1] = "hob"
    return body(item.body, "kitchen") + filled(squares, things, item.looks)


def counter(order: Callable[[Iterable[Square]], list[Square]], first: str, *others: str) -> Sketch:
    """A white counter: one thing in its first square, then others in turn."""

    def drawn(item: Item) -> str:
        start, *rest = order(item.body)
        things = filled([start], (first,), item.looks) + filled(rest, others, item.looks)
        return body(item.body, "bath") + things

    return drawn


def laundry(item: Item) -> str:
    tone, name = ("bath", "washing-machine") if "water" in item.tags else ("sand", "towels")
    return body(item.body, tone) + filled(sorted(item.body), (name,), item.looks)


def piano(item: Item) -> str:
    """The case, and keys towards whoever plays; further inside the lid."""
    players = [side for square in item.plain for side in sides_to(square, item.seats)]
    side = [*players, item.main_side][0]
    drawn = body(item.plain, "#D8D2CC", 3, 6)
    for square in item.plain:
        is_inside = neighbour(square, side) in item.plain
        drawn += in_square(square, SOUTH if is_inside else side, "lid" if is_inside else "keys")
    return drawn + chairs(item)


DRUMS = ("snare-drum", "bass-drum", "small-drum", "tom-tom")


def drum_kit(item: Item) -> str:
    return body(item.plain, "warm", 3, 8) + filled(item.plain, DRUMS) + chairs(item)


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
        body(item.body, "bath")
        + ink(shape(item.body, 7, 4), "clean", 1.4)
        + fine("".join(line((cx, cy), corner) for corner in corners))
        + fine(drops, "blue")
        + ink(oval(cx, cy, 3.5), "clean", 1.6)
    )


def bathtub(item: Item) -> str:
    """A tub with water, a tap at one end."""
    x, y, wide, high = bounds(item.body)
    lying = wide >= high
    tap = (x + 15, y + high / 2) if lying else (x + wide / 2, y + 15)
    end = (tap[0] + 9, tap[1]) if lying else (tap[0], tap[1] + 9)
    tub = ink(shape(item.body, 8, 15), "clean", 1.7)
    starts = [
        (c * 40 + 10 + 6 * n, r * 40 + 22) for r, c in sorted(item.body)[1:] for n in range(3)
    ]
    waves = "".join(line((x, y), (x + 3, y - 3), (x + 6, y)) for x, y in starts)
    return (
        body(item.body, "bath", 3, 6) + tub + fine(waves, "blue") + ink(line(tap, end), width=2.6)
    )


def bicycle(item: Item) -> str:
    """Two wheels, a frame, a handlebar."""
    x, y, wide, high = bounds(item.body)
    frame = ink(line((x + 20, y + 20), (x + wide - 20, y + high - 20)), width=3)
    handlebar = ink(line((x + 11, y + 15), (x + 29, y + 15)), width=3)
    return filled(item.plain, ("wheel",)) + frame + handlebar


def treadmill(item: Item) -> str:
    """A belt that goes nowhere."""
    x, y, wide, high = bounds(item.body)
    belt = ink(soft_box(x + 8, y + 8, wide - 16, high - 16, 3), "#D5D3D0", 1.6)
    slats = parallel(int((wide - 24) / 9), (x + 14, y + 9), (x + 14, y + high - 9), 9)
    return body(item.body, "sand", 3, 5) + belt + fine(slats)


def football(item: Item) -> str:
    """A field, rods, players of two colours."""
    x, y, wide, high = bounds(item.body)
    rods = int((wide - 12) / 13)
    bars = parallel(rods, (x + 12, y + 2), (x + 12, y + high - 2), 13)
    players = "".join(
        spot(box(x + 9.5 + 13 * n, y + 16 + 22 * m, 5, 7), "terracotta" if n % 2 else "blue")
        for n in range(rods)
        for m in range(int(high / 26))
    )
    return body(item.body, "#CFE3BF", 6, 4) + ink(bars, width=1.6) + players


def basket(item: Item) -> str:
    x, y, wide, high = bounds(item.body)
    cushion = ink(shape(item.body, 11, 12), "clean", 1.5)
    print_of_paw = moved(x + wide / 2 - 26, y + high / 2 - 26, "paw", 1.3)
    return body(item.body, "sand", 3, 14) + cushion + print_of_paw


def showpiece(item: Item) -> str:
    """A large plant, a clock, or a work of art on its pedestal."""
    x, y, wide, high = bounds(item.body)
    if "plant" in item.tags:
        leaves = moved(x, y, "rosette", min(wide, high) / CELL)
        return body(item.body, "pot", 4, 9) + leaves
    pedestal, middle = body(item.body, "sand", 5, 4), (x + wide / 2, y + high / 2)
    if len(item.body) == 1:
        return pedestal + moved(*middle, "clock")
    shade = fine(hatching(x + 8, y + 8, wide - 16, high - 16))
    return pedestal + shade + moved(*middle, "swirl")


def moved(x: float, y: float, name: str, scale: float = 1) -> str:
    """A thing anywhere, larger if wanted."""
    larger = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){larger}">{thing(name)}</g>'


def rug(item: Item) -> str:
    """Outline only, as the rulebook advises: a border, a fringe, a figure in the middle."""
    border = ink(shape(item.body, 5), "none", 2, "wool") + path(
        shape(item.body, 11), "none", TONES["wool"], 1.4, ' stroke-dasharray="6 5"'
    )
    tufts = ""
    for row, column in sorted(item.body):
        x, y = column * CELL + 8, row * CELL
        for side, start, end in ((NORTH, 5, 1), (SOUTH, 35, 39)):
            if neighbour((row, column), side) not in item.body:
                tufts += parallel(4, (x, y + start), (x, y + end), 8)
    return border + fine(tufts, "fringe") + medallion(item)


def medallion(item: Item) -> str:
    """A diamond in the middle of a rug that is large enough."""
    x, y, wide, high = bounds(item.body)
    cx, cy = x + wide / 2, y + high / 2
    if len(item.body) < 4 or (int(cy // CELL), int(cx // CELL)) not in item.body:
        return ""
    diamond = line((cx, cy - 13), (cx + 13, cy), (cx, cy + 13), (cx - 13, cy), (cx, cy - 13))
    return ink(diamond, "none", 1.5, "wool")


# Which drawing belongs to which number

SKETCHES: Mapping[int, Sketch] = {
    1: sofa, 2: sofa, 3: sofa, 4: coffee_table, 5: television, 6: cabinet("sand", "bookcase"),
    7: fireside, 8: kitchen, 9: kitchen, 10: counter(in_order, "fridge", "larder"), 11: dining,
    12: dining, 13: cabinet("wood", "sideboard"), 14: counter(sorted, "toilet", "bidet"),
    15: counter(in_order, "washbasin", "towels", "washbasin"), 16: shower, 17: bathtub,
    18: laundry, 19: lambda item: filled(item.plain, ("potted-plant",)),
    20: bed, 21: bed, 22: cabinet("sand", "wardrobe"),
    23: cabinet("wood", "drawers"), 24: showpiece, 25: desk,
    26: cabinet("sand", "folders"), 27: cot,
    28: tray("#F7EAD3", 7, "blocks", "ball", "train"), 29: piano, 30: football, 31: basket,
    32: rug, 33: rug,
}  # fmt: skip
UNLIKE: Mapping[str, Sketch] = {
    "29b1": drum_kit,
    "29b2": lambda item: filled(item.plain, ("cello",)) + chairs(item),
    "30a1": bicycle,
    "30a2": treadmill,
    "30b1": cabinet("wood", "vise", "saw"),
    "31a1": tray("#CFE6EE", 4, "fish", "weeds"),
    "31a2": tray("wood", 8, "paw", "scratching-post"),
    "31b2": cabinet("wood", "mesh", "paw"),
}
"""Options that are quite another thing than their number."""


def sketch(item: Item) -> str:
    """A piece as it lies on its card; own furniture may be a rug, or nothing but seats."""
    if item.rug:
        return rug(item)
    if not item.plain:
        return sofa(item)
    return UNLIKE.get(item.name, SKETCHES[int(item.name[:2])])(item)
