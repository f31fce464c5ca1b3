"""Pencil and paper for SVG: strokes that are never quite straight, always in the same way.

Every stroke is bowed a little by its own coordinates, so that the same plan gives the
same bytes. A square of the paper is `CELL` units wide.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from zlib import crc32

from ..content.furniture import STEPS, Square, neighbour

CELL = 40
GRAPHITE, HATCH, PAPER, WALL = "#3F4652", "#8D95A3", "#FFFEFA", "#2A2E37"
Point = tuple[float, float]


def jitter(*seed: float) -> float:
    """A number from -1 to 1 that depends on nothing but the numbers given."""
    text = " ".join(f"{each:.1f}" for each in seed)
    return (crc32(text.encode()) % 2001) / 1000 - 1


def number(value: float) -> str:
    """A coordinate, as short as can be."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def bowed(start: Point, end: Point, bow: float = 1.0) -> str:
    """The way from one point to the next, slightly bowed, as part of a path."""
    (x1, y1), (x2, y2) = start, end
    length = max(1.0, abs(x2 - x1) + abs(y2 - y1))
    lean = bow * jitter(x1, y1, x2, y2) * min(1.0, length / 60)
    across = ((y1 - y2) / length * lean * 2, (x2 - x1) / length * lean * 2)
    middle = ((x1 + x2) / 2 + across[0], (y1 + y2) / 2 + across[1])
    return f"Q{at(*middle)} {at(x2, y2)}"


def line(*points: Point, bow: float = 1.0) -> str:
    legs = [bowed(one, other, bow) for one, other in pairwise(points)]
    return f"M{at(*points[0])}" + "".join(legs)


def ring(points: Sequence[Point], bow: float = 1.0) -> str:
    return line(*points, points[0], bow=bow) + "Z"


def box(x: float, y: float, wide: float, high: float, bow: float = 1.0) -> str:
    return ring([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], bow)


def soft_box(x: float, y: float, wide: float, high: float, round_by: float = 6) -> str:
    """A rectangle with round corners: a cushion, a basin."""
    r = min(round_by, wide / 2, high / 2)
    right, low = x + wide, y + high
    return (
        f"M{at(x + r, y)}{bowed((x + r, y), (right - r, y))}Q{at(right, y)} {at(right, y + r)}"
        f"{bowed((right, y + r), (right, low - r))}Q{at(right, low)} {at(right - r, low)}"
        f"{bowed((right - r, low), (x + r, low))}Q{at(x, low)} {at(x, low - r)}"
        f"{bowed((x, low - r), (x, y + r))}Q{at(x, y)} {at(x + r, y)}Z"
    )


def oval(x: float, y: float, wide: float, high: float | None = None) -> str:
    """An oval round a point, by its half width and half height."""
    high = wide if high is None else high
    return (
        f"M{at(x - wide, y)}A{at(wide, high)} 0 1 1 {at(x + wide, y)}"
        f"A{at(wide, high)} 0 1 1 {at(x - wide, y)}Z"
    )


def hatching(x: float, y: float, wide: float, high: float, gap: float = 11) -> str:
    """Slanted pencil strokes that shade a box."""
    strokes = []
    at_x = x + gap * 0.6
    while at_x < x + wide - gap * 0.2:
        lean = min(high * 0.45, 10)
        top = y + 3 + jitter(at_x, y, 1)
        low = y + high - 3 + jitter(at_x, y, 2)
        strokes.append(line((at_x - lean / 2, low), (at_x + lean / 2, top)))
        at_x += gap
    return "".join(strokes)


def path(
    d: str, fill: str = "none", stroke: str = GRAPHITE, width: float = 2.0, more: str = ""
) -> str:
    line_parts = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke != "none" else ""
    return f'<path d="{d}" fill="{fill}"{line_parts}{more}/>'


# Outlines of sets of squares


def sides_to(square: Square, others: Collection[Square]) -> list[int]:
    """The sides on which a square touches one of the others."""
    return [side for side in range(4) if neighbour(square, side) in others]


def outline(squares: Iterable[Square], inset: float = 0) -> list[list[Point]]:
    """The corners of the outline of some squares, ring by ring, drawn in by `inset`."""
    inside = set(squares)
    edges: dict[tuple[Square, int], None] = {}
    for square in sorted(inside):
        for side in range(4):
            if neighbour(square, side) not in inside:
                edges[square, side] = None
    rings = []
    while edges:
        rings.append(_follow(next(iter(edges)), edges, inside, inset))
    return rings


def _follow(
    first: tuple[Square, int],
    edges: dict[tuple[Square, int], None],
    inside: set[Square],
    inset: float,
) -> list[Point]:
    """Walk along the outline with the squares on the right hand, from corner to corner."""
    corners: list[Point] = []
    square, side = first
    while (square, side) in edges:
        del edges[square, side]
        ahead = (side + 1) % 4
        forward = neighbour(square, ahead)
        across = neighbour(forward, side)
        if forward in inside and across not in inside:
            square = forward
        elif forward in inside:
            corners.append(_corner(square, side, -1, inset))
            square, side = across, (side + 3) % 4
        else:
            corners.append(_corner(square, side, 1, inset))
            side = ahead
    return corners


def _corner(square: Square, side: int, outer: int, inset: float) -> Point:
    """The end of an edge in walking direction, moved inwards; `outer` is 1, or -1 in a notch."""
    (row, column), (down, right), ahead = square, STEPS[side], STEPS[(side + 1) % 4]
    x, y = column + 0.5 + (right + ahead[1]) / 2, row + 0.5 + (down + ahead[0]) / 2
    aside = inset * (right + outer * ahead[1]), inset * (down + outer * ahead[0])
    return x * CELL - aside[0], y * CELL - aside[1]


def rounded(corners: Sequence[Point], radius: float) -> str:
    parts: list[str] = []
    count = len(corners)
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % count]
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        parts.append(f"{'L' if parts else 'M'}{at(*start)}Q{at(*corner)} {at(*end)}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point, step: float) -> Point:
    (x1, y1), (x2, y2) = start, end
    length = max(1.0, abs(x2 - x1) + abs(y2 - y1))
    part = min(step, length / 2) / length
    return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part


def shape(squares: Iterable[Square], inset: float = 0, radius: float | None = None) -> str:
    """The outline of some squares as a path: bowed lines, or round corners."""
    rings = outline(squares, inset)
    if radius is None:
        return "".join(ring(corners) for corners in rings)
    return "".join(rounded(corners, radius) for corners in rings)
