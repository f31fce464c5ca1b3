"""What a scenario prints, and what people draw with a soft pencil: ground, floor, walls, doors."""

from __future__ import annotations

from collections.abc import Iterable

from ..content.furniture import STEPS
from ..plan.plan import Plan
from ..plan.position import House
from ..plan.squares import SIDE, Square, edges_of, pairs
from .pencil import (
    CELL,
    GRAPHITE,
    HATCH,
    PAPER,
    WALL,
    Point,
    at,
    box,
    hatching,
    jitter,
    line,
    oval,
    path,
    shape,
    sides_to,
)

RULES, FLOOR_TONE, LABELS = "#A9C3DB", "#FBF3DF", "#6B7A90"
EDGE = SIDE * CELL
TREE_CROWN = (
    "M0-27Q10-30 13-21 25-22 25-11 33-5 27 3 28 15 16 15 11 26 0 21-11 25-15 15-27 15-27 3-33-5"
    "-25-11-26-22-14-22-10-30 0-27Z"
)
TREE_LEAVES = "M-9-6Q-4-12 1-8M4 4Q10 0 14 5M-11 9Q-6 5-2 9"
OUTER_WIDTH, INNER_WIDTH = 6.6, 5.0
MOSAIC = ("#E8C9A8", "#C9DCE3", "#E3D3B4", "#D7C3D6")
TERRACOTTA, GLASS, SIGHT = "#B8472A", "#2F6FA8", "#3F7A45"
Stretch = tuple[Point, Point]
"""A straight piece of wall, from end to end."""


def corner(square: Square) -> tuple[float, float]:
    return square[1] * CELL, square[0] * CELL


def centre(square: Square) -> tuple[float, float]:
    return square[1] * CELL + CELL / 2, square[0] * CELL + CELL / 2


def ruled() -> str:
    """The squares of the paper."""
    lines = "".join(f"M0 {n * CELL}H{EDGE}M{n * CELL} 0V{EDGE}" for n in range(SIDE + 1))
    return path(lines, "none", RULES, 1.2, ' opacity=".75"')


def coordinates() -> str:
    """Letters above the columns, numbers beside the rows."""
    letters = "".join(
        f'<text x="{n * CELL + 20}" y="-9">{chr(ord("A") + n)}</text>' for n in range(SIDE)
    )
    numbers = "".join(f'<text x="-16" y="{n * CELL + 25}">{n + 1}</text>' for n in range(SIDE))
    return (
        f'<g font-size="13" font-weight="700" fill="{LABELS}" text-anchor="middle">'
        f"{letters}{numbers}</g>"
    )


# Outside


def outside(house: House) -> str:
    """Courtyards, roads, lakes, trees; the ground of a courtyard runs on below its trees."""
    woods, water, roads, yard = map(pairs, house.grounds)
    enclosed = [square for square in woods if len(sides_to(square, yard)) >= 2]
    grounds = ((courtyard, yard + enclosed), (road, roads), (lake, water), (trees, woods))
    return "".join(drawn(squares) for drawn, squares in grounds if squares)


def courtyard(squares: list[Square]) -> str:
    stones = "".join(
        box(x + 4 + 17 * n, y + 4 + 17 * m, 13, 13)
        for x, y in map(corner, squares)
        for n in range(2)
        for m in range(2)
        if jitter(x, y, n, m) > -0.75
    )
    return path(shape(squares), "#EDEAE2", "none") + path(stones, "#F6F3EC", "#C9C3B6", 1.1)


def road(squares: list[Square]) -> str:
    """Asphalt with a broken line along its middle."""
    rows, columns = {row for row, _ in squares}, {column for _, column in squares}
    lying = len(columns) >= len(rows)
    marks = "".join(
        line((x - 11, y), (x + 11, y)) if lying else line((x, y - 11), (x, y + 11))
        for x, y in map(centre, squares)
    )
    return path(shape(squares), "#D9D6D1", "#A8A39B", 1.4) + path(marks, "none", "#FFFEFA", 2.6)


def lake(squares: list[Square]) -> str:
    waves = "".join(
        f"M{at(x + 5 * jitter(x, y, 1) - 11, y + 7 * jitter(x, y, 2))}q5.5-6 11 0t11 0"
        for x, y in map(centre, squares)
    )
    water = path(shape(squares, 1, 17), "#CFE3EE", "#5E8FB0", 2)
    return water + path(waves, "none", "#7FA9C4", 1.5)


def trees(squares: list[Square]) -> str:
    """Crowns, larger than their squares."""
    drawn = ""
    for square in squares:
        x, y = centre(square)
        turn = round(40 * jitter(x, y))
        drawn += (
            f'<g transform="translate({x:g} {y:g}) rotate({turn}) scale(.92)">'
            + path(TREE_CROWN, "#CFE3BF", "#3F6B45", 2)
            + path(TREE_LEAVES, "none", "#3F6B45", 1.8)
            + "</g>"
        )
    return drawn


