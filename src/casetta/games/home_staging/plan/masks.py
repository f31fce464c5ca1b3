"""Sets of squares as one number each.

A row has 17 bits, one more than the sheet has columns: a step over the edge lands on
a bit that no set of floor squares holds, so steps are shifts without masks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules.layout import SIDE

PITCH = SIDE + 1
ROW = (1 << SIDE) - 1
SHEET = (1 << SIDE * PITCH) - 1
"""All squares, and the bits between the rows."""


def mask_of(rows: Sequence[int], start: int = 0) -> int:
    """The set that 16 rows of a state hold."""
    mask = 0
    for row in range(SIDE - 1, -1, -1):
        mask = mask << PITCH | rows[start + row]
    return mask


def rows_of(mask: int) -> list[int]:
    """A set as 16 rows of a state."""
    return [mask >> PITCH * row & ROW for row in range(SIDE)]


def place_of(square: int) -> int:
    """The bit of a square."""
    return square + (square >> 4)


def square_of(place: int) -> int:
    """The square of a bit."""
    return place - place // PITCH


def one(square: int) -> int:
    """The set of one square."""
    return 1 << square + (square >> 4)


def places(mask: int) -> Iterator[int]:
    """The bits of a set, from the lowest."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def stepped(mask: int, side: int) -> int:
    """All squares one step to a side."""
    if side == 0:
        return mask >> PITCH
    if side == 1:
        return mask << 1
    return mask << PITCH if side == 2 else mask >> 1


def around(mask: int) -> int:
    """The squares that share a side with a set, and maybe some of the set itself."""
    return mask >> PITCH | mask << 1 | mask << PITCH | mask >> 1


def grown(seed: int, within: int) -> int:
    """All squares of `within` that hang together with `seed`, and `seed`."""
    edge = seed
    while edge:
        edge = (edge >> PITCH | edge << 1 | edge << PITCH | edge >> 1) & within & ~seed
        seed |= edge
    return seed


def parts(mask: int) -> Iterator[int]:
    """The parts of a set that hang together."""
    while mask:
        part = grown(mask & -mask, mask)
        yield part
        mask &= ~part


def waves(start: int, within: int) -> list[int]:
    """Sets of squares of `within`, each one step farther from a set, which is the first."""
    found = [start] if start else []
    reached = start
    while found and found[-1]:
        wave = around(found[-1]) & within & ~reached
        reached |= wave
        found.append(wave)
    return found[:-1]


def way(start: int, ends: int, within: int) -> int:
    """The squares of a shortest way over `within` from a set to another, without the two sets.

    -1 when there is no way.
    """
    wave = reached = start
    passed = []
    while not around(wave) & ends:
        wave = around(wave) & within & ~reached
        if not wave:
            return -1
        passed.append(wave)
        reached |= wave
    back, found = ends, 0
    for wave in reversed(passed):
        back = around(back) & wave
        back &= -back
        found |= back
    return found


def sides_on(mask: int, others: int) -> int:
    """How many sides a set shares with another set."""
    return (
        (mask >> PITCH & others).bit_count()
        + (mask << 1 & others).bit_count()
        + (mask << PITCH & others).bit_count()
        + (mask >> 1 & others).bit_count()
    )
