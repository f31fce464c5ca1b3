"""Positions as drawings and back: what a record calls its setup, what people type or draw.

A whole drawing spells everything, so that `setup(drawing(state))` is the state:

    {"seats": 2, "options": {"scenario": "first-keys"}, "phase": "draw", "active": 0,
     "rooms": ["living"], "done": [1],
     "cards": [{"room": "living", "number": 1, "card": "a", "turn": 1, "first": 1}, ...],
     "plans": [{"pieces": ["01a1 r0 e5"], "shown": 0, "decided": 1, "idea": 0,
                "rooms": {"living": {"squares": ["e5:h6"], "door": "h6 e", "closed": true}},
                "front_door": "l12 s", "windows": ["e5 w"]}, ...],
     "luck": {"key": "64 hexadecimal digits", "drawn": 8, "fast": 0}, "rules": 2}

`rooms` are the opened ones in their order, the last one being the current room. A card is
null while it is hidden. `rules` is the version of the rules that the table follows, absent for
the first. An own scenario stands whole under `scenario`, own furniture in it, with its digest
under `digest`; it is no option then. What is absent is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import Drawing, State
from casetta.contract.reader import Reader, json_reader, read_luck, write_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import LETTERS, ROOM_CARDS, check_known
from ..content.library import BUILT_IN, NAMES, Scenario, own_scenario
from ..rules import layout
from ..rules.closing import add_piece, begin_plan, close_room, inside_rows, settle
from ..rules.decisions import DOOR_MOVE, PLACE_MOVE
from ..rules.grid import has_edge, has_square
from ..rules.layout import LAYOUT, NONE, SIDE
from ..rules.openings import set_front_door, set_window, show_openings
from ..rules.pieces import lay_ghost, option_of, piece_word
from ..rules.versions import FIRST, TODAY, keep_version
from ..text.notation import PieceMove, read
from .drawn import word_name
from .plan import Plan
from .position import Card, Position, or_none
from .reasons import Reason, empty_ghost, why_no_window, why_not_front, why_not_ghost, why_not_room
from .squares import edge_name, edge_or_none, named_rectangle, pairs, rectangle_names, to_rows

PHASES = ("room", "card", "tokens", "draw", "close", "finish", "over")


def drawing(state: State, own: Scenario | None = None) -> dict[str, Any]:
    """A position as a drawing; an own scenario stands in it whole."""
    table = Plan(state, 0, own=own)
    names, seats, home = table.room_names, range(table.seats), table.home
    whole = {"scenario": home.content, "digest": home.digest} if table.is_own else {}
    return {
        "seats": table.seats,
        "options": {} if table.is_own else {"scenario": home.id},
        "phase": PHASES[table.phase],
        "active": table.active,
        "rooms": [names[room] for room in table.opened_rooms],
        "cards": [draw_card(card, names[card.room]) for card in table.cards],
        "done": [seat for seat in seats if table.is_ready(seat)],
        "plans": [draw_plan(Plan(state, seat), table.cards) for seat in seats],
        "luck": write_luck(state),
        **({} if table.version == FIRST else {"rules": table.version}),
        **whole,
    }


def draw_card(card: Card, room: str) -> dict[str, Any]:
    """A furniture card: where it lies, when it was turned over, how its tokens were assigned."""
    letter = None if card.letter is None else LETTERS[card.letter]
    return {
        "room": room, "number": card.number, "card": letter, "turn": card.turn, "first": card.first
    }  # fmt: skip


def draw_plan(plan: Plan, cards: Sequence[Card]) -> dict[str, Any]:
    """What a seat has drawn with the cards of the table."""
    return {
        "pieces": [word_name(cards[word >> 13].number, word) for word in plan.words],
        "shown": plan.shown,
        "decided": plan.decided,
        "idea": plan.idea,
        "rooms": {
            plan.room_names[room]: {
                "squares": list(rectangle_names(squares)),
                "door": edge_or_none(or_none(plan.room_doors[room])),
                "closed": bool(squares & plan.closed),
            }
            for room, squares in enumerate(plan.insides)
            if squares
        },
        "front_door": edge_or_none(plan.front_door),
        "windows": [edge_name(edge) for edge in plan.windows],
        **draw_unseen(plan),
    }


def draw_unseen(plan: Plan) -> dict[str, Any]:
    """What others have seen of front door and windows, where that is something else."""
    told: dict[str, Any] = {}
    if plan.shown_front_door != plan.front_door:
        told["shown_front_door"] = edge_or_none(plan.shown_front_door)
    if plan.shown_windows != plan.windows:
        told["shown_windows"] = [edge_name(edge) for edge in plan.shown_windows]
    if plan.last_window is not None:
        told["last_window"] = edge_name(plan.last_window)
    return told


# Positions from drawings


KNOWN = {
    "": (
        "seats", "options", "scenario", "digest", "phase", "active", "rooms", "cards", "done",
        "plans", "luck", "rules",
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


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = only_known(json_reader(drawing), "")
    state = LAYOUT.blank()
    state[SEATS] = fields.number("seats", 1, layout.MOST_SEATS, absent=1)
    read_luck(fields, state)
    read_scenario(fields, state)
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
    return state, fields.wrongs


def only_known(told: Reader, part: str) -> Reader:
    """Refuse whatever a part of a drawing cannot tell: it would be laid as something else."""
    check_known(told, KNOWN[part])
    return told


def read_scenario(fields: Reader, state: State) -> None:
    """Write the scenario, built-in or own."""
    own = read_own(fields) if fields.has("scenario") else None
    if own is not None:
        state[layout.SCENARIO] = own.number
    else:
        options = Reader(fields.values.get("options") or {}, fields.source, ("options",))
        only_known(options, "options")
        state[layout.SCENARIO] = NAMES.index(options.choice("scenario", NAMES, absent=NAMES[0]))
    state[layout.FACTS :] = (own or BUILT_IN[state[layout.SCENARIO]]).facts
    keep_version(state, fields.number("rules", FIRST, TODAY, absent=FIRST))


def version_of(setup: Drawing) -> int:
    """The version of the rules that a setup follows; one that does not say follows the first."""
    return int(setup.get("rules", FIRST))


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
    state[layout.CARD] = NONE
    state[layout.FIRST : layout.FIRST + layout.MOST_CARDS] = [NONE] * layout.MOST_CARDS
    if cards and len(cards) != state[layout.CARDS]:
        fields.fault_at("cards", "wrong-cards", cards=state[layout.CARDS])
        return
    table = Position(state)
    for card in table.cards:
        entry = cards[card.index] if cards else {}
        told = Reader(entry, fields.source, (f"cards [{card.index}]",))
        read_card(only_known(told, "card"), state, card, table.room_names)
    state[layout.TURN] = max(state[layout.TURN_OF : layout.TURN_OF + layout.MOST_CARDS])


def read_card(told: Reader, state: State, card: Card, names: Sequence[str]) -> None:
    """Write one card; room and number are the scenario's."""
    room, number, at = names[card.room], card.number, card.index
    if told.choice("room", ROOM_CARDS, absent=room) != room:
        told.fault_at(told.place(), "wrong-card", room=room, number=number)
    if told.number("number", 1, 99, absent=number) != number:
        told.fault_at(told.place(), "wrong-card", room=room, number=number)
    known = told.has("card")
    state[layout.LETTER + at] = LETTERS.index(told.choice("card", LETTERS)) if known else UNKNOWN
    state[layout.TURN_OF + at] = told.number("turn", 0, state[layout.CARDS], absent=0)
    state[layout.FIRST + at] = told.number("first", 0, card.tokens, absent=NONE)


