"""Floors by lot: rectangles with corners or a courtyard cut out, and what lies around them."""

from __future__ import annotations

from random import Random

from ..rules.layout import SIDE

Square = tuple[int, int]

MARGIN = 1
"""Free rows and columns around a building."""
ARM = 4
"""No part of a building is narrower than this."""
SHAPES = ("rectangle", "corner", "two corners", "bay", "courtyard")
LONGEST = SIDE - 2 * MARGIN


def floor_plan(squares: int, shapes: tuple[str, ...], dice: Random) -> set[Square]:
    """A floor of so many squares, or very few more."""
    while True:
        height, width = (dice.randint(6, LONGEST) for _ in range(2))
        floor = cut(height, width, dice.choice(shapes), dice)
        if squares <= len(floor) <= squares + 3 + squares // 30:
            return moved(floor, dice)


def cut(height: int, width: int, shape: str, dice: Random) -> set[Square]:
    """A rectangle with something cut out of it."""
    floor = block(0, 0, height, width)
    if shape == "rectangle" or height < 2 * ARM or width < 2 * ARM:
        return floor
    if shape == "courtyard":
        return floor - courtyard(height, width, dice)
    down, right = dice.randint(2, height - ARM), dice.randint(2, width - ARM)
    if shape == "bay":
        left = dice.randint(ARM, max(ARM, width - ARM - 1))
        return floor - block(0, left, min(down, 4), max(1, min(right, width - ARM - left)))
    floor -= block(0, 0, down, right)
    if shape == "two corners":
        low, far = dice.randint(1, height - ARM), dice.randint(1, width - ARM)
        floor -= block(height - low, width - far, low, far)
    return floor if is_wide(floor) else set()


def courtyard(height: int, width: int, dice: Random) -> set[Square]:
    """A hole with an arm of floor on every side; none where there is no room for it."""
    high, wide = height - 2 * ARM, width - 2 * ARM
    if high < 1 or wide < 1:
        return set()
    return block(ARM, ARM, dice.randint(1, high), dice.randint(1, wide))


def block(top: int, left: int, height: int, width: int) -> set[Square]:
    """A rectangle of squares."""
    return {(top + row, left + column) for row in range(height) for column in range(width)}


def is_wide(floor: set[Square]) -> bool:
    """Whether every square lies in a block that is as wide as an arm, and all hang together."""
    covered: set[Square] = set()
    for row, column in floor:
        arm = block(row, column, ARM, ARM)
        if arm <= floor:
            covered |= arm
    return covered == floor and hangs_together(floor)


def hangs_together(floor: set[Square]) -> bool:
    """Whether one can walk from every square to every other."""
    left, edge = set(floor), [min(floor)] if floor else []
    while edge:
        row, column = edge.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & left
        left -= beside
        edge += beside
    return not left


def moved(floor: set[Square], dice: Random) -> set[Square]:
    """The floor somewhere on the sheet, turned by chance."""
    if dice.random() < 0.5:
        floor = {(column, row) for row, column in floor}
    if dice.random() < 0.5:
        floor = {(LONGEST - 1 - row, column) for row, column in floor}
    top, left = min(row for row, _ in floor), min(column for _, column in floor)
    height = max(row for row, _ in floor) - top + 1
    width = max(column for _, column in floor) - left + 1
    down = dice.randint(MARGIN, SIDE - MARGIN - height) - top
    right = dice.randint(MARGIN, SIDE - MARGIN - width) - left
    return {(row + down, column + right) for row, column in floor}


def pillars(floor: set[Square], number: int, dice: Random) -> set[Square]:
    """So many squares inside the floor, none beside another or beside a wall."""
    found: set[Square] = set()
    for row, column in dice.sample(sorted(floor), len(floor)):
        around = block(row - 1, column - 1, 3, 3)
        if len(found) < number and around <= floor and not around & found:
            found.add((row, column))
    return found


def drawn_plan(floor: set[Square], pillared: set[Square], dice: Random) -> list[str]:
    """The sixteen rows of a plan: floor, pillars, courtyard ground, something to look at."""
    signs = dict.fromkeys(floor, "x") | dict.fromkeys(pillared, "O")
    for square in holes(floor):
        signs[square] = "y"
    outside = sorted(block(0, 0, SIDE, SIDE) - set(signs))
    for square, sign in sights(outside, dice):
        signs.setdefault(square, sign)
    return ["".join(signs.get((row, column), ".") for column in range(SIDE)) for row in range(SIDE)]


def holes(floor: set[Square]) -> set[Square]:
    """The squares outside the floor that have no way to the edge of the sheet."""
    ground = block(-1, -1, SIDE + 2, SIDE + 2) - floor
    edge = [(-1, -1)]
    ground.discard((-1, -1))
    while edge:
        row, column = edge.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        edge += beside & ground
        ground -= beside
    return ground


def sights(outside: list[Square], dice: Random) -> list[tuple[Square, str]]:
    """Trees here and there; often a road along an edge of the sheet, or a lake in a corner."""
    found = [(square, "T") for square in dice.sample(outside, dice.randint(1, 3))]
    kind, edge = dice.choice(("road", "lake", "")), dice.choice((0, SIDE - 1))
    if kind == "road":
        is_row = dice.random() < 0.5
        found += [((edge, at) if is_row else (at, edge), "R") for at in range(SIDE)]
    if kind == "lake":
        top, left = edge and SIDE - 2, dice.choice((0, SIDE - 4))
        found += [(square, "L") for square in sorted(block(top, left, 2, 4))]
    return found
