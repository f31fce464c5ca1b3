"""What was remarkable about the shelves of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator

from casetta.contract.award import Award, alone_with_most
from casetta.contract.game import State
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content.cards import PERSONAL_CELLS
from ..rules.layout import END_TOKEN, PERSONAL
from .sheet import matching_cells, scoring_groups


def awards(state: State) -> list[Award]:
    """The largest group, the first full shelf, the personal goal that came out best."""
    return [*largest_group(state), *first_full(state), *best_goal(state)]


def largest_group(state: State) -> Iterator[Award]:
    """Who has a larger group than anybody else."""
    largest = [
        max(scoring_groups(state, seat), key=lambda group: len(group[1]), default=("", []))
        for seat in range(state[SEATS])
    ]
    seat = alone_with_most([len(cells) for _, cells in largest])
    if seat is not None:
        letter, cells = largest[seat]
        yield Award(seat, "award-largest-group", {"letter": letter, "size": len(cells)})


def first_full(state: State) -> Iterator[Award]:
    """Who took the end-game token."""
    if state[END_TOKEN] != NOBODY:
        yield Award(state[END_TOKEN], "award-first-full")


def best_goal(state: State) -> Iterator[Award]:
    """Whose personal goal has more tiles in place than any other."""
    matches = [goal_matches(state, seat) for seat in range(state[SEATS])]
    seat = alone_with_most(matches)
    if seat is not None:
        yield Award(seat, "award-goal", {"matches": matches[seat]})


def goal_matches(state: State, seat: int) -> int:
    """How many tiles lie where the personal card of a seat shows them; 0 for an unknown card."""
    card = state[PERSONAL + seat]
    if card == UNKNOWN:
        return 0
    return len(matching_cells(state, seat, list(enumerate(PERSONAL_CELLS[card]))))
