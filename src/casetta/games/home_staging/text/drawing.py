"""Positions as drawings: what a record calls its setup, and what people type or draw.

A whole drawing spells everything, so that `setup(drawing(state))` is the state:

    {"seats": 2, "options": {"scenario": "first-keys"}, "phase": "draw", "active": 0,
     "rooms": ["living"], "done": [1],
     "cards": [{"room": "living", "number": 1, "card": "a", "turn": 1, "first": 1}, ...],
     "plans": [{"pieces": ["01a1 r0 e5"], "shown": 0, "decided": 1, "idea": 0,
                "rooms": {"living": {"squares": ["e5:h6"], "door": "h6 e", "closed": true}},
                "front_door": "l12 s", "windows": ["e5 w"]}, ...],
     "luck": {"key": "64 hexadecimal digits", "drawn": 8, "fast": 0}}

`rooms` are the opened ones in their order, the last one being the current room. A card is
null while it is hidden. An own scenario stands whole under `scenario`, own furniture in it,
with its digest under `digest`; it is no option then. What is absent is none.
"""

from __future__ import annotations

from typing import Any

from casetta.contract.game import State
from casetta.contract.luck_text import write_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import LETTERS, ROOM_CARDS, option_number
from ..content.library import OWN, scenario_of
from ..plan.squares import rectangles_of
from ..rules.laid import card_of, piece_at, transform_of
from ..rules.layout import (
    ACTIVE,
    CARD_NUMBER,
    CARD_ROOM,
    CARDS,
    CLOSED,
    DECIDED,
    DONE,
    EDGES,
    FIRST,
    FRONT_DOOR,
    IDEA,
    LAST_WINDOW,
    LETTER,
    NONE,
    PHASE,
    PIECES,
    ROOM_CARD,
    ROOMS,
    ROUND_OF,
    SCENARIO,
    SHOWN,
    SHOWN_FRONT_DOOR,
    SHOWN_WINDOWS,
    SIDE,
    TURN_OF,
    WINDOWS,
)
from ..rules.plan import door_of, inside_rows
from .notation import edge_name, piece_name

PHASES = ("room", "card", "tokens", "draw", "close", "finish", "over")


def drawing(state: State) -> dict[str, Any]:
    """A position as a drawing."""
    scenario = scenario_of(state[SCENARIO])
    is_own = state[SCENARIO] >= OWN
    drawn = {
        "seats": state[SEATS],
        "options": {} if is_own else {"scenario": scenario.id},
        "phase": PHASES[state[PHASE]],
        "active": state[ACTIVE],
        "rooms": [room_name(state, room) for room in opened_rooms(state)],
        "cards": [draw_card(state, card) for card in range(state[CARDS])],
        "done": [seat for seat in range(state[SEATS]) if state[DONE] >> seat & 1],
        "plans": [draw_plan(state, seat) for seat in range(state[SEATS])],
        "luck": write_luck(state),
    }
    if not is_own:
        return drawn
    return {**drawn, "scenario": scenario.content, "digest": scenario.digest}


def room_name(state: State, room: int) -> str:
    """The room card of a room."""
    return ROOM_CARDS[state[ROOM_CARD + room]]


def opened_rooms(state: State) -> list[int]:
    """The rooms in the order in which they were opened."""
    rooms = [room for room in range(state[ROOMS]) if state[ROUND_OF + room]]
    return sorted(rooms, key=lambda room: state[ROUND_OF + room])


def draw_card(state: State, card: int) -> dict[str, Any]:
    """A furniture card: where it lies, when it was turned over, how its tokens were assigned."""
    letter, first = state[LETTER + card], state[FIRST + card]
    return {
        "room": room_name(state, state[CARD_ROOM + card]),
        "number": state[CARD_NUMBER + card],
        "card": None if letter == UNKNOWN else LETTERS[letter],
        "turn": state[TURN_OF + card],
        "first": None if first == NONE else first,
    }


def draw_plan(state: State, seat: int) -> dict[str, Any]:
    """What a seat has drawn."""
    rooms = [room for room in range(state[ROOMS]) if any(room_rows(state, seat, room))]
    front = state[FRONT_DOOR + seat]
    return {
        "pieces": [piece_text(state, seat, piece) for piece in range(state[PIECES + seat])],
        "shown": state[SHOWN + seat],
        "decided": state[DECIDED + seat],
        "idea": state[IDEA + seat],
        "rooms": {room_name(state, room): draw_room(state, seat, room) for room in rooms},
        "front_door": None if front == NONE else edge_name(front),
        "windows": [edge_name(edge) for edge in window_edges(state, seat)],
        **draw_unseen(state, seat),
    }


def draw_unseen(state: State, seat: int) -> dict[str, Any]:
    """What others have seen of front door and windows, where that is something else."""
    front, last = state[SHOWN_FRONT_DOOR + seat], state[LAST_WINDOW + seat]
    windows = edges_in(state, SHOWN_WINDOWS + EDGES * seat)
    told: dict[str, Any] = {}
    if front != state[FRONT_DOOR + seat]:
        told["shown_front_door"] = None if front == NONE else edge_name(front)
    if windows != window_edges(state, seat):
        told["shown_windows"] = [edge_name(edge) for edge in windows]
    return {**told, "last_window": edge_name(last)} if last != NONE else told


def piece_text(state: State, seat: int, piece: int) -> str:
    """A piece as people type it."""
    word = piece_at(state, seat, piece)
    number = state[CARD_NUMBER + card_of(word)]
    option = option_number(number, 0, 0) + (word >> 11 & 3)
    return piece_name(option, transform_of(word), word & 255)


def room_rows(state: State, seat: int, room: int) -> list[int]:
    """The squares of a room, row by row."""
    start = inside_rows(seat, room)
    return [int(row) for row in state[start : start + SIDE]]


def is_closed(state: State, seat: int, room: int) -> bool:
    """Whether a room has its walls."""
    closed = state[CLOSED + SIDE * seat : CLOSED + SIDE * seat + SIDE]
    return any(a & b for a, b in zip(room_rows(state, seat, room), closed, strict=True))


def draw_room(state: State, seat: int, room: int) -> dict[str, Any]:
    """A room: its squares as few rectangles, its door."""
    door = door_of(state, seat, room)
    return {
        "squares": list(rectangles_of(tuple(room_rows(state, seat, room)))),
        "door": None if door == NONE else edge_name(door),
        "closed": is_closed(state, seat, room),
    }


def window_edges(state: State, seat: int) -> list[int]:
    """The windows of a plan, edge by edge."""
    return edges_in(state, WINDOWS + EDGES * seat)


def edges_in(rows: State, start: int) -> list[int]:
    """The edges of the 64 rows that begin at `start`, in the order of their numbers."""
    return sorted(
        4 * (SIDE * (number % SIDE) + column) + number // SIDE
        for number, row in enumerate(rows[start : start + EDGES])
        if row
        for column in range(SIDE)
        if row >> column & 1
    )
