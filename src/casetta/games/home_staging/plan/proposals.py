"""The earlier form of closings.py, until nobody uses it any more."""

from __future__ import annotations

from collections.abc import Iterable

from casetta.contract.game import State

from ..rules.layout import SIDE
from ..rules.rows import beyond
from .closings import needed_squares as needed
from .plan import Plan
from .squares import Square, grown, of_pairs, pairs

Squares = set[Square]


def needed_squares(state: State, seat: int) -> Squares:
    """See closings.py."""
    return set(pairs(needed(Plan(state, seat))))


def propose_door(state: State, seat: int, squares: Iterable[Square]) -> int | None:
    """See closings.py."""
    return Plan(state, seat).propose_door(of_pairs(squares))


def possible_doors(state: State, seat: int, squares: Squares) -> list[int]:
    """See Plan."""
    return Plan(state, seat).possible_doors(of_pairs(squares))


def part_of(start: Squares, within: Squares) -> Squares:
    """All squares that hang together with the first one of some squares."""
    return set(pairs(grown(of_pairs([min(start)]), of_pairs(within)))) if start else set()


def outer(door: int) -> Square:
    """The square before a door."""
    return divmod(int(beyond(door)), SIDE)


def outer_edges(state: State) -> list[int]:
    """See House."""
    return Plan(state, 0).house.outer_edges


def front_doors(state: State, seat: int) -> list[int]:
    """See Plan."""
    return Plan(state, seat).possible_front_doors()


def propose_front_door(state: State, seat: int) -> int | None:
    """See Plan."""
    return Plan(state, seat).propose_front_door()
