"""The table in characters: for the terminal, for logs and for golden games.

Language-free: letters for pieces, signs for squares, numbers for seats. A plan shows
the part of the sheet that holds the building and what lies around it; a square is three
characters wide, between lines for its walls:

    | - walls, gaps for doors, = windows, # front door; . circulation, ~ rug, O pillar, m mosaic,
    p pipe; T L R y tree, lake, road, courtyard; letters for pieces in the order of drawing.
"""

from __future__ import annotations

from casetta.contract.game import State
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.furniture import LETTERS
from ..content.library import scenario_of
from ..rules.laid import body_row
from ..rules.layout import (
    ACTIVE,
    ASSIGN,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    DONE,
    DOTS,
    EDGES,
    FIRST,
    FLOOR,
    FRONT_DOOR,
    GROUND,
    IDEA,
    LETTER,
    MARKS,
    NONE,
    OVER,
    PHASE,
    PIECES,
    PILLARS,
    ROOMS,
    RUGS,
    SCENARIO,
    SIDE,
    TURN_OF,
    WALLS,
    WINDOWS,
)
from ..rules.rows import EAST, NORTH, SOUTH, WEST, has_square
from .drawing import PHASES, opened_rooms, piece_text, room_name
from .notation import COLUMNS

STYLES = {".": "dim", "=": "bold", "#": "bold", "~": "italic", "T": "green", "L": "blue"}
OUTSIDE = "TLRy"
PIECE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def picture(state: State, viewer: int) -> str:
    """The table as `viewer` sees it; the state must be hidden for that seat."""
    parts = ["\n".join(table_lines(state))]
    for seat in range(state[SEATS]):
        you = "=" if seat == viewer else " "
        ready = "*" if is_at_work(state, seat) else " "
        lamp = "lamp" if state[IDEA + seat] == 0 else f"lamp used in turn {state[IDEA + seat]}"
        head = f"{ready}{seat + 1}{you} {lamp}"
        parts.append("\n".join([head, *plan_lines(state, seat), *piece_lines(state, seat)]))
    return "\n".join(parts)


def is_at_work(state: State, seat: int) -> bool:
    """Whether the table waits for a seat."""
    if state[PHASE] == OVER:
        return False
    if state[PHASE] <= ASSIGN:
        return bool(state[ACTIVE] == seat)
    return not state[DONE] >> seat & 1


def table_lines(state: State) -> list[str]:
    """Scenario and phase, then each room with its cards."""
    opened = opened_rooms(state)
    lines = [f"{scenario_of(state[SCENARIO]).id}: {PHASES[state[PHASE]]}"]
    for room in range(state[ROOMS]):
        cards = [card for card in range(state[CARDS]) if state[CARD_ROOM + card] == room]
        mark = str(opened.index(room) + 1) if room in opened else "-"
        row = "  ".join(card_text(state, card) for card in cards)
        lines.append(f"{mark} {room_name(state, room)}: {row}")
    return lines


def card_text(state: State, card: int) -> str:
    """A card such as `9?x1` face down, `9b 1+0` with its tokens assigned."""
    number, tokens = state[CARD_NUMBER + card], state[CARD_TOKENS + card]
    if state[TURN_OF + card] == 0 or state[LETTER + card] == UNKNOWN:
        return f"{number}?x{tokens}"
    first = state[FIRST + card]
    split = f"x{tokens}" if first == NONE else f" {first}+{tokens - first}"
    return f"{number}{LETTERS[state[LETTER + card]]}{split}"


def piece_lines(state: State, seat: int) -> list[str]:
    """The pieces with their letters, three in a line."""
    texts = [
        f"{PIECE_LETTERS[piece]} {piece_text(state, seat, piece)}".ljust(22)
        for piece in range(state[PIECES + seat])
    ]
    return ["".join(texts[start : start + 3]).rstrip() for start in range(0, len(texts), 3)]


def plan_lines(state: State, seat: int) -> list[str]:
    """The plan of a seat with its coordinates."""
    rows, columns = frame(state)
    lines = ["    " + "".join(f" {COLUMNS[column]}  " for column in columns).rstrip()]
    for row in rows:
        lines.append(_line("   ", wall_line(state, seat, row, columns)))
        lines.append(_line(f"{row + 1:2} ", square_line(state, seat, row, columns)))
    lines.append(_line("   ", wall_line(state, seat, rows[-1] + 1, columns)))
    return lines