# The floor


def floor(house: House) -> str:
    return path(shape(pairs(house.floor)), FLOOR_TONE, "none")


def marks(house: House) -> str:
    """Mosaic of small coloured stones, ends of water pipes, pillars of stone."""
    mosaic, pipes = map(pairs, house.marks)
    stones = "".join(
        path(
            box(x + 4 + 8.2 * n, y + 4 + 8.2 * m, 7, 7, 0.4),
            MOSAIC[int((jitter(x + n, y + m) + 1) * 1.99)],
            "none",
        )
        for x, y in map(corner, mosaic)
        for n in range(4)
        for m in range(4)
    )
    ends = "".join(
        path(oval(x, y, 9), "#E6F0F4", "#5E8FB0", 2) + path(oval(x, y, 3.5), "#5E8FB0", "none")
        for x, y in map(centre, pipes)
    )
    pillars = "".join(
        path(box(x + 5, y + 5, 30, 30), "#D9D6D1", GRAPHITE, 2.4)
        + path(hatching(x + 6, y + 6, 28, 28, 7), "none", HATCH, 1.3)
        for x, y in map(corner, pairs(house.pillars))
    )
    return (f'<g opacity=".8">{stones}</g>' if stones else "") + ends + pillars


# Walls


def ends_of(edge: int) -> Stretch:
    """Both ends of an edge, clockwise round the square that sees it."""
    row, column = divmod(edge >> 2, SIDE)
    x, y = column * CELL, row * CELL
    corners = [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]
    side = edge & 3
    return corners[side], corners[(side + 1) % 4]


def outwards(edge: int, start: Point, step: float) -> Point:
    """A point moved to where an edge looks to, from the square that sees it."""
    down, right = STEPS[edge & 3]
    return start[0] + right * step, start[1] + down * step


def walls(plan: Plan) -> str:
    """Outer and inner walls, in long strokes of a soft pencil."""
    seen, outer = edges_of(plan.walls), set(plan.house.outer_edges)
    inner = [edge for edge in seen if edge not in outer and edge & 3 in (1, 2)]
    around = [edge for edge in seen if edge in outer]
    return _strokes(inner, INNER_WIDTH) + _strokes(around, OUTER_WIDTH)


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


def doors(plan: Plan) -> str:
    """The doors of the closed rooms, opening inwards."""
    edges = [room.door for room in plan.rooms if room.is_closed and room.door is not None]
    return "".join(path(swing(edge), "none", GRAPHITE, 2.1) for edge in edges)


def swing(edge: int, inset: float = 2) -> str:
    """A leaf that stands open into the square, and the arc it draws."""
    along, length = edge & ~3 | edge + 1 & 3, CELL - 2 * inset
    hinge, latch = ends_of(edge)
    start, end = outwards(along, hinge, inset), outwards(along, latch, -inset)
    tip = outwards(edge, start, -length)
    return f"{line(start, tip)}A{length:g} {length:g} 0 0 0 {at(*end)}"


def front_door(plan: Plan) -> str:
    """The front door in terracotta, with an arrow that comes in."""
    edge = plan.front_door
    if edge is None:
        return ""
    (x1, y1), (x2, y2) = ends_of(edge)
    middle = (x1 + x2) / 2, (y1 + y2) / 2
    tail, tip = outwards(edge, middle, 34), outwards(edge, middle, 12)
    down, right = STEPS[edge & 3]
    x, y = outwards(edge, tip, 8)
    wings = [(x + side * down * 7, y + side * right * 7) for side in (1, -1)]
    arrow = line(tail, tip) + line(wings[0], tip, wings[1])
    return path(swing(edge), "none", TERRACOTTA, 2.6) + path(arrow, "none", TERRACOTTA, 3)


def windows(plan: Plan) -> str:
    """Windows as blue double lines; a dotted line leads to what is worth seeing."""
    drawn = ""
    trees_seen, lakes_seen, _ = plan.house.views
    worth_seeing = set(edges_of(trees_seen)) | set(edges_of(lakes_seen))
    for edge in plan.windows:
        (x1, y1), (x2, y2) = ends_of(edge)
        along = edge & ~3 | edge + 1 & 3
        ends = outwards(along, (x1, y1), 4), outwards(along, (x2, y2), -4)
        drawn += path(line(*ends, bow=0), "none", PAPER, 9)
        glass = "".join(
            line(*(outwards(edge, end, step) for end in ends), bow=0.4) for step in (-3.6, 0, 3.6)
        )
        drawn += path(glass, "none", GLASS, 1.8)
        if edge in worth_seeing:
            middle = (x1 + x2) / 2, (y1 + y2) / 2
            sight = line(outwards(edge, middle, 10), outwards(edge, middle, 36), bow=0)
            drawn += path(sight, "none", SIGHT, 2.4, ' stroke-dasharray="1 7"')
    return drawn
