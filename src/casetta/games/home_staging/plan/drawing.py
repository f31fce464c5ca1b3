"""Positions as drawings and back: what a record calls its setup, what people type or draw.

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

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import Drawing, State
from casetta.contract.reader import Reader, json_reader, read_luck, write_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import LETTERS, ROOM_CARDS, option_number
from ..content.library import BUILT_IN, NAMES, OWN, Scenario, own_scenario, scenario_of
from ..rules.decisions import DOOR_MOVE, PLACE_MOVE, SQUARES
from ..rules.layout import (
    ACTIVE,
    CARD,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CHOOSE_ROOM,
    CLOSE,
    CLOSED,
    DECIDED,
    DONE,
    FACTS,
    FINISH,
    FIRST,
    HUB,
    IDEA,
    LAST_WINDOW,
    LAYOUT,
    LETTER,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TOKENS,
    NONE,
    OUTER,
    PHASE,
    PIECES,
    ROOM,
    ROOM_CARD,
    ROOMS,
    ROUND_OF,
    SCENARIO,
    SHOWN,
    SIDE,
    TURN,
    TURN_OF,
)
from ..rules.openings import set_front_door, set_window, show_openings, take_window
from ..rules.pieces import card_of, lay_ghost, option_of, piece_at, piece_word, transform_of
from ..rules.plan import add_piece, begin_plan, close_room, inside_rows, settle
from ..rules.rows import has_edge, has_square
from ..text.notation import piece_name, read
from .plan import Plan
from .reasons import Reason, empty_ghost, why_no_window, why_not_front, why_not_ghost, why_not_room
from .squares import (
    Squares,
    edge_name,
    named_rectangle,
    pair_names,
    pairs,
    rectangle_names,
    to_rows,
)

PHASES = ("room", "card", "tokens", "draw", "close", "finish", "over")


def drawing(state: State, own: Scenario | None = None) -> dict[str, Any]:
    """A position as a drawing; an own scenario stands in it whole."""
    scenario = scenario_of(state[SCENARIO], own)
    is_own = state[SCENARIO] >= OWN
    options = {} if is_own else {"scenario": scenario.id}
    drawn = {"seats": state[SEATS], "options": options, **draw_table(state)}
    if not is_own:
        return drawn
    return {**drawn, "scenario": scenario.content, "digest": scenario.digest}


def draw_table(state: State) -> dict[str, Any]:
    """What lies on the table, whichever scenario it is."""
    return {
        "phase": PHASES[state[PHASE]],
        "active": state[ACTIVE],
        "rooms": [room_name(state, room) for room in opened_rooms(state)],
        "cards": [draw_card(state, card) for card in range(state[CARDS])],
        "done": [seat for seat in range(state[SEATS]) if state[DONE] >> seat & 1],
        "plans": [draw_plan(state, seat) for seat in range(state[SEATS])],
        "luck": write_luck(state),
    }


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
    plan = Plan(state, seat)
    front = plan.front_door
    return {
        "pieces": [piece_text(state, seat, piece) for piece in range(state[PIECES + seat])],
        "shown": state[SHOWN + seat],
        "decided": state[DECIDED + seat],
        "idea": state[IDEA + seat],
        "rooms": {
            room_name(state, room): draw_room(plan, room, squares)
            for room, squares in enumerate(plan.insides)
            if squares
        },
        "front_door": None if front is None else edge_name(front),
        "windows": [edge_name(edge) for edge in plan.windows],
        **draw_unseen(plan),
    }


def draw_unseen(plan: Plan) -> dict[str, Any]:
    """What others have seen of front door and windows, where that is something else."""
    front, windows, last = plan.shown_front_door, plan.shown_windows, plan.last_window
    told: dict[str, Any] = {}
    if front != plan.front_door:
        told["shown_front_door"] = None if front is None else edge_name(front)
    if windows != plan.windows:
        told["shown_windows"] = [edge_name(edge) for edge in windows]
    return {**told, "last_window": edge_name(last)} if last is not None else told


def piece_text(state: State, seat: int, piece: int) -> str:
    """A piece as people type it."""
    word = piece_at(state, seat, piece)
    number = state[CARD_NUMBER + card_of(word)]
    option = option_number(number, 0, 0) + (word >> 11 & 3)
    return piece_name(option, transform_of(word), word & 255)


def draw_room(plan: Plan, room: int, squares: Squares) -> dict[str, Any]:
    """A room with squares: they as few rectangles, its door, whether it has its walls."""
    door = plan.room_doors[room]
    return {
        "squares": list(rectangle_names(squares)),
        "door": None if door == NONE else edge_name(door),
        "closed": bool(squares & plan.closed),
    }


# Positions from drawings


KNOWN = {
    "": (
        "seats", "options", "scenario", "digest", "phase", "active", "rooms", "cards", "done",
        "plans", "luck",
    ),
    "options": ("scenario",),
    "card": ("room", "number", "card", "turn", "first"),
    "plan": (
        "pieces", "shown", "decided", "idea", "rooms", "front_door", "windows",
        "shown_front_door", "shown_windows", "last_window",
    ),
    "room": ("squares", "door", "closed"),
}  # fmt: skip
"""What a drawing and its parts may tell."""


def only_known(told: Reader, part: str) -> Reader:
    """Refuse whatever a part of a drawing cannot tell: it would be laid as something else."""
    for key in told.values:
        if key not in KNOWN[part]:
            told.fault("page-unknown-key", key, known=", ".join(KNOWN[part]))
    return told


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = only_known(json_reader(drawing), "")
    state = LAYOUT.blank()
    state[SEATS] = fields.number("seats", 1, MOST_SEATS, absent=1)
    read_luck(fields, state)
    read_scenario(fields, state)
    lay_table(fields, state)
    return state, fields.wrongs


def alone(state: State, seat: int) -> State:
    """The position of one seat, as if the others were not there."""
    drawn = draw_table(state)
    plans = [drawn["plans"][seat]]
    fields = json_reader({**drawn, "active": 0, "plans": plans, "done": []})
    lone = LAYOUT.blank()
    lone[SEATS], lone[SCENARIO], lone[FACTS:] = 1, state[SCENARIO], state[FACTS:]
    read_luck(fields, lone)
    lay_table(fields, lone)
    assert not fields.wrongs, fields.wrongs
    return lone


def lay_table(fields: Reader, state: State) -> None:
    """Write what lies on the table; its seats and its scenario are written already."""
    read_cards(fields, state)
    read_table(fields, state)
    plans = fields.list("plans")
    if len(plans) > state[SEATS]:
        fields.fault_at("plans", "too-many", most=state[SEATS])
    for seat in range(state[SEATS]):
        begin_plan(state, seat)
        plan = plans[seat] if seat < len(plans) else {}
        told = Reader(plan, fields.source, (f"plans [{seat}]",))
        read_plan(only_known(told, "plan"), state, seat)


def read_scenario(fields: Reader, state: State) -> None:
    """Write the scenario, built-in or own."""
    own = read_own(fields) if fields.has("scenario") else None
    if own is not None:
        state[SCENARIO] = own.number
    else:
        options = Reader(fields.values.get("options") or {}, fields.source, ("options",))
        only_known(options, "options")
        state[SCENARIO] = NAMES.index(options.choice("scenario", NAMES, absent=NAMES[0]))
    state[FACTS:] = (own or BUILT_IN[state[SCENARIO]]).facts


def read_own(fields: Reader) -> Scenario | None:
    """The own scenario of a drawing; its digest, if told, must be the right one."""
    told = fields.values["scenario"]
    try:
        scenario = own_scenario(told if isinstance(told, dict) else {})
    except Wrong as wrong:
        fields.wrongs.extend([wrong, *wrong.others])
        return None
    if fields.has("digest") and fields.values["digest"] != scenario.digest:
        fields.fault_at("digest", "scenario-altered")
    return scenario


def read_cards(fields: Reader, state: State) -> None:
    """Write which cards lie where, and what was done with them."""
    cards = fields.list("cards")
    state[CARD] = NONE
    for card in range(MOST_CARDS):
        state[FIRST + card] = NONE
    if cards and len(cards) != state[CARDS]:
        fields.fault_at("cards", "wrong-cards", cards=state[CARDS])
        return
    for card in range(state[CARDS]):
        told = Reader(cards[card] if cards else {}, fields.source, (f"cards [{card}]",))
        read_card(only_known(told, "card"), state, card)
    state[TURN] = max(state[TURN_OF : TURN_OF + MOST_CARDS])


def read_card(told: Reader, state: State, card: int) -> None:
    """Write one card; room and number are the scenario's."""
    room = room_name(state, state[CARD_ROOM + card])
    number = state[CARD_NUMBER + card]
    if told.choice("room", ROOM_CARDS, absent=room) != room:
        told.fault_at(told.place(), "wrong-card", room=room, number=number)
    if told.number("number", 1, 99, absent=number) != number:
        told.fault_at(told.place(), "wrong-card", room=room, number=number)
    known = told.has("card")
    state[LETTER + card] = LETTERS.index(told.choice("card", LETTERS)) if known else UNKNOWN
    state[TURN_OF + card] = told.number("turn", 0, state[CARDS], absent=0)
    state[FIRST + card] = told.number("first", 0, state[CARD_TOKENS + card], absent=NONE)


