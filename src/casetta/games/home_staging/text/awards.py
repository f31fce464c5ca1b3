"""What was remarkable about the plans of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator

from casetta.contract.award import Award, alone_with_least, alone_with_most
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..rules.layout import ROOMS
from ..rules.objects import seats_in
from ..rules.rows import squares_in
from ..rules.walking import corridor, reach, reachable_pieces, reachable_rooms
from .drawing import window_edges


def awards(state: State) -> list[Award]:
    """Most windows, the smallest corridor, most places to sit."""
    seats = range(state[SEATS])
    return [
        *award("award-windows", [len(window_edges(state, seat)) for seat in seats]),
        *award("award-corridor", [corridor_squares(state, seat) for seat in seats], least=True),
        *award("award-seats", [places_to_sit(state, seat) for seat in seats]),
    ]


def award(rule: str, numbers: list[int], *, least: bool = False) -> Iterator[Award]:
    """Praise for the one who has most of something, or least."""
    seat = (alone_with_least if least else alone_with_most)(numbers)
    if seat is not None:
        yield Award(seat, rule, {"number": numbers[seat]})


def corridor_squares(state: State, seat: int) -> int:
    """How many squares the corridor has; 0 if it leads to no room."""
    if not reachable_rooms(state, seat, reach(state, seat)):
        return 0
    return int(squares_in(corridor(state, seat), 0))


def places_to_sit(state: State, seat: int) -> int:
    """How many people can sit on what can be reached."""
    reached = reach(state, seat)
    pieces = reachable_pieces(state, seat, reached, reachable_rooms(state, seat, reached))
    return sum(int(seats_in(state, seat, room, pieces)) for room in range(state[ROOMS]))
