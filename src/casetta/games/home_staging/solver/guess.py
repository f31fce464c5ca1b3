"""A first guess, for CP-SAT to begin with: one piece after the other, where the room grows least.

Squares are bits of one large number here. The guess looks only at squares and ways, not at
walls; whatever it overlooks, the model finds.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from .ground import Ground
from .hands import Column, Hand

TRIES = 12
"""Each begins with another place for the first piece."""
ROW = 16
LEFT = sum(1 << ROW * row for row in range(ROW))
"""The squares of the first column."""
RIGHT = LEFT << ROW - 1


class Guess:
    """Pieces that were laid so far, and what they take."""

    def __init__(self, ground: Ground) -> None:
        self.columns: list[int] = []
        self.furniture = bits(s for drawn in ground.drawn if not drawn.rug for s in drawn.body)
        self.rugs = bits(s for drawn in ground.drawn if drawn.rug for s in drawn.body)
        self.dots = bits(s for drawn in ground.drawn for s in drawn.dots)
        self.walkable = bits(ground.inside | ground.passable)
        self.doors = bits(each.before_door for each in ground.earlier)

    @property
    def room(self) -> int:
        """All squares of the pieces."""
        return self.furniture | self.rugs | self.dots

    def takes(self, column: Column) -> bool:
        """Whether a piece leaves all others what they need, and can be reached."""
        body, dots = bits(column.body), bits(column.dots)
        if body & (self.furniture | self.rugs) or dots & self.furniture:
            return False
        if column.rug:
            return True
        needed = self.dots | dots
        free = self.walkable & ~(self.furniture | body)
        reached = spread(needed & -needed, free)
        is_all_reached = (needed | self.doors & self.walkable) & ~reached == 0
        return not body & self.dots and is_all_reached and reached & ~(self.room | needed) != 0

    def lay(self, number: int, column: Column) -> None:
        """Lay a piece."""
        self.columns.append(number)
        self.dots |= bits(column.dots)
        if column.rug:
            self.rugs |= bits(column.body)
        else:
            self.furniture |= bits(column.body)


def bits(squares: Iterable[int]) -> int:
    """Squares as bits of one number."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def spread(start: int, within: int) -> int:
    """Let squares grow to all that hang together with them."""
    before = 0
    while start != before:
        before = start
        start |= grown(start) & within
    return start


def guesses(ground: Ground, hands: list[Hand], columns: list[Column]) -> list[set[int]]:
    """Some sets of columns that go well together, by their numbers; always the same ones."""
    dice = Random(1)
    found = [one_guess(ground, hands, columns, dice) for _ in range(TRIES)]
    return [set(guess.columns) for guess in found]


def one_guess(ground: Ground, hands: list[Hand], columns: list[Column], dice: Random) -> Guess:
    """Lay a piece for each token, the largest first; without the Bright Idea."""
    guess = Guess(ground)
    plain = [(n, column) for n, column in enumerate(columns) if not column.uses_idea]
    left = [list(hand.limits) for hand in hands]
    tokens = [number for number, hand in enumerate(hands) for _ in range(hand.tokens)]
    for hand in sorted(tokens, key=lambda each: -largest(plain, each)):
        choice = [(n, c) for n, c in plain if c.hand == hand and left[hand][c.option]]
        for number, column in ranked(guess, choice, dice):
            if guess.takes(column):
                guess.lay(number, column)
                left[hand][column.option] -= 1
                break
    return guess


def largest(columns: list[tuple[int, Column]], hand: int) -> int:
    """The most squares that a piece of a hand takes."""
    return max((len(column.squares) for _, column in columns if column.hand == hand), default=0)


def ranked(
    guess: Guess, columns: list[tuple[int, Column]], dice: Random
) -> list[tuple[int, Column]]:
    """The best first: more points, then less growth, then more contact, then luck."""
    room = guess.room
    beside = grown(room) & ~room

    def rank(each: tuple[int, Column]) -> tuple[int, int, int, float]:
        squares = bits(each[1].squares)
        growth = (squares & ~room).bit_count()
        return -each[1].value, growth, -(squares & beside).bit_count(), dice.random()

    return sorted(columns, key=rank)


def grown(squares: int) -> int:
    """Squares and all beside them."""
    sides = (squares & ~RIGHT) << 1 | (squares & ~LEFT) >> 1
    return squares | sides | squares << ROW | squares >> ROW
