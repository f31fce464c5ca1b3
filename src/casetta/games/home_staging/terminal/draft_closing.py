"""The closing of a room in a draft: its squares and its door."""

from __future__ import annotations

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..plan.proposals import needed_squares, propose_door
from ..plan.reasons import why_not_room
from ..plan.squares import Square, closing_text, squares_of
from ..rules.decisions import DOOR_MOVE, FRONT_MOVE, GROW_MOVE, SEALED
from ..rules.layout import ROOM, SIDE
from ..rules.plan import free_floor, squares_of_room
from ..text.notation import read
from .openings_typed import add_opening, openings_in, openings_text, refusal, try_openings
from .typed import Reader

CLOSE_WORDS = {"close", "done", "ready"}
Squares = set[Square]


def own_squares(view: State, seat: int) -> Squares:
    """The squares of the pieces of the room."""
    return set(squares_of(squares_of_room(view, seat, view[ROOM])))


def squares_in(view: State, seat: int, draft: str) -> Squares:
    """The squares of the room in a draft; as proposed as long as there is no draft."""
    moves = [move for move in read(draft) if GROW_MOVE <= move < FRONT_MOVE] if draft else []
    if not moves:
        return needed_squares(view, seat)
    grown = {divmod(move - GROW_MOVE, SIDE) for move in moves if move < DOOR_MOVE}
    return own_squares(view, seat) | grown


def door_in(draft: str) -> int | None:
    """The door of a draft."""
    moves = read(draft) if draft else ()
    return next((move - DOOR_MOVE for move in moves if DOOR_MOVE <= move < SEALED), None)


def closing_proposal(view: State, seat: int) -> str:
    """The proposal as an event."""
    squares = needed_squares(view, seat)
    return closing_text(view, seat, squares, propose_door(view, seat, squares))


def add_to_closing(view: State, seat: int, draft: str, line: Reader) -> str:
    """The draft with other squares, another door, front door and windows.

    Squares without a sign are added to those of the pieces alone, `+` and `-` change
    the draft. A door that no longer fits is proposed anew.
    """
    openings = openings_in(draft)
    squares = squares_in(view, seat, draft)
    door, is_named = door_in(draft), False
    is_fresh = True
    while line:
        change = line.opening()
        if change is not None:
            openings = add_opening(openings, change)
        elif line.has_edge():
            door, is_named = line.edge(), True
        elif line.take_one_of({"door", "grow", "sealed"}):
            continue
        elif line.take_one_of(CLOSE_WORDS):
            squares, door = needed_squares(view, seat), None
        else:
            squares = changed(view, seat, squares, line, is_fresh=is_fresh)
            is_fresh = False
    state = try_openings(view, seat, openings)
    door = door if is_named else fitting_door(state, seat, squares, door)
    check(state, seat, squares, door)
    closed = closing_text(state, seat, squares, door)
    return " ".join(filter(None, (openings_text(openings), closed)))


def changed(view: State, seat: int, squares: Squares, line: Reader, *, is_fresh: bool) -> Squares:
    """The squares after one word; a rectangle takes what is free of it."""
    is_rectangle = ":" in line.next
    read_squares = line.squares()
    if read_squares is None:
        raise Wrong("turn-unreadable")
    sign, named = read_squares
    if sign == "-":
        return squares - set(named)
    free = set(squares_of(free_floor(view, seat)))
    start = own_squares(view, seat) if not sign and is_fresh else squares
    return start | (set(named) & free if is_rectangle else set(named))


def fitting_door(state: State, seat: int, squares: Squares, door: int | None) -> int | None:
    """The door as it was if it still fits, else the best one."""
    if door is not None and why_not_room(state, seat, state[ROOM], squares, door) is None:
        return door
    return propose_door(state, seat, squares)


def check(state: State, seat: int, squares: Squares, door: int | None) -> None:
    """Refuse squares or a door that the rules do not allow."""
    reason = why_not_room(state, seat, state[ROOM], squares, door)
    if reason is not None:
        raise refusal(reason)
