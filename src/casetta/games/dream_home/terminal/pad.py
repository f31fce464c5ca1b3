"""The score pad of Dream Home: a house floor by floor, from the ground up, then the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.face import Block, Say
from casetta.contract.fields import Fields
from casetta.contract.game import OptionValue, State
from casetta.contract.pad import Answers, Pad, Question
from casetta.contract.sheet import Sheet
from casetta.kernel.state import SEATS

from ..ask.box import cards_of, too_many
from ..content.cards import CARDS
from ..content.editions import OPTIONS
from ..content.kinds import COLOUR_KEYS, DECOR_KEYS, OWNED_KEYS
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..rules.decks import FACTS
from ..rules.house import BESIDE, OUTSIDE, ROOFS, house_of
from ..rules.layout import BOX, CHILDREN_BREAK_TIES, EDITION, LAYOUT
from ..text.changes import told_changes
from ..text.floors import FLOOR_NAMES, check_floors, put_floors
from ..text.picture import HOUSE_WIDTH, STYLES, floor_text
from ..text.sheet import sheet as sheet_of
from .pad_answers import HELPER_KEYS, read_children, read_floor, read_roofs, read_things

HOUSE = house_of(0)
FLOORS = tuple(reversed(FLOOR_NAMES))
"""From the ground up, so that a card without support is seen at once."""
OUTSIDE_KEYS = tuple(
    key
    for key, room in zip(DECOR_KEYS, CARDS.decor_rooms, strict=True)
    if room == OUTSIDE_THE_HOUSE
)
STANDARD = (0,) * len(OPTIONS)
"""The options of the standard rules, by their numbers."""


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
    fields.check()
    return entries


def blank_state(numbers: Sequence[int] = STANDARD) -> State:
    """A state without anything but the options and the facts of the cards."""
    state = LAYOUT.blank()
    state[SEATS] = 2
    state[EDITION : EDITION + len(numbers)] = numbers
    state[BOX : BOX + len(FACTS)] = FACTS
    return state


def house_state(answers: Answers, numbers: Sequence[int] = STANDARD) -> State:
    """A state in which seat 0 has what a person told."""
    state = blank_state(numbers)
    put_floors(Fields({floor: list(answers.get(floor, ())) for floor in FLOORS}), state, HOUSE)
    for key in answers.get("outside", ()):
        state[HOUSE + OUTSIDE] |= 1 << DECOR_KEYS.index(key)
    for key in answers.get("helpers", ()):
        state[HOUSE + BESIDE] += 1 << 6 * OWNED_KEYS.index(key)
    for colour, window in answers.get("roofs", ()):
        state[HOUSE + ROOFS] += 1 << 7 * (2 * COLOUR_KEYS.index(colour) + int(window))
    return state


def told_again(answers: Answers) -> list[int]:
    """The tokens outside that a person told once more."""
    tokens = [DECOR_KEYS.index(key) for key in answers.get("outside", ())]
    return [token for place, token in enumerate(tokens) if token in tokens[:place]]


def sheet(numbers: Sequence[int], answers: Answers) -> Sheet:
    """The score of a person under some options, line by line."""
    return sheet_of(house_state(answers, numbers), 0, told_again(answers))


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
    told = [cards_of(house_state(person), told_again(person)) for person in people]
    return too_many(Counter(card for cards in told for card in cards), blank_state())


def children_question(names: Sequence[str], _say: Say) -> Question:
    """How many hidden children each person finds in the pictures (ruling D-74)."""
    read = partial(read_children, len(names))
    return Question("children", "pad-children", read, "", {"names": ", ".join(names)})


def places(totals: Sequence[int], children: Sequence[int] | None) -> list[int]:
    """Equal totals share a place (ruling D-57), unless the children tell them apart."""
    ranks = list(zip(totals, children or [0] * len(totals), strict=True))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def pad_under(numbers: Sequence[int]) -> Pad:
    """The score pad under some options, by their numbers."""
    return Pad(
        people=(1, 2, 3, 4),
        next=next_question,
        sheet=partial(sheet, numbers),
        draw=draw,
        warnings=warnings,
        tie=children_question if numbers[CHILDREN_BREAK_TIES - EDITION] else None,
        places=places,
        under=pad_for,
        changes=partial(told_changes, numbers),
    )


def pad_for(options: Mapping[str, OptionValue]) -> Pad:
    """The score pad of a table with these options."""
    return pad_under([option.values.index(options[option.name]) for option in OPTIONS])


PAD = pad_under(STANDARD)
