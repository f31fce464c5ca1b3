"""A position from a drawing, and everything that is wrong with it: see drawing.py.

The game is played again in short: room by room the pieces are laid and the rooms are
closed, and whatever the rules would refuse is told with its code and its squares.
"""

from __future__ import annotations

from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.fields import Fields
from casetta.contract.game import Drawing, State
from casetta.contract.luck_text import read_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import LETTERS, ROOM_CARDS
from ..content.library import NAMES, Scenario, brought, scenario_of
from ..plan.reasons import empty_ghost, why_not_ghost, why_not_room
from ..plan.squares import Square, read_rectangle, rows_of
from ..rules.decisions import PLACE_MOVE, SQUARES
from ..rules.laid import option_of, piece_word
from ..rules.layout import (
    ACTIVE,
    CARD,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CHOOSE_ROOM,
    CLOSE,
    DECIDED,
    DONE,
    FACTS,
    FINISH,
    FIRST,
    IDEA,
    LAYOUT,
    LETTER,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TOKENS,
    NONE,
    PHASE,
    PIECES,
    ROOM,
    ROUND_OF,
    SCENARIO,
    SHOWN,
    SIDE,
    TURN,
    TURN_OF,
)
from ..rules.placing import add_piece, lay_ghost
from ..rules.plan import begin_plan, close_room, find_area, inside_rows, pieces_in_room, settle
from .drawing import PHASES, opened_rooms, room_name
from .notation import read
from .setup_openings import read_edge, read_seen_openings, tell


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = Fields(drawing)
    state = LAYOUT.blank()
    state[SEATS] = fields.number("seats", 1, MOST_SEATS, absent=1)
    read_luck(fields, state)
    scenario = read_scenario(fields, state)
    read_cards(fields, state)
    read_table(fields, state, len(scenario.content["room"]))
    plans = fields.list("plans")
    if len(plans) > state[SEATS]:
        fields.fault("too-many", "plans", most=state[SEATS])
    for seat in range(state[SEATS]):
        begin_plan(state, seat)
        plan = plans[seat] if seat < len(plans) else {}
        read_plan(Fields(plan, f"plans [{seat}]", fields.wrongs), state, seat)
    return state, fields.wrongs


def read_scenario(fields: Fields, state: State) -> Scenario:
    """Write the scenario, built-in or own, and answer it: whoever holds it keeps it known."""
    own = read_own(fields) if fields.has("scenario") else None
    if own is not None:
        state[SCENARIO] = own.number
    else:
        options = Fields(fields.values.get("options") or {}, "options", fields.wrongs)
        state[SCENARIO] = NAMES.index(options.choice("scenario", NAMES, absent=NAMES[0]))
    scenario = own or scenario_of(state[SCENARIO])
    state[FACTS:] = scenario.facts
    return scenario


def read_own(fields: Fields) -> Scenario | None:
    """The own scenario of a drawing; its digest, if told, must be the right one."""
    told = fields.values["scenario"]
    scenario, wrongs = brought(told if isinstance(told, dict) else {})
    fields.wrongs.extend(wrongs)
    if scenario and fields.has("digest") and fields.values["digest"] != scenario.digest:
        fields.fault("scenario-altered", "digest")
    return scenario


def read_cards(fields: Fields, state: State) -> None:
    """Write which cards lie where, and what was done with them."""
    cards = fields.list("cards")
    state[CARD] = NONE
    for card in range(MOST_CARDS):
        state[FIRST + card] = NONE
    if cards and len(cards) != state[CARDS]:
        fields.fault("wrong-cards", "cards", cards=state[CARDS])
        return
    for card in range(state[CARDS]):
        told = Fields(cards[card] if cards else {}, f"cards [{card}]", fields.wrongs)
        read_card(told, state, card)
    state[TURN] = max(state[TURN_OF : TURN_OF + MOST_CARDS])


def read_card(told: Fields, state: State, card: int) -> None:
    """Write one card; room and number are the scenario's."""
    room = room_name(state, state[CARD_ROOM + card])
    number = state[CARD_NUMBER + card]
    if told.choice("room", ROOM_CARDS, absent=room) != room:
        told.fault("wrong-card", told.where, room=room, number=number)
    if told.number("number", 1, 99, absent=number) != number:
        told.fault("wrong-card", told.where, room=room, number=number)
    known = told.has("card")
    state[LETTER + card] = LETTERS.index(told.choice("card", LETTERS)) if known else UNKNOWN
    state[TURN_OF + card] = told.number("turn", 0, state[CARDS], absent=0)
    state[FIRST + card] = told.number("first", 0, state[CARD_TOKENS + card], absent=NONE)


