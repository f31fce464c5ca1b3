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

from ..content import kinds
from ..content.box import PRINTED, Cast
from ..content.kinds import DECOR_KEYS, OWNED_KEYS, ROOF_KEYS, ROOM_KEYS
from ..rules import house as board
from ..rules.house import FACE_UP, FILLED, FRESH, RIGHT, SCAFFOLD, SPACES, card_on, token_on
from ..rules.layout import DECOR_FACTS, DECOR_ROOM, SCAFFOLDING_MAY_WAIT

FLOOR_NAMES = {"upper": range(5), "lower": range(6, 11), "basement": range(12, 14)}
"""The numbers of the spaces of each floor."""
ENTRY_FIELDS = ("room", "face", "decor")
"""Of a room card in a drawing."""


# What is in a house


def space_name(space: int) -> str:
    """A space as people say it: U0."""
    return board.SPACE_NAMES[space].upper()


def names_of(spaces: int) -> list[str]:
    """The names of a set of spaces."""
    return [space_name(space) for space in board.SPACE_NUMBERS if spaces >> RIGHT * space & 1]


def spaces_of(state: State, house: int, thing: int) -> Sequence[int]:
    """The numbers of the spaces with such a thing: FILLED, FACE_UP, SCAFFOLD or FRESH."""
    things = state[house + SPACES]
    return [space for space in board.SPACE_NUMBERS if things >> RIGHT * space & thing]


def rooms_in(state: State, house: int) -> list[list[int]]:
    """The rooms from the upper left, each as the spaces of its face-up cards."""
    links = board.joined(state, house)
    rooms: list[list[int]] = []
    for space in spaces_of(state, house, FACE_UP):
        if space and links >> RIGHT * (space - 1) & 1:
            rooms[-1].append(space)
        else:
            rooms.append([space])
    return rooms


def tokens_outside(state: State, house: int) -> list[int]:
    """The tokens beside a house."""
    return [token for token in range(len(DECOR_KEYS)) if state[house + board.OUTSIDE] >> token & 1]


def roof_counts(state: State, house: int) -> list[int]:
    """How many cards of each kind of roof are known to lie in a pile."""
    roofs = state[house + board.ROOFS]
    return [roofs >> board.ROOF_BITS * kind & board.ROOF_MOST for kind in range(len(ROOF_KEYS))]


def decor_place(state: State, token: int) -> int:
    """Where a token may lie: in a type of room, in any, or outside."""
    return int(state[DECOR_FACTS + token] >> DECOR_ROOM)


# Drawing


def draw_house(state: State, house: int) -> dict[str, Any]:
    """A house with everything in, outside, beside and on top of it; hidden roofs are None."""
    counts = roof_counts(state, house)
    roofs = [key for key, number in zip(ROOF_KEYS, counts, strict=True) for _ in range(number)]
    height = state[house + board.ROOF_HEIGHT]
    return {
        **{
            floor: [draw_space(state, house, space) for space in spaces]
            for floor, spaces in FLOOR_NAMES.items()
        },
        "outside": [DECOR_KEYS[token] for token in tokens_outside(state, house)],
        "beside": [
            key
            for card, key in enumerate(OWNED_KEYS)
            for _ in range(board.owned(state, house, card))
        ],
        "roofs": roofs if len(roofs) == height else None,
        "roof_height": height,
    }


def draw_space(state: State, house: int, space: int) -> Any:
    """What lies on a space, with everything that a record needs."""
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


# Reading


def put_floors(
    fields: Reader,
    state: State,
    house: int,
    *,
    is_whole: bool = False,
    cast: Cast = PRINTED.known,
) -> list[int]:
    """Lay the cards of a drawn house; answer the spaces of the cards that were not told.

    A floor that is absent is free, unless the house must be told whole; `cast` tells what
    stands for the types of the state.
    """
    untold = []
    for floor, spaces in FLOOR_NAMES.items():
        entries = fields.list(floor)
        if (entries or is_whole) and len(entries) != len(spaces):
            fields.fault("wrong-floor-length", floor, spaces=len(spaces))
            continue
        for space, entry in zip(spaces, entries, strict=False):
            _put(fields, state, house, space, entry, cast)
            if entry == "empty":
                untold.append(space)
    return untold


def _put(fields: Reader, state: State, house: int, space: int, entry: Any, cast: Cast) -> None:
    """Lay what an entry says on a space."""
    bit = RIGHT * space
    if isinstance(entry, str | None) and entry in LAID:
        state[house + SPACES] |= LAID[entry] << bit
        return
    if not isinstance(entry, dict):
        fields.fault("wrong-space", space_name(space))
        return
    room = Reader(entry, fields.source, (*fields.names, space_name(space)))
    state[house + board.CARDS] |= cast.room(room.choice("room", cast.rooms)) << bit
    is_down = room.choice("face", ("up", "down"), absent="up") == "down"
    state[house + SPACES] |= (FILLED if is_down else FILLED | FACE_UP) << bit
    if room.has("decor"):
        token = cast.token(room.choice("decor", cast.decor))
        state[house + board.DECOR] |= token + 1 << bit


