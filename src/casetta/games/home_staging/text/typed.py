"""Words as people type them: pieces, squares, edges, front door and windows.

Squares and sides may stand together (`c4w`), a piece needs no more than its square
(`c4`), and what goes without saying may be left out; drafts.py fills it in.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from casetta.contract.errors import Wrong

from ..content.furniture import OPTION_NAMES
from ..plan.squares import SIDE_NAMES, SQUARE_NUMBERS, Square, Squares, named_rectangle
from ..rules.decisions import FRONT_MOVE, WINDOW_MOVE

DECLINE_WORDS = {"no", "decline", "skip", "pass", "nothing"}
DONE_WORDS = {"done", "ready", "finish", "end"}
FRONT_WORDS = {"front", "f", "entrance"}
WINDOW_WORDS = {"window", "w", "win"}
MIRROR_WORDS = {"m", "mirror", "mirrored", "flip"}
OTHER_WORDS = {"!", "other", "idea"}
STEPS = {
    "<": (0, -1), "left": (0, -1), ">": (0, 1), "right": (0, 1),
    "^": (-1, 0), "up": (-1, 0), "v": (1, 0), "down": (1, 0),
}  # fmt: skip
"""Moving the last piece: rows and columns."""
TOGETHER = re.compile(r"([a-p](?:1[0-6]|[1-9]))([nesw])")


def words_of(text: str) -> list[str]:
    """The words of a line, in small letters; a square and its side are two words."""
    plain = unicodedata.normalize("NFKC", text).lower()
    plain = re.sub(r"\s*:\s*", ":", re.sub(r"[,;]", " ", plain))
    words: list[str] = []
    for word in plain.split():
        together = TOGETHER.fullmatch(word)
        words += [together[1], together[2]] if together else [word]
    return words


class TypedWords:
    """A line that is read word by word."""

    def __init__(self, text: str) -> None:
        self.words = words_of(text)

    def __bool__(self) -> bool:
        return bool(self.words)

    @property
    def next(self) -> str:
        """The next word, empty at the end."""
        return self.words[0] if self.words else ""

    def take(self) -> str:
        """The next word, which is then read."""
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
        return 4 * SQUARE_NUMBERS[self.take()] + SIDE_NAMES.index(self.take())

    def has_edge(self) -> bool:
        """Whether the next two words are a square and a side."""
        return (
            len(self.words) > 1
            and self.words[0] in SQUARE_NUMBERS
            and self.words[1] in tuple(SIDE_NAMES)
        )

    def opening(self) -> int | None:
        """A change of front door or windows, as its move; None if the next word begins none."""
        if self.next in FRONT_WORDS and len(self.words) > 1:
            self.take()
            return FRONT_MOVE + self.edge()
        if self.next in WINDOW_WORDS:
            self.take()
            return WINDOW_MOVE + self.edge()
        return None

    def squares(self) -> tuple[str, Squares] | None:
        """`c4`, `c4:f8`, `+c4`, `-c4:f8`: the sign and the squares; None for anything else."""
        sign = self.next[:1] if self.next[:1] in ("+", "-") else ""
        found = named_rectangle(self.next[len(sign) :])
        if found is None:
            return None
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
    if word in ("r0", "r1", "r2", "r3"):
        return typed._replace(turns=int(word[1]))
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
