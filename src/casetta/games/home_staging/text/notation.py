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

People may type less: squares and sides may stand together (`c4w`), a piece needs no more than its
square (`c4`), and what goes without saying may be left out; drafts.py fills it in.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from casetta.contract.errors import Wrong

from ..content.furniture import NUMBERS, OPTION_NAMES, ROOM_CARDS, option_name
from ..plan.squares import (
    SIDE,
    SIDE_NAMES,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    Square,
    Squares,
    edge_name,
    named_rectangle,
)  # fmt: skip
from ..rules import decisions as rules

KINDS = {
    "room": rules.ROOM_MOVE, "card": rules.CARD_MOVE, "tokens": rules.TOKENS_MOVE,
    "decline": rules.DECLINE, "grow": rules.GROW_MOVE, "door": rules.DOOR_MOVE,
    "sealed": rules.SEALED, "front": rules.FRONT_MOVE, "window": rules.WINDOW_MOVE,
    "ready": rules.READY, "draw": rules.PLACE_MOVE,
}  # fmt: skip
"""The first move of each kind, in their order."""
KIND_NAMES, STARTS = tuple(KINDS), tuple(KINDS.values())
LONE = ("decline", "sealed", "ready")
ON_EDGES = ("door", "front", "window")
SIDES = {name: side for side, name in enumerate(SIDE_NAMES)}
ROOMS = {name: room for room, name in enumerate(ROOM_CARDS)}
CARDS = {str(number): number - 1 for number in range(1, NUMBERS + 1)}
TOKENS = {str(number): number for number in range(rules.SPLITS)}
TURNS = {f"r{turns}": turns for turns in range(4)}


def said(move: int) -> tuple[str, int]:
    """What kind of move it is, and its number among them: a square, an edge, a card …"""
    kind = bisect_right(STARTS, move) - 1
    return KIND_NAMES[kind], move - STARTS[kind]


class PieceMove(NamedTuple):
    option: int
    """0 to 131, in the order 01a1, 01a2, 01b1 …"""
    mode: int
    """Quarter turns, 4 more for mirrored, 8 more for the other option."""
    square: int

    @property
    def transform(self) -> int:
        """Quarter turns, 4 more for mirrored."""
        return self.mode & 7

    @property
    def other(self) -> bool:
        """Whether it is the other option, by Bright Idea."""
        return self.mode >= rules.OTHER

    @property
    def move(self) -> int:
        """Its number among all moves."""
        at = (self.option * rules.MODES + self.mode) * rules.SQUARES + self.square
        return rules.PLACE_MOVE + at

    @classmethod
    def of(cls, number: int) -> PieceMove:
        """The move with this number among those that draw."""
        rest, square = divmod(number, rules.SQUARES)
        return cls(*divmod(rest, rules.MODES), square)


def write(move: int) -> str:
    """A decision as short text."""
    if move >= rules.PLACE_MOVE:
        rest, square = divmod(move - rules.PLACE_MOVE, rules.SQUARES)
        return piece_name(*divmod(rest, rules.MODES), square)
    kind, number = said(move)
    if kind in LONE:
        return kind
    if kind in ON_EDGES:
        return f"{kind} {edge_name(number)}"
    if kind == "tokens":
        return f"tokens {number // rules.SPLITS} {number % rules.SPLITS}"
    names = {"grow": SQUARE_NAMES, "room": ROOM_CARDS}
    return f"{kind} {number + 1 if kind == 'card' else names[kind][number]}"


def write_all(moves: Sequence[int]) -> str:
    """Decisions that belong together as one text; squares that are added stand side by side."""
    texts = [write(move) for move in moves]
    pairs = zip(["", *texts], texts, strict=False)
    both = [text.removeprefix("grow ") if before[:5] == text[:5] == "grow " else text
            for before, text in pairs]  # fmt: skip
    return " ".join(both)


def piece_name(option: int, mode: int, square: int) -> str:
    """A piece as it is drawn or lies on a plan, such as `09b1 r1 m c4`."""
    sign = " !" if mode >= rules.OTHER else " m" if mode >= rules.MIRRORED else ""
    return f"{option_name(option)} r{mode % 4}{sign} {SQUARE_NAMES[square]}"


def read(text: str) -> tuple[int, ...]:
    """The decisions that a text spells, in the order in which they are made.

    Front door and windows are changed first: the last drawing of a turn ends it.
    """
    words = text.split(" ")
    moves: list[int] = []
    while words:
        moves.extend(_read_one(words))
    openings = [move for move in moves if rules.FRONT_MOVE <= move < rules.READY]
    if not openings:
        return tuple(moves)
    return (*sorted(openings), *(move for move in moves if move not in openings))


def _read_one(words: list[str]) -> Iterator[int]:
    """Take the words of one decision, or of one list of squares, from the front."""
    word = words.pop(0)
    if word in LONE:
        yield KINDS[word]
    elif word in OPTION_NAMES:
        mode = _take(words, TURNS)
        if words[:1] in (["m"], ["!"]):
            mode += rules.MIRRORED if words.pop(0) == "m" else rules.OTHER
        yield PieceMove(OPTION_NAMES[word], mode, _take(words, SQUARE_NUMBERS)).move
    elif word in ON_EDGES:
        yield KINDS[word] + 4 * _take(words, SQUARE_NUMBERS) + _take(words, SIDES)
    elif word == "grow":
        yield from _read_rectangle(words.pop(0) if words else "")
        while words and words[0].split(":")[0] in SQUARE_NUMBERS:
            yield from _read_rectangle(words.pop(0))
    elif word == "room":
        yield rules.ROOM_MOVE + _take(words, ROOMS)
    elif word == "card":
        yield rules.CARD_MOVE + _take(words, CARDS)
    elif word == "tokens":
        yield rules.TOKENS_MOVE + rules.SPLITS * _take(words, TOKENS) + _take(words, TOKENS)
    else:
        raise Wrong("unreadable-move")


