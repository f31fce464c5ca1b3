"""States with something changed on a plan: to try out what somebody might draw.

The rules say what is legal; here nothing is checked. Every function answers a new state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..rules import layout
from ..rules.closing import close_room, inside_rows, settle
from ..rules.decisions import SPLITS, count, moves, waiting
from ..rules.grid import mark_square
from ..rules.layout import EDGES, LAYOUT, NONE, SIDE
from ..rules.openings import set_front_door
from ..rules.setup import change_openings, end_round_when_ready, end_turn, place_piece
from ..rules.sight import OWN_FIELDS, guess
from ..rules.versions import TODAY, keep_version
from ..text.notation import said
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
    state[layout.PIECES] = len(plan.words)
    state[layout.PIECE : layout.PIECE + len(plan.words)] = plan.words
    sets = {layout.COVERED: plan.covered, layout.RUGS: plan.rugs}
    sets |= {layout.DOTS: plan.dots, layout.CLOSED: plan.closed}
    sets |= {layout.INSIDE + SIDE * room: squares for room, squares in enumerate(plan.inside)}
    sets |= {layout.WALLS + SIDE * side: walls for side, walls in enumerate(plan.walls)}
    for start, squares in sets.items():
        state[start : start + SIDE] = to_rows(squares)
    state[layout.DOOR : layout.DOOR + len(plan.doors)] = plan.doors
    state[layout.FRONT_DOOR] = NONE
    state[layout.WINDOWS : layout.WINDOWS + EDGES] = [0] * EDGES
    return state


def state_with(facts: Sequence[int]) -> list[int]:
    """A state that holds nothing but a scenario."""
    state = [*LAYOUT.blank()[: layout.FACTS], *facts]
    keep_version(state, TODAY)
    return state


def with_cards_guessed(view: State, seed: int) -> list[int]:
    """A table with the hidden cards guessed; what other seats are drawing is left out."""
    world = changed(view, {layout.PHASE: layout.OVER})
    guess(world, seed)
    return world


def alone(state: State, seat: int) -> State:
    """The position of one seat, as if the others were not there; if it is ready, after that."""
    lone = list(state)
    lone[SEATS], lone[layout.ACTIVE], lone[layout.DONE] = 1, 0, 0
    lone[layout.DECIDED : layout.FACTS] = [0] * (layout.FACTS - layout.DECIDED)
    for start, words in OWN_FIELDS:
        lone[start : start + words] = state[start + words * seat : start + words * (seat + 1)]
    settle(lone, 0)
    if state[layout.DONE] >> seat & 1:
        lone[layout.DONE] = 1
        if lone[layout.PHASE] == layout.DRAW:
            end_turn(lone)
        elif lone[layout.PHASE] == layout.CLOSE:
            end_round_when_ready(lone)
    return lone


def with_front_door(state: State, seat: int, edge: int | None) -> State:
    """The plan with that front door, or with none."""
    trial = list(state)
    set_front_door(trial, seat, NONE if edge is None else edge)
    settle(trial, seat)
    return trial


def changed(state: State, words: Mapping[int, int]) -> list[int]:
    """The table with other words at some places of the state."""
    trial = list(state)
    for at, word in words.items():
        trial[at] = word
    return trial


def with_letters(state: State, letters: Mapping[int, int]) -> State:
    """The table with other cards face down: a letter for each of some cards."""
    return changed(state, {layout.LETTER + card: letter for card, letter in letters.items()})


def about_to_draw(state: State, seat: int, card: int, letter: int, first: int) -> State:
    """The table with a card turned over, so many tokens on its first option, none drawn."""
    turned = {layout.PHASE: layout.DRAW, layout.CARD: card, layout.LETTER + card: letter}
    return changed(state, turned | {layout.FIRST + card: first, layout.DECIDED + seat: 0})


def with_bonus(state: State, words: Sequence[int]) -> list[int]:
    """The table with a bonus in place of the scenario's."""
    none = dict.fromkeys(bonus_places(), NONE)
    return changed(state, none | dict(enumerate(words, layout.BONUS)))


def without_idea(state: State, seat: int) -> State:
    """The table with the Bright Idea of a seat used up."""
    return changed(state, {layout.IDEA + seat: state[layout.IDEA + seat] or 1})


def without_hub(state: State) -> State:
    """The table as if the scenario had a corridor."""
    return changed(state, {layout.HUB: NONE})


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
    has_openings = any(said(move)[0] in ("front", "window") for move in made)
    if state[layout.PHASE] == layout.CLOSE or has_openings:
        settle(state, seat)
    return state


def foresee_one(state: State, seat: int, move: int) -> None:
    """Make one move as far as it is drawn on the seat's own plan, or lays out tokens."""
    room, (kind, number) = state[layout.ROOM], said(move)
    if kind == "draw":
        place_piece(state, seat, number)
    if kind in ("draw", "decline"):
        state[layout.DECIDED + seat] += 1
    elif kind in ("front", "window"):
        change_openings(state, seat, move)
    elif kind == "grow":
        mark_square(state, inside_rows(seat, room), number)
    elif kind in ("door", "sealed"):
        close_room(state, seat, room, number if kind == "door" else NONE)
    elif kind == "ready":
        state[layout.DONE] |= 1 << seat
    elif kind == "tokens" and state[layout.PHASE] == layout.ASSIGN:
        state[layout.FIRST + state[layout.CARD]] = number // SPLITS
