"""What never changes in a game: the building, its outer walls, the lists of furniture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from casetta.contract.game import State

from ..plan.squares import PITCH, from_rows, one, places
from ..rules.laid import BACKS_OF, BODY, DOTS_OF, FACTS_OF, turned
from ..rules.layout import (
    BONUS,
    BONUS_SIZE,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    FACTS,
    FLOOR,
    FRONT_DOOR,
    HUB,
    KEEP_FREE,
    LAYOUT,
    MARKS,
    MOST_BONUSES,
    MOST_WINDOWS,
    MUST_HOLD,
    NONE,
    OPTION,
    OPTION_SIZE,
    OUTER,
    PILLARS,
    ROOMS,
    SIDE,
)
from ..rules.openings import on_wrong_side, sees, why_not_window

FEATURES = 3
"""Trees, lakes, roads."""
Sides = tuple[int, int, int, int]
"""For each side a set of squares: those that have something on that side."""


@dataclass(frozen=True, slots=True)
class House:
    """What a scenario says, as far as a plan is concerned."""

    floor: int
    pillars: int
    kept_free: int
    marks: tuple[int, int]
    outer: Sides
    fronts: Sides
    """Where a special rule allows the front door."""
    panes: Sides
    """Where a special rule allows windows."""
    views: tuple[Sides, ...]
    """For each feature the windows that would look at it."""
    hub: int
    must_hold: tuple[tuple[int, ...], ...]
    """For each room the sets of which it must hold a square."""
    cards: tuple[tuple[int, ...], ...]
    """The cards of each room."""
    tokens: tuple[int, ...]
    """The tokens of each card."""
    bonuses: tuple[tuple[int, ...], ...]
    most_windows: int


@dataclass(frozen=True, slots=True)
class Stamp:
    """A piece turned in one way: the bits of its squares, counted from its origin."""

    option: int
    """0 to 3 for a1, a2, b1, b2."""
    transform: int
    body: int
    dots: int
    backs: Sides
    body_at: tuple[int, ...]
    dots_at: tuple[int, ...]
    backs_at: tuple[tuple[int, ...], ...]
    """The same, bit by bit."""
    value: int
    """Its points; 0 for a rug."""
    rug: bool


def house_of(state: State) -> House:
    """The house of a game."""
    return _house(tuple(state[FACTS:]))


@lru_cache(maxsize=8)
def _house(facts: tuple[int, ...]) -> House:
    state = LAYOUT.blank()
    state[FACTS:] = facts
    state[MOST_WINDOWS] = state[FRONT_DOOR] = NONE
    edges = [
        4 * (16 * row + column) + side
        for side in range(4)
        for row in range(SIDE)
        for column in range(SIDE)
        if state[OUTER + SIDE * side + row] >> column & 1
    ]
    keep = state[KEEP_FREE]
    marks = from_rows(state, MARKS), from_rows(state, MARKS + SIDE)
    rooms = range(state[ROOMS])
    cards = range(state[CARDS])
    bonuses = (tuple(state[at : at + BONUS_SIZE]) for at in bonus_places())
    return House(
        floor=from_rows(state, FLOOR),
        pillars=from_rows(state, PILLARS),
        kept_free=0 if keep == NONE else marks[keep],
        marks=marks,
        outer=by_sides(edges),
        fronts=by_sides([edge for edge in edges if not on_wrong_side(state, edge)]),
        panes=by_sides([edge for edge in edges if not why_not_window(state, 0, edge)]),
        views=tuple(
            by_sides([edge for edge in edges if sees(state, edge, ground)])
            for ground in range(FEATURES)
        ),
        hub=state[HUB],
        must_hold=tuple(
            tuple(marks[mark] for mark in range(2) if state[MUST_HOLD + mark] >> room & 1)
            for room in rooms
        ),
        cards=tuple(
            tuple(card for card in cards if state[CARD_ROOM + card] == room) for room in rooms
        ),
        tokens=tuple(state[CARD_TOKENS + card] for card in cards),
        bonuses=tuple(bonus for bonus in bonuses if bonus[0] != NONE),
        most_windows=facts[MOST_WINDOWS - FACTS],
    )


def bonus_places() -> range:
    """Where the bonus rules stand in a state."""
    return range(BONUS, BONUS + MOST_BONUSES * BONUS_SIZE, BONUS_SIZE)


def by_sides(edges: list[int]) -> Sides:
    """Edges as sets of squares, side by side."""
    sides = [0, 0, 0, 0]
    for edge in edges:
        sides[edge & 3] |= one(edge >> 2)
    return sides[0], sides[1], sides[2], sides[3]


def stamps_of(state: State, card: int, option: int) -> tuple[Stamp, ...]:
    """The different ways to draw an option, mirrored ones last; `option` is 0 to 3."""
    at = OPTION + OPTION_SIZE * (4 * card + option)
    return _stamps(tuple(state[at : at + OPTION_SIZE]), option)


@lru_cache(maxsize=1024)
def _stamps(words: tuple[int, ...], option: int) -> tuple[Stamp, ...]:
    facts = words[FACTS_OF]
    return tuple(
        _stamp(words, option, transform) for transform in range(8) if facts >> 8 + transform & 1
    )


def _stamp(words: tuple[int, ...], option: int, transform: int) -> Stamp:
    facts = words[FACTS_OF]
    rug = bool(facts >> 16 & 1)
    backs = [0, 0, 0, 0]
    for side in range(4):
        where = -side & 3 if transform & 4 else side
        backs[where + transform & 3] = _spread(turned(words[BACKS_OF + side], facts, transform))
    body = _spread(turned(words[BODY], facts, transform))
    dots = _spread(turned(words[DOTS_OF], facts, transform))
    return Stamp(
        option=option,
        transform=transform,
        body=body,
        dots=dots,
        backs=(backs[0], backs[1], backs[2], backs[3]),
        body_at=tuple(places(body)),
        dots_at=tuple(places(dots)),
        backs_at=tuple(tuple(places(back)) for back in backs),
        value=0 if rug else words[BODY].bit_count(),
        rug=rug,
    )


def _spread(word: int) -> int:
    """The squares of a drawing, of 8 bits in a row, as a set of squares."""
    mask = 0
    for row in range(8):
        mask |= (word >> 8 * row & 255) << PITCH * row
    return mask
