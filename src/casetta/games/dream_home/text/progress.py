"""Whether a drawn position can be played on: the stage, the display, room for cards to come."""

from __future__ import annotations

from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.kinds import ROUNDS, Owned
from ..rules.house import FILLED, SPACE_NUMBERS, house_of, owned
from ..rules.layout import (
    DISCARDING,
    FIRST,
    HAMMERED,
    HAMMERING,
    HAND_ROOM,
    MOST_SEATS,
    ROOFING,
    ROUND,
    SHOWN,
    SIMPLIFIED,
    SKIPPED,
    STAGE,
    TAKEN,
    TAKING,
    TURN,
)
from ..rules.piles import ALL_COLUMNS
from .floors import spaces_of


def check_progress(fields: Fields, state: State) -> None:
    """Note what keeps a position from being played on."""
    if state[STAGE] >= ROOFING:
        return
    _check_stage(fields, state)
    to_take = [seat for seat in range(state[SEATS]) if is_to_take(state, seat)]
    if state[SHOWN].bit_count() < len(to_take):
        fields.fault("display-too-small", "display", seats=len(to_take))
    for seat in range(state[SEATS]):
        filled = len(spaces_of(state, house_of(seat), FILLED))
        in_hand = seat == state[TURN] and state[HAND_ROOM] > 0
        to_come = ROUNDS - 1 - state[ROUND] + (seat in to_take or in_hand)
        if filled + to_come > len(SPACE_NUMBERS):
            fields.fault("house-too-full", f"houses [{seat}]", cards=to_come)


def _check_stage(fields: Fields, state: State) -> None:
    """The stage must suit the seats, the display and the cards."""
    stage, turn = state[STAGE], state[TURN]
    if stage == DISCARDING:
        has_discard = state[SEATS] < MOST_SEATS and not state[SIMPLIFIED]
        if not has_discard or state[SHOWN] != ALL_COLUMNS or turn != state[FIRST]:
            fields.fault("wrong-stage", "stage")
    if stage == HAMMERING and not owned(state, house_of(turn), Owned.JACKHAMMER):
        fields.fault("wrong-stage", "stage")
    if stage in (HAMMERING, TAKING) and state[SKIPPED] >> turn & 1:
        fields.fault("wrong-stage", "stage")
    if stage == HAMMERED and not state[SKIPPED] >> turn & 1:
        fields.fault("wrong-stage", "stage")


def is_to_take(state: State, seat: int) -> bool:
    """Whether a seat will still take a card of the display in this round."""
    if state[SKIPPED] >> seat & 1:
        return False
    if state[STAGE] <= HAMMERED:
        return True
    turn_comes = (seat - state[FIRST]) % state[SEATS]
    now = (state[TURN] - state[FIRST]) % state[SEATS]
    return turn_comes > now or (turn_comes == now and state[STAGE] != TAKEN)
