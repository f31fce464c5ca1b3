"""What a scenario prints: paper, ground, floor, pillars, marks."""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.game import State

from ..plan.squares import Square, squares_of
from ..rules.layout import (
    COURTYARD,
    FLOOR,
    GROUND,
    LAKE,
    MARKS,
    MOSAIC,
    PILLARS,
    PIPE,
    ROAD,
    SIDE,
    TREE,
)
from .pencil import CELL, GRAPHITE, HATCH, box, hatching, jitter, line, number, oval, path, shape

RULES, FLOOR_TONE, LABELS = "#A9C3DB", "#FBF3DF", "#6B7A90"
EDGE = SIDE * CELL
TREE_CROWN = (
    "M0-27Q10-30 13-21 25-22 25-11 33-5 27 3 28 15 16 15 11 26 0 21-11 25-15 15-27 15-27 3-33-5"
    "-25-11-26-22-14-22-10-30 0-27Z"
)
TREE_LEAVES = "M-9-6Q-4-12 1-8M4 4Q10 0 14 5M-11 9Q-6 5-2 9"


def corner(square: Square) -> tuple[float, float]:
    """The top left of a square, as x and y."""
    return square[1] * CELL, square[0] * CELL


def centre(square: Square) -> tuple[float, float]:
    """The middle of a square, as x and y."""
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


def outside(state: State) -> str:
    """Courtyards, roads, lakes, trees."""
    lie = [squares_of(state, GROUND + SIDE * ground) for ground in range(4)]
    lie[COURTYARD] = lie[COURTYARD] + enclosed_trees(state, lie[TREE], lie[COURTYARD])
    return courtyard(lie[COURTYARD]) + road(lie[ROAD]) + lake(lie[LAKE]) + trees(lie[TREE])


def enclosed_trees(state: State, trees_at: list[Square], yard: list[Square]) -> list[Square]:
    """Trees that stand in a courtyard, so that its ground runs on below them."""
    known = set(yard)
    found: list[Square] = []
    for row, column in trees_at:
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if sum(square in known for square in around) >= 2:
            found.append((row, column))
    return found


def courtyard(squares: list[Square]) -> str:
    """Flagstones."""
    if not squares:
        return ""
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
    if not squares:
        return ""
    rows, columns = {row for row, _ in squares}, {column for _, column in squares}
    lying = len(columns) >= len(rows)
    marks = "".join(
        line((x - 11, y), (x + 11, y)) if lying else line((x, y - 11), (x, y + 11))
        for x, y in map(centre, squares)
    )
    return path(shape(squares), "#D9D6D1", "#A8A39B", 1.4) + path(marks, "none", "#FFFEFA", 2.6)


def lake(squares: list[Square]) -> str:
    """Water with small waves."""
    if not squares:
        return ""
    waves = "".join(_wave(x, y) for x, y in map(centre, squares))
    water = path(shape(squares, 1, 17), "#CFE3EE", "#5E8FB0", 2)
    return water + path(waves, "none", "#7FA9C4", 1.5)


def _wave(x: float, y: float) -> str:
    """A little wave, not in the same place in every square."""
    x, y = x + 5 * jitter(x, y, 1), y + 7 * jitter(x, y, 2)
    return f"M{number(x - 11)} {number(y)}q5.5-6 11 0t11 0"


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


def floor(state: State) -> str:
    """The floor of the building."""
    return path(shape(squares_of(state, FLOOR)), FLOOR_TONE, "none")


def marks(state: State) -> str:
    """Mosaic, pipes and pillars."""
    mosaic = squares_of(state, MARKS + SIDE * MOSAIC)
    pipes = squares_of(state, MARKS + SIDE * PIPE)
    return _mosaic(mosaic) + _pipes(pipes) + _pillars(squares_of(state, PILLARS))


def _mosaic(squares: Iterable[Square]) -> str:
    """Small coloured stones."""
    tones = ("#E8C9A8", "#C9DCE3", "#E3D3B4", "#D7C3D6")
    drawn = ""
    for x, y in map(corner, squares):
        for n in range(4):
            for m in range(4):
                tone = tones[int((jitter(x + n, y + m) + 1) * 1.99)]
                drawn += path(box(x + 4 + 8.2 * n, y + 4 + 8.2 * m, 7, 7, 0.4), tone, "none")
    return f'<g opacity=".8">{drawn}</g>' if drawn else ""


def _pipes(squares: Iterable[Square]) -> str:
    """The end of a water pipe."""
    return "".join(
        path(oval(x, y, 9), "#E6F0F4", "#5E8FB0", 2) + path(oval(x, y, 3.5), "#5E8FB0", "none")
        for x, y in map(centre, squares)
    )


def _pillars(squares: Iterable[Square]) -> str:
    """A block of stone."""
    return "".join(
        path(box(x + 5, y + 5, 30, 30), "#D9D6D1", GRAPHITE, 2.4)
        + path(hatching(x + 6, y + 6, 28, 28, 7), "none", HATCH, 1.3)
        for x, y in map(corner, squares)
    )
