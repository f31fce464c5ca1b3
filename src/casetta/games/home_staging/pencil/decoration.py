"""Plants, showpieces, rugs."""

from __future__ import annotations

from ..content.drawings import NORTH, SOUTH, Square, neighbour
from .item import GREEN, LEAF, POT, SAND, Item, body, bounds, fine, in_square, ink
from .pencil import CELL, CLEAN, GRAPHITE, hatching, line, number, oval, path, shape

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