LAID = {None: 0, "empty": FILLED, "scaffolding": SCAFFOLD, "fresh scaffolding": SCAFFOLD | FRESH}
"""What lies on a space without a known card."""


def read_beside(fields: Reader, state: State, house: int) -> None:
    """Lay tokens outside, tools and helpers beside a drawn house, and the roof pile."""
    for where, key in cards_in(fields, "outside", DECOR_KEYS):
        token = DECOR_KEYS.index(key)
        check_outside(fields, state, token, where)
        if state[house + board.OUTSIDE] >> token & 1:
            fields.fault_at(where, "token-twice")
        state[house + board.OUTSIDE] |= 1 << token
    for _, key in cards_in(fields, "beside", OWNED_KEYS):
        state[house + board.BESIDE] += 1 << board.OWNED_BITS * OWNED_KEYS.index(key)
    if board.owned(state, house, kinds.Owned.SCAFFOLDING) and not state[SCAFFOLDING_MAY_WAIT]:
        fields.fault("scaffolding-waits", "beside")
    for _, key in cards_in(fields, "roofs", ROOF_KEYS):
        state[house + board.ROOFS] += 1 << board.ROOF_BITS * ROOF_KEYS.index(key)
    told = sum(roof_counts(state, house))
    height = fields.number("roof_height", told, kinds.RESOURCE_CARDS, absent=told)
    state[house + board.ROOF_HEIGHT] = height


def cards_in(
    fields: Reader, key: str, keys: Sequence[str], most: int = kinds.RESOURCE_CARDS
) -> Iterator[tuple[str, str]]:
    """The place and the name of each card of a list; the first of all names for what is wrong.

    A state has no place for any number of cards.
    """
    for place, card in enumerate(fields.list(key, most)):
        where = f"{fields.place(key)} [{place}]"
        if card not in keys:
            fields.fault_at(where, "not-a-choice", known=", ".join(keys))
        yield where, card if card in keys else keys[0]


# Checking


def check_floors(
    fields: Reader,
    state: State,
    house: int,
    *,
    may_be_crowded: bool = False,
    cast: Cast = PRINTED.known,
) -> None:
    """Note whatever makes a house impossible, with its space and the rule."""
    things = state[house + SPACES]
    laid = (things | things >> board.SCAFFOLD_BIT) & board.ALL
    for name in names_of(laid & ~board.supported_spaces(things)):
        fields.fault("no-support", name)
    place = {space: number for room in rooms_in(state, house) for number, space in enumerate(room)}
    for space in board.SPACE_NUMBERS:
        if space in place:
            _check_room(fields, state, house, space, place[space], cast)
        elif token_on(state, house, space) >= 0:
            fields.fault("token-on-empty-room", space_name(space))
    crowd = board.crowded_tokens(state, house)
    if crowd and not may_be_crowded:
        fields.fault("two-tokens", names_of(crowd)[1])


def _check_room(
    fields: Reader, state: State, house: int, space: int, place: int, cast: Cast
) -> None:
    """A face-up card, which has so many others of its room on the left: floor, size, token."""
    kind, token = card_on(state, house, space), token_on(state, house, space)
    name, room = space_name(space), spelled(cast.room_keys[kind])
    if not board.FLOORS[kind] >> RIGHT * space & 1:
        fields.fault("wrong-floor", name, room=room)
    if place == cast.most(kind):
        fields.fault("room-too-large", name, room=room, most=place)
    if token >= 0 and decor_place(state, token) not in (kind, kinds.ANY_ROOM):
        fields.fault("token-misplaced", name, card=spelled(cast.decor_keys[token]))


def check_no_scaffolding(fields: Reader, state: State, house: int) -> None:
    """No scaffolding may be left in a house without a free space (ruling D-37)."""
    things = state[house + SPACES]
    left = board.free_spaces(things)
    if left and left == things >> board.SCAFFOLD_BIT & board.ALL:
        for name in names_of(left):
            fields.fault("scaffolding-left", name)


def check_outside(
    fields: Reader, state: State, token: int, where: str, cast: Cast = PRINTED.known
) -> None:
    """Note a token that belongs into a room."""
    if decor_place(state, token) != kinds.OUTSIDE:
        fields.fault_at(where, "token-not-outside", card=spelled(cast.decor_keys[token]))


def spelled(key: str) -> str:
    """A room or a token as sentences choose by it; one of another name is told by its words."""
    return key if key in KNOWN else key.replace("_", " ")


KNOWN = frozenset((*ROOM_KEYS, *DECOR_KEYS))
