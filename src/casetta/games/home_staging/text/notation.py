"""Moves as text; an event spells one decision or several that belong together.

    room living                     open a room
    card 9                          turn a card over, by its number
    tokens 2 1                      assign tokens to the first and to the second option
    09b1 r1 m c4                    draw: option, quarter turns clockwise, m for mirrored
    09b1 r1 ! c4                    the same option by Bright Idea, though the other was chosen
    decline                         do without this piece
    grow c4 d4:f6                   add squares to the room, corner by corner
    door c4 w                       close the room with a door in the west side of c4
    sealed                          close it without a door
    front c4 w                      front door
    window c4 w                     window
    ready                           the plan is finished

Squares are column a to p and row 1 to 16 from the top. A rectangle is read row by row
from its first corner to its second. Front door and windows may be told in any order, and in
any event of drawing or closing; told where they are already, they are taken away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from casetta.contract.errors import Wrong

from ..content.furniture import NUMBERS, OPTION_NAMES, ROOM_CARDS, option_name
from ..plan.squares import COLUMNS, SIDE_NAMES, SQUARE_NAMES, SQUARE_NUMBERS, edge_name
from ..rules.decisions import (
    CARD_MOVE,
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    MIRRORED,
    MODES,
    OTHER,
    PLACE_MOVE,
    READY,
    ROOM_MOVE,
    SEALED,
    SPLITS,
    SQUARES,
    TOKENS_MOVE,
    WINDOW_MOVE,
)

LONE = {"decline": DECLINE, "sealed": SEALED, "ready": READY}
LONE_NAMES = {move: word for word, move in LONE.items()}
EDGE_MOVES = {"door": DOOR_MOVE, "front": FRONT_MOVE, "window": WINDOW_MOVE}
__all__ = [
    "COLUMNS", "SIDE_NAMES", "SQUARE_NAMES", "SQUARE_NUMBERS", "edge_name",
    "piece_name", "read", "write",
]  # fmt: skip
NUMBER = re.compile(r"0|[1-9][0-9]?")


def write(move: int) -> str:
    """A decision as short text."""
    if move in LONE_NAMES:
        return LONE_NAMES[move]
    if move >= PLACE_MOVE:
        return _write_drawing(move - PLACE_MOVE)
    if move >= GROW_MOVE:
        return _write_place(move)
    if move >= TOKENS_MOVE:
        first, second = divmod(move - TOKENS_MOVE, SPLITS)
        return f"tokens {first} {second}"
    if move >= CARD_MOVE:
        return f"card {move - CARD_MOVE + 1}"
    return f"room {ROOM_CARDS[move - ROOM_MOVE]}"


def piece_name(option: int, transform: int, square: int) -> str:
    """A piece as it lies on a plan, such as `09b1 r1 m c4`."""
    mirrored = " m" if transform & 4 else ""
    return f"{option_name(option)} r{transform & 3}{mirrored} {SQUARE_NAMES[square]}"


def _write_drawing(drawing: int) -> str:
    rest, square = divmod(drawing, SQUARES)
    option, mode = divmod(rest, MODES)
    sign = " !" if mode >= OTHER else " m" if mode >= MIRRORED else ""
    return f"{option_name(option)} r{mode % 4}{sign} {SQUARE_NAMES[square]}"


def _write_place(move: int) -> str:
    if move < DOOR_MOVE:
        return f"grow {SQUARE_NAMES[move - GROW_MOVE]}"
    word = max((start, word) for word, start in EDGE_MOVES.items() if start <= move)[1]
    return f"{word} {edge_name(move - EDGE_MOVES[word])}"


def read(text: str) -> tuple[int, ...]:
    """The decisions that a text spells, in the order in which they are made.

    Front door and windows are changed first: the last drawing of a turn ends it.
    """
    words = text.split(" ")
    moves: list[int] = []
    while words:
        moves.extend(_read_one(words))
    openings = sorted(move for move in moves if FRONT_MOVE <= move < READY)
    return (*openings, *(move for move in moves if not FRONT_MOVE <= move < READY))


def _read_one(words: list[str]) -> Iterator[int]:
    """Take the words of one decision, or of one list of squares, from the front."""
    word = words.pop(0)
    if word in LONE:
        yield LONE[word]
    elif word in OPTION_NAMES:
        yield _read_drawing(OPTION_NAMES[word], words)
    elif word in EDGE_MOVES:
        yield EDGE_MOVES[word] + _read_edge(words)
    elif word == "grow":
        yield from _read_squares(words)
    elif word == "room":
        yield ROOM_MOVE + _choice(words, ROOM_CARDS)
    elif word == "card":
        yield CARD_MOVE + _number(words, 1, NUMBERS) - 1
    elif word == "tokens":
        first = _number(words, 0, SPLITS - 1)
        yield TOKENS_MOVE + SPLITS * first + _number(words, 0, SPLITS - 1)
    else:
        raise Wrong("unreadable-move")


def _read_drawing(option: int, words: list[str]) -> int:
    mode = _choice(words, ("r0", "r1", "r2", "r3"))
    if words[:1] in (["m"], ["!"]):
        mode += MIRRORED if words.pop(0) == "m" else OTHER
    return PLACE_MOVE + (option * MODES + mode) * SQUARES + _square(words)


def _read_edge(words: list[str]) -> int:
    return 4 * _square(words) + _choice(words, tuple(SIDE_NAMES))


def _read_squares(words: list[str]) -> Iterator[int]:
    """Squares and rectangles up to the next word that is none."""
    yield from _rectangle(_next(words))
    while words and words[0].partition(":")[0] in SQUARE_NUMBERS:
        yield from _rectangle(words.pop(0))


def _rectangle(text: str) -> Iterator[int]:
    corners = text.split(":")
    if len(corners) > 2 or not set(corners) <= set(SQUARE_NUMBERS):
        raise Wrong("unreadable-move")
    top, left = divmod(SQUARE_NUMBERS[corners[0]], 16)
    bottom, right = divmod(SQUARE_NUMBERS[corners[-1]], 16)
    for row in _from_to(top, bottom):
        for column in _from_to(left, right):
            yield GROW_MOVE + 16 * row + column


def _from_to(start: int, end: int) -> range:
    return range(start, end + 1) if start <= end else range(start, end - 1, -1)


def _next(words: list[str]) -> str:
    if not words:
        raise Wrong("unreadable-move")
    return words.pop(0)


def _square(words: list[str]) -> int:
    name = _next(words)
    if name not in SQUARE_NUMBERS:
        raise Wrong("unreadable-move")
    return SQUARE_NUMBERS[name]


def _choice(words: list[str], known: tuple[str, ...]) -> int:
    word = _next(words)
    if word not in known:
        raise Wrong("unreadable-move")
    return known.index(word)


def _number(words: list[str], lowest: int, highest: int) -> int:
    word = _next(words)
    if not NUMBER.fullmatch(word) or not lowest <= int(word) <= highest:
        raise Wrong("unreadable-move")
    return int(word)
