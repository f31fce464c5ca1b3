"""Positions as drawings: what a record calls its setup, and what people type or draw.

A whole drawing spells everything, so that `setup(drawing(state))` is the state:

    {"seats": 2, "options": {"edition": "en", "first_game": false},
     "common": ["two_squares", "diagonal"], "personal": [3, 7],
     "tokens": [[8, 0], [4, 4]], "end_token": null, "turn": 0,
     "room": [9 strings of 9], "shelves": [[6 strings of 5], ...],
     "luck": {"key": "64 hexadecimal digits", "drawn": 51, "fast": 0}}

What is absent is none: no tiles, no tokens, no luck. Personal cards are numbered
from 1; null is one that is not known. The bag holds what lies nowhere else.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from casetta.contract.errors import Wrongs, note
from casetta.contract.game import Drawing, State
from casetta.contract.reader import Grid, Reader, cell_place, json_reader, read_luck, write_luck
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content.cards import (
    COLUMNS,
    GOAL_KEYS,
    KINDS,
    LETTERS,
    PERSONAL_CARDS,
    ROOM_SIDE,
    ROWS,
    STACKS,
    TILES_OF_A_KIND,
)
from ..rules.layout import (
    BAG,
    COMMON,
    COMMON_CARDS,
    EDITION,
    END_TOKEN,
    FIRST_GAME,
    LAYOUT,
    NO_CARD,
    PERSONAL,
    ROOM,
    TOKENS,
    TURN,
)
from ..rules.room import CELL_NUMBERS, CELLS, USED, cell_at
from ..rules.room import RIGHT as ROOM_RIGHT
from ..rules.shelf import RIGHT as SHELF_RIGHT
from ..rules.shelf import shelf_cell, shelf_of
from .box import tiles_outside, tokens_of, tokens_on, too_many_tiles


def _room_row(row: int) -> tuple[str, slice, str]:
    """Where a row of the living room lies among the signs of all cells, and what is beside it."""
    columns = [column for column in range(ROOM_SIDE) if (row, column) in CELLS]
    first, last = columns[0], columns[-1]
    place = slice(cell_at(row, first), cell_at(row, last) + 1, ROOM_RIGHT)
    return "." * first, place, "." * (ROOM_SIDE - 1 - last)


ROOM_ROWS = [_room_row(row) for row in range(ROOM_SIDE)]
SHELF_ROWS = [
    slice(shelf_cell(row, 0), shelf_cell(row, COLUMNS - 1) + 1, SHELF_RIGHT) for row in range(ROWS)
]
SHELF_NUMBERS = shelf_cell(0, COLUMNS - 1) + 1
EDITIONS = ("en", "it")
SIGNS = LETTERS + "."
SIGN_OF = str.maketrans("".join(map(str, range(KINDS + 1))), "." + LETTERS)
REMEMBERED = 1 << 13
"""Rooms and shelves that are not drawn anew: a server draws a position for every viewer."""


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = json_reader(drawing)
    state = LAYOUT.blank()
    state[SEATS] = fields.number("seats", 2, 4, absent=2)
    options = fields.object("options")
    state[EDITION] = EDITIONS.index(options.choice("edition", EDITIONS, absent="en"))
    state[FIRST_GAME] = int(options.flag("first_game"))
    read_luck(fields, state)
    state[TURN] = fields.number("turn", 0, state[SEATS] - 1, absent=0)
    state[END_TOKEN] = fields.number("end_token", 0, state[SEATS] - 1, absent=NOBODY)
    _read_common(fields, state)
    _read_personal(fields, state)
    _read_tokens(fields, state)
    if fields.has("room"):
        lines = fields.grid("room", ROOM_SIDE, ROOM_SIDE, SIGNS)
        put_in_room(state, checked_room(fields, lines, "room", state[SEATS]))
    _read_shelves(fields, state)
    _fill_bag(fields, state)
    return state, fields.wrongs


def drawing(state: State) -> dict[str, Any]:
    """A position as a drawing."""
    seats = state[SEATS]
    common = [goal for goal in state[COMMON : COMMON + COMMON_CARDS] if goal != NO_CARD]
    return {
        "seats": seats,
        "options": {"edition": EDITIONS[state[EDITION]], "first_game": bool(state[FIRST_GAME])},
        "common": [GOAL_KEYS[goal] for goal in common],
        **own_drawing(state),
        "tokens": [tokens_of(state, seat) for seat in range(seats)],
        "end_token": None if state[END_TOKEN] == NOBODY else state[END_TOKEN],
        "turn": state[TURN],
        "room": draw_room(state),
        "shelves": [draw_shelf(state, seat) for seat in range(seats)],
        "luck": write_luck(state),
    }


def own_drawing(state: State) -> dict[str, Any]:
    """What not every viewer sees: the personal goals."""
    cards = state[PERSONAL : PERSONAL + state[SEATS]]
    return {"personal": [None if card == UNKNOWN else card + 1 for card in cards]}


def draw_room(state: State) -> list[str]:
    """The living room as nine strings of nine."""
    return list(_room_lines(*state[ROOM : ROOM + 3]))


@lru_cache(REMEMBERED)
def _room_lines(ones: int, twos: int, fours: int) -> tuple[str, ...]:
    """The tiles lie in three words, which are the bits of their kinds counted from 1."""
    signs = _signs(ones, twos, fours, CELL_NUMBERS)
    return tuple([left + signs[cells] + right for left, cells, right in ROOM_ROWS])


def _signs(ones: int, twos: int, fours: int, cells: int) -> str:
    """What lies on each cell, as one sign, from the bits of its kind counted from 1.

    A mask read as an octal number has a digit for each cell.
    """
    kinds = int(f"{ones:b}", 8) + 2 * int(f"{twos:b}", 8) + 4 * int(f"{fours:b}", 8)
    return f"{kinds:o}".rjust(cells, "0")[::-1].translate(SIGN_OF)


def draw_shelf(state: State, seat: int) -> list[str]:
    """A shelf as six strings of five, the top row first."""
    shelf = shelf_of(seat)
    return list(_shelf_lines(*state[shelf : shelf + KINDS]))


@lru_cache(REMEMBERED)
def _shelf_lines(one: int, two: int, three: int, four: int, five: int, six: int) -> tuple[str, ...]:
    """The tiles of each kind lie in a word of their own."""
    signs = _signs(one | three | five, two | three | six, four | five | six, SHELF_NUMBERS)
    return tuple([signs[cells] for cells in SHELF_ROWS])


def checked_room(fields: Reader, lines: Grid, where: str, seats: int) -> Grid:
    """A drawn living room without the tiles on cells that so many players do not use."""
    used: Grid = []
    for row, line in enumerate(lines):
        signs = list(line)
        for column, sign in enumerate(line):
            if sign != "." and not _is_used(row, column, seats):
                fields.fault_at(cell_place(where, row, column), "unused-cell", seats=seats)
                signs[column] = "."
        used.append("".join(signs))
    return used


def _is_used(row: int, column: int, seats: int) -> bool:
    return (row, column) in CELLS and bool(USED[seats] >> cell_at(row, column) & 1)


def put_in_room(state: State, lines: Grid) -> None:
    """Lay the tiles of a drawn living room."""
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign != ".":
                for bit in range(3):
                    kind = LETTERS.index(sign) + 1 >> bit & 1
                    state[ROOM + bit] |= kind << cell_at(row, column)


def checked_shelf(fields: Reader, lines: Grid, where: str) -> Grid:
    """A drawn shelf; no tile of it may float."""
    for row, (line, below) in enumerate(pairwise(lines)):
        for column in range(COLUMNS):
            if line[column] != "." and below[column] == ".":
                fields.fault_at(cell_place(where, row, column), "floating-tile")
    return lines


def put_on_shelf(state: State, seat: int, lines: Grid) -> None:
    """Lay the tiles of a drawn shelf."""
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign != ".":
                state[shelf_of(seat) + LETTERS.index(sign)] |= 1 << shelf_cell(row, column)


def _read_common(fields: Reader, state: State) -> None:
    goals = fields.list("common")
    expected = 1 if state[FIRST_GAME] else COMMON_CARDS
    if len(goals) > expected or any(goal not in GOAL_KEYS for goal in goals):
        fields.fault_at(
            "common", "wrong-common-goals", expected=expected, known=", ".join(GOAL_KEYS)
        )
        goals = []
    if len(set(goals)) != len(goals):
        fields.fault_at("common", "card-twice")
    for card in range(COMMON_CARDS):
        state[COMMON + card] = GOAL_KEYS.index(goals[card]) if card < len(goals) else NO_CARD


def _read_personal(fields: Reader, state: State) -> None:
    cards = fields.list("personal")
    if len(cards) > state[SEATS]:
        fields.fault_at("personal", "too-many", most=state[SEATS])
    for seat in range(state[SEATS]):
        state[PERSONAL + seat] = UNKNOWN
        if seat < len(cards) and cards[seat] is not None:
            number = fields.checked_number(cards[seat], f"personal [{seat}]", 1, PERSONAL_CARDS)
            state[PERSONAL + seat] = number - 1
    known = [card for card in state[PERSONAL : PERSONAL + state[SEATS]] if card != UNKNOWN]
    if len(set(known)) != len(known):
        fields.fault_at("personal", "card-twice")


def _read_tokens(fields: Reader, state: State) -> None:
    rows = fields.list("tokens")
    if len(rows) > state[SEATS]:
        fields.fault_at("tokens", "too-many", most=state[SEATS])
    for seat, tokens in enumerate(rows[: state[SEATS]]):
        if not isinstance(tokens, list) or len(tokens) != COMMON_CARDS:
            fields.fault_at(f"tokens [{seat}]", "not-a-list")
            continue
        for card, token in enumerate(tokens):
            state[TOKENS + COMMON_CARDS * seat + card] = fields.checked_number(
                token, f"tokens [{seat}, {card}]", 0, 8
            )
    for card in range(COMMON_CARDS):
        _check_stack(fields, state, card)


def _check_stack(fields: Reader, state: State, card: int) -> None:
    """Tokens leave a stack from the top, each once."""
    taken = sorted((token for token in tokens_on(state, card) if token), reverse=True)
    top = list(STACKS[state[SEATS]][: len(taken)])
    if taken != top or (taken and state[COMMON + card] == NO_CARD):
        fields.fault_at("tokens", "no-such-token")


def _read_shelves(fields: Reader, state: State) -> None:
    shelves = fields.list("shelves")
    if len(shelves) > state[SEATS]:
        fields.fault_at("shelves", "too-many", most=state[SEATS])
    for seat, value in enumerate(shelves[: state[SEATS]]):
        where = f"shelves [{seat}]"
        lines = fields.checked_grid(value, where, ROWS, COLUMNS, SIGNS)
        put_on_shelf(state, seat, checked_shelf(fields, lines, where))


def _fill_bag(fields: Reader, state: State) -> None:
    """The bag holds what lies nowhere else."""
    tiles = {letter: tiles_outside(state, kind) for kind, letter in enumerate(LETTERS)}
    for kind, letter in enumerate(LETTERS):
        state[BAG + kind] = max(0, TILES_OF_A_KIND - tiles[letter])
    for wrong in too_many_tiles(tiles):
        note(fields.wrongs, wrong)
