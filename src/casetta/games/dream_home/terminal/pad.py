"""The score pad of Dream Home: a house floor by floor, from the ground up, then the rest."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Answers, Block, Pad, PadPrompt, Say
from casetta.contract.game import OptionValue
from casetta.contract.reader import json_reader
from casetta.contract.text import Sheet

from ..ask import (
    HELPER_KEYS,
    HOUSE,
    House,
    Roof,
    blank_house,
    house_sheet,
    house_state,
    too_many_cards,
)
from ..content.cards import CARDS, SIGNS
from ..content.editions import OPTIONS, told_changes
from ..content.kinds import COLOUR_KEYS, DECOR_KEYS, RESOURCE_CARDS, ROOM_KEYS
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..text.houses import FLOOR_NAMES, check_floors, put_floors
from ..text.picture import HOUSE_WIDTH, STYLES, floor_text

Card = TypeVar("Card")
FREE_SIGNS = {".", "·", "-", "_", "0"}
EMPTY_SIGNS = {"#", "empty"}
FLOORS = tuple(reversed(FLOOR_NAMES))
"""From the ground up, so that a card without support is seen at once."""
OUTSIDE_KEYS = tuple(
    key
    for key, room in zip(DECOR_KEYS, CARDS.decor_rooms, strict=True)
    if room == OUTSIDE_THE_HOUSE
)


def next_question(
    answers: Answers, _earlier: Sequence[Answers], _people: int, _say: Say
) -> PadPrompt | None:
    """The next question about a person: floors, tokens outside, helpers, roofs."""
    for floor in FLOORS:
        if floor not in answers:
            spaces = len(FLOOR_NAMES[floor])
            read = partial(read_checked_floor, answers, floor)
            return PadPrompt(floor, f"pad-{floor}", read, " ".join("." * spaces))
    for key, keys in (("outside", OUTSIDE_KEYS), ("helpers", HELPER_KEYS)):
        if key not in answers:
            return PadPrompt(key, f"pad-{key}", partial(read_things, keys), default="")
    if "roofs" not in answers:
        return PadPrompt("roofs", "pad-roofs", read_roofs, default="")
    return None


def house_of(answers: Answers) -> House:
    """What a person told so far."""
    return House(
        floors={floor: answers.get(floor, ()) for floor in FLOORS},
        helpers=answers.get("helpers", ()),
        outside=answers.get("outside", ()),
        roofs=answers.get("roofs", ()),
    )


def sheet(options: Mapping[str, OptionValue], answers: Answers) -> Sheet:
    """The score of a person under some options, line by line."""
    return house_sheet(house_of(answers), options)


def draw(answers: Answers) -> Block:
    """The house of a person."""
    state = house_state(house_of(answers))
    rows = [
        [(sign, STYLES.get(sign, "")) for sign in floor_text(state, HOUSE, floor)]
        for floor in FLOOR_NAMES
    ]
    return Block(HOUSE_WIDTH, rows)


def warnings(people: Sequence[Answers]) -> Wrongs:
    """More cards of a kind than the box holds."""
    return too_many_cards(map(house_of, people))


def children_question(names: Sequence[str], _say: Say) -> PadPrompt:
    """How many hidden children each person finds in the pictures (ruling D-74)."""
    read = partial(read_children, len(names))
    return PadPrompt("children", "pad-children", read, "", {"names": ", ".join(names)})


def places(totals: Sequence[int], children: Sequence[int] | None) -> list[int]:
    """Equal totals share a place (ruling D-57), unless the children tell them apart."""
    ranks = list(zip(totals, children or [0] * len(totals), strict=True))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def pad_for(options: Mapping[str, OptionValue]) -> Pad:
    """The score pad of a table with these options."""
    numbers = [option.values.index(options[option.name]) for option in OPTIONS]
    return Pad(
        people=(1, 2, 3, 4),
        next=next_question,
        sheet=partial(sheet, options),
        draw=draw,
        warnings=warnings,
        tie=children_question if options["tiebreak"] == "children" else None,
        places=places,
        under=pad_for,
        changes=partial(told_changes, numbers),
    )


# What people type


def read_checked_floor(answers: Answers, floor: str, text: str) -> tuple[Any, ...]:
    """A floor that can stand on those below it."""
    entries = read_floor(len(FLOOR_NAMES[floor]), text)
    told = {each: list(answers[each]) for each in FLOORS if each in answers}
    fields, state = json_reader({**told, floor: list(entries)}), blank_house()
    put_floors(fields, state, HOUSE)
    check_floors(fields, state, HOUSE)
    fields.check()
    return entries


def plain(text: str) -> str:
    """A text as it is compared: wide letters narrow, no capitals."""
    return unicodedata.normalize("NFKC", text).strip().lower()


def read_floor(length: int, text: str) -> tuple[Any, ...]:
    """The spaces of a floor from left to right: `L L+piano # K .` or `LL#K.`."""
    words = plain(text).replace(",", " ").split()
    if len(words) == 1 and len(words[0]) == length and words[0] not in ROOM_KEYS:
        words = list(words[0])
    if len(words) != length:
        raise Wrong("pad-floor-length", spaces=length)
    return tuple(read_space(word, number) for number, word in enumerate(words))


def read_space(word: str, number: int) -> Any:
    """One space: a letter or a room's name, with `+` and a token; `#` empty, `.` free."""
    room, _, token = word.partition("+")
    if room in FREE_SIGNS and not token:
        return None
    if room in EMPTY_SIGNS and not token:
        return "empty"
    entry = {"room": room_named(room, number)}
    return {**entry, "decor": one_of(token, DECOR_KEYS)} if token else entry


