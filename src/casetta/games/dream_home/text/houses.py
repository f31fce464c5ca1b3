"""Houses as people draw them, and what is wrong with one that cannot be.

    {"upper": [5 entries], "lower": [5], "basement": [2]}

An entry is null (free), "empty" (a card face down), "scaffolding", or a room such as
{"room": "living_room", "decor": "piano"}. Records spell more, so that nothing is lost:
{"room": "kitchen", "face": "down"} and "fresh scaffolding", laid in this turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from casetta.contract.game import State
from casetta.contract.reader import Reader

from ..content.kinds import (
    ANY_ROOM,
    DECOR_KEYS,
    MOST_CARDS,
    OWNED_KEYS,
    RESOURCE_CARDS,
    ROOF_KEYS,
    ROOM_KEYS,
    Owned,
)
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..rules.house import (
    ALL,
    BESIDE,
    CARDS,
    DECOR,
    FACE_UP,
    FILLED,
    FLOORS,
    FRESH,
    OUTSIDE,
    OWNED_BITS,
    RIGHT,
    ROOF_BITS,
    ROOF_HEIGHT,
    ROOF_MOST,
    ROOFS,
    SCAFFOLD,
    SCAFFOLD_BIT,
    SPACE_NAMES,
    SPACE_NUMBERS,
    SPACES,
    card_on,
    crowded_tokens,
    face_up,
    free_spaces,
    joined,
    owned,
    supported_spaces,
    token_on,
)
from ..rules.layout import DECOR_FACTS, DECOR_ROOM, SCAFFOLDING_MAY_WAIT

FLOOR_NAMES = {"upper": range(5), "lower": range(6, 11), "basement": range(12, 14)}
"""The numbers of the spaces of each floor."""
ENTRY_FIELDS = ("room", "face", "decor")
"""Of a room card in a drawing."""


def space_name(space: int) -> str:
    """A space as people say it: U0."""
    return SPACE_NAMES[space].upper()


def names_of(spaces: int) -> list[str]:
    """The names of a set of spaces."""
    return [space_name(space) for space in SPACE_NUMBERS if spaces >> RIGHT * space & 1]


def draw_floors(state: State, house: int) -> dict[str, list[Any]]:
    """A house as a drawing, with everything that a record needs."""
    return {
        floor: [_entry(state, house, space) for space in spaces]
        for floor, spaces in FLOOR_NAMES.items()
    }


def _entry(state: State, house: int, space: int) -> Any:
    """What lies on a space."""
    things = state[house + SPACES] >> RIGHT * space
    if things & SCAFFOLD:
        return "fresh scaffolding" if things & FRESH else "scaffolding"
    if not things & FILLED:
        return None
    entry = {"room": ROOM_KEYS[card_on(state, house, space)]}
    if not things & FACE_UP:
        entry["face"] = "down"
    token = token_on(state, house, space)
    return entry if token < 0 else {**entry, "decor": DECOR_KEYS[token]}


def put_floors(fields: Reader, state: State, house: int, *, is_whole: bool = False) -> list[int]:
    """Lay the cards of a drawn house; answer the spaces of the cards that were not told.

    A floor that is absent is free, unless the house must be told whole.
    """
    untold = []
    for floor, spaces in FLOOR_NAMES.items():
        entries = fields.list(floor)
        if (entries or is_whole) and len(entries) != len(spaces):
            fields.fault("wrong-floor-length", floor, spaces=len(spaces))
            continue
        for space, entry in zip(spaces, entries, strict=False):
            if entry is not None and _put(fields, state, house, space, entry):
                untold.append(space)
    return untold


def _put(fields: Reader, state: State, house: int, space: int, entry: Any) -> bool:
    """Lay what an entry says on a space; answer whether it is a card that was not told."""
    bit = RIGHT * space
    if entry in ("scaffolding", "fresh scaffolding"):
        state[house + SPACES] |= (SCAFFOLD if entry == "scaffolding" else SCAFFOLD | FRESH) << bit
    elif entry == "empty":
        state[house + SPACES] |= FILLED << bit
        return True
    elif isinstance(entry, dict):
        _put_room(Reader(entry, fields.source, (_where(fields, space),)), state, house, space)
    else:
        fields.fault_at(_where(fields, space), "wrong-space")
    return False


def _put_room(entry: Reader, state: State, house: int, space: int) -> None:
    """Lay a room card, with its token."""
    bit = RIGHT * space
    state[house + CARDS] |= ROOM_KEYS.index(entry.choice("room", ROOM_KEYS)) << bit
    is_down = entry.choice("face", ("up", "down"), absent="up") == "down"
    state[house + SPACES] |= (FILLED if is_down else FILLED | FACE_UP) << bit
    if entry.has("decor"):
        token = DECOR_KEYS.index(entry.choice("decor", DECOR_KEYS))
        state[house + DECOR] |= token + 1 << bit


def check_floors(fields: Reader, state: State, house: int, *, may_be_crowded: bool = False) -> None:
    """Note whatever makes a house impossible, with its space and the rule."""
    things = state[house + SPACES]
    for name in names_of((things | things >> SCAFFOLD_BIT) & ALL & ~supported_spaces(things)):
        fields.fault_at(_named(fields, name), "no-support")
    for space in SPACE_NUMBERS:
        if face_up(state, house) >> RIGHT * space & 1:
            _check_room(fields, state, house, space)
        elif token_on(state, house, space) >= 0:
            fields.fault_at(_where(fields, space), "token-on-empty-room")
    crowd = crowded_tokens(state, house)
    if crowd and not may_be_crowded:
        fields.fault_at(_named(fields, names_of(crowd)[1]), "two-tokens")


def _check_room(fields: Reader, state: State, house: int, space: int) -> None:
    """A face-up card: right floor, room not too large, token that suits it."""
    kind = card_on(state, house, space)
    if not FLOORS[kind] >> RIGHT * space & 1:
        fields.fault_at(_where(fields, space), "wrong-floor", room=ROOM_KEYS[kind])
    if position_in_room(state, house, space) == MOST_CARDS[kind]:
        values: dict[str, str | int] = {"room": ROOM_KEYS[kind], "most": MOST_CARDS[kind]}
        fields.fault_at(_where(fields, space), "room-too-large", **values)
    token = token_on(state, house, space)
    if token >= 0 and decor_place(state, token) not in (kind, ANY_ROOM):
        fields.fault_at(_where(fields, space), "token-misplaced", card=DECOR_KEYS[token])


def position_in_room(state: State, house: int, space: int) -> int:
    """How many cards of the same room lie to the left of a face-up card."""
    links, cards = joined(state, house), 0
    while space > cards and links >> RIGHT * (space - cards - 1) & 1:
        cards += 1
    return cards


def check_no_scaffolding(fields: Reader, state: State, house: int) -> None:
    """No scaffolding may be left in a house without a free space (ruling D-37)."""
    things = state[house + SPACES]
    left = free_spaces(things)
    if left and left == things >> SCAFFOLD_BIT & ALL:
        for name in names_of(left):
            fields.fault_at(_named(fields, name), "scaffolding-left")


def spaces_of(state: State, house: int, thing: int) -> Sequence[int]:
    """The numbers of the spaces with such a thing: FILLED, FACE_UP, SCAFFOLD or FRESH."""
    return [space for space in SPACE_NUMBERS if state[house + SPACES] >> RIGHT * space & thing]


# What lies beside and on top of a house


def draw_house(state: State, house: int) -> dict[str, Any]:
    """A house with everything in, outside, beside and on top of it."""
    tools_and_helpers = enumerate(OWNED_KEYS)
    return {
        **draw_floors(state, house),
        "outside": [
            key for token, key in enumerate(DECOR_KEYS) if state[house + OUTSIDE] >> token & 1
        ],
        "beside": [
            key for card, key in tools_and_helpers for _ in range(owned(state, house, card))
        ],
        "roofs": draw_roofs(state, house),
        "roof_height": state[house + ROOF_HEIGHT],
    }


def draw_roofs(state: State, house: int) -> list[str] | None:
    """The cards of a roof pile; None when they are hidden."""
    counts = roof_counts(state, house)
    if sum(counts) != state[house + ROOF_HEIGHT]:
        return None
    return [key for key, number in zip(ROOF_KEYS, counts, strict=True) for _ in range(number)]


def roof_counts(state: State, house: int) -> list[int]:
    """How many cards of each kind of roof are known to lie in a pile."""
    return [state[house + ROOFS] >> ROOF_BITS * kind & ROOF_MOST for kind in range(len(ROOF_KEYS))]


def read_beside(fields: Reader, state: State, house: int) -> None:
    """Lay tokens outside, tools and helpers beside a drawn house, and the roof pile."""
    for where, key in cards_in(fields, "outside", DECOR_KEYS):
        token = DECOR_KEYS.index(key)
        check_outside(fields, state, token, where)
        if state[house + OUTSIDE] >> token & 1:
            fields.fault_at(where, "token-twice")
        state[house + OUTSIDE] |= 1 << token
    for _, key in cards_in(fields, "beside", OWNED_KEYS):
        state[house + BESIDE] += 1 << OWNED_BITS * OWNED_KEYS.index(key)
    if owned(state, house, Owned.SCAFFOLDING) and not state[SCAFFOLDING_MAY_WAIT]:
        fields.fault("scaffolding-waits", "beside")
    for _, key in cards_in(fields, "roofs", ROOF_KEYS):
        state[house + ROOFS] += 1 << ROOF_BITS * ROOF_KEYS.index(key)
    told = sum(roof_counts(state, house))
    state[house + ROOF_HEIGHT] = fields.number("roof_height", told, RESOURCE_CARDS, absent=told)


def check_outside(fields: Reader, state: State, token: int, where: str) -> None:
    """Note a token that belongs into a room."""
    if decor_place(state, token) != OUTSIDE_THE_HOUSE:
        fields.fault_at(where, "token-not-outside", card=DECOR_KEYS[token])


def cards_in(fields: Reader, key: str, keys: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The place and the name of each card of a list; the first of all names for what is wrong."""
    for place, card in enumerate(card_list(fields, key)):
        where = f"{fields.place(key)} [{place}]"
        if card not in keys:
            fields.fault_at(where, "not-a-choice", known=", ".join(keys))
        yield where, card if card in keys else keys[0]


def card_list(fields: Reader, key: str) -> list[Any]:
    """Cards that lie together: a state has no place for any number of them."""
    cards = fields.list(key)
    if len(cards) > RESOURCE_CARDS:
        fields.fault("too-many", key, most=RESOURCE_CARDS)
    return cards[:RESOURCE_CARDS]


def decor_place(state: State, token: int) -> int:
    """Where a token may lie: in a type of room, in any, or outside."""
    return int(state[DECOR_FACTS + token] >> DECOR_ROOM)


def _where(fields: Reader, space: int) -> str:
    return _named(fields, space_name(space))


def _named(fields: Reader, name: str) -> str:
    return f"{fields.place()} {name}".strip()
