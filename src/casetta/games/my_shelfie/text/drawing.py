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

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from casetta.contract.errors import Wrongs, note
from casetta.contract.game import Drawing, State
from casetta.contract.reader import Grid, Reader, cell_place, json_reader, read_luck, write_luck
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content import cards
from ..content.cards import COLUMNS, GOAL_KEYS, KINDS, LETTERS, ROOM_SIDE, ROWS
from ..rules import layout, room
from .box import goals_on_table, tiles_by_letter, tokens_of, tokens_on, too_many_tiles


def _room_row(row: int) -> tuple[str, slice, str]:
    """Where a row of the living room lies among the signs of all cells, and what is beside it."""
    columns = [column for column in range(ROOM_SIDE) if (row, column) in room.CELLS]
    first, last = columns[0], columns[-1]
    place = slice(room.cell_at(row, first), room.cell_at(row, last) + 1, room.RIGHT)
    return "." * first, place, "." * (ROOM_SIDE - 1 - last)


ROOM_ROWS = [_room_row(row) for row in range(ROOM_SIDE)]
SHELF_ROWS = [
    slice(layout.shelf_cell(row, 0), layout.shelf_cell(row, COLUMNS - 1) + 1, layout.RIGHT)
    for row in range(ROWS)
]
SHELF_NUMBERS = layout.shelf_cell(0, COLUMNS - 1) + 1
SIGNS = LETTERS + "."
SIGN_OF = str.maketrans("".join(map(str, range(KINDS + 1))), "." + LETTERS)
REMEMBERED = 1 << 13
"""Rooms and shelves that are not drawn anew: a server draws a position for every viewer."""


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = json_reader(drawing)
    state = layout.LAYOUT.blank()
    state[SEATS] = fields.number("seats", 2, 4, absent=2)
    options = fields.object("options")
    edition = options.choice("edition", cards.EDITIONS, absent="en")
    state[layout.EDITION] = cards.EDITIONS.index(edition)
    state[layout.FIRST_GAME] = int(options.flag("first_game"))
    read_luck(fields, state)
    state[layout.TURN] = fields.number("turn", 0, state[SEATS] - 1, absent=0)
    state[layout.END_TOKEN] = fields.number("end_token", 0, state[SEATS] - 1, absent=NOBODY)
    _read_common(fields, state)
    _read_personal(fields, state)
    _read_tokens(fields, state)
    if fields.has("room"):
        put_in_room(fields, state, fields.grid("room", ROOM_SIDE, ROOM_SIDE, SIGNS), "room")
    _read_shelves(fields, state)
    _fill_bag(fields, state)
    return state, fields.wrongs


def drawing(state: State) -> dict[str, Any]:
    """A position as a drawing."""
    seats = state[SEATS]
    return {
        "seats": seats,
        "options": {
            "edition": cards.EDITIONS[state[layout.EDITION]],
            "first_game": bool(state[layout.FIRST_GAME]),
        },
        "common": [GOAL_KEYS[goal] for goal in goals_on_table(state)],
        **own_drawing(state),
        "tokens": [tokens_of(state, seat) for seat in range(seats)],
        "end_token": None if state[layout.END_TOKEN] == NOBODY else state[layout.END_TOKEN],
        "turn": state[layout.TURN],
        "room": draw_room(state),
        "shelves": [draw_shelf(state, seat) for seat in range(seats)],
        "luck": write_luck(state),
    }


def own_drawing(state: State) -> dict[str, Any]:
    """What not every viewer sees: the personal goals."""
    dealt = state[layout.PERSONAL : layout.PERSONAL + state[SEATS]]
    return {"personal": [None if card == UNKNOWN else card + 1 for card in dealt]}


def draw_room(state: State) -> list[str]:
    """The living room as nine strings of nine."""
    return list(_room_lines(*state[layout.ROOM : layout.ROOM + 3]))


@lru_cache(REMEMBERED)
def _room_lines(ones: int, twos: int, fours: int) -> tuple[str, ...]:
    """The tiles lie in three words, which are the bits of their kinds counted from 1."""
    signs = _signs(ones, twos, fours, room.CELL_NUMBERS)
    return tuple([left + signs[cells] + right for left, cells, right in ROOM_ROWS])


def _signs(ones: int, twos: int, fours: int, cells: int) -> str:
    """What lies on each cell, as one sign, from the bits of its kind counted from 1.

    A mask read as an octal number has a digit for each cell.
    """
    kinds = int(f"{ones:b}", 8) + 2 * int(f"{twos:b}", 8) + 4 * int(f"{fours:b}", 8)
    return f"{kinds:o}".rjust(cells, "0")[::-1].translate(SIGN_OF)


def draw_shelf(state: State, seat: int) -> list[str]:
    """A shelf as six strings of five, the top row first."""
    shelf = layout.shelf_of(seat)
    return list(_shelf_lines(*state[shelf : shelf + KINDS]))