def _line(label: str, text: str) -> str:
    return (label + text).rstrip()


def frame(state: State) -> tuple[range, range]:
    """The rows and columns that hold the building and the features around it."""
    starts = (FLOOR, *(GROUND + SIDE * ground for ground in range(4)))
    rows = [row for row in range(SIDE) if any(state[start + row] for start in starts)]
    seen = [state[start + row] for start in starts for row in range(SIDE)]
    columns = [column for column in range(SIDE) if any(word >> column & 1 for word in seen)]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def wall_line(state: State, seat: int, row: int, columns: range) -> str:
    """The walls above a row of squares."""
    corners, text = corners_of_row(state, seat, row), ""
    for column in columns:
        text += "+" if corners >> column & 1 else " "
        text += 3 * edge_sign(state, seat, row, column, NORTH)
    return text + ("+" if corners >> columns[-1] + 1 & 1 else " ")


def corners_of_row(state: State, seat: int, row: int) -> int:
    """The top left corners of a row with anything on one of their four edges, as bits."""
    above = edges_in_use(state, seat, row, NORTH)
    beside = edges_in_use(state, seat, row, WEST) | edges_in_use(state, seat, row - 1, WEST)
    return above | above << 1 | beside


def edges_in_use(state: State, seat: int, row: int, side: int) -> int:
    """The north or west edges of a row with a wall, a window or the front door, as bits."""
    found = edges_of_row(state, WALLS + EDGES * seat, row, side)
    found |= edges_of_row(state, WINDOWS + EDGES * seat, row, side)
    if state[FRONT_DOOR + seat] != NONE:
        door_row, column, door_side = north_or_west(state[FRONT_DOOR + seat])
        found |= ((door_row, door_side) == (row, side)) << column
    return found


def square_line(state: State, seat: int, row: int, columns: range) -> str:
    """A row of squares with the walls between them."""
    bodies = [body_row(state, seat, piece, row) for piece in range(state[PIECES + seat])]
    text = ""
    for column in columns:
        text += edge_sign(state, seat, row, column, WEST)
        text += f" {square_sign(state, seat, row, column, bodies)} "
    return text + edge_sign(state, seat, row, columns[-1] + 1, WEST)


def edge_sign(state: State, seat: int, row: int, column: int, side: int) -> str:
    """What stands on the north or west side of a square; both squares may know of it."""
    door = state[FRONT_DOOR + seat]
    if door != NONE and north_or_west(door) == (row, column, side):
        return "#"
    if edges_of_row(state, WINDOWS + EDGES * seat, row, side) >> column & 1:
        return "="
    wall = edges_of_row(state, WALLS + EDGES * seat, row, side) >> column & 1
    return ("-" if side == NORTH else "|") if wall else " "


def north_or_west(edge: int) -> tuple[int, int, int]:
    """Row, column and side of an edge, seen from the square to the south or east of it."""
    row, column, side = edge >> 6, edge >> 2 & 15, edge & 3
    if side == SOUTH:
        return row + 1, column, NORTH
    return (row, column + 1, WEST) if side == EAST else (row, column, side)


def edges_of_row(state: State, start: int, row: int, side: int) -> int:
    """The north or west edges of a row as bits, with those that the squares beyond them know."""
    here = state[start + SIDE * side + row] if 0 <= row < SIDE else 0
    if side == NORTH:
        return here | state[start + SIDE * SOUTH + row - 1] if row > 0 else here
    return here | state[start + SIDE * EAST + row] << 1 if 0 <= row < SIDE else here


def square_sign(state: State, seat: int, row: int, column: int, bodies: list[int]) -> str:
    """What lies on a square, the topmost thing; `bodies` are those of the pieces in its row."""
    square = SIDE * row + column
    for piece, body in enumerate(bodies):
        if body >> column & 1:
            is_rug = has_square(state, RUGS + SIDE * seat, square)
            return "~" if is_rug else PIECE_LETTERS[piece]
    layers = (
        (DOTS + SIDE * seat, "."), (PILLARS, "O"), (MARKS, "m"), (MARKS + SIDE, "p"),
        *((GROUND + SIDE * ground, sign) for ground, sign in enumerate(OUTSIDE)),
    )  # fmt: skip
    return next((sign for start, sign in layers if has_square(state, start, square)), " ")
