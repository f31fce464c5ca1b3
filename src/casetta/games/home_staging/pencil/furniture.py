"""Furniture on a plan: which drawing belongs to which number, turned as the piece is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from casetta.contract.reader import own_reader

from ..content.furniture import option_name
from ..plan.plan import Piece, Plan
from ..rules.pieces import FACTS_OF, option_of
from .item import Item, read_item
from .living import (
    bed,
    bookcase,
    coffee_table,
    cot,
    desk,
    dining,
    drawers,
    fireside,
    office,
    plants,
    rug,
    showpiece,
    sideboard,
    sofa,
    television,
    wardrobe,
)
from .pencil import CELL
from .play import hobby, instrument, pets, toys
from .water import basin, bathtub, fridge, kitchen, laundry, shower, toilet

SKETCHES: Mapping[int, Callable[[Item], str]] = {
    1: sofa, 2: sofa, 3: sofa, 4: coffee_table, 5: television, 6: bookcase, 7: fireside,
    8: kitchen, 9: kitchen, 10: fridge, 11: dining, 12: dining, 13: sideboard, 14: toilet,
    15: basin, 16: shower, 17: bathtub, 18: laundry, 19: plants, 20: bed, 21: bed, 22: wardrobe,
    23: drawers, 24: showpiece, 25: desk, 26: office, 27: cot, 28: toys, 29: instrument,
    30: hobby, 31: pets, 32: rug, 33: rug,
}  # fmt: skip
"""The drawing of each furniture number."""


@cache
def catalogue() -> Mapping[str, Mapping[str, Any]]:
    """The options of the box by their names, with their drawings as the file shows them."""
    file = Path(__file__).parents[1] / "content" / "furniture.toml"
    return {option.values["id"]: option.values for option in own_reader(file).objects("option")}


def item_of(plan: Plan, piece: Piece) -> Item:
    """What a piece looks like on its card; own furniture is told by the scenario."""
    name = option_name(piece.option)
    own = plan.home.content.get("furniture", {}).get("option", [])
    option = next((each for each in own if each["id"] == name), catalogue()[name])
    return read_item(name, option["draw"], option.get("tags", ()))


def sketch(item: Item) -> str:
    """A piece as it lies on its card; own furniture may be a rug, or nothing but seats."""
    if item.rug:
        return rug(item)
    if not item.plain:
        return sofa(item)
    return SKETCHES[int(item.name[:2])](item)


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
