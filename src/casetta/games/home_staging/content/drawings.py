"""Furniture as it is drawn on its card: squares, circulation, sides against a wall.

A drawing lies with the top left of its squares on (0, 0). Turned and mirrored it
does so again. In a state each set of its squares is one word, a row in eight bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Square = tuple[int, int]
"""(row, column) from 0 at the top left."""

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""One step to each side, as (rows, columns)."""
SIDES = "NESW"
LARGEST = 7
"""The most rows and columns of a drawing that a word can hold."""
PITCH = 8
"""Bits from row to row in the word of a drawing."""
MOST_ROWS = 64
"""Rows and columns of anything that is taken for a drawing."""
SIGNS = "#c.~=_"


class Shape(NamedTuple):
    """A piece before it is laid on a plan; `body` are its covered or rug squares."""

    body: frozenset[Square]
    dots: frozenset[Square]
    backs: frozenset[tuple[Square, int]]
    seats: int
    rug: bool

    @property
    def squares(self) -> frozenset[Square]:
        """All squares of the drawing."""
        return self.body | self.dots


def read_drawing(rows: Sequence[str]) -> Shape:
    """The piece that a card shows (docs/scenarios.md: own furniture)."""
    signs = {(r, c): sign for r, line in enumerate(rows) for c, sign in enumerate(line)}
    body = {square for square, sign in signs.items() if sign in "#c~"}
    backs = {
        (square, side)
        for square in body
        for side in range(4)
        if signs.get(neighbour(square, side)) == "="
    }
    return at_origin(
        Shape(
            body=frozenset(body),
            dots=frozenset(square for square, sign in signs.items() if sign == "."),
            backs=frozenset(backs),
            seats=sum(sign == "c" for sign in signs.values()),
            rug="~" in signs.values(),
        )
    )


def is_huge(rows: Sequence[str]) -> bool:
    """Whether a drawing is far larger than any piece of furniture."""
    return max(len(rows), *map(len, rows), 0) > MOST_ROWS


def neighbour(square: Square, side: int) -> Square:
    """The square on that side."""
    row, column = square
    down, right = STEPS[side]
    return row + down, column + right


def at_origin(shape: Shape) -> Shape:
    """The same piece with its top left at (0, 0)."""
    top = min((row for row, _ in shape.squares), default=0)
    left = min((column for _, column in shape.squares), default=0)
    return moved(shape, -top, -left)


def moved(shape: Shape, down: int, right: int) -> Shape:
    """The same piece elsewhere."""
    return shape._replace(
        body=frozenset((row + down, column + right) for row, column in shape.body),
        dots=frozenset((row + down, column + right) for row, column in shape.dots),
        backs=frozenset(
            ((row + down, column + right), side) for (row, column), side in shape.backs
        ),
    )


def mirrored(shape: Shape) -> Shape:
    """Left and right swapped (rulebook: Bright Idea)."""
    return at_origin(
        shape._replace(
            body=frozenset((row, -column) for row, column in shape.body),
            dots=frozenset((row, -column) for row, column in shape.dots),
            backs=frozenset(((row, -column), -side % 4) for (row, column), side in shape.backs),
        )
    )


def turned(shape: Shape, quarters: int) -> Shape:
    """The piece after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        shape = shape._replace(
            body=frozenset((column, -row) for row, column in shape.body),
            dots=frozenset((column, -row) for row, column in shape.dots),
            backs=frozenset(
                ((column, -row), (side + 1) % 4) for (row, column), side in shape.backs
            ),
        )
    return at_origin(shape)


def transformed(shape: Shape, mirror: bool, quarters: int) -> Shape:
    """Mirrored if wanted, then turned."""
    return turned(mirrored(shape) if mirror else shape, quarters)


def different_transforms(shape: Shape) -> int:
    """Which of the 4 turns and the 4 mirrored turns give a new drawing, as bits; seats aside."""
    seen = set()
    different = 0
    for transform in range(8):
        if transform == 4:
            shape = mirrored(shape)
        look = (shape.body, shape.dots, shape.backs)
        different |= (look not in seen) << transform
        seen.add(look)
        shape = turned(shape, 1)
    return different


def is_symmetric(shape: Shape) -> bool:
    """Whether mirroring gives no new drawing (docs/scenarios.md: own furniture)."""
    return different_transforms(shape) < 1 << 4


def size_of(shape: Shape) -> Square:
    """Rows and columns of a drawing that lies at the origin."""
    rows = max((row for row, _ in shape.squares), default=-1) + 1
    return rows, max((column for _, column in shape.squares), default=-1) + 1


def word_of(squares: Iterable[Square]) -> int:
    """Squares of a drawing as bits of one word."""
    return sum(1 << PITCH * row + column for row, column in squares)


def hangs_together(squares: Iterable[Square]) -> bool:
    """Whether all squares are joined by sides."""
    left = set(squares)
    edge = [left.pop()] if left else []
    while edge:
        square = edge.pop()
        touching = {neighbour(square, side) for side in range(4)} & left
        left -= touching
        edge.extend(touching)
    return not left
