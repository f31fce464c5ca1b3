"""Furniture as it is drawn: every way to turn an option, as sets of squares."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from casetta.contract.game import State

from ..rules.layout import OPTION, OPTION_SIZE
from ..rules.pieces import BACKS_OF, BODY, DOTS_OF, FACTS_OF, TAGS_OF, turned
from .squares import PITCH, SIDE, Sides, Square, Squares, place_of, places


class Stamp:
    """A piece turned in one way: the bits of its squares, counted from its origin."""

    def __init__(self, words: tuple[int, ...], option: int, transform: int) -> None:
        facts, sides = words[FACTS_OF], [0, 0, 0, 0]
        self.option = option
        """0 to 3 for a1, a2, b1, b2."""
        self.transform = transform
        """Quarter turns clockwise, 4 more for mirrored."""
        self.body = _as_squares(turned(words[BODY], facts, transform))
        self.dots = _as_squares(turned(words[DOTS_OF], facts, transform))
        for side in range(4):
            where = -side & 3 if transform & 4 else side
            sides[where + transform & 3] = _as_squares(
                turned(words[BACKS_OF + side], facts, transform)
            )
        self.backs: Sides = tuple(sides)
        self.body_at = tuple(places(self.body))
        self.dots_at = tuple(places(self.dots))
        self.backs_at = tuple(tuple(places(back)) for back in sides)
        """The same, bit by bit."""
        self.rug = bool(facts >> 16 & 1)
        self.value = 0 if self.rug else words[BODY].bit_count()
        """Its points; 0 for a rug."""
        self.seats = facts >> 17
        self.tags = words[TAGS_OF]

    @property
    def squares(self) -> Squares:
        return self.body | self.dots

    def at(self, origin: int) -> tuple[Squares, Squares]:
        """Body and dots, laid with the top left on a square."""
        return self.body << place_of(origin), self.dots << place_of(origin)

    def backs_on(self, origin: int) -> Iterator[int]:
        """The edges where it stands against a wall, laid with the top left on a square."""
        for side, backs in enumerate(self.backs_at):
            for at in backs:
                row, column = divmod(at, PITCH)
                yield 4 * (origin + 16 * row + column) + side

    def squares_on(self, origin: int) -> tuple[list[Square], list[Square]]:
        """Body and dots as (row, column), laid in the same way; some may lie beyond the sheet."""
        (top, left), parts = divmod(origin, SIDE), (self.body_at, self.dots_at)
        body, dots = (
            [(top + place // PITCH, left + place % PITCH) for place in part] for part in parts
        )
        return body, dots

    @property
    def look(self) -> tuple[int, ...]:
        """What it looks like."""
        return self.body, self.dots, *self.backs


def stamps_of(state: State, card: int, option: int) -> tuple[Stamp, ...]:
    """The different ways to draw an option, mirrored ones last; `option` is 0 to 3."""
    return _stamps(_words(state, card, option), option)


def stamp_of(state: State, card: int, option: int, transform: int = 0) -> Stamp:
    """An option turned in one way, whether it is one of the different ones or not."""
    return _stamp(_words(state, card, option), option, transform)


def _words(state: State, card: int, option: int) -> tuple[int, ...]:
    at = OPTION + OPTION_SIZE * (4 * card + option)
    return tuple(state[at : at + OPTION_SIZE])


@lru_cache(maxsize=1024)
def _stamps(words: tuple[int, ...], option: int) -> tuple[Stamp, ...]:
    different = [transform for transform in range(8) if words[FACTS_OF] >> 8 + transform & 1]
    return tuple(_stamp(words, option, transform) for transform in different)


_stamp = lru_cache(maxsize=4096)(Stamp)


def _as_squares(word: int) -> Squares:
    """The squares of a drawing, of 8 bits in a row, as a set of squares."""
    squares = 0
    for row in range(8):
        squares |= (word >> 8 * row & 255) << PITCH * row
    return squares
