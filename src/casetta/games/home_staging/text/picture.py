"""The table in characters: for logs and golden games, and the plan of a terminal.

Language-free: letters for pieces, signs for squares, numbers for seats. A plan shows
the part of the sheet that holds the building and what lies around it. Here a square is three
characters wide, between lines for its walls:

    | - walls, gaps for doors, = windows, # front door; . circulation, ~ rug, O pillar, m mosaic,
    p pipe; T L R y tree, lake, road, courtyard; letters for pieces in the order of drawing.

A terminal has less room, and draws the same signs closer together (terminal/board.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casetta.contract.game import State

from ..content.furniture import LETTERS
from ..content.library import Scenario
from ..plan.drawing import PHASES
from ..plan.plan import Piece, Plan
from ..plan.position import Card
from ..plan.squares import COLUMNS, PITCH, Squares, by_sides, extent, numbers, place_of, union
from ..rules.decisions import waiting

NORTH, WEST = 0, 1
"""The two sides of a square on which lines are told; the others belong to its neighbours."""
RUG = "~"
OUTSIDE = "TLRy"


class Signs(NamedTuple):
    """How squares are drawn; no sign for what is not drawn at all."""

    letters: str
    dot: str
    pillar: str
    marks: str
    """Mosaic and pipe."""
    kept_free: str = ""
    floor: str = ""


SIGNS = Signs("ABCDEFGHIJKLMNOPQRSTUVWXYZ", ".", "O", "mp")


class Lines:
    """What stands between the squares of a plan: walls, windows, the front door."""

    def __init__(self, plan: Plan) -> None:
        door = by_sides([] if plan.front_door is None else [plan.front_door])
        sides = {"#": door, "=": by_sides(plan.windows), "": plan.walls}
        # The lines on all four sides as north and west sides; some lie one beyond the sheet.
        self.drawn = {
            sign: (north | south << PITCH, west | east << 1)
            for sign, (north, east, south, west) in sides.items()
        }
        self.used: list[Squares] = [
            door | window | wall for door, window, wall in zip(*self.drawn.values(), strict=True)
        ]

    def sign(self, row: int, column: int, side: int) -> str:
        """What stands on the north or west side of a square."""
        place = PITCH * row + column
        for sign, lines in self.drawn.items():
            if lines[side] >> place & 1:
                return sign or "-|"[side]
        return " "

    def corners(self, row: int) -> int:
        """The top left corners of a row with anything on one of their four sides, as bits."""
        above = self._row(row, NORTH)
        return above | above << 1 | self._row(row, WEST) | (self._row(row - 1, WEST) if row else 0)

    def _row(self, row: int, side: int) -> int:
        return self.used[side] >> PITCH * row & (1 << PITCH) - 1


def ground_signs(plan: Plan, signs: Signs) -> dict[int, str]:
    """What lies on the squares without furniture, the topmost thing on each."""
    house = plan.house
    layers = [
        *zip(house.grounds, OUTSIDE, strict=True), (plan.floor, signs.floor),
        *reversed([*zip(house.marks, signs.marks, strict=True)]), (plan.reserved, signs.kept_free),
        (house.pillars, signs.pillar), (plan.dots, signs.dot),
    ]  # fmt: skip
    return {square: sign for squares, sign in layers if sign for square in numbers(squares)}


def by_square(pieces: Iterable[Piece]) -> dict[int, Piece]:
    """The piece on each square; of several the last one."""
    return {square: piece for piece in pieces for square in numbers(piece.body)}


def frame(plan: Plan) -> tuple[range, range]:
    """The rows and columns that hold the building and the features around it."""
    top, bottom, left, right = extent(union([plan.floor, *plan.house.grounds]))
    return range(top, bottom + 1), range(left, right + 1)


# The whole table


def picture(state: State, viewer: int, own: Scenario | None = None) -> str:
    """The table as `viewer` sees it; the state must be hidden for that seat."""
    position = Plan(state, 0, own=own)
    parts = ["\n".join(table_lines(position))]
    for seat in range(position.seats):
        plan = Plan(state, seat)
        you = "=" if seat == viewer else " "
        asked = "*" if waiting(state) >> seat & 1 else " "
        lamp = f"lamp used in turn {plan.idea}" if plan.idea else "lamp"
        head = f"{asked}{seat + 1}{you} {lamp}"
        parts.append("\n".join([head, *plan_lines(plan), *piece_lines(plan)]))
    return "\n".join(parts)


def table_lines(position: Plan) -> list[str]:
    """Scenario and phase, then each room with its cards."""
    opened = position.opened_rooms
    lines = [f"{position.home.id}: {PHASES[position.phase]}"]
    for room, name in enumerate(position.room_names):
        mark = str(opened.index(room) + 1) if room in opened else "-"
        row = "  ".join(card_text(card) for card in position.cards_of(room))
        lines.append(f"{mark} {name}: {row}")
    return lines


def card_text(card: Card) -> str:
    """A card such as `9?x1` face down, `9b 1+0` with its tokens assigned."""
    if card.is_face_down or card.letter is None:
        return f"{card.number}?x{card.tokens}"
    split = f"x{card.tokens}" if card.first is None else f" {card.first}+{card.tokens - card.first}"
    return f"{card.number}{LETTERS[card.letter]}{split}"


def piece_lines(plan: Plan) -> list[str]:
    """The pieces with their letters, three in a line."""
    texts = [f"{SIGNS.letters[piece.index]} {piece.text}".ljust(22) for piece in plan.pieces]
    return ["".join(texts[start : start + 3]).rstrip() for start in range(0, len(texts), 3)]


def plan_lines(plan: Plan) -> list[str]:
    """The plan of a seat with its coordinates."""
    rows, columns = frame(plan)
    signs = ground_signs(plan, SIGNS)
    for square, piece in by_square(reversed(plan.pieces)).items():
        is_rug = plan.rugs >> place_of(square) & 1
        signs[square] = RUG if is_rug else SIGNS.letters[piece.index]
    drawn = Lines(plan)
    lines = ["    " + "".join(f" {COLUMNS[column]}  " for column in columns)]
    for row in rows:
        lines.append("   " + wall_line(drawn, row, columns))
        lines.append(f"{row + 1:2} " + square_line(drawn, signs, row, columns))
    lines.append("   " + wall_line(drawn, rows[-1] + 1, columns))
    return [line.rstrip() for line in lines]


def wall_line(drawn: Lines, row: int, columns: range) -> str:
    """The walls above a row of squares."""
    corners, text = drawn.corners(row), ""
    for column in columns:
        text += "+" if corners >> column & 1 else " "
        text += 3 * drawn.sign(row, column, NORTH)
    return text + ("+" if corners >> columns[-1] + 1 & 1 else " ")


def square_line(drawn: Lines, signs: dict[int, str], row: int, columns: range) -> str:
    """A row of squares with the walls between them."""
    text = ""
    for column in columns:
        text += drawn.sign(row, column, WEST)
        text += f" {signs.get(16 * row + column, ' ')} "
    return text + drawn.sign(row, columns[-1] + 1, WEST)
