"""Toys, instruments, hobby gear, pets."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..content.drawings import SOUTH, Square, neighbour
from .item import (
    BLUE,
    DARK,
    GOLD,
    GREEN,
    LEAF,
    SAND,
    TERRACOTTA,
    WARM,
    WOOD,
    Item,
    body,
    bounds,
    fine,
    in_square,
    ink,
    main_side,
    spot,
)
from .living import chairs, moved, row_of
from .pencil import CLEAN, GRAPHITE, box, hatching, line, oval, path, shape, soft_box

CELLO = "M20 8Q27 9 25 15 23 18 26 21 30 29 20 32 10 29 14 21 17 18 15 15 13 9 20 8Z"
FISH = "M10 20Q18 12 27 20 18 28 10 20ZM27 20L33 15 33 25Z"
WEED = "M14 33Q10 26 15 20 18 14 14 8M26 33Q30 27 26 21 23 15 27 9"
SAW = "M7 14L26 12 33 20 27 23 8 20Z"
DRUMS = (11, 14, 9, 12)
"""How large the drums of a kit are."""


def in_turn(item: Item, *things: str) -> str:
    """Different things in the squares of a piece, one after the other."""
    return "".join(
        in_square(square, SOUTH, things[index % len(things)])
        for index, square in enumerate(item.plain)
    )


# Toys


def toys(item: Item) -> str:
    """Blocks, a ball, a train."""
    blocks = (
        ink(box(9, 18, 11, 11), TERRACOTTA, 1.5)
        + ink(box(20, 18, 11, 11), BLUE, 1.5)
        + ink(box(14, 8, 11, 10), GOLD, 1.5)
    )
    seams = ink("M10 20Q20 13 30 20M20 10Q13 20 20 30", width=1.4)
    ball = ink(oval(20, 20, 10), CLEAN, 1.6) + seams
    wheels = ink(oval(13, 29, 3.4) + oval(26, 29, 3.4), CLEAN, 1.4)
    train = ink(box(8, 13, 16, 13), LEAF, 1.5) + ink(box(24, 17, 8, 9), GOLD, 1.5) + wheels
    return body(item.body, "#F7EAD3", 3, 7) + in_turn(item, blocks, ball, train)


# Instruments


def instrument(item: Item) -> str:
    """A piano with its keys, drums, or a cello."""
    return INSTRUMENTS.get(item.name, piano)(item) + chairs(item)


def piano(item: Item) -> str:
    """The case, and keys towards whoever plays."""
    keys = "".join(_keys(item, square) for square in item.plain)
    return body(item.plain, "#D8D2CC", 3, 6) + keys


def _keys(item: Item, square: Square) -> str:
    """The keys in a square; further inside the lid."""
    players = [
        side for each in item.plain for side in range(4) if neighbour(each, side) in item.seats
    ]
    side = players[0] if players else main_side(item)
    if neighbour(square, side) in item.plain:
        return in_square(square, SOUTH, fine(hatching(6, 6, 28, 28)))
    black = "".join(spot(box(6 + 5 * n, 27, 2.6, 5), DARK) for n in range(6))
    lid = ink(line((4, 22), (36, 22)), width=1.4)
    return in_square(square, side, ink(box(3, 27, 34, 9), CLEAN, 1.3) + black + lid)


def drums(item: Item) -> str:
    """Drums of several sizes."""
    kit = [ink(oval(20, 20, size), CLEAN) + fine(oval(20, 20, size - 3.5)) for size in DRUMS]
    return body(item.plain, WARM, 3, 8) + in_turn(item, *kit)


def cello(item: Item) -> str:
    """A cello that leans there."""
    strings = ink(line((20, 2), (20, 28)), width=1.4) + ink(line((16, 25), (24, 25)))
    return in_turn(item, path(CELLO, "#E2B98C", GRAPHITE, 1.7) + strings)


# Hobby gear


def hobby(item: Item) -> str:
    """A bicycle, a treadmill, a workbench or table football."""
    return HOBBIES.get(item.name, football)(item)


def bicycle(item: Item) -> str:
    """Two wheels, a frame, a handlebar."""
    x, y, wide, high = bounds(item.body)
    wheels = in_turn(item, ink(oval(20, 20, 11), CLEAN) + fine(oval(20, 20, 7)))
    frame = ink(line((x + 20, y + 20), (x + wide - 20, y + high - 20)), width=3)
    return wheels + frame + ink(line((x + 11, y + 15), (x + 29, y + 15)), width=3)


def treadmill(item: Item) -> str:
    """A belt that goes nowhere."""
    x, y, wide, high = bounds(item.body)
    belt = ink(soft_box(x + 8, y + 8, wide - 16, high - 16, 3), "#D5D3D0", 1.6)
    slats = "".join(
        line((x + 14 + 9 * n, y + 9), (x + 14 + 9 * n, y + high - 9))
        for n in range(int((wide - 24) / 9))
    )
    return body(item.body, SAND, 3, 5) + belt + fine(slats)


def workbench(item: Item) -> str:
    """A vise and a saw."""
    vise = ink(box(10, 20, 18, 9), "#C9CDD2", 1.5) + ink(line((19, 29), (19, 35)), width=2.2)
    return row_of(item, WOOD, (vise, ink(SAW, CLEAN, 1.4)))


def football(item: Item) -> str:
    """A field, rods, players of two colours."""
    x, y, wide, high = bounds(item.body)
    rods = range(int((wide - 12) / 13))
    bars = "".join(line((x + 12 + 13 * n, y + 2), (x + 12 + 13 * n, y + high - 2)) for n in rods)
    players = "".join(
        spot(box(x + 9.5 + 13 * n, y + 16 + 22 * m, 5, 7), TERRACOTTA if n % 2 else BLUE)
        for n in rods
        for m in range(int(high / 26))
    )
    return body(item.body, "#CFE3BF", 6, 4) + ink(bars, width=1.6) + players


# Pets


def pets(item: Item) -> str:
    """Fish, a cat, rabbits, or a dog's basket."""
    return PETS.get(item.name, basket)(item)


