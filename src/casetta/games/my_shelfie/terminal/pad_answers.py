"""What people type into the score pad of My Shelfie."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from casetta.contract.errors import Wrong

from ..content.cards import COLUMNS, KINDS, LETTERS, PERSONAL_CARDS, PERSONAL_CELLS, ROWS, STACKS
from ..rules.layout import COMMON_CARDS
from ..text.sheet import Card

EMPTY_SIGNS = str.maketrans(dict.fromkeys("0_-·:", "."))
PersonalCard = tuple[int | None, Card]
"""A personal card: its number, if it is one of the box, and what it shows."""


def read_rows(above: Sequence[str], text: str) -> tuple[str, ...]:
    """One row below those above, or the whole shelf; no tile may float."""
    lines = drawn_lines(text) if not above else None
    rows = lines or [text]
    read = [read_row(row, len(above) + number) for number, row in enumerate(rows, 1)]
    shelf = [*above, *read]
    for number in range(len(shelf) - 1):
        check_support(shelf[number], shelf[number + 1], number + 1)
    return tuple(read)


def drawn_lines(text: str) -> list[str] | None:
    """The six rows of a whole drawing; None if the text is no such drawing."""
    lines = [line for line in text.splitlines() if line.strip()]
    signs = "".join(text.split())
    if len(lines) > 1:
        if len(lines) != ROWS:
            raise Wrong("pad-rows", rows=ROWS, found=len(lines))
        return lines
    if len(signs) == ROWS * COLUMNS:
        return [signs[start : start + COLUMNS] for start in range(0, len(signs), COLUMNS)]
    return None


def read_row(text: str, row: int) -> str:
    """A row as five signs; `row` is its number from the top."""
    plain = unicodedata.normalize("NFKC", text).translate(EMPTY_SIGNS).upper()
    signs = "".join(plain.split())
    if len(signs) != COLUMNS:
        signs = plain.replace(" ", ".")
    if len(signs) != COLUMNS:
        raise Wrong("pad-row-length", row=row, columns=COLUMNS)
    for column, sign in enumerate(signs, 1):
        if sign not in LETTERS + ".":
            raise Wrong("pad-unknown-sign", column=column, row=row, sign=sign, known=LETTERS)
    return signs


def check_support(upper: str, lower: str, row: int) -> None:
    """A tile of the row of that number must have a tile below it."""
    for column in range(COLUMNS):
        if upper[column] != "." and lower[column] == ".":
            raise Wrong("pad-floating-tile", column=column + 1, row=row)


def read_card(text: str) -> PersonalCard | None:
    """A personal card by its number, or drawn as cells; None for none."""
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    if not plain:
        return None
    if not plain.isdecimal():
        return None, read_drawn_card(plain)
    if not 1 <= int(plain) <= PERSONAL_CARDS:
        raise Wrong("pad-no-such-card", cards=PERSONAL_CARDS)
    return int(plain), list(enumerate(PERSONAL_CELLS[int(plain) - 1]))


def read_drawn_card(text: str) -> Card:
    """The cell of each kind, from `p11 f31 …` (letter, column, row) or from a drawn shelf."""
    signs = "".join(text.translate(EMPTY_SIGNS).split()).upper()
    if len(signs) == ROWS * COLUMNS:
        cells = {sign: divmod(place, COLUMNS) for place, sign in enumerate(signs) if sign != "."}
        entries = len(signs) - signs.count(".")
    else:
        found = re.findall(r"([A-Z])([1-5])/?([1-6])", re.sub(r"[ ,;.]", "", signs))
        cells = {letter: (int(row) - 1, int(column) - 1) for letter, column, row in found}
        entries = len(found)
    if set(cells) != set(LETTERS) or len(set(cells.values())) != KINDS or entries != KINDS:
        raise Wrong("pad-no-card", cards=PERSONAL_CARDS)
    return [(kind, cells[letter]) for kind, letter in enumerate(LETTERS)]


def read_tokens(people: int, text: str) -> tuple[int, ...]:
    """The scoring tokens of a person: at most one for each common goal."""
    words = re.split(r"[\s,;+]+", unicodedata.normalize("NFKC", text).strip())
    known = STACKS[people if people in STACKS else max(STACKS)]
    tokens = [word for word in words if word not in {"", "0", "-"}]
    if any(word not in map(str, known) for word in tokens):
        raise Wrong("pad-no-such-token", known=" ".join(map(str, known)))
    if len(tokens) > COMMON_CARDS:
        raise Wrong("pad-too-many-tokens", most=COMMON_CARDS)
    return tuple(int(word) for word in tokens)