def read_table(fields: Reader, state: State) -> None:
    """Write whose turn it is, the rooms that were opened, who is ready."""
    state[PHASE] = PHASES.index(fields.choice("phase", PHASES, absent="room"))
    state[ACTIVE] = fields.number("active", 0, state[SEATS] - 1, absent=0)
    names_here = [room_name(state, room) for room in range(state[ROOMS])]
    for opened, room in enumerate(fields.list("rooms"), 1):
        if room not in names_here or state[ROUND_OF + names_here.index(room)]:
            fields.fault_at("rooms", "not-a-choice", known=", ".join(names_here))
        else:
            state[ROUND_OF + names_here.index(room)] = opened
    for index, seat in enumerate(fields.list("done")):
        state[DONE] |= 1 << fields.checked_number(seat, f"done [{index}]", 0, state[SEATS] - 1)
    state[ROOM] = current_room(state)
    if PHASES[state[PHASE]] in ("tokens", "draw"):
        state[CARD] = last_card(state)
        if state[CARD] == NONE:
            fields.fault_at("cards", "no-card-turned")
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


def read_plan(plan: Reader, state: State, seat: int) -> None:
    """Draw the plan of a seat again, room by room."""
    current = state[ROOM]
    told = plan.list("pieces", MOST_TOKENS)
    pieces = [read_piece(plan, state, index, text) for index, text in enumerate(told)]
    rooms = Reader(plan.values.get("rooms") or {}, plan.source, (plan.place("rooms"),))
    for room in opened_rooms(state):
        state[ROOM] = room
        settle(state, seat)
        for index, word in enumerate(pieces):
            if word is not None and state[CARD_ROOM + (word >> 13)] == room:
                lay(plan, state, seat, word, f"{plan.place()} pieces [{index}]".strip())
        if rooms.has(room_name(state, room)):
            read_room(rooms, state, seat, room)
    state[ROOM] = current
    read_seen_openings(plan, state, seat)
    settle(state, seat)
    tokens = state[CARD_TOKENS + state[CARD]] if state[CARD] != NONE else 0
    state[SHOWN + seat] = plan.number("shown", 0, MOST_TOKENS, absent=state[PIECES + seat])
    state[DECIDED + seat] = plan.number("decided", 0, tokens, absent=0)
    state[IDEA + seat] = plan.number("idea", 0, state[CARDS], absent=0)


