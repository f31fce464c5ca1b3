"""A plan on squared paper, one line for each row of squares.

A square is three characters wide: the wall on its left, what lies on it, and the
beginning of the wall below it. Walls are | and _, doors are gaps, windows =, the front
door #. Letters are pieces, small ones those that are not kept yet; o is circulation,
! circulation that is cut off, ~ a rug, : a square that must stay free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from casetta.contract.face import Block, Row, Span
from casetta.contract.game import State

from ..plan.prospects import squares_cut_off
from ..plan.squares import Square
from ..rules.laid import body_row, is_rug, room_of_piece
from ..rules.layout import DOTS, FLOOR, GROUND, MARKS, PIECES, PILLARS, RESERVED, SIDE
from ..rules.rows import NORTH, WEST, has_square
from ..text.drawing import room_name
from ..text.notation import COLUMNS
from ..text.picture import OUTSIDE, edge_sign, frame

LETTERS = "ABCDEFGHIJKLMNPQRSTUVWXYZ"
"""Pieces in the order of drawing; O would look like circulation."""
CELL = 3
LABEL = 2
BLANK, DOT, CUT_OFF, RUG, PILLAR, FREE = "·", "o", "!", "~", "@", ":"
MARK_SIGNS = "%+"
"""Mosaic and pipe."""
ROOM_STYLES = {
    "living": "#000000 on #F2C14E",
    "kitchen": "#000000 on #F08A5D",
    "bath": "#000000 on #7CC6E8",
    "bed": "#000000 on #C9A7EB",
    "studio": "#000000 on #8FCB9B",
}
SIGN_STYLES = {
    CUT_OFF: "bold red", BLANK: "dim", FREE: "dim", "T": "green", "L": "blue", "R": "dim",
    "=": "bold cyan", "#": "bold", RUG: "italic",
}  # fmt: skip


class Paper(NamedTuple):
    """A plan as it is to be drawn."""

    state: State
    seat: int
    pieces: dict[Square, Span]
    cut_off: frozenset[Square]
    columns: range


def plan_block(state: State, seat: int, before: State | None = None) -> Block:
    """The plan of a seat with its coordinates; pieces that `before` lacks are small letters."""
    rows, columns = frame(state)
    kept = state[PIECES + seat] if before is None else before[PIECES + seat]
    paper = Paper(
        state, seat, pieces_by_square(state, seat, kept), squares_cut_off(state, seat), columns
    )
    letters = "".join(COLUMNS[column].ljust(CELL) for column in columns)
    lines: list[Row] = [[(" " * (LABEL + 1) + letters.rstrip(), "dim")]]
    if state[FLOOR + rows[0]]:
        lines.append(_row(paper, rows[0] - 1, ""))
    lines += [_row(paper, row, str(row + 1)) for row in rows]
    return Block(plan_width(state), lines)


def plan_width(state: State) -> int:
    """How many characters wide the plan is drawn."""
    return LABEL + CELL * len(frame(state)[1]) + 1


def pieces_by_square(state: State, seat: int, kept: int) -> dict[Square, Span]:
    """Letter and style of the pieces, square by square; those beyond `kept` are small."""
    found: dict[Square, Span] = {}
    for piece in range(state[PIECES + seat]):
        letter = LETTERS[piece] if piece < kept else LETTERS[piece].lower()
        room = room_name(state, room_of_piece(state, seat, piece))
        rug = is_rug(state, seat, piece)
        style = SIGN_STYLES[RUG] if rug else ROOM_STYLES[room]
        span = (RUG if rug else letter, style if piece < kept else f"{style} bold")
        for row in range(SIDE):
            body = body_row(state, seat, piece, row)
            found |= {(row, column): span for column in range(SIDE) if body >> column & 1}
    return found


def square_span(paper: Paper, square: Square) -> Span:
    """What lies on a square, the topmost thing."""
    if square in paper.pieces:
        return paper.pieces[square]
    sign = CUT_OFF if square in paper.cut_off else plain_sign(paper.state, paper.seat, square)
    return sign, SIGN_STYLES.get(sign, "")


def plain_sign(state: State, seat: int, square: Square) -> str:
    """What lies on a square without a piece."""
    number = SIDE * square[0] + square[1]
    layers = (
        (DOTS + SIDE * seat, DOT), (PILLARS, PILLAR), (RESERVED + SIDE * seat, FREE),
        *((MARKS + SIDE * mark, sign) for mark, sign in enumerate(MARK_SIGNS)),
        (FLOOR, BLANK), *((GROUND + SIDE * ground, sign) for ground, sign in enumerate(OUTSIDE)),
    )  # fmt: skip
    return next((sign for start, sign in layers if has_square(state, start, number)), " ")


def _row(paper: Paper, row: int, label: str) -> Row:
    """A row of squares between its walls; row -1 is the line above the sheet."""
    below = [_below(paper, row, column) for column in paper.columns]
    spans: list[Span] = [(label.rjust(LABEL), "dim")]
    before = " "
    for column, line in zip(paper.columns, below, strict=True):
        spans += _square(paper, row, column, (before, line))
        before = line
    spans.append(_wall(paper, row, paper.columns[-1] + 1, (before, " ")))
    return merged(spans)


def merged(spans: Iterable[Span]) -> list[Span]:
    """Neighbours of the same style as one span."""
    together = groupby(spans, key=lambda span: span[1])
    return [("".join(text for text, _ in group), style) for style, group in together]


def _square(paper: Paper, row: int, column: int, lines: tuple[str, str]) -> list[Span]:
    """The wall on the left of a square, the square, and the line below it."""
    line = lines[1]
    sign, style = square_span(paper, (row, column)) if row >= 0 else (" ", "")
    if line != " " and sign in (" ", BLANK):
        sign, style = line, SIGN_STYLES.get(line, "")
    filling = style if (row, column) in paper.pieces else ""
    return [
        _wall(paper, row, column, lines),
        (sign, _drawn(style, line)),
        (line, _drawn(SIGN_STYLES.get(line, filling), line)),
    ]


def _wall(paper: Paper, row: int, column: int, lines: tuple[str, str]) -> Span:
    """What stands on the left of a square; without a wall the line below runs on."""
    sign = edge_sign(paper.state, paper.seat, row, column, WEST) if row >= 0 else " "
    if sign != " ":
        return sign, SIGN_STYLES.get(sign, "")
    line = "_" if lines == ("_", "_") else " "
    return line, _drawn("", line)


def _below(paper: Paper, row: int, column: int) -> str:
    """The line below a square: a wall, a window, the front door, or nothing."""
    sign = edge_sign(paper.state, paper.seat, row + 1, column, NORTH)
    return "_" if sign == "-" else sign


def _drawn(style: str, line: str) -> str:
    return f"{style} underline".strip() if line == "_" else style


# Drawings on cards


def drawing_rows(
    body: Sequence[Square], dots: Sequence[Square], backs: Sequence[tuple[Square, int]],
    size: Square, signs: tuple[str, str],
) -> list[str]:  # fmt: skip
    """A piece as its card shows it: signs for its squares, lines where it leans on a wall.

    The first row holds nothing but the walls above the piece.
    """
    north, east, south, west = ({square for square, at in backs if at == side} for side in range(4))
    lines = []
    for row in range(-1, size[0]):
        walled = {c for c in range(size[1]) if (row, c) in south or (row + 1, c) in north}
        text = ""
        for column in range(size[1] + 1):
            here, line = (row, column), "_" if column in walled else " "
            is_wall = here in west or (row, column - 1) in east
            between = "_" if line == "_" and column - 1 in walled else " "
            sign = signs[0] if here in body else signs[1] if here in dots else line
            text += ("|" if is_wall else between) + sign + line
        lines.append(text.rstrip())
    return lines
