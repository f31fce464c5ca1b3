"""The one-line functions over masks, each against a slow reading of its sentence."""

from random import Random

from casetta.games.my_shelfie.rules.goals import (
    columns_with,
    full_columns,
    full_rows,
    in_threes,
    rows_with,
    with_a_like_neighbour,
)
from casetta.games.my_shelfie.rules.layout import (
    FULL,
    RIGHT,
    UP,
    columns_number,
    landing_cell,
    open_columns,
    shelf_cell,
)
from casetta.kernel.bits import contains, grow, lowest, with_two_neighbours, without_lowest
from casetta.kernel.rule import first, nth_bit, size

DICE = Random(9)
CELLS = {(row, column): shelf_cell(row, column) for row in range(6) for column in range(5)}
MASKS = [0, FULL, *(DICE.getrandbits(35) & DICE.getrandbits(35) & FULL for _ in range(300))]


def cells(mask):
    return {place for place, cell in CELLS.items() if mask >> cell & 1}


def touching(place, places):
    row, column = place
    around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
    return around & places


def group(place, places):
    found = {place}
    while more := {each for at in found for each in touching(at, places)} - found:
        found |= more
    return found


def test_bits_are_counted_and_found():
    for mask in MASKS[1:]:
        bits = [bit for bit in range(63) if mask >> bit & 1]
        if not bits:
            continue
        assert size(mask) == len(bits)
        assert first(mask) == bits[0]
        assert [nth_bit(mask, n) for n in range(len(bits))] == bits
        assert lowest(mask) | without_lowest(mask) == mask
        assert contains(FULL, mask)


def test_neighbours_and_groups_are_those_of_the_grid():
    for mask in MASKS:
        places = cells(mask)
        touched = {place for place in places if touching(place, places)}
        inner = {place for place in places if len(touching(place, places)) >= 2}
        threes = {place for place in places if len(group(place, places)) >= 3}
        assert cells(with_a_like_neighbour(mask)) == touched
        assert cells(with_two_neighbours(mask, UP, RIGHT)) == inner
        assert cells(in_threes(mask)) == threes
        for place in places:
            assert cells(grow(1 << CELLS[place], mask, UP, RIGHT)) == group(place, places)


def test_rows_and_columns_are_found():
    for mask in MASKS:
        places = cells(mask)
        assert cells(columns_with(mask)) == {(5, column) for _, column in places}
        assert cells(rows_with(mask)) == {(row, 0) for row, _ in places}
        full = [row for row in range(6) if all((row, column) in places for column in range(5))]
        assert cells(full_rows(mask)) == {(row, 0) for row in full}
        number = sum(1 << column for column in range(5) if (5, column) in places)
        assert columns_number(mask & columns_with(FULL)) == number


def test_tiles_land_on_the_lowest_free_cell():
    for _ in range(200):
        heights = [DICE.randint(0, 6) for _ in range(5)]
        filled = sum(((1 << height) - 1) << RIGHT * column for column, height in enumerate(heights))
        for column, height in enumerate(heights):
            expected = 1 << RIGHT * column + height if height < 6 else 0
            assert landing_cell(filled, column) == expected
        for tiles in (1, 2, 3):
            roomy = {column for column, height in enumerate(heights) if height + tiles <= 6}
            assert {column for _, column in cells(open_columns(filled, tiles))} == roomy
        full = {column for column, height in enumerate(heights) if height == 6}
        assert {column for _, column in cells(full_columns(filled))} == full
