"""States with something changed on a plan: to try out what somebody might draw.

The rules say what is legal; here nothing is checked. Every function answers a new state.
"""

from __future__ import annotations

from collections.abc import Mapping

from casetta.contract.game import State

from ..rules.layout import CARD, CLOSE, DECIDED, DONE, DRAW, FIRST, HUB, LETTER, NONE, PHASE
from ..rules.openings import set_front_door
from ..rules.plan import settle
from ..rules.turns import end_round_when_ready, end_turn, everybody


def with_front_door(state: State, seat: int, edge: int | None) -> State:
    """The plan with that front door, or with none."""
    trial = list(state)
    set_front_door(trial, seat, NONE if edge is None else edge)
    settle(trial, seat)
    return trial


def with_letters(state: State, letters: Mapping[int, int]) -> State:
    """The table with other cards face down: a letter for each of some cards."""
    trial = list(state)
    for card, letter in letters.items():
        trial[LETTER + card] = letter
    return trial


def about_to_draw(state: State, seat: int, card: int, letter: int, first: int) -> State:
    """The table with a card turned over, so many tokens on its first option, none drawn."""
    trial = with_letters(state, {card: letter})
    trial[PHASE], trial[CARD] = DRAW, card
    trial[FIRST + card], trial[DECIDED + seat] = first, 0
    return trial


def without_hub(state: State) -> State:
    """The table as if the scenario had a corridor."""
    trial = list(state)
    trial[HUB] = NONE
    return trial


def go_on(state: State) -> None:
    """End the step of a table at which everybody is ready; in place."""
    state[DONE] = everybody(state)
    if state[PHASE] == DRAW:
        end_turn(state)
    elif state[PHASE] == CLOSE:
        end_round_when_ready(state)
