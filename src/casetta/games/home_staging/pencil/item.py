"""A piece of furniture as it is drawn on its card, ready for the pencil.

Everything is drawn as on the card, its origin at the top left; the plan turns and
mirrors it. Within a square a thing is drawn with its back up and its front down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..content.drawings import SOUTH, Square, neighbour
from .pencil import CELL, GRAPHITE, HATCH, box, path, shape

SEAT, BED, KITCHEN, BATH = "#DCE3EC", "#E3DDEB", "#E4E9DC", "#DDEBEE"
WOOD, SAND, WARM, POT, LEAF = "#EFE0C6", "#E6DCCB", "#F0D9CC", "#F1DEC4", "#B9D9A2"
GREEN, TERRACOTTA, BLUE, GOLD, DARK = "#3F6B45", "#C98A74", "#9DB6CB", "#E6C98A", "#4A5160"
TURNS = {0: 180, 1: 270, 2: 0, 3: 90}
"""By how many degrees a thing is turned whose front looks to a side."""


class Item(NamedTuple):
    """A drawing: covered squares, seats among them, circulation, tags; `name` such as 09b1."""

    name: str
    body: frozenset[Square]
    seats: frozenset[Square]
    dots: frozenset[Square]
    tags: tuple[str, ...]
    rug: bool = False

    @property
    def plain(self) -> list[Square]:
        """The covered squares that are no seats, row by row."""
        return sorted(self.body - self.seats)


def read_item(name: str, rows: Sequence[str], tags: Iterable[str]) -> Item:
    """The drawing of an option, its top left at (0, 0)."""
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    drawn = {square: sign for square, sign in signs.items() if sign in "#c~."}
    top, left = min(r for r, _ in drawn), min(c for _, c in drawn)
    moved = {(r - top, c - left): sign for (r, c), sign in drawn.items()}

    def those(known: str) -> frozenset[Square]:
        return frozenset(square for square, sign in moved.items() if sign in known)

    return Item(name, those("#c~"), those("c"), those("."), tuple(tags), bool(those("~")))


# Where things look


def looks(item: Item, square: Square) -> int:
    """The side that the front of a square looks to: circulation, else where most do."""
    sides = [side for side in (SOUTH, 1, 3, 0) if neighbour(square, side) in item.dots]
    return sides[0] if sides else main_side(item)


def main_side(item: Item) -> int:
    """The side on which most of the circulation lies; down if there is none."""
    near = [
        side for square in item.body for side in range(4) if neighbour(square, side) in item.dots
    ]
    return max((SOUTH, 1, 3, 0), key=lambda side: near.count(side)) if near else SOUTH


def open_sides(item: Item, square: Square) -> list[int]:
    """The sides of a square beyond which the piece ends."""
    return [side for side in range(4) if neighbour(square, side) not in item.body]


def in_order(squares: Iterable[Square]) -> list[Square]:
    """Squares one after the other, each beside the one before as far as that goes."""
    left = sorted(squares)
    ends = [s for s in left if sum(neighbour(s, side) in left for side in range(4)) == 1]
    found = [ends[0]] if ends else left[:1]
    left = [square for square in left if square not in found]
    while left:
        beside = [s for s in left if s in [neighbour(found[-1], side) for side in range(4)]]
        found.append((beside or left)[0])
        left.remove(found[-1])
    return found


def largest_block(squares: Iterable[Square]) -> list[Square]:
    """The squares of the largest full rectangle among some squares."""
    inside = set(squares)
    blocks = [
        [(r, c) for r in range(top, low + 1) for c in range(left, right + 1)]
        for top, left in inside
        for low, right in inside
        if low >= top and right >= left
    ]
    full = [block for block in blocks if set(block) <= inside]
    return max(full, key=lambda block: (len(block), [-at for at in block[0]]))


# Putting it on paper


def in_square(square: Square, side: int, drawing: str) -> str:
    """A thing in a square, its front to a side; drawn in 40 × 40 with its front down."""
    row, column = square
    turn = f" rotate({TURNS[side]} 20 20)" if TURNS[side] else ""
    return f'<g transform="translate({column * CELL} {row * CELL}){turn}">{drawing}</g>'


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


def spot(d: str, fill: str) -> str:
    """A patch of colour without a line."""
    return path(d, fill, "none")


def bounds(squares: Iterable[Square]) -> tuple[float, float, float, float]:
    """x, y, width and height of the box round some squares."""
    cells = list(squares)
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return min(columns) * CELL, min(rows) * CELL, wide * CELL, high * CELL


def knob(x: float, y: float) -> str:
    """A handle."""
    return spot(box(x - 1.3, y - 1.3, 2.6, 2.6), GRAPHITE)
