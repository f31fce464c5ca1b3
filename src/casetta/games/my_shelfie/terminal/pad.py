"""The score pad of My Shelfie: a shelf row by row, the personal card, the tokens."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import partial
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Block, Say
from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.contract.pad import Answers, Pad, Question
from casetta.contract.sheet import Line, Sheet
from casetta.kernel.state import SEATS

from ..ask.box import Belongings, too_many
from ..content.cards import COLUMNS, END_TOKEN_POINTS, PERSONAL_POINTS, ROWS
from ..rules.layout import LAYOUT
from ..text.drawing import put_on_shelf
from ..text.picture import EMPTY
from ..text.sheet import cell_name, group_lines, matching_cells
from .pad_answers import read_card, read_rows, read_tokens
from .tiles import WIDE, column_numbers, shelf_row, shelf_width


def next_question(
    answers: Answers, earlier: Sequence[Answers], people: int, say: Say
) -> Question | None:
    """The next question about a person: rows from the top, card, tokens, end-game token."""
    rows = rows_of(answers)
    if len(rows) < ROWS:
        return row_question(rows)
    if "personal" not in answers:
        return Question("personal", "pad-personal", read_card, default="")
    if "tokens" not in answers:
        return Question("tokens", "pad-tokens", partial(read_tokens, people), default="")
    if "end" not in answers and may_have_end_token(rows, earlier):
        return Question("end", "pad-end", partial(read_yes, say), default=say("pad-no"))
    return None


def row_question(rows: list[str]) -> Question:
    """The next row of a shelf; the first one may be answered by a whole drawing."""
    number = len(rows) + 1
    ask = "pad-first-row" if number == 1 else "pad-row"
    values = {"row": number, "rows": ROWS}
    return Question(f"row-{number}", ask, partial(read_rows, rows), "." * COLUMNS, values)


def rows_of(answers: Answers) -> list[str]:
    """The rows of the shelf told so far, the top one first."""
    told = (answers.get(f"row-{number}", ()) for number in range(1, ROWS + 1))
    return [row for rows in told for row in rows]


def may_have_end_token(rows: list[str], earlier: Sequence[Answers]) -> bool:
    """Whether the shelf is full and nobody before took the end-game token."""
    return "." not in rows[0] and not any(person.get("end") for person in earlier)


def read_yes(say: Say, text: str) -> bool:
    """Yes or no, in English or in the reader's language, whole or by the first letter."""
    plain = _without_accents(text)
    yes, no = _without_accents(say("pad-yes")), _without_accents(say("pad-no"))
    if plain in {yes, yes[0], "y", "yes", "1", "+1"}:
        return True
    if plain in {no, no[0], "n", "no", "0"}:
        return False
    raise Wrong("pad-yes-or-no", yes=say("pad-yes"), no=say("pad-no"))


def sheet(answers: Answers) -> Sheet:
    """The score of a person, line by line."""
    lines = [Line("tokens", "pad-token-line", token) for token in answers["tokens"]]
    if answers.get("end"):
        lines.append(Line("end-token", "sheet-end-token", END_TOKEN_POINTS))
    state = shelf_state(answers)
    return Sheet((*lines, *personal_lines(state, answers["personal"]), *group_lines(state, 0)))


def personal_lines(state: State, personal: Any) -> list[Line]:
    """One line for the personal card, by number or drawn; none without a card."""
    if personal is None:
        return []
    card, cells = personal
    found = matching_cells(state, 0, cells)
    values = {"card": card or 0, "matches": len(found)}
    rule = "sheet-personal" if card else "pad-personal-line"
    names = tuple(map(cell_name, found))
    return [Line("personal", rule, PERSONAL_POINTS[len(found)], names, values)]


def shelf_state(answers: Answers) -> State:
    """A state in which seat 0 has the shelf of a person."""
    state = LAYOUT.blank()
    state[SEATS] = 2
    put_on_shelf(Fields({}), state, 0, rows_of(answers), "")
    return state


def draw(answers: Answers) -> Block:
    """The shelf of a person."""
    rows = [shelf_row([(sign, sign, EMPTY) for sign in row], WIDE) for row in rows_of(answers)]
    return Block(shelf_width(WIDE), [*rows, column_numbers(WIDE)])


def warnings(people: Sequence[Answers]) -> Wrongs:
    """More of something than the box holds: tiles of a type, a card, a token."""
    return too_many(belongings(person) for person in people)


def belongings(person: Answers) -> Belongings:
    """What a person told to have."""
    card, _ = person["personal"] or (None, None)
    return Belongings(rows_of(person), card, person["tokens"], bool(person.get("end")))


def tie_question(names: Sequence[str], say: Say) -> Question:
    """Who was the first player, by number or name."""
    listed = "  ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    return Question("first", "pad-first", partial(read_person, names), "1", {"names": listed})


def read_person(names: Sequence[str], text: str) -> int:
    """A person by number or name, from 0."""
    by_name = [name.casefold() for name in names]
    if text.strip().casefold() in by_name:
        return by_name.index(text.strip().casefold())
    if text.strip() in {str(number + 1) for number in range(len(names))}:
        return int(text) - 1
    raise Wrong("pad-no-such-person", people=len(names))


def places(totals: Sequence[int], first: int | None) -> list[int]:
    """Most points first; of tied people the one farther clockwise from the first player.

    People are entered clockwise (rulebook: game end; ruling S-11).
    """
    people = len(totals)
    worth = [(total, (person - (first or 0)) % people) for person, total in enumerate(totals)]
    return [1 + sum(other > own for other in worth) for own in worth]


def _without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


PAD = Pad(
    people=(1, 2, 3, 4),
    next=next_question,
    sheet=sheet,
    draw=draw,
    warnings=warnings,
    tie=tie_question,
    places=places,
)