def read_table(fields: Fields, state: State, rooms: int) -> None:
    """Write whose turn it is, the rooms that were opened, who is ready."""
    state[PHASE] = PHASES.index(fields.choice("phase", PHASES, absent="room"))
    state[ACTIVE] = fields.number("active", 0, state[SEATS] - 1, absent=0)
    names_here = [room_name(state, room) for room in range(rooms)]
    for opened, room in enumerate(fields.list("rooms"), 1):
        if room not in names_here or state[ROUND_OF + names_here.index(room)]:
            fields.fault("not-a-choice", "rooms", known=", ".join(names_here))
        else:
            state[ROUND_OF + names_here.index(room)] = opened
    for index, seat in enumerate(fields.list("done")):
        state[DONE] |= 1 << fields.checked_number(seat, f"done [{index}]", 0, state[SEATS] - 1)
    state[ROOM] = current_room(state)
    if PHASES[state[PHASE]] in ("tokens", "draw"):
        state[CARD] = last_card(state)
        if state[CARD] == NONE:
            fields.fault("no-card-turned", "cards")
            state[CARD] = 0


def current_room(state: State) -> int:
    """The room opened last, NONE between rounds."""
    opened = opened_rooms(state)
    is_between = state[PHASE] == CHOOSE_ROOM or state[PHASE] >= FINISH
    return NONE if is_between or not opened else opened[-1]


def last_card(state: State) -> int:
    """The card turned over last, NONE before the first."""
    turns = state[TURN_OF : TURN_OF + MOST_CARDS]
    return turns.index(max(turns)) if max(turns) else NONE


# Plans


def read_plan(plan: Fields, state: State, seat: int) -> None:
    """Draw the plan of a seat again, room by room."""
    current = state[ROOM]
    told = plan.list("pieces", MOST_TOKENS)
    pieces = [read_piece(plan, state, index, text) for index, text in enumerate(told)]
    rooms = Fields(plan.values.get("rooms") or {}, plan.place("rooms"), plan.wrongs)
    for room in opened_rooms(state):
        state[ROOM] = room
        settle(state, seat)
        for index, word in enumerate(pieces):
            if word is not None and state[CARD_ROOM + (word >> 13)] == room:
                lay(plan, state, seat, word, f"{plan.where} pieces [{index}]".strip())
        if rooms.has(room_name(state, room)):
            read_room(rooms, state, seat, room)
    state[ROOM] = current
    read_seen_openings(plan, state, seat)
    settle(state, seat)
    tokens = state[CARD_TOKENS + state[CARD]] if state[CARD] != NONE else 0
    state[SHOWN + seat] = plan.number("shown", 0, MOST_TOKENS, absent=state[PIECES + seat])
    state[DECIDED + seat] = plan.number("decided", 0, tokens, absent=0)
    state[IDEA + seat] = plan.number("idea", 0, state[CARDS], absent=0)


def read_piece(plan: Fields, state: State, index: int, text: Any) -> int | None:
    """The word of a piece; None, and a fault, when no card of the scenario shows it."""
    where = f"{plan.where} pieces [{index}]".strip()
    try:
        moves = read(str(text).replace(" ! ", " "))
    except Wrong:
        moves = ()
    if len(moves) != 1 or moves[0] < PLACE_MOVE:
        plan.fault("unreadable-piece", where)
        return None
    rest, square = divmod(moves[0] - PLACE_MOVE, SQUARES)
    option, transform = divmod(rest, 12)
    for card in range(state[CARDS]):
        is_number = state[CARD_NUMBER + card] == option // 4 + 1
        if is_number and state[LETTER + card] in (UNKNOWN, option // 2 % 2):
            return int(piece_word(card, option % 4, transform, square))
    plan.fault("no-such-piece", where)
    return None


def lay(plan: Fields, state: State, seat: int, word: int, where: str) -> None:
    """Add a piece to the plan; told what is wrong with it, it is left out."""
    ghost = empty_ghost()
    place, transform = option_of(word), word >> 8 & 7
    lay_ghost(state, ghost, place, transform, word & 255)
    reason = why_not_ghost(state, seat, ghost)
    if reason is None and state[PIECES + seat] < MOST_TOKENS:
        add_piece(state, seat, word, place, transform)
        if pieces_in_room(state, seat, state[ROOM]) == 1:
            find_area(state, seat)
    elif reason is not None:
        tell(plan, reason, where)


def read_room(rooms: Fields, state: State, seat: int, room: int) -> None:
    """Write the squares of a room, and close it if it is closed."""
    name = room_name(state, room)
    told = Fields(rooms.values[name], rooms.place(name), rooms.wrongs)
    squares: list[Square] = []
    for index, text in enumerate(told.list("squares")):
        found = read_rectangle(text) if isinstance(text, str) else None
        if found is None:
            told.fault("unreadable-squares", f"{told.where} squares [{index}]")
        squares += found or []
    door = read_edge(told, "door")
    start = inside_rows(seat, room)
    state[start : start + SIDE] = rows_of(squares)
    if told.flag("closed", absent=state[PHASE] != CLOSE or room != state[ROOM]):
        reason = why_not_room(state, seat, room, squares, door)
        if reason is not None:
            tell(told, reason, told.where)
        close_room(state, seat, room, NONE if door is None else door)