def room_named(word: str, number: int) -> str:
    """A room by its letter, its name or the beginning of its name."""
    if len(word) == 1 and word.upper() in SIGNS:
        return ROOM_KEYS[SIGNS.index(word.upper())]
    found = [key for key in ROOM_KEYS if key.startswith(word)]
    if len(found) != 1:
        raise Wrong("pad-no-such-room", word=word, space=number)
    return found[0]


def one_of(word: str, keys: Sequence[str]) -> str:
    """A thing by its name or the beginning of its name."""
    found = [key for key in keys if key.startswith(word.replace("-", "_").replace(" ", "_"))]
    if len(found) != 1:
        raise Wrong("pad-no-such-thing", word=word, known=", ".join(keys))
    return found[0]


def read_things(keys: Sequence[str], text: str) -> tuple[str, ...]:
    """Several things, a comma or blank between them; none for nothing."""
    words = re.split(r"[\s,;]+", plain(text))
    return not_too_many([one_of(word, keys) for word in words if word])


def not_too_many(cards: list[Card]) -> tuple[Card, ...]:
    """Never more cards than there are: a state has no place for any number of them."""
    if len(cards) > RESOURCE_CARDS:
        raise Wrong("pad-too-many", cards=len(cards), most=RESOURCE_CARDS)
    return tuple(cards)


def read_roofs(text: str) -> tuple[Roof, ...]:
    """Roofs by colour, with `window` behind those that have one: `red red window blue`."""
    roofs: list[Roof] = []
    for word in re.split(r"[\s,;]+", plain(text)):
        if not word:
            continue
        if "window".startswith(word) and roofs and not roofs[-1].window:
            roofs[-1] = Roof(roofs[-1].color, window=True)
        else:
            roofs.append(Roof(one_of(word, COLOUR_KEYS)))
    return not_too_many(roofs)


def read_children(people: int, text: str) -> tuple[int, ...]:
    """The hidden children of each person, in the order of asking; none if nobody counted."""
    if not text.strip():
        return ()
    words = re.split(r"[\s,;]+", plain(text))
    numbers = [int(word) for word in words if re.fullmatch(r"\d{1,3}", word)]
    if len(numbers) != len(words) or len(words) != people:
        raise Wrong("pad-children", people=people)
    return tuple(numbers)


PAD = pad_for({option.name: option.values[0] for option in OPTIONS})
