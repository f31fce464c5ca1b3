"""The table in characters: for the terminal, for logs and for golden games.

Language-free: letters for tiles, numbers for seats, keys for goals.
"""

from __future__ import annotations

from casetta.contract.game import State
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content.cards import COLOURS, COLUMNS, GOAL_KEYS, LETTERS, ROOM_CELLS, STACKS
from ..rules.layout import BAG, COMMON, COMMON_CARDS, END_TOKEN, NO_CARD, PERSONAL, TURN
from ..rules.turn import is_over, tokens_taken
from .drawing import draw_room, draw_shelf, tokens_of

EMPTY = "·"
DARK, LIGHT = "#2A1710", "#FFFBF2"
DARK_ON = "BG"
"""Tiles light enough for dark letters."""
STYLES = {
    letter: f"bold {DARK if letter in DARK_ON else LIGHT} on {colour}"
    for letter, colour in zip(LETTERS, COLOURS, strict=True)
}


def picture(state: State, viewer: int) -> str:
    """The table as `viewer` sees it; the state must be hidden for that seat."""
    shelves = [shelf_lines(state, seat, viewer) for seat in range(state[SEATS])]
    rows = zip(room_lines(state), *shelves, strict=True)
    table = ["   ".join(row).rstrip() for row in rows]
    return "\n".join([*table, *goal_lines(state), bag_line(state)])


def room_lines(state: State) -> list[str]:
    """The living room with its coordinates, ten lines."""
    seats = state[SEATS]
    lines = ["   " + " ".join("abcdefghi")]
    for row, line in enumerate(draw_room(state)):
        cells = [_room_sign(row, column, sign, seats) for column, sign in enumerate(line)]
        lines.append(f"{row + 1}  " + " ".join(cells))
    return lines


def shelf_lines(state: State, seat: int, viewer: int) -> list[str]:
    """A shelf with its owner above, column numbers and cards below, ten lines."""
    turn = "*" if not is_over(state) and state[TURN] == seat else " "
    you = "=" if seat == viewer else " "
    rows = [" ".join(line.replace(".", EMPTY)) for line in draw_shelf(state, seat)]
    numbers = " ".join(str(column + 1) for column in range(COLUMNS))
    lines = [
        f"{turn}{seat + 1}{you}",
        *rows,
        numbers,
        token_text(state, seat),
        card_text(state, seat),
    ]
    return [line.ljust(2 * COLUMNS - 1) for line in lines]


def token_text(state: State, seat: int) -> str:
    """The tokens of a seat, such as `8 4 +1`."""
    tokens = [str(token) for token in tokens_of(state, seat) if token]
    return " ".join([*tokens, "+1"] if state[END_TOKEN] == seat else tokens)


def card_text(state: State, seat: int) -> str:
    """The personal card of a seat, such as `#7`; `#?` when hidden."""
    card = state[PERSONAL + seat]
    return "#?" if card == UNKNOWN else f"#{card + 1}"


def goal_lines(state: State) -> list[str]:
    """Each common goal with what is left of its tokens, the top one first."""
    lines = []
    for card in range(COMMON_CARDS):
        goal = state[COMMON + card]
        if goal != NO_CARD:
            left = STACKS[state[SEATS]][tokens_taken(state, card) :]
            lines.append(f"{GOAL_KEYS[goal]}: {' '.join(map(str, left)) or '-'}")
    return lines


def bag_line(state: State) -> str:
    """What is left in the bag, and the end-game token while nobody has it."""
    tiles = " ".join(f"{letter}{state[BAG + kind]}" for kind, letter in enumerate(LETTERS))
    return f"bag {tiles}" + ("  +1" if state[END_TOKEN] == NOBODY else "")


def _room_sign(row: int, column: int, sign: str, seats: int) -> str:
    if sign != ".":
        return sign
    dots = ROOM_CELLS[row][column]
    return EMPTY if dots != "." and int(dots) <= seats else " "