def read_piece(plan: Reader, state: State, index: int, text: Any) -> int | None:
    """The word of a piece; None, and a fault, when no card of the scenario shows it."""
    where = f"{plan.place()} pieces [{index}]".strip()
    try:
        moves = read(str(text).replace(" ! ", " "))
    except Wrong:
        moves = ()
    if len(moves) != 1 or moves[0] < PLACE_MOVE:
        plan.fault_at(where, "unreadable-piece")
        return None
    rest, square = divmod(moves[0] - PLACE_MOVE, SQUARES)
    option, transform = divmod(rest, 12)
    for card in range(state[CARDS]):
        is_number = state[CARD_NUMBER + card] == option // 4 + 1
        if is_number and state[LETTER + card] in (UNKNOWN, option // 2 % 2):
            return int(piece_word(card, option % 4, transform, square))
    plan.fault_at(where, "no-such-piece")
    return None


def lay(plan: Reader, state: State, seat: int, word: int, where: str) -> None:
    """Add a piece to the plan; told what is wrong with it, it is left out."""
    ghost = empty_ghost()
    place, transform = option_of(word), word >> 8 & 7
    lay_ghost(state, ghost, place, transform, word & 255)
    reason = why_not_ghost(state, seat, ghost)
    if reason is None and state[PIECES + seat] < MOST_TOKENS:
        add_piece(state, seat, word)
    elif reason is not None:
        tell(plan, reason, where)


def read_room(rooms: Reader, state: State, seat: int, room: int) -> None:
    """Write the squares of a room, and close it if it is closed."""
    name = room_name(state, room)
    told = only_known(Reader(rooms.values[name], rooms.source, (rooms.place(name),)), "room")
    squares = 0
    for index, text in enumerate(told.list("squares")):
        found = named_rectangle(text) if isinstance(text, str) else None
        if found is None:
            told.fault_at(f"{told.place()} squares [{index}]", "unreadable-squares")
        squares |= found or 0
    door = read_edge(told, "door")
    start = inside_rows(seat, room)
    state[start : start + SIDE] = to_rows(squares)
    if told.flag("closed", absent=state[PHASE] != CLOSE or room != state[ROOM]):
        reason = why_not_room(state, seat, room, pairs(squares), door)
        if reason is not None:
            tell(told, reason, told.place())
        close_room(state, seat, room, NONE if door is None else door)


# Front door and windows


def read_edge(told: Reader, key: str) -> int | None:
    """An edge such as `c4 w`; None when absent or unreadable."""
    return edge_of(told, told.values[key], told.place(key)) if told.has(key) else None


def edge_of(told: Reader, text: Any, where: str) -> int | None:
    """The edge that a text names."""
    try:
        (move,) = read(f"door {text}")
        return move - DOOR_MOVE
    except (Wrong, ValueError):
        told.fault_at(where, "unreadable-edge")
        return None


def read_seen_openings(plan: Reader, state: State, seat: int) -> None:
    """Draw front door and windows, those that others have seen apart where they are told."""
    shown = {"front_door": "shown_front_door", "windows": "shown_windows"}
    told = {key: other if other in plan.values else key for key, other in shown.items()}
    read_openings(plan, state, seat, told["front_door"], told["windows"])
    show_openings(state, seat)
    if told != {key: key for key in shown}:
        begin_openings(state, seat)
        read_openings(plan, state, seat, "front_door", "windows")
    last = read_edge(plan, "last_window")
    state[LAST_WINDOW + seat] = NONE if last is None else last


def may_stay(state: State, seat: int, front: int) -> bool:
    """Whether a front door was drawn where the hub should have come, and did not (ruling H-26)."""
    is_outer = has_edge(state, OUTER, front)
    return bool(
        is_outer and state[HUB] != NONE and not has_square(state, CLOSED + SIDE * seat, front >> 2)
    )


def begin_openings(state: State, seat: int) -> None:
    """Take away front door and windows."""
    set_front_door(state, seat, NONE)
    for edge in Plan(state, seat).windows:
        take_window(state, seat, edge)


def read_openings(plan: Reader, state: State, seat: int, door: str, windows: str) -> None:
    """Draw front door and windows."""
    front = read_edge(plan, door)
    if front is not None:
        reason = why_not_front(state, seat, front)
        if reason is None or may_stay(state, seat, front):
            set_front_door(state, seat, front)
        else:
            tell(plan, reason, plan.place(door))
    for index, text in enumerate(plan.list(windows)):
        where = f"{plan.place()} {windows} [{index}]".strip()
        edge = edge_of(plan, text, where)
        window = None if edge is None else why_no_window(state, seat, edge)
        if window is not None:
            tell(plan, window, where)
        elif edge is not None:
            set_window(state, seat, edge)


def tell(plan: Reader, reason: Reason, where: str) -> None:
    """Note a broken rule with its squares."""
    squares = " ".join(pair_names(reason.squares))
    code = "too-many-windows" if reason.code == "too_many" else reason.code.replace("_", "-")
    plan.fault_at(f"{where} {squares}".strip(), code)