def read_table(fields: Reader, state: State) -> None:
    """Write whose turn it is, the rooms that were opened, who is ready."""
    phase = PHASES.index(fields.choice("phase", PHASES, absent="room"))
    state[layout.PHASE] = phase
    state[layout.ACTIVE] = fields.number("active", 0, state[SEATS] - 1, absent=0)
    names = list(Position(state).room_names)
    for opened, room in enumerate(fields.list("rooms"), 1):
        if room not in names or state[layout.ROUND_OF + names.index(room)]:
            fields.fault_at("rooms", "not-a-choice", known=", ".join(names))
        else:
            state[layout.ROUND_OF + names.index(room)] = opened
    for index, told in enumerate(fields.list("done")):
        seat = fields.checked_number(told, f"done [{index}]", 0, state[SEATS] - 1)
        state[layout.DONE] |= 1 << seat
    is_between = phase == layout.CHOOSE_ROOM or phase >= layout.FINISH
    state[layout.ROOM] = NONE if is_between else [NONE, *Position(state).opened_rooms][-1]
    if phase in (layout.ASSIGN, layout.DRAW):
        turns = state[layout.TURN_OF : layout.TURN_OF + layout.MOST_CARDS]
        state[layout.CARD] = turns.index(state[layout.TURN])
        if not state[layout.TURN]:
            fields.fault_at("cards", "no-card-turned")


