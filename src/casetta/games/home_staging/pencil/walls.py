"""Walls, doors with their swing, windows, the front door."""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.game import State

from ..rules.layout import EDGES, FRONT_DOOR, LAKE, NONE, OUTER, ROOMS, SIDE, TREE, WALLS
from ..rules.openings import sees
from ..rules.plan import door_of
from ..rules.rows import has_edge
from ..text.drawing import is_closed, window_edges
from .pencil import CELL, GRAPHITE, PAPER, WALL, Point, at, jitter, line, path

OUTER_WIDTH, INNER_WIDTH = 6.6, 5.0
TERRACOTTA, GLASS, SIGHT = "#B8472A", "#2F6FA8", "#3F7A45"
Stretch = tuple[Point, Point]
"""A straight piece of wall, from end to end."""


def ends_of(edge: int) -> Stretch:
    """Both ends of an edge, clockwise round the square that sees it."""
    row, column = divmod(edge >> 2, SIDE)
    x, y = column * CELL, row * CELL
    corners = [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]
    side = edge & 3
    return corners[side], corners[(side + 1) % 4]


def outwards(edge: int) -> Point:
    """The direction an edge looks to, from the square that sees it."""
    return ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))[edge & 3]


def walls(state: State, seat: int) -> str:
    """Outer and inner walls, in long strokes of a soft pencil."""
    seen = [edge for edge in range(4 * SIDE * SIDE) if has_edge(state, WALLS + EDGES * seat, edge)]
    outer = [edge for edge in seen if has_edge(state, OUTER, edge)]
    inner = [edge for edge in seen if not has_edge(state, OUTER, edge) and edge & 3 in (1, 2)]
    return _strokes(inner, INNER_WIDTH) + _strokes(outer, OUTER_WIDTH)


def _strokes(edges: Iterable[int], width: float) -> str:
    stretches = joined(ends_of(edge) for edge in edges)
    if not stretches:
        return ""
    dark = "".join(line(*stretch, bow=0.7) for stretch in stretches)
    again = "".join(_second_stroke(stretch) for stretch in stretches)
    return path(dark, "none", WALL, width) + path(again, "none", "#565C69", 1.2, ' opacity=".8"')


def _second_stroke(stretch: Stretch) -> str:
    """The pencil went over the wall twice, not quite in the same place."""
    (x1, y1), (x2, y2) = stretch
    aside = 2.4 * jitter(x1, y1, x2, y2, 7)
    if x1 == x2:
        return line((x1 + aside, y1 - 2), (x2 + aside / 2, y2 + 2), bow=1.4)
    return line((x1 - 2, y1 + aside), (x2 + 2, y2 + aside / 2), bow=1.4)


def joined(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Edges put together to straight stretches, from left to right and from top to bottom."""
    left = sorted({(min(one, other), max(one, other)) for one, other in stretches})
    by_start = {(one, other[0] == one[0]): other for one, other in left}
    ends = {(other, other[0] == one[0]) for one, other in left}
    found = []
    for start, upright in by_start:
        if (start, upright) in ends:
            continue
        end = start
        while (end, upright) in by_start:
            end = by_start[end, upright]
        found.append((start, end))
    return sorted(found)


# Openings


def doors(state: State, seat: int) -> str:
    """The doors of the closed rooms, opening inwards."""
    edges = [
        int(door_of(state, seat, room))
        for room in range(state[ROOMS])
        if is_closed(state, seat, room) and door_of(state, seat, room) != NONE
    ]
    return "".join(path(swing(edge), "none", GRAPHITE, 2.1) for edge in edges)


def swing(edge: int, inset: float = 2) -> str:
    """A leaf that stands open into the square, and the arc it draws."""
    hinge, latch = ends_of(edge)
    dx, dy = outwards(edge)
    along = ((latch[0] - hinge[0]) / CELL, (latch[1] - hinge[1]) / CELL)
    start = hinge[0] + along[0] * inset, hinge[1] + along[1] * inset
    end = latch[0] - along[0] * inset, latch[1] - along[1] * inset
    length = CELL - 2 * inset
    tip = start[0] - dx * length, start[1] - dy * length
    return f"{line(start, tip)}A{length:g} {length:g} 0 0 0 {at(*end)}"


def front_door(state: State, seat: int) -> str:
    """The front door in terracotta, with an arrow that comes in."""
    edge = state[FRONT_DOOR + seat]
    if edge == NONE:
        return ""
    one, other = ends_of(edge)
    dx, dy = outwards(edge)
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    tail, tip = (x + dx * 34, y + dy * 34), (x + dx * 12, y + dy * 12)
    wings = [(tip[0] + dx * 8 + side * dy * 7, tip[1] + dy * 8 + side * dx * 7) for side in (1, -1)]
    arrow = line(tail, tip) + line(wings[0], tip, wings[1])
    return path(swing(edge), "none", TERRACOTTA, 2.6) + path(arrow, "none", TERRACOTTA, 3)


def windows(state: State, seat: int) -> str:
    """Windows as blue double lines; a dotted line leads to what is worth seeing."""
    drawn = ""
    for edge in window_edges(state, seat):
        (x1, y1), (x2, y2) = ends_of(edge)
        dx, dy = outwards(edge)
        ax, ay = (x2 - x1) / CELL * 4, (y2 - y1) / CELL * 4
        ends = (x1 + ax, y1 + ay), (x2 - ax, y2 - ay)
        drawn += path(line(*ends, bow=0), "none", PAPER, 9)
        glass = "".join(
            line(*((x + dx * off, y + dy * off) for x, y in ends), bow=0.4)
            for off in (-3.6, 0, 3.6)
        )
        drawn += path(glass, "none", GLASS, 1.8)
        if any(sees(state, edge, ground) for ground in (TREE, LAKE)):
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            sight = line((x + dx * 10, y + dy * 10), (x + dx * 36, y + dy * 36), bow=0)
            drawn += path(sight, "none", SIGHT, 2.4, ' stroke-dasharray="1 7"')
    return drawn
