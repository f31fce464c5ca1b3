"""The score pad of My Shelfie: a shelf row by row, the personal card, the tokens."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import partial

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Answers, Block, Pad, PadPrompt, Say
from casetta.contract.text import Sheet

from ..ask import CardEntry, Person, person_sheet, too_many
from ..content.cards import COLUMNS, KINDS, LETTERS, PERSONAL_CARDS, ROWS, STACKS
from ..rules.layout import COMMON_CARDS
from ..text.picture import EMPTY, WIDE, column_numbers, shelf_row, shelf_width

EMPTY_SIGNS = str.maketrans(dict.fromkeys("0_-·:", "."))


def next_question(
    answers: Answers, earlier: Sequence[Answers], people: int, say: Say
) -> PadPrompt | None:
    """The next question about a person: rows from the top, card, tokens, end-game token."""
    rows = rows_of(answers)
    if len(rows) < ROWS:
        return row_question(rows)
    if "personal" not in answers:
        return PadPrompt("personal", "pad-personal", read_card, default="")
    if "tokens" not in answers:
        return PadPrompt("tokens", "pad-tokens", partial(read_tokens, people), default="")
    if "end" not in answers and may_have_end_token(rows, earlier):
        return PadPrompt("end", "pad-end", partial(read_yes, say), default=say("pad-no"))
    return None


def row_question(rows: list[str]) -> PadPrompt:
    """The next row of a shelf; the first one may be answered by a whole drawing."""
    number = len(rows) + 1
    ask = "pad-first-row" if number == 1 else "pad-row"
    values = {"row": number, "rows": ROWS}
    return PadPrompt(f"row-{number}", ask, partial(read_rows, rows), "." * COLUMNS, values)


def rows_of(answers: Answers) -> list[str]:
    """The rows of the shelf told so far, the top one first."""
    told = (answers.get(f"row-{number}", ()) for number in range(1, ROWS + 1))
    return [row for rows in told for row in rows]


def may_have_end_token(rows: list[str], earlier: Sequence[Answers]) -> bool:
    """Whether the shelf is full and nobody before took the end-game token."""
    return "." not in rows[0] and not any(person.get("end") for person in earlier)


def person(answers: Answers) -> Person:
    """What a person told to have."""
    return Person(
        rows_of(answers), answers["personal"], answers["tokens"], bool(answers.get("end"))
    )


def sheet(answers: Answers) -> Sheet:
    """The score of a person, line by line."""
    return person_sheet(person(answers))


def draw(answers: Answers) -> Block:
    """The shelf of a person."""
    rows = [shelf_row([(sign, sign, EMPTY) for sign in row], WIDE) for row in rows_of(answers)]
    return Block(shelf_width(WIDE), [*rows, column_numbers(WIDE)])


def warnings(people: Sequence[Answers]) -> Wrongs:
    """More of something than the box holds: tiles of a type, a card, a token."""
    return too_many(list(map(person, people)))


def tie_question(names: Sequence[str], say: Say) -> PadPrompt:
    """Who was the first player, by number or name."""
    listed = "  ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    return PadPrompt("first", "pad-first", partial(read_person, names), "1", {"names": listed})


def places(totals: Sequence[int], first: int | None) -> list[int]:
    """Most points first; of tied people the one farther clockwise from the first player.

    People are entered clockwise (rulebook: game end; ruling S-11).
    """
    people = len(totals)
    worth = [(total, (person - (first or 0)) % people) for person, total in enumerate(totals)]
    return [1 + sum(other > own for other in worth) for own in worth]


# What people type


def plain(text: str) -> str:
    """A text as it is compared: wide letters narrow, no blanks around it."""
    return unicodedata.normalize("NFKC", text).strip()


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
    typed = unicodedata.normalize("NFKC", text).translate(EMPTY_SIGNS).upper()
    signs = "".join(typed.split())
    if len(signs) != COLUMNS:
        signs = typed.replace(" ", ".")
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


def read_card(text: str) -> int | list[CardEntry] | None:
    """A personal card by its number, or drawn as cells; None for none."""
    typed = plain(text).lower()
    if not typed:
        return None
    if not typed.isdecimal():
        return read_drawn_card(typed)
    if not 1 <= int(typed) <= PERSONAL_CARDS:
        raise Wrong("pad-no-such-card", cards=PERSONAL_CARDS)
    return int(typed)


def read_drawn_card(text: str) -> list[CardEntry]:
    """The cell of each kind, from `p11 f31 …` (letter, column, row) or from a drawn shelf."""
    signs = "".join(text.translate(EMPTY_SIGNS).split()).upper()
    if len(signs) == ROWS * COLUMNS:
        entries = [(*divmod(at, COLUMNS), sign) for at, sign in enumerate(signs) if sign != "."]
    else:
        found = re.findall(r"([A-Z])([1-5])/?([1-6])", re.sub(r"[ ,;.]", "", signs))
        entries = [(int(row) - 1, int(column) - 1, letter) for letter, column, row in found]
    letters = {letter for _, _, letter in entries}
    cells = {(row, column) for row, column, _ in entries}
    if letters != set(LETTERS) or len(cells) != KINDS or len(entries) != KINDS:
        raise Wrong("pad-no-card", cards=PERSONAL_CARDS)
    return sorted(entries, key=lambda entry: LETTERS.index(entry[2]))


def read_tokens(people: int, text: str) -> tuple[int, ...]:
    """The scoring tokens of a person: at most one for each common goal."""
    words = re.split(r"[\s,;+]+", plain(text))
    known = STACKS[people if people in STACKS else max(STACKS)]
    tokens = [word for word in words if word not in {"", "0", "-"}]
    if any(word not in map(str, known) for word in tokens):
        raise Wrong("pad-no-such-token", known=" ".join(map(str, known)))
    if len(tokens) > COMMON_CARDS:
        raise Wrong("pad-too-many-tokens", most=COMMON_CARDS)
    return tuple(int(word) for word in tokens)


def read_yes(say: Say, text: str) -> bool:
    """Yes or no, in English or in the reader's language, whole or by the first letter."""
    answer = _without_accents(text)
    yes, no = _without_accents(say("pad-yes")), _without_accents(say("pad-no"))
    if answer in {yes, yes[0], "y", "yes", "1", "+1"}:
        return True
    if answer in {no, no[0], "n", "no", "0"}:
        return False
    raise Wrong("pad-yes-or-no", yes=say("pad-yes"), no=say("pad-no"))


def _without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def read_person(names: Sequence[str], text: str) -> int:
    """A person by number or name, from 0."""
    by_name = [name.casefold() for name in names]
    if text.strip().casefold() in by_name:
        return by_name.index(text.strip().casefold())
    if text.strip() in {str(number + 1) for number in range(len(names))}:
        return int(text) - 1
    raise Wrong("pad-no-such-person", people=len(names))


PAD = Pad(
    people=(1, 2, 3, 4),
    next=next_question,
    sheet=sheet,
    draw=draw,
    warnings=warnings,
    tie=tie_question,
    places=places,
)
