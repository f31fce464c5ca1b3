"""States with something changed on a plan: to try out what somebody might draw.

The rules say what is legal; here nothing is checked. Every function answers a new state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..rules.decisions import (
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    PLACE_MOVE,
    READY,
    SEALED,
    SPLITS,
    TOKENS_MOVE,
    count,
    everybody,
    moves,
    waiting,
)
from ..rules.layout import (
    ASSIGN,
    BONUS,
    CARD,
    CLOSE,
    CLOSED,
    COVERED,
    DECIDED,
    DONE,
    DOOR,
    DOTS,
    DRAW,
    EDGES,
    FACTS,
    FIRST,
    FRONT_DOOR,
    HUB,
    IDEA,
    INSIDE,
    LAYOUT,
    LETTER,
    NONE,
    OVER,
    PHASE,
    PIECE,
    PIECES,
    ROOM,
    RUGS,
    SIDE,
    WALLS,
    WINDOWS,
)
from ..rules.openings import set_front_door
from ..rules.plan import close_room, inside_rows, settle
from ..rules.rows import mark_square
from ..rules.setup import change_openings, end_round_when_ready, end_turn, place_piece
from ..rules.sight import guess
from .position import bonus_places
from .squares import Squares, to_rows


class Drawable(Protocol):
    """A plan that somebody thinks of, without front door and windows."""

    words: list[int]
    """The pieces as a state holds them."""
    covered: Squares
    rugs: Squares
    dots: Squares
    closed: Squares
    inside: list[Squares]
    doors: list[int]
    walls: list[Squares]


def in_ink(plan: Drawable, world: State) -> list[int]:
    """A state of one seat whose plan is what somebody thinks of."""
    state = list(world)
    state[SEATS] = 1
    state[PIECES] = len(plan.words)
    state[PIECE : PIECE + len(plan.words)] = plan.words
    sets = {COVERED: plan.covered, RUGS: plan.rugs, DOTS: plan.dots, CLOSED: plan.closed}
    sets |= {INSIDE + SIDE * room: squares for room, squares in enumerate(plan.inside)}
    sets |= {WALLS + SIDE * side: walls for side, walls in enumerate(plan.walls)}
    for start, squares in sets.items():
        state[start : start + SIDE] = to_rows(squares)
    state[DOOR : DOOR + len(plan.doors)] = plan.doors
    state[FRONT_DOOR] = NONE
    state[WINDOWS : WINDOWS + EDGES] = [0] * EDGES
    return state


def state_with(facts: Sequence[int]) -> list[int]:
    """A state that holds nothing but a scenario."""
    return [*LAYOUT.blank()[:FACTS], *facts]


def with_cards_guessed(view: State, seed: int) -> list[int]:
    """A table with the hidden cards guessed; what other seats are drawing is left out."""
    world = list(view)
    world[PHASE] = OVER
    guess(world, seed)
    return world


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


def with_bonus(state: State, words: Sequence[int]) -> State:
    """The table with a bonus in place of the scenario's."""
    trial = list(state)
    for at in bonus_places():
        trial[at] = NONE
    trial[BONUS : BONUS + len(words)] = words
    return trial


def without_idea(state: State, seat: int) -> State:
    """The table with the Bright Idea of a seat used up."""
    trial = list(state)
    trial[IDEA + seat] = trial[IDEA + seat] or 1
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


# Moves of one seat


def legal_moves(state: State, seat: int) -> list[int]:
    """All legal moves of a seat; none when it is not waiting."""
    out = [0] * (count(state, seat) if waiting(state) >> seat & 1 else 0)
    if out:
        moves(state, seat, out)
    return out


def foresee(view: State, seat: int, made: Sequence[int]) -> State:
    """The view after some moves, before anything else follows: cards turn over by luck."""
    state = list(view)
    for move in made:
        foresee_one(state, seat, move)
    if state[PHASE] == CLOSE or any(FRONT_MOVE <= move < READY for move in made):
        settle(state, seat)
    return state


def foresee_one(state: State, seat: int, move: int) -> None:
    """Make one move as far as it is drawn on the seat's own plan, or lays out tokens."""
    room = state[ROOM]
    if move >= PLACE_MOVE:
        place_piece(state, seat, move - PLACE_MOVE)
        state[DECIDED + seat] += 1
    elif FRONT_MOVE <= move < READY:
        change_openings(state, seat, move)
    elif GROW_MOVE <= move < DOOR_MOVE:
        mark_square(state, inside_rows(seat, room), move - GROW_MOVE)
    elif DOOR_MOVE <= move <= SEALED:
        close_room(state, seat, room, NONE if move == SEALED else move - DOOR_MOVE)
    elif move == DECLINE:
        state[DECIDED + seat] += 1
    elif move == READY:
        state[DONE] |= 1 << seat
    elif TOKENS_MOVE <= move < DECLINE and state[PHASE] == ASSIGN:
        state[FIRST + state[CARD]] = (move - TOKENS_MOVE) // SPLITS
