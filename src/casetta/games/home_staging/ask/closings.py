"""Closing a room on a drawing board: a proposal, changes to it, doors, notes."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..plan.facts import Fact, fact
from ..plan.proposals import front_doors, needed_squares, outer, part_of, possible_doors
from ..plan.squares import Square, closing_text, names, rows_of, squares_of
from ..rules.laid import BODY
from ..rules.layout import (
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CLOSE,
    CLOSED,
    FLOOR,
    FRONT_DOOR,
    HUB,
    LETTER,
    NONE,
    OPTION,
    OPTION_SIZE,
    PHASE,
    ROOM,
    ROOMS,
    ROUND_OF,
    SIDE,
)
from ..rules.objects import is_rectangular, is_square, is_symmetric
from ..rules.plan import door_of, free_floor, inside_rows, pieces_in_room
from ..rules.rows import square_of
from ..rules.walking import walkable
from ..terminal.draft_closing import fitting_door, own_squares
from ..terminal.news import squares_left_over
from ..text.notation import edge_name
from .board_reading import Answer, BoardQuestion, Question
from .drafts import tried, with_walls
from .live import fact_objects
from .plans import plan_told

FEWEST = 1
"""Squares that a corridor to each room still to come needs at least."""


def ask_walls(question: Question) -> Answer:
    """A room that is being closed: as proposed, or with the squares and the door that are told."""
    asked = BoardQuestion(question)
    told, door = asked.squares("squares"), asked.edge("door")
    asked.finish()
    state, _ = tried(asked.state, asked.seat, asked.draft)
    if state[PHASE] != CLOSE or not pieces_in_room(state, asked.seat, state[ROOM]):
        raise Wrong("nothing-to-close", "view")
    free = set(squares_of(free_floor(state, asked.seat)))
    own = own_squares(state, asked.seat)
    squares = needed_squares(state, asked.seat) if told is None else (told & free) | own
    door = fitting_door(state, asked.seat, squares, door)
    return {
        "own": list(names(sorted(own))),
        "free": list(names(sorted(free))),
        "squares": list(names(sorted(squares))),
        "door": None if door is None else edge_name(door),
        "doors": [edge_name(edge) for edge in possible_doors(state, asked.seat, squares)],
        "shape": shape_of(state, asked.seat, squares),
        "text": closing_text(state, asked.seat, squares, door),
        **closed(state, asked.seat, squares, door),
    }


def shape_of(state: State, seat: int, squares: AbstractSet[Square]) -> str:
    """Which of the shapes that bonuses ask for these squares have."""
    trial, start = list(state), int(inside_rows(seat, state[ROOM]))
    trial[start : start + SIDE] = rows_of(squares)
    if is_square(trial, start):
        return "square"
    if is_rectangular(trial, start):
        return "rectangle"
    return "symmetric" if is_symmetric(trial, start) else "other"


def closed(state: State, seat: int, squares: AbstractSet[Square], door: int | None) -> Answer:
    """What closing would bring: why not, notes, the plan after it."""
    after, refused = with_walls(list(state), seat, squares, door)
    notes = [] if refused else notes_on(after, seat)
    return {
        "refused": refused,
        "notes": fact_objects(notes, ()),
        "plan": plan_told(after, seat),
    }


# Notes: never prohibitions


def notes_on(after: State, seat: int) -> list[Fact]:
    """What somebody should think about before the walls are final."""
    return [*no_way_in(after, seat), *door_behind(after, seat),
            *left_over(after, seat), *too_tight(after, seat)]  # fmt: skip


def no_way_in(after: State, seat: int) -> list[Fact]:
    """That no outer wall is left for a front door."""
    has_one = after[FRONT_DOOR + seat] != NONE or front_doors(after, seat)
    return [] if has_one else [fact("no_way_in", final=True)]


def door_behind(after: State, seat: int) -> list[Fact]:
    """That a piece stands right behind the door."""
    door = door_of(after, seat, after[ROOM])
    if door == NONE:
        return []
    inner = int(square_of(door))
    uncovered = set(squares_of(inside_free(after, seat)))
    square = divmod(inner, SIDE)
    return [] if square in uncovered else [fact("door_blocked", [square], final=True)]


def inside_free(after: State, seat: int) -> list[int]:
    """The squares of the plan that one can stand on."""
    return [int(row) for row in walkable(after, seat)]


def left_over(after: State, seat: int) -> list[Fact]:
    """That free squares are cut off from the door, while rooms are still to come."""
    count = squares_left_over(after, seat)
    return [fact("left_over", left_over_squares(after, seat), count=count)] if count else []


def left_over_squares(after: State, seat: int) -> list[Square]:
    """The free squares the new door does not lead to."""
    door = int(door_of(after, seat, after[ROOM]))
    free = set(squares_of(after, FLOOR)) - set(squares_of(after, CLOSED + SIDE * seat))
    return sorted(free - part_of({outer(door)}, free))


def too_tight(after: State, seat: int) -> list[Fact]:
    """That the furniture still to come hardly fits; an estimate."""
    if after[HUB] != NONE:
        return []
    to_come = [room for room in range(after[ROOMS]) if not after[ROUND_OF + room]]
    need = sum(smallest(after, card) * int(after[CARD_TOKENS + card])
               for card in range(after[CARDS]) if after[CARD_ROOM + card] in to_come)  # fmt: skip
    have = len(squares_of(free_floor(after, seat)))
    is_tight = need + len(to_come) * FEWEST > have
    return [fact("too_tight", need=need, have=have)] if is_tight else []


def smallest(state: State, card: int) -> int:
    """The fewest squares that a piece of a card covers."""
    letter = state[LETTER + card]
    options = range(4) if letter < 0 else (2 * letter, 2 * letter + 1)
    start = OPTION + OPTION_SIZE * 4 * card
    return min(int(state[start + OPTION_SIZE * each + BODY]).bit_count() for each in options)