@lru_cache(REMEMBERED)
def _shelf_lines(one: int, two: int, three: int, four: int, five: int, six: int) -> tuple[str, ...]:
    """The tiles of each kind lie in a word of their own."""
    signs = _signs(one | three | five, two | three | six, four | five | six, SHELF_NUMBERS)
    return tuple([signs[cells] for cells in SHELF_ROWS])


def tiles_of(lines: Grid) -> Iterator[tuple[int, int, int]]:
    """Row, column and kind of each tile of a drawn shelf or living room."""
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign != ".":
                yield row, column, LETTERS.index(sign)


def put_in_room(fields: Reader, state: State, lines: Grid, where: str) -> None:
    """Lay the tiles of a drawn living room; not so on cells that so many players do not use."""
    for row, column, kind in tiles_of(lines):
        if (row, column) in room.CELLS and room.USED[state[SEATS]] >> room.cell_at(row, column) & 1:
            for bit in range(3):
                state[layout.ROOM + bit] |= (kind + 1 >> bit & 1) << room.cell_at(row, column)
        else:
            fields.fault_at(cell_place(where, row, column), "unused-cell", seats=state[SEATS])


def checked_shelf(fields: Reader, lines: Grid, where: str) -> Grid:
    """A drawn shelf; no tile of it may float."""
    for row, column in floating_tiles(lines):
        fields.fault_at(cell_place(where, row, column), "floating-tile")
    return lines


def floating_tiles(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Row and column of the tiles of a drawn shelf that have no tile below them."""
    return [
        (row, column)
        for row, (line, below) in enumerate(pairwise(lines))
        for column in range(COLUMNS)
        if line[column] != "." and below[column] == "."
    ]


def _read_common(fields: Reader, state: State) -> None:
    goals = fields.list("common")
    expected = 1 if state[layout.FIRST_GAME] else layout.COMMON_CARDS
    if len(goals) > expected or any(goal not in GOAL_KEYS for goal in goals):
        known = ", ".join(GOAL_KEYS)
        fields.fault_at("common", "wrong-common-goals", expected=expected, known=known)
        goals = []
    if len(set(goals)) != len(goals):
        fields.fault_at("common", "card-twice")
    common = [*map(GOAL_KEYS.index, goals), layout.NO_CARD, layout.NO_CARD]
    state[layout.COMMON : layout.COMMON + layout.COMMON_CARDS] = common[: layout.COMMON_CARDS]


def _read_personal(fields: Reader, state: State) -> None:
    seats = state[SEATS]
    state[layout.PERSONAL : layout.PERSONAL + seats] = [UNKNOWN] * seats
    for seat, card in enumerate(fields.list("personal", seats)):
        if card is not None:
            number = fields.checked_number(card, f"personal [{seat}]", 1, cards.PERSONAL_CARDS)
            state[layout.PERSONAL + seat] = number - 1
    known = [card for card in state[layout.PERSONAL : layout.PERSONAL + seats] if card != UNKNOWN]
    if len(set(known)) != len(known):
        fields.fault_at("personal", "card-twice")


def _read_tokens(fields: Reader, state: State) -> None:
    """Tokens leave a stack from the top, each once."""
    for seat, tokens in enumerate(fields.list("tokens", state[SEATS])):
        if not isinstance(tokens, list) or len(tokens) != layout.COMMON_CARDS:
            fields.fault_at(f"tokens [{seat}]", "not-a-list")
            continue
        for card, token in enumerate(tokens):
            number = fields.checked_number(token, f"tokens [{seat}, {card}]", 0, 8)
            state[layout.TOKENS + layout.COMMON_CARDS * seat + card] = number
    for card in range(layout.COMMON_CARDS):
        taken = sorted(filter(None, tokens_on(state, card)), reverse=True)
        top = list(cards.STACKS[state[SEATS]][: len(taken)])
        if taken != top or (taken and state[layout.COMMON + card] == layout.NO_CARD):
            fields.fault_at("tokens", "no-such-token")


def _read_shelves(fields: Reader, state: State) -> None:
    for seat, value in enumerate(fields.list("shelves", state[SEATS])):
        where = f"shelves [{seat}]"
        lines = fields.checked_grid(value, where, ROWS, COLUMNS, SIGNS)
        for row, column, kind in tiles_of(checked_shelf(fields, lines, where)):
            state[layout.shelf_of(seat) + kind] |= 1 << layout.shelf_cell(row, column)


def _fill_bag(fields: Reader, state: State) -> None:
    """The bag holds what lies nowhere else."""
    tiles = tiles_by_letter(state)
    for kind, letter in enumerate(LETTERS):
        state[layout.BAG + kind] = max(0, cards.TILES_OF_A_KIND - tiles[letter])
    for wrong in too_many_tiles(tiles):
        note(fields.wrongs, wrong)
