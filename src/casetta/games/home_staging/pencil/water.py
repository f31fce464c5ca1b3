"""Kitchens, bathrooms, laundry."""

from __future__ import annotations

from .item import (
    BATH,
    BLUE,
    KITCHEN,
    SAND,
    TERRACOTTA,
    Item,
    body,
    bounds,
    fine,
    in_order,
    in_square,
    ink,
    knob,
    looks,
    spot,
)
from .pencil import CELL, CLEAN, GRAPHITE, box, hatching, line, oval, path, shape, soft_box

# The kitchen


def kitchen(item: Item) -> str:
    """A worktop with sink and hob; the rest is for chopping."""
    squares = in_order(item.body)
    last = len(squares) - 1
    things = {0 if last < 3 else 1: sink(), last if last < 4 else last - 1: hob()}
    drawn = "".join(
        in_square(square, looks(item, square), things.get(index, worktop(index)))
        for index, square in enumerate(squares)
    )
    return body(item.body, KITCHEN, 3) + drawn


def sink() -> str:
    """A basin and its tap."""
    basin = ink(soft_box(7, 11, 26, 21, 5), CLEAN, 1.7) + spot(oval(20, 22, 1.7), GRAPHITE)
    return basin + ink(line((20, 6), (20, 15)), width=2.4)


def hob() -> str:
    """Four rings."""
    rings = "".join(oval(x, y, 4.8) for x, y in ((13, 14), (27, 14), (13, 27), (27, 27)))
    return ink(box(5, 6, 30, 28), CLEAN, 1.3) + ink(rings, width=1.5)


def worktop(index: int) -> str:
    """A board with something to eat, or nothing but shade."""
    if index % 2:
        return fine(hatching(5, 7, 30, 26))
    return ink(soft_box(9, 12, 20, 15, 3), SAND, 1.4) + spot(oval(17, 19, 3.4), TERRACOTTA)


def fridge(item: Item) -> str:
    """A fridge with its door, larders with jars."""
    squares = in_order(item.body)
    drawn = "".join(
        in_square(square, looks(item, square), cold() if index == 0 else larder())
        for index, square in enumerate(squares)
    )
    return body(item.body, BATH, 3) + drawn


def cold() -> str:
    """A fridge from above: door, handle, a star of ice."""
    arms = line((14, 13), (26, 23)) + line((26, 13), (14, 23)) + line((20, 10), (20, 26))
    return (
        ink(line((4, 31), (36, 31)), width=1.6)
        + ink(line((9, 34), (17, 34)), width=2.4)
        + fine(arms)
    )


def larder() -> str:
    """Jars on a shelf."""
    jars = "".join(
        ink(oval(x, y, 4), fill, 1.4)
        for x, y, fill in ((12, 13, CLEAN), (23, 12, TERRACOTTA), (17, 23, SAND), (28, 23, CLEAN))
    )
    return jars + ink(line((4, 31), (36, 31)), width=1.6) + knob(20, 34)


# The bathroom


def toilet(item: Item) -> str:
    """A toilet; beside it a bidet or a cabinet."""
    first, *rest = sorted(item.body)
    drawn = in_square(first, looks(item, first), bowl(cistern=True))
    return (
        body(item.body, BATH, 3)
        + drawn
        + "".join(in_square(square, looks(item, square), bowl(cistern=False)) for square in rest)
    )


def bowl(*, cistern: bool) -> str:
    """A bowl, with a cistern behind it or a tap."""
    seat = ink(oval(20, 23, 9, 11.5), CLEAN, 1.7) + fine(oval(20, 24, 5.4, 7.4), GRAPHITE)
    if cistern:
        return seat + ink(soft_box(8, 4.5, 24, 8, 2), CLEAN, 1.7) + ink(line((17, 8), (23, 8)))
    return seat + ink(line((20, 7), (20, 16)), width=2.2)


def basin(item: Item) -> str:
    """Washbasins in every other square, towels between them."""
    drawn = "".join(
        in_square(square, looks(item, square), towels() if index % 2 else wash())
        for index, square in enumerate(in_order(item.body))
    )
    return body(item.body, BATH) + drawn


def wash() -> str:
    """A round basin with its tap."""
    return (
        ink(oval(20, 22, 13, 10), CLEAN, 1.7)
        + ink(line((20, 6), (20, 16)), width=2.3)
        + spot(oval(20, 23, 1.7), GRAPHITE)
    )


def towels() -> str:
    """Folded towels."""
    return ink(soft_box(9, 8, 22, 10, 4), CLEAN, 1.5) + ink(
        soft_box(9, 20, 22, 10, 4), "#EBD9D2", 1.5
    )


def shower(item: Item) -> str:
    """A tray that slopes to its drain, and drops."""
    x, y, wide, high = bounds(item.body)
    cx, cy = x + wide / 2, y + high / 2
    right, low = x + wide - 8, y + high - 8
    corners = [(x + 8, y + 8), (right, y + 8), (right, low), (x + 8, low)]
    if len(item.body) < wide * high / CELL**2:
        cx, cy = x + CELL / 2, y + CELL / 2
        corners = [(x + 8, low), (right, y + 8)]
    slope = "".join(line((cx, cy), corner) for corner in corners)
    drops = "".join(
        line((c * 40 + 12, r * 40 + 26), (c * 40 + 10, r * 40 + 31))
        + line((c * 40 + 27, r * 40 + 10), (c * 40 + 25, r * 40 + 15))
        for r, c in sorted(item.body)
    )
    tray = path(shape(item.body, 7, 4), CLEAN, GRAPHITE, 1.4)
    return (
        body(item.body, BATH, 3)
        + tray
        + fine(slope)
        + fine(drops, BLUE)
        + ink(oval(cx, cy, 3.5), CLEAN, 1.6)
    )


def bathtub(item: Item) -> str:
    """A tub with water, a tap at one end."""
    x, y, wide, high = bounds(item.body)
    tub = path(shape(item.body, 8, 15), CLEAN, GRAPHITE, 1.7)
    lying = wide >= high
    tap = (x + 15, y + high / 2) if lying else (x + wide / 2, y + 15)
    end = (tap[0] + 9, tap[1]) if lying else (tap[0], tap[1] + 9)
    waves = "".join(
        line(
            (c * 40 + 10 + 6 * n, r * 40 + 22),
            (c * 40 + 13 + 6 * n, r * 40 + 19),
            (c * 40 + 16 + 6 * n, r * 40 + 22),
        )
        for r, c in sorted(item.body)[1:]
        for n in range(3)
    )
    return body(item.body, BATH, 3, 6) + tub + fine(waves, BLUE) + ink(line(tap, end), width=2.6)


def laundry(item: Item) -> str:
    """Washing machines, or a cupboard of linen."""
    thing = drum() if "water" in item.tags else towels()
    drawn = "".join(in_square(square, looks(item, square), thing) for square in sorted(item.body))
    return body(item.body, BATH if "water" in item.tags else SAND, 3) + drawn


def drum() -> str:
    """A washing machine: its round window, its panel."""
    return (
        ink(oval(20, 23, 10), CLEAN, 1.7)
        + fine(oval(20, 23, 6.5), BLUE)
        + ink(line((5, 10), (35, 10)), width=1.5)
        + knob(29, 6.8)
        + spot(box(8, 5.5, 8, 2.4), GRAPHITE)
    )
