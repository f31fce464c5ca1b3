"""Homes by lot: a floor with what lies around it, rooms with their furniture lists."""

from __future__ import annotations

from random import Random

from ..content.furniture import CATALOGUE, option_number
from ..plan.squares import (
    SHEET,
    SIDE,
    Squares,
    extent,
    grown,
    hangs_together,
    numbers,
    of_pairs,
    one,
    pairs,
    rectangle,
    upside_down,
)

MARGIN = 1
"""Free rows and columns around a building."""
ARM = 4
"""No part of a building is narrower than this."""
SHAPES = ("rectangle", "corner", "two corners", "bay", "courtyard")
LONGEST = SIDE - 2 * MARGIN
Listed = dict[str, list[tuple[int, int]]]
"""For each room card the numbers with their tokens."""

ROOMS = {
    0: (("living", "kitchen", "bath"), ("living", "kitchen", "bed"), ("kitchen", "bath", "bed")),
    1: (("living", "kitchen", "bath", "bed"), ("living", "bath", "bed", "studio")),
    2: (("living", "kitchen", "bath", "bed"), ("living", "kitchen", "bath", "studio")),
    3: (("living", "kitchen", "bath", "bed", "studio"),),
}
"""The rooms of each difficulty."""
TOKENS = {0: (7, 9), 1: (10, 12), 2: (12, 14), 3: (14, 17)}
"""The fewest and the most tokens."""
MUST = {
    "living": ((1, 3), (5, 7, 4)),
    "kitchen": ((8, 9), (11, 12, 10)),
    "bath": ((14,), (15,), (16, 17)),
    "bed": ((20, 21), (22, 23)),
    "studio": ((25, 29, 30), (26, 27, 28)),
}
"""What every such room has: one number of each group."""
MORE = {
    "living": (2, 4, 5, 6, 7, 13, 19, 24, 33),
    "kitchen": (10, 12, 13, 19),
    "bath": (18, 19, 32),
    "bed": (23, 24, 25, 21, 27, 32),
    "studio": (6, 19, 25, 26, 27, 28, 29, 30, 31),
}
"""What it may have besides."""
OFTEN = {2: 2, 19: 3}
"""Small things of which a card may give several, and how many."""

# The floor


def floor_plan(squares: int, shapes: tuple[str, ...], dice: Random) -> Squares:
    """A floor of so many squares, or very few more."""
    while True:
        height, width = (dice.randint(6, LONGEST) for _ in range(2))
        floor = cut(height, width, dice.choice(shapes), dice)
        if squares <= floor.bit_count() <= squares + 3 + squares // 30:
            return moved(floor, dice)


def cut(height: int, width: int, shape: str, dice: Random) -> Squares:
    """A rectangle with something cut out of it."""
    floor = block(0, 0, height, width)
    if shape == "rectangle" or height < 2 * ARM or width < 2 * ARM:
        return floor
    if shape == "courtyard":
        return floor & ~courtyard(height, width, dice)
    down, right = dice.randint(2, height - ARM), dice.randint(2, width - ARM)
    if shape == "bay":
        left = dice.randint(ARM, max(ARM, width - ARM - 1))
        return floor & ~block(0, left, min(down, 4), max(1, min(right, width - ARM - left)))
    floor &= ~block(0, 0, down, right)
    if shape == "two corners":
        low, far = dice.randint(1, height - ARM), dice.randint(1, width - ARM)
        floor &= ~block(height - low, width - far, low, far)
    return floor if is_wide(floor) else 0


def courtyard(height: int, width: int, dice: Random) -> Squares:
    high, wide = height - 2 * ARM, width - 2 * ARM
    if high < 1 or wide < 1:
        return 0
    return block(ARM, ARM, dice.randint(1, high), dice.randint(1, wide))


def block(top: int, left: int, height: int, width: int) -> Squares:
    """A rectangle of squares; nothing if it leaves the sheet."""
    return rectangle(top, top + height - 1, left, left + width - 1)


def is_wide(floor: Squares) -> bool:
    """Whether every square lies in a block that is as wide as an arm, and all hang together."""
    covered = 0
    for row, column in pairs(floor):
        arm = block(row, column, ARM, ARM)
        if not arm & ~floor:
            covered |= arm
    return covered == floor and hangs_together(floor)


