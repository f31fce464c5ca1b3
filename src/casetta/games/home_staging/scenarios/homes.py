"""Homes by lot: a floor with what lies around it, rooms with their furniture lists."""

from __future__ import annotations

from pathlib import Path
from random import Random

from casetta.contract.reader import own_reader

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

HOMES = own_reader(Path(__file__).with_name("homes.toml")).values
"""What homes are made of, by difficulty and by room."""

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
    level = HOMES["difficulty"][difficulty]
    rooms: Listed = {
        room: [(dice.choice(group), 1) for group in HOMES["room"][room]["must"]]
        for room in dice.choice(level["rooms"])
    }
    wanted = dice.randint(*level["tokens"])
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
    more = HOMES["room"][room]["more"]
    open_to = [n for n in more if n not in here and everywhere.count(n) < 2]
    if open_to:
        number = dice.choice(open_to)
        rooms[room].append((number, dice.randint(1, min(most, HOMES["often"].get(str(number), 1)))))


def largest_pieces(rooms: Listed) -> int:
    """The squares that the largest options of all tokens take."""
    return sum(
        tokens
        * max(len(CATALOGUE[option_number(number, 0, each)].shape.squares) for each in range(4))
        for numbers in rooms.values()
        for number, tokens in numbers
    )