def paw() -> str:
    """The print of a paw."""
    toes = "".join(oval(x, y, 2, 2.6) for x, y in ((13, 18), (18, 15), (23, 15), (28, 18)))
    return spot(oval(20, 24, 5, 4) + toes, "#A98F74")


def aquarium(item: Item) -> str:
    """Fish between weeds."""
    fish = path(FISH, "#F0B27A", GRAPHITE, 1.4) + spot(oval(15, 19, 1.2), GRAPHITE)
    return body(item.body, "#CFE6EE", 3, 4) + in_turn(item, fish, path(WEED, "none", GREEN, 1.6))


def cat_tree(item: Item) -> str:
    """A post to scratch, and who did it."""
    post = ink(oval(20, 20, 12), SAND) + fine(oval(20, 20, 8) + oval(20, 20, 4))
    return body(item.body, WOOD, 3, 8) + in_turn(item, paw(), post)


def hutch(item: Item) -> str:
    """Wire mesh, and somebody behind it."""
    upright = "".join(line((6 + 7 * n, 6), (6 + 7 * n, 34)) for n in range(5))
    across = "".join(line((5, 9 + 7 * n), (35, 9 + 7 * n)) for n in range(4))
    return row_of(item, WOOD, (fine(upright + across), paw()))


def basket(item: Item) -> str:
    """A soft basket."""
    x, y, wide, high = bounds(item.body)
    cushion = path(shape(item.body, 11, 12), CLEAN, GRAPHITE, 1.5)
    print_of_paw = moved(x + wide / 2 - 26, y + high / 2 - 26, paw(), 1.3)
    return body(item.body, SAND, 3, 14) + cushion + print_of_paw


Drawings = Mapping[str, Callable[[Item], str]]
INSTRUMENTS: Drawings = {"29b1": drums, "29b2": cello}
HOBBIES: Drawings = {"30a1": bicycle, "30a2": treadmill, "30b1": workbench, "30b2": football}
PETS: Drawings = {"31a1": aquarium, "31a2": cat_tree, "31b1": basket, "31b2": hutch}
"""Numbers whose options are quite different things."""
