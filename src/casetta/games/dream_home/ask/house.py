"""A house as a question tells it: its floors, its helpers, what lies beside it, its roofs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.editions import EDITIONS, numbers_of
from ..content.kinds import COLOUR_KEYS, DECOR_KEYS, OWNED_KEYS, RESOURCE_CARDS, TOOLS
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..rules.decks import FACTS
from ..rules.house import BESIDE, OUTSIDE, ROOFS, house_of
from ..rules.layout import BOX, DECOR_FACTS, EDITION, LAYOUT
from ..text.floors import ENTRY_FIELDS, FLOOR_NAMES, check_floors, put_floors, space_name

HOUSE = house_of(0)
ROOF_FIELDS = ("color", "window")


def checked_house(fields: Fields) -> State:
    """A state in which seat 0 has the house and the helpers of the question, and it can stand."""
    state, floors = told_house(fields)
    if floors is not None and not fields.wrongs:
        check_floors(floors, state, HOUSE)
    return state


def told_house(fields: Fields) -> tuple[State, Fields | None]:
    """The same without asking whether it can stand, and its floors as they were told."""
    state = LAYOUT.blank()
    state[SEATS] = 2
    state[BOX : BOX + len(FACTS)] = FACTS
    edition = fields.choice("edition", EDITIONS, absent=EDITIONS[0])
    numbers = numbers_of(edition)
    state[EDITION : EDITION + len(numbers)] = numbers
    for place, key in enumerate(_cards(fields, "helpers")):
        where = f"{fields.place('helpers')} [{place}]"
        state[HOUSE + BESIDE] += 1 << 6 * (_checked(fields, key, OWNED_KEYS[TOOLS:], where) + TOOLS)
    fields.asked.add("floors")
    if fields.values.get("floors") is None:
        fields.fault("missing-field", fields.place("floors"))
        return state, None
    if not isinstance(fields.values["floors"], Mapping):
        fields.fault("field-not-an-object", fields.place("floors"))
        return state, None
    floors = Fields(fields.values["floors"], fields.where, fields.wrongs)
    put_floors(floors, state, HOUSE, is_whole=True)
    return state, floors


def read_outside(fields: Fields, state: State) -> list[int]:
    """Put the tokens beside the house; answer those that are told once more."""
    again = []
    for place, key in enumerate(_cards(fields, "outside")):
        where = f"{fields.place('outside')} [{place}]"
        token = _checked(fields, key, DECOR_KEYS, where)
        if state[DECOR_FACTS + token] >> 8 != OUTSIDE_THE_HOUSE:
            fields.fault("token-not-outside", where, card=DECOR_KEYS[token])
        if state[HOUSE + OUTSIDE] >> token & 1:
            again.append(token)
        state[HOUSE + OUTSIDE] |= 1 << token
    return again


def read_roofs(fields: Fields, state: State) -> None:
    """The cards of the roof pile."""
    for place, value in enumerate(_cards(fields, "roofs")):
        roof = Fields(value, f"{fields.place('roofs')} [{place}]", fields.wrongs)
        colour = COLOUR_KEYS.index(roof.choice("color", COLOUR_KEYS))
        state[HOUSE + ROOFS] += 1 << 7 * (2 * colour + int(roof.flag("window")))


def unknown_fields(fields: Fields) -> Iterator[str]:
    """The fields of a question without faults that mean nothing, also those within others."""
    yield from fields.unknown()
    floors = fields.values["floors"]
    yield from (f"floors {key}" for key in floors if key not in FLOOR_NAMES)
    for floor, spaces in FLOOR_NAMES.items():
        for space, entry in zip(spaces, floors[floor], strict=True):
            yield from _unknown_in(entry, space_name(space), ENTRY_FIELDS)
    if "roofs" in fields.asked:
        for place, roof in enumerate(fields.list("roofs")):
            yield from _unknown_in(roof, f"roofs [{place}]", ROOF_FIELDS)


def _unknown_in(entry: Any, where: str, known: tuple[str, ...]) -> list[str]:
    """The unknown fields of an entry, if it has fields."""
    names = entry if isinstance(entry, Mapping) else ()
    return [f"{where} {key}" for key in names if key not in known]


def _cards(fields: Fields, key: str) -> list[Any]:
    """A list of cards, never more than there are: a state has no place for any number of them."""
    cards = fields.list(key)
    if len(cards) > RESOURCE_CARDS:
        fields.fault("too-many", fields.place(key), most=RESOURCE_CARDS)
    return cards[:RESOURCE_CARDS]


def _checked(fields: Fields, key: Any, keys: tuple[str, ...], where: str) -> int:
    """The number of a card by its name."""
    if key in keys:
        return keys.index(key)
    fields.fault("not-a-choice", where, known=", ".join(keys))
    return 0
