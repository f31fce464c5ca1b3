"""A piece of furniture as it is drawn on its card, and how it comes from there to a plan.

Everything is drawn as on the card, its origin at the top left; the plan turns and
mirrors it. Within a square a thing is drawn with its back up and its front down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from casetta.contract.reader import own_reader

from ..content.furniture import EAST, NORTH, SOUTH, WEST, Square, option_name
from ..plan.plan import Piece, Plan
from ..plan.squares import largest_rectangle, of_pairs, pairs, rectangle
from ..rules.pieces import FACTS_OF, option_of
from .pencil import CELL, sides_to

FRONTS = (SOUTH, EAST, WEST, NORTH)
"""The sides that a front may look to, the likeliest first."""
TURNS = {NORTH: 180, EAST: 270, SOUTH: 0, WEST: 90}
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

    def looks(self, square: Square) -> int:
        """The side that the front of a square looks to: circulation, else where most do."""
        sides = sides_to(square, self.dots)
        return next((side for side in FRONTS if side in sides), self.main_side)

    @property
    def main_side(self) -> int:
        """The side on which most of the circulation lies; down if there is none."""
        near = [side for square in self.body for side in sides_to(square, self.dots)]
        return max(FRONTS, key=near.count)


def read_item(name: str, rows: Sequence[str], tags: Iterable[str]) -> Item:
    """The drawing of an option, its top left at (0, 0)."""
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    drawn = {square: sign for square, sign in signs.items() if sign in "#c~."}
    top, left = min(r for r, _ in drawn), min(c for _, c in drawn)
    body, seats, dots, rug = (
        frozenset((r - top, c - left) for (r, c), sign in drawn.items() if sign in known)
        for known in ("#c~", "c", ".", "~")
    )
    return Item(name, body, seats, dots, tuple(tags), bool(rug))


@cache
def catalogue() -> Mapping[str, Mapping[str, Any]]:
    """The options of the box by their names, with their drawings as the file shows them."""
    file = Path(__file__).parents[1] / "content" / "furniture.toml"
    return {option.values["id"]: option.values for option in own_reader(file).objects("option")}


def own_options(content: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """The furniture that a scenario draws itself, as its file tells it."""
    told: Sequence[Mapping[str, Any]] = content.get("furniture", {}).get("option", [])
    return told


def options_in(content: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """The options of the box by their names, those of a scenario in place of some."""
    return {**catalogue(), **{each["id"]: each for each in own_options(content)}}


def item_of(plan: Plan, piece: Piece) -> Item:
    """What a piece looks like on its card; own furniture is told by the scenario."""
    name = option_name(piece.option)
    option = options_in(plan.home.content)[name]
    return read_item(name, option["draw"], option.get("tags", ()))


def placed(plan: Plan, piece: Piece) -> str:
    """How a piece comes from its card to the plan: mirrored, turned, shifted; an SVG matrix."""
    facts, transform = plan.state[option_of(piece.word) + FACTS_OF], piece.transform
    high, wide = (facts & 15) * CELL, (facts >> 4 & 15) * CELL
    flip, start = (-1, wide) if transform & 4 else (1, 0)
    a, b, c, d, e, f = {
        0: (flip, 0, 0, 1, start, 0),
        1: (0, flip, -1, 0, high, start),
        2: (-flip, 0, 0, -1, wide - start, high),
        3: (0, -flip, 1, 0, 0, wide - start),
    }[transform & 3]
    x, y = (piece.origin & 15) * CELL, (piece.origin >> 4) * CELL
    return f"matrix({a} {b} {c} {d} {e + x} {f + y})"


# Squares of a drawing


def in_order(squares: Iterable[Square]) -> list[Square]:
    """Squares one after the other, each beside the one before as far as that goes."""
    left = sorted(squares)
    ends = [square for square in left if len(sides_to(square, left)) == 1]
    found = [ends[0]] if ends else left[:1]
    left = [square for square in left if square not in found]
    while left:
        beside = [square for square in left if sides_to(square, found[-1:])]
        found.append((beside or left)[0])
        left.remove(found[-1])
    return found


def largest_block(squares: Collection[Square]) -> tuple[list[Square], list[Square]]:
    """The squares of the largest full rectangle among some squares, and all others."""
    block = pairs(rectangle(*largest_rectangle(of_pairs(squares))))
    return block, [square for square in squares if square not in block]


def bounds(squares: Iterable[Square]) -> tuple[float, float, float, float]:
    """x, y, width and height of the box round some squares."""
    rows, columns = zip(*squares, strict=True)
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return min(columns) * CELL, min(rows) * CELL, wide * CELL, high * CELL
