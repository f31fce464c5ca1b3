"""The score pad of Dream Home: a house floor by floor, from the ground up, then the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from casetta.kernel.face import Block, Say
from casetta.kernel.fields import Fields
from casetta.kernel.game import State
from casetta.kernel.pad import Answers, Pad, Question
from casetta.kernel.sheet import Sheet
from casetta.kernel.state import SEATS
from casetta.kernel.wrong import Wrong, Wrongs

from .cards import CARDS
from .decks import FACTS
from .floors import FLOOR_NAMES, check_floors, put_floors
from .house import BESIDE, OUTSIDE, ROOFS, house_of
from .kinds import (
    COLOUR_KEYS,
    DECOR_KEYS,
    KEYS,
    KINDS,
    OWNED_KEYS,
)
from .kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from .layout import BOX, LAYOUT
from .pad_answers import HELPER_KEYS, read_floor, read_roofs, read_things
from .picture import HOUSE_WIDTH, STYLES, floor_text
from .pieces import told_cards
from .piles import number_in
from .sheets import sheet as sheet_of

HOUSE = house_of(0)
FLOORS = tuple(reversed(FLOOR_NAMES))
"""From the ground up, so that a card without support is seen at once."""
OUTSIDE_KEYS = tuple(
    key
    for key, room in zip(DECOR_KEYS, CARDS.decor_rooms, strict=True)
    if room == OUTSIDE_THE_HOUSE
)


def next_question(
    answers: Answers, _earlier: Sequence[Answers], _people: int, _say: Say
) -> Question | None:
    """The next question about a person: floors, tokens outside, helpers, roofs."""
    for floor in FLOORS:
        if floor not in answers:
            spaces = len(FLOOR_NAMES[floor])
            read = partial(read_checked_floor, answers, floor)
            return Question(floor, f"pad-{floor}", read, " ".join("." * spaces))
    for key, keys in (("outside", OUTSIDE_KEYS), ("helpers", HELPER_KEYS)):
        if key not in answers:
            return Question(key, f"pad-{key}", partial(read_things, keys), default="")
    if "roofs" not in answers:
        return Question("roofs", "pad-roofs", read_roofs, default="")
    return None


def read_checked_floor(answers: Answers, floor: str, text: str) -> tuple[Any, ...]:
    """A floor that can stand on those below it."""
    entries = read_floor(len(FLOOR_NAMES[floor]), text)
    told = {each: list(answers[each]) for each in FLOORS if each in answers}
    state = blank_state()
    fields = Fields({**told, floor: list(entries)})
    put_floors(fields, state, HOUSE)
    check_floors(fields, state, HOUSE)
    if fields.wrongs:
        raise fields.wrongs[0]
    return entries


def blank_state() -> State:
    """A state without anything but the facts of the cards."""
    state = LAYOUT.blank()
    state[SEATS] = 2
    state[BOX : BOX + len(FACTS)] = FACTS
    return state


def house_state(answers: Answers) -> State:
    """A state in which seat 0 has what a person told."""
    state = blank_state()
    put_floors(Fields({floor: list(answers.get(floor, ())) for floor in FLOORS}), state, HOUSE)
    for key in answers.get("outside", ()):
        state[HOUSE + OUTSIDE] |= 1 << DECOR_KEYS.index(key)
    for key in answers.get("helpers", ()):
        state[HOUSE + BESIDE] += 1 << 6 * OWNED_KEYS.index(key)
    for colour, window in answers.get("roofs", ()):
        state[HOUSE + ROOFS] += 1 << 7 * (2 * COLOUR_KEYS.index(colour) + int(window))
    return state


def sheet(answers: Answers) -> Sheet:
    """The score of a person, line by line."""
    return sheet_of(house_state(answers), 0)


def draw(answers: Answers) -> Block:
    """The house of a person."""
    state = house_state(answers)
    rows = [
        [(sign, STYLES.get(sign, "")) for sign in floor_text(state, HOUSE, floor)]
        for floor in FLOOR_NAMES
    ]
    return Block(HOUSE_WIDTH, rows)


def warnings(people: Sequence[Answers]) -> Wrongs:
    """More cards of a kind than the box holds."""
    told = [0] * KINDS
    state = blank_state()
    for person in people:
        one = house_state(person)
        for card in told_cards(one, HOUSE):
            told[card] += 1
    return [
        Wrong("too-many-cards", card=KEYS[card], cards=number, box=number_in(state, BOX, card))
        for card, number in enumerate(told)
        if number > number_in(state, BOX, card)
    ]


def places(totals: Sequence[int], _answer: Any) -> list[int]:
    """Equal totals share a place (ruling D-57)."""
    return [1 + sum(other > total for other in totals) for total in totals]


PAD = Pad(
    people=(1, 2, 3, 4),
    next=next_question,
    sheet=sheet,
    draw=draw,
    warnings=warnings,
    tie=None,
    places=places,
)