# Plans


def read_plan(plan: Reader, state: State, seat: int) -> None:
    """Draw the plan of a seat again, room by room."""
    current = state[layout.ROOM]
    texts = plan.list("pieces", layout.MOST_TOKENS)
    pieces = [read_piece(plan, state, index, text) for index, text in enumerate(texts)]
    rooms = Reader(plan.values.get("rooms") or {}, plan.source, (plan.place("rooms"),))
    for room in Position(state).opened_rooms:
        state[layout.ROOM] = room
        settle(state, seat)
        for index, word in enumerate(pieces):
            if word is not None and state[layout.CARD_ROOM + (word >> 13)] == room:
                lay(plan, state, seat, word, f"{plan.place()} pieces [{index}]".strip())
        name = Position(state).room_names[room]
        if rooms.has(name):
            told = Reader(rooms.values[name], rooms.source, (rooms.place(name),))
            read_room(only_known(told, "room"), state, seat, room)
    state[layout.ROOM] = current
    read_seen_openings(plan, state, seat)
    settle(state, seat)
    card, drawn = Position(state).card, state[layout.PIECES + seat]
    tokens = 0 if card is None else card.tokens
    state[layout.SHOWN + seat] = plan.number("shown", 0, layout.MOST_TOKENS, absent=drawn)
    state[layout.DECIDED + seat] = plan.number("decided", 0, tokens, absent=0)
    state[layout.IDEA + seat] = plan.number("idea", 0, state[layout.CARDS], absent=0)


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
    option, transform, square = PieceMove.of(moves[0] - PLACE_MOVE)
    cards = [card for card in Position(state).cards if card.number == option // 4 + 1]
    for letter in (option // 2 % 2, None):  # a card that lies open rather than one that is hidden
        for card in cards:
            if card.letter == letter:
                return int(piece_word(card.index, option % 4, transform, square))
    plan.fault_at(where, "no-such-piece")
    return None


def lay(plan: Reader, state: State, seat: int, word: int, where: str) -> None:
    """Add a piece to the plan; told what is wrong with it, it is left out."""
    ghost = empty_ghost()
    lay_ghost(state, ghost, option_of(word), word >> 8 & 7, word & 255)
    reason = why_not_ghost(state, seat, ghost)
    if reason is None and state[layout.PIECES + seat] < layout.MOST_TOKENS:
        add_piece(state, seat, word)
    elif reason is not None:
        tell(plan, reason, where)


def read_room(told: Reader, state: State, seat: int, room: int) -> None:
    """Write the squares of a room, and close it if it is closed."""
    squares = 0
    for index, text in enumerate(told.list("squares")):
        found = named_rectangle(text) if isinstance(text, str) else None
        if found is None:
            told.fault_at(f"{told.place()} squares [{index}]", "unreadable-squares")
        squares |= found or 0
    door = read_edge(told, "door")
    start = inside_rows(seat, room)
    state[start : start + SIDE] = to_rows(squares)
    is_at_hand = state[layout.PHASE] == layout.CLOSE and room == state[layout.ROOM]
    if told.flag("closed", absent=not is_at_hand):
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
        set_front_door(state, seat, NONE)
        start = layout.WINDOWS + layout.EDGES * seat
        state[start : start + layout.EDGES] = [0] * layout.EDGES
        read_openings(plan, state, seat, "front_door", "windows")
    last = read_edge(plan, "last_window")
    state[layout.LAST_WINDOW + seat] = NONE if last is None else last


def may_stay(state: State, seat: int, front: int, *, was_there: bool) -> bool:
    """Whether a front door stays though it could not be drawn now.

    What was drawn in this step may lie behind the front door as it was before; or it was drawn
    where the hub should have come, and did not (ruling H-26).
    """
    is_closed = has_square(state, layout.CLOSED + SIDE * seat, front >> 2)
    waits = state[layout.HUB] != NONE and not is_closed
    return bool(has_edge(state, layout.OUTER, front) and (was_there or waits))


def read_openings(plan: Reader, state: State, seat: int, door: str, windows: str) -> None:
    """Draw front door and windows."""
    front = read_edge(plan, door)
    if front is not None:
        reason = why_not_front(state, seat, front)
        if reason is None or may_stay(state, seat, front, was_there=door != "front_door"):
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
    plan.fault_at(f"{where} {reason.where}".strip(), reason.message)