def moved(floor: Squares, dice: Random) -> Squares:
    """The floor somewhere on the sheet, turned by chance."""
    if dice.random() < 0.5:
        floor = of_pairs((column, row) for row, column in pairs(floor))
    if dice.random() < 0.5:
        floor = upside_down(floor)
    top, bottom, left, right = extent(floor)
    down = dice.randint(MARGIN, SIDE - MARGIN - (bottom - top + 1)) - top
    aside = dice.randint(MARGIN, SIDE - MARGIN - (right - left + 1)) - left
    return of_pairs((row + down, column + aside) for row, column in pairs(floor))


def pillars(floor: Squares, number: int, dice: Random) -> Squares:
    """So many squares inside the floor, none beside another or beside a wall."""
    found = 0
    for row, column in dice.sample(pairs(floor), floor.bit_count()):
        near = block(row - 1, column - 1, 3, 3)
        is_inside = near and not near & ~floor
        if found.bit_count() < number and is_inside and not near & found:
            found |= one(SIDE * row + column)
    return found


# What lies around it


def drawn_plan(floor: Squares, pillared: Squares, dice: Random) -> list[str]:
    """The sixteen rows of a plan: floor, pillars, courtyard ground, something to look at."""
    signs = dict.fromkeys(numbers(floor), "x") | dict.fromkeys(numbers(pillared), "O")
    inner = holes(floor)
    signs |= dict.fromkeys(numbers(inner), "y")
    for square, sign in sights(numbers(SHEET & ~floor & ~inner), dice):
        signs.setdefault(square, sign)
    rows = range(0, SIDE * SIDE, SIDE)
    return ["".join(signs.get(row + column, ".") for column in range(SIDE)) for row in rows]


def holes(floor: Squares) -> Squares:
    """The squares outside the floor that have no way to the edge of the sheet."""
    last = SIDE - 1
    rim = SHEET & ~rectangle(1, last - 1, 1, last - 1)
    return SHEET & ~floor & ~grown(rim & ~floor, SHEET & ~floor)


def sights(outside: list[int], dice: Random) -> list[tuple[int, str]]:
    """Trees here and there; often a road along an edge of the sheet, or a lake in a corner."""
    found = [(square, "T") for square in dice.sample(outside, dice.randint(1, 3))]
    kind, edge = dice.choice(("road", "lake", "")), dice.choice((0, SIDE - 1))
    if kind == "road":
        is_row = dice.random() < 0.5
        road = [SIDE * edge + at if is_row else SIDE * at + edge for at in range(SIDE)]
        found += [(square, "R") for square in road]
    if kind == "lake":
        top, left = edge and SIDE - 2, dice.choice((0, SIDE - 4))
        found += [(square, "L") for square in numbers(block(top, left, 2, 4))]
    return found


# Rooms and furniture


def listed(difficulty: int, dice: Random) -> Listed:
    lowest, highest = TOKENS[difficulty]
    rooms: Listed = {room: [] for room in dice.choice(ROOMS[difficulty])}
    for room, furniture in rooms.items():
        for group in MUST[room]:
            furniture.append((dice.choice(group), 1))
    wanted = dice.randint(lowest, highest)
    while tokens_of(rooms) < wanted:
        add_number(rooms, wanted - tokens_of(rooms), dice)
    return rooms


def tokens_of(rooms: Listed) -> int:
    return sum(tokens for furniture in rooms.values() for _, tokens in furniture)


def add_number(rooms: Listed, most: int, dice: Random) -> None:
    """Give some room another number; each is in a room once, and has two cards."""
    room = dice.choice(list(rooms))
    everywhere = [number for furniture in rooms.values() for number, _ in furniture]
    here = [number for number, _ in rooms[room]]
    open_to = [n for n in MORE[room] if n not in here and everywhere.count(n) < 2]
    if open_to:
        number = dice.choice(open_to)
        rooms[room].append((number, dice.randint(1, min(most, OFTEN.get(number, 1)))))


def largest_pieces(rooms: Listed) -> int:
    """The squares that the largest options of all tokens take."""
    return sum(
        tokens
        * max(len(CATALOGUE[option_number(number, 0, each)].shape.squares) for each in range(4))
        for numbers in rooms.values()
        for number, tokens in numbers
    )
