"""Bookcases, cupboards, drawers, the television, the fireside."""

from __future__ import annotations

from collections.abc import Sequence

from .item import (
    BLUE,
    DARK,
    GOLD,
    LEAF,
    SAND,
    TERRACOTTA,
    WARM,
    WOOD,
    Item,
    body,
    fine,
    in_order,
    in_square,
    ink,
    knob,
    looks,
    spot,
)
from .pencil import CLEAN, box, hatching, line, oval, path
from .sitting import chairs

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