def _take(words: list[str], known: Mapping[str, int]) -> int:
    if not words or words[0] not in known:
        raise Wrong("unreadable-move")
    return known[words.pop(0)]


def _read_rectangle(text: str) -> Iterator[int]:
    if named_rectangle(text) is None:
        raise Wrong("unreadable-move")
    corners = [divmod(SQUARE_NUMBERS[corner], SIDE) for corner in text.split(":")]
    (top, left), (bottom, right) = corners[0], corners[-1]
    down, on = (1 if top <= bottom else -1), (1 if left <= right else -1)
    for row in range(top, bottom + down, down):
        for column in range(left, right + on, on):
            yield rules.GROW_MOVE + SIDE * row + column


# As people type


FRONT_WORDS = {"front", "f", "entrance"}
WINDOW_WORDS = {"window", "w", "win"}
MIRROR_WORDS = {"m", "mirror", "mirrored", "flip"}
OTHER_WORDS = {"!", "other", "idea"}
STEPS = {
    "<": (0, -1), "left": (0, -1), ">": (0, 1), "right": (0, 1),
    "^": (-1, 0), "up": (-1, 0), "v": (1, 0), "down": (1, 0),
}  # fmt: skip
"""Moving the last piece: rows and columns."""
TOGETHER = re.compile(r"(?<!\S)([a-p](?:1[0-6]|[1-9]))([nesw])(?!\S)")


class TypedWords:
    """A line that is read word by word, in small letters; a square and its side are two words."""

    def __init__(self, text: str) -> None:
        plain = unicodedata.normalize("NFKC", text).lower()
        plain = re.sub(r"\s*:\s*", ":", re.sub(r"[,;]", " ", plain))
        self.words = TOGETHER.sub(r"\1 \2", plain).split()

    def __bool__(self) -> bool:
        return bool(self.words)

    @property
    def next(self) -> str:
        """The next word, empty at the end."""
        return self.words[0] if self.words else ""

    def take(self) -> str:
        return self.words.pop(0)

    def take_one_of(self, known: set[str]) -> bool:
        """Whether the next word is one of these; it is read then."""
        if self.next in known:
            self.words.pop(0)
            return True
        return False

    def edge(self) -> int:
        """A square and a side, as an edge."""
        if not self.has_edge():
            raise Wrong("turn-no-edge")
        return 4 * SQUARE_NUMBERS[self.take()] + SIDES[self.take()]

    def has_edge(self) -> bool:
        """Whether the next two words are a square and a side."""
        return len(self.words) > 1 and self.words[0] in SQUARE_NUMBERS and self.words[1] in SIDES

    def opening(self) -> int | None:
        """A change of front door or windows, as its move; None if the next word begins none."""
        if len(self.words) > 1 and self.take_one_of(FRONT_WORDS):
            return rules.FRONT_MOVE + self.edge()
        return rules.WINDOW_MOVE + self.edge() if self.take_one_of(WINDOW_WORDS) else None

    def squares(self) -> tuple[str, Squares]:
        """`c4`, `c4:f8`, `+c4`, `-c4:f8`: the sign and the squares."""
        sign = self.next[:1] if self.next[:1] in ("+", "-") else ""
        found = named_rectangle(self.next[len(sign) :])
        if found is None:
            raise Wrong("turn-unreadable")
        self.take()
        return sign, found


class Typed(NamedTuple):
    """What a person says of a piece; None is what was not said."""

    option: int | None = None
    """The first or second option of the card, 0 or 1."""
    name: str = ""
    """The option by its full name, such as 09b1."""
    turns: int | None = None
    turn_on: int = 0
    """Quarter turns more than it has."""
    mirror: bool = False
    other: bool = False
    square: int | None = None
    step: Square = (0, 0)


def read_piece(line: TypedWords) -> Typed:
    """The words of one piece, up to its square; without a square it speaks of the last piece."""
    typed = Typed()
    while line:
        word = line.next
        if word in SQUARE_NUMBERS:
            return typed._replace(square=SQUARE_NUMBERS[line.take()])
        more = _word_of_piece(typed, word)
        if more is None:
            break
        typed = more
        line.take()
    if typed == Typed():
        raise Wrong("turn-unreadable")
    return typed


def _word_of_piece(typed: Typed, word: str) -> Typed | None:
    """The piece with one more word; None for a word that says nothing about pieces."""
    if word in ("1", "2"):
        return typed._replace(option=int(word) - 1)
    if word in OPTION_NAMES:
        return typed._replace(name=word)
    if word in TURNS:
        return typed._replace(turns=TURNS[word])
    if word in ("r", "turn"):
        return typed._replace(turn_on=typed.turn_on + 1)
    if word in MIRROR_WORDS:
        return typed._replace(mirror=True)
    if word in OTHER_WORDS:
        return typed._replace(other=True)
    steps = [word] if word in STEPS else list(word)
    if not all(each in STEPS for each in steps):
        return None
    down = typed.step[0] + sum(STEPS[each][0] for each in steps)
    right = typed.step[1] + sum(STEPS[each][1] for each in steps)
    return typed._replace(step=(down, right))
