"""What was remarkable about the houses of a game that is over."""

from __future__ import annotations

from casetta.contract.award import Award, alone_with_most
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.kinds import MOST_CARDS, ROOF_KEYS
from ..rules.house import FACE_UP, ROOFS, card_on, house_of
from ..rules.scoring import decor_points
from .floors import position_in_room, spaces_of


def awards(state: State) -> list[Award]:
    """Most big rooms completed, the highest roof pile, the finest decor."""
    houses = [house_of(seat) for seat in range(state[SEATS])]
    counts: dict[str, list[int]] = {
        "award-rooms": [completed_rooms(state, house) for house in houses],
        "award-roof": [roof_height(state, house) for house in houses],
        "award-decor": [int(decor_points(state, house)) for house in houses],
    }
    best = {rule: alone_with_most(numbers) for rule, numbers in counts.items()}
    return [
        Award(seat, rule, {"number": counts[rule][seat]})
        for rule, seat in best.items()
        if seat is not None
    ]


def completed_rooms(state: State, house: int) -> int:
    """How many rooms of several cards have as many as they may have."""
    return sum(is_last_card(state, house, space) for space in spaces_of(state, house, FACE_UP))


def is_last_card(state: State, house: int, space: int) -> bool:
    """Whether a card completes a room of several cards."""
    most = MOST_CARDS[card_on(state, house, space)]
    return most > 1 and position_in_room(state, house, space) == most - 1


def roof_height(state: State, house: int) -> int:
    """How many cards lie on the roof pile."""
    return sum(state[house + ROOFS] >> 7 * kind & 127 for kind in range(len(ROOF_KEYS)))
