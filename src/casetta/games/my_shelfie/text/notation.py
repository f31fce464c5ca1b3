"""Moves as text, `c2 c3 >1`; as people type them, `C2,C3 1`; why not; and in words.

The tiles in the order in which they fall (the first lies lowest), each by the
column a to i and the row 1 to 9 of the living room, counted from the top; then
the column 1 to 5 of the shelf.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from casetta.contract.errors import Wrong
from casetta.contract.game import State
from casetta.contract.text import Phrase, plain
from casetta.kernel.bits import without_lowest
from casetta.kernel.state import SEATS

from ..content.cards import COLUMNS, END_TOKEN_POINTS, GOAL_WORDS, LETTERS, ROWS
from ..rules import turn
from ..rules.layout import COLUMN, COMMON, END_TOKEN, filled_cells, open_columns, shelf_of
from ..rules.room import CELL_NUMBERS, CELLS, USED, cell_at, kind_on, tiles_in, with_a_free_side
from ..rules.turn import N_MOVES, PICKS, SHAPE_TILES
from .box import tokens_of
from .sheet import cell_name

CELL_NAMES = {cell_at(row, column): f"{'abcdefghi'[column]}{row + 1}" for row, column in CELLS}
CELLS_BY_NAME: dict[str, int] = {name: cell for cell, name in CELL_NAMES.items()}
LINES = {tuple(sorted(pick)) for pick in PICKS}
"""All sets of cells that lie in a straight line without gaps, one to three of them."""
MOST_TILES = 3
TYPED_CELLS = r"((?:[a-z]\d[ ,;+]*)+)"
TYPED = re.compile(TYPED_CELLS + r"(?:-?>|→|:)? *(\d*)")


@cache
def write(move: int) -> str:
    """A move as short text."""
    pick, column = divmod(move, COLUMNS)
    tiles = " ".join(CELL_NAMES[cell] for cell in PICKS[pick])
    return f"{tiles} >{column + 1}"


def read(text: str) -> tuple[int, ...]:
    """The move that a text spells."""
    move = _moves_by_text().get(text)
    if move is None:
        raise Wrong("unreadable-move")
    return (move,)


@cache
def _moves_by_text() -> dict[str, int]:
    return {write(move): move for move in range(N_MOVES)}


# What people type


def spell(view: State, seat: int, typed: str) -> str:
    """The move that a person meant, spelled as records spell it."""
    names, column = read_typed(typed)
    for wrong in objections(view, seat, names, column):
        raise wrong
    return " ".join([*names, f">{column}"])


def why_not(view: State, seat: int, text: str) -> Wrong:
    """Why a seat may not make the move that a text spells."""
    return next(objections(view, seat, *read_typed(text)), Wrong("illegal-move"))


def read_typed(text: str) -> tuple[list[str], int]:
    """The names of the cells and the column that a text spells."""
    typed = TYPED.fullmatch(plain(text))
    if not typed:
        raise Wrong("turn-unreadable")
    names = re.findall(r"[a-z]\d", typed[1])
    if not typed[2]:
        raise Wrong("turn-no-column", tiles=" ".join(names))
    return names, int(typed[2])


def cells_named(view: State, text: str) -> list[int]:
    """The cells that a text names, without a column; each must have a tile that may be taken."""
    if not re.fullmatch(TYPED_CELLS, plain(text)):
        raise Wrong("turn-unreadable")
    names = re.findall(r"[a-z]\d", plain(text))
    for wrong in cell_objections(view, names):
        raise wrong
    return [CELLS_BY_NAME[name] for name in names]


# Why not


def objections(view: State, seat: int, names: list[str], column: int) -> Iterator[Wrong]:
    """What forbids taking these tiles and dropping them into this column, in the rulebook's order.

    Rulebook, turn: one to three tiles in a straight line, each with a free side, into one
    column that has room for all of them.
    """
    yield from cell_objections(view, names)
    cells = [CELLS_BY_NAME[name] for name in names]
    if len(set(cells)) != len(cells):
        yield Wrong("turn-tile-twice")
    if len(cells) > MOST_TILES:
        yield Wrong("turn-too-many-tiles", most=MOST_TILES)
    if tuple(sorted(cells)) not in LINES:
        yield Wrong("turn-not-in-a-line")
    if not 1 <= column <= COLUMNS:
        yield Wrong("turn-no-such-column", columns=COLUMNS)
    elif room_in(view, seat, column - 1) < len(cells):
        room = room_in(view, seat, column - 1)
        yield Wrong("turn-no-room", column=column, room=room, tiles=len(cells))


def cell_objections(view: State, names: list[str]) -> Iterator[Wrong]:
    """What is wrong with cells whose tiles are to be taken."""
    tiles = tiles_in(view)
    for name in names:
        cell = CELLS_BY_NAME.get(name)
        if cell is None or not USED[view[SEATS]] >> cell & 1:
            yield Wrong("turn-no-cell", cell=name)
        elif not tiles >> cell & 1:
            yield Wrong("turn-empty-cell", cell=name)
        elif not with_a_free_side(tiles) >> cell & 1:
            yield Wrong("turn-not-free", cell=name)


def room_in(view: State, seat: int, column: int) -> int:
    """How many tiles a column of a shelf still takes."""
    tiles = filled_cells(view, shelf_of(seat)) & COLUMN[column]
    return int(ROWS - tiles.bit_count())


# All legal moves at once


def texts(state: State, seat: int) -> list[str]:
    """What `moves` lists, in the same order; what a line gives is written once."""
    free = with_a_free_side(tiles_in(state))
    filled = filled_cells(state, shelf_of(seat))
    found: list[str] = []
    for shape in range(len(turn.SHAPES)):
        known = _texts_of_lines(shape, open_columns(filled, SHAPE_TILES[shape]))
        lines = turn.lines_of(shape, free)
        while lines:
            rest = without_lowest(lines)
            found += known[lines ^ rest]
            lines = rest
    return found


@cache
def _texts_of_lines(shape: int, columns: int) -> dict[int, list[str]]:
    """The moves that drop tiles into one of these columns, by the lowest cell of their line."""
    tiles = SHAPE_TILES[shape]
    ways, start = turn.ways_to_drop(tiles, columns), turn.first_way(tiles, columns)
    lines = enumerate(turn.FIRST_MOVE[CELL_NUMBERS * shape : CELL_NUMBERS * (shape + 1)])
    return {
        1 << cell: [write(move + way) for way in turn.WAYS[start : start + ways]]
        for cell, move in lines
        if move >= 0
    }


# In words: which tiles fell where, and what that brought


def narrate(before: State, after: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """The tiles a seat dropped, the tokens it took, and whether the room was filled again."""
    phrases = [dropped(before, seat, moves[0]), *gains(before, after, seat)]
    if tiles_in(after) & ~tiles_in(before):
        phrases.append(Phrase("turn-refill"))
    return phrases


def dropped(before: State, seat: int, move: int) -> Phrase:
    """Which tiles fall into which column: places are where they lay and where they come to lie."""
    pick, column = divmod(move, COLUMNS)
    tiles = [LETTERS[kind_on(before, cell)] for cell in PICKS[pick]]
    room = room_in(before, seat, column)
    cells = [(row, column) for row in range(room - 1, room - 1 - len(tiles), -1)]
    taken = [CELL_NAMES[cell] for cell in PICKS[pick]]
    values: dict[str, str | int] = {"seat": seat, "tiles": " ".join(tiles), "count": len(tiles)}
    values["column"] = column + 1
    return Phrase("turn-news", values, (*taken, *map(cell_name, cells)))


def gains(before: State, after: State, seat: int) -> list[Phrase]:
    """A phrase for each token that a seat has now and had not before."""
    phrases = []
    pairs = zip(tokens_of(before, seat), tokens_of(after, seat), strict=True)
    for card, (had, has) in enumerate(pairs):
        if has and not had:
            name = Phrase(f"goal-name-{GOAL_WORDS[after[COMMON + card]]}")
            phrases.append(Phrase("turn-token", {"points": has, "name": name}))
    if after[END_TOKEN] == seat != before[END_TOKEN]:
        phrases.append(Phrase("turn-end-token", {"points": END_TOKEN_POINTS}))
    return phrases
